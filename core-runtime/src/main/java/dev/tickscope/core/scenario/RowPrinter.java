package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.DropReport;
import dev.tickscope.core.contract.HoldPolicy;
import dev.tickscope.core.contract.InputLatch;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.session.Readout;
import dev.tickscope.core.session.ReadoutMeter;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import java.io.Writer;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes the rows of a run as newline-delimited JSON, in the order in which they happen. */
public final class RowPrinter implements EventSink, RunNotes, AutoCloseable {
    private static final JsonMapper MAPPER = JsonMapper.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    private final String scenario;
    private final ClockContract contract;
    private final RowNumbers numbers;
    private final TimeBase base;
    private final ActionMap actions;
    private final JsonGenerator json;
    /** Of refused deltas whose rows are still to come: those met in a suspended frame come after it. */
    private final Deque<Refusal> refusals = new ArrayDeque<>();
    private long frameRealUnits;
    private long frameBeginNanos;
    private final LedgerCheck ledger;
    private ReadoutMeter readout;

    /**
     * @param scenario what every row is marked with
     * @param actions names of the actions in tick rows
     * @param exact whether times and ratios are written as fractions
     * @param out is flushed but not closed
     */
    public RowPrinter(String scenario, ClockContract contract, TimeBase base, ActionMap actions, boolean exact, Writer out) {
        this.scenario = scenario;
        this.contract = contract;
        this.base = base;
        this.actions = actions;
        this.numbers = new RowNumbers(base, exact);
        this.ledger = new LedgerCheck(base.step(contract.rate()));
        this.json = MAPPER.writer().withRootValueSeparator("\n").createGenerator(out);
    }

    /** Switches the once-a-second readout on or off; it is off unless switched on. */
    public void showReadout(boolean on) {
        readout = on ? new ReadoutMeter(base) : null;
    }

    /** Whether both equations of the ledger held after every frame so far. */
    public boolean balanced() {
        return ledger.balanced();
    }

    @Override
    public void refusing(String reason, boolean hasNumber) {
        refusals.add(new Refusal(reason, hasNumber));
    }

    private record Refusal(String reason, boolean hasNumber) {
        static final Refusal PLAIN = new Refusal("negative", true);
    }

    private void begin(String row, long framePosition) {
        json.writeStartObject();
        json.writeStringProperty("scenario", scenario);
        json.writeStringProperty("row", row);
        if (framePosition >= 0) {
            json.writeNumberProperty("frame", framePosition + 1);
        }
    }

    private void end() {
        json.writeEndObject();
    }

    @Override
    public void frameBegan(FrameRow row) {
        frameRealUnits = row.realUnits;
        frameBeginNanos = row.beginNanos;
        if (row.clampedUnits > 0) {
            begin("clamp", row.position);
            numbers.units(json, "duration", row.clampedUnits);
            json.writeStringProperty("why", "the frame is longer than the contract's longest frame");
            end();
        }
    }

