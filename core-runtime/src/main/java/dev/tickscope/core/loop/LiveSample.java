package dev.tickscope.core.loop;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.expression.Quantity;
import dev.tickscope.core.expression.Sample;
import dev.tickscope.core.time.TickPath;

/**
 * What conditions of breakpoints read of the running loop: at the end of a tick, at the end of a frame, or before a hook. It gives what
 * the rows of that moment tell later.
 */
@TickPath
final class LiveSample implements Sample {
    private final ClockContract contract;
    private final LoopClock clock;
    private final FrameRow frame;
    private final RunRows rows;
    private final PhaseHandler handler;
    private final LedgerRow sums = new LedgerRow();
    private boolean frameEnded;
    private long sumReal;
    private long sumFed;
    private long sumScaled;
    private long sumDropped;
    private long sumTicks;
    private long sumSimulated;

    LiveSample(ClockContract contract, LoopClock clock, FrameRow frame, RunRows rows, PhaseHandler handler) {
        this.contract = contract;
        this.clock = clock;
        this.frame = frame;
        this.rows = rows;
        this.handler = handler;
    }

    void frameBegan() {
        frameEnded = false;
    }

    /** The frame's row is complete: its sums are what the session's are until the next one ends. */
    void frameEnded(LedgerRow ledger) {
        frameEnded = true;
        sums.copyFrom(ledger);
        sumReal = frame.realUnits - ledger.wentBackUnits;
        sumFed = frame.fedUnits;
        sumScaled = frame.scaledUnits;
        sumDropped = frame.droppedSessionUnits;
        sumTicks = frame.ticksAfter;
        sumSimulated = clock.simulatedSessionUnits();
    }

    @Override
    public long whole(Quantity quantity) {
        return switch (quantity) {
            case DELTA_TIME -> frame.deltaUnits;
            case FRAME_TIME -> frame.frameTimeUnits;
            case FRAME_INDEX -> frame.frameIndex;
            case SIMULATION_TIME -> clock.simulationTimeUnits();
            case SIMULATION_TICK -> clock.tickIndex();
            case FIXED_DELTA_TIME -> clock.stepUnits();
            case INTERPOLATION_ALPHA -> contract.hasAlpha() ? clock.alphaUnits() : ABSENT;
            case TICK_STEP -> clock.step().lastTickUnits();
            case ALPHA_STEP -> clock.step().alphaUnits();
            case DROPPED_TIME -> clock.droppedTotalUnits();
            case ACCUMULATOR -> clock.accumulatorUnits();
            case TIME_SCALE -> frame.scaleNumerator;
            case TIME_SCALE_DENOMINATOR -> frame.scaleDenominator;
            case REAL_TIME -> frame.realUnits;
            case TICK_IN_FRAME -> frame.ticks > 0 ? frame.ticks : ABSENT;
            case CONTACTS -> frame.ticks > 0 ? tick().contacts : ABSENT;
            case INPUT_PRESSED -> frame.ticks > 0 ? tick().inputPressed : ABSENT;
            case INPUT_RELEASED -> frame.ticks > 0 ? tick().inputReleased : ABSENT;
            case INPUT_HELD -> frame.ticks > 0 ? tick().inputHeld : ABSENT;
            default -> ofFrame(quantity);
        };
    }

    private TickRow tick() {
        return rows.lastTick();
    }

    private long ofFrame(Quantity quantity) {
        return switch (quantity) {
            case FRAME_NUMBER -> frame.position + 1;
            case FRAME_REAL_DELTA -> frame.realDeltaUnits;
            case FRAME_CLAMPED -> frame.clampedUnits;
            case FRAME_DISCARDED -> frame.discardedUnits;
            case FRAME_DROPPED -> frameEnded ? frame.droppedUnits : frame.droppedAtStartUnits;
            case FRAME_TICKS -> frame.ticks;
            case FRAME_OWED -> frame.owedTicks;
            case FRAME_PLANNED -> frame.plannedTicks;
            case FRAME_HELD -> frameEnded ? frame.heldTicks : ABSENT;
            case FRAME_PAUSED -> flag(FrameRow.PAUSED);
            case FRAME_REFUSED -> flag(FrameRow.REFUSED);
            case FRAME_STEPPED -> flag(FrameRow.STEPPED);
            case FRAME_START -> flag(FrameRow.START);
            case FRAME_CAPPED -> flag(FrameRow.CAPPED);
            case FRAME_CLEARED -> flag(FrameRow.CLEARED);
            case FRAME_INTERRUPTED -> frameEnded ? flag(FrameRow.INTERRUPTED) : ABSENT;
            case FRAME_IDLE -> frameEnded ? flag(FrameRow.IDLE) : ABSENT;
            default -> ofSession(quantity);
        };
    }

    private long flag(int flag) {
        return frame.is(flag) ? 1 : 0;
    }

    private long ofSession(Quantity quantity) {
        return switch (quantity) {
            case SESSION_REAL -> sumReal;
            case SESSION_PAUSED -> sums.pausedUnits;
            case SESSION_REFUSED -> sums.refusedUnits;
            case SESSION_CLAMPED -> sums.clampedUnits;
            case SESSION_START_DISCARDED -> sums.startDiscardedUnits;
            case SESSION_REPLACED -> sums.replacedUnits;
            case SESSION_FED -> sumFed;
            case SESSION_SCALED -> sumScaled;
            case SESSION_STEPPED -> sums.steppedUnits;
            case SESSION_SIMULATED -> sumSimulated;
            case SESSION_DROPPED -> sumDropped;
            case SESSION_CLEARED -> sums.clearedUnits;
            case SESSION_ROUNDED -> sums.roundedUnits;
            case SESSION_TICKS -> sumTicks;
            default -> ABSENT;
        };
    }

    @Override
    public long present(int object) {
        return handler.present(object) ? 1 : 0;
    }

    @Override
    public double pose(int object, int part) {
        return handler.pose(object, part);
    }

    @Override
    public double previousPose(int object, int part) {
        return handler.previousPose(object, part);
    }
}
