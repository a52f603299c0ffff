package dev.tickscope.core.scenario;

/**
 * Where a scripted run ends before its pacing does.
 *
 * @param tick at the end of this tick; 0 for no such end
 * @param frame when the frame of this index has ended; 0 for no such end
 * @param firstStop at the first stop that no resume of the timeline follows: the run then stands there
 */
public record RunEnd(long tick, long frame, boolean firstStop) {
    /** All of the pacing runs; every stop without a resume to come goes on at once. */
    public static final RunEnd PACING = new RunEnd(0, 0, false);
    /** Where the scenario itself stops. */
    public static final RunEnd STOP = new RunEnd(0, 0, true);

    /** At the end of that tick; 0 for all of the pacing. */
    public static RunEnd tick(long index) {
        return new RunEnd(index, 0, false);
    }

    /** After the frame of that index. */
    public static RunEnd frame(long index) {
        return new RunEnd(0, index, false);
    }
}
