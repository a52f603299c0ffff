/** Colours, fonts and icons of the window. */
package dev.tickscope.app.theme;
