package dev.tickscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.trace.PoseTrack;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Trails and velocities of a ball that flies one metre a tick along x, and of another that comes later. */
class TrailTest {
    private static final int RATE = 64;

    private GameApi api;
    private Flyer flyer;

    private static final class Flyer extends GameObject {
        private Consumer<GameApi> inFixed;

        Flyer() {
            super("Flyer");
        }

        @Override
        protected void fixedUpdate(GameApi now) {
            Consumer<GameApi> wish = inFixed;
            inFixed = null;
            if (wish != null) {
                wish.accept(now);
            }
        }
    }

    private static final class Late extends GameObject {
        Late() {
            super("Late");
        }
    }

    private ScriptedRun run() {
        return ScriptedRun.game("phase", RATE, () -> {
            Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
            builder.ball("Flyer", 0.25).velocity(RATE, 0);
            builder.ball("Late", 0.25).at(0, 99).absent();
            return builder.build();
        }, newApi -> {
            api = newApi;
            flyer = new Flyer();
            newApi.spawn(flyer.withBody(0));
        });
    }

    private static PoseTrack track(ScriptedRun run, int ticks) {
        return moved(new PoseTrack(run.info.bodies().size(), ticks), run.view(), run.view().ticks().rowCount() - 1);
    }

    private static PoseTrack moved(PoseTrack track, StoreView view, long row) {
        track.update(view, row);
        return track;
    }

    /** "1→2 2→3 3⇢9": the x of each link, with a dashed arrow where it is broken. */
    private static String links(PoseTrack track, int body) {
        StringBuilder text = new StringBuilder();
        track.links(body, (of, fromX, fromY, fromZ, toX, toY, toZ, broken) -> {
            assertEquals(body, of);
            text.append(text.isEmpty() ? "" : " ").append(number(fromX)).append(broken ? "⇢" : "→").append(number(toX));
        });
        return text.toString();
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    @Test
    void aTrailHasOneLinkForEachOfTheLastTicks() {
        ScriptedRun run = run().steps(4).steps(2);

        assertEquals("2→3 3→4 4→5 5→6", links(track(run, 5), 0));
        assertEquals("0→1 1→2 2→3 3→4 4→5 5→6", links(track(run, 64), 0));
        assertEquals("", links(track(run, 64), 1));
    }

    @Test
    void aTeleportBreaksTheTrail() {
        ScriptedRun run = run().steps(2);
        flyer.inFixed = now -> now.teleport(flyer, 10, 0, 0);
        run.steps(2);

        assertEquals("0→1 1→2 2⇢10 10→11 11→12", links(track(run, 64), 0));
    }

    @Test
    void aTrailBeginsWhereTheBodyCameIntoTheWorld() {
        ScriptedRun run = run().steps(2);
        flyer.inFixed = now -> now.spawn(new Late().withBody(1).at(5, 0, 0));
        run.steps(3);

        PoseTrack track = track(run, 64);
        assertEquals("", links(track, 1));
        assertFalse(track.has(1, 1));
        assertTrue(track.has(4, 1));
        assertEquals(5, track.get(4, 1, 0));
    }

    @Test
    void movingOnAndJumpingGiveTheSame() {
        ScriptedRun run = run().steps(3);
        flyer.inFixed = now -> now.teleport(flyer, 20, 0, 0);
        run.frames(70, run.step);
        StoreView view = run.view();
        PoseTrack going = new PoseTrack(2, 7);
        for (long row = 0; row < view.ticks().rowCount(); row++) {
            assertTrue(going.update(view, row));
            assertFalse(going.update(view, row));
            assertEquals(links(moved(new PoseTrack(2, 7), view, row), 0), links(going, 0), "up to row " + row);
        }
        for (long row : new long[] {70, 3, 4, 66, 64, 0}) {
            assertEquals(links(moved(new PoseTrack(2, 7), view, row), 0), links(moved(going, view, row), 0), "back at row " + row);
        }
        assertEquals(0, moved(going, view, -1).count());
    }

    @Test
    void aRestartOfTheClockBeginsANewTrail() {
        ScriptedRun run = run().steps(3).command(new Command.Pause()).command(new Command.Restart()).command(new Command.StepTick());

        PoseTrack track = track(run, 64);
        assertEquals(1, track.count());
        assertEquals(1, track.tickIndex(track.lastRow()));
    }

    @Test
    void theVelocityIsThatOfTheLastTickAndNeverALeap() {
        ScriptedRun run = run().steps(2);
        SceneTraces traces = new SceneTraces();
        traces.setSession(run.info);
        traces.setVelocityOn(true);
        traces.update(run.view(), 1);
        assertTrue(traces.hasVelocity(0, -1));
        assertEquals(64.0, traces.speed(0));
        assertEquals("64.00 m/s", traces.speedText(0));

        flyer.inFixed = now -> now.teleport(flyer, 10, 0, 0);
        run.steps(1);
        traces.update(run.view(), 2);
        assertEquals(64.0, traces.speed(0));
    }

    @Test
    void withoutASelectionAllThatMoveHaveATrailElseTheSelectedOneAlone() {
        ScriptedRun run = run().steps(2);
        SceneTraces traces = new SceneTraces();
        traces.setSession(run.info);
        assertFalse(traces.hasTrail(0, -1));
        assertFalse(traces.update(run.view(), 1));
        traces.setTrailsOn(true);
        assertTrue(traces.update(run.view(), 1));
        assertTrue(traces.hasTrail(0, -1));
        assertTrue(traces.hasTrail(0, 0));
        assertFalse(traces.hasTrail(0, 1));
        assertEquals("", traces.trailNote(-1));
    }

    @Test
    void ofVeryManyMovingBodiesOnlyTheSelectedOneHasATrail() {
        List<BodyShape> many = IntStream.rangeClosed(0, SceneTraces.MOST_TRAILS).mapToObj(i -> BodyShape.ball("Ball " + i, 1)).toList();
        ScriptedRun run = new ScriptedRun("phase", many, (step, into) -> into.setPlanar(3, step, 0, 0));
        SceneTraces traces = new SceneTraces();
        traces.setSession(run.info);
        traces.setTrailsOn(true);
        assertFalse(traces.hasTrail(3, -1));
        assertEquals("More than 64 bodies move: select one to see its trail.", traces.trailNote(-1));
        assertTrue(traces.hasTrail(3, 3));
        assertEquals("", traces.trailNote(3));
    }
}
