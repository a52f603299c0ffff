package dev.tickscope.core.loop;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.BreakpointTable;
import dev.tickscope.core.control.BreakpointTable.Armed;
import dev.tickscope.core.control.HitCheck.Verdict;
import dev.tickscope.core.control.HitRule;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.time.TickPath;

/**
 * Counts breakpoint hits, remembers those of the running tick, and writes the rows that tell where a run was hit and where it stopped.
 *
 * <p>Conditions and log messages are read where the run would stop: at the end of a tick for places inside it, so that they see committed
 * state, and so that asking the same of recorded ticks gives the same answer.
 */
@TickPath
final class StopWriter {
    private final EventSink sink;
    private final LoopClock clock;
    private final BreakpointTable breakpoints;
    private final StateRow row = new StateRow();
    private final BreakpointRow hitRow = new BreakpointRow();
    /** What stops at the end of the running tick. */
    private final Pending inTick = new Pending();
    /** What stops before a hook, or between two frames. */
    private final Pending here = new Pending();

    /** The breakpoints that are about to stop the run, as one stop. */
    @TickPath
    private static final class Pending {
        int id;
        int count;
        int stage;
        long nanos;
        StopCause cause = StopCause.BREAKPOINT;

        void clear() {
            id = 0;
            count = 0;
        }

        /** The stop names the lowest of them. */
        void add(int breakpointId, int hitStage, long hitNanos, StopCause hitCause) {
            count++;
            if (id == 0 || breakpointId < id) {
                id = breakpointId;
                stage = hitStage;
                nanos = hitNanos;
                cause = hitCause;
            }
        }
    }

    StopWriter(EventSink sink, LoopClock clock, BreakpointTable breakpoints) {
        this.sink = sink;
        this.clock = clock;
        this.breakpoints = breakpoints;
    }

    void beginTick() {
        inTick.clear();
    }

    /** Whether a breakpoint was hit that stops at the end of this tick. */
    boolean pending() {
        return inTick.id != 0;
    }

    /** A stage of a tick is about to run: notes which single objects, that a breakpoint watches, it is going to call. */
    void beforeStage(Stage stage, PhaseHandler handler, long tick, long framePosition, long nanos) {
        for (int i = 0; i < breakpoints.count(); i++) {
            Armed armed = breakpoints.at(i);
            if (breakpoints.hitInTick(i, stage.index()) && armed.breakpoint.place() instanceof BreakpointPlace.OfObject of
                    && armed.watches(tick, framePosition) && handler.callsHook(stage, of.object())) {
                armed.touch(stage.index(), nanos);
            }
        }
    }

    /** A stage of a tick has run. Breakpoints on it stop at the end of the tick; several hits are one stop. */
    void afterStage(Stage stage, int calls, PhaseHandler handler, long tick, long framePosition, long nanos) {
        for (int i = 0; i < breakpoints.count(); i++) {
            Armed armed = breakpoints.at(i);
            if (breakpoints.hitInTick(i, stage.index()) && armed.watches(tick, framePosition) && reached(armed, stage, calls, handler)) {
                Breakpoint breakpoint = armed.breakpoint;
                if (breakpoint.condition().isEmpty() && !breakpoint.logs()) {
                    armed.forgetTouch();
                    hit(armed, inTick, stage.index(), tick, framePosition, nanos);
                } else {
                    armed.touch(stage.index(), nanos);
                }
            }
        }
    }

    private static boolean reached(Armed armed, Stage stage, int calls, PhaseHandler handler) {
        BreakpointPlace place = armed.breakpoint.place();
        if (place instanceof BreakpointPlace.AtStage) {
            return calls > 0;
        } else if (place instanceof BreakpointPlace.OfObject) {
            return armed.touchedStage() == stage.index();
        }
        return !(place instanceof BreakpointPlace.Contact contact) || handler.contactBegan(contact.bodyA(), contact.bodyB());
    }

    /** A tick is complete: what it touched is judged by its condition. */
    void tickCompleted(long tick, long framePosition, long nanos) {
        for (int i = 0; i < breakpoints.count(); i++) {
            Armed armed = breakpoints.at(i);
            int stage = armed.touchedStage();
            boolean atEnd = armed.breakpoint.place() instanceof BreakpointPlace.TickEnd && armed.watches(tick, framePosition);
            if (stage >= 0 || atEnd) {
                judge(armed, inTick, stage, tick, framePosition, atEnd ? nanos : armed.touchedNanos());
            }
            armed.forgetTouch();
        }
    }

    /** A frame has run to its end. @return whether a breakpoint stops there */
    boolean frameCompleted(FrameRow frame, long nanos) {
        here.clear();
        for (int i = 0; i < breakpoints.count(); i++) {
            Armed armed = breakpoints.at(i);
            if (armed.breakpoint.place() instanceof BreakpointPlace.FrameEnd && armed.watches(0, frame.position)) {
                judge(armed, here, -1, clock.tickIndex(), frame.position, nanos);
            }
        }
        return here.id != 0;
    }

    /**
     * Whether a breakpoint stops before this hook. One that was hit inside the running tick goes on waiting for its end.
     *
     * @param tick the running tick, or 0 outside ticks
     */
    boolean hitBefore(Stage stage, PhaseHandler handler, long tick, long framePosition, long nanos) {
        here.clear();
        for (int i = 0; i < breakpoints.count(); i++) {
            Armed armed = breakpoints.at(i);
            boolean due = breakpoints.stopsBefore(i, stage.index()) && armed.watches(tick, framePosition)
                    && (!(armed.breakpoint.place() instanceof BreakpointPlace.OfObject of) || handler.callsHook(stage, of.object()));
            if (due) {
                judge(armed, here, stage.index(), tick, framePosition, nanos);
            }
        }
        return here.id != 0;
    }

