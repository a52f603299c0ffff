package dev.tickscope.timeline;

import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.track.Execution;

/**
 * Where the playhead goes: a tick, frame or stage on, or to a place on the axis. Each answers with the playhead as it is where there is
 * nothing further back, and with the live one past the newest row.
 */
public final class PlayheadMoves {
    /** Borders attract the pointer within so many pixels. */
    static final double SNAP = 6;
    /** A frame that takes this many pixels shows its stages, so the playhead stops at them. */
    private static final double STAGES_FROM = 64;

    private final TimelineViewModel model;

    PlayheadMoves(TimelineViewModel model) {
        this.model = model;
    }

    private boolean nothingYet() {
        return model.view() == null || model.moment() == null || model.moment().framePosition() < 0;
    }

    private Playhead orEnd(Playhead next, int step) {
        return next != null ? next : step > 0 ? Playhead.LIVE : model.playhead();
    }

    /** The end of the tick before (−1) or after (+1). */
    public Playhead tick(int step) {
        if (nothingYet() || model.view().ticks().isEmpty()) {
            return model.playhead();
        }
        return orEnd(FrameSteps.tick(model.view(), model.moment(), step), step);
    }

    /** The end of the frame before or after; frames that are standing time are passed over. */
    public Playhead frame(int step) {
        if (nothingYet()) {
            return model.playhead();
        }
        return orEnd(FrameSteps.frame(model.view(), model.axis().folds(), model.moment(), step), step);
    }

    /** Right after the stage before or after: the exact row. */
    public Playhead stage(int step) {
        return nothingYet() ? model.playhead() : orEnd(LookBack.phase(model.view(), model.moment(), step), step);
    }

    /** One tick on; zoomed out so far that a tick is narrower than a pixel, to the first tick that lies a pixel on. */
    public Playhead arrow(int step) {
        Playhead next = tick(step);
        double perPixel = model.axis().unitsPerPixel();
        if (nothingYet() || next instanceof Playhead.Live || perPixel <= StepInForce.units(model.view(), model.session().stepUnits(), model.moment().framePosition())) {
            return next;
        }
        StoreView view = model.view();
        long here = LookBack.real(view, unitsPerNano(), model.moment());
        if (Math.abs(LookBack.real(view, unitsPerNano(), Moment.of(view, next)) - here) >= perPixel) {
            return next;
        }
        Playhead there = LookBack.at(view, unitsPerNano(), here + step * (long) Math.ceil(perPixel));
        if (there == null) {
            return step < 0 ? LookBack.oldest(view) : next;
        }
        Moment moment = Moment.of(view, there);
        return view.ticks().has(moment.tickRow()) && moment.tickRow() != model.moment().tickRow() ? new Playhead.AtTick(moment.tickRow()) : next;
    }

    /** The oldest instant that is still there. */
    public Playhead oldest() {
        return nothingYet() ? model.playhead() : LookBack.oldest(model.view());
    }

    private long unitsPerNano() {
        return model.session().timeBase().unitsPerNano();
    }

    /** The instant at x of the plot: the nearest border within {@value #SNAP} px, else the last one before it. */
    Playhead at(double x) {
        if (nothingYet()) {
            return model.playhead();
        }
        TimeAxis axis = model.axis();
        double inside = Math.max(0, Math.min(axis.width(), x));
        long real = axis.real(inside);
        if (real >= model.endUnits()) {
            return Playhead.LIVE;
        }
        boolean inLens = model.lens() != null && inside >= axis.contextWidth();
        Execution shown = inLens ? model.lens().execution() : wideFrame(real);
        if (shown != null) {
            return atStage(shown, axis.real(Math.min(axis.width(), inside + SNAP)), inside);
        }
        Playhead before = LookBack.at(model.view(), unitsPerNano(), real);
        Playhead after = LookBack.at(model.view(), unitsPerNano(), axis.real(Math.min(axis.width(), inside + SNAP)));
        Playhead nearest = after != null && (before == null || distance(after, inside) < distance(before, inside)) ? after : before;
        return nearest == null ? LookBack.oldest(model.view()) : nearest;
    }

    /** The instant at a real time, to the frame and tick. */
    Playhead atReal(long realUnits) {
        if (nothingYet()) {
            return model.playhead();
        }
        Playhead found = LookBack.at(model.view(), unitsPerNano(), realUnits);
        return found == null ? LookBack.oldest(model.view()) : found;
    }

    private double distance(Playhead playhead, double x) {
        return Math.abs(model.axis().x(LookBack.real(model.view(), unitsPerNano(), Moment.of(model.view(), playhead))) - x);
    }

    /** What a frame ran, if it is drawn wide enough to show its stages there; else null. */
    private Execution wideFrame(long real) {
        StoreView view = model.view();
        long row = view.frames().lastAtMost(Columns.Frame.REAL, real);
        if (!view.frameEnds().has(row) || !view.frames().has(row)) {
            return null;
        }
        long nanos = view.frameEnds().getLong(Columns.FrameEnd.END_NANOS, row) - view.frames().getLong(Columns.Frame.BEGIN_NANOS, row);
        if (nanos * unitsPerNano() / model.axis().unitsPerPixel() < STAGES_FROM) {
            return null;
        }
        Execution execution = Execution.of(view, model.session(), row);
        return real < execution.endUnits() ? execution : null;
    }

    private Playhead atStage(Execution execution, long snapped, double x) {
        StoreView view = model.view();
        int found = -1;
        for (int i = 0; i < execution.stages().size(); i++) {
            long end = execution.stages().get(i).endUnits();
            boolean nearer = found >= 0 && end <= snapped
                    && Math.abs(model.axis().x(end) - x) > Math.abs(model.axis().x(execution.stages().get(found).endUnits()) - x);
            if (end <= snapped && !nearer) {
                found = i;
            }
        }
        long row = execution.firstPhase() + found;
        if (found < 0 || !view.phases().has(row)) {
            Playhead before = FrameSteps.frame(view, model.axis().folds(), Moment.of(view, new Playhead.AtFrame(execution.row())), -1);
            return before == null ? LookBack.oldest(view) : before;
        }
        return Moment.of(view, new Playhead.AtPhase(row)).playhead(view);
    }
}
