package dev.tickscope.core.capture;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Gathers the rows of one stream and makes differences of them.
 *
 * <p>Where a row has a time stamp, it counts. Where it has none, its running time is the exact sum of the one before
 * and the row's own length. Both are rounded to a nanosecond before anything is subtracted.
 */
final class StreamBuilder {
    /** What the time stamp of a row marks. */
    enum Stamp {
        /** The end of the row's frame: the frame began at the row before. */
        END,
        /** The start of the row's frame: it lasts until the row after. */
        START,
        /** Rows have no time stamp, only lengths. */
        NONE
    }

    /** The own length of a row that gives none. */
    static final long UNKNOWN = -1;

    private final Stamp stamp;
    private final long processId;
    private final String swapChain;
    private String application;

    private long[] timeNanos = new long[256];
    private long[] ownNanos = new long[256];
    private int[] lines = new int[256];
    private int size;

    private BigDecimal lastExact = BigDecimal.ZERO;
    private BigDecimal lastOwnExact;
    private long latestNanos = Long.MIN_VALUE;
    private boolean anyStamp;
    private long rebuiltCount;
    private long backwardCount;
    private long droppedCount;

    StreamBuilder(Stamp stamp, String application, long processId, String swapChain) {
        this.stamp = stamp;
        this.application = application;
        this.processId = processId;
        this.swapChain = swapChain;
    }

    /**
     * Adds a row.
     *
     * @param exactStamp the time stamp in nanoseconds, or null when the row has none
     * @param exactOwn the row's own length in nanoseconds, 0 or more, or null when it has none
     * @return null when the row is taken, otherwise why not
     */
    String add(BigDecimal exactStamp, BigDecimal exactOwn, long lineNumber) {
        BigDecimal exact = exactStamp == null ? rebuilt(exactOwn) : exactStamp;
        if (exact == null) {
            return "has neither a time nor a length of its own";
        }
        if (!DecimalText.isInRange(exact)) {
            return "the running time is out of range. Expected less than 73 years";
        }
        long nanos = DecimalText.quantise(exact);
        // Before the recording's zero is fine for a frame that began before it, but not in the middle of a recording.
        if (nanos < 0 && anyStamp && latestNanos >= 0) {
            return "the time is negative";
        }
        if (exactStamp == null) {
            rebuiltCount++;
        } else {
            anchor(nanos, exactOwn);
        }
        if (size > 0 && nanos < timeNanos[size - 1]) {
            backwardCount++;
        }
        latestNanos = Math.max(latestNanos, nanos);
        lastExact = exact;
        lastOwnExact = exactOwn;
        append(nanos, exactOwn == null ? UNKNOWN : DecimalText.quantise(exactOwn), lineNumber);
        return null;
    }

    private BigDecimal rebuilt(BigDecimal exactOwn) {
        if (size == 0) {
            // Without any stamps a first row of unknown length still is where the second frame begins.
            boolean usable = exactOwn != null || stamp == Stamp.NONE;
            return !usable ? null : stamp == Stamp.START || exactOwn == null ? BigDecimal.ZERO : exactOwn;
        }
        BigDecimal step = stamp == Stamp.START ? lastOwnExact : exactOwn;
        return step == null ? null : lastExact.add(step);
    }

    /** The first time stamp of a stream tells where the rows before it, rebuilt from zero, really stand. */
    private void anchor(long nanos, BigDecimal exactOwn) {
        if (!anyStamp && size > 0) {
            BigDecimal step = stamp == Stamp.START ? lastOwnExact : exactOwn;
            long shiftNanos = nanos - (step == null ? 0 : DecimalText.quantise(step)) - timeNanos[size - 1];
            for (int i = 0; i < size; i++) {
                timeNanos[i] += shiftNanos;
            }
        }
        anyStamp = true;
    }

    private void append(long nanos, long own, long lineNumber) {
        if (size == timeNanos.length) {
            int more = size + (size >> 1);
            timeNanos = Arrays.copyOf(timeNanos, more);
            ownNanos = Arrays.copyOf(ownNanos, more);
            lines = Arrays.copyOf(lines, more);
        }
        timeNanos[size] = nanos;
        ownNanos[size] = own;
        lines[size++] = (int) Math.min(lineNumber, Integer.MAX_VALUE);
    }

    void countDropped() {
        droppedCount++;
    }

    /** Some tools know a program's name only after its first frames. */
    void nameIfUnknown(String name) {
        if (isUnknown(application) && !isUnknown(name)) {
            application = name;
        }
    }

    private static boolean isUnknown(String name) {
        return name.isEmpty() || name.startsWith("<");
    }

    /** Makes the stream, and notes what is odd about it. Call once, after the last row. */
    CaptureStream build(CaptureNotes notes) {
        if (backwardCount > 0) {
            sortByTime();
        }
        boolean firstLength = stamp != Stamp.START && size > 0 && ownNanos[0] > 0;
        boolean lastLength = stamp == Stamp.START && size > 0 && ownNanos[size - 1] > 0;
        int first = firstLength ? 0 : 1;
        int last = lastLength ? size : size - 1;
        // A frame is named by the row that gives its length: the later one for ends, the earlier one for starts.
        int shift = stamp == Stamp.START ? 1 : 0;
        long[] deltaNanos = new long[Math.max(0, last - first + 1)];
        int[] frameLines = new int[deltaNanos.length];
        long[] frameOwnNanos = new long[deltaNanos.length];
        for (int i = first; i <= last; i++) {
            int row = i - shift;
            frameLines[i - first] = lines[row];
            frameOwnNanos[i - first] = ownNanos[row];
            boolean between = i > 0 && i < size;
            deltaNanos[i - first] = between ? timeNanos[i] - timeNanos[i - 1] : ownNanos[row];
        }
        CaptureStream stream = new CaptureStream(application, processId, swapChain, size, deltaNanos);
        noteRows(stream.label(), notes);
        new FrameOddities(stream.label(), deltaNanos, frameOwnNanos, frameLines).note(notes);
        return stream;
    }

    private void noteRows(String label, CaptureNotes notes) {
        if (backwardCount > 0) {
            notes.add(label + ": time went back " + PlainText.count(backwardCount, "time")
                    + "; the rows are sorted by time");
        }
        if (rebuiltCount > 0 && stamp != Stamp.NONE) {
            notes.add(label + ": " + PlainText.count(rebuiltCount, "row")
                    + " without a readable time; rebuilt from the frame times");
        }
        if (droppedCount > 0) {
            notes.add(label + ": " + droppedCount + " of " + PlainText.count(size, "present")
                    + " dropped; they are kept, as the loop ran them");
        }
    }

    private void sortByTime() {
        Integer[] order = new Integer[size];
        Arrays.setAll(order, i -> i);
        // The sort of objects is stable: rows with one time stay in the order of the file.
        Arrays.sort(order, Comparator.comparingLong(i -> timeNanos[i]));
        long[] sortedTimes = new long[size];
        long[] sortedOwn = new long[size];
        int[] sortedLines = new int[size];
        for (int i = 0; i < size; i++) {
            sortedTimes[i] = timeNanos[order[i]];
            sortedOwn[i] = ownNanos[order[i]];
            sortedLines[i] = lines[order[i]];
        }
        timeNanos = sortedTimes;
        ownNanos = sortedOwn;
        lines = sortedLines;
    }
}
