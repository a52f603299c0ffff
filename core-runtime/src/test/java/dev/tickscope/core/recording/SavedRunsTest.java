package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.SavableGame;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.physics.SavableWorld;
import dev.tickscope.core.session.PoseLookup;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any tick of a run can be looked into from states that were saved on the way. */
class SavedRunsTest {
    private int steps;

    /** A number that every step, hook and press decides over, drawn as a place. */
    private final class Walk implements SavableGame, DebuggeeProvider {
        private final World world = new World();
        private long hooks;
        private GameSession session;

        @Override
        public World physics() {
            return world;
        }

        @Override
        public ActionMap actions() {
            return new ActionMap(List.of("turn"));
        }

        @Override
        public void begin(GameSession newSession) {
            session = newSession;
        }

        @Override
        public int hook(Stage stage, GameClock clock) {
            hooks++;
            if (!stage.name().equals("fixedUpdate")) {
                return 1;
            }
            world.place = world.place * 31 + hooks + (session.input().isPressed(0) ? 7 : 0);
            return 1;
        }

        @Override
        public byte[] saveState() {
            return ByteBuffer.allocate(8).putLong(hooks).array();
        }

        @Override
        public void restoreState(byte[] state) {
            hooks = ByteBuffer.wrap(state).getLong();
        }

        @Override
        public String id() {
            return "walk";
        }

        @Override
        public String title() {
            return "Walk";
        }

        @Override
        public String description() {
            return "A game of a test.";
        }

        @Override
        public Debuggee create() {
            return new Walk();
        }
    }

    private final class World implements SavableWorld {
        private long place;

        @Override
        public List<BodyShape> bodies() {
            return List.of(BodyShape.ball("Walker", 1));
        }

        @Override
        public void step(double stepSeconds) {
            steps++;
            place = place * 17 + Double.doubleToLongBits(stepSeconds) % 1_000;
        }

        @Override
        public int contactsBegun() {
            return 0;
        }

        @Override
        public void readPoses(PoseBuffer into) {
            into.set(0, place >> 20, place & 0xfffff, 0, 0, 0, 0, 1);
        }

        @Override
        public byte[] save() {
            return ByteBuffer.allocate(8).putLong(place).array();
        }

        @Override
        public void restore(byte[] state) {
            place = ByteBuffer.wrap(state).getLong();
        }
    }

    private static void assertStateOf(HostedSession session, ReplayRun run) {
        PoseBuffer expected = new PoseBuffer(1);
        PoseBuffer actual = new PoseBuffer(1);
        assertEquals(1, new PoseLookup(1).read(session.view(), run.ticks() - 1, expected));
        run.readPoses(actual);
        assertTrue(expected.same(actual, 0), "after tick " + run.ticks());
    }

