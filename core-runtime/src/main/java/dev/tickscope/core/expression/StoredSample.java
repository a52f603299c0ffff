package dev.tickscope.core.expression;

import dev.tickscope.core.contract.AlphaPolicy;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.TickPath;
import java.util.function.IntPredicate;

/**
 * The values of stored rows, as they were when a tick or a frame ended, or right before a stage ran. Stand it at a row first. Going on
 * from row to row is cheap; poses are only read if they are asked for. Reused; nothing here allocates. One thread.
 */
@TickPath
public final class StoredSample implements Sample {
    /** Where in its frame it stands. */
    private enum Place {
        TICK_END, FRAME_END,
        /** Before a stage, and no tick of the frame is complete. */
        NO_TICK_YET,
        /** Before a stage after the ticks. */
        TICKS_OVER,
        /** Before a stage after the ticks, in a frame that has stopped there and has no end yet. */
        STOPPED_AFTER_TICKS
    }

    private final StoreView view;
    private final long contractStepUnits;
    private final StoredPoses poses;
    private final TableView frames;
    private final TableView ends;
    private final TableView ticks;
    private final TableView ledgers;
    private final TableView phases;
    private final TableView states;
    private final ClockContract contract;
    /** The first stage after the ticks of a frame. */
    private final int afterTicks;
    private Place place = Place.TICK_END;
    /** The FRAME row of the moment; −1 if it is lost. */
    private long frame = -1;
    /** The TICK row that ran last in that frame; −1 if none did or it is lost. */
    private long tick = -1;
    /** The TICK row that completed last, in whatever frame. */
    private long lastTick = -1;
    /** The STATE row of the stop among the stages after the ticks; −1 if it is lost. */
    private long stop = -1;
    /** The FRAME_END row that sums are read from. */
    private long sums;

    /** @param view whose rows it reads; a newer view needs a new sample */
    public StoredSample(StoreView view, Names names) {
        this(view, names, null);
    }

    /** @param reads which objects are enough, by their place in the names; null for all */
    public StoredSample(StoreView view, Names names, IntPredicate reads) {
        this.view = view;
        this.contractStepUnits = names.stepUnits();
        boolean[] wanted = new boolean[names.objects().size()];
        for (int object = 0; object < wanted.length; object++) {
            wanted[object] = reads == null || reads.test(object);
        }
        this.poses = new StoredPoses(view, wanted);
        this.frames = view.frames();
        this.ends = view.frameEnds();
        this.ticks = view.ticks();
        this.ledgers = view.ledgers();
        this.phases = view.phases();
        this.states = view.states();
        this.contract = names.contract();
        PhasePlan plan = names.contract().plan();
        this.afterTicks = plan.before().size() + plan.tick().size();
    }

    /** Stands at the end of a tick. @throws IndexOutOfBoundsException if the view does not have that row */
    public void atTick(long row) {
        long position = ticks.getLong(Columns.Tick.FRAME_POSITION, row);
        place = Place.TICK_END;
        tick = row;
        lastTick = row;
        frame = frames.has(position) ? position : -1;
        sums = position - 1;
        poses.at(row, ticks, Columns.Tick.POSES_AFTER, row);
    }

    /** Stands at the end of a frame. @throws IndexOutOfBoundsException if the view does not have that frame's end */
    public void atFrame(long row) {
        long after = ends.getLong(Columns.FrameEnd.TICKS_AFTER, row);
        if (!frames.has(row)) {
            throw new IndexOutOfBoundsException("FRAME row " + row + " is lost");
        }
        place = Place.FRAME_END;
        frame = row;
        tick = ends.getInt(Columns.FrameEnd.TICKS, row) > 0 && ticks.has(after - 1) ? after - 1 : -1;
        sums = row;
        lastTick = after - 1;
        poses.at(after - 1, ends, Columns.FrameEnd.POSES_AFTER, row);
    }

    /**
     * Stands right before a stage that ran. Objects are as the last tick, or before the first tick of a frame the last frame, left them:
     * where a stage outside ticks put something is only told at the end of its frame.
     *
     * @throws IndexOutOfBoundsException if the view does not have that PHASE row, its frame, or after the ticks the frame's end
     */
    public void atStage(long row) {
        long position = phases.getLong(Columns.Phase.FRAME_POSITION, row);
        long before = frames.getLong(Columns.Frame.TICKS_BEFORE, position);
        boolean over = phases.getInt(Columns.Phase.STAGE, row) >= afterTicks;
        long done = over ? ends.getLong(Columns.FrameEnd.TICKS_AFTER, position) : Math.max(before, phases.getLong(Columns.Phase.TICK_ROW, row));
        between(position, done, over, -1);
    }

