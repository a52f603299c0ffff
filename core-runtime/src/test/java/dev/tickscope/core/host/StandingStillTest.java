package dev.tickscope.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.loop.LivePacer;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.NanoSource;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults that debuggers of clocks are known for: a step that is not a tick, time of the debugger that reaches the game, guesses at pauses. */
class StandingStillTest {
    private static final long STEP = 50_000_000;
    private static final int TICKS = 40;
    private static final long PERIOD_NANOS = 10_000_000;

    /** A ball that falls on the ground and rolls: what a tick does depends on all before it. */
    private static final DebuggeeProvider BALL = new DebuggeeProvider() {
        @Override
        public String id() {
            return "ball";
        }

        @Override
        public String title() {
            return "Ball";
        }

        @Override
        public String description() {
            return "Only for tests.";
        }

        @Override
        public Debuggee create() {
            Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
            builder.box("Ground", 30, 1).at(0, -0.5).fixed();
            builder.ball("Ball", 0.3).at(0, 0.9).velocity(2, 0).mass(2).restitution(0.7);
            PhysicsPort world = builder.build();
            return new Debuggee() {
                @Override
                public PhysicsPort physics() {
                    return world;
                }

                @Override
                public int hook(Stage stage, GameClock clock) {
                    return 1;
                }
            };
        }
    };

    private static HostedSession session(String preset, boolean paused, int frames) {
        long[] deltas = new long[frames];
        Arrays.fill(deltas, STEP);
        return new HostedSession.Builder(ContractReader.preset(preset), BALL)
                .pacing("list", base -> new ListPacer(deltas, false, false, base, NanoSource.STILL)).nanos(NanoSource.STILL).startPaused(paused).build();
    }

    private static List<Long> hashes(HostedSession session) {
        TableView ticks = session.view().ticks();
        return LongStream.range(0, Math.min(TICKS, ticks.rowCount())).mapToObj(row -> ticks.getLong(Columns.Tick.STATE_HASH, row)).toList();
    }

    private static void work(HostedSession session) {
        while (session.work()) {
            // Each call does its part.
        }
    }

    /** Under contracts whose ticks step physics; scaled steps it by frames, and single ticks have none. */
    @Rule({"D3", "C10", "C23"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered"})
    void theStateAfterAnyKindOfSteppingIsThatAfterAsManyTicks(String preset) {
        HostedSession plain = session(preset, false, TICKS);
        work(plain);
        assertEquals(TICKS, hashes(plain).stream().distinct().count(), "each tick leaves another state");
        for (Command step : List.of(new Command.StepTick(), new Command.StepFrame(), new Command.StepPhase())) {
            HostedSession stepped = session(preset, true, 0);
            for (int steps = 0; steps < TICKS * 20 && stepped.view().ticks().rowCount() < TICKS; steps++) {
                stepped.submit(step);
                work(stepped);
            }
            assertEquals(hashes(plain), hashes(stepped), step.toString());
        }
        HostedSession stopped = session(preset, true, TICKS);
        stopped.submit(new Command.AddBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd())));
        for (int stops = 0; stops <= TICKS; stops++) {
            stopped.submit(new Command.Resume());
            work(stopped);
        }
        assertEquals(hashes(plain), hashes(stopped), "stopped after each tick");
    }

    /** A pause, a breakpoint and a step may last as long as they like: the game gets the frame that was due, and the ledger has the rest. */
    @Rule({"D1", "D2", "A9", "A12"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void timeAtABreakpointNeverReachesTheGame(String preset) {
        long[] now = {0};
        HostedSession session = new HostedSession.Builder(ContractReader.preset(preset), BALL)
                .pacing("display", base -> new LivePacer(100, base, () -> now[0])).nanos(() -> now[0]).build();
        session.submit(new Command.AddBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd())));
        now[0] = 1;
        session.work();
        while (session.view().ticks().isEmpty()) {
            now[0] += PERIOD_NANOS;
            session.work();
        }
        assertTrue(RunStatus.of(session.view()).stoppedInside());
        session.submit(new Command.EnableBreakpoint(1, false));
        now[0] += 68_000_000_000L;
        session.submit(new Command.Resume());
        session.work();
        now[0] += PERIOD_NANOS;
        session.work();
        now[0] += PERIOD_NANOS;
        session.work();
        StoreView view = session.view();
        long paused = 0;
        for (long frame = 0; frame < view.frameEnds().rowCount(); frame++) {
            boolean stands = (view.frameEnds().getInt(Columns.FrameEnd.FLAGS, frame) & FrameRow.PAUSED) != 0;
            long delta = view.frames().getLong(Columns.Frame.REAL_DELTA, frame);
            paused += stands ? delta : 0;
            assertTrue(stands || delta <= 3 * (PERIOD_NANOS + 1), "frame " + frame + " brought " + delta);
            assertEquals(0, view.frameEnds().getLong(Columns.FrameEnd.DROPPED, frame));
        }
        assertEquals(3 * 68_000_000_000L, paused);
        assertTrue(TimeLedger.at(view, view.frameEnds().rowCount() - 1, STEP).balanced());
    }

    @Rule("A9")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void thousandsOfPausedFramesRunAndOweNoTick(String preset) {
        Sim run = Sim.of(preset).deltas("1/60", "1/60").times(3600, "1/60").deltas("1/60").at(3, "pause").at(3603, "resume").run();
        assertEquals(preset.equals("scaled") ? 2 : 3, run.totalTicks());
        assertEquals("60", run.ledger("paused"));
        assertTrue(run.balanced());
    }

    @Rule({"D2", "D4", "BR15"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aTimeScaleOfZeroIsNoPauseAndAPauseIsNoTimeScale(String preset) {
        Sim run = Sim.of(preset).times(5, "1/60").scale(2, "0").scale(3, "1/2").at(4, "pause").at(5, "resume").run();
        assertEquals("false false false true false", run.frames("paused"));
        assertEquals("1 0 1/2 1/2 1/2", run.frames("timeScale"));
        assertEquals("1/60", run.ledger("paused"));
    }

    /** A long frame is a long frame: only a pause is a pause. */
    @Rule({"A7", "B5", "C8"})
    @ParameterizedTest
    @ValueSource(strings = {"phase 4 151/30 29/6", "scaled 5 301/60 289/60", "ordered 4 151/30 29/6"})
    void noFrameIsTakenForAPauseForItsLength(String presetTicksAndDrops) {
        String[] expected = presetTicksAndDrops.split(" ");
        Sim run = Sim.of(expected[0]).deltas("0", "5.1", "4.9").run();
        assertEquals("0 " + expected[1] + " " + expected[1], run.frames("ticks"));
        assertEquals("0 " + expected[2] + " " + expected[3], run.frames("dropped"));
        assertEquals("0", run.ledger("paused"));
        assertFalse(run.frames("paused").contains("true"));
    }
}
