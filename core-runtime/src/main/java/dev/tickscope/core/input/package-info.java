/** Input as fixed ticks see it: what waits between ticks, who sees an edge, and interactions that are counted in ticks. */
package dev.tickscope.core.input;
