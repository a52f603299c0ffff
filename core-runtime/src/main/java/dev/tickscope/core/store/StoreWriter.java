package dev.tickscope.core.store;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.InputRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.PoseKind;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.time.TickPath;

/**
 * Writes the rows of a session. One thread only; readers see nothing before {@link #release()}, which is one release store. After warm-up
 * it allocates nothing: chunks come from {@link Store#maintain()} on another thread.
 */
@TickPath
public final class StoreWriter implements EventSink {
    private static final byte COMMITTED = (byte) PoseKind.COMMITTED.ordinal();
    private static final byte PLACED = (byte) PoseKind.PLACED.ordinal();
    private static final byte GONE = (byte) PoseKind.GONE.ordinal();

    private final Store store;
    private final Table frames;
    private final Table frameEnds;
    private final Table ledgers;
    private final Table ticks;
    private final Table phases;
    private final Table poses;
    private final Table states;
    private final Table breakpoints;
    private final Table commands;
    private final Table inputs;
    private final Table objects;
    private final LedgerRow lastLedger = new LedgerRow();

    StoreWriter(Store store) {
        this.store = store;
        frames = store.table(EventKind.FRAME);
        frameEnds = store.table(EventKind.FRAME_END);
        ledgers = store.table(EventKind.LEDGER);
        ticks = store.table(EventKind.TICK);
        phases = store.table(EventKind.PHASE);
        poses = store.table(EventKind.POSE);
        states = store.table(EventKind.STATE);
        breakpoints = store.table(EventKind.BREAKPOINT);
        commands = store.table(EventKind.COMMAND);
        inputs = store.table(EventKind.INPUT);
        objects = store.table(EventKind.OBJECT);
    }

    @Override
    public void frameBegan(FrameRow row) {
        Chunk chunk = frames.next();
        int slot = frames.slot();
        long[][] longs = chunk.longs;
        chunk.ints[Columns.Frame.FLAGS.slot()][slot] = row.flags;
        chunk.ints[Columns.Frame.STATES_BEFORE.slot()][slot] = (int) states.rows;
        longs[Columns.Frame.FRAME_INDEX.slot()][slot] = row.frameIndex;
        longs[Columns.Frame.REAL.slot()][slot] = row.realUnits;
        longs[Columns.Frame.REAL_DELTA.slot()][slot] = row.realDeltaUnits;
        put(chunk, Columns.Frame.CLAMPED, slot, row.clampedUnits);
        put(chunk, Columns.Frame.DISCARDED, slot, row.discardedUnits);
        longs[Columns.Frame.DELTA.slot()][slot] = row.deltaUnits;
        longs[Columns.Frame.FRAME_TIME.slot()][slot] = row.frameTimeUnits;
        longs[Columns.Frame.ACCUMULATOR_IN.slot()][slot] = row.accumulatorInUnits;
        longs[Columns.Frame.ACCUMULATOR_FULL.slot()][slot] = row.accumulatorFullUnits;
        put(chunk, Columns.Frame.OWED, slot, row.owedTicks);
        put(chunk, Columns.Frame.PLANNED, slot, row.plannedTicks);
        longs[Columns.Frame.TICKS_BEFORE.slot()][slot] = row.ticksBefore;
        longs[Columns.Frame.SIMULATION_TICK_BEFORE.slot()][slot] = row.simulationTickBefore;
        longs[Columns.Frame.SIMULATION_TIME_BEFORE.slot()][slot] = row.simulationTimeBeforeUnits;
        longs[Columns.Frame.ALPHA_BEFORE.slot()][slot] = row.alphaBeforeUnits;
        put(chunk, Columns.Frame.DROPPED_TOTAL_BEFORE, slot, row.droppedTotalBeforeUnits);
        put(chunk, Columns.Frame.DROPPED_AT_START, slot, row.droppedAtStartUnits);
        put(chunk, Columns.Frame.SCALE_NUMERATOR, slot, row.scaleNumerator);
        put(chunk, Columns.Frame.SCALE_DENOMINATOR, slot, row.scaleDenominator);
        longs[Columns.Frame.BEGIN_NANOS.slot()][slot] = row.beginNanos;
        longs[Columns.Frame.PHASES_BEFORE.slot()][slot] = phases.rows;
        done(frames);
    }

