package dev.tickscope.core.scenario;

import java.util.List;

/**
 * How a scenario's ticks came out when frames of other lengths ran them.
 *
 * @param subject what ran, in words
 * @param ticks how many ticks were compared
 * @param reference the pacing that all others are compared with
 * @param outcomes one for each other pacing
 * @param notes what the reader of the report should know
 */
public record ReplayReport(String subject, long ticks, String reference, List<Outcome> outcomes, List<String> notes) {
    /**
     * One pacing.
     *
     * @param comparedTicks how many ticks were compared
     * @param difference the first one, or null
     * @param note empty, or what happened to its frames
     */
    public record Outcome(String pacing, long comparedTicks, Difference difference, String note) {
        public String words(String reference) {
            String remark = note.isEmpty() ? "" : " (" + note + ")";
            return difference == null ? "identical over " + comparedTicks + " ticks" + remark
                    : "differs from " + reference + " in " + difference.words() + remark;
        }
    }

    /**
     * The first difference.
     *
     * @param tick its one-based number
     * @param frame the frame that ran it here, and {@code referenceFrame} in the reference
     * @param stage the title of the stage that it comes out of
     * @param what what differs, with its object
     * @param value here, and {@code referenceValue} in the reference
     */
    public record Difference(long tick, long frame, long referenceFrame, String stage, String what, String value, String referenceValue) {
        public String words() {
            return "tick " + tick + ", " + stage + ": " + what + " is " + value + " instead of " + referenceValue + " (frame " + frame
                    + ", in the reference " + referenceFrame + ")";
        }
    }

    public boolean identical() {
        return outcomes.stream().allMatch(o -> o.difference() == null);
    }
}
