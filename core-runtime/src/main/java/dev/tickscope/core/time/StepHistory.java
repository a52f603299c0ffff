package dev.tickscope.core.time;

import java.util.Arrays;

/** How long the ticks of a simulation clock are and were, so that a span of ticks is an exact time even if the rate changed in it. */
@TickPath
public final class StepHistory {
    /** From the tick after {@code afterTick[i]} on a tick has {@code step[i]} units. */
    private long[] afterTick = new long[4];
    private long[] step = new long[4];
    private int count = 1;

    /** @param stepUnits the length of a tick, above 0 */
    public StepHistory(long stepUnits) {
        step[0] = stepUnits;
    }

    /** The length of the next tick. */
    public long stepUnits() {
        return step[count - 1];
    }

    /** Ticks after {@code tickIndex} have so many units; nothing happens if they have them anyway. */
    public void change(long tickIndex, long stepUnits) {
        if (stepUnits == stepUnits()) {
            return;
        }
        if (afterTick[count - 1] == tickIndex) {
            step[count - 1] = stepUnits;
            return;
        }
        if (count == step.length) {
            afterTick = Arrays.copyOf(afterTick, 2 * count);
            step = Arrays.copyOf(step, 2 * count);
        }
        afterTick[count] = tickIndex;
        step[count++] = stepUnits;
    }

    /** The tick counter starts from 0 again; ticks stay as long as they are. */
    public void restart() {
        step[0] = stepUnits();
        count = 1;
    }

    /** The time from the end of one tick to the end of another that is not before it, in units. */
    public long between(long fromTick, long toTick) {
        long units = 0;
        long end = toTick;
        for (int i = count - 1; i > 0 && end > fromTick; i--) {
            long begin = Math.max(fromTick, afterTick[i]);
            if (begin < end) {
                units += (end - begin) * step[i];
                end = begin;
            }
        }
        return units + (end - fromTick) * step[0];
    }
}
