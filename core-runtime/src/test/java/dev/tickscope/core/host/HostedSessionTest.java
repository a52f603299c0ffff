package dev.tickscope.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.CommandQueue;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.loop.LivePacer;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SubmitResult;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeScale;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A session that runs in this program, driven piece by piece, and once with its threads. */
class HostedSessionTest {
    private static final long STEP = 50_000_000;

    /** A game whose hook is given. */
    private static DebuggeeProvider game(BiFunction<Stage, GameClock, Integer> hook) {
        return new DebuggeeProvider() {
            @Override
            public String id() {
                return "test";
            }

            @Override
            public String title() {
                return "Test game";
            }

            @Override
            public String description() {
                return "Only for tests.";
            }

            @Override
            public Debuggee create() {
                return new Debuggee() {
                    @Override
                    public PhysicsPort physics() {
                        return null;
                    }

                    @Override
                    public int hook(Stage stage, GameClock clock) {
                        return hook.apply(stage, clock);
                    }
                };
            }
        };
    }

    private static HostedSession session(String preset, DebuggeeProvider game, long... deltas) {
        return new HostedSession.Builder(ContractReader.preset(preset), game)
                .pacing("list", base -> new ListPacer(deltas, false, false, base, NanoSource.STILL)).nanos(NanoSource.STILL).build();
    }

    private static HostedSession session(String preset, long... deltas) {
        return session(preset, game((stage, clock) -> 1), deltas);
    }

    private static RunStatus status(HostedSession session) {
        return RunStatus.of(session.view());
    }

    private static void finish(HostedSession session) {
        for (int i = 0; i < 10_000 && session.work(); i++) {
            assertNull(session.failure());
        }
    }

    private static CommandAnswer answer(HostedSession session) {
        StoreView view = session.view();
        return CommandAnswer.values()[view.commands().getInt(Columns.Command.ANSWER, view.commands().rowCount() - 1)];
    }

    @Test
    void itRunsEveryListedFrameAndEnds() {
        HostedSession session = session("phase", STEP, 2 * STEP, -5, STEP / 2);
        assertEquals(RunEvent.PAUSED, status(session).event(), "it has not begun");
        finish(session);
        StoreView view = session.view();
        assertEquals(4, view.frameEnds().rowCount());
        assertEquals(3, view.ticks().rowCount());
        assertEquals(FrameRow.REFUSED, view.frameEnds().getInt(Columns.FrameEnd.FLAGS, 2));
        assertEquals(RunEvent.ENDED, status(session).event());
        assertEquals(StopCause.PACING_ENDED, status(session).cause());
        assertTrue(status(session).ended());
        assertFalse(session.work());
        assertTrue(session.submit(new Command.Resume()).accepted());
        session.work();
        assertEquals(CommandAnswer.SESSION_ENDED, answer(session));
    }

    @Test
    void itKnowsWhatRuns() {
        HostedSession session = session("phase", STEP);
        assertEquals("Test game", session.info().title());
        assertEquals("list", session.info().pacing());
        assertEquals(STEP, session.info().stepUnits());
        assertEquals("phase", session.info().contract().id());
        assertTrue(session.capabilities().contains(Capability.BREAKPOINTS));
        assertFalse(session.capabilities().contains(Capability.POSES), "it has no bodies");
        assertThrows(IllegalStateException.class,
                () -> new HostedSession.Builder(ContractReader.preset("phase"), game((s, c) -> 1)).build());
    }

