package dev.tickscope.core.cli;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.NoRows;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.event.TickRow;
import java.io.PrintWriter;
import java.util.Locale;

/** Prints where a run stopped and what its breakpoints wrote, as it happens, and counts what ran. */
final class StopPrinter extends NoRows {
    private final PhasePlan plan;
    private final PrintWriter out;
    private long frames;
    private long ticks;
    private long stops;

    StopPrinter(PhasePlan plan, PrintWriter out) {
        this.plan = plan;
        this.out = out;
    }

    void printSum() {
        out.printf(Locale.ROOT, "%d frames, %d ticks, %d stops%n", frames, ticks, stops);
    }

    @Override
    public void state(StateRow row) {
        if (!row.isDebuggerStop()) {
            return;
        }
        stops++;
        String why = row.cause == StopCause.RUN_TO ? "as asked" : row.cause == StopCause.CONDITION_FAILED
                ? "the condition of breakpoint " + row.breakpointId + " failed" : "breakpoint " + row.breakpointId;
        String more = row.breakpointsHit > 1 ? " and " + (row.breakpointsHit - 1) + " more" : "";
        String hit = row.breakpointId > 0 && row.hitStage >= 0 ? ", hit in " + plan.stage(row.hitStage).title() : "";
        String where = row.event == RunEvent.STOPPED_TICK_END ? "end of tick " + row.tickIndex
                : row.event == RunEvent.STOPPED_BEFORE_HOOK ? "before " + plan.stage(row.stoppedStage).title() : "end of frame " + row.frameIndex;
        out.printf(Locale.ROOT, "stop: %s, frame %d: %s%s%s, %d ticks owed%n", where, row.frameIndex, why, more, hit, row.owedTicks);
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        if (row.words != null) {
            boolean failed = row.change == BreakpointRow.Change.FAILED;
            out.printf(Locale.ROOT, "%s of breakpoint %d: %s%n", failed ? "condition" : "log", row.breakpointId, row.words);
        }
    }

    @Override
    public void command(CommandRow row) {
        if (!row.answer.accepted()) {
            out.printf(Locale.ROOT, "refused %s: %s%n", row.kind.name().toLowerCase(Locale.ROOT).replace('_', ' '), row.answer.words());
        }
    }

    @Override
    public void frameBegan(FrameRow row) {
        frames++;
    }

    @Override
    public void tick(TickRow row) {
        ticks++;
    }

}
