/** The program Tickscope: its start, its window, and the pulse that draws it. */
package dev.tickscope.app;
