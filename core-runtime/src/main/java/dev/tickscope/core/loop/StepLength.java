package dev.tickscope.core.loop;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TimeBase;

/** How long a tick is, was when it ran last, and was when alpha was presented, in units; and what all ticks together simulated. */
@TickPath
final class StepLength {
    private final ClockContract contract;
    private final TimeBase base;
    private final LedgerRow ledger;
    private final long contractUnits;
    private long units;
    private long nextUnits;
    private long alphaUnits;
    private long lastTickUnits;

    /** @param ledger gets what the ticks before a change simulated */
    StepLength(ClockContract contract, TimeBase base, LedgerRow ledger) {
        this.contract = contract;
        this.base = base;
        this.ledger = ledger;
        contractUnits = base.step(contract.rate());
        units = contractUnits;
        nextUnits = contractUnits;
        alphaUnits = contractUnits;
        lastTickUnits = contractUnits;
    }

    long units() {
        return units;
    }

    /** Of the last completed tick; the contract's before the first. */
    long lastTickUnits() {
        return lastTickUnits;
    }

    /** What alpha counts in. */
    long alphaUnits() {
        return alphaUnits;
    }

    /** In seconds; exact only as far as a double is. */
    double seconds() {
        return units == contractUnits ? contract.rate().seconds() / (double) contract.rate().ticks() : base.secondsDouble(units);
    }

    /** What all ticks since the session began simulated. */
    long simulatedUnits(long ticks) {
        return ledger.simulatedUnits(ticks, contractUnits);
    }

    /** The length from the next outer frame on. */
    void next(long newUnits) {
        nextUnits = newUnits;
    }

    /** An outer frame begins. @return whether ticks have another length from now on */
    boolean change(long ticks) {
        if (nextUnits == units) {
            return false;
        }
        ledger.rateUnits = simulatedUnits(ticks);
        ledger.rateTicks = ticks;
        ledger.rateStepUnits = nextUnits;
        units = nextUnits;
        return true;
    }

    /** Alpha is a share of a tick of now. */
    void alphaSet() {
        alphaUnits = units;
    }

    void tickCompleted() {
        lastTickUnits = units;
    }

    void open(FrameRow row) {
        row.stepUnits = units;
        row.changedStepUnits = units == contractUnits ? 0 : units;
        row.alphaBeforeStepUnits = alphaUnits == units ? 0 : alphaUnits;
    }

    void close(FrameRow row) {
        row.alphaStepUnits = alphaUnits == units ? 0 : alphaUnits;
    }
}
