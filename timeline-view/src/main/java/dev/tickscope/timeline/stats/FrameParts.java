package dev.tickscope.timeline.stats;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.field.FrameKind;

/**
 * Whether a frame added to a sum of the time ledger. An ended frame did if the sum at its end differs from that at the end of the frame
 * before; one that has not ended, if its own row says so already.
 */
public final class FrameParts {
    private FrameParts() {
    }

    /** Whether a frame that is there changed that column of the LEDGER table. */
    private static boolean grew(StoreView view, long row, Column... columns) {
        TableView ends = view.frameEnds();
        if (!ends.has(row)) {
            return false;
        }
        int ledger = ends.getInt(Columns.FrameEnd.LEDGER_ROW, row);
        int before = ends.has(row - 1) ? ends.getInt(Columns.FrameEnd.LEDGER_ROW, row - 1) : -1;
        if (ledger == before || row > 0 && before < 0) {
            return false;
        }
        for (Column column : columns) {
            if (view.ledgers().getLong(column, ledger) != (before < 0 ? 0 : view.ledgers().getLong(column, before))) {
                return true;
            }
        }
        return false;
    }

    private static int flags(StoreView view, long row) {
        return view.frameEnds().has(row) ? view.frameEnds().getInt(Columns.FrameEnd.FLAGS, row)
                : view.frames().getInt(Columns.Frame.FLAGS, row);
    }

    private static boolean open(StoreView view, long row) {
        return !view.frameEnds().has(row);
    }

    /** It ran ticks. */
    public static boolean simulated(StoreView view, long row) {
        return open(view, row) ? view.ticks().rowCount() > view.frames().getLong(Columns.Frame.TICKS_BEFORE, row)
                : view.frameEnds().getInt(Columns.FrameEnd.TICKS, row) > 0;
    }

    /** Real time passed while the run stood. */
    public static boolean paused(StoreView view, long row) {
        return (flags(view, row) & FrameRow.PAUSED) != 0 && view.frames().getLong(Columns.Frame.REAL_DELTA, row) != 0;
    }

    /** It dropped waiting time. */
    public static boolean dropped(StoreView view, long row) {
        return open(view, row) ? view.frames().getLong(Columns.Frame.DROPPED_AT_START, row) > 0
                : view.frameEnds().getLong(Columns.FrameEnd.DROPPED, row) > 0 || grew(view, row, Columns.Ledger.DROPPED_PART);
    }

    /** The clamp cut its delta. */
    public static boolean clamped(StoreView view, long row) {
        return view.frames().getLong(Columns.Frame.CLAMPED, row) > 0;
    }

    /** Its delta was refused. */
    public static boolean refused(StoreView view, long row) {
        return FrameKind.of(flags(view, row)) == FrameKind.REFUSED;
    }

    /** It was a start frame with a time of its own. */
    public static boolean started(StoreView view, long row) {
        return FrameKind.of(flags(view, row)) == FrameKind.START && view.frames().getLong(Columns.Frame.REAL_DELTA, row) > 0;
    }

    /** A step took the place of its delta. */
    public static boolean replaced(StoreView view, long row) {
        int flags = flags(view, row);
        return (flags & FrameRow.STEPPED) != 0 && (flags & FrameRow.PAUSED) == 0 && view.frames().getLong(Columns.Frame.REAL_DELTA, row) > 0;
    }

    /** Waiting time was cleared before it. */
    public static boolean cleared(StoreView view, long row) {
        return (flags(view, row) & FrameRow.CLEARED) != 0 || grew(view, row, Columns.Ledger.CLEARED, Columns.Ledger.CLEARED_PART);
    }

    /** A new rate rounded what waited. */
    public static boolean rounded(StoreView view, long row) {
        return grew(view, row, Columns.Ledger.ROUNDED, Columns.Ledger.ROUNDED_PART);
    }

    /** The engine took another delta for its own. */
    public static boolean adjusted(StoreView view, long row) {
        return view.frames().getLong(Columns.Frame.ADJUSTED, row) != 0;
    }

    /** Its ticks were not one step long. */
    public static boolean stretched(StoreView view, long row) {
        return grew(view, row, Columns.Ledger.STRETCHED, Columns.Ledger.STRETCHED_PART);
    }

    /** The engine's rounding changed how many ticks it ran. */
    public static boolean otherTicks(StoreView view, long row) {
        return (flags(view, row) & FrameRow.ROUNDED) != 0;
    }

    /** Its time went to the game clock. */
    public static boolean fed(StoreView view, long row) {
        return FrameKind.of(flags(view, row)) == FrameKind.ORDINARY
                && view.frames().getLong(Columns.Frame.REAL_DELTA, row) > view.frames().getLong(Columns.Frame.CLAMPED, row);
    }

    /** The time scale made less of it. */
    public static boolean scaledAway(StoreView view, long row) {
        return fed(view, row)
                && view.frames().getLong(Columns.Frame.SCALE_NUMERATOR, row) < view.frames().getLong(Columns.Frame.SCALE_DENOMINATOR, row);
    }
}
