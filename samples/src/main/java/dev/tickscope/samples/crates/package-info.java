/** A world of falling and thrown crates, simulated by dyn4j. */
package dev.tickscope.samples.crates;
