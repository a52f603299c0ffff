package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.game.GameRun.Thing;
import dev.tickscope.core.host.game.GameRun.Touching;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import org.junit.jupiter.api.Test;

/** Breakpoints on the hooks of single objects and on contacts of two bodies. */
class GameBreakpointsTest {
    private Thing a;
    private Thing b;

    private GameRun two(String preset) {
        return new GameRun(preset, (run, api) -> {
            a = new Thing(run, "A");
            b = new Thing(run, "B");
            api.spawn(a);
            api.spawn(b);
        });
    }

    private static int stage(GameRun run, String name) {
        return run.contract.plan().named(name).orElseThrow().index();
    }

    private static void breakAt(GameRun run, BreakpointPlace place) {
        run.apply(new Command.AddBreakpoint(Breakpoint.at(1, place)));
    }

    private static long stoppedAfterTick(GameRun run) {
        return run.view().states().getLong(Columns.State.TICK_INDEX, RunStatus.of(run.view()).row());
    }

    @Rule("A10")
    @Test
    void theFixedUpdateOfOneObjectStopsOnlyInTicksThatCallIt() {
        GameRun run = two("phase");
        breakAt(run, new BreakpointPlace.OfObject(stage(run, "fixedUpdate"), "B"));
        run.api().setEnabled(b, false);
        run.frame(3);
        assertTrue(run.control.running(), "a disabled object is not called");
        run.api().setEnabled(b, true);
        run.frame(2);
        assertFalse(run.control.running());
        assertEquals(4, stoppedAfterTick(run));
        assertEquals("A.update B.update A.fixed4 B.fixed4", run.seen().replace("B.start ", ""));
    }

    @Rule("A14")
    @Test
    void theUpdateOfOneObjectStopsBeforeTheStageThatIsGoingToCallIt() {
        GameRun run = two("phase");
        breakAt(run, new BreakpointPlace.OfObject(stage(run, "update"), "B"));
        run.frame(1);
        assertEquals("A.start B.start", run.seen());
        run.apply(new Command.Resume());
        run.api().remove(b);
        run.frame(1);
        assertTrue(run.control.running(), "there is no B any more");
    }

    @Test
    void anObjectOfAnotherNameIsNoHit() {
        GameRun run = two("ordered");
        breakAt(run, new BreakpointPlace.OfObject(stage(run, "fixedUpdate"), "C"));
        run.frame(3);
        assertTrue(run.control.running());
    }

    private static Dyn4jPort threeBoxes() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.box("Left", 1, 1).at(0, 0);
        builder.box("Right", 1, 1).at(3, 0);
        builder.box("Far", 1, 1).at(-3, 0);
        return builder.build();
    }

    private GameRun colliding() {
        GameRun run = new GameRun("phase", GameBreakpointsTest::threeBoxes, (game, api) -> {
            a = new Touching(game, "A");
            api.spawn(a.withBody(0));
            b = new Touching(game, "B");
            api.spawn(b.withBody(1));
        });
        run.frame(1);
        run.api().setVelocity(b, -60, 0);
        return run;
    }

    /** It moves by one metre a tick, from 3 to 2 to 1, where the boxes touch, or to 0. */
    private long firstContact() {
        GameRun run = colliding();
        run.apply(new Command.AddBreakpoint(Breakpoint.at(1, stage(run, "contacts"))));
        run.frame(4);
        return stoppedAfterTick(run);
    }

    @Rule("A10")
    @Test
    void twoBodiesThatBeginToTouchStopAtTheEndOfThatTick() {
        long tick = firstContact();
        for (BreakpointPlace place : new BreakpointPlace[] {new BreakpointPlace.Contact("Left", "Right"),
            new BreakpointPlace.Contact("Right", "Left"), new BreakpointPlace.Contact("Right", ""),
            new BreakpointPlace.OfObject(stage(colliding(), "contacts"), "B")}) {
            GameRun run = colliding();
            breakAt(run, place);
            run.frame(4);
            assertFalse(run.control.running(), place.toString());
            assertEquals(tick, stoppedAfterTick(run), place.toString());
        }
        GameRun other = colliding();
        breakAt(other, new BreakpointPlace.Contact("Left", "Far"));
        other.frame(4);
        assertTrue(other.control.running());
    }
}
