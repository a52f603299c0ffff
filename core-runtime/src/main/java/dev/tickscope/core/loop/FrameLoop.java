package dev.tickscope.core.loop;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.IdleFrames;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.contract.SuspendPoint;
import dev.tickscope.core.contract.TickEndStop;
import dev.tickscope.core.control.BreakpointTable;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;

/**
 * Interprets a clock contract frame by frame. It is resumable: a stop makes {@link #advance} return with the place kept, and
 * {@link #resumeFrame} goes on from there; no thread is ever blocked. Entering and leaving stages writes rows here, so no hook can
 * forget to. One thread.
 */
@TickPath
public final class FrameLoop {
    /** How a call ended. */
    public enum Outcome {
        /** The frame ran to its end. */
        FRAME_ENDED,
        /** A stop ended the frame; the rest of it is skipped. */
        INTERRUPTED,
        /** A stop suspended the frame; {@link #resumeFrame} goes on with it. */
        SUSPENDED
    }

    private enum Section {
        BEFORE, TICKS, AFTER
    }

    private final ClockContract contract;
    private final EventSink sink;
    private final PhaseHandler handler;
    private final LoopClock clock;
    private final ClockReader reader;
    private final StopWriter stops;
    private final BreakpointTable breakpoints = new BreakpointTable();
    private final Stage[] before;
    private final Stage[] tick;
    private final Stage[] after;
    private final FrameRow frame = new FrameRow();
    private final TickRow tickRow = new TickRow();
    private final PhaseRow phaseRow = new PhaseRow();
    private final RunClock nanos;
    private final HeldTicks held;
    private TickListener tickListener = TickListener.NONE;

    private long nextPosition;
    /** Where the loop stands in a frame; valid while {@link #suspended}. */
    private Section section = Section.BEFORE;
    private int at;
    private boolean inTick;
    private boolean ticksOnly;
    private boolean passHook;
    private boolean stopAfterTick;
    private boolean suspended;
    private boolean running;
    private long lastNanos;

    /**
     * @param base a time base in which the contract's step and clamps are whole
     * @param nanoSource what execution times are read from
     */
    public FrameLoop(ClockContract contract, TimeBase base, EventSink sink, PhaseHandler handler, NanoSource nanoSource) {
        this.contract = contract;
        this.sink = sink;
        this.handler = handler;
        this.clock = new LoopClock(contract, base);
        this.reader = new ClockReader(clock, base, contract.rate());
        this.nanos = new RunClock(nanoSource);
        this.held = new HeldTicks(contract.hold());
        this.stops = new StopWriter(sink, clock, breakpoints);
        PhasePlan plan = contract.plan();
        this.before = plan.before().toArray(Stage[]::new);
        this.tick = plan.tick().toArray(Stage[]::new);
        this.after = plan.after().toArray(Stage[]::new);
    }

    public void setTickListener(TickListener listener) {
        tickListener = listener;
    }

    /** The session's breakpoints; change them only between calls, or from hooks. */
    public BreakpointTable breakpoints() {
        return breakpoints;
    }

    public GameClock clock() {
        return reader;
    }

    /** Whether a frame stands in the middle and waits for {@link #resumeFrame}. */
    public boolean suspended() {
        return suspended;
    }

    /** Where the session stands on the real axis, in units; never goes back. */
    public long realUnits() {
        return clock.realUnits();
    }

    /** Real time accounted so far, in units; a negative delta takes it back. */
    public long accountedUnits() {
        return clock.accountedUnits();
    }

    /** The index of the last completed tick on the simulation clock. */
    public long tickIndex() {
        return clock.tickIndex();
    }

    public long frameIndex() {
        return clock.currentFrameIndex();
    }

    /** The machine's clock as rows carry it. */
    public long nanosNow() {
        return nanos.now();
    }

    /** The FRAME row that the next call writes, or that is suspended. */
    public long position() {
        return suspended ? frame.position : nextPosition;
    }

