package dev.tickscope.core.expression;

import dev.tickscope.core.contract.AlphaPolicy;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.TickPath;

/**
 * The values of stored rows, as they were when a tick or a frame ended. Stand it at a row first. Going on from row to row is cheap; poses
 * are only read if they are asked for. Reused; nothing here allocates. One thread.
 */
@TickPath
public final class StoredSample implements Sample {
    private final StoreView view;
    private final long contractStepUnits;
    private final StoredPoses poses;
    private final TableView frames;
    private final TableView ends;
    private final TableView ticks;
    private final TableView ledgers;
    private boolean atFrame;
    /** The FRAME row of the moment; −1 if it is lost. */
    private long frame = -1;
    /** The TICK row that ran last in that frame; −1 if none did or it is lost. */
    private long tick = -1;
    /** The TICK row that completed last, in whatever frame. */
    private long lastTick = -1;
    /** The FRAME_END row that sums are read from. */
    private long sums;

    /** @param view whose rows it reads; a newer view needs a new sample */
    public StoredSample(StoreView view, Names names) {
        this(view, names, null);
    }

    /** @param condition whose objects are enough, or null for all */
    StoredSample(StoreView view, Names names, Condition condition) {
        this.view = view;
        this.contractStepUnits = names.stepUnits();
        boolean[] wanted = new boolean[names.objects().size()];
        for (int object = 0; object < wanted.length; object++) {
            wanted[object] = condition == null || condition.reads(object);
        }
        this.poses = new StoredPoses(view, wanted);
        this.frames = view.frames();
        this.ends = view.frameEnds();
        this.ticks = view.ticks();
        this.ledgers = view.ledgers();
    }

    /** Stands at the end of a tick. @throws IndexOutOfBoundsException if the view does not have that row */
    public void atTick(long row) {
        long position = ticks.getLong(Columns.Tick.FRAME_POSITION, row);
        atFrame = false;
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
        atFrame = true;
        frame = row;
        tick = ends.getInt(Columns.FrameEnd.TICKS, row) > 0 && ticks.has(after - 1) ? after - 1 : -1;
        sums = row;
        lastTick = after - 1;
        poses.at(after - 1, ends, Columns.FrameEnd.POSES_AFTER, row);
    }

    @Override
    public long whole(Quantity quantity) {
        return switch (quantity) {
            case FIXED_DELTA_TIME -> StepInForce.units(view, contractStepUnits, frame);
            case TICK_STEP -> StepInForce.ofTick(view, contractStepUnits, lastTick);
            case SIMULATION_TIME -> atFrame ? ends.getLong(Columns.FrameEnd.SIMULATION_TIME, frame)
                    : ticks.getLong(Columns.Tick.SIMULATION_TIME, tick);
            case SIMULATION_TICK -> atFrame ? ends.getLong(Columns.FrameEnd.SIMULATION_TICK, frame)
                    : ticks.getLong(Columns.Tick.TICK_INDEX, tick);
            case ACCUMULATOR -> atFrame ? ends.getLong(Columns.FrameEnd.ACCUMULATOR, frame) : ticks.getLong(Columns.Tick.ACCUMULATOR, tick);
            case FRAME_TICKS -> atFrame ? ends.getInt(Columns.FrameEnd.TICKS, frame) : ticks.getInt(Columns.Tick.TICK_IN_FRAME, tick);
            case TICK_IN_FRAME, CONTACTS, INPUT_PRESSED, INPUT_RELEASED, INPUT_HELD -> tick < 0 ? ABSENT : ofTick(quantity);
            case SESSION_REAL, SESSION_FED, SESSION_SCALED, SESSION_SIMULATED, SESSION_DROPPED, SESSION_TICKS, SESSION_PAUSED, SESSION_REFUSED,
                    SESSION_CLAMPED, SESSION_START_DISCARDED, SESSION_REPLACED, SESSION_STEPPED, SESSION_CLEARED, SESSION_ROUNDED ->
                    sums < 0 ? 0 : ends.has(sums) ? ofSession(quantity) : ABSENT;
            default -> frame < 0 ? ABSENT : atFrame ? ofEndedFrame(quantity) : ofRunningFrame(quantity);
        };
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
            case INTERPOLATION_ALPHA -> alpha(frames.getLong(Columns.Frame.ALPHA_BEFORE, frame));
            case ALPHA_STEP -> StepInForce.ofAlphaBefore(view, contractStepUnits, frame);
            case DROPPED_TIME -> frames.getLong(Columns.Frame.DROPPED_TOTAL_BEFORE, frame)
                    + frames.getLong(Columns.Frame.DROPPED_AT_START, frame);
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