    /**
     * Stands between two stages of a frame that may still run. Objects are as with {@link #atStage}.
     *
     * @param done one past the TICK row that completed last
     * @param over whether the ticks of the frame are over
     * @param stopRow the STATE row of a stop among the stages after the ticks, which tells the accumulator while the frame has no end; or −1
     * @throws IndexOutOfBoundsException if the view does not have that FRAME row
     */
    public void between(long position, long done, boolean over, long stopRow) {
        long before = frames.getLong(Columns.Frame.TICKS_BEFORE, position);
        if (!over && done > before) {
            atTick(done - 1);
            return;
        }
        stop = stopRow;
        place = !over ? Place.NO_TICK_YET : ends.has(position) ? Place.TICKS_OVER : Place.STOPPED_AFTER_TICKS;
        frame = position;
        tick = done > before && ticks.has(done - 1) ? done - 1 : -1;
        sums = position - 1;
        lastTick = done - 1;
        if (tick >= 0) {
            poses.at(tick, ticks, Columns.Tick.POSES_AFTER, tick);
        } else if (ends.has(position - 1)) {
            poses.at(done - 1, ends, Columns.FrameEnd.POSES_AFTER, position - 1);
        } else {
            poses.atNothing();
        }
    }

    @Override
    public long whole(Quantity quantity) {
        return switch (quantity) {
            case FIXED_DELTA_TIME -> StepInForce.units(view, contractStepUnits, frame >= 0 ? frame : sums + 1);
            case TICK_STEP -> StepInForce.ofTick(view, contractStepUnits, lastTick);
            case SIMULATION_TIME, SIMULATION_TICK, ACCUMULATOR, FRAME_TICKS -> switch (place) {
                case TICK_END -> atTickEnd(quantity);
                case NO_TICK_YET -> beforeTicks(quantity);
                case FRAME_END, TICKS_OVER -> afterTicks(quantity);
                case STOPPED_AFTER_TICKS -> stoppedAfterTicks(quantity);
            };
            case TICK_IN_FRAME, CONTACTS, INPUT_PRESSED, INPUT_RELEASED, INPUT_HELD -> tick < 0 ? ABSENT : ofTick(quantity);
            case SESSION_REAL, SESSION_FED, SESSION_SCALED, SESSION_SIMULATED, SESSION_DROPPED, SESSION_TICKS, SESSION_PAUSED, SESSION_REFUSED,
                    SESSION_CLAMPED, SESSION_START_DISCARDED, SESSION_REPLACED, SESSION_STEPPED, SESSION_CLEARED, SESSION_ROUNDED ->
                    sums < 0 ? 0 : ends.has(sums) ? ofSession(quantity) : ABSENT;
            default -> frame < 0 ? ABSENT : place == Place.FRAME_END ? ofEndedFrame(quantity) : ofRunningFrame(quantity);
        };
    }

    private long atTickEnd(Quantity quantity) {
        return switch (quantity) {
            case SIMULATION_TIME -> ticks.getLong(Columns.Tick.SIMULATION_TIME, tick);
            case SIMULATION_TICK -> ticks.getLong(Columns.Tick.TICK_INDEX, tick);
            case ACCUMULATOR -> ticks.getLong(Columns.Tick.ACCUMULATOR, tick);
            default -> ticks.getInt(Columns.Tick.TICK_IN_FRAME, tick);
        };
    }

    private long beforeTicks(Quantity quantity) {
        return switch (quantity) {
            case SIMULATION_TIME -> frames.getLong(Columns.Frame.SIMULATION_TIME_BEFORE, frame);
            case SIMULATION_TICK -> frames.getLong(Columns.Frame.SIMULATION_TICK_BEFORE, frame);
            case ACCUMULATOR -> fullAccumulator();
            default -> 0;
        };
    }

