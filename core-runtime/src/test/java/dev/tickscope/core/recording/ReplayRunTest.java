package dev.tickscope.core.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.host.game.ObjectGame;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeScale;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run that is repeated from its journal is the same run, and where it is not, the first tick and phase are named. */
class ReplayRunTest {
    /** Two balls that are pushed in FixedUpdate by what a function says. */
    private static DebuggeeProvider pushing(ToDoubleFunction<GameApi> push) {
        return new DebuggeeProvider() {
            @Override
            public String id() {
                return "pushing";
            }

            @Override
            public String title() {
                return "Pushing";
            }

            @Override
            public String description() {
                return "A game of a test.";
            }

            @Override
            public Debuggee create() {
                Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, -9.81);
                builder.ball("A", 0.5).at(0, 5);
                builder.ball("B", 0.5).at(3, 5);
                MovableWorld world = builder.build();
                return new ObjectGame() {
                    @Override
                    public MovableWorld physics() {
                        return world;
                    }

                    @Override
                    public ActionMap actions() {
                        return new ActionMap(List.of("jump"));
                    }

                    @Override
                    protected void populate(GameApi api) {
                        api.spawn(new GameObject("A") {
                            @Override
                            protected void fixedUpdate(GameApi api) {
                                api.setVelocity(this, push.applyAsDouble(api), 0);
                            }
                        }.withBody(0));
                    }
                };
            }
        };
    }

    private static final DebuggeeProvider STEADY = pushing(api -> (api.input().held() & 1) != 0 ? 2 : 1);

    private static HostedSession session(String preset, DebuggeeProvider provider, int frames) {
        long[] deltas = new Random(5).longs(frames, 1_000_000, 120_000_000).toArray();
        return new HostedSession.Builder(ContractReader.preset(preset), provider).hashPhases(true)
                .pacing("a list", base -> new ListPacer(deltas, false, false, base, NanoSource.STILL)).nanos(NanoSource.STILL).build();
    }

    private static void work(HostedSession session, int times) {
        for (int i = 0; i < times; i++) {
            session.work();
        }
    }

    /** Whatever a user does is part of the journal. */
    private static HostedSession debugged(String preset, DebuggeeProvider provider) {
        HostedSession session = session(preset, provider, 120);
        work(session, 20);
        session.submit(new Command.InputEdge(0, true));
        session.submit(new Command.AddBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd()).withCondition("simulationTick % 40 = 0")));
        session.submit(new Command.SetTimeScale(new TimeScale(2, 3)));
        work(session, 30);
        session.submit(new Command.Resume());
        work(session, 3);
        session.submit(new Command.Pause());
        session.submit(new Command.StepPhase());
        session.submit(new Command.StepPhase());
        session.submit(new Command.StepTick());
        session.submit(new Command.FinishFrame());
        session.submit(new Command.SetCap(2));
        session.submit(new Command.RunTo(RunTarget.to(RunTarget.Kind.DROPPED)));
        session.submit(new Command.InputEdge(0, false));
        for (int i = 0; i < 30; i++) {
            work(session, 10);
            session.submit(new Command.Resume());
        }
        assertTrue(RunStatus.of(session.view()).ended());
        return session;
    }

    @Rule("A33")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aDebuggedSessionIsRepeatedExactly(String preset) {
        HostedSession session = debugged(preset, STEADY);
        ReplayReport report = new ReplayRun(Recording.of(session), STEADY).run();
        assertNull(report.divergence(), () -> report.divergence().words());
        assertTrue(report.identical(), report.note());
        assertEquals(session.view().ticks().rowCount(), report.ticks());
        assertEquals(session.view().phases().rowCount(), report.phases());
        assertTrue(report.ticks() >= 100, report.ticks() + " ticks");
    }

    private static Divergence divergence(DebuggeeProvider recorded, DebuggeeProvider repeated) {
        HostedSession session = session("phase", recorded, 60);
        work(session, 62);
        ReplayReport report = new ReplayRun(Recording.of(session), repeated).run();
        assertFalse(report.identical());
        assertEquals(session.view().ticks().rowCount(), report.ticks(), "play goes on");
        assertNotNull(report.divergence());
        return report.divergence();
    }

    @Test
    void aGameThatReadsTheWallClockIsCaughtInThePhaseThatReadsIt() {
        long[] now = {1};
        DebuggeeProvider reading = pushing(api -> now[0]++ * 1e-6);
        Divergence divergence = divergence(reading, reading);
        assertEquals(1, divergence.tickIndex());
        assertEquals("FixedUpdate", divergence.phase());
    }

    @Test
    void anUnseededRandomIsCaughtInTheTickThatAsksIt() {
        Random random = new Random();
        DebuggeeProvider sometimes = pushing(api -> api.clock().simulationTick() < 7 ? 1 : random.nextDouble());
        Divergence divergence = divergence(sometimes, sometimes);
        assertEquals(7, divergence.tickIndex());
        assertEquals("FixedUpdate", divergence.phase());
    }

    /** The order of a set of objects that have no hash of their own. */
    @Test
    void identityHashOrderIsCaught() {
        DebuggeeProvider unordered = pushing(api -> {
            Set<Object> keys = new HashSet<>();
            List<Object> made = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                made.add(new Object());
            }
            keys.addAll(made);
            return made.indexOf(keys.iterator().next()) + System.identityHashCode(made.get(0)) * 1e-9;
        });
        assertEquals("FixedUpdate", divergence(unordered, unordered).phase());
    }

    @Test
    void anotherGameDiffersFromTheTickInWhichItDoesSomethingElse() {
        Divergence divergence = divergence(STEADY, pushing(api -> api.clock().simulationTick() == 12 ? 3 : 1));
        assertEquals(12, divergence.tickIndex());
        assertEquals("FixedUpdate", divergence.phase());
        assertEquals("state", divergence.what());
        assertTrue(divergence.words().startsWith("first difference: tick 12, frame "), divergence.words());
    }

    private static List<String> ticks(StoreView view, long count) {
        List<String> ticks = new ArrayList<>();
        for (long row = 0; row < count; row++) {
            ticks.add(view.ticks().getLong(Columns.Tick.STATE_HASH, row) + "@" + view.ticks().getLong(Columns.Tick.ACCUMULATOR, row));
        }
        return ticks;
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aBranchRepeatsTheTicksUpToItsPlaceAndGoesOnByItself(String preset) {
        HostedSession old = debugged(preset, STEADY);
        long count = old.view().ticks().rowCount();
        HostedSession branch = new HostedSession.Builder(ContractReader.preset(preset), STEADY).hashPhases(true)
                .pacing("60 Hz", base -> new ListPacer(new long[] {50_000_000, 50_000_000}, true, false, base, NanoSource.STILL))
                .nanos(NanoSource.STILL).repeating(old.journal(), 50).build();
        work(branch, 3);
        assertEquals(50, branch.view().ticks().rowCount());
        assertFalse(RunStatus.of(branch.view()).running());
        assertEquals(ticks(old.view(), 50), ticks(branch.view(), 50));
        branch.submit(new Command.Resume());
        work(branch, 20);
        assertTrue(branch.view().ticks().rowCount() > 55);
        assertEquals(count, old.view().ticks().rowCount(), "the old one stays");
        ReplayReport report = new ReplayRun(Recording.of(branch), STEADY).run();
        assertTrue(report.identical(), () -> report.divergence() == null ? report.note() : report.divergence().words());
    }
}