    @Override
    public void frameEnded(FrameRow row, LedgerRow sums) {
        if (row.droppedUnits > 0) {
            writeDrop(row);
        }
        if (row.heldTicks > 0) {
            writeHold(row);
        }
        Refusal refusal = !row.is(FrameRow.REFUSED) ? null : refusals.isEmpty() ? Refusal.PLAIN : refusals.remove();
        begin("frame", row.position);
        json.writeNumberProperty("frameIndex", row.frameIndex);
        if (refusal != null && !refusal.hasNumber()) {
            json.writeNullProperty("realDelta");
        } else {
            numbers.units(json, "realDelta", row.realDeltaUnits);
        }
        numbers.units(json, "deltaTime", row.deltaUnits);
        json.writeNumberProperty("ticks", row.ticks);
        json.writeNumberProperty("owed", row.owedTicks);
        numbers.units(json, "accumulator", row.accumulatorUnits, row.accumulatorPart, row.denominator);
        alpha(row.alphaUnits, row.stepOfAlpha());
        numbers.units(json, "dropped", row.droppedUnits);
        numbers.units(json, "droppedTime", row.droppedTotalUnits);
        numbers.units(json, "clamped", row.clampedUnits);
        numbers.units(json, "adjusted", row.adjustedUnits);
        numbers.units(json, "discarded", row.discardedUnits);
        if (contract.hold().hasProbes()) {
            json.writeNumberProperty("held", row.heldTicks);
        } else {
            json.writeNullProperty("held");
        }
        numbers.units(json, "simulationTime", row.simulationTimeUnits);
        json.writeNumberProperty("simulationTick", row.simulationTick);
        numbers.units(json, "fixedDeltaTime", row.stepUnits);
        numbers.units(json, "frameTime", row.frameTimeUnits);
        numbers.write(json, "timeScale", Rational.of(row.scaleNumerator, row.scaleDenominator));
        json.writeBooleanProperty("paused", row.is(FrameRow.PAUSED));
        json.writeBooleanProperty("interrupted", row.is(FrameRow.INTERRUPTED));
        json.writeBooleanProperty("stepped", row.is(FrameRow.STEPPED));
        json.writeBooleanProperty("idle", row.is(FrameRow.IDLE));
        if (contract.arithmetic().rounds()) {
            json.writeNumberProperty("modelled", Double.longBitsToDouble(row.modelledBits));
            json.writeNumberProperty("exactTicks", row.exactTicks);
        } else {
            json.writeNullProperty("modelled");
            json.writeNullProperty("exactTicks");
        }
        json.writeBooleanProperty("rounded", row.is(FrameRow.ROUNDED));
        if (refusal != null) {
            json.writeStringProperty("refused", refusal.reason());
        } else {
            json.writeNullProperty("refused");
        }
        end();
        ledger.frameEnded(row, sums);
        Readout full = readout == null ? null : readout.add(row);
        if (full != null) {
            writeReadout(row.position, full);
        }
    }

    /** A held tick takes all later ones with it, so the first one's reason is the reason of all. */
    private void writeHold(FrameRow row) {
        begin("hold", row.position);
        json.writeNumberProperty("count", row.heldTicks);
        json.writeNumberProperty("tick", row.simulationTick + 1);
        boolean waitsForScale = row.scaleNumerator == 0 && contract.hold().atZeroScale() == HoldPolicy.AtZeroScale.WAIT;
        json.writeStringProperty("why", waitsForScale ? "ticks that were held wait until the time scale is above 0"
                : "the probe copies made after tick " + (row.simulationTick - contract.hold().probeDelay()) + " have not arrived");
        end();
    }

    private void writeReadout(long position, Readout full) {
        begin("readout", position);
        numbers.write(json, "realTime", full.realSeconds());
        numbers.write(json, "lost", full.lostSeconds());
        numbers.write(json, "slowed", full.slowed());
        json.writeNumberProperty("held", full.heldTicks());
        numbers.write(json, "heldPerSecond", full.heldPerSecond());
        json.writeStringProperty("text", full.words());
        end();
    }

    private void alpha(long alphaUnits, long stepUnits) {
        if (alphaUnits < 0) {
            json.writeNullProperty("interpolationAlpha");
        } else {
            numbers.write(json, "interpolationAlpha", Rational.of(alphaUnits, stepUnits));
        }
    }

    private void writeDrop(FrameRow row) {
        begin("drop", row.position);
        numbers.units(json, "duration", row.droppedUnits);
        numbers.write(json, "ticks", Rational.of(row.droppedUnits, row.stepUnits));
        json.writeStringProperty("why", "more was owed than the cap of " + contract.capTicks() + " ticks a frame allows");
        end();
        if (contract.dropReport() == DropReport.DIAGNOSTIC) {
            diagnostic(row.position, "dropped_time=" + base.decimalSeconds(row.droppedUnits, 6).setScale(6, RoundingMode.HALF_EVEN).toPlainString());
        }
    }

