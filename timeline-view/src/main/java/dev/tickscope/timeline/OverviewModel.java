package dev.tickscope.timeline;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameAggregate;
import dev.tickscope.core.store.FrameMips;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.axis.FoldMap;
import dev.tickscope.timeline.track.Mark;
import java.util.ArrayList;
import java.util.List;

/** What the strip of all frames shows: one bar a frame, or one for all frames of a pixel column; marks that survive any number. */
final class OverviewModel {
    /** What the worst frame of a bar was. */
    enum Look {
        NO_TICK, ONE_TICK, SEVERAL_TICKS, DROPPED
    }

    /** Lost rows, as wide as they are many. @param rows of all of several close losses */
    record Lost(double from, double to, long rows, int places) {
        double middle() {
            return (from + to) / 2;
        }

        private Lost and(Lost next) {
            return new Lost(from, next.to, rows + next.rows, places + next.places);
        }

        String text() {
            return Amounts.count(rows, "row") + " lost" + (places > 1 ? " in " + places + " places" : "");
        }
    }

    /** A bar. @param height in pixels, on a square-root scale */
    record Bar(double from, double to, double height, Look look) {
    }

    /**
     * @param divergence where a repeated run differs from the recorded one for the first time; NaN if it does not
     * @param from where the visible window begins; {@code to} where it ends
     */
    record Picture(List<Bar> bars, List<Mark> drops, List<Mark> pauses, List<Mark> stops, List<Lost> lost, double divergence, double from, double to) {
    }

    static final double TALLEST = 38;
    /** A loss is never drawn narrower. */
    private static final double LOST_WIDTH = 8;
    private static final double LOST_WORDS = 150;
    private static final int BLOCK = 32;
    private static final int ALIGN_FROM = 8 * BLOCK;
    private static final double PIXELS_PER_ROOT_MS = 2.9;

    private OverviewModel() {
    }

    /** Height of a frame time on the square-root scale. */
    static double height(TimeBase base, long units) {
        return Math.min(TALLEST, PIXELS_PER_ROOT_MS * Math.sqrt(Math.max(0, base.millisDouble(units))));
    }

    /** The same bars and marks with the window where it is now; for when no row came. */
    static Picture moved(Picture picture, StoreView view, TimelineViewModel model, double width) {
        long first = view.frames().firstRow();
        double perRow = width / (view.frames().rowCount() - first);
        return new Picture(picture.bars, picture.drops, picture.pauses, picture.stops, picture.lost, picture.divergence,
                x(view, model, model.axis().leftUnits(), first, perRow), windowEnd(view, model, first, perRow));
    }

    /** @param width of the plot in pixels */
    static Picture decide(StoreView view, TimelineViewModel model, double width) {
        TableView frames = view.frames();
        long first = frames.firstRow();
        long count = frames.rowCount() - first;
        TimeBase base = model.session().timeBase();
        List<Bar> bars = new ArrayList<>();
        Mark.Row drops = new Mark.Row();
        FrameAggregate sum = new FrameAggregate();
        FrameMips.Reader summaries = new FrameMips.Reader(view);
        int columns = (int) Math.min(count, Math.floor(width));
        for (int i = 0; i < columns; i++) {
            summaries.aggregate(border(first, count, i, columns), border(first, count, i + 1, columns), sum);
            double x = width * i / columns;
            if (sum.frames > 0) {
                bars.add(bar(base, sum, x, width * (i + 1) / columns));
                drops.add(x, sum.drops);
            }
        }
        double perRow = count == 0 ? 0 : width / count;
        return new Picture(List.copyOf(bars), drops.marks(), pauses(model.axis().folds(), first, perRow), stops(view, first, perRow),
                lost(frames, first, perRow), divergence(view, first, perRow), x(view, model, model.axis().leftUnits(), first, perRow),
                windowEnd(view, model, first, perRow));
    }

    /** Where a column begins; among very many frames, where the kept summaries do. */
    private static long border(long first, long count, int column, int columns) {
        long row = first + count * column / columns;
        return column < columns && count > (long) columns * ALIGN_FROM ? row / BLOCK * BLOCK : row;
    }

    private static Bar bar(TimeBase base, FrameAggregate sum, double from, double to) {
        boolean standing = sum.maxRealDeltaUnits < 0;
        Look look = sum.drops > 0 ? Look.DROPPED : sum.maxTicks > 1 ? Look.SEVERAL_TICKS : sum.maxTicks == 1 ? Look.ONE_TICK : Look.NO_TICK;
        return new Bar(from, to, standing && (sum.flags & FrameRow.PAUSED) != 0 ? 0 : height(base, sum.maxRealDeltaUnits), look);
    }

