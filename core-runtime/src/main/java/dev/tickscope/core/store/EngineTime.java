package dev.tickscope.core.store;

import dev.tickscope.core.time.Rational;
import java.math.BigDecimal;

/**
 * The parts of the time ledger that only some engines have.
 *
 * @param adjustedUnits what smoothing, snapping and other changes took from real deltas; negative where they added more
 * @param stretchedUnits by how much ticks of changing length were longer than a step each, in sum
 * @param stretchedPart what is below one unit of it, over the ledger's denominator
 * @param modelledBits the bits of the engine's own accumulator
 * @param unitsPerOne how many units a 1 in it is; 0 where its arithmetic is exact
 */
public record EngineTime(long adjustedUnits, long stretchedUnits, long stretchedPart, long modelledBits, long unitsPerOne) {
    /** Nothing of it. */
    public static final EngineTime PLAIN = new EngineTime(0, 0, 0, 0, 0);

    static EngineTime at(StoreView view, long framePosition) {
        TableView ledgers = view.ledgers();
        long row = view.frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, framePosition);
        return new EngineTime(ledgers.getLong(Columns.Ledger.ADJUSTED, row), ledgers.getLong(Columns.Ledger.STRETCHED, row),
                ledgers.getLong(Columns.Ledger.STRETCHED_PART, row), view.frameEnds().getLong(Columns.FrameEnd.MODELLED, framePosition),
                ledgers.getLong(Columns.Ledger.UNITS_PER_ONE, row));
    }

    /** The exact value of the engine's accumulator, in units. */
    Rational modelled() {
        return Rational.of(new BigDecimal(Double.longBitsToDouble(modelledBits))).times(Rational.of(unitsPerOne));
    }
}
