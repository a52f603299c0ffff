package dev.tickscope.core.loop;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.control.BreakpointTable;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.expression.Sample;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TickRate;
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
        SUSPENDED,
        /** The frame ran to its end, and there the run stops. */
        STOPPED_AFTER_FRAME
    }

    private final ClockContract contract;
    private final PhaseHandler handler;
    private final LoopClock clock;
    private final TimeBase base;
    private final ClockReader reader;
    private final StopWriter stops;
    private final BreakpointTable breakpoints;
    private final RunToWatch runTo = new RunToWatch();
    private final RunClock nanos;
    private final HeldTicks held;
    private final FrameRow frame = new FrameRow();
    private final FrameWalk walk;

    /**
     * @param base a time base in which the contract's step and clamps are whole
     * @param nanoSource what execution times are read from
     */
    public FrameLoop(ClockContract contract, TimeBase base, EventSink sink, PhaseHandler handler, NanoSource nanoSource) {
        this.contract = contract;
        this.base = base;
        this.handler = handler;
        this.clock = new LoopClock(contract, base);
        this.reader = new ClockReader(clock, base);
        this.nanos = new RunClock(nanoSource);
        this.held = new HeldTicks(contract.hold());
        this.breakpoints = new BreakpointTable(contract.plan());
        this.stops = new StopWriter(sink, clock, breakpoints);
        this.walk = new FrameWalk(new FrameWalk.Parts(contract, sink, handler, clock, reader, stops, breakpoints, runTo, nanos, held), frame);
    }

    public void setTickListener(TickListener listener) {
        walk.tickListener = listener;
    }

    /** Takes a hash of the game after each phase; null, as at first, to spare the work. */
    public void setHashTrace(PhaseHashes hashes) {
        walk.hashes(hashes);
    }

    /** The session's breakpoints; change them only between calls, or from hooks. */
    public BreakpointTable breakpoints() {
        return breakpoints;
    }

    /** The unit in which the loop counts. */
    public TimeBase timeBase() {
        return base;
    }

    /** What conditions of breakpoints read, at the moments at which breakpoints are judged. */
    public Sample sample() {
        return walk.sample();
    }

    public GameClock clock() {
        return reader;
    }

    /** Whether a frame stands in the middle and waits for {@link #resumeFrame}. */
    public boolean suspended() {
        return walk.suspended();
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
        return walk.suspended() ? frame.position : walk.nextPosition();
    }

    /** Runs one outer frame. @throws ArithmeticException if the clock's numbers do not fit 63 bits any more */
    public Outcome advance(long realDeltaUnits) {
        walk.requireBetweenFrames();
        if (realDeltaUnits < 0) {
            throw new IllegalArgumentException("a negative delta is refused, not run: " + realDeltaUnits);
        }
        clock.frame(frame, realDeltaUnits);
        return walk.begin(false, FrameWalk.StopAfter.NOTHING);
    }

    /** Accounts for a delta that is not a number, negative, or from a clock that went back: a marked row, nothing else. */
    public void refuse(long realDeltaUnits) {
        walk.requireBetweenFrames();
        clock.refused(frame, realDeltaUnits);
        walk.emptyFrame();
    }

    /** Accounts for real time in which the session stood. */
    public void pausedFor(long realDeltaUnits) {
        walk.requireBetweenFrames();
        clock.paused(frame, realDeltaUnits);
        walk.emptyFrame();
    }

    /** Goes on with a suspended frame. */
    public Outcome resumeFrame() {
        return walk.resume(FrameWalk.StopAfter.NOTHING);
    }

    /** Goes on with a suspended frame, or begins one as {@link #stepFrame} does, and stops after its next stage. */
    public Outcome stepPhase(long listedUnits, boolean paused) {
        if (walk.suspended()) {
            return walk.resume(FrameWalk.StopAfter.STAGE);
        }
        feedStepFrame(listedUnits, paused);
        return walk.begin(false, FrameWalk.StopAfter.STAGE);
    }

    /** Stops by itself once the target is reached; null for never. Every other stop ends the search. */
    public void runTo(RunTarget target) {
        runTo.set(target);
    }

    /** Stops at the end of a tick that is to come or runs now, even if something else stops the run before; as a run-to stops it. */
    public void stopAfterTick(long tickIndex) {
        runTo.stopAfter(tickIndex);
    }

    /** What the run is searching for, or null. */
    public RunTarget target() {
        return runTo.target();
    }

    /** From the next frame on at most so many ticks a frame; 0 for no cap. */
    public void cap(long ticks) {
        clock.cap(ticks);
    }

    /** Whether a clamp of so many seconds is a whole number of the session's units. */
    public boolean canClamp(Rational seconds) {
        return base.isWhole(seconds);
    }

    /** From the next frame on real deltas are cut to this; null for no clamp. */
    public void maxDelta(Rational seconds) {
        clock.maxDelta(seconds == null ? Long.MAX_VALUE : base.units(seconds));
    }

    /** Whether a tick of this rate is a whole number of the session's units. */
    public boolean canStep(TickRate rate) {
        return base.isWhole(rate.step());
    }

    /** Ticks of this rate from the next outer frame on. */
    public void rate(TickRate rate) {
        clock.step().next(base.step(rate));
    }

    /** The end of the last completed tick on the simulation clock, in units. */
    public long simulationTimeUnits() {
        return clock.simulationTimeUnits();
    }

    /** A user changed breakpoint number {@code index}: writes that. */
    public void breakpointChanged(BreakpointRow.Change change, int index) {
        stops.changed(change, index, position(), nanos.now());
    }

    /**
     * Goes on with a suspended frame up to the end of its next tick.
     *
     * @return FRAME_ENDED if it had no tick left and ran to its end instead
     */
    public Outcome resumeToTickEnd() {
        return walk.resume(FrameWalk.StopAfter.TICK);
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
        walk.requireBetweenFrames();
        if (contract.singleStep() == SingleStep.WHOLE_FRAME) {
            clock.wholeFrameStep(frame, listedUnits, paused);
            return walk.begin(false, FrameWalk.StopAfter.NOTHING);
        }
        clock.tickStep(frame, listedUnits, paused);
        return walk.begin(true, FrameWalk.StopAfter.TICK);
    }

    /** Runs one outer frame of one step; see {@link #stepTick}. Where an engine steps whole frames only, it is the same step. */
    public Outcome stepFrame(long listedUnits, boolean paused) {
        feedStepFrame(listedUnits, paused);
        return walk.begin(false, FrameWalk.StopAfter.NOTHING);
    }

    private void feedStepFrame(long listedUnits, boolean paused) {
        walk.requireBetweenFrames();
        if (contract.singleStep() == SingleStep.WHOLE_FRAME) {
            clock.wholeFrameStep(frame, listedUnits, paused);
        } else {
            clock.frameStep(frame, listedUnits, paused);
        }
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
        walk.requireBetweenFrames();
        held.restart();
        if (handler.prepare(contract.sceneLoad())) {
            clock.change(contract.sceneLoad());
            handler.sceneLoaded(contract.sceneLoad());
        }
    }

    /** Only between frames. */
    public void restart() {
        walk.requireBetweenFrames();
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
}
