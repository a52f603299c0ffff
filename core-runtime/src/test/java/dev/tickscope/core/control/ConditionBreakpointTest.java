package dev.tickscope.core.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Breakpoints with conditions and log messages. */
class ConditionBreakpointTest {
    private static final long STEP = TimeBase.of(TickRate.hz(60)).step(TickRate.hz(60));

    private final Recorder rows = new Recorder();
    private ClockContract contract;
    private RunControl control;

    private void start(String preset) {
        contract = ContractReader.preset(preset);
        FrameLoop loop = new FrameLoop(contract, TimeBase.of(contract.rate()), rows, PhaseHandler.NONE, NanoSource.STILL);
        control = new RunControl(contract, loop, rows, GameControl.NONE);
        control.start(false);
    }

    private CommandAnswer add(Breakpoint breakpoint) {
        return control.apply(new Command.AddBreakpoint(breakpoint), 0);
    }

    private int stage(String name) {
        return contract.plan().named(name).orElseThrow().index();
    }

    private StateRow lastState() {
        return rows.states.get(rows.states.size() - 1);
    }

    private List<Long> ticksOfStops(int frames, long delta) {
        List<Long> ticks = new ArrayList<>();
        for (int i = 0; i < frames; i++) {
            control.frame(delta);
            while (!control.running()) {
                ticks.add(lastState().tickIndex);
                control.apply(new Command.Resume(), 0);
            }
        }
        return ticks;
    }

    private List<String> words(BreakpointRow.Change change) {
        return rows.breakpoints.stream().filter(b -> b.change == change).map(b -> b.words).toList();
    }

    @Test
    void aConditionOfAFixedHookIsReadAtTheEndOfItsTick() {
        start("ordered");
        add(Breakpoint.at(1, stage("fixedUpdate")).withCondition("simulationTick = 3 or accumulator > 2 steps"));
        assertEquals(List.of(1L, 3L), ticksOfStops(1, 4 * STEP), "after tick 1 three steps wait, after tick 2 two");
    }

    @Test
    void aConditionBeforeAHookReadsTheFrameThatRuns() {
        start("phase");
        add(Breakpoint.at(1, stage("update")).withCondition("deltaTime > 50 ms and frame.owed = 4"));
        assertEquals(List.of(), ticksOfStops(2, STEP));
        control.frame(4 * STEP);
        assertFalse(control.running());
        assertEquals(2, lastState().tickIndex);
        assertEquals(stage("update"), lastState().stoppedStage);
    }

    @Test
    void aConditionAtTheEndOfAFrameReadsWhatIsKnownThen() {
        start("phase");
        add(Breakpoint.at(1, new BreakpointPlace.FrameEnd()).withCondition("frame.dropped = 2 steps and session.dropped = frame.dropped"));
        control.frame(STEP);
        assertTrue(control.running());
        control.frame(6 * STEP);
        assertFalse(control.running());
        assertEquals(StopCause.BREAKPOINT, lastState().cause);
    }

    @Test
    void changedComparesWithTheLastTimeThePlaceWasReached() {
        start("phase");
        add(Breakpoint.at(1, new BreakpointPlace.TickEnd()).withCondition("changed(frame.capped)"));
        assertEquals(List.of(), ticksOfStops(3, STEP));
        assertEquals(List.of(4L), ticksOfStops(1, 5 * STEP).subList(0, 1));
    }

    @Test
    void aLogMessageIsWrittenInsteadOfStopping() {
        start("phase");
        add(Breakpoint.at(1, new BreakpointPlace.TickEnd()).withLogMessage("tick {simulationTick}, {frame.owed} owed")
                .withHitRule(new HitRule(HitRule.Kind.MULTIPLE, 2)));
        control.frame(4 * STEP);
        assertTrue(control.running());
        assertEquals(List.of("tick 2, 4 owed", "tick 4, 4 owed"), words(BreakpointRow.Change.LOGGED));
        assertEquals(4, rows.breakpoints.stream().filter(b -> b.change.isHit()).count());
    }

    @Test
    void aConditionThatFailsStopsOnceWithTheReason() {
        start("phase");
        add(Breakpoint.at(1, new BreakpointPlace.TickEnd()).withCondition("simulationTick % (simulationTick - 2) = 0"));
        assertEquals(List.of(1L, 2L, 3L, 4L), ticksOfStops(5, STEP), "it holds at 1, 3 and 4, and fails at 2");
        assertEquals(1, words(BreakpointRow.Change.FAILED).size());
        assertTrue(words(BreakpointRow.Change.FAILED).get(0).contains("0"), words(BreakpointRow.Change.FAILED).get(0));
        StateRow failed = rows.states.stream().filter(s -> s.cause == StopCause.CONDITION_FAILED).findFirst().orElseThrow();
        assertEquals(2, failed.tickIndex);
        assertEquals(1, failed.breakpointId);
    }

    @Test
    void aConditionThatIsNotUnderstoodIsRefusedAndChangesNothing() {
        start("phase");
        assertEquals(CommandAnswer.WRONG_CONDITION, add(Breakpoint.at(1, stage("update")).withCondition("deltaTime >")));
        assertEquals(CommandAnswer.WRONG_CONDITION, add(Breakpoint.at(1, stage("update")).withLogMessage("{nothing}")));
        assertEquals(0, rows.breakpoints.size());
        assertEquals(CommandAnswer.APPLIED, add(Breakpoint.at(1, stage("update")).withCondition("deltaTime > 0 ms")));
    }
}
