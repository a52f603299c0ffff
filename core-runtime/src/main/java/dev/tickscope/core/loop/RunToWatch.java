package dev.tickscope.core.loop;

import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.time.TickPath;

/** Says when a run-to has arrived. */
@TickPath
final class RunToWatch {
    private RunTarget target;
    private long lastTick = Long.MAX_VALUE;

    void set(RunTarget newTarget) {
        target = newTarget;
    }

    void clear() {
        target = null;
    }

    RunTarget target() {
        return target;
    }

    /** The run stops at the end of that tick, whatever stops it before or moves it on until then. */
    void stopAfter(long tickIndex) {
        lastTick = tickIndex;
    }

    boolean reachedAtTickEnd(TickRow row) {
        if (row.tickIndex >= lastTick) {
            lastTick = Long.MAX_VALUE;
            return true;
        }
        return target != null && switch (target.kind()) {
            case NEXT_TICK -> true;
            case TICK -> row.tickIndex >= target.value();
            case INPUT -> (row.inputPressed | row.inputReleased) != 0;
            case CONTACT -> row.contacts > 0;
            default -> false;
        };
    }

    boolean reachedAtFrameEnd(FrameRow row) {
        return target != null && switch (target.kind()) {
            case FRAME -> row.frameIndex >= target.value();
            case REAL_TIME -> row.realUnits >= target.value();
            case NO_TICKS -> row.ticks == 0;
            case MORE_TICKS -> row.ticks >= 2;
            case CAPPED -> row.is(FrameRow.CAPPED);
            case DROPPED -> row.droppedUnits > 0;
            case HELD -> row.heldTicks > 0;
            default -> false;
        };
    }
}
