package dev.tickscope.core.recording;

/**
 * What a repetition of a recorded run came to.
 *
 * @param ticks that were compared
 * @param phases that were compared; 0 if the recording has no hashes of phases
 * @param differingTicks how many of the ticks differ
 * @param divergence the first difference, or null
 * @param note why the repetition ended before the recording, or null
 */
public record ReplayReport(long ticks, long phases, long differingTicks, Divergence divergence, String note) {
    public boolean identical() {
        return divergence == null && note == null;
    }
}
