package dev.tickscope.core.host;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.time.StepHistory;
import dev.tickscope.core.time.TimeBase;

/** What a debuggee may know of the session it runs in. Valid as long as the debuggee lives; for its hooks only. */
public interface GameSession {
    ClockContract contract();

    TimeBase timeBase();

    /** How long the ticks of the simulation clock are and were, in units of the time base. */
    StepHistory steps();

    /** The clock fields before the debuggee's first hook. */
    GameClock clockAtBegin();

    /** The game's outer clock, the sum of all its deltaTime so far, in units. */
    long outerUnits();

    /** The FRAME row that runs, or comes next. */
    long framePosition();

    /** Input as the running hook sees it: a tick's own snapshot in fixed hooks, the outer frame's everywhere else. */
    InputSnapshot input();

    /** Gives an object the session's next number. */
    int newObject(String name);

    /**
     * Publishes something about an object's life.
     *
     * @param object its number, or −1
     * @param body its body, or −1
     * @param words what went wrong, or null
     */
    void objectChanged(ObjectRow.Change change, int object, int body, String words);

    /** Publishes where a body was just put: its interpolation history begins there. */
    void bodyPlaced(int body);

    /** Has a body drawn at that place in the plane until the next presentation; where it is does not change. */
    void bodyShown(int body, double x, double y, double angle);

    /** Copies where a body was drawn last to the first place of {@code into}. */
    void presentedPose(int body, PoseBuffer into);

    /** Publishes that a body left the world. */
    void bodyGone(int body);

    /** Changes the time scale from the next frame on; clamped to the contract's range. */
    void timeScale(long numerator, long denominator);
}
