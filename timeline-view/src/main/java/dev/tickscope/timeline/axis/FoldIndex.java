package dev.tickscope.timeline.axis;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameAggregate;
import dev.tickscope.core.store.FrameMips;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds what a session's real axis folds: paused spans, added steps, lost rows. Reads each FRAME row once, and skips whole blocks whose
 * summary shows nothing to fold.
 */
public final class FoldIndex {
    private static final int BLOCK = 4_096;
    private static final int FOLDING = FrameRow.PAUSED | FrameRow.STEPPED;

    private final FrameAggregate summary = new FrameAggregate();
    private final List<Fold> found = new ArrayList<>();
    private long unitsPerNano = 1;
    private long scanned;
    private long firstRow;
    private boolean open;
    private FoldMap map = FoldMap.NONE;

    /** Knows no session yet; see {@link #reset}. */
    public FoldIndex() {
        // Everything has its first value.
    }

    /**
     * Forgets everything; for another session.
     *
     * @param newUnitsPerNano units of the session's time base in a nanosecond, since rows keep execution times in nanoseconds
     */
    public void reset(long newUnitsPerNano) {
        unitsPerNano = newUnitsPerNano;
        found.clear();
        scanned = 0;
        firstRow = 0;
        open = false;
        map = FoldMap.NONE;
    }

    public FoldMap map() {
        return map;
    }

    /** Takes in the rows that are new in this view. */
    public FoldMap update(StoreView view) {
        TableView frames = view.frames();
        boolean changed = dropLost(frames);
        long row = Math.max(scanned, frames.firstRow());
        long end = frames.rowCount();
        while (row < end) {
            if (!frames.has(row)) {
                found.add(lost(frames, row));
                open = false;
                changed = true;
                row = frames.atOrAfter(row);
            } else if (!open && row + BLOCK <= end && nothingToFold(view, row)) {
                row += BLOCK;
            } else {
                changed |= scan(view, row++);
            }
        }
        scanned = row;
        if (changed) {
            map = build(frames);
        }
        return map;
    }

    private boolean nothingToFold(StoreView view, long row) {
        if (view.frames().lostIn(row, row + BLOCK) > 0 || !view.frameMips().covers(row) || !view.frameMips().covers(row + BLOCK - 1)) {
            return false;
        }
        new FrameMips.Reader(view).aggregate(row, row + BLOCK, summary);
        return (summary.flags & FOLDING) == 0;
    }

    private boolean dropLost(TableView frames) {
        if (frames.firstRow() == firstRow) {
            return false;
        }
        firstRow = frames.firstRow();
        found.removeIf(fold -> fold.firstRow() < firstRow);
        open &= !found.isEmpty();
        return true;
    }

    private boolean scan(StoreView view, long row) {
        TableView frames = view.frames();
        int flags = frames.getInt(Columns.Frame.FLAGS, row);
        if ((flags & FOLDING) == 0) {
            open = false;
            return false;
        }
        boolean paused = (flags & FrameRow.PAUSED) != 0;
        boolean changed = paused && addPause(view, row);
        if ((flags & FrameRow.STEPPED) != 0) {
            open = false;
            changed |= addStep(frames, row);
        }
        return changed;
    }

    private boolean addPause(StoreView view, long row) {
        TableView frames = view.frames();
        boolean stepped = (frames.getInt(Columns.Frame.FLAGS, row) & FrameRow.STEPPED) != 0;
        long end = frames.getLong(Columns.Frame.REAL, row);
        long length = frames.getLong(Columns.Frame.REAL_DELTA, row);
        int last = found.size() - 1;
        long counted = stepped ? 0 : 1;
        if (open) {
            Fold fold = found.get(last);
            found.set(last, new Fold(Fold.Kind.PAUSED, fold.beginUnits(), end, fold.lengthUnits() + length, fold.firstRow(),
                    fold.rows() + counted));
            return true;
        }
        if (length <= 0) {
            return false;
        }
        long begin = end - length + kept(view, row, length);
        found.add(new Fold(Fold.Kind.PAUSED, begin, end, length, row, counted));
        open = true;
        return true;
    }

    /** From what is left of the frame before to where the frame after them begins to bring its time. */
    private Fold lost(TableView frames, long row) {
        long next = frames.atOrAfter(row);
        long before = frames.getLong(Columns.Frame.REAL, row - 1);
        long end = Math.max(before, frames.getLong(Columns.Frame.REAL, next) - Math.max(0, frames.getLong(Columns.Frame.REAL_DELTA, next)));
        long begin = before + Math.min((end - before) / 2, Math.max(0, Math.max(0, frames.getLong(Columns.Frame.REAL_DELTA, row - 1))));
        return new Fold(Fold.Kind.LOST, begin, end, end - begin, row, next - row);
    }

    /** How much of the standing time stays drawn: the frame before it needs room for what it ran. */
    private long kept(StoreView view, long row, long length) {
        long before = row - 1;
        if (!view.frameEnds().has(before) || !view.frames().has(before)) {
            return 0;
        }
        long nanos = view.frameEnds().getLong(Columns.FrameEnd.END_NANOS, before) - view.frames().getLong(Columns.Frame.BEGIN_NANOS, before);
        return Math.max(0, Math.min(length / 2, nanos * unitsPerNano));
    }

    private boolean addStep(TableView frames, long row) {
        long added = frames.getLong(Columns.Frame.ACCUMULATOR_FULL, row) - frames.getLong(Columns.Frame.ACCUMULATOR_IN, row);
        if (added <= 0) {
            return false;
        }
        long at = frames.getLong(Columns.Frame.REAL, row);
        found.add(new Fold(Fold.Kind.STEP, at, at, added, row, 1));
        return true;
    }

    private FoldMap build(TableView frames) {
        if (firstRow == 0 || frames.isEmpty()) {
            return new FoldMap(found);
        }
        List<Fold> all = new ArrayList<>(found.size() + 1);
        long begin = frames.getLong(Columns.Frame.REAL, firstRow);
        all.add(new Fold(Fold.Kind.LOST, 0, begin, begin, 0, firstRow));
        for (Fold fold : found) {
            if (fold.beginUnits() >= begin) {
                all.add(fold);
            }
        }
        return new FoldMap(all);
    }
}
