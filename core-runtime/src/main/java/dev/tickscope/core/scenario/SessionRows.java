package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.ClockReading;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameRows;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.io.Writer;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Hands the stored rows of a session to a sink again, frame by frame in the order in which they happened: the rows of the window are the
 * rows of the command line. Frames that were lost to the byte budget are left out.
 */
public final class SessionRows {
    private final StoreView view;
    private final SessionInfo info;
    private final PhasePlan plan;
    private final EventSink sink;
    private final FrameRow frame = new FrameRow();
    private final LedgerRow ledger = new LedgerRow();
    private final TickRow tick = new TickRow();
    private final PhaseRow phase = new PhaseRow();
    private final StateRow state = new StateRow();
    private final CommandRow command = new CommandRow();
    private final ObjectRow object = new ObjectRow();
    private List<String> objectNames = List.of();
    private LongFunction<String> words = row -> null;
    private long nextTick;
    private long nextState;
    private long nextCommand;
    private long nextObject;

    private SessionRows(StoreView view, SessionInfo info, EventSink sink) {
        this.view = view;
        this.info = info;
        this.plan = info.contract().plan();
        this.sink = sink;
        this.nextState = view.states().firstRow();
        this.nextCommand = view.commands().firstRow();
        this.nextObject = view.objects().firstRow();
    }

    /** All rows of a session as newline-delimited JSON, the ledger last. */
    public static void write(StoreView view, SessionInfo info, boolean exact, Writer out) {
        write(view, info, List.of(), row -> null, exact, out);
    }

    /**
     * @param objectNames names of objects by their number; those that are missing are left out
     * @param words what went wrong, by OBJECT row; null where nothing is known
     */
    public static void write(StoreView view, SessionInfo info, List<String> objectNames, LongFunction<String> words, boolean exact, Writer out) {
        try (RowPrinter printer = new RowPrinter(info.title(), info.contract(), info.timeBase(), info.actions(), exact, out)) {
            SessionRows rows = new SessionRows(view, info, printer);
            rows.objectNames = objectNames;
            rows.words = words;
            rows.replay();
            printer.writeLedger();
        }
    }

    public static void replay(StoreView view, SessionInfo info, EventSink sink) {
        new SessionRows(view, info, sink).replay();
    }

    private void replay() {
        TableView frames = view.frames();
        long first = Math.max(frames.firstRow(), view.frameEnds().firstRow());
        for (long row = frames.atOrAfter(first); row < frames.rowCount(); row = frames.atOrAfter(row + 1)) {
            frame(row);
        }
        commandsBefore(Long.MAX_VALUE);
        objectsBefore(Long.MAX_VALUE, Long.MAX_VALUE, true);
        statesBefore(view.states().rowCount());
        sink.release();
    }

    private void frame(long row) {
        TableView frames = view.frames();
        boolean ended = view.frameEnds().has(row);
        statesBefore(frames.getInt(Columns.Frame.STATES_BEFORE, row));
        commandsBefore(row);
        objectsBefore(frames.getLong(Columns.Frame.PHASES_BEFORE, row), row, false);
        fillBegin(row);
        sink.frameBegan(frame);
        nextTick = frame.ticksBefore;
        TableView phases = view.phases();
        long phaseEnd = FrameRows.phasesEnd(view, row);
        for (long p = phases.atOrAfter(frames.getLong(Columns.Frame.PHASES_BEFORE, row)); p < phaseEnd; p = phases.atOrAfter(p + 1)) {
            long tickRow = view.phases().getLong(Columns.Phase.TICK_ROW, p);
            int stage = view.phases().getInt(Columns.Phase.STAGE, p);
            boolean beforeTicks = stage < plan.before().size();
            ticksBefore(tickRow >= 0 ? tickRow : beforeTicks ? frame.ticksBefore : ticksOf(row, ended));
            stopsBefore(stage, row);
            objectsBefore(p, row, true);
            fillPhase(p, row, ended);
            sink.phase(phase);
        }
        ticksBefore(ticksOf(row, ended));
        stopsBefore(-1, row);
        if (ended) {
            fillEnd(row);
            sink.frameEnded(frame, ledger);
        }
    }