    private static List<Mark> pauses(FoldMap folds, long first, double perRow) {
        Mark.Row marks = new Mark.Row();
        for (int i = 0; i < folds.count(); i++) {
            if (folds.get(i).kind() == Fold.Kind.PAUSED) {
                marks.add((folds.get(i).firstRow() - first) * perRow, 1);
            }
        }
        return marks.marks();
    }

    /** Losses that would touch are one. */
    private static List<Lost> lost(TableView frames, long first, double perRow) {
        List<Lost> found = new ArrayList<>();
        for (long gap = frames.nextGap(first); gap < frames.rowCount(); gap = frames.nextGap(frames.atOrAfter(gap))) {
            long rows = frames.atOrAfter(gap) - gap;
            double middle = (gap - first + rows / 2.0) * perRow;
            double half = Math.max(LOST_WIDTH, rows * perRow) / 2;
            Lost last = found.isEmpty() ? null : found.get(found.size() - 1);
            Lost now = new Lost(middle - half, middle + half, rows, 1);
            if (last != null && now.from < last.to + LOST_WIDTH / 2) {
                found.set(found.size() - 1, last.and(now));
            } else {
                found.add(now);
            }
        }
        return List.copyOf(found);
    }

    /** What words tell of: losses whose words would lie over one another are told as one. */
    static List<Lost> told(List<Lost> lost) {
        List<Lost> told = new ArrayList<>();
        for (Lost next : lost) {
            Lost last = told.isEmpty() ? null : told.get(told.size() - 1);
            if (last != null && next.middle() - last.middle() < LOST_WORDS) {
                told.set(told.size() - 1, last.and(next));
            } else {
                told.add(next);
            }
        }
        return told;
    }

    private static List<Mark> stops(StoreView view, long first, double perRow) {
        Mark.Row marks = new Mark.Row();
        TableView states = view.states();
        for (long row = states.firstRow(); row < states.rowCount(); row = states.atOrAfter(row + 1)) {
            int event = states.getInt(Columns.State.EVENT, row);
            long frame = states.getLong(Columns.State.FRAME_POSITION, row);
            if (frame >= first && (event == dev.tickscope.core.event.RunEvent.STOPPED_TICK_END.ordinal()
                    || event == dev.tickscope.core.event.RunEvent.STOPPED_BEFORE_HOOK.ordinal())) {
                marks.add((frame - first + 0.5) * perRow, 1);
            }
        }
        return marks.marks();
    }

    /** In the middle of its frame. It is drawn for itself and never merged, so that no number of other marks hides it. */
    private static double divergence(StoreView view, long first, double perRow) {
        TableView rows = view.divergences();
        long frame = rows.isEmpty() ? -1 : rows.getLong(Columns.Divergence.FRAME_POSITION, rows.firstRow());
        return frame < first ? Double.NaN : (frame - first + 0.5) * perRow;
    }

    /** Where a real time lies, by frames: a frame that is half over counts half. */
    private static double x(StoreView view, TimelineViewModel model, long realUnits, long first, double perRow) {
        TableView frames = view.frames();
        long row = frames.lastAtMost(Columns.Frame.REAL, realUnits);
        if (row < first) {
            return 0;
        }
        long begin = frames.getLong(Columns.Frame.REAL, row);
        long next = frames.atOrAfter(row + 1);
        long end = frames.has(next) ? frames.getLong(Columns.Frame.REAL, next) : Math.max(begin + 1, model.endUnits());
        double share = end <= begin ? 0 : Math.min(1, (realUnits - begin) / (double) (end - begin));
        return (row - first + share * Math.max(1, next - row)) * perRow;
    }

    /** Where a moment lies. */
    static double momentX(StoreView view, TimelineViewModel model, Moment moment, double width) {
        long first = view.frames().firstRow();
        long units = LookBack.real(view, model.session().timeBase().unitsPerNano(), moment);
        return x(view, model, units, first, width / (view.frames().rowCount() - first));
    }

    private static double windowEnd(StoreView view, TimelineViewModel model, long first, double perRow) {
        if (model.lens() != null && model.axis().contextRightUnits() == model.lens().frame().startUnits()) {
            return (model.lens().frame().row() - first + 1) * perRow;
        }
        return x(view, model, model.axis().contextRightUnits(), first, perRow);
    }

    /** The real time at x. */
    static long real(StoreView view, double x, double width) {
        TableView frames = view.frames();
        long first = frames.firstRow();
        double place = Math.max(0, Math.min(1, x / width)) * (frames.rowCount() - first);
        long row = frames.atOrBefore(Math.min(frames.rowCount() - 1, first + (long) place));
        long next = frames.atOrAfter(row + 1);
        long begin = frames.getLong(Columns.Frame.REAL, row);
        long end = frames.has(next) ? frames.getLong(Columns.Frame.REAL, next) : begin;
        return begin + Math.round((place - (row - first)) / Math.max(1, next - row) * (end - begin));
    }
}
