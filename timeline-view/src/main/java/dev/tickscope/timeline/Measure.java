package dev.tickscope.timeline;

import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.timeline.Cursors.Name;
import dev.tickscope.timeline.axis.Amounts;

/** What lies between the cursors A and B, in words. */
final class Measure {
    private Measure() {
    }

    /** {@code A → B real 100.0 ms · simulation 33.3 ms so far · 1 frame · 2 ticks}; empty while no cursor is set. */
    static String words(TimelineViewModel model) {
        Cursors cursors = model.cursors();
        TimeBase base = model.session() == null ? null : model.session().timeBase();
        if (base == null || !cursors.any()) {
            return "";
        }
        if (!cursors.both()) {
            Name set = cursors.has(Name.A) ? Name.A : Name.B;
            return set + " " + Amounts.seconds(base, cursors.units(set), 6) + " · Alt+" + (set == Name.A ? Name.B : Name.A) + " sets the other";
        }
        RangeBounds range = RangeBounds.cursors(model);
        return range == null ? "" : cursors.order() + " real " + Amounts.length(base, range.realUnits()) + " · simulation "
                + Amounts.length(base, range.simulationUnits()) + (owes(model, range) ? " so far" : "") + " · "
                + Amounts.count(range.frames(), "frame") + " · " + Amounts.count(range.ticks(), "tick");
    }

    /** The same without rounding, in lines; empty without both cursors. */
    static String exact(TimelineViewModel model) {
        RangeBounds range = model.cursors().both() ? RangeBounds.cursors(model) : null;
        if (range == null) {
            return "";
        }
        TimeBase base = model.session().timeBase();
        return "A " + exact(base, model.cursors().units(Name.A)) + "\nB " + exact(base, model.cursors().units(Name.B))
                + "\nreal Δ " + exact(base, range.realUnits()) + "\nsimulation Δ " + exact(base, range.simulationUnits()) + " = "
                + Amounts.count(range.ticks(), "tick") + each(base, range) + "\n"
                + Amounts.count(range.frames(), "frame");
    }

    /** How long each tick was, if all were of one length. */
    private static String each(TimeBase base, RangeBounds range) {
        boolean even = range.ticks() > 0 && range.simulationUnits() % range.ticks() == 0;
        return even ? " × " + base.seconds(range.simulationUnits() / range.ticks()) + " s" : "";
    }

    /** Nanoseconds where they are whole, else the fraction of a second. */
    static String exact(TimeBase base, long units) {
        return units % base.unitsPerNano() == 0 ? units / base.unitsPerNano() + " ns" : base.seconds(units) + " s";
    }

    /** Whether the frame in which the run stands still owes ticks that the range has paid for. */
    private static boolean owes(TimelineViewModel model, RangeBounds range) {
        RunStatus status = RunStatus.of(model.view());
        if (!status.stoppedInside() || model.view().states().getLong(Columns.State.OWED, status.row()) == 0) {
            return false;
        }
        long frame = model.view().states().getLong(Columns.State.FRAME_POSITION, status.row());
        long start = model.view().frames().getLong(Columns.Frame.REAL, frame);
        return range.toUnits() >= start && range.fromUnits() <= start;
    }
}