    @Override
    public void tick(TickRow row) {
        begin("tick", row.framePosition);
        json.writeNumberProperty("simulationTick", row.tickIndex);
        numbers.units(json, "simulationTime", row.simulationTimeUnits);
        json.writeNumberProperty("frameIndex", row.frameIndex);
        json.writeNumberProperty("tickInFrame", row.tickInFrame);
        inputs(row);
        json.writeNumberProperty("contacts", row.contacts);
        if (row.stateHash == 0) {
            json.writeNullProperty("hash");
        } else {
            json.writeStringProperty("hash", String.format(Locale.ROOT, "%016x", row.stateHash));
        }
        end();
    }

    private void inputs(TickRow row) {
        if (actions.size() == 0) {
            json.writeNullProperty("inputs");
            return;
        }
        json.writeObjectPropertyStart("inputs");
        names("pressed", row.inputPressed);
        if (contract.input().latch() == InputLatch.PRESS) {
            json.writeNullProperty("released");
        } else {
            names("released", row.inputReleased);
        }
        names("held", row.inputHeld);
        json.writeEndObject();
    }

    private void names(String property, long mask) {
        json.writeArrayPropertyStart(property);
        for (int action = 0; action < actions.size(); action++) {
            if ((mask >>> action & 1) != 0) {
                json.writeString(actions.names().get(action));
            }
        }
        json.writeEndArray();
    }

    @Override
    public void phase(PhaseRow row) {
        Stage stage = contract.plan().stage(row.stage);
        begin("phase", row.framePosition);
        json.writeStringProperty("name", stage.name());
        json.writeNumberProperty("frameIndex", row.frameIndex);
        numbers.units(json, "deltaTime", row.deltaUnits);
        numbers.units(json, "frameTime", row.frameTimeUnits);
        if (row.simulationTick == PhaseRow.ABSENT) {
            json.writeNullProperty("simulationTick");
            json.writeNullProperty("simulationTime");
        } else {
            json.writeNumberProperty("simulationTick", row.simulationTick);
            numbers.units(json, "simulationTime", row.simulationTimeUnits);
        }
        numbers.units(json, "fixedDeltaTime", row.stepUnits);
        alpha(row.alphaUnits, row.alphaStepUnits);
        numbers.units(json, "droppedTime", row.droppedTotalUnits);
        numbers.units(json, "realStart", frameRealUnits + base.unitsFromNanos(row.beginNanos - frameBeginNanos));
        numbers.units(json, "realDuration", base.unitsFromNanos(row.endNanos - row.beginNanos));
        end();
    }

