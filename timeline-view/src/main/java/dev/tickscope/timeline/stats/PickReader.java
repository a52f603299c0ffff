package dev.tickscope.timeline.stats;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.field.FrameKind;
import java.util.BitSet;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Finds the frames of a range that have something in common. For a thread that may take its time. */
public final class PickReader {
    private static final int ROWS_A_LOOK = 4_096;

    private PickReader() {
    }

    /** What picked frames have in common. */
    @FunctionalInterface
    public interface Common {
        boolean holds(StoreView view, long row);
    }

    /** Frames that ran by themselves and took {@code fromUnits} or more, and less than {@code toUnits}. */
    public static Common tookBetween(long fromUnits, long toUnits) {
        return (view, row) -> {
            if (!view.frameEnds().has(row)) {
                return false;
            }
            FrameKind kind = FrameKind.of(view.frameEnds().getInt(Columns.FrameEnd.FLAGS, row));
            long taken = view.frames().getLong(Columns.Frame.REAL_DELTA, row);
            return (kind == FrameKind.ORDINARY || kind == FrameKind.START) && taken >= fromUnits && (taken < toUnits || toUnits == Long.MAX_VALUE);
        };
    }

    /**
     * The rows of a range for which that holds, a bit each, counted from its first row.
     *
     * @throws CancellationException when {@code cancelled} says so
     */
    public static BitSet rows(StoreView view, FrameRange range, Common common, BooleanSupplier cancelled) {
        BitSet rows = new BitSet();
        TableView frames = view.frames();
        for (long row = frames.atOrAfter(range.firstRow()); row < range.endRow(); row = frames.atOrAfter(row + 1)) {
            if (row % ROWS_A_LOOK == 0 && cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            if (common.holds(view, row)) {
                rows.set((int) (row - range.firstRow()));
            }
        }
        return rows;
    }

    /** The newest frames up to {@code row} whose scaled time is still in an accumulator of {@code waitingUnits}. */
    public static BitSet waiting(StoreView view, FrameRange range, long waitingUnits) {
        BitSet rows = new BitSet();
        long left = waitingUnits;
        for (long row = range.endRow() - 1; row >= range.firstRow() && left > 0 && view.frames().has(row); row--) {
            long brought = view.frames().getLong(Columns.Frame.ACCUMULATOR_FULL, row) - view.frames().getLong(Columns.Frame.ACCUMULATOR_IN, row);
            if (brought > 0) {
                rows.set((int) (row - range.firstRow()));
                left -= brought;
            }
        }
        return rows;
    }
}
