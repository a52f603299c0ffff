/** Boxes stacked in space, simulated by Jolt. */
package dev.tickscope.samples.stack3d;