    @Override
    public void frameEnded(FrameRow row, LedgerRow ledger) {
        if (ledgers.rows == 0 || changed(ledger)) {
            writeLedger(ledger);
        }
        Chunk chunk = frameEnds.next();
        int slot = frameEnds.slot();
        long[][] longs = chunk.longs;
        chunk.ints[Columns.FrameEnd.FLAGS.slot()][slot] = row.flags;
        putInt(chunk, Columns.FrameEnd.TICKS, slot, row.ticks);
        chunk.ints[Columns.FrameEnd.LEDGER_ROW.slot()][slot] = (int) ledgers.rows - 1;
        putByte(chunk, Columns.FrameEnd.PRESENTED, slot, row.presented ? 1 : 0);
        put(chunk, Columns.FrameEnd.HELD, slot, row.heldTicks);
        longs[Columns.FrameEnd.ACCUMULATOR.slot()][slot] = row.accumulatorUnits;
        put(chunk, Columns.FrameEnd.ACCUMULATOR_PART, slot, row.accumulatorPart);
        put(chunk, Columns.FrameEnd.DENOMINATOR, slot, row.denominator);
        longs[Columns.FrameEnd.ALPHA.slot()][slot] = row.alphaUnits;
        put(chunk, Columns.FrameEnd.DROPPED, slot, row.droppedUnits);
        put(chunk, Columns.FrameEnd.DROPPED_TOTAL, slot, row.droppedTotalUnits);
        put(chunk, Columns.FrameEnd.DROPPED_SESSION, slot, row.droppedSessionUnits);
        longs[Columns.FrameEnd.SIMULATION_TICK.slot()][slot] = row.simulationTick;
        longs[Columns.FrameEnd.SIMULATION_TIME.slot()][slot] = row.simulationTimeUnits;
        longs[Columns.FrameEnd.TICKS_AFTER.slot()][slot] = row.ticksAfter;
        longs[Columns.FrameEnd.FED.slot()][slot] = row.fedUnits;
        longs[Columns.FrameEnd.SCALED.slot()][slot] = row.scaledUnits;
        put(chunk, Columns.FrameEnd.SCALED_PART, slot, row.scaledPart);
        longs[Columns.FrameEnd.END_NANOS.slot()][slot] = row.endNanos;
        longs[Columns.FrameEnd.POSES_AFTER.slot()][slot] = poses.rows;
        chunk.ints[Columns.FrameEnd.OBJECTS_AFTER.slot()][slot] = (int) objects.rows;
        done(frameEnds);
    }

    private boolean changed(LedgerRow row) {
        return row.pausedUnits != lastLedger.pausedUnits || row.refusedUnits != lastLedger.refusedUnits
                || row.clampedUnits != lastLedger.clampedUnits || row.startDiscardedUnits != lastLedger.startDiscardedUnits
                || row.replacedUnits != lastLedger.replacedUnits || row.steppedUnits != lastLedger.steppedUnits
                || row.clearedUnits != lastLedger.clearedUnits || row.clearedPart != lastLedger.clearedPart
                || row.roundedUnits != lastLedger.roundedUnits || row.roundedPart != lastLedger.roundedPart
                || row.droppedPart != lastLedger.droppedPart;
    }

