package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.host.RunSetup;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.time.TimeBase;
import java.util.List;

/**
 * A scenario, read and checked.
 *
 * @param name the file's name, which every row carries
 * @param base a time base in which every time of the scenario is whole
 * @param probes the probes that it adds or changes; null leaves those of the debuggee
 * @param readout whether the once-a-second readout is switched on
 * @param notes what to tell about reading it, as diagnostic rows
 */
public record Scenario(String name, ClockContract contract, TimeBase base, List<Delta> deltas, List<TimelineEntry> timeline,
        DebuggeeProvider debuggee, ActionMap actions, ProbePlan probes, boolean readout, List<String> notes) {
    public Scenario {
        deltas = List.copyOf(deltas);
        timeline = List.copyOf(timeline);
        notes = List.copyOf(notes);
    }

    /** What its run is made of. */
    public RunSetup setup() {
        return new RunSetup(contract, base, debuggee, probes, name, Retention.DEFAULT);
    }
}
