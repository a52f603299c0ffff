package dev.tickscope.core.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps by phases and frames, run-to, the ends of ticks, frames and phases as places, and clocks that are changed while they run. */
class StepAndRunToTest {
    private static final long STEP = TimeBase.of(TickRate.hz(60)).step(TickRate.hz(60));

    private final Recorder rows = new Recorder();
    private ClockContract contract;
    private FrameLoop loop;
    private RunControl control;

    private void start(String preset) {
        contract = ContractReader.preset(preset);
        loop = new FrameLoop(contract, TimeBase.of(contract.rate()), rows, PhaseHandler.NONE, NanoSource.STILL);
        control = new RunControl(contract, loop, rows, GameControl.NONE);
        control.start(false);
        if (preset.equals("scaled")) {
            control.frame(0);
        }
    }

    private CommandAnswer apply(Command command) {
        return control.apply(command, 0);
    }

    private CommandAnswer runTo(RunTarget.Kind kind, long value) {
        return apply(new Command.RunTo(new RunTarget(kind, value)));
    }

    private StateRow lastState() {
        return rows.states.get(rows.states.size() - 1);
    }

    private String standsAt() {
        StateRow state = lastState();
        return switch (state.event) {
            case STOPPED_TICK_END -> "end of tick " + state.tickIndex;
            case STOPPED_BEFORE_HOOK -> "before " + contract.plan().stage(state.stoppedStage).name();
            default -> state.event + " " + state.cause;
        };
    }

    private List<String> phasesFrom(int first) {
        return rows.phases.subList(first, rows.phases.size()).stream().map(p -> contract.plan().stage(p.stage).name()).toList();
    }

    private List<String> stepPhasesThroughAFrame() {
        List<String> places = new ArrayList<>();
        do {
            assertEquals(CommandAnswer.APPLIED, apply(new Command.StepPhase()));
            places.add(standsAt());
        } while (loop.suspended());
        return places;
    }

    @Test
    void stepsByPhasesShowEveryStageOfAFrameOfThePhaseContract() {
        start("phase");
        control.frame(STEP);
        apply(new Command.Pause());
        int before = rows.phases.size();
        assertEquals(List.of("before update", "before fixedUpdate", "before physics", "before contacts", "end of tick 2", "before flowTick",
                "before presentation", "PAUSED STEP"), stepPhasesThroughAFrame());
        assertEquals(List.of("start", "update", "fixedUpdate", "physics", "contacts", "timedRoutines", "flowTick", "presentation"),
                phasesFrom(before));
        assertEquals(2, rows.ended.size());
        assertTrue(rows.last().is(FrameRow.STEPPED_FRAME));
        assertFalse(rows.last().is(FrameRow.INTERRUPTED), "a step by phases does not cut the frame");
    }

    @Test
    void stepsByPhasesBeginWithTheTicksWhereTheFrameDoes() {
        start("ordered");
        control.frame(STEP);
        apply(new Command.Pause());
        assertEquals(List.of("before fixedUpdate", "before physics", "before readback", "before reactions", "end of tick 2",
                "before presentation", "before lateUpdate", "before render", "PAUSED STEP"), stepPhasesThroughAFrame());
    }

    @Rule("D1")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aFrameRunByPhasesIsTheFrameOfAStep(String preset) {
        start(preset);
        control.frame(STEP / 2);
        apply(new Command.Pause());
        stepPhasesThroughAFrame();
        FrameRow byPhases = rows.last();
        List<String> stages = phasesFrom(0);
        Recorder first = copyOfRows();
        clearRows();
        start(preset);
        control.frame(STEP / 2);
        apply(new Command.Pause());
        apply(new Command.StepFrame());
        assertEquals(Recorder.text(byPhases), Recorder.text(rows.last()));
        assertEquals(stages, phasesFrom(0));
        assertEquals(first.ticks.size(), rows.ticks.size());
    }

    private Recorder copyOfRows() {
        Recorder copy = new Recorder();
        copy.ticks.addAll(rows.ticks);
        return copy;
    }

    private void clearRows() {
        rows.begun.clear();
        rows.ended.clear();
        rows.ledgers.clear();
        rows.ticks.clear();
        rows.phases.clear();
        rows.states.clear();
        rows.breakpoints.clear();
        rows.commands.clear();
    }

