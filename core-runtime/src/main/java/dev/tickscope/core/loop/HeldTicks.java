package dev.tickscope.core.loop;

import dev.tickscope.core.contract.HoldPolicy;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.time.TickPath;

/** Counts the ticks that are due but held back, by the contract's rule. */
@TickPath
final class HeldTicks {
    private final HoldPolicy policy;
    /** The last tick that was counted as held; a contract may count each of them once only. */
    private long countedThroughTick;

    HeldTicks(HoldPolicy policy) {
        this.policy = policy;
    }

    /** The simulation clock may begin anew. */
    void restart() {
        countedThroughTick = 0;
    }

    /** Held ticks wait while game time stands, in a contract that reads it so. A step command moves game time by itself. */
    boolean waitForScale(FrameRow frame) {
        return frame.scaleNumerator == 0 && policy.atZeroScale() == HoldPolicy.AtZeroScale.WAIT && !frame.is(FrameRow.STEPPED);
    }

    /** The next tick is held, and with it all that the frame still planned. */
    void count(FrameRow frame, long lastTickIndex) {
        long last = lastTickIndex + frame.plannedTicks - frame.ticks;
        long counted = policy.count() == HoldPolicy.Count.ONCE ? Math.max(lastTickIndex, countedThroughTick) : lastTickIndex;
        frame.heldTicks = Math.max(0, last - counted);
        countedThroughTick = Math.max(countedThroughTick, last);
    }
}
