/** Exact time: rationals for what people write, integers of a session's time base for what the clock computes. */
package dev.tickscope.core.time;
