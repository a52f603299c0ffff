/** Flat worlds simulated by dyn4j. The only package of the core that knows that library; none of its types appear in the public API. */
package dev.tickscope.core.physics.dyn4j;
