package dev.tickscope.core.loop;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.DiscardAt;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.time.ExactAmount;
import dev.tickscope.core.time.StepAccumulator;
import dev.tickscope.core.time.TickPath;

/**
 * The exact clock beside one that models floating arithmetic: the same contract, fed the same deltas, with nothing rounded. It tells how
 * many ticks exact arithmetic would have run in a frame. Steps, pauses that clear, stops that cut a frame, and held ticks make it begin
 * anew from what the engine has.
 */
@TickPath
final class ExactBeside {
    private final ClockContract contract;
    private final StepAccumulator exact;
    private final ExactAmount dropped = new ExactAmount();
    private boolean planned;
    private boolean overCap;
    private long ticks;

    ExactBeside(ClockContract contract, long stepUnits) {
        this.contract = contract;
        this.exact = new StepAccumulator(stepUnits);
    }

    void step(long units) {
        exact.step(units);
    }

    void reserve(long units) {
        exact.reserve(units);
    }

    void refine(long factor) {
        exact.refine(factor);
        dropped.refine(factor);
    }

    /** What waited before the frame's time came is limited. */
    void limit(long units) {
        if (exact.exceeds(units)) {
            exact.cutTo(units, dropped);
        }
    }

    void feed(long units, long part) {
        exact.add(units, part);
    }

    void plan(long cap) {
        planned = true;
        boolean capped = cap != ClockContract.NO_CAP;
        overCap = capped && contract.capTest().exceeded(exact, cap);
        if (overCap && contract.discardAt() == DiscardAt.START) {
            contract.excess().discard(exact, cap, dropped);
        }
        ticks = Math.min(exact.wholeTicks(), cap);
    }

    /** Fills what the frame would have run. @param engine what the modelled engine is left with */
    void close(FrameRow row, StepAccumulator engine) {
        boolean whole = planned && row.ticks == row.plannedTicks && !row.is(FrameRow.INTERRUPTED);
        row.exactTicks = whole ? ticks : row.ticks;
        if (whole) {
            for (long tick = 0; tick < ticks; tick++) {
                exact.takeStep();
            }
            if (overCap && contract.discardAt() != DiscardAt.START) {
                contract.excess().discard(exact, 0, dropped);
            }
        } else if (!row.is(FrameRow.REFUSED) && !row.is(FrameRow.START)) {
            exact.clearInto(dropped);
            exact.add(engine.units());
        }
        if (row.exactTicks != row.ticks) {
            row.flags |= FrameRow.ROUNDED;
        }
        planned = false;
    }
}
