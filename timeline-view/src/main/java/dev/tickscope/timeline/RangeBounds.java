package dev.tickscope.timeline;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.FoldMap;
import dev.tickscope.timeline.axis.SimAxis;

/**
 * A stretch of the real axis and what lies in it, exactly. A frame belongs to it if it starts in it; a tick if it ends in it on the
 * simulation ruler, which is where its step was paid for.
 *
 * @param fromUnits where it begins
 * @param toUnits where it ends; not before it begins
 * @param firstFrame the first FRAME row that starts in it …
 * @param endFrame … and one past the last; rows of standing time lie between them too
 * @param frames how many of those rows are frames
 * @param firstTick the first TICK row that ends in it …
 * @param endTick … and one past the last
 * @param simulationUnits how far the simulation advanced: the length of all completed ticks in it
 */
public record RangeBounds(long fromUnits, long toUnits, long firstFrame, long endFrame, long frames, long firstTick, long endTick,
        long simulationUnits) {

    /** The order of the two ends does not matter. There must be at least one frame. */
    static RangeBounds of(StoreView view, SessionInfo info, FoldMap folds, long oneUnits, long otherUnits) {
        long from = Math.min(oneUnits, otherUnits);
        long to = Math.max(oneUnits, otherUnits);
        TableView rows = view.frames();
        long first = rows.firstAtLeast(Columns.Frame.REAL, from, rows.firstRow(), rows.rowCount());
        long end = rows.firstAtLeast(Columns.Frame.REAL, to, first, rows.rowCount());
        SimAxis sim = new SimAxis(view, info.stepUnits());
        long firstTick = sim.firstTickAfter(from);
        long endTick = Math.max(firstTick, sim.firstTickAfter(to));
        return new RangeBounds(from, to, first, end, end - first - folds.noFrames(first, end), firstTick, endTick,
                StepInForce.simulated(view, info.stepUnits(), endTick) - StepInForce.simulated(view, info.stepUnits(), firstTick));
    }

    /** What lies between two instants of the real axis, or null before the first row. Their order does not matter. */
    public static RangeBounds between(TimelineViewModel model, long oneUnits, long otherUnits) {
        boolean nothing = model.view() == null || model.view().frames().isEmpty();
        return nothing ? null : of(model.view(), model.session(), model.axis().folds(), oneUnits, otherUnits);
    }

    /** The selected range, else the one between both cursors; null if there is neither. */
    static RangeBounds chosen(TimelineViewModel model) {
        RangeSelection range = model.selection();
        if (range.present()) {
            return between(model, range.fromUnits(), range.toUnits());
        }
        return model.cursors().both() ? cursors(model) : null;
    }

    /** Between A and B, both of which must be set. */
    static RangeBounds cursors(TimelineViewModel model) {
        return between(model, model.cursors().units(Cursors.Name.A), model.cursors().units(Cursors.Name.B));
    }

    /** Completed ticks in it, those that are lost included: their numbers tell. */
    public long ticks() {
        return endTick - firstTick;
    }

    public long realUnits() {
        return toUnits - fromUnits;
    }

    /** {@code 31 frames · 33 ticks · 516.7 ms}. */
    public String words(SessionInfo info) {
        return Amounts.count(frames, "frame") + " · " + Amounts.count(ticks(), "tick") + " · " + Amounts.length(info.timeBase(), realUnits());
    }
}
