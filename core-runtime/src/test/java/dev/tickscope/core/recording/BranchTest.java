package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A session may begin with another one's past. */
class BranchTest {
    private static HostedSession branch(HostedSession of, Balls.Source source, long ticks) {
        long[] frames = new long[30];
        java.util.Arrays.fill(frames, Runs.STEP);
        return new HostedSession.Builder(of.info().contract(), Balls.provider(source)).hashes(true).nanos(NanoSource.STILL)
                .pacing("list", base -> new ListPacer(frames, false, false, base, NanoSource.STILL)).past(of.record(), of.view(), ticks).build();
    }

    private static void playPast(HostedSession session) {
        for (int i = 0; i < 10_000 && session.work(); i++) {
            assertNull(session.failure());
        }
    }

    @ParameterizedTest
    @CsvSource({"phase,1,51", "phase,37,52", "scaled,37,53", "ordered,37,54", "ordered,5,55", "scaled,2,56"})
    void itStandsAtTheEndOfThatTickWithTheSameTicksBehindIt(String preset, long ticks, long seed) {
        HostedSession old = Runs.debugged(preset, Balls.provider(Balls.Source.CLEAN), 120, seed);
        long oldRows = old.view().totalRows();
        HostedSession session = branch(old, Balls.Source.CLEAN, ticks);
        playPast(session);
        assertEquals(ticks, session.repetition().ticks());
        assertEquals(ticks, session.view().ticks().rowCount());
        assertFalse(RunStatus.of(session.view()).running(), "it stands");
        assertNull(session.repetition().divergence());
        for (long row = 0; row < ticks; row++) {
            Runs.assertSameRow(old.view().ticks(), session.view().ticks(), row);
        }
        assertEquals(oldRows, old.view().totalRows(), "the old session stays as it was");
        assertEquals(0, session.view().divergences().rowCount());
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void everyTickCanBeTheLastEvenOneInWhichTheRunStood(String preset) {
        HostedSession old = steppedByPhases(preset);
        int stoodInside = 0;
        for (long ticks = 1; ticks <= old.view().ticks().rowCount(); ticks++) {
            HostedSession session = branch(old, Balls.Source.CLEAN, ticks);
            playPast(session);
            assertEquals(ticks, session.view().ticks().rowCount(), preset);
            assertTrue(session.repetition().identical(), session.repetition().words());
            assertFalse(RunStatus.of(session.view()).running(), "it stands");
            Runs.assertSameRow(old.view().ticks(), session.view().ticks(), ticks - 1);
            ReplayRun replay = new ReplayRun(session.record(), null, new Store(Retention.DEFAULT).writer()).runAll();
            assertTrue(replay.identical(), replay.words());
            stoodInside += stoodInside(old.view(), ticks - 1) ? 1 : 0;
        }
        assertTrue(stoodInside > 0, "the run stood inside ticks");
    }

    /** Somebody walks through it phase by phase, and goes on in other ways now and then, from the middle of ticks too. */
    private static HostedSession steppedByPhases(String preset) {
        HostedSession session = Runs.session(preset, Balls.provider(Balls.Source.CLEAN), Runs.frames(40, 57));
        SplittableRandom random = new SplittableRandom(3);
        session.submit(new Command.Pause());
        for (int i = 0; i < 400; i++) {
            session.submit(switch (random.nextInt(14)) {
                case 0 -> new Command.StepTick();
                case 1 -> new Command.StepFrame();
                case 2 -> new Command.FinishFrame();
                case 3 -> new Command.Resume();
                case 4 -> new Command.InputEdge(0, random.nextBoolean());
                default -> new Command.StepPhase();
            });
            session.work();
            if (i % 9 == 0) {
                session.submit(new Command.Pause());
            }
        }
        return session;
    }

    /** Whether a recorded run stopped between two stages of a tick. */
    private static boolean stoodInside(StoreView view, long tickRow) {
        for (long row = 0; row < view.states().rowCount(); row++) {
            long phase = view.states().getLong(Columns.State.PHASES_BEFORE, row);
            if (tickOf(view, phase - 1) == tickRow && tickOf(view, phase) == tickRow) {
                return true;
            }
        }
        return false;
    }

    private static long tickOf(StoreView view, long phase) {
        return view.phases().has(phase) ? view.phases().getLong(Columns.Phase.TICK_ROW, phase) : -1;
    }

    @Test
    void itGoesOnLiveAndCanItselfBeRepeatedAndBranchedOff() {
        HostedSession old = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(80, 61)));
        HostedSession session = branch(old, Balls.Source.CLEAN, 20);
        playPast(session);
        assertEquals(StopCause.RUN_TO, RunStatus.of(session.view()).cause());
        session.submit(new Command.InputEdge(0, true));
        session.submit(new Command.Resume());
        Runs.finish(session);
        assertTrue(session.view().ticks().rowCount() > 40, "it ran on by its own pacing");
        assertEquals(0, session.view().divergences().rowCount(), "what it does by itself is not compared with the old session");
        Store store = new Store(Retention.DEFAULT);
        ReplayRun replay = new ReplayRun(session.record(), session.view(), store.writer()).runAll();
        assertTrue(replay.identical(), replay.words());
        Runs.assertSameRows(session.view(), store.view(), kind -> kind != EventKind.COMMAND);
        HostedSession second = branch(session, Balls.Source.CLEAN, 30);
        playPast(second);
        assertEquals(30, second.view().ticks().rowCount());
        assertNull(second.repetition().divergence());
    }

    @Test
    void aPastThatComesOutDifferentlyIsTold() {
        HostedSession old = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(80, 62)));
        HostedSession session = branch(old, Balls.Source.UNSEEDED_RANDOM, 20);
        playPast(session);
        assertNotNull(session.repetition().divergence());
        assertEquals(Balls.FIRST_DRIFT, session.repetition().divergence().tick());
        assertEquals(1, session.view().divergences().rowCount());
        assertEquals(20, session.view().ticks().rowCount());
    }

    @ParameterizedTest
    @ValueSource(longs = {10_000, Long.MAX_VALUE})
    void aTickBeyondTheEndMeansTheWholePast(long ticks) {
        HostedSession old = Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(80, 63));
        for (int i = 0; i < 30; i++) {
            old.work();
        }
        HostedSession session = branch(old, Balls.Source.CLEAN, ticks);
        playPast(session);
        assertEquals(old.view().ticks().rowCount(), session.view().ticks().rowCount());
        assertFalse(RunStatus.of(session.view()).running());
        session.submit(new Command.Resume());
        session.work();
        assertTrue(session.view().ticks().rowCount() > old.view().ticks().rowCount());
    }

    @ParameterizedTest
    @ValueSource(longs = {10_000, Long.MAX_VALUE})
    void whatItDoesByItselfIsNotComparedWithWhatTheOldSessionDoesMeanwhile(long ticks) {
        HostedSession old = Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.frames(80, 64));
        for (int i = 0; i < 30; i++) {
            old.work();
        }
        HostedSession session = branch(old, Balls.Source.CLEAN, ticks);
        Runs.finish(old);
        playPast(session);
        session.submit(new Command.Resume());
        Runs.finish(session);
        assertTrue(session.view().ticks().rowCount() > 40, "it ran on by its own pacing");
        assertNull(session.repetition().divergence());
        assertNull(session.repetition().trouble());
        assertEquals(0, session.view().divergences().rowCount());
    }

    @Test
    void aPastHasATickAtLeast() {
        HostedSession old = Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.STEP);
        assertThrows(IllegalArgumentException.class, () -> branch(old, Balls.Source.CLEAN, 0));
    }
}