    private void writeLedger(LedgerRow row) {
        Chunk chunk = ledgers.next();
        int slot = ledgers.slot();
        long[][] longs = chunk.longs;
        longs[Columns.Ledger.PAUSED.slot()][slot] = lastLedger.pausedUnits = row.pausedUnits;
        longs[Columns.Ledger.REFUSED.slot()][slot] = lastLedger.refusedUnits = row.refusedUnits;
        longs[Columns.Ledger.CLAMPED.slot()][slot] = lastLedger.clampedUnits = row.clampedUnits;
        longs[Columns.Ledger.START_DISCARDED.slot()][slot] = lastLedger.startDiscardedUnits = row.startDiscardedUnits;
        longs[Columns.Ledger.REPLACED.slot()][slot] = lastLedger.replacedUnits = row.replacedUnits;
        longs[Columns.Ledger.STEPPED.slot()][slot] = lastLedger.steppedUnits = row.steppedUnits;
        longs[Columns.Ledger.CLEARED.slot()][slot] = lastLedger.clearedUnits = row.clearedUnits;
        longs[Columns.Ledger.CLEARED_PART.slot()][slot] = lastLedger.clearedPart = row.clearedPart;
        longs[Columns.Ledger.ROUNDED.slot()][slot] = lastLedger.roundedUnits = row.roundedUnits;
        longs[Columns.Ledger.ROUNDED_PART.slot()][slot] = lastLedger.roundedPart = row.roundedPart;
        longs[Columns.Ledger.DROPPED_PART.slot()][slot] = lastLedger.droppedPart = row.droppedPart;
        done(ledgers);
    }

    @Override
    public void tick(TickRow row) {
        Chunk chunk = ticks.next();
        int slot = ticks.slot();
        long[][] longs = chunk.longs;
        longs[Columns.Tick.TICK_INDEX.slot()][slot] = row.tickIndex;
        longs[Columns.Tick.SIMULATION_TIME.slot()][slot] = row.simulationTimeUnits;
        longs[Columns.Tick.FRAME_POSITION.slot()][slot] = row.framePosition;
        putInt(chunk, Columns.Tick.TICK_IN_FRAME, slot, row.tickInFrame);
        putByte(chunk, Columns.Tick.STEPPED, slot, row.stepped ? 1 : 0);
        longs[Columns.Tick.ACCUMULATOR.slot()][slot] = row.accumulatorUnits;
        put(chunk, Columns.Tick.INPUT_PRESSED, slot, row.inputPressed);
        put(chunk, Columns.Tick.INPUT_RELEASED, slot, row.inputReleased);
        put(chunk, Columns.Tick.INPUT_HELD, slot, row.inputHeld);
        putInt(chunk, Columns.Tick.CONTACTS, slot, row.contacts);
        put(chunk, Columns.Tick.STATE_HASH, slot, row.stateHash);
        longs[Columns.Tick.BEGIN_NANOS.slot()][slot] = row.beginNanos;
        longs[Columns.Tick.END_NANOS.slot()][slot] = row.endNanos;
        longs[Columns.Tick.POSES_AFTER.slot()][slot] = poses.rows;
        chunk.ints[Columns.Tick.OBJECTS_AFTER.slot()][slot] = (int) objects.rows;
        done(ticks);
    }

    @Override
    public void phase(PhaseRow row) {
        Chunk chunk = phases.next();
        int slot = phases.slot();
        chunk.bytes[Columns.Phase.STAGE.slot()][slot] = (byte) row.stage;
        chunk.longs[Columns.Phase.FRAME_POSITION.slot()][slot] = row.framePosition;
        chunk.longs[Columns.Phase.TICK_ROW.slot()][slot] = row.tickRow;
        chunk.longs[Columns.Phase.BEGIN_NANOS.slot()][slot] = row.beginNanos;
        chunk.ints[Columns.Phase.LENGTH_NANOS.slot()][slot] = (int) Math.min(row.endNanos - row.beginNanos, Integer.MAX_VALUE);
        done(phases);
    }

