package dev.tickscope.core.store;

import dev.tickscope.core.event.EventKind;

/**
 * Everything a session had published at one moment, frozen: later rows do not show up in it and retention takes nothing from it.
 * Views take one a pulse and all read the same rows. A view holds the memory of its rows; drop it when done.
 */
public final class StoreView {
    private final TableView[] tables;
    private final FrameMips mips;
    private final long releases;

    StoreView(TableView[] tables, FrameMips mips, long releases) {
        this.tables = tables;
        this.mips = mips;
        this.releases = releases;
    }

    public TableView table(EventKind kind) {
        return tables[kind.ordinal()];
    }

    public TableView frames() {
        return table(EventKind.FRAME);
    }

    /** Ended frames; while a frame is running or suspended there is one row less than in {@link #frames()}. */
    public TableView frameEnds() {
        return table(EventKind.FRAME_END);
    }

    public TableView ticks() {
        return table(EventKind.TICK);
    }

    public TableView phases() {
        return table(EventKind.PHASE);
    }

    public TableView poses() {
        return table(EventKind.POSE);
    }

    public TableView states() {
        return table(EventKind.STATE);
    }

    public TableView breakpoints() {
        return table(EventKind.BREAKPOINT);
    }

    public TableView commands() {
        return table(EventKind.COMMAND);
    }

    public TableView inputs() {
        return table(EventKind.INPUT);
    }

    public TableView objects() {
        return table(EventKind.OBJECT);
    }

    public TableView divergences() {
        return table(EventKind.DIVERGENCE);
    }

    public TableView contacts() {
        return table(EventKind.CONTACT);
    }

    public TableView ledgers() {
        return table(EventKind.LEDGER);
    }

    /** Summaries of full chunks of frames, for zooming out. */
    public FrameMips frameMips() {
        return mips;
    }

    /** The same rows, and no summaries: whatever asks for some reads row by row. To check what summaries say, and to measure what they save. */
    public StoreView withoutSummaries() {
        return new StoreView(tables, new FrameMips(new long[0][][]), releases);
    }

    /** How often the writer had published when this view was taken; grows with every change, so equal means unchanged. */
    public long releases() {
        return releases;
    }

    /** Memory that the history takes now, in bytes: full chunks packed or still to be packed, and the room of those that are being filled. */
    public long heldBytes() {
        long sum = 0;
        for (TableView table : tables) {
            sum += table.heldBytes();
        }
        return sum;
    }

    /** Rows of all kinds, lost ones included. */
    public long totalRows() {
        long sum = 0;
        for (TableView table : tables) {
            sum += table.rowCount();
        }
        return sum;
    }

    /** Rows of all kinds that were lost. */
    public long lostRows() {
        long sum = 0;
        for (TableView table : tables) {
            sum += table.lostRows();
        }
        return sum;
    }
}
