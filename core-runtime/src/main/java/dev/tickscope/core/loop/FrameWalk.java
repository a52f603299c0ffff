package dev.tickscope.core.loop;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.IdleFrames;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.contract.TickEndStop;
import dev.tickscope.core.control.BreakpointTable;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.loop.FrameLoop.Outcome;
import dev.tickscope.core.time.TickPath;

/**
 * Walks the stages of one frame and keeps the place where it stands, so that a stop can leave it and a resume come back. Entering and
 * leaving stages writes rows here.
 */
@TickPath
final class FrameWalk {
    /** After what piece it stops even if nothing else does. */
    enum StopAfter {
        NOTHING, STAGE, TICK
    }

    /** What a loop is made of. */
    record Parts(ClockContract contract, EventSink sink, PhaseHandler handler, LoopClock clock, ClockReader reader, StopWriter stops,
            BreakpointTable breakpoints, RunToWatch runTo, RunClock nanos, HeldTicks held) {
    }

    private enum Section {
        BEFORE, TICKS, AFTER
    }

    private final ClockContract contract;
    private final EventSink sink;
    private final FrameRow frame;
    private final PhaseHandler handler;
    private final LoopClock clock;
    private final ClockReader reader;
    private final StopWriter stops;
    private final BreakpointTable breakpoints;
    private final RunToWatch runTo;
    private final RunClock nanos;
    private final HeldTicks held;
    private final RunRows rows;
    private final LiveSample sample;
    private final Stage[] before;
    private final Stage[] tick;
    private final Stage[] after;
    TickListener tickListener = TickListener.NONE;

    private long nextPosition;
    private Section section = Section.BEFORE;
    private int at;
    private boolean inTick;
    private boolean ticksOnly;
    /** The hook at the cursor was stopped at before; it runs now. */
    private boolean passHook;
    private StopAfter stopAfter = StopAfter.NOTHING;
    private boolean suspended;
    private boolean running;
    private long lastNanos;

    FrameWalk(Parts parts, FrameRow frame) {
        this.frame = frame;
        contract = parts.contract;
        sink = parts.sink;
        handler = parts.handler;
        clock = parts.clock;
        reader = parts.reader;
        stops = parts.stops;
        breakpoints = parts.breakpoints;
        runTo = parts.runTo;
        nanos = parts.nanos;
        held = parts.held;
        rows = new RunRows(sink, handler, clock, reader);
        sample = new LiveSample(contract, clock, frame, rows, handler);
        PhasePlan plan = contract.plan();
        before = plan.before().toArray(Stage[]::new);
        tick = plan.tick().toArray(Stage[]::new);
        after = plan.after().toArray(Stage[]::new);
    }

    boolean suspended() {
        return suspended;
    }

    void hashes(PhaseHashes hashes) {
        rows.hashes(hashes);
    }

    /** What conditions read. */
    LiveSample sample() {
        return sample;
    }

    /** The FRAME row that the next frame writes. */
    long nextPosition() {
        return nextPosition;
    }

    void requireBetweenFrames() {
        if (running) {
            throw new IllegalStateException("frame " + frame.position + " is running: none of its hooks can run another one");
        }
        if (suspended) {
            throw new IllegalStateException("frame " + frame.position + " is suspended");
        }
    }

    /** A frame in which nothing runs. */
    void emptyFrame() {
        openRow();
        closeRow();
    }

    private void openRow() {
        lastNanos = nanos.now();
        frame.position = nextPosition++;
        frame.beginNanos = lastNanos;
        sample.frameBegan();
        sink.frameBegan(frame);
    }

    private void closeRow() {
        frame.endNanos = lastNanos;
        handler.frameEnded(frame);
        LedgerRow ledger = clock.close(frame);
        sample.frameEnded(ledger);
        sink.frameEnded(frame, ledger);
        sink.release();
    }

    /** Runs the frame that the clock has been fed. @param onlyTicks no stage before and after its ticks */
    Outcome begin(boolean onlyTicks, StopAfter piece) {
        frame.position = nextPosition;
        handler.frameBegins(frame);
        openRow();
        section = onlyTicks ? Section.TICKS : Section.BEFORE;
        ticksOnly = onlyTicks;
        at = 0;
        inTick = false;
        stopAfter = piece;
        return run();
    }

    /** Goes on with the suspended frame. */
    Outcome resume(StopAfter piece) {
        if (!suspended) {
            throw new IllegalStateException("no frame is suspended");
        }
        suspended = false;
        nanos.resumed();
        lastNanos = nanos.now();
        stopAfter = piece;
        return run();
    }

    private Outcome run() {
        running = true;
        try {
            Outcome outcome = null;
            while (outcome == null) {
                outcome = switch (section) {
                    case BEFORE -> at < before.length ? stage(before[at]) : enter(Section.TICKS);
                    case TICKS -> ticks();
                    case AFTER -> at < after.length ? stage(after[at]) : end();
                };
            }
            return outcome;
        } finally {
            running = false;
        }
    }

    private Outcome enter(Section next) {
        section = next;
        at = 0;
        return null;
    }

    private Outcome end() {
        closeRow();
        boolean hit = breakpoints.armedFrameEnds() && !ticksOnly && stops.frameCompleted(frame, lastNanos);
        if (hit || runTo.reachedAtFrameEnd(frame)) {
            runTo.clear();
            stops.afterFrame(nextPosition, StopCause.RUN_TO, lastNanos);
            return Outcome.STOPPED_AFTER_FRAME;
        }
        return Outcome.FRAME_ENDED;
    }