    private void judge(Armed armed, Pending pending, int stage, long tick, long framePosition, long nanos) {
        Verdict verdict = armed.check.verdict();
        if (verdict == Verdict.HOLDS) {
            hit(armed, pending, stage, tick, framePosition, nanos);
        } else if (verdict == Verdict.FAILED && armed.failed()) {
            write(BreakpointRow.Change.FAILED, armed, stage, tick, framePosition, nanos, armed.check.failure());
            pending.add(armed.breakpoint.id(), stage, nanos, StopCause.CONDITION_FAILED);
        }
    }

    private void hit(Armed armed, Pending pending, int stage, long tick, long framePosition, long nanos) {
        boolean counts = armed.hit();
        if (!counts) {
            write(BreakpointRow.Change.COUNTED, armed, stage, tick, framePosition, nanos, null);
        } else if (armed.breakpoint.logs()) {
            write(BreakpointRow.Change.LOGGED, armed, stage, tick, framePosition, nanos, armed.check.message());
        } else {
            write(BreakpointRow.Change.HIT, armed, stage, tick, framePosition, nanos, null);
            pending.add(armed.breakpoint.id(), stage, nanos, StopCause.BREAKPOINT);
        }
        if (counts && armed.breakpoint.once()) {
            breakpoints.setEnabled(breakpoints.indexOf(armed.breakpoint.id()), false);
            write(BreakpointRow.Change.DISABLED, armed, stage, tick, framePosition, nanos, null);
        }
    }

    private void write(BreakpointRow.Change change, Armed armed, int stage, long tick, long framePosition, long nanos, String words) {
        fill(hitRow, armed);
        hitRow.change = change;
        hitRow.stage = stage;
        hitRow.framePosition = framePosition;
        hitRow.tickIndex = tick;
        hitRow.nanos = nanos;
        hitRow.words = words;
        sink.breakpoint(hitRow);
    }

    private static void fill(BreakpointRow row, Armed armed) {
        Breakpoint breakpoint = armed.breakpoint;
        row.breakpointId = breakpoint.id();
        row.onlyTick = breakpoint.onlyTick();
        row.everyHits = breakpoint.hitRule().kind() == HitRule.Kind.MULTIPLE ? breakpoint.hitRule().count() : 0;
        row.hits = armed.hits();
    }

    /** A user changed breakpoint number {@code index}. */
    void changed(BreakpointRow.Change change, int index, long framePosition, long nanos) {
        Armed armed = breakpoints.at(index);
        write(change, armed, breakpoints.shownStage(armed.breakpoint.place()), clock.tickIndex(), framePosition, nanos, null);
    }

    /** The run stops at the end of the tick that was just completed: for a breakpoint, or for {@code otherwise}. */
    void atTickEnd(FrameRow frame, StopCause otherwise, long skippedStages, long owedTicks, boolean suspended, long nanos) {
        fill(RunEvent.STOPPED_TICK_END, frame.position, owedTicks, suspended, nanos);
        row.skippedStages = skippedStages;
        row.stoppedStage = -1;
        fillHit(inTick, otherwise, nanos);
        sink.state(row);
    }

    /** The run stops before a stage, for a breakpoint or a step. */
    void beforeStage(FrameRow frame, int stage, long owedTicks, long nanos) {
        fill(RunEvent.STOPPED_BEFORE_HOOK, frame.position, owedTicks, true, nanos);
        row.skippedStages = 0;
        row.stoppedStage = stage;
        fillHit(here, StopCause.STEP, nanos);
        sink.state(row);
    }

    /** The run stops between the frame that just ended and the next. */
    void afterFrame(long nextPosition, StopCause otherwise, long nanos) {
        fill(RunEvent.PAUSED, nextPosition, clock.wholeTicks(), false, nanos);
        row.skippedStages = 0;
        row.stoppedStage = -1;
        fillHit(here, otherwise, nanos);
        sink.state(row);
        sink.release();
    }

    private void fillHit(Pending pending, StopCause otherwise, long nanos) {
        if (pending.id == 0) {
            fillNothingHit(otherwise, nanos);
            return;
        }
        row.cause = pending.cause;
        row.breakpointId = pending.id;
        row.breakpointsHit = pending.count;
        row.hitStage = pending.stage;
        row.hitNanos = pending.nanos;
        pending.clear();
    }

    private void fillNothingHit(StopCause cause, long nanos) {
        row.cause = cause;
        row.breakpointId = 0;
        row.breakpointsHit = 0;
        row.hitStage = -1;
        row.hitNanos = nanos;
    }

    /** The run state changes between two frames. */
    void between(RunEvent event, StopCause cause, long framePosition, long nanos) {
        fill(event, framePosition, clock.wholeTicks(), false, nanos);
        fillNothingHit(cause, nanos);
        row.stoppedStage = -1;
        row.skippedStages = 0;
        sink.state(row);
        sink.release();
    }

    private void fill(RunEvent event, long framePosition, long owedTicks, boolean suspended, long nanos) {
        row.event = event;
        row.framePosition = framePosition;
        row.frameIndex = clock.currentFrameIndex();
        row.tickRow = clock.ticks() - 1;
        row.tickIndex = clock.tickIndex();
        row.owedTicks = owedTicks;
        row.accumulatorUnits = clock.accumulatorUnits();
        row.frameSuspended = suspended;
        row.realUnits = clock.realUnits();
        row.nanos = nanos;
    }
}
