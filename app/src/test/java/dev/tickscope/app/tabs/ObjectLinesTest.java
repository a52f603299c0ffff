package dev.tickscope.app.tabs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.work.Runs;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.host.game.ObjectGame;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the objects tab says of each object, row by row. */
class ObjectLinesTest {
    private static final String H = "1/60";

    private final ObjectLines lines = new ObjectLines();
    private final Actor actor = new Actor("Actor");
    private GameApi api;
    private HostedSession session;

    /** Does in its next Update, or FixedUpdate, what a test says. */
    private static final class Actor extends GameObject {
        private Consumer<GameApi> inUpdate;
        private Consumer<GameApi> inFixed;
        private boolean ready = true;

        Actor(String name) {
            super(name);
        }

        @Override
        protected boolean startCompleted(GameApi api) {
            return ready;
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

    private void open(String contract, Consumer<GameApi> scene, String... deltas) {
        session = Runs.session(Runs.preset(contract), Runs.game("objects", () -> new ObjectGame() {
            @Override
            public MovableWorld physics() {
                return null;
            }

            @Override
            protected void populate(GameApi newApi) {
                api = newApi;
                scene.accept(newApi);
            }
        }), deltas);
    }

    private void openWithActor(String contract, String... deltas) {
        open(contract, newApi -> newApi.spawn(actor), deltas);
    }

    private void frame() {
        session.work();
    }

    private boolean update(Playhead playhead) {
        return lines.update(session.view(), Moment.of(session.view(), playhead), session.info().contract().plan(), session.objectNames(), body -> "",
                session::wordsOfObjectRow);
    }

    private String shown() {
        return shown(Playhead.LIVE);
    }

    private String shown(Playhead playhead) {
        update(playhead);
        return lines.lines().stream().map(line -> line.number() + " " + line.name() + " | " + line.state()
                + (line.enabled() ? "" : ", disabled") + " | " + line.since() + " | " + line.event()).collect(Collectors.joining("\n"));
    }

    @Test
    void aGameWithoutObjectsHasNoLines() {
        open("phase", newApi -> { }, H);
        frame();
        assertFalse(update(Playhead.LIVE));
        assertEquals(List.of(), lines.lines());
        assertEquals(0, lines.alive());
        assertEquals(0, lines.waiting());
    }

    @Test
    void anObjectOfTheSceneLivesFromItsStartOn() {
        openWithActor("phase", H);
        frame();
        assertEquals("0 Actor | lives | T0 · frame 1 | started in Start", shown());
        assertEquals(1, lines.alive());
        assertEquals(0, lines.waiting());
    }

    @Test
    void anObjectWhoseStartIsNotCompleteAwaitsIt() {
        actor.ready = false;
        openWithActor("scaled", "0", H, H);
        frame();
        assertEquals("0 Actor | waits to start | T0 · frame 1 | created in onStart", shown());
        assertEquals(1, lines.alive());
        frame();
        assertEquals("0 Actor | waits to start | T0 · frame 1 | created in onStart", shown());
        actor.ready = true;
        frame();
        assertEquals("0 Actor | lives | T2 · frame 3 | started in onStart", shown());
    }

    @Test
    void aSpawnThatWaitsForATickIsNotYetThere() {
        openWithActor("ordered", H, "1/120", "1/120");
        frame();
        actor.inUpdate = a -> a.spawn(new Actor("New"));
        frame();
        assertEquals("""
                0 Actor | lives | T0 · frame 1 | started
                1 New | waits to exist | T1 · frame 2 | spawn asked in Update""", shown());
        assertEquals(1, lines.alive());
        assertEquals(1, lines.waiting());
        frame();
        assertEquals("1 New | lives | T2 · frame 3 | started in Structural commands", shown().lines().skip(1).findFirst().orElseThrow());
        assertEquals(2, lines.alive());
        assertEquals(0, lines.waiting());
    }

    @Test
    void aRemovalThatWaitsIsToldAndThenTheObjectIsGone() {
        openWithActor("ordered", H, "1/120", "1/120");
        frame();
        actor.inUpdate = a -> a.remove(actor);
        frame();
        assertEquals("0 Actor | waits to go | T1 · frame 2 | removal asked in Update", shown());
        assertEquals(1, lines.alive());
        assertEquals(1, lines.waiting());
        frame();
        assertEquals("0 Actor | gone | T2 · frame 3 | destroyed in Structural commands", shown());
        assertEquals(0, lines.alive());
        assertEquals(0, lines.waiting());
    }

    @Test
    void underPhaseARemovedObjectIsGoneAtOnce() {
        openWithActor("phase", H, H);
        frame();
        actor.inUpdate = a -> a.remove(actor);
        frame();
        assertEquals("0 Actor | gone | T1 · frame 2 | destroyed in Update", shown());
    }

    @Test
    void whetherItIsEnabledMeansNothingOfOneThatIsGone() {
        openWithActor("phase", H, H, H);
        frame();
        update(Playhead.LIVE);
        assertEquals("yes", lines.lines().get(0).enabledWords());
        api.setEnabled(actor, false);
        frame();
        update(Playhead.LIVE);
        assertEquals("no", lines.lines().get(0).enabledWords());
        api.remove(actor);
        frame();
        update(Playhead.LIVE);
        assertEquals("–", lines.lines().get(0).enabledWords());
    }

    @Test
    void aDisabledObjectLivesAndSaysSo() {
        openWithActor("phase", H, H, H);
        frame();
        actor.inFixed = a -> a.setEnabled(actor, false);
        frame();
        assertEquals("0 Actor | lives, disabled | T2 · frame 2 | disabled in FixedUpdate", shown());
        assertEquals(1, lines.alive());
        api.setEnabled(actor, true);
        frame();
        assertEquals("0 Actor | lives | T2 · frame 3 | enabled", shown());
    }

    @Test
    void aHookThatThrewSaysWhatWentWrong() {
        openWithActor("phase", H, H);
        frame();
        actor.inFixed = a -> {
            throw new IllegalStateException("no ammunition");
        };
        frame();
        String event = shown();
        assertTrue(event.startsWith("0 Actor | lives | T2 · frame 2 | hook failed in FixedUpdate: "), event);
        assertTrue(event.endsWith("no ammunition"), event);
    }

    @Test
    void aCommandToAnObjectThatIsGoneIsAStaleHandle() {
        openWithActor("phase", H, H);
        frame();
        api.remove(actor);
        api.setEnabled(actor, false);
        frame();
        assertTrue(shown().startsWith("0 Actor | gone | "), shown());
        assertTrue(lines.lines().get(0).event().startsWith("stale handle: "), lines.lines().get(0).event());
    }

    @Test
    void lookingBackShowsTheObjectsAsTheyStoodThen() {
        openWithActor("phase", H, H, H);
        frame();
        actor.inUpdate = a -> a.spawn(new Actor("New"));
        frame();
        frame();
        assertEquals(List.of("Actor", "New"), lines(new Playhead.AtFrame(2)));
        assertEquals(List.of("Actor"), lines(new Playhead.AtFrame(0)));
        assertEquals(List.of("Actor"), lines(new Playhead.AtTick(0)));
    }

    private List<String> lines(Playhead playhead) {
        update(playhead);
        return lines.lines().stream().map(ObjectLine::name).toList();
    }

    @Test
    void itSaysWhetherALineChangedAndForgetsOnDemand() {
        openWithActor("phase", H, H);
        frame();
        assertTrue(update(Playhead.LIVE));
        frame();
        assertFalse(update(Playhead.LIVE));
        lines.clear();
        assertEquals(List.of(), lines.lines());
        assertTrue(update(Playhead.LIVE));
    }
}