    /** What waited once time was dropped that may not be simulated. Dropping may take parts of a unit, so later rows know it better. */
    private long fullAccumulator() {
        long first = frames.getLong(Columns.Frame.TICKS_BEFORE, frame);
        if (ticks.has(first) && ticks.getLong(Columns.Tick.FRAME_POSITION, first) == frame) {
            return ticks.getLong(Columns.Tick.ACCUMULATOR, first) + StepInForce.units(view, contractStepUnits, frame);
        }
        if (ends.has(frame) && frames.getLong(Columns.Frame.PLANNED, frame) == 0) {
            return ends.getLong(Columns.FrameEnd.ACCUMULATOR, frame);
        }
        return frames.getLong(Columns.Frame.ACCUMULATOR_FULL, frame) - frames.getLong(Columns.Frame.DROPPED_AT_START, frame);
    }

    private long afterTicks(Quantity quantity) {
        return switch (quantity) {
            case SIMULATION_TIME -> ends.getLong(Columns.FrameEnd.SIMULATION_TIME, frame);
            case SIMULATION_TICK -> ends.getLong(Columns.FrameEnd.SIMULATION_TICK, frame);
            case ACCUMULATOR -> ends.getLong(Columns.FrameEnd.ACCUMULATOR, frame);
            default -> ends.getInt(Columns.FrameEnd.TICKS, frame);
        };
    }

    private long stoppedAfterTicks(Quantity quantity) {
        if (quantity == Quantity.ACCUMULATOR && states.has(stop)) {
            return states.getLong(Columns.State.ACCUMULATOR, stop);
        }
        return tick < 0 ? beforeTicks(quantity) : atTickEnd(quantity);
    }

    /** The alpha that a frame presents which has not got there yet. */
    private long newAlpha() {
        long step = StepInForce.units(view, contractStepUnits, frame);
        if (contract.singleStep() == SingleStep.WHOLE_FRAME && (frames.getInt(Columns.Frame.FLAGS, frame) & FrameRow.STEPPED_FRAME) != 0) {
            return step;
        }
        return states.has(stop) ? contract.alpha().alphaUnits(states.getLong(Columns.State.ACCUMULATOR, stop), step)
                : frames.getLong(Columns.Frame.ALPHA_BEFORE, frame);
    }

    private long ofTick(Quantity quantity) {
        return switch (quantity) {
            case TICK_IN_FRAME -> ticks.getInt(Columns.Tick.TICK_IN_FRAME, tick);
            case CONTACTS -> ticks.getInt(Columns.Tick.CONTACTS, tick);
            case INPUT_PRESSED -> ticks.getLong(Columns.Tick.INPUT_PRESSED, tick);
            case INPUT_RELEASED -> ticks.getLong(Columns.Tick.INPUT_RELEASED, tick);
            default -> ticks.getLong(Columns.Tick.INPUT_HELD, tick);
        };
    }

    private long ofEndedFrame(Quantity quantity) {
        return switch (quantity) {
            case INTERPOLATION_ALPHA -> alpha(ends.getLong(Columns.FrameEnd.ALPHA, frame));
            case ALPHA_STEP -> StepInForce.ofAlpha(view, contractStepUnits, frame);
            case DROPPED_TIME -> ends.getLong(Columns.FrameEnd.DROPPED_TOTAL, frame);
            case FRAME_DROPPED -> ends.getLong(Columns.FrameEnd.DROPPED, frame);
            case FRAME_HELD -> ends.getLong(Columns.FrameEnd.HELD, frame);
            default -> ofFrame(quantity, ends.getInt(Columns.FrameEnd.FLAGS, frame));
        };
    }

    private long ofRunningFrame(Quantity quantity) {
        return switch (quantity) {
            case INTERPOLATION_ALPHA -> alpha(place == Place.TICKS_OVER ? ends.getLong(Columns.FrameEnd.ALPHA, frame)
                    : place == Place.STOPPED_AFTER_TICKS && contract.hasAlpha() ? newAlpha() : frames.getLong(Columns.Frame.ALPHA_BEFORE, frame));
            case ALPHA_STEP -> place == Place.TICKS_OVER ? StepInForce.ofAlpha(view, contractStepUnits, frame)
                    : place == Place.STOPPED_AFTER_TICKS ? StepInForce.units(view, contractStepUnits, frame)
                    : StepInForce.ofAlphaBefore(view, contractStepUnits, frame);
            case DROPPED_TIME -> place == Place.TICKS_OVER ? ends.getLong(Columns.FrameEnd.DROPPED_TOTAL, frame)
                    : frames.getLong(Columns.Frame.DROPPED_TOTAL_BEFORE, frame) + frames.getLong(Columns.Frame.DROPPED_AT_START, frame);
            case FRAME_DROPPED -> frames.getLong(Columns.Frame.DROPPED_AT_START, frame);
            case FRAME_HELD, FRAME_INTERRUPTED, FRAME_IDLE -> ABSENT;
            default -> ofFrame(quantity, 0);
        };
    }

