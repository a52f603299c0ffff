/** Colours, fonts, patterns and the pen that draws on a canvas. */
package dev.tickscope.timeline.draw;
