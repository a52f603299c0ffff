package dev.tickscope.core.capture;

/**
 * The frames of one swap chain of one process, as differences of a running time in whole nanoseconds. Immutable.
 *
 * <p>The running time is rounded to a nanosecond first and differenced then, so that rounding never adds up: the sum
 * of the differences between the first and the last row is exactly the difference of their rounded times.
 */
public final class CaptureStream {
    private final String application;
    private final long processId;
    private final String swapChain;
    private final int rowCount;
    private final long[] deltaNanos;

    /** Takes over the array. */
    CaptureStream(String application, long processId, String swapChain, int rowCount, long[] deltaNanos) {
        this.application = application;
        this.processId = processId;
        this.swapChain = swapChain;
        this.rowCount = rowCount;
        this.deltaNanos = deltaNanos;
    }

    /** The program's file name as the capture gives it, such as "game.exe"; empty when it gives none. */
    public String application() {
        return application;
    }

    /** The process id, or -1 when the capture gives none. */
    public long processId() {
        return processId;
    }

    /**
     * The address of the swap chain as "0x" and upper-case digits without leading zeros ("0x1F2A", "0x0"); any other
     * text stays as it is written; empty when the capture gives none.
     */
    public String swapChain() {
        return swapChain;
    }

    /** Usable rows of the file. One more than {@link #frameCount()} where the first (or last) has no own length. */
    public int rowCount() {
        return rowCount;
    }

    /** Frames with a known length: the number of deltas. */
    public int frameCount() {
        return deltaNanos.length;
    }

    /** The lengths of all frames in nanoseconds, each 0 or more, in order of time. A copy. */
    public long[] deltaNanos() {
        return deltaNanos.clone();
    }

    /**
     * The length of one frame in nanoseconds.
     *
     * @param index from 0 to {@link #frameCount()} - 1
     * @throws IndexOutOfBoundsException outside of that
     */
    public long deltaNanos(int index) {
        return deltaNanos[index];
    }

    /** The sum of all deltas in nanoseconds. */
    public long durationNanos() {
        long sumNanos = 0;
        for (long deltaNano : deltaNanos) {
            sumNanos += deltaNano;
        }
        return sumNanos;
    }

    /** How to name the stream to a user: "PresentBench.exe · 1234 · 0x1F2A", without the parts that are not known. */
    public String label() {
        return label(application, processId, swapChain);
    }

    static String label(String application, long processId, String swapChain) {
        StringBuilder text = new StringBuilder(application);
        if (processId >= 0) {
            text.append(text.isEmpty() ? "" : " · ").append(processId);
        }
        if (!swapChain.isEmpty()) {
            text.append(text.isEmpty() ? "" : " · ").append(swapChain);
        }
        return text.isEmpty() ? "unnamed stream" : text.toString();
    }

    @Override
    public String toString() {
        return label() + " (" + frameCount() + " frames)";
    }
}
