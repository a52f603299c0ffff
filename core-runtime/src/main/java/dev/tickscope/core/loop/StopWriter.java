package dev.tickscope.core.loop;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.BreakpointTable;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StateRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.time.TickPath;

/** Counts breakpoint hits, remembers those of the running tick, and writes the rows that tell where a run was hit and where it stopped. */
@TickPath
final class StopWriter {
    private final EventSink sink;
    private final LoopClock clock;
    private final BreakpointTable breakpoints;
    private final StateRow row = new StateRow();
    private final BreakpointRow hitRow = new BreakpointRow();
    private int pendingId;
    private int pendingCount;
    private int pendingStage;
    private long pendingNanos;

    StopWriter(EventSink sink, LoopClock clock, BreakpointTable breakpoints) {
        this.sink = sink;
        this.clock = clock;
        this.breakpoints = breakpoints;
    }

    void beginTick() {
        pendingId = 0;
        pendingCount = 0;
    }

    /** Whether a breakpoint was hit in this tick that stops at its end. */
    boolean pending() {
        return pendingId != 0;
    }

    /** A fixed hook was called: breakpoints on it stop at the end of the tick. Several hits are one stop. */
    void hitInTick(Stage stage, long tick, long framePosition, long nanos) {
        collect(stage, tick, framePosition, nanos);
    }

    /** Whether a breakpoint stops before this hook. */
    boolean hitBefore(Stage stage, long tick, long framePosition, long nanos) {
        int countBefore = pendingCount;
        int idBefore = pendingId;
        pendingId = 0;
        pendingCount = 0;
        collect(stage, tick, framePosition, nanos);
        if (pendingId != 0) {
            return true;
        }
        pendingId = idBefore;
        pendingCount = countBefore;
        return false;
    }

    private void collect(Stage stage, long tick, long framePosition, long nanos) {
        for (int i = 0; i < breakpoints.count(); i++) {
            if (breakpoints.matches(i, stage.index(), tick, framePosition)) {
                boolean stops = breakpoints.hit(i);
                writeHit(i, stage, tick, framePosition, nanos);
                if (stops) {
                    pendingCount++;
                    if (pendingId == 0) {
                        pendingId = breakpoints.at(i).id();
                        pendingStage = stage.index();
                        pendingNanos = nanos;
                    }
                }
            }
        }
    }

    private void writeHit(int index, Stage stage, long tick, long framePosition, long nanos) {
        hitRow.change = BreakpointRow.Change.HIT;
        hitRow.breakpointId = breakpoints.at(index).id();
        hitRow.stage = stage.index();
        hitRow.onlyTick = breakpoints.at(index).onlyTick();
        hitRow.everyHits = breakpoints.at(index).everyHits();
        hitRow.hits = breakpoints.hits(index);
        hitRow.framePosition = framePosition;
        hitRow.tickIndex = tick;
        hitRow.nanos = nanos;
        sink.breakpoint(hitRow);
    }

    /** The run stops at the end of the tick that was just completed, for a breakpoint or a step. */
    void atTickEnd(FrameRow frame, long skippedStages, long owedTicks, boolean suspended, long nanos) {
        fill(RunEvent.STOPPED_TICK_END, frame.position, owedTicks, suspended, nanos);
        row.skippedStages = skippedStages;
        row.stoppedStage = -1;
        fillHit(nanos);
        sink.state(row);
    }

    /** The run stops before a hook. */
    void beforeHook(FrameRow frame, Stage stage, long owedTicks, long nanos) {
        fill(RunEvent.STOPPED_BEFORE_HOOK, frame.position, owedTicks, true, nanos);
        row.skippedStages = 0;
        row.stoppedStage = stage.index();
        fillHit(nanos);
        sink.state(row);
    }

    private void fillHit(long nanos) {
        row.cause = pendingId != 0 ? StopCause.BREAKPOINT : StopCause.STEP;
        row.breakpointId = pendingId;
        row.breakpointsHit = pendingCount;
        row.hitStage = pendingId != 0 ? pendingStage : -1;
        row.hitNanos = pendingId != 0 ? pendingNanos : nanos;
        pendingId = 0;
        pendingCount = 0;
    }

    /** The run state changes between two frames. */
    void between(RunEvent event, StopCause cause, long framePosition, long nanos) {
        fill(event, framePosition, clock.wholeTicks(), false, nanos);
        row.cause = cause;
        row.breakpointId = 0;
        row.breakpointsHit = 0;
        row.hitStage = -1;
        row.stoppedStage = -1;
        row.skippedStages = 0;
        row.hitNanos = nanos;
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
