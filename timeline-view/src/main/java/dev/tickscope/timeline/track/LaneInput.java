package dev.tickscope.timeline.track;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.axis.SimAxis;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.axis.ZoomLevel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything the lanes decide from: one view, one axis, the frames in sight. Made once a redraw and shared by all lanes, so that they
 * agree.
 *
 * @param blocks the frames in the context part, oldest first; empty at level MANY
 * @param columns the summaries of level MANY, else null
 * @param lens the frame under the lens, or null
 * @param shares summed execution times for dense levels
 * @param executions what {@link #execution} has read
 */
public record LaneInput(StoreView view, SessionInfo info, TimeAxis axis, SimAxis sim, ZoomLevel level, List<FrameBlock> blocks,
        PixelColumns columns, LensFrame lens, Moment moment, RunStatus status, PhaseShares shares,
        Map<Long, Execution> executions) {

    /** More single frames than this are never read one by one. */
    private static final long MAX_BLOCKS = 4_096;
    private static final int COST_SAMPLES = 16;

    public static LaneInput of(StoreView view, SessionInfo info, TimeAxis axis, LensFrame lens, Moment moment, PhaseShares shares) {
        TableView frames = view.frames();
        long right = axis.contextRightUnits();
        long first = Math.max(frames.firstRow(), frames.lastAtMost(Columns.Frame.REAL, axis.leftUnits()));
        long end = frames.firstAtLeast(Columns.Frame.REAL, right, first, frames.rowCount());
        if (lens != null) {
            end = Math.min(end, lens.frame().row());
        } else if (end < frames.rowCount() && frames.getLong(Columns.Frame.REAL, end) == right) {
            end++;
        }
        long count = Math.max(0, end - first - axis.folds().noFrames(first, end));
        ZoomLevel level = level(view, info, axis, first, end, count);
        boolean many = level == ZoomLevel.MANY;
        return new LaneInput(view, info, axis, new SimAxis(view, info.stepUnits()), level, many ? List.of() : read(view, info, axis, first, end),
                many ? new PixelColumns(view, axis) : null, lens, moment, RunStatus.of(view), shares,
                new HashMap<>());
    }

    /** The same one zoom level further out, for a lane that is too slow at this one; itself where there is none. */
    public LaneInput coarser() {
        ZoomLevel next = level == ZoomLevel.MANY ? level : ZoomLevel.values()[level.ordinal() + 1];
        if (next == level) {
            return this;
        }
        boolean many = next == ZoomLevel.MANY;
        return new LaneInput(view, info, axis, sim, next, many ? List.of() : blocks, many ? new PixelColumns(view, axis) : null, lens, moment,
                status, shares, executions);
    }

    private static ZoomLevel level(StoreView view, SessionInfo info, TimeAxis axis, long first, long end, long count) {
        if (count > MAX_BLOCKS || count > axis.contextWidth()) {
            return ZoomLevel.MANY;
        }
        long span = Math.max(1, Math.min(axis.contextRightUnits(), realAt(view, end)) - Math.max(axis.leftUnits(), realAt(view, first)));
        double pixels = count == 0 ? axis.contextWidth()
                : Math.min(axis.contextWidth(), axis.contextX(axis.leftUnits() + span) + 1) / count;
        double frameCost = 0;
        double tickCost = 0;
        int seen = 0;
        long last = view.frames().atOrBefore(end - 1);
        for (long row = Math.max(Math.max(first, view.frames().runBegin(last)), last + 1 - COST_SAMPLES); row <= last && view.frames().has(row) && view.frameEnds().has(row); row++) {
            long nanos = view.frameEnds().getLong(Columns.FrameEnd.END_NANOS, row) - view.frames().getLong(Columns.Frame.BEGIN_NANOS, row);
            frameCost += nanos;
            tickCost += nanos / (double) Math.max(1, view.frameEnds().getInt(Columns.FrameEnd.TICKS, row));
            seen++;
        }
        double toPixels = seen == 0 ? 0 : info.timeBase().unitsPerNano() / (axis.unitsPerPixel() * seen);
        return ZoomLevel.of(Math.max(1, pixels), frameCost * toPixels, tickCost * toPixels);
    }

    private static long realAt(StoreView view, long row) {
        TableView frames = view.frames();
        long there = frames.atOrAfter(row);
        return frames.has(there) ? frames.getLong(Columns.Frame.REAL, there) : frames.isEmpty() ? 0 : frames.getLong(Columns.Frame.REAL,
                frames.rowCount() - 1);
    }

    private static List<FrameBlock> read(StoreView view, SessionInfo info, TimeAxis axis, long first, long end) {
        List<FrameBlock> blocks = new ArrayList<>();
        long row = activeAt(view, axis, firstActive(view, axis, first));
        while (row < end) {
            long next = activeAt(view, axis, row + 1);
            boolean last = next >= view.frames().rowCount();
            Fold lost = axis.folds().lostAt(row + 1);
            long until = lost != null ? lost.beginUnits() : last ? sessionEnd(view, info, row) : view.frames().getLong(Columns.Frame.REAL, next);
            blocks.add(new FrameBlock(FrameFacts.of(view, row), until, last));
            row = next;
        }
        return List.copyOf(blocks);
    }

    /** If the left border cuts standing time, the frame before it is the one in sight. */
    private static long firstActive(StoreView view, TimeAxis axis, long row) {
        long at = row;
        while (at > view.frames().firstRow() && standing(view, at)) {
            int fold = axis.folds().ofRow(at);
            at = view.frames().atOrBefore((fold < 0 ? at : axis.folds().get(fold).firstRow()) - 1);
        }
        return Math.max(at, view.frames().firstRow());
    }

    /** The first row from {@code row} on that is a frame and no standing time; the row count if there is none. */
    static long activeAt(StoreView view, TimeAxis axis, long row) {
        long at = view.frames().atOrAfter(row);
        while (at < view.frames().rowCount() && standing(view, at)) {
            int fold = axis.folds().ofRow(at);
            at = view.frames().atOrAfter(fold < 0 ? at + 1 : Math.max(at + 1, axis.folds().get(fold).firstRow() + axis.folds().get(fold).rows()));
        }
        return Math.min(at, view.frames().rowCount());
    }

    static boolean standing(StoreView view, long row) {
        int flags = view.frames().getInt(Columns.Frame.FLAGS, row);
        return (flags & FrameRow.PAUSED) != 0 && (flags & FrameRow.STEPPED) == 0;
    }

    /** What is known of the real axis after the last frame. @param row of that frame */
    public static long sessionEnd(StoreView view, SessionInfo info, long row) {
        long newest = view.frames().getLong(Columns.Frame.REAL, view.frames().rowCount() - 1);
        return Math.max(newest, Execution.of(view, info, row).endUnits());
    }

    /** What a frame executed; read once a redraw. */
    public Execution execution(long row) {
        return executions.computeIfAbsent(row, missing -> Execution.of(view, info, missing));
    }

    /**
     * Where a label can begin so that no folded gap lies over it.
     *
     * @param from where it would begin
     * @param characters how long it is
     */
    public double clearOfGaps(double from, int characters) {
        double at = from;
        double width = characters * 6.4;
        for (int i = Math.max(0, axis.folds().endedBy(axis.leftUnits()) - 1); i < axis.folds().count(); i++) {
            double gap = axis.foldX(i);
            if (gap > at + width) {
                break;
            }
            if (gap + axis.gapWidth() > at) {
                at = gap + axis.gapWidth() + 6;
            }
        }
        return at;
    }

    /** The length of the ticks of a frame. */
    public long stepUnits(long frame) {
        return sim.stepUnits(frame);
    }

    /** The frame under the lens, else the last one in sight: the step and the cap of lines through the whole lane are its own. */
    public long newestInSight() {
        if (lens != null) {
            return lens.frame().row();
        }
        TableView frames = view.frames();
        return frames.atOrBefore(frames.firstAtLeast(Columns.Frame.REAL, axis.contextRightUnits(), frames.firstRow(), frames.rowCount()) - 1);
    }

    /** Alpha as a frame had it at its end, or has it now. */
    public double alpha(FrameFacts frame) {
        return frame.alphaUnits() / (double) frame.stepOfAlpha(info.stepUnits());
    }

    /** Whether nothing has run yet. */
    public boolean nothingYet() {
        return view.frames().isEmpty();
    }
}
