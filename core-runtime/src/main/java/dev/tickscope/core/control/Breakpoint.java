package dev.tickscope.core.control;

import java.util.Objects;

/**
 * A place where the run stops, or where it writes a line.
 *
 * @param id above 0, shown to the user
 * @param onlyTick the one tick in which it is hit, or 0 for every tick
 * @param onlyFrame the one frame position (from 0) in which it is hit, or −1 for every frame
 * @param condition in the condition language, read where the run would stop; empty for none. Only where it holds is it a hit
 * @param hitRule which hits count
 * @param logMessage written at a hit that counts, instead of stopping, with values in braces; empty to stop
 * @param once whether it is switched off by the first hit that counts
 */
public record Breakpoint(int id, BreakpointPlace place, long onlyTick, long onlyFrame, String condition, HitRule hitRule, String logMessage,
        boolean once) {
    public Breakpoint {
        Objects.requireNonNull(place);
        Objects.requireNonNull(hitRule);
        Objects.requireNonNull(condition);
        Objects.requireNonNull(logMessage);
        boolean stageKnown = !(place instanceof BreakpointPlace.AtStage at && at.stage() < 0)
                && !(place instanceof BreakpointPlace.OfObject of && of.stage() < 0);
        if (id < 1 || !stageKnown || onlyTick < 0 || onlyFrame < -1) {
            throw new IllegalArgumentException("breakpoint " + id + ": " + place + ", tick " + onlyTick + ", frame " + onlyFrame);
        }
    }

    /** Stops in a stage at every n-th hit. */
    public Breakpoint(int id, int stage, long onlyTick, long onlyFrame, long everyHits) {
        this(id, new BreakpointPlace.AtStage(stage), onlyTick, onlyFrame, "", new HitRule(HitRule.Kind.MULTIPLE, everyHits), "", false);
    }

    /** Stops at every hit of a stage. */
    public static Breakpoint at(int id, int stage) {
        return new Breakpoint(id, stage, 0, -1, 1);
    }

    /** Stops at every hit of a place. */
    public static Breakpoint at(int id, BreakpointPlace place) {
        return new Breakpoint(id, place, 0, -1, "", HitRule.EACH, "", false);
    }

    public Breakpoint withCondition(String newCondition) {
        return new Breakpoint(id, place, onlyTick, onlyFrame, newCondition, hitRule, logMessage, once);
    }

    public Breakpoint withHitRule(HitRule newHitRule) {
        return new Breakpoint(id, place, onlyTick, onlyFrame, condition, newHitRule, logMessage, once);
    }

    public Breakpoint withLogMessage(String newLogMessage) {
        return new Breakpoint(id, place, onlyTick, onlyFrame, condition, hitRule, newLogMessage, once);
    }

    public Breakpoint withId(int newId) {
        return new Breakpoint(newId, place, onlyTick, onlyFrame, condition, hitRule, logMessage, once);
    }

    public Breakpoint withPlace(BreakpointPlace newPlace) {
        return new Breakpoint(id, newPlace, onlyTick, onlyFrame, condition, hitRule, logMessage, once);
    }

    public Breakpoint onlyInFrame(long framePosition) {
        return new Breakpoint(id, place, onlyTick, framePosition, condition, hitRule, logMessage, once);
    }

    public Breakpoint onlyInTick(long tick) {
        return new Breakpoint(id, place, tick, onlyFrame, condition, hitRule, logMessage, once);
    }

    public Breakpoint onlyOnce() {
        return new Breakpoint(id, place, onlyTick, onlyFrame, condition, hitRule, logMessage, true);
    }

    /** Whether a hit writes a line instead of stopping. */
    public boolean logs() {
        return !logMessage.isEmpty();
    }
}
