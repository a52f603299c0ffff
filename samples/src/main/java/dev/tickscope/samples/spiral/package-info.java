/**
 * Ticks that are too expensive. {@code docs/examples/spiral.json} gives it the frames that such ticks lead to: they owe more and more,
 * until the cap drops the rest.
 */
package dev.tickscope.samples.spiral;
