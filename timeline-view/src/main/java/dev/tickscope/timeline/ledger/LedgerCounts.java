package dev.tickscope.timeline.ledger;

import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;

/**
 * How often the rarely changing parts of the ledger changed, and how many pauses and stops there were, up to any row. Reads each row once
 * and keeps what it had counted every {@value #SPAN} rows, so going back counts at most that many again.
 */
final class LedgerCounts {
    private static final int SPAN = 1024;
    private static final RunEvent[] EVENTS = RunEvent.values();
    private static final List<Column> COUNTED = List.of(Columns.Ledger.CLAMPED, Columns.Ledger.REFUSED, Columns.Ledger.START_DISCARDED,
            Columns.Ledger.REPLACED, Columns.Ledger.CLEARED);
    private static final int PAUSES = 0;
    private static final int STOPS = 1;
    private static final int STANDS = 2;

    private final Counter ledgers = new Counter(COUNTED.size(), true, this::countLedger);
    private final Counter states = new Counter(3, false, this::countState);
    private final long[] firstRows = new long[COUNTED.size()];

    /** Counts the LEDGER rows before {@code ledgersUpTo} and the STATE rows before {@code statesUpTo}. */
    void update(StoreView view, long ledgersUpTo, long statesUpTo) {
        ledgers.goTo(view.ledgers(), ledgersUpTo);
        states.goTo(view.states(), statesUpTo);
    }

    /** Counts on with a row. */
    private interface Step {
        void count(TableView table, long row, long[] counts);
    }

    /** Running counts over the rows of a table. */
    private static final class Counter {
        private final Step step;
        private final List<long[]> kept = new ArrayList<>();
        private long[] counts;
        /** Whether a row tells what it changed only together with the one before it. */
        private final boolean looksBack;
        private long row;
        private boolean complete = true;

        Counter(int count, boolean looksBack, Step step) {
            this.step = step;
            this.looksBack = looksBack;
            counts = new long[count];
            kept.add(counts.clone());
        }

        void goTo(TableView table, long upTo) {
            if (upTo < row) {
                int span = (int) (upTo / SPAN);
                row = (long) span * SPAN;
                counts = kept.get(span).clone();
            }
            long first = table.firstRow();
            complete &= first == 0 || row > first || row == first && !looksBack;
            if (row < first) {
                row = first;
                while (kept.size() <= row / SPAN) {
                    kept.add(counts.clone());
                }
            }
            while (row < upTo) {
                complete &= table.has(row);
                if (table.has(row)) {
                    step.count(table, row, counts);
                }
                row++;
                if (row % SPAN == 0 && row / SPAN == kept.size()) {
                    kept.add(counts.clone());
                }
            }
        }
    }

    private void countLedger(TableView ledgers, long row, long[] counts) {
        for (int i = 0; i < counts.length; i++) {
            // What the oldest row that is left changed cannot be told: the one before it is lost.
            long before = row == 0 ? 0 : ledgers.getLong(COUNTED.get(i), ledgers.has(row - 1) ? row - 1 : row);
            if (ledgers.getLong(COUNTED.get(i), row) != before && counts[i]++ == 0) {
                firstRows[i] = row;
            }
        }
    }

    /** A run that stands counts once, however often it is stepped before it goes on. */
    private void countState(TableView states, long row, long[] counts) {
        RunEvent event = EVENTS[states.getInt(Columns.State.EVENT, row)];
        if (event.running()) {
            counts[STANDS] = 0;
        } else if (counts[STANDS] == 0) {
            counts[STANDS] = 1;
            if (event == RunEvent.PAUSED) {
                counts[PAUSES]++;
            } else if (event == RunEvent.STOPPED_TICK_END || event == RunEvent.STOPPED_BEFORE_HOOK) {
                counts[STOPS]++;
            }
        }
    }

    /** Whether no row was lost before it was counted; if not, the counts are the least that they can be. */
    boolean complete() {
        return ledgers.complete && states.complete;
    }

    /** How often that part grew. */
    long of(Column part) {
        return ledgers.counts[COUNTED.indexOf(part)];
    }

    /** The LEDGER row in which that part first grew; only if it did. */
    long firstRow(Column part) {
        return firstRows[COUNTED.indexOf(part)];
    }

    long pauses() {
        return states.counts[PAUSES];
    }

    long stops() {
        return states.counts[STOPS];
    }
}
