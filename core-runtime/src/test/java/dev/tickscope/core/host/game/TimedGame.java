package dev.tickscope.core.host.game;

import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.physics.MovableWorld;
import java.util.function.BiConsumer;

/** A game of one object without a world, whose hooks a test writes. */
final class TimedGame extends ObjectGame {
    private final ActionMap actions;
    private final GameObject object;

    /** Hooks of the one object; each gets it, too. */
    static class Hooks extends GameObject {
        BiConsumer<GameApi, GameObject> start = (api, o) -> {
        };
        BiConsumer<GameApi, GameObject> fixed = start;
        BiConsumer<GameApi, GameObject> update = start;

        Hooks() {
            super("Only");
        }

        @Override
        protected void onStart(GameApi api) {
            start.accept(api, this);
        }

        @Override
        protected void fixedUpdate(GameApi api) {
            fixed.accept(api, this);
        }

        @Override
        protected void update(GameApi api) {
            update.accept(api, this);
        }
    }

    TimedGame(ActionMap actions, GameObject object) {
        this.actions = actions;
        this.object = object;
    }

    @Override
    public ActionMap actions() {
        return actions;
    }

    @Override
    public MovableWorld physics() {
        return null;
    }

    @Override
    protected void populate(GameApi api) {
        api.spawn(object);
    }
}
