/**
 * Two hands on one clock, one counted and one summed. {@code docs/examples/rounding.json} runs them under an accumulator of double
 * precision on a screen of 144 Hz, where a tick comes one frame late.
 */
package dev.tickscope.samples.rounding;
