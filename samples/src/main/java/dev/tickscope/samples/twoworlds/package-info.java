/** A flat and a spatial world in one game: both are stepped in every tick, the flat one first. */
package dev.tickscope.samples.twoworlds;
