package dev.tickscope.samples.bench;

import dev.tickscope.core.event.NoRows;

/** Forgets the poses of a tick in one call, as a store takes them. */
final class Nowhere extends NoRows {
    @Override
    public void poses(double[] values, int[] bodies, int count) {
        // Forgotten.
    }
}