    @Rule({"A10", "A13"})
    @Test
    void aBreakpointThatAStepByPhasesHitWaitsForTheEndOfItsTickAndWins() {
        start("phase");
        control.frame(STEP);
        apply(new Command.Pause());
        apply(new Command.AddBreakpoint(Breakpoint.at(4, contract.plan().named("fixedUpdate").orElseThrow().index())));
        for (int i = 0; i < 3; i++) {
            apply(new Command.StepPhase());
        }
        assertEquals("before physics", standsAt());
        assertEquals(StopCause.STEP, lastState().cause);
        assertEquals(1, rows.breakpoints.stream().filter(b -> b.change == BreakpointRow.Change.HIT).count(), "its hit is told at once");
        apply(new Command.StepPhase());
        apply(new Command.StepPhase());
        assertEquals("end of tick 2", standsAt());
        assertEquals(StopCause.BREAKPOINT, lastState().cause);
        assertEquals(4, lastState().breakpointId);
        assertEquals(List.of("timedRoutines", "flowTick", "presentation"),
                contract.plan().fromMask(lastState().skippedStages).stream().map(Stage::name).toList());
        assertFalse(loop.suspended());
        assertTrue(rows.last().is(FrameRow.INTERRUPTED));
    }

    @Test
    void aStepByPhasesThatArrivesAtABreakpointHitsItOnceAndTheNextStepLeavesIt() {
        start("phase");
        control.frame(STEP);
        apply(new Command.Pause());
        apply(new Command.AddBreakpoint(Breakpoint.at(4, contract.plan().named("update").orElseThrow().index())));
        apply(new Command.StepPhase());
        assertEquals("before update", standsAt());
        assertEquals(StopCause.BREAKPOINT, lastState().cause);
        apply(new Command.StepPhase());
        assertEquals("before fixedUpdate", standsAt());
        assertEquals(StopCause.STEP, lastState().cause);
        assertEquals(1, rows.breakpoints.stream().filter(b -> b.change.isHit()).count());
    }

    @Test
    void finishFrameRunsToTheEndOfASuspendedFrameOnly() {
        start("ordered");
        apply(new Command.AddBreakpoint(Breakpoint.at(1, contract.plan().named("update").orElseThrow().index())));
        control.frame(2 * STEP);
        assertEquals("before update", standsAt());
        assertEquals(CommandAnswer.APPLIED, apply(new Command.FinishFrame()));
        assertEquals("PAUSED STEP", standsAt());
        assertEquals(2, rows.last().ticks);
        assertEquals(CommandAnswer.NO_FRAME_OPEN, apply(new Command.FinishFrame()));
        assertEquals(1, rows.ended.size());
    }

    /** Frames of: 1/2, 1, 2, 4, 6, 1/4 steps, over and over. */
    private void feed(int frames) {
        long[] steps = {STEP / 2, STEP, 2 * STEP, 4 * STEP, 6 * STEP, STEP / 4};
        for (int i = 0; i < frames && control.running(); i++) {
            control.frame(steps[i % steps.length]);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"NO_TICKS 1", "MORE_TICKS 3", "CAPPED 4", "DROPPED 5"})
    void runToStopsAfterTheFirstFrameOfTheKind(String kindAndFrame) {
        String[] parts = kindAndFrame.split(" ");
        start("phase");
        apply(new Command.Pause());
        assertEquals(CommandAnswer.APPLIED, runTo(RunTarget.Kind.valueOf(parts[0]), 0));
        feed(20);
        assertFalse(control.running());
        assertEquals("PAUSED RUN_TO", standsAt());
        assertEquals(Integer.parseInt(parts[1]), rows.ended.size());
    }

    @Test
    void runToATickStopsAtItsEndAsTheContractSays() {
        for (String preset : List.of("phase", "ordered")) {
            clearRows();
            start(preset);
            apply(new Command.Pause());
            runTo(RunTarget.Kind.TICK, 3);
            feed(20);
            assertEquals("end of tick 3", standsAt());
            assertEquals(StopCause.RUN_TO, lastState().cause);
            assertEquals(preset.equals("ordered"), loop.suspended());
            assertEquals(CommandAnswer.ALREADY_PAST, runTo(RunTarget.Kind.TICK, 3));
            apply(new Command.RunTo(RunTarget.to(RunTarget.Kind.NEXT_TICK)));
            feed(20);
            assertEquals("end of tick 4", standsAt());
        }
    }

