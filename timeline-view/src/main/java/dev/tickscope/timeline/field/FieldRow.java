package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockField;

/**
 * One row of the table, ready to show.
 *
 * @param value without its unit, or "none"
 * @param unit "ms", "s" or empty
 * @param rowChange against the row before: "=", a signed amount (times in milliseconds), or "–" where there is nothing to compare with
 * @param frameChange the same against the end of the frame before
 * @param rightNow what the value means at this moment, in plain words
 * @param exact what copying gives: whole nanoseconds, a fraction of seconds, a fraction, or a count
 * @param exactRowChange the change against the row before without rounding, with its unit
 * @param exactFrameChange the change against the frame before likewise
 * @param raw the value as an integer, or {@link ClockValues#ABSENT}
 */
public record FieldRow(ClockField field, String value, String unit, String rowChange, String frameChange, String rightNow, String exact,
        String exactRowChange, String exactFrameChange, long raw) {
    /** Shown where there is no earlier row to compare with. */
    public static final String NOTHING_BEFORE = "–";

    public boolean absent() {
        return raw == ClockValues.ABSENT;
    }

    /** One sentence for a screen reader. */
    public String spoken() {
        String amount = unit.isEmpty() ? value : value + " " + (unit.equals("ms") ? "milliseconds" : "seconds");
        return field.fieldName() + " " + amount + ", row " + spokenChange(rowChange) + ", frame " + spokenChange(frameChange) + ", "
                + rightNow;
    }

    private static String spokenChange(String change) {
        return switch (change) {
            case "=" -> "unchanged";
            case NOTHING_BEFORE -> "nothing to compare with";
            default -> change;
        };
    }
}
