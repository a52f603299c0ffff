package dev.tickscope.core.store;

import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.DivergenceRow;
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
    private static final byte PRESENTED = (byte) PoseKind.PRESENTED.ordinal();

    private static final long LONGEST_PHASE = Integer.MAX_VALUE;

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
    private final Table divergences;
    private final Table contacts;
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
        divergences = store.table(EventKind.DIVERGENCE);
        contacts = store.table(EventKind.CONTACT);
    }

    @Override
    public void frameBegan(FrameRow row) {
        OpenRows rows = frames.next();
        int slot = frames.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        pair(words, at, Columns.Frame.FLAGS, row.flags, Columns.Frame.STATES_BEFORE, states.rows);
        set(words, at, Columns.Frame.FRAME_INDEX, row.frameIndex);
        set(words, at, Columns.Frame.REAL, row.realUnits);
        set(words, at, Columns.Frame.REAL_DELTA, row.realDeltaUnits);
        put(rows, Columns.Frame.CLAMPED, slot, row.clampedUnits);
        put(rows, Columns.Frame.ADJUSTED, slot, row.adjustedUnits);
        put(rows, Columns.Frame.DISCARDED, slot, row.discardedUnits);
        put(rows, Columns.Frame.DELTA, slot, row.deltaUnits - row.realDeltaUnits);
        put(rows, Columns.Frame.FRAME_TIME, slot, row.frameTimeUnits - row.realUnits);
        set(words, at, Columns.Frame.ACCUMULATOR_IN, row.accumulatorInUnits);
        set(words, at, Columns.Frame.ACCUMULATOR_FULL, row.accumulatorFullUnits);
        put(rows, Columns.Frame.OWED, slot, row.owedTicks);
        put(rows, Columns.Frame.PLANNED, slot, row.plannedTicks);
        set(words, at, Columns.Frame.TICKS_BEFORE, row.ticksBefore);
        put(rows, Columns.Frame.SIMULATION_TICK_BEFORE, slot, row.simulationTickBefore - row.ticksBefore);
        set(words, at, Columns.Frame.SIMULATION_TIME_BEFORE, row.simulationTimeBeforeUnits);
        put(rows, Columns.Frame.ALPHA_BEFORE, slot, row.alphaBeforeUnits - row.accumulatorInUnits);
        put(rows, Columns.Frame.DROPPED_TOTAL_BEFORE, slot, row.droppedTotalBeforeUnits);
        put(rows, Columns.Frame.DROPPED_AT_START, slot, row.droppedAtStartUnits);
        put(rows, Columns.Frame.CHANGED_CAP, slot, row.changedCap);
        put(rows, Columns.Frame.CHANGED_STEP, slot, row.changedStepUnits);
        put(rows, Columns.Frame.ALPHA_BEFORE_STEP, slot, row.alphaBeforeStepUnits);
        put(rows, Columns.Frame.SCALE_NUMERATOR, slot, row.scaleNumerator);
        put(rows, Columns.Frame.SCALE_DENOMINATOR, slot, row.scaleDenominator);
        set(words, at, Columns.Frame.BEGIN_NANOS, row.beginNanos);
        set(words, at, Columns.Frame.PHASES_BEFORE, phases.rows);
        done(frames);
    }

    @Override
    public void frameEnded(FrameRow row, LedgerRow ledger) {
        if (ledgers.rows == 0 || changed(ledger)) {
            writeLedger(ledger);
        }
        OpenRows rows = frameEnds.next();
        int slot = frameEnds.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        pair(words, at, Columns.FrameEnd.FLAGS, row.flags, Columns.FrameEnd.TICKS, row.ticks);
        pair(words, at, Columns.FrameEnd.OBJECTS_AFTER, objects.rows, Columns.FrameEnd.LEDGER_ROW, ledgers.rows - 1);
        put(rows, Columns.FrameEnd.PRESENTED, slot, row.presented ? 1 : 0);
        put(rows, Columns.FrameEnd.HELD, slot, row.heldTicks);
        set(words, at, Columns.FrameEnd.ACCUMULATOR, row.accumulatorUnits);
        put(rows, Columns.FrameEnd.ACCUMULATOR_PART, slot, row.accumulatorPart);
        put(rows, Columns.FrameEnd.DENOMINATOR, slot, row.denominator);
        if (ledger.unitsPerOne != 0) {
            put(rows, Columns.FrameEnd.EXACT, slot, row.exactUnits);
            put(rows, Columns.FrameEnd.EXACT_PART, slot, row.exactPart);
            put(rows, Columns.FrameEnd.MODELLED, slot, row.modelledBits);
            put(rows, Columns.FrameEnd.EXACT_TICKS, slot, row.exactTicks);
        }
        put(rows, Columns.FrameEnd.ALPHA, slot, row.alphaUnits - row.accumulatorUnits);
        put(rows, Columns.FrameEnd.ALPHA_STEP, slot, row.alphaStepUnits);
        put(rows, Columns.FrameEnd.DROPPED, slot, row.droppedUnits);
        put(rows, Columns.FrameEnd.DROPPED_TOTAL, slot, row.droppedTotalUnits);
        put(rows, Columns.FrameEnd.DROPPED_SESSION, slot, row.droppedSessionUnits);
        put(rows, Columns.FrameEnd.SIMULATION_TICK, slot, row.simulationTick - row.ticksAfter);
        set(words, at, Columns.FrameEnd.SIMULATION_TIME, row.simulationTimeUnits);
        set(words, at, Columns.FrameEnd.TICKS_AFTER, row.ticksAfter);
        set(words, at, Columns.FrameEnd.FED, row.fedUnits);
        put(rows, Columns.FrameEnd.SCALED, slot, row.scaledUnits - row.fedUnits);
        put(rows, Columns.FrameEnd.SCALED_PART, slot, row.scaledPart);
        set(words, at, Columns.FrameEnd.END_NANOS, row.endNanos);
        set(words, at, Columns.FrameEnd.POSES_AFTER, poses.rows);
        done(frameEnds);
    }

    private boolean changed(LedgerRow row) {
        return row.pausedUnits != lastLedger.pausedUnits || row.wentBackUnits != lastLedger.wentBackUnits || row.refusedUnits != lastLedger.refusedUnits
                || row.clampedUnits != lastLedger.clampedUnits || row.startDiscardedUnits != lastLedger.startDiscardedUnits
                || row.replacedUnits != lastLedger.replacedUnits || row.steppedUnits != lastLedger.steppedUnits
                || row.clearedUnits != lastLedger.clearedUnits || row.clearedPart != lastLedger.clearedPart
                || row.roundedUnits != lastLedger.roundedUnits || row.roundedPart != lastLedger.roundedPart
                || row.droppedPart != lastLedger.droppedPart || row.adjustedUnits != lastLedger.adjustedUnits
                || row.stretchedUnits != lastLedger.stretchedUnits || row.stretchedPart != lastLedger.stretchedPart
                || row.unitsPerOne != lastLedger.unitsPerOne || row.rateTicks != lastLedger.rateTicks
                || row.rateUnits != lastLedger.rateUnits || row.rateStepUnits != lastLedger.rateStepUnits;
    }

    private void writeLedger(LedgerRow row) {
        OpenRows rows = ledgers.next();
        int slot = ledgers.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        set(words, at, Columns.Ledger.PAUSED, lastLedger.pausedUnits = row.pausedUnits);
        set(words, at, Columns.Ledger.WENT_BACK, lastLedger.wentBackUnits = row.wentBackUnits);
        set(words, at, Columns.Ledger.REFUSED, lastLedger.refusedUnits = row.refusedUnits);
        set(words, at, Columns.Ledger.CLAMPED, lastLedger.clampedUnits = row.clampedUnits);
        set(words, at, Columns.Ledger.START_DISCARDED, lastLedger.startDiscardedUnits = row.startDiscardedUnits);
        set(words, at, Columns.Ledger.REPLACED, lastLedger.replacedUnits = row.replacedUnits);
        set(words, at, Columns.Ledger.STEPPED, lastLedger.steppedUnits = row.steppedUnits);
        set(words, at, Columns.Ledger.CLEARED, lastLedger.clearedUnits = row.clearedUnits);
        set(words, at, Columns.Ledger.CLEARED_PART, lastLedger.clearedPart = row.clearedPart);
        set(words, at, Columns.Ledger.ROUNDED, lastLedger.roundedUnits = row.roundedUnits);
        set(words, at, Columns.Ledger.ROUNDED_PART, lastLedger.roundedPart = row.roundedPart);
        set(words, at, Columns.Ledger.DROPPED_PART, lastLedger.droppedPart = row.droppedPart);
        put(rows, Columns.Ledger.ADJUSTED, slot, lastLedger.adjustedUnits = row.adjustedUnits);
        put(rows, Columns.Ledger.STRETCHED, slot, lastLedger.stretchedUnits = row.stretchedUnits);
        put(rows, Columns.Ledger.STRETCHED_PART, slot, lastLedger.stretchedPart = row.stretchedPart);
        put(rows, Columns.Ledger.UNITS_PER_ONE, slot, lastLedger.unitsPerOne = row.unitsPerOne);
        put(rows, Columns.Ledger.RATE_TICKS, slot, lastLedger.rateTicks = row.rateTicks);
        put(rows, Columns.Ledger.RATE_UNITS, slot, lastLedger.rateUnits = row.rateUnits);
        put(rows, Columns.Ledger.RATE_STEP, slot, lastLedger.rateStepUnits = row.rateStepUnits);
        done(ledgers);
    }

    @Override
    public void tick(TickRow row) {
        OpenRows rows = ticks.next();
        int slot = ticks.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        set(words, at, Columns.Tick.TICK_INDEX, row.tickIndex);
        set(words, at, Columns.Tick.SIMULATION_TIME, row.simulationTimeUnits);
        set(words, at, Columns.Tick.FRAME_POSITION, row.framePosition);
        pair(words, at, Columns.Tick.TICK_IN_FRAME, row.tickInFrame, Columns.Tick.OBJECTS_AFTER, objects.rows);
        put(rows, Columns.Tick.STEPPED, slot, row.stepped ? 1 : 0);
        set(words, at, Columns.Tick.ACCUMULATOR, row.accumulatorUnits);
        put(rows, Columns.Tick.INPUT_PRESSED, slot, row.inputPressed);
        put(rows, Columns.Tick.INPUT_RELEASED, slot, row.inputReleased);
        put(rows, Columns.Tick.INPUT_HELD, slot, row.inputHeld);
        put(rows, Columns.Tick.CONTACTS, slot, row.contacts);
        put(rows, Columns.Tick.STATE_HASH, slot, row.stateHash);
        set(words, at, Columns.Tick.BEGIN_NANOS, row.beginNanos);
        set(words, at, Columns.Tick.END_NANOS, row.endNanos);
        set(words, at, Columns.Tick.POSES_AFTER, poses.rows);
        done(ticks);
    }

    @Override
    public void phase(PhaseRow row) {
        OpenRows rows = phases.next();
        int slot = phases.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        if (slot == 0) {
            rows.anchors[Columns.Phase.FRAME_POSITION.beside()] = row.framePosition;
            rows.anchors[Columns.Phase.TICK_ROW.beside()] = ticks.rows;
        }
        words[at + Columns.Phase.STAGE.word()] = Columns.Phase.STAGE.in(row.stage)
                | Columns.Phase.LENGTH_NANOS.in(Math.min(row.endNanos - row.beginNanos, LONGEST_PHASE))
                | Columns.Phase.FRAME_POSITION.in(rows.near(Columns.Phase.FRAME_POSITION, slot, row.framePosition))
                | Columns.Phase.TICK_ROW.in(rows.near(Columns.Phase.TICK_ROW, slot, row.tickRow));
        set(words, at, Columns.Phase.BEGIN_NANOS, row.beginNanos);
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
    public void presented(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        writePose(PRESENTED, body, x, y, z, qx, qy, qz, qw);
    }

    @Override
    public void gone(int body) {
        writePose(GONE, body, 0, 0, 0, 0, 0, 0, 1);
    }

    private void writePose(byte kind, int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        pose(poses.next(), poses.slot(), kind, body, x, y, z, qx, qy, qz, qw);
        done(poses);
    }

    /** In runs that stay within a chunk. */
    @Override
    public void poses(double[] values, int[] bodies, int count) {
        int from = 0;
        while (from < count) {
            OpenRows rows = poses.next();
            int slot = poses.slot();
            int run = Math.min(count - from, poses.mask + 1 - slot);
            for (int i = from; i < from + run; i++, slot++) {
                int body = bodies[i];
                int v = body * 7;
                pose(rows, slot, COMMITTED, body, values[v], values[v + 1], values[v + 2], values[v + 3], values[v + 4], values[v + 5],
                        values[v + 6]);
            }
            from += run;
            if (poses.done(run)) {
                store.enforceBudget();
            }
        }
    }

    private static void pose(OpenRows rows, int slot, byte kind, int body, double x, double y, double z, double qx, double qy, double qz,
            double qw) {
        int at = slot * rows.stride;
        long[] words = rows.words;
        pair(words, at, Columns.Pose.KIND, kind, Columns.Pose.BODY, body);
        set(words, at, Columns.Pose.X, Double.doubleToRawLongBits(x));
        set(words, at, Columns.Pose.Y, Double.doubleToRawLongBits(y));
        put(rows, Columns.Pose.Z, slot, Double.doubleToRawLongBits(z));
        put(rows, Columns.Pose.QX, slot, Double.doubleToRawLongBits(qx));
        put(rows, Columns.Pose.QY, slot, Double.doubleToRawLongBits(qy));
        set(words, at, Columns.Pose.QZ, Double.doubleToRawLongBits(qz));
        set(words, at, Columns.Pose.QW, Double.doubleToRawLongBits(qw));
    }

    @Override
    public void contact(long tickRow, int bodyA, int bodyB, double x, double y, double z, double nx, double ny, double nz) {
        OpenRows rows = contacts.next();
        int slot = contacts.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        pair(words, at, Columns.Contact.BODY_A, bodyA, Columns.Contact.BODY_B, bodyB);
        set(words, at, Columns.Contact.TICK_ROW, tickRow);
        set(words, at, Columns.Contact.X, Double.doubleToRawLongBits(x));
        set(words, at, Columns.Contact.Y, Double.doubleToRawLongBits(y));
        put(rows, Columns.Contact.Z, slot, Double.doubleToRawLongBits(z));
        set(words, at, Columns.Contact.NX, Double.doubleToRawLongBits(nx));
        set(words, at, Columns.Contact.NY, Double.doubleToRawLongBits(ny));
        put(rows, Columns.Contact.NZ, slot, Double.doubleToRawLongBits(nz));
        done(contacts);
    }

    @Override
    public void state(StateRow row) {
        OpenRows rows = states.next();
        int slot = states.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        or(words, at, Columns.State.EVENT, row.event.ordinal());
        or(words, at, Columns.State.CAUSE, row.cause.ordinal());
        or(words, at, Columns.State.HIT_STAGE, row.hitStage);
        or(words, at, Columns.State.STOPPED_STAGE, row.stoppedStage);
        or(words, at, Columns.State.SUSPENDED, (row.frameSuspended ? 1 : 0));
        or(words, at, Columns.State.BREAKPOINT, row.breakpointId);
        or(words, at, Columns.State.BREAKPOINTS_HIT, row.breakpointsHit);
        set(words, at, Columns.State.FRAME_POSITION, row.framePosition);
        set(words, at, Columns.State.FRAME_INDEX, row.frameIndex);
        set(words, at, Columns.State.TICK_ROW, row.tickRow);
        set(words, at, Columns.State.TICK_INDEX, row.tickIndex);
        set(words, at, Columns.State.SKIPPED, row.skippedStages);
        set(words, at, Columns.State.OWED, row.owedTicks);
        set(words, at, Columns.State.ACCUMULATOR, row.accumulatorUnits);
        set(words, at, Columns.State.REAL, row.realUnits);
        set(words, at, Columns.State.HIT_NANOS, row.hitNanos);
        set(words, at, Columns.State.NANOS, row.nanos);
        set(words, at, Columns.State.POSES_BEFORE, poses.rows);
        or(words, at, Columns.State.OBJECTS_BEFORE, objects.rows);
        set(words, at, Columns.State.PHASES_BEFORE, phases.rows);
        done(states);
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        if (row.words != null) {
            store.breakpointWords().add(breakpoints.rows, row.words);
        }
        OpenRows rows = breakpoints.next();
        int slot = breakpoints.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        or(words, at, Columns.Breakpoint.CHANGE, row.change.ordinal());
        or(words, at, Columns.Breakpoint.STAGE, row.stage);
        or(words, at, Columns.Breakpoint.ID, row.breakpointId);
        set(words, at, Columns.Breakpoint.ONLY_TICK, row.onlyTick);
        set(words, at, Columns.Breakpoint.EVERY_HITS, row.everyHits);
        set(words, at, Columns.Breakpoint.HITS, row.hits);
        set(words, at, Columns.Breakpoint.FRAME_POSITION, row.framePosition);
        set(words, at, Columns.Breakpoint.TICK_INDEX, row.tickIndex);
        set(words, at, Columns.Breakpoint.NANOS, row.nanos);
        set(words, at, Columns.Breakpoint.PHASES_BEFORE, phases.rows);
        done(breakpoints);
    }

    @Override
    public void command(CommandRow row) {
        OpenRows rows = commands.next();
        int slot = commands.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        or(words, at, Columns.Command.KIND, row.kind.ordinal());
        or(words, at, Columns.Command.ANSWER, row.answer.ordinal());
        set(words, at, Columns.Command.ASKED_NUMERATOR, row.askedNumerator);
        set(words, at, Columns.Command.ASKED_DENOMINATOR, row.askedDenominator);
        set(words, at, Columns.Command.APPLIED_NUMERATOR, row.appliedNumerator);
        set(words, at, Columns.Command.APPLIED_DENOMINATOR, row.appliedDenominator);
        set(words, at, Columns.Command.FRAME_POSITION, row.framePosition);
        set(words, at, Columns.Command.REAL, row.realUnits);
        set(words, at, Columns.Command.NANOS, row.nanos);
        done(commands);
    }

    @Override
    public void input(InputRow row) {
        OpenRows rows = inputs.next();
        int slot = inputs.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        or(words, at, Columns.Input.ACTION, row.action);
        or(words, at, Columns.Input.DOWN, (row.down ? 1 : 0));
        put(rows, Columns.Input.STAMPED_TICK, slot, row.stampedTick);
        set(words, at, Columns.Input.FRAME_POSITION, row.framePosition);
        set(words, at, Columns.Input.REAL, row.realUnits);
        set(words, at, Columns.Input.NANOS, row.nanos);
        done(inputs);
    }

    @Override
    public void object(ObjectRow row) {
        OpenRows rows = objects.next();
        int slot = objects.slot();
        int at = slot * rows.stride;
        long[] words = rows.words;
        or(words, at, Columns.Obj.CHANGE, row.change.ordinal());
        or(words, at, Columns.Obj.STAGE, row.stage);
        or(words, at, Columns.Obj.OBJECT, row.object);
        or(words, at, Columns.Obj.BODY, row.body);
        set(words, at, Columns.Obj.FRAME_POSITION, row.framePosition);
        set(words, at, Columns.Obj.TICK_INDEX, row.tickIndex);
        set(words, at, Columns.Obj.TICKS_BEFORE, row.ticksBefore);
        set(words, at, Columns.Obj.PHASES_BEFORE, phases.rows);
        done(objects);
    }

    @Override
    public void divergence(DivergenceRow row) {
        OpenRows rows = divergences.next();
        int at = divergences.slot() * rows.stride;
        long[] words = rows.words;
        or(words, at, Columns.Divergence.STAGE, row.stage);
        or(words, at, Columns.Divergence.PART, row.part);
        or(words, at, Columns.Divergence.BODY, row.body);
        set(words, at, Columns.Divergence.TICK_ROW, row.tickRow);
        set(words, at, Columns.Divergence.TICK_INDEX, row.tickIndex);
        set(words, at, Columns.Divergence.FRAME_POSITION, row.framePosition);
        set(words, at, Columns.Divergence.EXPECTED_HASH, row.expectedHash);
        set(words, at, Columns.Divergence.ACTUAL_HASH, row.actualHash);
        set(words, at, Columns.Divergence.EXPECTED_VALUE, Double.doubleToRawLongBits(row.expectedValue));
        set(words, at, Columns.Divergence.ACTUAL_VALUE, Double.doubleToRawLongBits(row.actualValue));
        done(divergences);
    }

    /** A column that has a long of the row for itself. */
    private static void set(long[] words, int at, Column column, long value) {
        words[at + column.word()] = value;
    }

    /** Two columns that have a long for themselves. Nothing is read, so the row's lines of cache need not have arrived. */
    private static void pair(long[] words, int at, Column one, long first, Column other, long second) {
        words[at + one.word()] = one.in(first) | other.in(second);
    }

    /** A column that shares its long, in rows that are few. Chunks are fresh and never used again, so its bits are still 0. */
    private static void or(long[] words, int at, Column column, long value) {
        words[at + column.word()] |= column.in(value);
    }

    /**
     * A column outside the row: its usual value is there already, which spares the processor a line of cache.
     *
     * @param value where the column mostly agrees with another one, the difference to it
     */
    private static void put(OpenRows rows, Column column, int slot, long value) {
        long unusual = value - column.usual();
        if (unusual != 0) {
            rows.beside[column.beside()][slot] = unusual;
        }
    }

    private void done(Table table) {
        if (table.done(1)) {
            store.enforceBudget();
        }
    }

    @Override
    public void release() {
        store.release();
    }
}
