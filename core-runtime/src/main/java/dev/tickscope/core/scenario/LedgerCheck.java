package dev.tickscope.core.scenario;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.store.EngineTime;
import dev.tickscope.core.store.TimeLedger;

/** Checks both equations of the time ledger after every frame. */
final class LedgerCheck {
    private final long contractStepUnits;
    private TimeLedger last;
    private boolean balanced = true;

    LedgerCheck(long contractStepUnits) {
        this.contractStepUnits = contractStepUnits;
        this.last = ledger(new FrameRow(), new LedgerRow());
    }

    void frameEnded(FrameRow row, LedgerRow sums) {
        last = ledger(row, sums);
        balanced &= last.balanced();
    }

    /** Whether they held after every frame so far. */
    boolean balanced() {
        return balanced;
    }

    /** As of the last ended frame; all 0 before the first. */
    TimeLedger last() {
        return last;
    }

    private TimeLedger ledger(FrameRow row, LedgerRow sums) {
        return new TimeLedger(row.realUnits - sums.wentBackUnits, sums.pausedUnits, sums.refusedUnits, sums.clampedUnits, sums.startDiscardedUnits,
                sums.replacedUnits, row.fedUnits, row.scaledUnits, row.scaledPart, sums.steppedUnits, row.ticksAfter, sums.simulatedUnits(row.ticksAfter, contractStepUnits),
                row.exactUnits, row.exactPart, row.droppedSessionUnits, sums.droppedPart, sums.clearedUnits, sums.clearedPart,
                sums.roundedUnits, sums.roundedPart, row.denominator, new EngineTime(sums.adjustedUnits, sums.stretchedUnits, sums.stretchedPart,
                        row.modelledBits, sums.unitsPerOne));
    }
}
