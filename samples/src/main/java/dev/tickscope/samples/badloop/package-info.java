/**
 * A loop whose outcome depends on the frame rate. {@code tickscope check docs/examples/badloop.json} finds the tick in which it first
 * shows.
 */
package dev.tickscope.samples.badloop;