    @Override
    public void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        writePose(COMMITTED, body, x, y, z, qx, qy, qz, qw);
    }

    @Override
    public void placed(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        writePose(PLACED, body, x, y, z, qx, qy, qz, qw);
    }

    @Override
    public void gone(int body) {
        writePose(GONE, body, 0, 0, 0, 0, 0, 0, 1);
    }

    private void writePose(byte kind, int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        Chunk chunk = poses.next();
        int slot = poses.slot();
        double[][] doubles = chunk.doubles;
        chunk.bytes[Columns.Pose.KIND.slot()][slot] = kind;
        chunk.ints[Columns.Pose.BODY.slot()][slot] = body;
        doubles[Columns.Pose.X.slot()][slot] = x;
        doubles[Columns.Pose.Y.slot()][slot] = y;
        putDouble(chunk, Columns.Pose.Z, slot, z);
        putDouble(chunk, Columns.Pose.QX, slot, qx);
        putDouble(chunk, Columns.Pose.QY, slot, qy);
        doubles[Columns.Pose.QZ.slot()][slot] = qz;
        doubles[Columns.Pose.QW.slot()][slot] = qw;
        done(poses);
    }

    @Override
    public void state(StateRow row) {
        Chunk chunk = states.next();
        int slot = states.slot();
        byte[][] bytes = chunk.bytes;
        long[][] longs = chunk.longs;
        bytes[Columns.State.EVENT.slot()][slot] = (byte) row.event.ordinal();
        bytes[Columns.State.CAUSE.slot()][slot] = (byte) row.cause.ordinal();
        bytes[Columns.State.HIT_STAGE.slot()][slot] = (byte) row.hitStage;
        bytes[Columns.State.STOPPED_STAGE.slot()][slot] = (byte) row.stoppedStage;
        bytes[Columns.State.SUSPENDED.slot()][slot] = (byte) (row.frameSuspended ? 1 : 0);
        chunk.ints[Columns.State.BREAKPOINT.slot()][slot] = row.breakpointId;
        chunk.ints[Columns.State.BREAKPOINTS_HIT.slot()][slot] = row.breakpointsHit;
        longs[Columns.State.FRAME_POSITION.slot()][slot] = row.framePosition;
        longs[Columns.State.FRAME_INDEX.slot()][slot] = row.frameIndex;
        longs[Columns.State.TICK_ROW.slot()][slot] = row.tickRow;
        longs[Columns.State.TICK_INDEX.slot()][slot] = row.tickIndex;
        longs[Columns.State.SKIPPED.slot()][slot] = row.skippedStages;
        longs[Columns.State.OWED.slot()][slot] = row.owedTicks;
        longs[Columns.State.ACCUMULATOR.slot()][slot] = row.accumulatorUnits;
        longs[Columns.State.REAL.slot()][slot] = row.realUnits;
        longs[Columns.State.HIT_NANOS.slot()][slot] = row.hitNanos;
        longs[Columns.State.NANOS.slot()][slot] = row.nanos;
        longs[Columns.State.POSES_BEFORE.slot()][slot] = poses.rows;
        chunk.ints[Columns.State.OBJECTS_BEFORE.slot()][slot] = (int) objects.rows;
        longs[Columns.State.PHASES_BEFORE.slot()][slot] = phases.rows;
        done(states);
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        Chunk chunk = breakpoints.next();
        int slot = breakpoints.slot();
        chunk.bytes[Columns.Breakpoint.CHANGE.slot()][slot] = (byte) row.change.ordinal();
        chunk.bytes[Columns.Breakpoint.STAGE.slot()][slot] = (byte) row.stage;
        chunk.ints[Columns.Breakpoint.ID.slot()][slot] = row.breakpointId;
        chunk.longs[Columns.Breakpoint.ONLY_TICK.slot()][slot] = row.onlyTick;
        chunk.longs[Columns.Breakpoint.EVERY_HITS.slot()][slot] = row.everyHits;
        chunk.longs[Columns.Breakpoint.HITS.slot()][slot] = row.hits;
        chunk.longs[Columns.Breakpoint.FRAME_POSITION.slot()][slot] = row.framePosition;
        chunk.longs[Columns.Breakpoint.TICK_INDEX.slot()][slot] = row.tickIndex;
        chunk.longs[Columns.Breakpoint.NANOS.slot()][slot] = row.nanos;
        chunk.longs[Columns.Breakpoint.PHASES_BEFORE.slot()][slot] = phases.rows;
        done(breakpoints);
    }

    @Override
    public void command(CommandRow row) {
        Chunk chunk = commands.next();
        int slot = commands.slot();
        chunk.bytes[Columns.Command.KIND.slot()][slot] = (byte) row.kind.ordinal();
        chunk.bytes[Columns.Command.ANSWER.slot()][slot] = (byte) row.answer.ordinal();
        chunk.longs[Columns.Command.ASKED_NUMERATOR.slot()][slot] = row.askedNumerator;
        chunk.longs[Columns.Command.ASKED_DENOMINATOR.slot()][slot] = row.askedDenominator;
        chunk.longs[Columns.Command.APPLIED_NUMERATOR.slot()][slot] = row.appliedNumerator;
        chunk.longs[Columns.Command.APPLIED_DENOMINATOR.slot()][slot] = row.appliedDenominator;
        chunk.longs[Columns.Command.FRAME_POSITION.slot()][slot] = row.framePosition;
        chunk.longs[Columns.Command.REAL.slot()][slot] = row.realUnits;
        chunk.longs[Columns.Command.NANOS.slot()][slot] = row.nanos;
        done(commands);
    }

    @Override
    public void input(InputRow row) {
        Chunk chunk = inputs.next();
        int slot = inputs.slot();
        chunk.bytes[Columns.Input.ACTION.slot()][slot] = (byte) row.action;
        chunk.bytes[Columns.Input.DOWN.slot()][slot] = (byte) (row.down ? 1 : 0);
        chunk.longs[Columns.Input.STAMPED_TICK.slot()][slot] = row.stampedTick;
        chunk.longs[Columns.Input.FRAME_POSITION.slot()][slot] = row.framePosition;
        chunk.longs[Columns.Input.REAL.slot()][slot] = row.realUnits;
        chunk.longs[Columns.Input.NANOS.slot()][slot] = row.nanos;
        done(inputs);
    }

    @Override
    public void object(ObjectRow row) {
        Chunk chunk = objects.next();
        int slot = objects.slot();
        chunk.bytes[Columns.Obj.CHANGE.slot()][slot] = (byte) row.change.ordinal();
        chunk.bytes[Columns.Obj.STAGE.slot()][slot] = (byte) row.stage;
        chunk.ints[Columns.Obj.OBJECT.slot()][slot] = row.object;
        chunk.ints[Columns.Obj.BODY.slot()][slot] = row.body;
        chunk.longs[Columns.Obj.FRAME_POSITION.slot()][slot] = row.framePosition;
        chunk.longs[Columns.Obj.TICK_INDEX.slot()][slot] = row.tickIndex;
        chunk.longs[Columns.Obj.TICKS_BEFORE.slot()][slot] = row.ticksBefore;
        chunk.longs[Columns.Obj.PHASES_BEFORE.slot()][slot] = phases.rows;
        done(objects);
    }

    /**
     * Chunks are fresh and never used again, so the usual value is there already: leaving it out spares the processor a line of cache for
     * every column that rarely has another.
     */
    private static void put(Chunk chunk, Column column, int slot, long value) {
        long unusual = value - column.usual();
        if (unusual != 0) {
            chunk.longs[column.slot()][slot] = unusual;
        }
    }

    private static void putInt(Chunk chunk, Column column, int slot, int value) {
        int unusual = value - column.usual();
        if (unusual != 0) {
            chunk.ints[column.slot()][slot] = unusual;
        }
    }

    private static void putByte(Chunk chunk, Column column, int slot, int value) {
        int unusual = value - column.usual();
        if (unusual != 0) {
            chunk.bytes[column.slot()][slot] = (byte) unusual;
        }
    }

    private static void putDouble(Chunk chunk, Column column, int slot, double value) {
        if (Double.doubleToRawLongBits(value) != 0) {
            chunk.doubles[column.slot()][slot] = value;
        }
    }

    private void done(Table table) {
        table.done();
        if (table.grows()) {
            store.enforceBudget();
        }
    }

    @Override
    public void release() {
        store.release();
    }
}
