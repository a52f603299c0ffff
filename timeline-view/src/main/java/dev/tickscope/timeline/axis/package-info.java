/** The arithmetic between real time, simulation time and pixels. No toolkit. */
package dev.tickscope.timeline.axis;