    @Test
    void commandsActBeforeTheNextFrame() {
        HostedSession session = session("phase", STEP, STEP, STEP);
        session.work();
        session.submit(new Command.SetTimeScale(new TimeScale(1, 2)));
        session.submit(new Command.SetTimeScale(new TimeScale(2, 1)));
        session.work();
        assertEquals(3, session.view().ticks().rowCount());
        assertEquals(2, session.view().commands().rowCount());
        session.submit(new Command.Pause());
        assertFalse(session.work(), "nothing to do while paused");
        assertEquals(2, session.view().frames().rowCount());
        assertEquals(RunEvent.PAUSED, status(session).event());
        session.submit(new Command.StepTick());
        assertFalse(session.work());
        assertEquals(4, session.view().ticks().rowCount());
        session.submit(new Command.Resume());
        assertTrue(session.work());
        assertTrue(status(session).running());
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aStopAndItsResumeGoOnWhereItStood(String preset) {
        HostedSession session = session(preset, STEP, 3 * STEP, 0, STEP);
        ClockContract contract = session.info().contract();
        session.submit(new Command.AddBreakpoint(new Breakpoint(1, contract.plan().named("fixedUpdate").orElseThrow().index(), 2, -1, 1)));
        for (int i = 0; i < 5 && session.work(); i++) {
            assertNull(session.failure());
        }
        RunStatus stopped = status(session);
        assertEquals(RunEvent.STOPPED_TICK_END, stopped.event());
        assertEquals(1, stopped.breakpointId());
        assertEquals(2, session.view().ticks().rowCount());
        assertEquals(!preset.equals("phase"), stopped.suspended());
        session.submit(new Command.Resume());
        finish(session);
        assertEquals(preset.equals("scaled") ? 4 : 5, session.view().ticks().rowCount());
        assertEquals(RunEvent.ENDED, status(session).event());
    }

    @Test
    void aSessionMayStartPaused() {
        HostedSession session = new HostedSession.Builder(ContractReader.preset("phase"), game((s, c) -> 1)).startPaused(true)
                .pacing("list", base -> new ListPacer(new long[] {STEP}, false, false, base, NanoSource.STILL)).build();
        assertFalse(session.work());
        assertEquals(RunEvent.PAUSED, status(session).event());
        assertEquals(0, session.view().frames().rowCount());
        session.submit(new Command.Resume());
        assertTrue(session.work());
        assertEquals(1, session.view().frames().rowCount());
    }

    /** The pacer finds its thread woken instead of waiting for the first frame. */
    private static void beginWithoutWaiting(HostedSession session) {
        Thread.currentThread().interrupt();
        assertTrue(session.work());
        assertTrue(Thread.interrupted());
    }

    @Rule("C26")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void theTimeThatLoadingTakesIsNotSimulated(String preset) {
        long[] now = {0};
        int[] created = {0};
        HostedSession session = new HostedSession.Builder(ContractReader.preset(preset), new SlowLoading(now, created))
                .pacing("display", base -> new LivePacer(100, base, () -> now[0])).nanos(() -> now[0]).build();
        now[0] += 2_000_000_000L;
        beginWithoutWaiting(session);
        now[0] += 10_000_000;
        session.work();
        assertEquals(3 * 10_000_000L, session.view().frames().getLong(Columns.Frame.REAL_DELTA, 0), "the clock's reference is taken right before");
        now[0] += 4_000_000;
        session.submit(new Command.Restart());
        beginWithoutWaiting(session);
        assertTrue(created[0] > 1);
        now[0] += 6_000_000;
        session.work();
        StoreView view = session.view();
        long last = view.frames().rowCount() - 1;
        assertEquals(FrameRow.PAUSED, view.frameEnds().getInt(Columns.FrameEnd.FLAGS, last - 1) & FrameRow.PAUSED);
        assertEquals(3 * 7_000_000_000L, view.frames().getLong(Columns.Frame.REAL_DELTA, last - 1), "loading again took seven seconds");
        assertEquals(3 * 10_000_000L, view.frames().getLong(Columns.Frame.REAL_DELTA, last), "the frame has the time around it");
        assertTrue(TimeLedger.at(view, last, STEP).balanced());
    }

    /** A game whose loading moves the clock by seven seconds. */
    private record SlowLoading(long[] now, int[] created) implements DebuggeeProvider {
        @Override
        public String id() {
            return "slow";
        }

        @Override
        public String title() {
            return "Slow";
        }

        @Override
        public String description() {
            return "Only for tests.";
        }

        @Override
        public Debuggee create() {
            created[0]++;
            now[0] += 7_000_000_000L;
            return game((stage, clock) -> 1).create();
        }
    }

    @Rule({"C26", "C25"})
    @Test
    void aRestartWhilePausedStaysPaused() {
        HostedSession session = session("ordered", STEP, STEP, STEP);
        session.work();
        session.submit(new Command.Pause());
        session.submit(new Command.Restart());
        assertFalse(session.work());
        assertFalse(status(session).running());
        assertEquals(1, session.view().ticks().rowCount());
        session.submit(new Command.LoadScene());
        assertFalse(session.work());
        assertEquals(1, session.view().frames().rowCount());
    }

    @Rule({"D2", "A9"})
    @Test
    void theRealTimeOfAPauseIsOnePausedRow() {
        long[] now = {0};
        HostedSession session = new HostedSession.Builder(ContractReader.preset("phase"), game((s, c) -> 1))
                .pacing("display", base -> new LivePacer(100, base, () -> now[0])).nanos(() -> now[0]).build();
        beginWithoutWaiting(session);
        now[0] = 10_000_000;
        session.work();
        now[0] = 13_000_000;
        session.submit(new Command.Pause());
        session.work();
        now[0] = 5_013_000_000L;
        session.submit(new Command.Resume());
        session.work();
        now[0] += 7_000_000;
        session.work();
        StoreView view = session.view();
        assertEquals(3, view.frameEnds().rowCount());
        assertEquals(FrameRow.PAUSED, view.frameEnds().getInt(Columns.FrameEnd.FLAGS, 1));
        assertEquals(3 * 5_000_000_000L, view.frames().getLong(Columns.Frame.REAL_DELTA, 1));
        assertEquals(3 * 10_000_000L, view.frames().getLong(Columns.Frame.REAL_DELTA, 2));
        assertTrue(TimeLedger.at(view, 2, STEP).balanced());
        assertEquals(3 * 5_000_000_000L, TimeLedger.at(view, 2, STEP).pausedUnits());
    }

    @Test
    void aRefusedStepLosesNoRealTime() {
        long[] now = {0};
        HostedSession session = new HostedSession.Builder(ContractReader.preset("scaled"), game((s, c) -> 1)).startPaused(true)
                .pacing("display", base -> new LivePacer(100, base, () -> now[0])).nanos(() -> now[0]).build();
        session.work();
        now[0] = 2_000_000_000L;
        session.submit(new Command.StepTick());
        session.work();
        assertEquals(CommandAnswer.NO_FRAME_YET, answer(session));
        now[0] = 3_000_000_000L;
        session.submit(new Command.Resume());
        now[0] = 3_000_000_000L;
        session.work();
        StoreView view = session.view();
        long last = view.frameEnds().rowCount() - 1;
        assertEquals(3 * 3_000_000_000L, TimeLedger.at(view, last, STEP).pausedUnits(), "three seconds stood still");
    }

    @Test
    void whenTheGameThrowsTheSessionFailsAndSaysWhat() {
        HostedSession session = session("phase", game((stage, clock) -> {
            if (stage.name().equals("fixedUpdate") && clock.simulationTick() == 3) {
                throw new IllegalStateException("no such crate");
            }
            return 1;
        }), STEP, STEP, STEP, STEP);
        finishOrFail(session);
        assertEquals("the game threw IllegalStateException: no such crate", session.failure());
        assertEquals(RunEvent.FAILED, status(session).event());
        assertEquals(StopCause.GAME_ERROR, status(session).cause());
        assertEquals(2, session.view().ticks().rowCount());
        assertFalse(session.work());
    }

    @Test
    void aDivisionByZeroInTheGameIsTheGamesAndNotTheClocks() {
        HostedSession session = session("phase", game((stage, clock) -> 1 / (int) (clock.simulationTick() - 1)), STEP, STEP);
        finishOrFail(session);
        assertEquals("the game threw ArithmeticException: / by zero", session.failure());
        assertEquals(StopCause.GAME_ERROR, status(session).cause());
    }

    @Test
    void anAssertionInTheGameFailsTheSessionToo() {
        HostedSession session = session("phase", game((stage, clock) -> {
            throw new AssertionError();
        }), STEP);
        finishOrFail(session);
        assertEquals("the game threw AssertionError", session.failure());
    }

    @Test
    void whenTheClocksNumbersRunOutTheSessionFailsAndSaysSo() {
        HostedSession session = session("phase", Long.MAX_VALUE - 10, Long.MAX_VALUE - 10);
        finishOrFail(session);
        assertEquals("the session's clock has run so long that its numbers do not fit 63 bits any more", session.failure());
        assertEquals(RunEvent.FAILED, status(session).event());
        assertEquals(StopCause.CLOCK_OVERFLOW, status(session).cause());
    }

    private static void finishOrFail(HostedSession session) {
        for (int i = 0; i < 100 && session.work(); i++) {
            assertNull(session.failure());
        }
    }

    @Test
    void aRestartMakesAFreshGame() {
        int[] created = {0};
        DebuggeeProvider one = game((stage, clock) -> 1);
        DebuggeeProvider counting = new DebuggeeProvider() {
            @Override
            public String id() {
                return one.id();
            }

            @Override
            public String title() {
                return one.title();
            }

            @Override
            public String description() {
                return one.description();
            }

            @Override
            public Debuggee create() {
                created[0]++;
                return one.create();
            }
        };
        HostedSession session = session("scaled", counting, STEP, STEP, STEP);
        session.work();
        assertEquals(1, created[0]);
        session.submit(new Command.Restart());
        session.work();
        assertEquals(2, created[0]);
    }

    @Test
    void aClosedSessionAndAFullQueueRefuseInWords() {
        HostedSession session = session("phase", STEP);
        for (int i = 0; i < CommandQueue.CAPACITY; i++) {
            assertTrue(session.submit(new Command.Pause()).accepted());
        }
        SubmitResult full = session.submit(new Command.Pause());
        assertEquals("too many commands wait; try again", assertInstanceOf(SubmitResult.Refused.class, full).reason());
        session.close();
        SubmitResult closed = session.submit(new Command.Pause());
        assertEquals("the session is closed", assertInstanceOf(SubmitResult.Refused.class, closed).reason());
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void withItsThreadsItRunsAListFlatOutToTheSameEnd(String preset) {
        long[] deltas = new long[60_000];
        Arrays.setAll(deltas, i -> (i % 7) * STEP / 3);
        HostedSession alone = session(preset, deltas);
        while (alone.work()) {
            assertNull(alone.failure());
        }
        try (HostedSession threads = session(preset, deltas).start()) {
            while (!status(threads).ended()) {
                LockSupport.parkNanos(1_000_000);
            }
            assertEquals(RunEvent.ENDED, status(threads).event());
            StoreView one = alone.view();
            StoreView other = threads.view();
            assertEquals(deltas.length, other.frameEnds().rowCount());
            assertEquals(one.ticks().rowCount(), other.ticks().rowCount());
            for (long row = deltas.length - 100; row < deltas.length; row++) {
                assertEquals(TimeLedger.at(one, row, STEP), TimeLedger.at(other, row, STEP));
                assertEquals(one.frameEnds().getLong(Columns.FrameEnd.ALPHA, row), other.frameEnds().getLong(Columns.FrameEnd.ALPHA, row));
            }
        }
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void aCommandReachesARunningThread() {
        long[] deltas = {STEP};
        try (HostedSession session = new HostedSession.Builder(ContractReader.preset("phase"), game((s, c) -> 1)).nanos(NanoSource.STILL)
                .pacing("endless", base -> new ListPacer(deltas, true, false, base, NanoSource.STILL)).build().start()) {
            session.submit(new Command.Pause());
            while (status(session).row() < 0 || status(session).running()) {
                LockSupport.parkNanos(100_000);
            }
            long frames = session.view().frames().rowCount();
            session.submit(new Command.StepFrame());
            while (session.view().frameEnds().rowCount() == frames) {
                LockSupport.parkNanos(100_000);
            }
            assertEquals(frames + 1, session.view().frameEnds().rowCount());
        }
    }
}