    @Test
    void runToAFrameOrARealTimeStopsAfterIt() {
        start("phase");
        apply(new Command.Pause());
        runTo(RunTarget.Kind.FRAME, 4);
        feed(20);
        assertEquals(4, lastState().frameIndex);
        assertEquals(CommandAnswer.ALREADY_PAST, runTo(RunTarget.Kind.FRAME, 4));
        assertEquals(CommandAnswer.ALREADY_PAST, runTo(RunTarget.Kind.REAL_TIME, 7 * STEP));
        runTo(RunTarget.Kind.REAL_TIME, 8 * STEP + 1);
        feed(20);
        assertEquals(9 * STEP, rows.last().realUnits, "the first frame that starts there or later");
    }

    @Test
    void aPauseCancelsARunToAndALaterResumeDoesNotGoOnSearching() {
        start("phase");
        apply(new Command.Pause());
        runTo(RunTarget.Kind.HELD, 0);
        feed(6);
        assertTrue(control.running());
        apply(new Command.Pause());
        assertEquals("PAUSED USER", standsAt());
        runTo(RunTarget.Kind.DROPPED, 0);
        apply(new Command.Pause());
        apply(new Command.Resume());
        feed(12);
        assertTrue(control.running());
    }

    @Test
    void aBreakpointThatIsHitOnTheWayWinsAndEndsTheSearch() {
        start("phase");
        apply(new Command.AddBreakpoint(Breakpoint.at(2, new BreakpointPlace.TickEnd()).onlyInTick(2)));
        apply(new Command.Pause());
        runTo(RunTarget.Kind.DROPPED, 0);
        feed(20);
        assertEquals("end of tick 2", standsAt());
        assertEquals(StopCause.BREAKPOINT, lastState().cause);
        apply(new Command.Resume());
        feed(18);
        assertTrue(control.running(), "nobody searches any more");
    }

    @Test
    void aRunToIsRefusedWhileTheSessionRuns() {
        start("phase");
        assertEquals(CommandAnswer.ALREADY_RUNNING, runTo(RunTarget.Kind.DROPPED, 0));
        feed(12);
        assertTrue(control.running());
    }

    @Test
    void theEndOfAFrameIsAPlaceBetweenFrames() {
        start("phase");
        apply(new Command.AddBreakpoint(Breakpoint.at(1, new BreakpointPlace.FrameEnd()).withHitRule(new HitRule(HitRule.Kind.EQUAL, 2))));
        control.pausedFor(0);
        feed(20);
        assertEquals("PAUSED BREAKPOINT", standsAt());
        assertEquals(2, lastState().frameIndex);
        assertEquals(1, lastState().breakpointId);
        assertFalse(loop.suspended());
        apply(new Command.Resume());
        feed(20);
        assertTrue(control.running(), "only the second hit counts");
    }

