package dev.tickscope.core.recording;

/**
 * Where a repetition first differs from what was recorded.
 *
 * @param tickIndex the tick that was running, or the last completed one, on the simulation clock
 * @param framePosition the FRAME row
 * @param phase the title of the phase after which the hashes differ; null if only the committed state of the tick does
 * @param what differs: {@code state}, {@code input}, {@code contacts} or {@code order of phases}
 */
public record Divergence(long tickIndex, long framePosition, String phase, String what, String recorded, String repeated) {
    /** One sentence. */
    public String words() {
        return "first difference: tick " + tickIndex + ", frame " + (framePosition + 1) + ", " + (phase == null ? "its end" : "after " + phase) + ": "
                + what + " was " + recorded + ", now " + repeated;
    }
}