    /** Frames of all lengths, presses, pauses, steps, another rate and a restart, but nothing that stops by what the game does. */
    private HostedSession played(String preset) {
        HostedSession session = Runs.session(preset, new Walk(), Runs.frames(500, 91));
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 5_000 && session.work(); i++) {
            if (random.nextInt(9) == 0) {
                session.submit(new Command.InputEdge(0, random.nextBoolean()));
            }
            if (random.nextInt(40) == 0) {
                session.submit(new Command.Pause());
                session.submit(new Command.StepTick());
                session.submit(new Command.StepFrame());
                session.submit(new Command.Resume());
            }
            if (i == 250) {
                session.submit(new Command.Restart());
            }
        }
        return session;
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void everySeekGivesTheStateThatWasRecordedAndGoesOnLikeIt(String preset) {
        HostedSession session = played(preset);
        long ticks = session.view().ticks().rowCount();
        assertTrue(ticks > 300);
        SavedRuns saved = new SavedRuns(session.record(), 40, 1_000_000);
        ReplayRun whole = new ReplayRun(session.record(), session.view(), new dev.tickscope.core.event.NoRows()).runAll();
        assertTrue(whole.identical(), whole.words());
        SplittableRandom random = new SplittableRandom(1);
        for (int seek = 0; seek < 40; seek++) {
            long wanted = random.nextLong(1, ticks + 1);
            ReplayRun run = saved.seek(wanted);
            assertTrue(run.ticks() >= wanted && run.ticks() < wanted + 9, "the rest of its frame at most");
            assertStateOf(session, run);
            if (seek % 8 == 0) {
                run.runAll();
                assertEquals(ticks, run.ticks());
                assertStateOf(session, run);
            }
            saved.advance(30);
        }
        assertTrue(saved.savedCount() >= 6, saved.savedCount() + " states");
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void posesOfAnyTickAreFoundFromThem(String preset) {
        HostedSession session = played(preset);
        long ticks = session.view().ticks().rowCount();
        PoseSeek seek = new PoseSeek(session.record(), ticks);
        while (seek.prepare()) {
            // Until all states are saved.
        }
        PoseBuffer expected = new PoseBuffer(1);
        for (long tickRow = 0; tickRow < ticks; tickRow += 13) {
            steps = 0;
            PoseSeek.Found found = seek.find(session.view(), tickRow, () -> false);
            new PoseLookup(1).read(session.view(), tickRow, expected);
            assertTrue(expected.same(found.poses(), 0), "tick row " + tickRow);
            assertTrue(steps < ticks / 4, steps + " steps to tick row " + tickRow);
        }
    }

    @Test
    void aSeekSimulatesNoMoreThanTheWayFromTheLastSavedState() {
        HostedSession session = Runs.finish(Runs.session("phase", new Walk(), Runs.frames(900, 92)));
        SavedRuns saved = new SavedRuns(session.record(), 50, 1_000_000);
        while (saved.advance(100)) {
            // All of it.
        }
        long ticks = session.view().ticks().rowCount();
        for (long wanted = 60; wanted <= ticks; wanted += 37) {
            steps = 0;
            assertStateOf(session, saved.seek(wanted));
            assertTrue(steps <= 50 + 8, "tick " + wanted + " took " + steps + " steps");
        }
        assertFalse(saved.advance(1), "nothing is left");
        int before = saved.savedCount();
        saved.seek(ticks);
        assertEquals(before, saved.savedCount(), "a seek uses nothing up");
    }

    @Test
    void statesGrowSparseRatherThanTakeMoreThanTheyMay() {
        HostedSession session = Runs.finish(Runs.session("phase", new Walk(), Runs.frames(900, 93)));
        SavedRuns saved = new SavedRuns(session.record(), 10, 20 * 16);
        while (saved.advance(100)) {
            assertTrue(saved.savedBytes() <= 20 * 16);
        }
        assertEquals(16L * saved.savedCount(), saved.savedBytes());
        assertTrue(saved.savedCount() >= 8 && saved.savedCount() <= 20, saved.savedCount() + " states");
        assertTrue(saved.spacingTicks() > 10);
        for (long wanted = 1; wanted <= session.view().ticks().rowCount(); wanted += 41) {
            assertStateOf(session, saved.seek(wanted));
        }
    }

    @Test
    void fromTheFirstBreakpointOnNothingIsSavedAndSeeksSimulate() {
        HostedSession session = Runs.session("phase", new Walk(), Runs.frames(300, 94));
        for (int i = 0; i < 150; i++) {
            session.work();
        }
        long ticks = session.view().ticks().rowCount();
        session.submit(new Command.AddBreakpoint(Breakpoint.at(1, 0).withId(1)));
        for (int i = 0; i < 2_000 && session.work(); i++) {
            session.submit(new Command.Resume());
        }
        SavedRuns saved = new SavedRuns(session.record(), 20, 1_000_000);
        while (saved.advance(100)) {
            // All of it that can be saved.
        }
        assertTrue(saved.savedCount() > 2 && saved.savedCount() <= ticks / 20, saved.savedCount() + " states");
        for (long wanted = 1; wanted <= session.view().ticks().rowCount(); wanted += 23) {
            assertStateOf(session, saved.seek(wanted));
        }
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        HostedSession session = Runs.finish(Runs.session("phase", new Walk(), Runs.STEP));
        assertThrows(IllegalArgumentException.class, () -> new SavedRuns(session.record(), 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new SavedRuns(session.record(), 1, 0));
        assertEquals(0, new SavedRuns(session.record(), 1, 1).seek(0).ticks());
        HostedSession balls = Runs.finish(Runs.session("phase", Balls.provider(Balls.Source.CLEAN), Runs.STEP));
        assertFalse(SavedRuns.possible(balls.record()));
        assertThrows(IllegalArgumentException.class, () -> new SavedRuns(balls.record(), 1, 1));
    }
}
