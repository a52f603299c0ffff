package dev.tickscope.core.host;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;

/**
 * A clock without a game: no world, no objects; every hook counts as called once, so that breakpoints stop in it.
 *
 * @param actions what a script may press
 */
public record BareClock(ActionMap actions) implements Debuggee, DebuggeeProvider {
    /** Its id in files. */
    public static final String ID = "clock";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Bare clock";
    }

    @Override
    public String description() {
        return "A clock without a game.";
    }

    @Override
    public Debuggee create() {
        return this;
    }

    @Override
    public PhysicsPort physics() {
        return null;
    }

    @Override
    public int hook(Stage stage, GameClock clock) {
        return 1;
    }
}
