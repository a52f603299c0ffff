package dev.tickscope.core.capture;

import java.util.Arrays;

/** Looks for frames that a user should know of before trusting a stream. All of them are kept. */
final class FrameOddities {
    private static final long LONG_NANOS = 1_000_000_000L;
    private static final long DIFFERENCE_NANOS = 100_000L;
    private static final int SHORT_FRACTION = 10;

    private final String label;
    private final long[] deltaNanos;
    private final long[] ownNanos;
    private final int[] lines;

    /** @param ownNanos the length each frame's own row gives, or {@link StreamBuilder#UNKNOWN} */
    FrameOddities(String label, long[] deltaNanos, long[] ownNanos, int[] lines) {
        this.label = label;
        this.deltaNanos = deltaNanos;
        this.ownNanos = ownNanos;
        this.lines = lines;
    }

    void note(CaptureNotes notes) {
        if (deltaNanos.length > 0) {
            noteLong(notes);
            noteShort(notes);
            noteDifferent(notes);
        }
    }

    private void noteLong(CaptureNotes notes) {
        int count = 0;
        int longest = 0;
        for (int i = 0; i < deltaNanos.length; i++) {
            count += deltaNanos[i] > LONG_NANOS ? 1 : 0;
            longest = deltaNanos[i] > deltaNanos[longest] ? i : longest;
        }
        if (count > 0) {
            notes.add(label + ": " + PlainText.count(count, "frame") + " longer than 1 s, kept; the longest is "
                    + PlainText.millis(deltaNanos[longest]) + " (line " + lines[longest] + ")");
        }
    }

    private void noteShort(CaptureNotes notes) {
        long[] sorted = deltaNanos.clone();
        Arrays.sort(sorted);
        long medianNanos = sorted[sorted.length / 2];
        long limitNanos = medianNanos / SHORT_FRACTION;
        int count = 0;
        int first = -1;
        for (int i = 0; i < deltaNanos.length; i++) {
            if (deltaNanos[i] < limitNanos) {
                count++;
                first = first < 0 ? i : first;
            }
        }
        if (count > 0) {
            notes.add(label + ": " + PlainText.count(count, "frame") + " shorter than a tenth of the median of "
                    + PlainText.millis(medianNanos) + ", kept; the first is " + PlainText.millis(deltaNanos[first])
                    + " (line " + lines[first] + ")");
        }
    }

    private void noteDifferent(CaptureNotes notes) {
        int count = 0;
        int first = -1;
        for (int i = 0; i < deltaNanos.length; i++) {
            if (ownNanos[i] >= 0 && Math.abs(deltaNanos[i] - ownNanos[i]) > DIFFERENCE_NANOS) {
                count++;
                first = first < 0 ? i : first;
            }
        }
        if (count > 0) {
            notes.add(label + ": in " + PlainText.count(count, "frame") + " the times differ from the row's own frame "
                    + "time by more than 0.1 ms, first in line " + lines[first] + " ("
                    + PlainText.millis(deltaNanos[first]) + " and " + PlainText.millis(ownNanos[first])
                    + "); the times count. Rows may be missing from the file, or be skipped");
        }
    }
}
