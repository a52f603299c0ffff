package dev.tickscope.app.breakpoints;

/**
 * One line of the log.
 *
 * @param row its BREAKPOINT row
 * @param breakpointId whose it is; −1 if its row is lost
 * @param failed whether it says why a condition failed, rather than a log message
 * @param framePosition the FRAME row in which it was written
 * @param tickRow the TICK row that it belongs to, or −1 outside ticks
 * @param place "tick 431", "frame 512"
 * @param past whether the run did not write it: its breakpoint was evaluated over the recorded past
 */
public record LogLine(long row, int breakpointId, boolean failed, long framePosition, long tickRow, String place, String words, boolean past) {
    /** The same line, whoever wrote it. */
    LogLine anonymous() {
        return new LogLine(-1, breakpointId, failed, framePosition, tickRow, place, words, false);
    }

    /** The words as the list shows them. */
    String told() {
        return failed ? "Condition failed: " + words : words;
    }
}
