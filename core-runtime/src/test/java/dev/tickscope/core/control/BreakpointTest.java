package dev.tickscope.core.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When breakpoints stop, what their rows say, and what a stop row tells. */
class BreakpointTest {
    private static final long STEP = TimeBase.of(TickRate.hz(60)).step(TickRate.hz(60));

    private final Recorder rows = new Recorder();
    private ClockContract contract;
    private FrameLoop loop;
    private RunControl control;

    private void start(String preset, PhaseHandler handler) {
        contract = ContractReader.preset(preset);
        loop = new FrameLoop(contract, TimeBase.of(contract.rate()), rows, handler, NanoSource.STILL);
        control = new RunControl(contract, loop, rows, GameControl.NONE);
        control.start(false);
    }

    private int stage(String name) {
        return contract.plan().named(name).orElseThrow().index();
    }

    private CommandAnswer add(int id, String stage, long onlyTick, long everyHits) {
        return control.apply(new Command.AddBreakpoint(new Breakpoint(id, stage(stage), onlyTick, -1, everyHits)), 0);
    }

    private StateRow lastState() {
        return rows.states.get(rows.states.size() - 1);
    }

    private List<StateRow> stops() {
        return rows.states.stream().filter(s -> s.event == RunEvent.STOPPED_TICK_END || s.event == RunEvent.STOPPED_BEFORE_HOOK).toList();
    }

    private List<BreakpointRow> hits() {
        return rows.breakpoints.stream().filter(b -> b.change.isHit()).toList();
    }

    @Rule({"A10", "AR17"})
    @Test
    void severalBreakpointsInOneTickAreOneStopThatNamesTheLowest() {
        start("phase", PhaseHandler.NONE);
        add(7, "contacts", 0, 1);
        add(3, "fixedUpdate", 2, 1);
        add(5, "fixedUpdate", 2, 1);
        add(9, "contacts", 2, 1);
        control.apply(new Command.EnableBreakpoint(7, false), 0);
        control.frame(4 * STEP);
        assertEquals(1, stops().size());
        StateRow stop = lastState();
        assertEquals(RunEvent.STOPPED_TICK_END, stop.event);
        assertEquals(StopCause.BREAKPOINT, stop.cause);
        assertEquals(3, stop.breakpointId);
        assertEquals(3, stop.breakpointsHit);
        assertEquals(stage("fixedUpdate"), stop.hitStage);
        assertEquals(-1, stop.stoppedStage);
        assertEquals(2, stop.tickIndex);
        assertEquals(2, stop.owedTicks);
        assertFalse(stop.frameSuspended);
        assertEquals(List.of("timedRoutines", "flowTick", "presentation"),
                contract.plan().fromMask(stop.skippedStages).stream().map(Stage::name).toList());
        assertEquals(List.of(3, 5, 9), hits().stream().map(h -> h.breakpointId).toList());
        assertFalse(control.running());
    }

    @Rule("A10")
    @Test
    void aContactHookStopsAtTheEndOfTheSameTickOnlyIfItWasCalled() {
        start("phase", new PhaseHandler() {
            @Override
            public int run(Stage stage, GameClock clock) {
                return stage.name().equals("contacts") && clock.simulationTick() < 3 ? 0 : 1;
            }

            @Override
            public void tickCommitted(TickRow row, EventSink sink) {
                // Nothing to add.
            }
        });
        add(1, "contacts", 0, 1);
        control.frame(4 * STEP);
        assertEquals(3, lastState().tickIndex);
        assertEquals(stage("contacts"), lastState().hitStage);
        assertEquals(1, hits().size());
    }

