package dev.tickscope.app.held;

import dev.tickscope.core.expression.Condition;
import dev.tickscope.core.expression.ConditionScan;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/** One search, done in slices on the worker's thread while the window asks how far it came. Given up, it keeps what it found. */
final class HeldSearch {
    private static final int SLICE = 20_000;

    private final boolean frames;
    private final long total;
    private final long lastRow;
    /** Let go of when the search ends, and with it the rows that it read. */
    private ConditionScan scan;
    private volatile long looked;
    private volatile int found;
    private volatile boolean givenUp;
    private volatile HeldHits hits;

    HeldSearch(Condition condition, boolean frames, StoreView view, Names names) {
        this.frames = frames;
        scan = new ConditionScan(condition, view, names, frames ? ConditionScan.Rows.FRAMES : ConditionScan.Rows.TICKS);
        total = scan.total();
        TableView table = frames ? view.frameEnds() : view.ticks();
        lastRow = table.isEmpty() ? -1 : table.rowCount() - 1;
    }

    /** @return whether there is more to do */
    boolean slice() {
        boolean more = !givenUp && scan.work(SLICE);
        looked = scan.looked();
        found = scan.count();
        if (!more) {
            long[] rows = new long[scan.count()];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = scan.row(i);
            }
            hits = new HeldHits(frames, rows, scan.looked(), total, lastRow, scan.failedRows(), scan.firstFailedRow(), scan.firstFailure());
            scan = null;
        }
        return more;
    }

    /** Ends it after the slice that is being worked on. */
    void giveUp() {
        givenUp = true;
    }

    /** What it found; null until it has ended. */
    HeldHits hits() {
        return hits;
    }

    /** "held at 17 ticks so far, 40 % searched". */
    String progressWords() {
        return HeldHits.words(found, frames) + " so far, " + (total == 0 ? 0 : looked * 100 / total) + " % searched";
    }
}
