package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.session.Readout;
import dev.tickscope.core.session.ReadoutMeter;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import java.io.PrintWriter;
import java.util.Locale;

/** Writes one line a frame for people to read. */
public final class TablePrinter implements EventSink {
    private static final String LINE = "%7s %7s %14s %14s %5s %5s %14s %10s %14s %8s  %s%n";

    private final ClockContract contract;
    private final RowNumbers numbers;
    private final PrintWriter out;
    private final LedgerCheck ledger;
    private final ReadoutMeter readout;

    /** @param readout whether the once-a-second readout is shown */
    public TablePrinter(ClockContract contract, TimeBase base, boolean exact, boolean readout, PrintWriter out) {
        this.readout = readout ? new ReadoutMeter(base) : null;
        this.contract = contract;
        this.numbers = new RowNumbers(base, exact);
        this.out = out;
        this.ledger = new LedgerCheck(base.step(contract.rate()));
        out.printf(Locale.ROOT, LINE, "frame", "index", "realDelta", "deltaTime", "owed", "ticks", "accumulator", "alpha", "droppedTime", "tick", "");
    }

    @Override
    public void frameBegan(FrameRow row) {
        // One line, when it has ended.
    }

    @Override
    public void frameEnded(FrameRow row, LedgerRow sums) {
        ledger.frameEnded(row, sums);
        String alpha = row.alphaUnits < 0 ? "none" : numbers.text(Rational.of(row.alphaUnits, row.stepOfAlpha()));
        out.printf(Locale.ROOT, LINE, row.position + 1, row.frameIndex, numbers.text(row.realDeltaUnits), numbers.text(row.deltaUnits),
                row.owedTicks, row.ticks, numbers.text(row.accumulatorUnits), alpha, numbers.text(row.droppedTotalUnits), row.simulationTick,
                remarks(row));
        Readout full = readout == null ? null : readout.add(row);
        if (full != null) {
            out.printf(Locale.ROOT, "        readout: %s%n", full.words());
        }
    }

    /** Whether both equations of the ledger held after every frame so far. */
    public boolean balanced() {
        return ledger.balanced();
    }

    private String remarks(FrameRow row) {
        StringBuilder words = new StringBuilder();
        remark(words, row.is(FrameRow.REFUSED), "refused");
        remark(words, row.is(FrameRow.STEPPED), "stepped");
        remark(words, row.is(FrameRow.PAUSED), "paused");
        remark(words, row.is(FrameRow.START), "start frame");
        remark(words, row.is(FrameRow.INTERRUPTED), "interrupted");
        remark(words, row.clampedUnits > 0, "clamped " + numbers.text(row.clampedUnits));
        remark(words, row.adjustedUnits != 0, "adjusted " + numbers.text(row.adjustedUnits));
        remark(words, row.is(FrameRow.ROUNDED), "rounded, exactly " + row.exactTicks);
        remark(words, row.droppedUnits > 0, "dropped " + numbers.text(row.droppedUnits));
        remark(words, row.heldTicks > 0, "held " + row.heldTicks);
        remark(words, row.is(FrameRow.IDLE), "idle, not drawn");
        remark(words, row.is(FrameRow.CLEARED), "cleared by a pause or scene");
        return words.toString();
    }

    private static void remark(StringBuilder words, boolean holds, String text) {
        if (holds) {
            words.append(words.length() == 0 ? "" : ", ").append(text);
        }
    }

    @Override
    public void state(StateRow row) {
        if (row.event == RunEvent.STOPPED_TICK_END) {
            out.printf(Locale.ROOT, "        stop: end of tick %d, %d ticks owed%s%n", row.tickIndex, row.owedTicks,
                    row.frameSuspended ? ", frame suspended" : "");
        } else if (row.event == RunEvent.STOPPED_BEFORE_HOOK) {
            out.printf(Locale.ROOT, "        stop: before %s of frame %d%n", contract.plan().stage(row.stoppedStage).title(), row.frameIndex);
        } else if (row.isDebuggerStop()) {
            out.printf(Locale.ROOT, "        stop: end of frame %d%n", row.frameIndex);
        }
    }

    @Override
    public void tick(TickRow row) {
        // The frame's line counts them.
    }

    @Override
    public void phase(PhaseRow row) {
        // Too many for a table.
    }

    @Override
    public void pose(int body, double x, double y, double z, double qx, double qy, double qz, double qw) {
        // No place in a table.
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        if (row.words != null) {
            out.printf(Locale.ROOT, "        %s%n", row.words);
        }
    }

    @Override
    public void command(CommandRow row) {
        if (!row.answer.accepted()) {
            out.printf(Locale.ROOT, "        refused: %s%n", row.answer.words());
        }
    }

    @Override
    public void release() {
        // Written through at the end.
    }
}