    @Test
    void aBreakpointStopsAtEveryNthHitAndCountsTheOthers() {
        start("phase", PhaseHandler.NONE);
        add(1, "fixedUpdate", 0, 3);
        control.frame(4 * STEP);
        assertEquals(3, lastState().tickIndex);
        control.apply(new Command.Resume(), 0);
        control.frame(3 * STEP);
        assertEquals(6, lastState().tickIndex);
        assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 6L), hits().stream().map(h -> h.hits).toList());
        assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 6L), hits().stream().map(h -> h.tickIndex).toList());
        assertEquals(List.of(0L, 0L, 0L, 1L, 1L, 1L), hits().stream().map(h -> h.framePosition).toList());
        assertEquals(2, stops().size());
    }

    @Test
    void aBreakpointForOneTickStopsInThatTickOnly() {
        start("ordered", PhaseHandler.NONE);
        add(1, "fixedUpdate", 3, 1);
        control.frame(4 * STEP);
        assertEquals(3, lastState().tickIndex);
        assertTrue(lastState().frameSuspended);
        assertEquals(1, lastState().owedTicks);
        assertEquals(0, lastState().skippedStages);
        control.apply(new Command.Resume(), 0);
        control.frame(4 * STEP);
        assertEquals(1, stops().size());
        assertEquals(8, rows.ticks.size());
    }

    @Test
    void aBreakpointThatIsOffOrRemovedNeitherStopsNorCounts() {
        start("phase", PhaseHandler.NONE);
        add(1, "fixedUpdate", 0, 1);
        add(2, "update", 0, 1);
        control.apply(new Command.EnableBreakpoint(1, false), 0);
        control.apply(new Command.RemoveBreakpoint(2), 0);
        control.frame(2 * STEP);
        assertTrue(control.running());
        assertEquals(List.of(), hits());
        control.apply(new Command.EnableBreakpoint(1, true), 0);
        control.frame(2 * STEP);
        assertFalse(control.running());
        assertEquals(List.of(BreakpointRow.Change.ADDED, BreakpointRow.Change.ADDED, BreakpointRow.Change.DISABLED,
                BreakpointRow.Change.REMOVED, BreakpointRow.Change.ENABLED, BreakpointRow.Change.HIT),
                rows.breakpoints.stream().map(b -> b.change).toList());
    }

    @Rule({"A14", "D1"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aStopBeforeUpdateHappensBeforeItIsCalledAndOnlyOnce(String preset) {
        start(preset, PhaseHandler.NONE);
        control.frame(STEP);
        int before = rows.phases.size();
        add(1, "update", 0, 1);
        control.frame(2 * STEP);
        assertEquals(RunEvent.STOPPED_BEFORE_HOOK, lastState().event);
        assertEquals(stage("update"), lastState().stoppedStage);
        assertEquals(stage("update"), lastState().hitStage);
        assertTrue(lastState().frameSuspended);
        assertTrue(rows.phases.stream().skip(before).noneMatch(p -> p.stage == stage("update")));
        control.apply(new Command.Resume(), 0);
        assertEquals(1, stops().size());
        assertTrue(control.running());
        assertEquals(1, rows.phases.stream().skip(before).filter(p -> p.stage == stage("update")).count());
        assertEquals(2, rows.ended.size());
    }

    @Test
    void nothingCanStopInPhysicsOrInAStageThatDoesNotExist() {
        start("phase", PhaseHandler.NONE);
        assertEquals(CommandAnswer.CANNOT_STOP_THERE, add(1, "physics", 0, 1));
        assertEquals(CommandAnswer.CANNOT_STOP_THERE, control.apply(new Command.AddBreakpoint(Breakpoint.at(1, 40)), 0));
        assertEquals(CommandAnswer.NO_SUCH_BREAKPOINT, control.apply(new Command.RemoveBreakpoint(1), 0));
        assertEquals(CommandAnswer.NO_SUCH_BREAKPOINT, control.apply(new Command.EnableBreakpoint(1, true), 0));
        assertEquals(List.of(), rows.breakpoints.stream().toList());
    }

    @Test
    void commandsThatChangeNothingSaySo() {
        start("phase", PhaseHandler.NONE);
        assertEquals(CommandAnswer.ALREADY_RUNNING, control.apply(new Command.Resume(), 0));
        assertEquals(CommandAnswer.APPLIED, control.apply(new Command.Pause(), 0));
        assertEquals(CommandAnswer.ALREADY_PAUSED, control.apply(new Command.Pause(), 0));
        control.apply(new Command.Resume(), 0);
        add(1, "flowTick", 0, 1);
        control.frame(STEP);
        assertEquals(CommandAnswer.ONLY_BETWEEN_FRAMES, control.apply(new Command.Restart(), 0));
        assertEquals(CommandAnswer.ONLY_BETWEEN_FRAMES, control.apply(new Command.LoadScene(), 0));
        control.end(StopCause.PACING_ENDED);
        assertEquals(CommandAnswer.SESSION_ENDED, control.apply(new Command.Resume(), 0));
        assertEquals(rows.commands.size(), rows.commands.stream().map(c -> c.answer).toList().size());
        assertEquals(CommandAnswer.SESSION_ENDED, rows.commands.get(rows.commands.size() - 1).answer);
    }

    @Test
    void theSecondBreakpointOfAnIdIsRefusedInWordsAndNotByAnException() {
        start("phase", PhaseHandler.NONE);
        assertEquals(CommandAnswer.APPLIED, add(4, "fixedUpdate", 0, 1));
        assertFalse(add(4, "update", 0, 1).accepted());
        assertEquals(1, loop.breakpoints().count());
    }

    @Rule({"D1", "CR3"})
    @Test
    void aStoppedStepFrameOfTheOrderedClockKeepsItsAlphaWhenItIsResumed() {
        start("ordered", PhaseHandler.NONE);
        control.frame(STEP);
        control.apply(new Command.Pause(), 0);
        add(1, "lateUpdate", 0, 1);
        control.apply(new Command.StepTick(), 0);
        assertEquals(RunEvent.STOPPED_BEFORE_HOOK, lastState().event);
        control.apply(new Command.Resume(), 0);
        assertEquals(STEP, rows.last().alphaUnits, "the stepped frame presents the committed pose");
        assertEquals(STEP, rows.phases.get(rows.phases.size() - 1).alphaUnits);
        control.apply(new Command.RemoveBreakpoint(1), 0);
        control.frame(0);
        assertEquals(0, rows.last().alphaUnits);
        assertEquals(RunEvent.RESUMED, lastState().event);
    }

    @Test
    void aBreakpointHasAPlaceThatCanBe() {
        assertThrows(IllegalArgumentException.class, () -> new Breakpoint(0, 0, 0, -1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Breakpoint(1, -1, 0, -1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Breakpoint(1, 0, -1, -1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Breakpoint(1, 0, 0, -2, 1));
        assertThrows(IllegalArgumentException.class, () -> new Breakpoint(1, 0, 0, -1, 0));
    }

    @Test
    void aFullCommandQueueRefusesAtOnce() {
        CommandQueue queue = new CommandQueue();
        for (int i = 0; i < CommandQueue.CAPACITY; i++) {
            assertTrue(queue.offer(new Command.EnableBreakpoint(i, true)));
        }
        assertFalse(queue.offer(new Command.Pause()));
        assertEquals(new Command.EnableBreakpoint(0, true), queue.poll());
        assertTrue(queue.offer(new Command.Pause()));
    }
}
