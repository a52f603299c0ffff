package dev.tickscope.timeline;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.SimAxis;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.track.Execution;

/** What attracts the pointer: starts of frames, ends of ticks on the simulation ruler, and borders of stages where they execute. */
final class Borders {
    /** A frame with more ticks than this is so much wider than the reach that its middle is of no interest. */
    private static final int TICKS_LOOKED_AT = 4;

    private final TimelineViewModel model;

    Borders(TimelineViewModel model) {
        this.model = model;
    }

    /** The nearest border within {@value PlayheadMoves#SNAP} px of x, or the real time at x itself if there is none. */
    long units(double x) {
        double inside = Math.max(0, Math.min(model.axis().width(), x));
        Nearest nearest = new Nearest(model.axis(), inside);
        if (model.view() != null && !model.view().frames().isEmpty()) {
            look(nearest, inside);
        }
        return nearest.found ? nearest.units : model.axis().real(inside);
    }

    /** The same as a place of the plot. */
    double x(double x) {
        return Double.isNaN(x) || model.view() == null ? x : snappedX(x);
    }

    private double snappedX(double x) {
        long units = units(x);
        return units == model.axis().real(Math.max(0, Math.min(model.axis().width(), x))) ? x : model.axis().x(units);
    }

    private void look(Nearest nearest, double x) {
        StoreView view = model.view();
        TableView frames = view.frames();
        TimeAxis axis = model.axis();
        boolean inLens = model.lens() != null && x >= axis.contextWidth() - PlayheadMoves.SNAP;
        if (inLens) {
            stages(nearest, model.lens().execution());
        }
        long real = axis.real(Math.min(x, axis.contextWidth()));
        long next = frames.firstAtLeast(Columns.Frame.REAL, real + 1, frames.firstRow(), frames.rowCount());
        for (long row = Math.max(frames.firstRow(), frames.atOrBefore(next - 1)); row <= Math.min(next, frames.rowCount() - 1); row = frames.atOrAfter(row + 1)) {
            nearest.offer(frames.getLong(Columns.Frame.REAL, row));
        }
        long last = frames.atOrBefore(next - 1);
        if (!inLens && frames.has(last)) {
            Execution before = execution(last);
            if (before != null) {
                stages(nearest, before);
            }
        }
        SimAxis sim = new SimAxis(view, model.session().stepUnits());
        long tick = sim.firstTickAfter(real);
        for (long row = view.ticks().atOrAfter(tick - TICKS_LOOKED_AT / 2);
                row < Math.min(view.ticks().rowCount(), tick + TICKS_LOOKED_AT / 2); row = view.ticks().atOrAfter(row + 1)) {
            nearest.offer(sim.tickEnd(row));
        }
    }

    /** What a frame executed, if it is wide enough that its borders can be told apart; else null. */
    private Execution execution(long row) {
        StoreView view = model.view();
        if (!view.frameEnds().has(row)) {
            return null;
        }
        long nanos = view.frameEnds().getLong(Columns.FrameEnd.END_NANOS, row) - view.frames().getLong(Columns.Frame.BEGIN_NANOS, row);
        double pixels = nanos * (double) model.session().timeBase().unitsPerNano() / model.axis().unitsPerPixel();
        return pixels < PlayheadMoves.SNAP ? null : Execution.of(view, model.session(), row);
    }

    private static void stages(Nearest nearest, Execution execution) {
        for (Execution.StageRun stage : execution.stages()) {
            nearest.offer(stage.beginUnits());
            nearest.offer(stage.endUnits());
        }
    }

    /** Keeps the border that is nearest to x. */
    private static final class Nearest {
        private final TimeAxis axis;
        private final double x;
        private double distance = PlayheadMoves.SNAP;
        private long units;
        private boolean found;

        Nearest(TimeAxis axis, double x) {
            this.axis = axis;
            this.x = x;
        }

        void offer(long realUnits) {
            double away = Math.abs(axis.x(realUnits) - x);
            if (away < distance || away == distance && !found) {
                distance = away;
                units = realUnits;
                found = true;
            }
        }
    }
}
