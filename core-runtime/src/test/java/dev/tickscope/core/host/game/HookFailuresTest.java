package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.Rule;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.host.HookFailures;
import dev.tickscope.core.host.game.GameRun.Thing;
import dev.tickscope.core.host.game.GameRun.Touching;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

@Rule("C28")
class HookFailuresTest {
    private static Consumer<GameApi> bang(String words) {
        return api -> {
            throw new IllegalStateException(words);
        };
    }

    @Test
    void whatAHookThrowsIsToldAndEverythingAfterItStillRuns() {
        GameRun run = new GameRun("ordered", (game, api) -> {
            Thing bad = new Thing(game, "Bad");
            bad.inStart = bang("start");
            bad.inFixed = bang("fixed");
            bad.inUpdate = bang("update");
            api.spawn(bad);
            api.spawn(new Thing(game, "Good"));
        });
        assertEquals("Bad.fixed0 Good.fixed0 Bad.fixed1 Good.fixed1 Bad.update Good.update", run.frameSeen(2));
        assertEquals("HOOK_FAILED Bad@-/0, HOOK_FAILED Bad@fixedUpdate/1, HOOK_FAILED Bad@fixedUpdate/2, HOOK_FAILED Bad@update/2",
                run.rows(Change.HOOK_FAILED));
        assertEquals(List.of("Bad.onStart threw IllegalStateException: start", "Bad.fixedUpdate threw IllegalStateException: fixed",
                "Bad.fixedUpdate threw IllegalStateException: fixed", "Bad.update threw IllegalStateException: update"), run.failures());
    }

    @Test
    void anObjectWhoseDestroyThrowsIsGoneAllTheSame() {
        GameRun run = new GameRun("phase", (game, api) -> {
            Thing bad = new Thing(game, "Bad");
            bad.inDestroy = bang("destroy");
            bad.inUpdate = inner -> inner.remove(bad);
            api.spawn(bad);
            api.spawn(new Thing(game, "Good"));
        });
        assertEquals("Bad.start Good.start Bad.update Bad.destroy Good.update Good.fixed1", run.frameSeen(1));
        assertEquals("DESTROYED Bad@update/0", run.rows(Change.DESTROYED));
        assertEquals(List.of("Bad.onDestroy threw IllegalStateException: destroy"), run.failures());
    }

    @Test
    void whatAContactHookThrowsDoesNotKeepTheOtherSideFromHearing() {
        GameRun run = new GameRun("phase", () -> {
            Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
            builder.box("Left", 1, 1).at(-0.49, 0);
            builder.box("Right", 1, 1).at(0.49, 0);
            return builder.build();
        }, (game, api) -> {
            Thing bad = new Touching(game, "Left");
            bad.inContact = bang("contact");
            api.spawn(bad.withBody(0));
            api.spawn(new Touching(game, "Right").withBody(1));
        });
        assertEquals("Left.start Right.start Left.update Right.update Left.fixed1 Right.fixed1 Left.began(Right)1 Right.began(Left)1",
                run.frameSeen(1));
        assertEquals(List.of("Left.contactBegan threw IllegalStateException: contact"), run.failures());
    }

    @Test
    void aTimerThatThrowsIsToldWithTheObjectThatStartedIt() {
        GameRun run = new GameRun("phase", (game, api) -> {
            Thing bad = new Thing(game, "Bad");
            bad.inStart = inner -> inner.after(0, () -> bang("timer").accept(inner));
            api.spawn(bad);
        });
        run.frame(1);
        assertEquals(List.of("Bad.timer threw IllegalStateException: timer"), run.failures());
        assertEquals("HOOK_FAILED Bad@timedRoutines/1", run.rows(Change.HOOK_FAILED));
    }

    @Test
    void aSceneThatThrowsHalfWayIsTold() {
        GameRun run = new GameRun("phase", (game, api) -> {
            api.spawn(new Thing(game, "A"));
            throw new IllegalStateException("half way");
        });
        assertEquals("A.start A.update A.fixed1", run.frameSeen(1));
        assertEquals(List.of("populate threw IllegalStateException: half way"), run.failures());
    }

    @Test
    void onlyTheNewestFailuresAreKept() {
        GameRun run = new GameRun("phase", (game, api) -> {
            Thing bad = new Thing(game, "Bad");
            bad.inFixed = inner -> bang("tick " + inner.clock().simulationTick()).accept(inner);
            api.spawn(bad);
        });
        for (int tick = 0; tick < HookFailures.KEPT + 5; tick++) {
            run.frame(1);
        }
        HookFailures failures = run.runner.failures();
        assertEquals(HookFailures.KEPT + 5, failures.total());
        assertEquals(HookFailures.KEPT, failures.newest().size());
        assertEquals("Bad.fixedUpdate threw IllegalStateException: tick 6", failures.newest().get(0).words());
        assertEquals("Bad.fixedUpdate threw IllegalStateException: tick 6", failures.wordsOf(failures.newest().get(0).objectRow()));
    }
}
