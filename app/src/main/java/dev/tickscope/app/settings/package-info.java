/** What the program remembers between two starts. */
package dev.tickscope.app.settings;
