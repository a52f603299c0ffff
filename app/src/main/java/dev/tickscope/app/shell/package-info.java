/** The window around the panels: menus, keys, messages, status. */
package dev.tickscope.app.shell;
