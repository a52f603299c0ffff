package dev.tickscope.app.breakpoints;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointTable;
import dev.tickscope.core.control.HitRule;
import java.util.Optional;

/**
 * One breakpoint of the session as its rows tell it.
 *
 * @param breakpoint what was asked for
 * @param hits so far
 * @param stopped whether it is a reason why the session stands
 * @param failed whether its condition could not be evaluated at some time
 */
public record BreakpointLine(Breakpoint breakpoint, long hits, boolean enabled, boolean stopped, boolean failed) {
    public int id() {
        return breakpoint.id();
    }

    BreakpointLine hits(long count) {
        return new BreakpointLine(breakpoint, count, enabled, stopped, failed);
    }

    BreakpointLine enabled(boolean on) {
        return new BreakpointLine(breakpoint, hits, on, stopped, failed);
    }

    BreakpointLine stopped(boolean now) {
        return new BreakpointLine(breakpoint, hits, enabled, now, failed);
    }

    BreakpointLine failed(boolean now) {
        return new BreakpointLine(breakpoint, hits, enabled, stopped, now);
    }

    /** The same for a session under another contract, if that has its place. */
    public Optional<Breakpoint> carriedOver(PhasePlan from, PhasePlan to) {
        return PlaceText.carriedOver(breakpoint.place(), from, to).filter(place -> new BreakpointTable(to).canStop(place)).map(breakpoint::withPlace);
    }

    /** "FixedUpdate, tick 431 only". */
    public String where(PhasePlan plan) {
        String text = PlaceText.of(breakpoint.place(), plan);
        return breakpoint.onlyTick() > 0 ? text + ", tick " + breakpoint.onlyTick() + " only" : text;
    }

    /** Its condition, or "always". */
    public String condition() {
        return breakpoint.condition().isEmpty() ? "always" : breakpoint.condition();
    }

    /** How often it was hit, and which hits count: "2, stop at 2". */
    public String hitsText() {
        HitRule rule = breakpoint.hitRule();
        if (rule.equals(HitRule.EACH)) {
            return Long.toString(hits);
        }
        return hits + switch (rule.kind()) {
            case EQUAL -> ", at the " + ordinal(rule.count());
            case AT_LEAST -> ", from the " + ordinal(rule.count());
            case MULTIPLE -> ", every " + ordinal(rule.count());
        };
    }

    /** In words, where the run stops when it is hit. */
    public String suspendsAt(PhasePlan plan) {
        return breakpoint.logs() ? "never, logs only" : PlaceText.suspendsAt(breakpoint.place(), plan) + (breakpoint.once() ? ", once" : "");
    }

    /** off, armed or logging; HIT or FAILED while it is a reason of the stop; failed if its condition could not be evaluated. */
    public String state() {
        if (stopped) {
            return failed ? "FAILED" : "HIT";
        }
        return !enabled ? "off" : failed ? "failed" : breakpoint.logs() ? "logging" : "armed";
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