    /** One past the last tick row that the frame has run so far, seen from after its ticks. */
    private long ticksOf(long row, boolean ended) {
        return ended ? view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, row) : view.ticks().rowCount();
    }

    private void ticksBefore(long end) {
        for (; nextTick < end; nextTick++) {
            if (view.ticks().has(nextTick)) {
                fillTick(nextTick);
                sink.tick(tick);
                stopAfterTick(nextTick);
            }
        }
    }

    private boolean stopIsNext(long framePosition) {
        nextState = view.states().atOrAfter(nextState);
        return nextState < view.states().rowCount() && fillState(nextState)
                && (state.event == RunEvent.STOPPED_TICK_END || state.event == RunEvent.STOPPED_BEFORE_HOOK)
                && state.framePosition == framePosition;
    }

    private void stopAfterTick(long tickRow) {
        while (stopIsNext(frame.position) && state.event == RunEvent.STOPPED_TICK_END && state.tickRow == tickRow) {
            sink.state(state);
            nextState++;
            resumesInside();
        }
    }

    /** Stops before that stage; all that are left for a stage of −1. */
    private void stopsBefore(int stage, long framePosition) {
        while (stopIsNext(framePosition) && (stage < 0 || state.event == RunEvent.STOPPED_BEFORE_HOOK && state.stoppedStage == stage)) {
            sink.state(state);
            nextState++;
            resumesInside();
        }
    }

    /** A resume of the suspended frame comes before its next stop. */
    private void resumesInside() {
        while (view.states().has(nextState) && fillState(nextState) && state.event == RunEvent.RESUMED
                && state.framePosition == frame.position) {
            sink.state(state);
            nextState++;
        }
    }

    private void statesBefore(long end) {
        for (nextState = view.states().atOrAfter(nextState); nextState < end; nextState = view.states().atOrAfter(nextState + 1)) {
            fillState(nextState);
            sink.state(state);
        }
    }

    private void commandsBefore(long framePosition) {
        TableView table = view.commands();
        for (; isDue(table, Columns.Command.FRAME_POSITION, nextCommand, framePosition); nextCommand = table.atOrAfter(nextCommand + 1)) {
            command.kind = CommandKind.values()[table.getInt(Columns.Command.KIND, nextCommand)];
            command.answer = CommandAnswer.values()[table.getInt(Columns.Command.ANSWER, nextCommand)];
            command.askedNumerator = table.getLong(Columns.Command.ASKED_NUMERATOR, nextCommand);
            command.askedDenominator = table.getLong(Columns.Command.ASKED_DENOMINATOR, nextCommand);
            command.appliedNumerator = table.getLong(Columns.Command.APPLIED_NUMERATOR, nextCommand);
            command.appliedDenominator = table.getLong(Columns.Command.APPLIED_DENOMINATOR, nextCommand);
            command.framePosition = table.getLong(Columns.Command.FRAME_POSITION, nextCommand);
            command.realUnits = table.getLong(Columns.Command.REAL, nextCommand);
            command.nanos = table.getLong(Columns.Command.NANOS, nextCommand);
            sink.command(command);
        }
    }

    private static boolean isDue(TableView table, Column column, long row, long most) {
        return row < table.rowCount() && table.getLong(column, row) <= most;
    }

    /** Those that were written before the phase row of that number. */
    /** @param inside whether those that happened in a stage of that frame are due, too; frames may have no PHASE rows of their own */
    private void objectsBefore(long phaseRow, long framePosition, boolean inside) {
        TableView table = view.objects();
        for (; isDue(table, Columns.Obj.PHASES_BEFORE, nextObject, phaseRow); nextObject = table.atOrAfter(nextObject + 1)) {
            long position = table.getLong(Columns.Obj.FRAME_POSITION, nextObject);
            boolean isInside = table.getInt(Columns.Obj.STAGE, nextObject) >= 0;
            if (position > framePosition || position == framePosition && isInside && !inside) {
                return;
            }
            object.change = ObjectRow.Change.values()[table.getInt(Columns.Obj.CHANGE, nextObject)];
            object.object = table.getInt(Columns.Obj.OBJECT, nextObject);
            object.body = table.getInt(Columns.Obj.BODY, nextObject);
            object.stage = table.getInt(Columns.Obj.STAGE, nextObject);
            object.framePosition = table.getLong(Columns.Obj.FRAME_POSITION, nextObject);
            object.tickIndex = table.getLong(Columns.Obj.TICK_INDEX, nextObject);
            object.ticksBefore = table.getLong(Columns.Obj.TICKS_BEFORE, nextObject);
            object.name = object.object >= 0 && object.object < objectNames.size() ? objectNames.get(object.object) : null;
            object.words = words.apply(nextObject);
            sink.object(object);
        }
    }

    private void fillBegin(long row) {
        TableView t = view.frames();
        frame.position = row;
        frame.flags = t.getInt(Columns.Frame.FLAGS, row);
        frame.frameIndex = t.getLong(Columns.Frame.FRAME_INDEX, row);
        frame.realUnits = t.getLong(Columns.Frame.REAL, row);
        frame.realDeltaUnits = t.getLong(Columns.Frame.REAL_DELTA, row);
        frame.clampedUnits = t.getLong(Columns.Frame.CLAMPED, row);
        frame.discardedUnits = t.getLong(Columns.Frame.DISCARDED, row);
        frame.adjustedUnits = t.getLong(Columns.Frame.ADJUSTED, row);
        frame.deltaUnits = t.getLong(Columns.Frame.DELTA, row);
        frame.frameTimeUnits = t.getLong(Columns.Frame.FRAME_TIME, row);
        frame.accumulatorInUnits = t.getLong(Columns.Frame.ACCUMULATOR_IN, row);
        frame.accumulatorFullUnits = t.getLong(Columns.Frame.ACCUMULATOR_FULL, row);
        frame.owedTicks = t.getLong(Columns.Frame.OWED, row);
        frame.plannedTicks = t.getLong(Columns.Frame.PLANNED, row);
        frame.ticksBefore = t.getLong(Columns.Frame.TICKS_BEFORE, row);
        frame.simulationTickBefore = t.getLong(Columns.Frame.SIMULATION_TICK_BEFORE, row);
        frame.simulationTimeBeforeUnits = t.getLong(Columns.Frame.SIMULATION_TIME_BEFORE, row);
        frame.alphaBeforeUnits = t.getLong(Columns.Frame.ALPHA_BEFORE, row);
        frame.droppedTotalBeforeUnits = t.getLong(Columns.Frame.DROPPED_TOTAL_BEFORE, row);
        frame.droppedAtStartUnits = t.getLong(Columns.Frame.DROPPED_AT_START, row);
        frame.changedCap = t.getLong(Columns.Frame.CHANGED_CAP, row);
        frame.changedStepUnits = t.getLong(Columns.Frame.CHANGED_STEP, row);
        frame.stepUnits = frame.changedStepUnits == 0 ? info.stepUnits() : frame.changedStepUnits;
        frame.alphaBeforeStepUnits = t.getLong(Columns.Frame.ALPHA_BEFORE_STEP, row);
        frame.scaleNumerator = t.getLong(Columns.Frame.SCALE_NUMERATOR, row);
        frame.scaleDenominator = t.getLong(Columns.Frame.SCALE_DENOMINATOR, row);
        frame.beginNanos = t.getLong(Columns.Frame.BEGIN_NANOS, row);
    }

    private void fillEnd(long row) {
        TableView t = view.frameEnds();
        frame.flags = t.getInt(Columns.FrameEnd.FLAGS, row);
        frame.ticks = t.getInt(Columns.FrameEnd.TICKS, row);
        frame.heldTicks = t.getLong(Columns.FrameEnd.HELD, row);
        frame.accumulatorUnits = t.getLong(Columns.FrameEnd.ACCUMULATOR, row);
        frame.accumulatorPart = t.getLong(Columns.FrameEnd.ACCUMULATOR_PART, row);
        frame.denominator = t.getLong(Columns.FrameEnd.DENOMINATOR, row);
        frame.alphaUnits = t.getLong(Columns.FrameEnd.ALPHA, row);
        frame.alphaStepUnits = t.getLong(Columns.FrameEnd.ALPHA_STEP, row);
        frame.presented = t.getInt(Columns.FrameEnd.PRESENTED, row) != 0;
        frame.droppedUnits = t.getLong(Columns.FrameEnd.DROPPED, row);
        frame.droppedTotalUnits = t.getLong(Columns.FrameEnd.DROPPED_TOTAL, row);
        frame.droppedSessionUnits = t.getLong(Columns.FrameEnd.DROPPED_SESSION, row);
        frame.simulationTick = t.getLong(Columns.FrameEnd.SIMULATION_TICK, row);
        frame.simulationTimeUnits = t.getLong(Columns.FrameEnd.SIMULATION_TIME, row);
        frame.ticksAfter = t.getLong(Columns.FrameEnd.TICKS_AFTER, row);
        frame.fedUnits = t.getLong(Columns.FrameEnd.FED, row);
        frame.scaledUnits = t.getLong(Columns.FrameEnd.SCALED, row);
        frame.scaledPart = t.getLong(Columns.FrameEnd.SCALED_PART, row);
        frame.endNanos = t.getLong(Columns.FrameEnd.END_NANOS, row);
        long sums = t.getInt(Columns.FrameEnd.LEDGER_ROW, row);
        TableView l = view.ledgers();
        ledger.pausedUnits = l.getLong(Columns.Ledger.PAUSED, sums);
        ledger.wentBackUnits = l.getLong(Columns.Ledger.WENT_BACK, sums);
        ledger.refusedUnits = l.getLong(Columns.Ledger.REFUSED, sums);
        ledger.clampedUnits = l.getLong(Columns.Ledger.CLAMPED, sums);
        ledger.startDiscardedUnits = l.getLong(Columns.Ledger.START_DISCARDED, sums);
        ledger.replacedUnits = l.getLong(Columns.Ledger.REPLACED, sums);
        ledger.steppedUnits = l.getLong(Columns.Ledger.STEPPED, sums);
        ledger.clearedUnits = l.getLong(Columns.Ledger.CLEARED, sums);
        ledger.clearedPart = l.getLong(Columns.Ledger.CLEARED_PART, sums);
        ledger.roundedUnits = l.getLong(Columns.Ledger.ROUNDED, sums);
        ledger.roundedPart = l.getLong(Columns.Ledger.ROUNDED_PART, sums);
        ledger.droppedPart = l.getLong(Columns.Ledger.DROPPED_PART, sums);
        ledger.adjustedUnits = l.getLong(Columns.Ledger.ADJUSTED, sums);
        ledger.stretchedUnits = l.getLong(Columns.Ledger.STRETCHED, sums);
        ledger.stretchedPart = l.getLong(Columns.Ledger.STRETCHED_PART, sums);
        ledger.unitsPerOne = l.getLong(Columns.Ledger.UNITS_PER_ONE, sums);
        boolean models = ledger.unitsPerOne != 0;
        frame.exactUnits = models ? t.getLong(Columns.FrameEnd.EXACT, row) : frame.accumulatorUnits;
        frame.exactPart = models ? t.getLong(Columns.FrameEnd.EXACT_PART, row) : frame.accumulatorPart;
        frame.modelledBits = t.getLong(Columns.FrameEnd.MODELLED, row);
        frame.exactTicks = models ? t.getLong(Columns.FrameEnd.EXACT_TICKS, row) : frame.ticks;
        ledger.rateTicks = l.getLong(Columns.Ledger.RATE_TICKS, sums);
        ledger.rateUnits = l.getLong(Columns.Ledger.RATE_UNITS, sums);
        ledger.rateStepUnits = l.getLong(Columns.Ledger.RATE_STEP, sums);
    }

    private void fillTick(long row) {
        TableView t = view.ticks();
        tick.row = row;
        tick.tickIndex = t.getLong(Columns.Tick.TICK_INDEX, row);
        tick.simulationTimeUnits = t.getLong(Columns.Tick.SIMULATION_TIME, row);
        tick.framePosition = t.getLong(Columns.Tick.FRAME_POSITION, row);
        tick.frameIndex = frame.frameIndex;
        tick.tickInFrame = t.getInt(Columns.Tick.TICK_IN_FRAME, row);
        tick.stepped = t.getInt(Columns.Tick.STEPPED, row) != 0;
        tick.accumulatorUnits = t.getLong(Columns.Tick.ACCUMULATOR, row);
        tick.inputPressed = t.getLong(Columns.Tick.INPUT_PRESSED, row);
        tick.inputReleased = t.getLong(Columns.Tick.INPUT_RELEASED, row);
        tick.inputHeld = t.getLong(Columns.Tick.INPUT_HELD, row);
        tick.contacts = t.getInt(Columns.Tick.CONTACTS, row);
        tick.stateHash = t.getLong(Columns.Tick.STATE_HASH, row);
        tick.beginNanos = t.getLong(Columns.Tick.BEGIN_NANOS, row);
        tick.endNanos = t.getLong(Columns.Tick.END_NANOS, row);
    }

    /** Clock readings are not stored with each stage: they follow from the frame, the tick and the contract. */
    private void fillPhase(long row, long framePosition, boolean ended) {
        TableView t = view.phases();
        Stage stage = plan.stage(t.getInt(Columns.Phase.STAGE, row));
        phase.stage = stage.index();
        phase.framePosition = framePosition;
        phase.frameIndex = frame.frameIndex;
        phase.tickRow = t.getLong(Columns.Phase.TICK_ROW, row);
        phase.deltaUnits = frame.deltaUnits;
        phase.frameTimeUnits = frame.frameTimeUnits;
        phase.beginNanos = t.getLong(Columns.Phase.BEGIN_NANOS, row);
        phase.endNanos = phase.beginNanos + t.getInt(Columns.Phase.LENGTH_NANOS, row);
        boolean afterTicks = ended && plan.after().contains(stage);
        TableView ends = view.frameEnds();
        phase.stepUnits = frame.stepUnits;
        phase.alphaStepUnits = afterTicks ? StepInForce.ofAlpha(view, info.stepUnits(), framePosition) : frame.stepOfAlphaBefore();
        phase.alphaUnits = afterTicks ? ends.getLong(Columns.FrameEnd.ALPHA, framePosition) : frame.alphaBeforeUnits;
        phase.droppedTotalUnits = afterTicks ? ends.getLong(Columns.FrameEnd.DROPPED_TOTAL, framePosition)
                : frame.droppedTotalBeforeUnits + frame.droppedAtStartUnits;
        readClock(stage.reading(), phase.tickRow >= 0);
    }

    /** Ticks before the stage are counted by {@link #nextTick}. */
    private void readClock(ClockReading reading, boolean inTick) {
        long done = nextTick - frame.ticksBefore;
        long counter = frame.simulationTickBefore + done;
        long counterUnits = frame.simulationTimeBeforeUnits + done * frame.stepUnits;
        boolean next = reading == ClockReading.PENDING || reading == ClockReading.COMPLETED && inTick;
        phase.simulationTick = reading == ClockReading.ABSENT ? PhaseRow.ABSENT : next ? counter + 1 : counter;
        phase.simulationTimeUnits = reading == ClockReading.ABSENT ? PhaseRow.ABSENT
                : reading == ClockReading.COMPLETED && inTick ? counterUnits + frame.stepUnits : counterUnits;
    }

    private boolean fillState(long row) {
        TableView t = view.states();
        state.event = RunEvent.values()[t.getInt(Columns.State.EVENT, row)];
        state.cause = StopCause.values()[t.getInt(Columns.State.CAUSE, row)];
        state.breakpointId = t.getInt(Columns.State.BREAKPOINT, row);
        state.breakpointsHit = t.getInt(Columns.State.BREAKPOINTS_HIT, row);
        state.hitStage = t.getInt(Columns.State.HIT_STAGE, row);
        state.stoppedStage = t.getInt(Columns.State.STOPPED_STAGE, row);
        state.framePosition = t.getLong(Columns.State.FRAME_POSITION, row);
        state.frameIndex = t.getLong(Columns.State.FRAME_INDEX, row);
        state.tickRow = t.getLong(Columns.State.TICK_ROW, row);
        state.tickIndex = t.getLong(Columns.State.TICK_INDEX, row);
        state.skippedStages = t.getLong(Columns.State.SKIPPED, row);
        state.owedTicks = t.getLong(Columns.State.OWED, row);
        state.accumulatorUnits = t.getLong(Columns.State.ACCUMULATOR, row);
        state.frameSuspended = t.getInt(Columns.State.SUSPENDED, row) != 0;
        state.realUnits = t.getLong(Columns.State.REAL, row);
        state.hitNanos = t.getLong(Columns.State.HIT_NANOS, row);
        state.nanos = t.getLong(Columns.State.NANOS, row);
        return true;
    }
}
