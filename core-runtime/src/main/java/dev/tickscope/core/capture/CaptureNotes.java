package dev.tickscope.core.capture;

import java.util.ArrayList;
import java.util.List;

/** Collects what a reader has to say, so that a file with a million bad rows does not give a million notes. */
final class CaptureNotes {
    private static final int SKIPPED_ROWS_IN_FULL = 10;

    private final List<String> notes = new ArrayList<>();
    private final List<String> skipped = new ArrayList<>();
    private long skippedCount;
    private String firstSkippedColumn;
    private String firstSkippedReason;
    private long firstSkippedLine;

    void add(String note) {
        notes.add(note);
    }

    void skippedRow(long lineNumber, BadCellException reason) {
        skippedCount++;
        if (skippedCount == 1) {
            firstSkippedLine = lineNumber;
            firstSkippedColumn = reason.columnName();
            firstSkippedReason = reason.getMessage();
        }
        if (skipped.size() < SKIPPED_ROWS_IN_FULL) {
            skipped.add(CaptureException.place(lineNumber, reason.columnName()) + ": " + reason.getMessage()
                    + "; row skipped");
        }
    }

    long skippedCount() {
        return skippedCount;
    }

    /** The failure of a file that has too many bad rows: it tells of the first of them. */
    CaptureException tooManySkipped(String fileName, long rowCount) {
        return CaptureException.at(fileName, firstSkippedLine, firstSkippedColumn, firstSkippedReason + ". "
                + skippedCount + " of " + PlainText.count(rowCount, "row") + " cannot be used");
    }

    /** Skipped rows first, in the order of the file, then everything else. */
    List<String> all() {
        List<String> all = new ArrayList<>(skipped);
        long more = skippedCount - skipped.size();
        if (more > 0) {
            all.add("and " + PlainText.count(more, "more row") + " skipped for such reasons");
        }
        all.addAll(notes);
        return all;
    }
}
