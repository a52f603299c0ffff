package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.host.RunSetup;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;

/**
 * A recorded session as a scenario in which every edge stands at the tick that saw it, whatever frame that fell in: its ticks can be run
 * with frames of other lengths. Commands other than input are left out, and ticks after a restart of the clock.
 *
 * @param count so many ticks
 */
public record RecordedTicks(Scenario scenario, int count) {
    /** @throws InputException if it has no ticks, or some were lost */
    public static RecordedTicks of(String name, RunSetup setup, ActionMap actions, StoreView view) throws InputException {
        TableView ticks = view.ticks();
        if (ticks.firstRow() > 0 || ticks.isEmpty()) {
            throw new InputException(name + (ticks.isEmpty() ? ": no tick was recorded" : ": its first " + ticks.firstRow() + " ticks were not kept"));
        }
        if (ticks.lostRows() > 0 || view.frames().lostRows() > 0) {
            throw new InputException(name + ": " + ticks.lostRows() + " ticks and " + view.frames().lostRows()
                    + " frames are missing, so its input cannot be put on other frames; without --by-tick it is repeated whole");
        }
        List<TimelineEntry> timeline = new ArrayList<>();
        long heldBefore = 0;
        int count = 0;
        for (long row = 0; row < ticks.rowCount() && ticks.getLong(Columns.Tick.TICK_INDEX, row) == row + 1; row++) {
            long held = ticks.getLong(Columns.Tick.INPUT_HELD, row);
            long released = ticks.getLong(Columns.Tick.INPUT_RELEASED, row) | heldBefore & ~held;
            for (int action = 0; action < actions.size(); action++) {
                long bit = 1L << action;
                if ((ticks.getLong(Columns.Tick.INPUT_PRESSED, row) & bit) != 0) {
                    timeline.add(edge(row + 1, action, true));
                }
                if ((released & bit) != 0) {
                    timeline.add(edge(row + 1, action, false));
                }
            }
            heldBefore = held;
            count++;
        }
        Scenario scenario = new Scenario(name, setup.contract(), setup.base(), deltas(setup, view), timeline, setup.debuggee(), actions,
                setup.probes(), false, List.of());
        return new RecordedTicks(scenario, count);
    }

    private static TimelineEntry edge(long tick, int action, boolean down) {
        return new TimelineEntry("tick " + tick, TimelineEntry.Place.TICK, tick, null, new TimelineEntry.Edge(action, down));
    }

    /** The frames that ran by themselves. */
    private static List<Delta> deltas(RunSetup setup, StoreView view) {
        List<Delta> deltas = new ArrayList<>();
        TableView frames = view.frames();
        for (long row = frames.firstRow(); row < frames.rowCount(); row++) {
            if ((frames.getInt(Columns.Frame.FLAGS, row) & (FrameRow.PAUSED | FrameRow.REFUSED | FrameRow.STEPPED)) == 0) {
                deltas.add(Delta.of(setup.base().seconds(frames.getLong(Columns.Frame.REAL_DELTA, row))));
            }
        }
        return deltas;
    }
}
