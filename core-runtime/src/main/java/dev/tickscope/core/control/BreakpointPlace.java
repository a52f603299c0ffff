package dev.tickscope.core.control;

import dev.tickscope.core.contract.Phase;

/**
 * What a breakpoint watches. A place inside a fixed tick, and the end of a tick, stops at the end of that tick; any other stage stops
 * before it; the end of a frame stops between that frame and the next.
 */
public sealed interface BreakpointPlace {
    /** Any hook of one stage of the phase plan, by its index. Hit when the stage calls game code. */
    record AtStage(int stage) implements BreakpointPlace {
    }

    /**
     * The hook of one object, by its name, in a stage. Hit when that stage calls the hook of an object of that name; outside ticks the
     * run stops before the stage, since the objects of one stage are called together.
     */
    record OfObject(int stage, String object) implements BreakpointPlace {
    }

    /** Two bodies begin to touch in a tick. An empty second name is any other body. */
    record Contact(String bodyA, String bodyB) implements BreakpointPlace {
    }

    /** A phase begins: its first stage in a frame, or in a tick. */
    record AtPhase(Phase phase) implements BreakpointPlace {
    }

    /** A tick is complete. */
    record TickEnd() implements BreakpointPlace {
    }

    /** An outer frame has run to its end. */
    record FrameEnd() implements BreakpointPlace {
    }
}