    private Outcome ticks() {
        if (!inTick) {
            if (frame.ticks >= frame.plannedTicks || holds()) {
                if (ticksOnly) {
                    return end();
                }
                clock.endTicks(frame);
                return enter(Section.AFTER);
            }
            beginTick();
        }
        return at < tick.length ? stage(tick[at]) : endTick();
    }

    /** Whether the next tick is held back, and with it all that were still planned. */
    private boolean holds() {
        if (held.waitForScale(frame) || !handler.mayRunTick(clock.tickIndex() + 1)) {
            held.count(frame, clock.tickIndex());
            return true;
        }
        return false;
    }

    private void beginTick() {
        inTick = true;
        at = 0;
        rows.beginTick(lastNanos);
        stops.beginTick();
        tickListener.beforeTick(clock.tickIndex() + 1);
        handler.tickBegins(clock.tickIndex() + 1);
    }

    private Outcome endTick() {
        clock.completeTick();
        inTick = false;
        at = 0;
        frame.ticks++;
        rows.tick(frame, frame.is(FrameRow.STEPPED) || stopAfter == StopAfter.TICK, lastNanos);
        if (breakpoints.armedTicks()) {
            stops.tickCompleted(clock.tickIndex(), frame.position, lastNanos);
        }
        boolean arrived = runTo.reachedAtTickEnd(rows.lastTick());
        return stops.pending() || arrived || stopAfter != StopAfter.NOTHING ? stopAtTickEnd(arrived) : null;
    }

    /** A step by phases does not cut its frame: the phases after the ticks are still to be seen. */
    private Outcome stopAtTickEnd(boolean arrived) {
        boolean onlyAPhase = stopAfter == StopAfter.STAGE && !stops.pending() && !arrived;
        boolean cut = !ticksOnly && !onlyAPhase && contract.tickEndStop() == TickEndStop.END_FRAME;
        StopCause cause = arrived ? StopCause.RUN_TO : StopCause.STEP;
        runTo.clear();
        boolean over = ticksOnly || cut;
        long owed = over ? clock.wholeTicks() : frame.plannedTicks - frame.ticks;
        if (cut) {
            frame.flags |= FrameRow.INTERRUPTED;
        }
        if (over) {
            stops.atTickEnd(frame, cause, cut ? maskOf(after) : 0, owed, false, lastNanos);
            closeRow();
            return cut ? Outcome.INTERRUPTED : Outcome.FRAME_ENDED;
        }
        stops.atTickEnd(frame, cause, 0, owed, true, lastNanos);
        return suspend();
    }

    private static long maskOf(Stage[] stages) {
        long mask = 0;
        for (Stage stage : stages) {
            mask |= 1L << stage.index();
        }
        return mask;
    }

    private Outcome suspend() {
        suspended = true;
        nanos.suspended();
        sink.release();
        return Outcome.SUSPENDED;
    }

    /** Runs the stage at the cursor, or stops before it. */
    private Outcome stage(Stage stage) {
        if (stage.role() == StageRole.PRESENTATION && idle()) {
            frame.flags |= FrameRow.IDLE;
            at++;
            return null;
        }
        if (stopsBefore(stage)) {
            return suspend();
        }
        passHook = false;
        boolean armed = inTick && breakpoints.armedInTick(stage.index());
        if (armed && breakpoints.watchesObjects(stage.index())) {
            stops.beforeStage(stage, handler, tickNumber(), frame.position, lastNanos);
        }
        reader.read(stage.reading(), inTick);
        int calls = handler.run(stage, reader);
        long hookNanos = lastNanos;
        lastNanos = nanos.now();
        rows.phase(stage, frame.position, inTick, hookNanos, lastNanos);
        if (armed) {
            stops.afterStage(stage, calls, handler, tickNumber(), frame.position, hookNanos);
        }
        at++;
        return stopAfter == StopAfter.STAGE ? stopHere() : null;
    }

    private boolean stopsBefore(Stage stage) {
        if (passHook || !breakpoints.armedBefore(stage.index()) || !handler.hasWork(stage)
                || !stops.hitBefore(stage, handler, tickNumber(), frame.position, lastNanos)) {
            return false;
        }
        passHook = true;
        runTo.clear();
        stops.beforeStage(frame, stage.index(), ticksToRun(), lastNanos);
        return true;
    }

    private long ticksToRun() {
        return Math.max(frame.plannedTicks - frame.ticks, 0);
    }

    /** A step by phases ends here; the last stage of a tick completes it, the last of a frame ends it. */
    private Outcome stopHere() {
        if (inTick && at == tick.length) {
            return endTick();
        }
        Stage next = nextStage();
        if (next == null) {
            return null;
        }
        // A breakpoint there is hit by arriving, not once more by leaving.
        if (!stopsBefore(next)) {
            stops.beforeStage(frame, next.index(), ticksToRun(), lastNanos);
        }
        return suspend();
    }

    /** The stage that comes next as things stand; null if the frame is over. Ticks that turn out to be held are passed over. */
    private Stage nextStage() {
        Stage[] here = inTick ? tick : section == Section.BEFORE ? before : after;
        if (at < here.length) {
            return here[at];
        }
        if (section == Section.BEFORE && frame.ticks < frame.plannedTicks) {
            return tick[0];
        }
        return section == Section.AFTER || after.length == 0 ? null : after[0];
    }

    /** Whether the picture would be the last one again, in a contract that draws none then. */
    private boolean idle() {
        return contract.idleFrames() == IdleFrames.SKIP && frame.scaleNumerator == 0 && frame.ticks == 0
                && !frame.is(FrameRow.START) && !frame.is(FrameRow.STEPPED) && !handler.pictureChanged();
    }

    private long tickNumber() {
        return inTick ? clock.tickIndex() + 1 : 0;
    }
}
