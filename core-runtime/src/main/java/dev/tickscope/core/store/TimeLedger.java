package dev.tickscope.core.store;

import dev.tickscope.core.time.Rational;
import java.math.BigInteger;

/**
 * Where all time of a session went, up to the end of one frame: the two equations that must hold exactly,
 * <pre>
 * real             = paused + refused + clamped + startDiscarded + replaced + adjusted + fed
 * scaled + stepped = simulated + stretched + accumulator + dropped + cleared + rounded + rounding
 * </pre>
 * All {@code …Units} in units of the session's time base; {@code …Part} is what is below one unit, over {@code denominator}. Where the
 * contract models floating arithmetic, {@code accumulatorUnits} and its part are what exact arithmetic would have left waiting:
 * {@link #accumulator()} and {@link #rounding()} tell what the engine has and how far it is off.
 */
public record TimeLedger(long realUnits, long pausedUnits, long refusedUnits, long clampedUnits, long startDiscardedUnits,
        long replacedUnits, long fedUnits, long scaledUnits, long scaledPart, long steppedUnits, long ticks, long simulatedUnits,
        long accumulatorUnits, long accumulatorPart, long droppedUnits, long droppedPart, long clearedUnits, long clearedPart,
        long roundedUnits, long roundedPart, long denominator, EngineTime engine) {

    /** Of an engine with exact arithmetic that takes deltas as they are and has ticks of one length. */
    public TimeLedger(long realUnits, long pausedUnits, long refusedUnits, long clampedUnits, long startDiscardedUnits, long replacedUnits,
            long fedUnits, long scaledUnits, long scaledPart, long steppedUnits, long ticks, long simulatedUnits, long accumulatorUnits,
            long accumulatorPart, long droppedUnits, long droppedPart, long clearedUnits, long clearedPart, long roundedUnits,
            long roundedPart, long denominator) {
        this(realUnits, pausedUnits, refusedUnits, clampedUnits, startDiscardedUnits, replacedUnits, fedUnits, scaledUnits, scaledPart,
                steppedUnits, ticks, simulatedUnits, accumulatorUnits, accumulatorPart, droppedUnits, droppedPart, clearedUnits, clearedPart,
                roundedUnits, roundedPart, denominator, EngineTime.PLAIN);
    }

    /**
     * The ledger at the end of an ended frame.
     *
     * @param contractStepUnits the step as long as nobody changed the rate
     * @throws IndexOutOfBoundsException if the view does not have that frame's end
     */
    public static TimeLedger at(StoreView view, long framePosition, long contractStepUnits) {
        TableView ends = view.frameEnds();
        TableView ledgers = view.ledgers();
        long row = ends.getInt(Columns.FrameEnd.LEDGER_ROW, framePosition);
        EngineTime engine = EngineTime.at(view, framePosition);
        boolean models = engine.unitsPerOne() != 0;
        long real = view.frames().getLong(Columns.Frame.REAL, framePosition) - ledgers.getLong(Columns.Ledger.WENT_BACK, row);
        return new TimeLedger(real, ledgers.getLong(Columns.Ledger.PAUSED, row),
                ledgers.getLong(Columns.Ledger.REFUSED, row), ledgers.getLong(Columns.Ledger.CLAMPED, row),
                ledgers.getLong(Columns.Ledger.START_DISCARDED, row), ledgers.getLong(Columns.Ledger.REPLACED, row),
                ends.getLong(Columns.FrameEnd.FED, framePosition), ends.getLong(Columns.FrameEnd.SCALED, framePosition),
                ends.getLong(Columns.FrameEnd.SCALED_PART, framePosition), ledgers.getLong(Columns.Ledger.STEPPED, row),
                ends.getLong(Columns.FrameEnd.TICKS_AFTER, framePosition), simulatedUnits(view, framePosition, contractStepUnits),
                ends.getLong(models ? Columns.FrameEnd.EXACT : Columns.FrameEnd.ACCUMULATOR, framePosition),
                ends.getLong(models ? Columns.FrameEnd.EXACT_PART : Columns.FrameEnd.ACCUMULATOR_PART, framePosition),
                ends.getLong(Columns.FrameEnd.DROPPED_SESSION, framePosition), ledgers.getLong(Columns.Ledger.DROPPED_PART, row),
                ledgers.getLong(Columns.Ledger.CLEARED, row), ledgers.getLong(Columns.Ledger.CLEARED_PART, row),
                ledgers.getLong(Columns.Ledger.ROUNDED, row), ledgers.getLong(Columns.Ledger.ROUNDED_PART, row),
                ends.getLong(Columns.FrameEnd.DENOMINATOR, framePosition), engine);
    }

    /** What the ticks of a session up to the end of an ended frame simulated: each by the step that was in force. Allocates nothing. */
    public static long simulatedUnits(StoreView view, long framePosition, long contractStepUnits) {
        long ticks = view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, framePosition);
        long row = view.frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, framePosition);
        TableView ledgers = view.ledgers();
        long step = ledgers.getLong(Columns.Ledger.RATE_STEP, row);
        return step == 0 ? Math.multiplyExact(ticks, contractStepUnits) : Math.addExact(ledgers.getLong(Columns.Ledger.RATE_UNITS, row),
                Math.multiplyExact(ticks - ledgers.getLong(Columns.Ledger.RATE_TICKS, row), step));
    }

    /** What is missing on the real side; 0, always. */
    public long residueRealUnits() {
        return realUnits - pausedUnits - refusedUnits - clampedUnits - startDiscardedUnits - replacedUnits - engine.adjustedUnits() - fedUnits;
    }

    /** What the engine has in its accumulator, exactly. */
    public Rational accumulator() {
        return engine.unitsPerOne() == 0 ? amount(accumulatorUnits, accumulatorPart) : engine.modelled();
    }

    /** What the engine's floating arithmetic lost, or below 0 made up: by so much exact arithmetic would have more waiting. */
    public Rational rounding() {
        return amount(accumulatorUnits, accumulatorPart).minus(accumulator());
    }

    /** What ticks of changing length were longer than a step each, in sum. */
    public Rational stretched() {
        return amount(engine.stretchedUnits(), engine.stretchedPart());
    }

    /** What is missing on the game side, in units; 0, always. */
    public Rational residueGame() {
        return amount(scaledUnits, scaledPart).plus(Rational.of(steppedUnits)).minus(Rational.of(simulatedUnits()))
                .minus(stretched()).minus(accumulator()).minus(rounding()).minus(amount(droppedUnits, droppedPart))
                .minus(amount(clearedUnits, clearedPart)).minus(amount(roundedUnits, roundedPart));
    }

    /** An amount with its part below one unit, in units. */
    public Rational amount(long units, long part) {
        return Rational.of(units).plus(Rational.of(BigInteger.valueOf(part), BigInteger.valueOf(denominator)));
    }

    /** Whether both sides add up. */
    public boolean balanced() {
        return residueRealUnits() == 0 && residueGame().signum() == 0;
    }

    /** Whether one line tells it all: no scaling and no added steps. */
    public boolean oneLine() {
        return steppedUnits == 0 && scaledUnits == fedUnits && scaledPart == 0;
    }
}