    /** Runs one outer frame. @throws ArithmeticException if the clock's numbers do not fit 63 bits any more */
    public Outcome advance(long realDeltaUnits) {
        requireBetweenFrames();
        if (realDeltaUnits < 0) {
            throw new IllegalArgumentException("a negative delta is refused, not run: " + realDeltaUnits);
        }
        clock.frame(frame, realDeltaUnits);
        return begin(false);
    }

    /** Accounts for a delta that is not a number, negative, or from a clock that went back: a marked row, nothing else. */
    public void refuse(long realDeltaUnits) {
        requireBetweenFrames();
        clock.refused(frame, realDeltaUnits);
        emptyFrame();
    }

    /** Accounts for real time in which the session stood. */
    public void pausedFor(long realDeltaUnits) {
        requireBetweenFrames();
        clock.paused(frame, realDeltaUnits);
        emptyFrame();
    }

    /** Goes on with a suspended frame. */
    public Outcome resumeFrame() {
        if (!suspended) {
            throw new IllegalStateException("no frame is suspended");
        }
        suspended = false;
        nanos.resumed();
        lastNanos = nanos.now();
        return run();
    }

    /**
     * Goes on with a suspended frame up to the end of its next tick.
     *
     * @return FRAME_ENDED if it had no tick left and ran to its end instead
     */
    public Outcome resumeToTickEnd() {
        stopAfterTick = true;
        Outcome outcome = resumeFrame();
        stopAfterTick = false;
        return outcome;
    }

    /** Whether a single step is possible now; APPLIED if so. */
    public CommandAnswer canStepTick(boolean paused) {
        if (contract.singleStep() == SingleStep.TICK_ONLY) {
            if (!paused) {
                return CommandAnswer.ONLY_WHILE_PAUSED;
            }
            if (clock.startPending()) {
                return CommandAnswer.NO_FRAME_YET;
            }
            if (!handler.mayStepTick(clock.tickIndex() + 1)) {
                return CommandAnswer.HELD_BY_PROBE;
            }
        }
        return CommandAnswer.APPLIED;
    }

    /**
     * Runs one single step by the contract's rule.
     *
     * @param listedUnits the real time that passes with it: paused time while paused, replaced otherwise
     */
    public Outcome stepTick(long listedUnits, boolean paused) {
        requireBetweenFrames();
        if (contract.singleStep() == SingleStep.WHOLE_FRAME) {
            clock.wholeFrameStep(frame, listedUnits, paused);
            return begin(false);
        }
        clock.tickStep(frame, listedUnits, paused);
        stopAfterTick = true;
        Outcome outcome = begin(true);
        stopAfterTick = false;
        return outcome;
    }

    /** Runs one outer frame of one step; see {@link #stepTick}. Where an engine steps whole frames only, it is the same step. */
    public Outcome stepFrame(long listedUnits, boolean paused) {
        requireBetweenFrames();
        if (contract.singleStep() == SingleStep.WHOLE_FRAME) {
            clock.wholeFrameStep(frame, listedUnits, paused);
        } else {
            clock.frameStep(frame, listedUnits, paused);
        }
        return begin(false);
    }

    /** Whether the denominators of this time scale and of all earlier ones together fit 63 bits. */
    public boolean canScale(TimeScale scale) {
        return clock.canScale(scale);
    }

    /** Takes effect with the next frame. @throws ArithmeticException if {@link #canScale} says no */
    public void timeScale(TimeScale scale) {
        clock.timeScale(scale);
    }

    /** A user pauses, or resumes a pause: the contract says what that does to the accumulator. */
    public void pauseChanged() {
        clock.pauseChanged();
        handler.pauseChanged();
    }

    /** Only between frames. */
    public void loadScene() {
        requireBetweenFrames();
        held.restart();
        if (handler.prepare(contract.sceneLoad())) {
            clock.change(contract.sceneLoad());
            handler.sceneLoaded(contract.sceneLoad());
        }
    }

    /** Only between frames. */
    public void restart() {
        requireBetweenFrames();
        held.restart();
        if (handler.prepare(contract.restart())) {
            clock.change(contract.restart());
            handler.restarted(contract.restart());
        }
    }

    /** Writes a change of the run state that did not happen inside a frame. */
    public void writeState(RunEvent event, StopCause cause) {
        stops.between(event, cause, position(), nanos.now());
    }

