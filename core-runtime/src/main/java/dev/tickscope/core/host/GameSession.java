package dev.tickscope.core.host;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.time.TimeBase;

/** What a debuggee may know of the session it runs in. Valid as long as the debuggee lives; for its hooks only. */
public interface GameSession {
    ClockContract contract();

    TimeBase timeBase();

    /** The length of a tick in units of the time base. */
    long stepUnits();

    /** The game's outer clock, the sum of all its deltaTime so far, in units. */
    long outerUnits();

    /** Input as the running hook sees it: a tick's own snapshot in fixed hooks, the outer frame's everywhere else. */
    InputSnapshot input();

    /** Publishes something about an object's life. */
    void objectChanged(ObjectRow.Change change, int object);

    /** Changes the time scale from the next frame on; clamped to the contract's range. */
    void timeScale(long numerator, long denominator);
}
