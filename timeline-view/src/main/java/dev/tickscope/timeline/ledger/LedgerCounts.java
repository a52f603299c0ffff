package dev.tickscope.timeline.ledger;

import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.Arrays;
import java.util.List;

/**
 * How often the rarely changing parts of the ledger changed, and how many pauses and stops there were. Counts on from where it was, so
 * following a running session costs nothing; going back counts anew, and then only what is still kept.
 */
final class LedgerCounts {
    private static final RunEvent[] EVENTS = RunEvent.values();
    private static final List<Column> COUNTED = List.of(Columns.Ledger.CLAMPED, Columns.Ledger.REFUSED, Columns.Ledger.START_DISCARDED,
            Columns.Ledger.REPLACED, Columns.Ledger.CLEARED);

    private final long[] counts = new long[COUNTED.size()];
    private final long[] firstRows = new long[COUNTED.size()];
    private long ledgerRows;
    private long stateRows;
    private long pauses;
    private long stops;
    private boolean stands;
    private boolean complete = true;

    /** Counts the LEDGER rows before {@code ledgersUpTo} and the STATE rows before {@code statesUpTo}. */
    void update(StoreView view, long ledgersUpTo, long statesUpTo) {
        if (ledgersUpTo < ledgerRows || statesUpTo < stateRows) {
            Arrays.fill(counts, 0);
            ledgerRows = 0;
            stateRows = 0;
            pauses = 0;
            stops = 0;
            stands = false;
            complete = true;
        }
        complete &= (view.ledgers().firstRow() == 0 || ledgerRows > view.ledgers().firstRow()) && stateRows >= view.states().firstRow();
        ledgerRows = Math.max(ledgerRows, view.ledgers().firstRow());
        stateRows = Math.max(stateRows, view.states().firstRow());
        for (; ledgerRows < ledgersUpTo; ledgerRows++) {
            countLedger(view.ledgers(), ledgerRows);
        }
        for (; stateRows < statesUpTo; stateRows++) {
            countState(view.states(), stateRows);
        }
    }

    private void countLedger(TableView ledgers, long row) {
        for (int i = 0; i < counts.length; i++) {
            // What the oldest row that is left changed cannot be told: the one before it is lost.
            long before = row == 0 ? 0 : ledgers.getLong(COUNTED.get(i), Math.max(row - 1, ledgers.firstRow()));
            if (ledgers.getLong(COUNTED.get(i), row) != before && counts[i]++ == 0) {
                firstRows[i] = row;
            }
        }
    }

    /** A run that stands counts once, however often it is stepped before it goes on. */
    private void countState(TableView states, long row) {
        RunEvent event = EVENTS[states.getInt(Columns.State.EVENT, row)];
        if (event.running()) {
            stands = false;
        } else if (!stands) {
            stands = true;
            if (event == RunEvent.PAUSED) {
                pauses++;
            } else if (event == RunEvent.STOPPED_TICK_END || event == RunEvent.STOPPED_BEFORE_HOOK) {
                stops++;
            }
        }
    }

    /** Whether no row was lost before it was counted; if not, the counts are the least that they can be. */
    boolean complete() {
        return complete;
    }

    /** How often that part grew. */
    long of(Column part) {
        return counts[COUNTED.indexOf(part)];
    }

    /** The LEDGER row in which that part first grew; only if it did. */
    long firstRow(Column part) {
        return firstRows[COUNTED.indexOf(part)];
    }

    long pauses() {
        return pauses;
    }

    long stops() {
        return stops;
    }
}
