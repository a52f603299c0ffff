/** A jelly of particles and springs, and things that are parts of others. */
package dev.tickscope.samples.soft;
