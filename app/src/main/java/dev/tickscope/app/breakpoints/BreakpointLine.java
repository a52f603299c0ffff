package dev.tickscope.app.breakpoints;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.SuspendPoint;
import dev.tickscope.core.control.Breakpoint;

/**
 * One breakpoint of the session as its rows tell it.
 *
 * @param stage index in the phase plan
 * @param onlyTick the one tick it watches, or 0
 * @param everyHits it stops at every n-th hit
 * @param hits so far
 * @param stopped whether it is the reason why the session stands
 */
public record BreakpointLine(int id, int stage, long onlyTick, long everyHits, long hits, boolean enabled, boolean stopped) {
    BreakpointLine hits(long count) {
        return new BreakpointLine(id, stage, onlyTick, everyHits, count, enabled, stopped);
    }

    BreakpointLine enabled(boolean on) {
        return new BreakpointLine(id, stage, onlyTick, everyHits, hits, on, stopped);
    }

    BreakpointLine stopped(boolean now) {
        return new BreakpointLine(id, stage, onlyTick, everyHits, hits, enabled, now);
    }

    /** The same place for another session. */
    public Breakpoint breakpoint(int newId, int newStage) {
        return new Breakpoint(newId, newStage, onlyTick, -1, everyHits);
    }

    /** "FixedUpdate, tick 431 only, every 3rd hit". */
    public String where(PhasePlan plan) {
        String text = plan.stage(stage).title();
        if (onlyTick > 0) {
            text += ", tick " + onlyTick + " only";
        }
        return everyHits > 1 ? text + ", every " + ordinal(everyHits) + " hit" : text;
    }

    /** In words, where the run stops when it is hit. */
    public String suspendsAt(PhasePlan plan) {
        Stage at = plan.stage(stage);
        return at.suspend() == SuspendPoint.TICK_END ? "end of the tick" : "before the hook";
    }

    /** off, armed, or HIT while it is the reason of the stop. */
    public String state() {
        return stopped ? "HIT" : enabled ? "armed" : "off";
    }

    /** 1st, 2nd, 3rd, 4th, 11th, 21st. */
    static String ordinal(long number) {
        long tens = number % 100;
        String ending = tens >= 11 && tens <= 13 ? "th" : switch ((int) (number % 10)) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
        };
        return number + ending;
    }
}
