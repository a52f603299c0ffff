/** What the window can do, listed once: menus, keys, the list of keys and the palette read it. Knows no toolkit. */
package dev.tickscope.app.command;
