package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.game.GameRun.Thing;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.ObjectList;
import dev.tickscope.core.session.Playhead;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ObjectListTest {
    private final ObjectList list = new ObjectList();
    private Thing a;

    private GameRun run(String preset) {
        return new GameRun(preset, (game, api) -> {
            a = new Thing(game, "A");
            api.spawn(a);
        });
    }

    private String at(GameRun run, Playhead playhead) {
        list.update(run.view(), Moment.of(run.view(), playhead));
        return list.entries().stream().map(e -> run.runner.objectNames().get(e.number()) + " " + e.state() + (e.enabled() ? "" : " disabled")
                + (e.removalWaits() ? " leaving" : "") + (e.failures() > 0 ? " failed " + e.failures() : "")).collect(Collectors.joining(", "));
    }

    private String now(GameRun run) {
        return at(run, Playhead.LIVE);
    }

    @Test
    void requestsWaitUntilTheContractLetsThemTakeEffect() {
        GameRun run = run("ordered");
        run.frame(1);
        a.inUpdate = api -> {
            a.inUpdate = unused -> { };
            api.spawn(new Thing(run, "New"));
            api.remove(a);
        };
        run.frame(0.5);
        assertEquals("A LIVES leaving, New WAITS_TO_EXIST", now(run));
        assertEquals(1, list.alive());
        assertEquals(2, list.waiting());
        run.frame(0.5);
        assertEquals("A GONE, New LIVES", now(run));
        assertEquals("A LIVES leaving, New WAITS_TO_EXIST", at(run, new Playhead.AtFrame(1)));
        assertEquals("A LIVES", at(run, new Playhead.AtTick(0)));
    }

    @Test
    void anObjectWaitsToStartUntilItsStartIsComplete() {
        GameRun run = run("phase");
        a.ready = false;
        run.frame(1);
        assertEquals("A WAITS_TO_START", now(run));
        a.ready = true;
        run.frame(1);
        assertEquals("A LIVES", now(run));
    }

    @Test
    void aStopInAFrameShowsWhatWasToldBeforeIt() {
        GameRun run = run("phase");
        run.breakpointAt("update");
        a.inUpdate = api -> api.remove(a);
        run.frame(1);
        assertEquals("A LIVES", now(run));
        run.apply(new Command.Resume());
        assertEquals("A GONE", now(run));
    }

    @Test
    void disabledObjectsAndFailuresAreTold() {
        GameRun run = run("phase");
        a.inFixed = api -> {
            api.setEnabled(a, false);
            throw new IllegalStateException("bang");
        };
        run.frame(1);
        assertEquals("A LIVES disabled failed 1", now(run));
    }

    @Test
    void aRestartLeavesTheOldObjectsGone() {
        GameRun run = run("scaled");
        run.frame(1);
        run.api().spawn(new Thing(run, "Never"));
        run.apply(new Command.Restart());
        run.frame(1);
        assertEquals("A GONE, Never GONE, A LIVES", now(run));
    }
}
