package dev.tickscope.core.capture;

import static dev.tickscope.core.capture.CsvHeader.ABSENT;

import java.math.BigDecimal;

/**
 * Which columns of a PresentMon file count, found by name for every generation of its header.
 *
 * <ul>
 * <li>A time of the Present call is the <em>end</em> of the row's frame: {@code TimeInSeconds}, else {@code TimeInMs},
 * else {@code TimeInQPC}, else {@code QPCTime}. The row's own length is {@code MsBetweenPresents}, else
 * {@code MsBetweenAppStart}, else {@code FrameTime}, else {@code CPUBusy} + {@code CPUWait}. (1.x, 2.4 and later)
 * <li>Without one, a {@code CPUStart…} column is the <em>start</em> of the frame, with {@code FrameTime}, else
 * {@code MsBetweenAppStart}, else {@code CPUBusy} + {@code CPUWait} as the length. (2.0 to 2.3)
 * <li>Without any time the lengths alone count, in the order of the first case.
 * </ul>
 * Ticks of the performance counter are 100 ns, which every Windows that PresentMon 2 runs on has. Other times with
 * a unit in their name are in it, {@code CPUStartTime} is in milliseconds. Dates are not read.
 */
record PresentMonColumns(int application, int processId, int swapChain, int dropped, int frameType,
        StreamBuilder.Stamp stamp, int stampColumn, BigDecimal stampUnitNanos, int length, int lengthRest) {

    static final BigDecimal MILLI = BigDecimal.valueOf(1_000_000);
    private static final BigDecimal SECOND = BigDecimal.valueOf(1_000_000_000);
    private static final BigDecimal COUNTER_TICK = BigDecimal.valueOf(100);

    private static final String[] BUSY = {"CPUBusy", "MsCPUBusy"};
    private static final String[] WAIT = {"CPUWait", "MsCPUWait"};

    /** Finds the columns, or returns null when a needed one is missing. */
    static PresentMonColumns of(CsvHeader header) {
        if (!hasStream(header)) {
            return null;
        }
        Found stamp = endStamp(header);
        if (stamp == null) {
            stamp = startStamp(header);
        }
        boolean start = stamp != null && stamp.kind == StreamBuilder.Stamp.START;
        int length = start
                ? header.indexOf("FrameTime", "MsBetweenAppStart")
                : header.indexOf("MsBetweenPresents", "MsBetweenAppStart", "FrameTime");
        int lengthRest = ABSENT;
        if (length == ABSENT && header.has(BUSY) && header.has(WAIT)) {
            length = header.indexOf(BUSY);
            lengthRest = header.indexOf(WAIT);
        }
        if (stamp == null && length == ABSENT) {
            return null;
        }
        if (stamp == null) {
            stamp = new Found(StreamBuilder.Stamp.NONE, ABSENT, BigDecimal.ONE);
        }
        return new PresentMonColumns(header.indexOf("Application"), header.indexOf("ProcessID"),
                header.indexOf("SwapChainAddress"), header.indexOf("Dropped"), header.indexOf("FrameType"),
                stamp.kind, stamp.column, stamp.unitNanos, length, lengthRest);
    }

    private record Found(StreamBuilder.Stamp kind, int column, BigDecimal unitNanos) {
    }

    private static Found endStamp(CsvHeader header) {
        return first(header, StreamBuilder.Stamp.END,
                new String[] {"TimeInSeconds", "TimeInMs", "TimeInQPC", "QPCTime"},
                new BigDecimal[] {SECOND, MILLI, COUNTER_TICK, COUNTER_TICK});
    }

    private static Found startStamp(CsvHeader header) {
        return first(header, StreamBuilder.Stamp.START,
                new String[] {"CPUStartQPC", "CPUStartQPCTime", "CPUStartQPCTimeInMs", "CPUStartTime",
                    "CPUStartTimeInMs"},
                new BigDecimal[] {COUNTER_TICK, MILLI, MILLI, MILLI, MILLI});
    }

    private static Found first(CsvHeader header, StreamBuilder.Stamp kind, String[] names, BigDecimal[] unitNanos) {
        for (int i = 0; i < names.length; i++) {
            if (header.has(names[i])) {
                return new Found(kind, header.indexOf(names[i]), unitNanos[i]);
            }
        }
        return null;
    }

    /** Whether the file can tell the streams apart. Other tools have a frame time too, but no process. */
    static boolean hasStream(CsvHeader header) {
        return header.has("Application", "ProcessID") && header.has("ProcessID", "SwapChainAddress");
    }

    /** The generation of the header in plain words. */
    static String generation(CsvHeader header) {
        if (header.has("TimeInMs", "TimeInQPC", "MsBetweenAppStart", "MsBetweenSimulationStart")) {
            return "PresentMon 2.4+";
        }
        if (header.has("FrameTime")) {
            return header.has("FrameType", "AnimationTime") ? "PresentMon 2.3" : "PresentMon 2.1 or 2.2";
        }
        return header.has(BUSY) && header.has(WAIT) ? "PresentMon 2.0" : "PresentMon 1.x";
    }

    /** The column furthest to the right without which a row is of no use. */
    int lastNeeded() {
        int last = Math.max(Math.max(application, processId), swapChain);
        return Math.max(Math.max(last, stampColumn), Math.max(length, lengthRest));
    }

    boolean isNeeded(int column) {
        return column == application || column == processId || column == swapChain || column == stampColumn
                || column == length || column == lengthRest;
    }

    /** Whether the time stamps count whole ticks of a counter, so that a fraction cannot be meant. */
    boolean stampIsTicks() {
        return stampUnitNanos == COUNTER_TICK;
    }
}
