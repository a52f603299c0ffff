package dev.tickscope.core.host;

import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.time.TimeScale;
import java.util.List;

/** What control and scripts need of a running game. On the clock's thread. */
public interface GameControl {
    /** Of a clock without a game. */
    GameControl NONE = new GameControl() {
        @Override
        public void deliver(int action, boolean down, long framePosition, long realUnits, long nanos) {
            // Nobody listens.
        }

        @Override
        public void deliverToTick(int action, boolean down, long realUnits, long nanos) {
            // Nobody listens.
        }

        @Override
        public boolean offers(ObjectAction action) {
            return false;
        }

        @Override
        public void perform(ObjectAction action) {
            // There are no objects.
        }

        @Override
        public TimeScale takeAskedScale() {
            return null;
        }
    };

    /** An edge arrives before the frame that comes next. */
    void deliver(int action, boolean down, long framePosition, long realUnits, long nanos);

    /** An edge that belongs to the tick that is about to begin. */
    void deliverToTick(int action, boolean down, long realUnits, long nanos);

    /** Whether the game knows such an object for such an action. */
    boolean offers(ObjectAction action);

    /** Does something to an object, as if game code had asked for it. */
    void perform(ObjectAction action);

    /** Copies of probes come so many frames late: those of the tick that is about to begin, or of the next frame. */
    default void delayCopies(boolean ofTick, long frames) {
    }

    /** The bodies that conditions may name, by their numbers. */
    default List<BodyShape> bodies() {
        return List.of();
    }

    /** The actions that conditions may name. */
    default ActionMap actions() {
        return ActionMap.NONE;
    }

    /** A frame was due while the contract's own pause lasts, and did not run. */
    default void pausedFrame() {
    }

    /** The game's wish for another time scale since the last call, or null. */
    TimeScale takeAskedScale();
}