    private void requireBetweenFrames() {
        if (running) {
            throw new IllegalStateException("frame " + frame.position + " is running: none of its hooks can run another one");
        }
        if (suspended) {
            throw new IllegalStateException("frame " + frame.position + " is suspended");
        }
    }

    private void emptyFrame() {
        openRow();
        closeRow();
    }

    private void openRow() {
        lastNanos = nanos.now();
        frame.position = nextPosition++;
        frame.beginNanos = lastNanos;
        sink.frameBegan(frame);
    }

    private void closeRow() {
        frame.endNanos = lastNanos;
        handler.frameEnded(frame);
        sink.frameEnded(frame, clock.close(frame));
        sink.release();
    }

    private Outcome begin(boolean onlyTicks) {
        frame.position = nextPosition;
        handler.frameBegins(frame);
        openRow();
        section = onlyTicks ? Section.TICKS : Section.BEFORE;
        ticksOnly = onlyTicks;
        at = 0;
        inTick = false;
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
        tickRow.beginNanos = lastNanos;
        stops.beginTick();
        tickListener.beforeTick(clock.tickIndex() + 1);
        handler.tickBegins(clock.tickIndex() + 1);
    }

    private Outcome endTick() {
        clock.completeTick();
        inTick = false;
        at = 0;
        frame.ticks++;
        tickRow.row = clock.ticks() - 1;
        tickRow.tickIndex = clock.tickIndex();
        tickRow.simulationTimeUnits = clock.simulationTimeUnits();
        tickRow.framePosition = frame.position;
        tickRow.frameIndex = clock.currentFrameIndex();
        tickRow.tickInFrame = frame.ticks;
        tickRow.stepped = frame.is(FrameRow.STEPPED) || stopAfterTick;
        tickRow.accumulatorUnits = clock.accumulatorUnits();
        tickRow.inputPressed = 0;
        tickRow.inputReleased = 0;
        tickRow.inputHeld = 0;
        tickRow.contacts = 0;
        tickRow.stateHash = 0;
        tickRow.endNanos = lastNanos;
        handler.tickCommitted(tickRow, sink);
        sink.tick(tickRow);
        return stops.pending() || stopAfterTick ? stopAtTickEnd() : null;
    }

    private Outcome stopAtTickEnd() {
        boolean cut = !ticksOnly && contract.tickEndStop() == TickEndStop.END_FRAME;
        boolean over = ticksOnly || cut;
        long owed = over ? clock.wholeTicks() : frame.plannedTicks - frame.ticks;
        if (cut) {
            frame.flags |= FrameRow.INTERRUPTED;
        }
        if (over) {
            stops.atTickEnd(frame, cut ? maskOf(after) : 0, owed, false, lastNanos);
            closeRow();
            return cut ? Outcome.INTERRUPTED : Outcome.FRAME_ENDED;
        }
        stops.atTickEnd(frame, 0, owed, true, lastNanos);
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
        boolean armed = breakpoints.armed(stage.index());
        if (armed && stage.suspend() == SuspendPoint.BEFORE_HOOK && !passHook && handler.hasWork(stage)
                && stops.hitBefore(stage, tickNumber(), frame.position, lastNanos)) {
            passHook = true;
            stops.beforeHook(frame, stage, Math.max(frame.plannedTicks - frame.ticks, 0), lastNanos);
            return suspend();
        }
        passHook = false;
        reader.read(stage.reading(), inTick);
        int calls = handler.run(stage, reader);
        reader.fill(phaseRow);
        phaseRow.stage = stage.index();
        phaseRow.framePosition = frame.position;
        phaseRow.tickRow = inTick ? clock.ticks() : -1;
        phaseRow.beginNanos = lastNanos;
        long hookNanos = lastNanos;
        lastNanos = nanos.now();
        phaseRow.endNanos = lastNanos;
        sink.phase(phaseRow);
        if (armed && stage.suspend() == SuspendPoint.TICK_END && calls > 0) {
            stops.hitInTick(stage, tickNumber(), frame.position, hookNanos);
        }
        at++;
        return null;
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