    private static long alpha(long units) {
        return units == AlphaPolicy.ABSENT ? ABSENT : units;
    }

    /** @param endFlags the frame's flags at its end, for those that are only known then */
    private long ofFrame(Quantity quantity, int endFlags) {
        return switch (quantity) {
            case DELTA_TIME -> frames.getLong(Columns.Frame.DELTA, frame);
            case FRAME_TIME -> frames.getLong(Columns.Frame.FRAME_TIME, frame);
            case FRAME_INDEX -> frames.getLong(Columns.Frame.FRAME_INDEX, frame);
            case TIME_SCALE -> frames.getLong(Columns.Frame.SCALE_NUMERATOR, frame);
            case TIME_SCALE_DENOMINATOR -> frames.getLong(Columns.Frame.SCALE_DENOMINATOR, frame);
            case REAL_TIME -> frames.getLong(Columns.Frame.REAL, frame);
            case FRAME_NUMBER -> frame + 1;
            case FRAME_REAL_DELTA -> frames.getLong(Columns.Frame.REAL_DELTA, frame);
            case FRAME_CLAMPED -> frames.getLong(Columns.Frame.CLAMPED, frame);
            case FRAME_DISCARDED -> frames.getLong(Columns.Frame.DISCARDED, frame);
            case FRAME_OWED -> frames.getLong(Columns.Frame.OWED, frame);
            case FRAME_PLANNED -> frames.getLong(Columns.Frame.PLANNED, frame);
            case FRAME_PAUSED -> flag(FrameRow.PAUSED);
            case FRAME_REFUSED -> flag(FrameRow.REFUSED);
            case FRAME_STEPPED -> flag(FrameRow.STEPPED);
            case FRAME_START -> flag(FrameRow.START);
            case FRAME_CAPPED -> flag(FrameRow.CAPPED);
            case FRAME_CLEARED -> flag(FrameRow.CLEARED);
            case FRAME_INTERRUPTED -> (endFlags & FrameRow.INTERRUPTED) != 0 ? 1 : 0;
            case FRAME_IDLE -> (endFlags & FrameRow.IDLE) != 0 ? 1 : 0;
            default -> throw new IllegalStateException(quantity.name());
        };
    }

    private long flag(int flag) {
        return (frames.getInt(Columns.Frame.FLAGS, frame) & flag) != 0 ? 1 : 0;
    }

    private long ofSession(Quantity quantity) {
        return switch (quantity) {
            case SESSION_REAL -> frames.has(sums) ? frames.getLong(Columns.Frame.REAL, sums) : ABSENT;
            case SESSION_FED -> ends.getLong(Columns.FrameEnd.FED, sums);
            case SESSION_SCALED -> ends.getLong(Columns.FrameEnd.SCALED, sums);
            case SESSION_SIMULATED -> TimeLedger.simulatedUnits(view, sums, contractStepUnits);
            case SESSION_DROPPED -> ends.getLong(Columns.FrameEnd.DROPPED_SESSION, sums);
            case SESSION_TICKS -> ends.getLong(Columns.FrameEnd.TICKS_AFTER, sums);
            default -> ofLedger(quantity, ends.getInt(Columns.FrameEnd.LEDGER_ROW, sums));
        };
    }

    private long ofLedger(Quantity quantity, long row) {
        return ledgers.getLong(switch (quantity) {
            case SESSION_PAUSED -> Columns.Ledger.PAUSED;
            case SESSION_REFUSED -> Columns.Ledger.REFUSED;
            case SESSION_CLAMPED -> Columns.Ledger.CLAMPED;
            case SESSION_START_DISCARDED -> Columns.Ledger.START_DISCARDED;
            case SESSION_REPLACED -> Columns.Ledger.REPLACED;
            case SESSION_STEPPED -> Columns.Ledger.STEPPED;
            case SESSION_CLEARED -> Columns.Ledger.CLEARED;
            default -> Columns.Ledger.ROUNDED;
        }, row);
    }

    @Override
    public long present(int object) {
        return poses.present(object);
    }

    @Override
    public double pose(int object, int part) {
        return poses.pose(object, part);
    }

    @Override
    public double previousPose(int object, int part) {
        return poses.previousPose(object, part);
    }

    /** Whose rows it reads. */
    public StoreView view() {
        return view;
    }
}
