package dev.tickscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.session.Playhead;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Bodies that were put somewhere, that are not there yet and that are not there any more. Body 0 flies one metre a tick; 1 comes later. */
class PlacedBodiesTest {
    /** Ticks a second in these worlds: every place is exact. */
    private static final int RATE = 64;
    private static final int FLYER = 0;
    private static final int LATE = 1;

    private Flyer flyer;
    private GameApi api;

    /** Does in its next Update, or FixedUpdate, what a test says. */
    private static final class Flyer extends GameObject {
        private Consumer<GameApi> inUpdate;
        private Consumer<GameApi> inFixed;

        Flyer() {
            super("Flyer");
        }

        @Override
        protected void update(GameApi api) {
            Consumer<GameApi> now = inUpdate;
            inUpdate = null;
            if (now != null) {
                now.accept(api);
            }
        }

        @Override
        protected void fixedUpdate(GameApi api) {
            Consumer<GameApi> now = inFixed;
            inFixed = null;
            if (now != null) {
                now.accept(api);
            }
        }
    }

    private static final class Late extends GameObject {
        Late() {
            super("Late");
        }
    }

    private static MovableWorld world() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.ball("Flyer", 0.25).velocity(RATE, 0);
        builder.ball("Late", 0.25).at(0, 99).absent();
        return builder.build();
    }

    private ScriptedRun run(String preset) {
        return ScriptedRun.game(preset, RATE, PlacedBodiesTest::world, newApi -> {
            api = newApi;
            flyer = new Flyer();
            newApi.spawn(flyer.withBody(FLYER));
        });
    }

    /** Previous, committed and presented x; a dash where there is no such pose. */
    private static String poses(SceneViewModel model, int body) {
        return pose(model.previous(), body) + " " + pose(model.committed(), body) + " " + pose(model.presented(), body);
    }

    private static String pose(Poses poses, int body) {
        return poses.has(body) ? Double.toString(poses.get(body, 0)) : "-";
    }

    @Test
    void aFlyingBodyLagsOnItsWay() {
        SceneViewModel model = run("phase").steps(2).steps(0.5).seen();

        assertEquals("1.0 2.0 1.5", poses(model, FLYER));
        assertFalse(model.lagPlaced());
        assertEquals("7.8 ms · 0.50 m", model.lagText());
    }

    @Test
    void aTeleportInATickLeavesNoStreakBehind() {
        for (String preset : new String[] {"phase", "ordered"}) {
            ScriptedRun run = run(preset).steps(2);
            flyer.inFixed = a -> a.teleport(flyer, 30, 0, 0);
            SceneViewModel model = run.steps(1.5).seen();

            assertEquals("- 31.0 30.5", poses(model, FLYER), preset);
            assertFalse(model.lagPlaced(), preset);
            assertEquals("7.8 ms · 0.50 m", model.lagText(), preset);
            assertEquals("31.0 32.0 31.5", poses(run.steps(1).seen(), FLYER), preset);
        }
    }

    @Test
    void aStopBetweenTeleportAndPresentationBreaksTheArrow() {
        ScriptedRun run = run("phase").steps(2.5);
        run.breakpoint("fixedUpdate", 3);
        flyer.inFixed = a -> a.teleport(flyer, 30, 0, 0);
        SceneViewModel model = run.steps(1).seen();

        assertEquals("- 31.0 1.5", poses(model, FLYER));
        assertTrue(model.lagPlaced());
        assertFalse(model.lagBroken());
        assertEquals(FLYER, model.lagBody());
        assertEquals(29.5, model.lagMetres());
        assertEquals("placed anew · 29.50 m", model.lagText());
    }

    @Test
    void aTeleportThatIsShownAtOnceHasNoLag() {
        ScriptedRun run = run("ordered").steps(2.5);
        flyer.inUpdate = a -> a.teleport(flyer, 30, 0, 0);
        SceneViewModel model = run.steps(0.25).seen();

        assertEquals("- 30.0 30.0", poses(model, FLYER));
        assertEquals(-1, model.lagBody());
        assertEquals("1.0 2.0 1.5", poses(run.seen(new Playhead.AtFrame(0)), FLYER));
    }

    @Test
    void whatIsPlacedAgainAfterItsPresentationIsPlacedAnew() {
        ScriptedRun run = run("phase").steps(2);
        flyer.inFixed = a -> a.teleport(flyer, 30, 0, 0);
        assertFalse(run.steps(1.5).seen().lagPlaced());
        run.breakpoint("fixedUpdate", 4);
        flyer.inFixed = a -> a.teleport(flyer, 60, 0, 0);
        SceneViewModel model = run.steps(0.5).seen();

        assertEquals("- 61.0 30.5", poses(model, FLYER));
        assertEquals("placed anew · 30.50 m", model.lagText());
    }

    @Test
    void whereNothingIsInterpolatedATeleportIsPresentedWhereItIsCommitted() {
        ScriptedRun run = run("scaled").steps(0).steps(2);
        flyer.inUpdate = a -> a.teleport(flyer, 30, 0, 0);
        SceneViewModel model = run.steps(1).seen();

        assertEquals(model.committed().get(FLYER, 0), model.presented().get(FLYER, 0));
        assertEquals(-1, model.lagBody());
        assertFalse(model.previous().has(FLYER));
    }

    @Test
    void aPauseThatClearsShowsWhatWasPlacedSinceTheTick() {
        ScriptedRun run = run("ordered").steps(2.5);
        flyer.inUpdate = a -> a.moveKinematic(flyer, 30, 0, 0);
        run.steps(0.25).command(new Command.Pause());
        SceneViewModel model = run.seen();

        assertEquals("- 30.0 30.0", poses(model, FLYER));
        assertEquals("", model.lagText());
        assertEquals("Presented in frame 2 at tick 2: the interpolation history was reset. No lag.", model.caption());
    }

    @Test
    void aMoveThatKeepsItsHistoryIsDrawnOnItsWay() {
        ScriptedRun run = run("ordered").steps(2);
        flyer.inFixed = a -> a.moveKinematic(flyer, 9, 0, 0);
        SceneViewModel model = run.steps(1.5).seen();

        assertEquals("2.0 10.0 6.0", poses(model, FLYER));
        assertFalse(model.lagPlaced());
        assertEquals("7.8 ms · 4.00 m", model.lagText());
    }

    @Test
    void aBodyThatIsNotThereYetIsNotDrawn() {
        ScriptedRun run = run("phase").steps(2);

        assertEquals("- - -", poses(run.seen(), LATE));
        assertEquals(1, run.seen().committed().knownCount());
    }

    @Test
    void aSpawnedBodyAppearsWhereItWasPut() {
        for (String preset : new String[] {"phase", "ordered"}) {
            ScriptedRun run = run(preset).steps(2);
            api.spawn(new Late().withBody(LATE).at(40, 0, 0).moving(RATE, 0));
            SceneViewModel model = run.steps(1.5).seen();

            assertEquals("- 41.0 40.5", poses(model, LATE), preset);
            assertEquals("- - -", poses(run.seen(new Playhead.AtTick(1)), LATE), preset);
            assertEquals("- - -", poses(run.seen(new Playhead.AtFrame(0)), LATE), preset);
            assertEquals("41.0 42.0 41.5", poses(run.steps(1).seen(), LATE), preset);
        }
    }

    @Test
    void aSpawnBeforeItsPresentationHasNoArrow() {
        ScriptedRun run = run("phase").steps(2.5);
        run.breakpoint("fixedUpdate", 3);
        api.spawn(new Late().withBody(LATE).at(40, 0, 0).moving(RATE, 0));
        SceneViewModel model = run.steps(1).seen();

        assertEquals("- 41.0 -", poses(model, LATE));
        assertEquals(FLYER, model.lagBody());
        assertFalse(model.lagPlaced());
    }

    @Test
    void aRemovedBodyIsNotDrawnFromTheTickOnThatTookItOut() {
        ScriptedRun run = run("ordered").steps(2);
        api.remove(flyer);

        assertEquals("1.0 2.0 1.5", poses(run.steps(0.5).seen(), FLYER));
        assertEquals("- - -", poses(run.steps(0.5).seen(), FLYER));
        assertEquals(-1, run.seen().lagBody());
        assertEquals("1.0 2.0 -", poses(run.seen(new Playhead.AtTick(1)), FLYER));
    }

    @Test
    void whereNothingIsLeftTheSceneIsEmptyAndNotLost() {
        ScriptedRun run = run("ordered").steps(2);
        api.remove(flyer);
        SceneViewModel model = run.steps(1).seen();

        assertEquals(0, model.committed().knownCount());
        assertEquals(SceneViewModel.Condition.SHOWN, model.condition());
        assertEquals("", model.message());
    }
}