    @Override
    public void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        // Poses have no row of their own here; the tick's hash stands for them.
    }

    @Override
    public void state(StateRow row) {
        if (!row.isDebuggerStop()) {
            return;
        }
        begin("stop", row.framePosition);
        json.writeStringProperty("reason", row.cause.name().toLowerCase(Locale.ROOT));
        if (row.breakpointId > 0) {
            json.writeNumberProperty("breakpoint", row.breakpointId);
            json.writeNumberProperty("breakpointsHit", row.breakpointsHit);
            json.writeStringProperty("hitIn", row.hitStage >= 0 ? contract.plan().stage(row.hitStage).name()
                    : row.event == RunEvent.STOPPED_TICK_END ? "tickEnd" : "frameEnd");
        } else {
            json.writeNullProperty("breakpoint");
            json.writeNumberProperty("breakpointsHit", 0);
            json.writeNullProperty("hitIn");
        }
        json.writeStringProperty("stoppedAt", switch (row.event) {
            case STOPPED_TICK_END -> "endOfTick";
            case STOPPED_BEFORE_HOOK -> "before " + contract.plan().stage(row.stoppedStage).name();
            default -> "endOfFrame";
        });
        json.writeNumberProperty("frameIndex", row.frameIndex);
        json.writeNumberProperty("simulationTick", row.tickIndex);
        numbers.units(json, "accumulator", row.accumulatorUnits);
        json.writeArrayPropertyStart("skipped");
        for (Stage stage : contract.plan().fromMask(row.skippedStages)) {
            json.writeString(stage.name());
        }
        json.writeEndArray();
        json.writeNumberProperty("owedTicks", row.owedTicks);
        json.writeBooleanProperty("suspended", row.frameSuspended);
        end();
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        // The stop row tells what a hit led to.
        if (row.words != null) {
            begin("log", row.framePosition);
            json.writeNumberProperty("breakpoint", row.breakpointId);
            json.writeNumberProperty("simulationTick", row.tickIndex);
            json.writeBooleanProperty("failed", row.change == BreakpointRow.Change.FAILED);
            json.writeStringProperty("text", row.words);
            end();
        }
    }

    @Override
    public void command(CommandRow row) {
        if (!row.answer.accepted()) {
            diagnostic(row.framePosition, "refused " + row.kind.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + row.answer.words());
        } else if (row.answer == dev.tickscope.core.event.CommandAnswer.CLAMPED) {
            diagnostic(row.framePosition, (row.kind == dev.tickscope.core.event.CommandKind.CAP ? "cap " : "timeScale ") + Rational.of(row.askedNumerator, row.askedDenominator) + " was taken as "
                    + Rational.of(row.appliedNumerator, row.appliedDenominator));
        }
    }

    @Override
    public void diagnostic(long framePosition, String text) {
        begin("diagnostic", framePosition);
        json.writeStringProperty("text", text);
        end();
    }

    @Override
    public void object(ObjectRow row) {
        begin("object", row.framePosition);
        json.writeStringProperty("change", JsonFields.camelCase(row.change));
        if (row.name == null) {
            json.writeNullProperty("object");
        } else {
            json.writeStringProperty("object", row.name);
        }
        if (row.stage < 0) {
            json.writeNullProperty("stage");
        } else {
            json.writeStringProperty("stage", contract.plan().stage(row.stage).name());
        }
        json.writeNumberProperty("tick", row.tickIndex);
        if (row.words != null) {
            json.writeStringProperty("text", row.words);
        }
        end();
    }

    @Override
    public void release() {
        // Written through at the end.
    }

    /** Writes the last row, the ledger. Without any frame everything in it is 0. */
    public void writeLedger() {
        TimeLedger sums = ledger.last();
        begin("ledger", -1);
        numbers.units(json, "paused", sums.pausedUnits());
        numbers.units(json, "refused", sums.refusedUnits());
        numbers.units(json, "clamped", sums.clampedUnits());
        numbers.units(json, "startDiscarded", sums.startDiscardedUnits());
        numbers.units(json, "replaced", sums.replacedUnits());
        numbers.units(json, "adjusted", sums.engine().adjustedUnits());
        numbers.units(json, "fed", sums.fedUnits());
        numbers.inUnits(json, "scaled", sums.amount(sums.scaledUnits(), sums.scaledPart()));
        numbers.units(json, "stepped", sums.steppedUnits());
        numbers.units(json, "simulated", sums.simulatedUnits());
        numbers.inUnits(json, "stretched", sums.stretched());
        numbers.inUnits(json, "accumulator", sums.accumulator());
        numbers.inUnits(json, "dropped", sums.amount(sums.droppedUnits(), sums.droppedPart()));
        numbers.inUnits(json, "cleared", sums.amount(sums.clearedUnits(), sums.clearedPart()));
        numbers.inUnits(json, "rounded", sums.amount(sums.roundedUnits(), sums.roundedPart()));
        numbers.inUnits(json, "rounding", sums.rounding());
        Rational game = sums.residueGame();
        numbers.units(json, "residueReal", sums.residueRealUnits());
        numbers.inUnits(json, "residueGame", game);
        numbers.inUnits(json, "residue", Rational.of(Math.abs(sums.residueRealUnits())).plus(game.signum() < 0 ? game.negated() : game));
        end();
    }

    @Override
    public void close() {
        json.writeRaw('\n');
        json.close();
    }
}