    @ParameterizedTest
    @ValueSource(strings = {"EQUAL: 3", "AT_LEAST: 3 4 5 6 7", "MULTIPLE: 3 6"})
    void hitRulesSayWhichHitsStop(String kindAndTicks) {
        String[] parts = kindAndTicks.split(": ");
        start("phase");
        apply(new Command.AddBreakpoint(
                Breakpoint.at(1, new BreakpointPlace.TickEnd()).withHitRule(new HitRule(HitRule.Kind.valueOf(parts[0]), 3))));
        List<String> stops = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            control.frame(STEP);
            if (!control.running()) {
                stops.add(String.valueOf(lastState().tickIndex));
                apply(new Command.Resume());
            }
        }
        assertEquals(parts[1], String.join(" ", stops));
        assertEquals(7, rows.breakpoints.stream().filter(b -> b.change.isHit()).count());
    }

    @Test
    void aBreakpointForOnceIsOffAfterItStopped() {
        start("phase");
        apply(new Command.AddBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd()).onlyOnce()));
        control.frame(STEP);
        assertEquals("end of tick 1", standsAt());
        assertEquals(BreakpointRow.Change.DISABLED, rows.breakpoints.get(rows.breakpoints.size() - 1).change);
        apply(new Command.Resume());
        feed(6);
        assertTrue(control.running());
        apply(new Command.EnableBreakpoint(1, true));
        control.frame(STEP);
        assertFalse(control.running(), "it can be armed again");
    }

    @Test
    void aPhaseIsAPlaceWhereverItBegins() {
        start("phase");
        apply(new Command.AddBreakpoint(Breakpoint.at(1, new BreakpointPlace.AtPhase(Phase.UPDATE))));
        apply(new Command.AddBreakpoint(Breakpoint.at(2, new BreakpointPlace.AtPhase(Phase.PRESENTATION))));
        apply(new Command.AddBreakpoint(Breakpoint.at(3, new BreakpointPlace.AtPhase(Phase.FIXED)).onlyInTick(2)));
        control.frame(STEP);
        List<String> stops = new ArrayList<>();
        while (!control.running()) {
            stops.add(standsAt());
            apply(new Command.Resume());
        }
        assertEquals(List.of("before start", "before timedRoutines", "before presentation"), stops);
        apply(new Command.EnableBreakpoint(1, false));
        apply(new Command.EnableBreakpoint(2, false));
        control.frame(STEP);
        assertEquals("end of tick 2", standsAt());
    }

    @Test
    void placesThatAContractDoesNotHaveAreRefused() {
        start("scaled");
        assertEquals(CommandAnswer.CANNOT_STOP_THERE, apply(new Command.AddBreakpoint(Breakpoint.at(1, new BreakpointPlace.Contact("A", "")))),
                "physics runs once a frame here");
        assertEquals(CommandAnswer.CANNOT_STOP_THERE, apply(new Command.AddBreakpoint(Breakpoint.at(1, 40))));
    }

    @Test
    void aCapThatIsChangedHoldsFromTheNextFrameOnWithinTheRangeOfTheContract() {
        start("ordered");
        control.frame(6 * STEP);
        assertEquals(4, rows.last().ticks);
        assertEquals(FrameRow.CAP_OF_CONTRACT, rows.last().changedCap);
        assertEquals(CommandAnswer.APPLIED, apply(new Command.SetCap(2)));
        control.frame(6 * STEP);
        assertEquals(2, rows.last().ticks);
        assertEquals(2, rows.last().changedCap);
        assertEquals(4 * STEP, rows.last().droppedUnits);
        assertEquals(CommandAnswer.CLAMPED, apply(new Command.SetCap(5000)));
        assertEquals(5000, rows.commands.get(rows.commands.size() - 1).askedNumerator);
        assertEquals(1024, rows.commands.get(rows.commands.size() - 1).appliedNumerator);
        assertEquals(CommandAnswer.APPLIED, apply(new Command.SetCap(0)));
        control.frame(2000 * STEP);
        assertEquals(2000, rows.last().ticks);
        assertEquals(FrameRow.NO_CAP, rows.last().changedCap);
    }

    @Test
    void aClampThatIsChangedHoldsFromTheNextFrameOn() {
        start("phase");
        assertEquals(CommandAnswer.APPLIED, apply(new Command.SetMaxDelta(Rational.of(1, 60))));
        control.frame(3 * STEP);
        assertEquals(1, rows.last().ticks);
        assertEquals(2 * STEP, rows.last().clampedUnits);
        assertEquals(CommandAnswer.NOT_WHOLE, apply(new Command.SetMaxDelta(Rational.of(1, 7))));
        assertEquals(CommandAnswer.APPLIED, apply(new Command.SetMaxDelta(null)));
        control.frame(3 * STEP);
        assertEquals(0, rows.last().clampedUnits);
        assertEquals(3, rows.last().ticks);
    }

    @Test
    void severalBreakpointsInOneTickAreOneStopThatNamesTheLowestWhereverItWasHit() {
        start("phase");
        apply(new Command.AddBreakpoint(Breakpoint.at(5, contract.plan().named("fixedUpdate").orElseThrow().index())));
        apply(new Command.AddBreakpoint(Breakpoint.at(3, contract.plan().named("contacts").orElseThrow().index())));
        apply(new Command.AddBreakpoint(Breakpoint.at(9, new BreakpointPlace.TickEnd())));
        control.frame(STEP);
        assertEquals(3, lastState().breakpointId);
        assertEquals(3, lastState().breakpointsHit);
        assertEquals(contract.plan().named("contacts").orElseThrow().index(), lastState().hitStage);
        assertEquals(RunEvent.STOPPED_TICK_END, lastState().event);
    }
}
