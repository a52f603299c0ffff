package dev.tickscope.core.host;

import dev.tickscope.core.time.TimeScale;

/** What control and scripts need of a running game. On the clock's thread. */
public interface GameControl {
    /** Of a clock without a game. */
    GameControl NONE = new GameControl() {
        @Override
        public void restart() {
            // Nothing to make anew.
        }

        @Override
        public void deliver(int action, boolean down, long framePosition, long realUnits, long nanos) {
            // Nobody listens.
        }

        @Override
        public void deliverToTick(int action, boolean down, long realUnits, long nanos) {
            // Nobody listens.
        }

        @Override
        public TimeScale takeAskedScale() {
            return null;
        }
    };

    /** A fresh game in its first state. */
    void restart();

    /** An edge arrives before the frame that comes next. */
    void deliver(int action, boolean down, long framePosition, long realUnits, long nanos);

    /** An edge that belongs to the tick that is about to begin. */
    void deliverToTick(int action, boolean down, long realUnits, long nanos);

    /** The game's wish for another time scale since the last call, or null. */
    TimeScale takeAskedScale();
}
