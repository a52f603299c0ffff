package dev.tickscope.core.cli;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.recording.Recording;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioRunner;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import java.util.List;

/** Runs a scenario into a recording. */
public final class ScenarioRecording {
    /** Breakpoints that are added to those of the scenario have ids from here on. */
    public static final int FIRST_ADDED_ID = 1001;

    private ScenarioRecording() {
    }

    /**
     * Runs all of it.
     *
     * @param breakpoints in addition to those of its timeline
     * @param ticks run no further than the end of the tick that makes them so many; 0 for no limit
     */
    public static Recording of(Scenario scenario, List<Breakpoint> breakpoints, long ticks, RunJournal journal, HashTrace hashes) {
        Store store = new Store(new Retention(Long.MAX_VALUE / 4, Long.MAX_VALUE / 4));
        ScenarioRunner.Ran ran = ScenarioRunner.record(scenario, store.writer(), journal, hashes, breakpoints, ticks);
        store.writer().release();
        while (store.maintain()) {
            // Summaries and packing, as the index thread of a live session does.
        }
        SessionInfo info = new SessionInfo(scenario.name(), "scenario", scenario.contract(), scenario.base(),
                scenario.base().step(scenario.contract().rate()), ran.bodies(), scenario.actions());
        return new Recording(info, scenario.debuggee().id(), scenario.probes(), store.view(), journal, hashes, ran.objectNames(),
                ran.breakpoints(), ran.objectWords(), store.breakpointWords()::of);
    }
}
