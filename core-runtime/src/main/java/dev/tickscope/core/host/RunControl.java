package dev.tickscope.core.host;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.FrameLoop.Outcome;
import dev.tickscope.core.time.TimeScale;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Whether a loop runs or stands, and what commands do to it: the same rules for a live session and for a scripted run. One thread.
 *
 * <p>Paused time that passes while a frame is suspended, and deltas refused meanwhile, are written after that frame, since rows of
 * frames never overlap.
 */
public final class RunControl {
    private final ClockContract contract;
    private final FrameLoop loop;
    private final EventSink sink;
    private final GameControl game;
    private final RunJournal journal;
    private final CommandRow commandRow = new CommandRow();
    private final CommandChecks checks;
    private final Map<Integer, Breakpoint> breakpoints = new ConcurrentHashMap<>();
    private boolean running;
    private boolean ended;
    private boolean runInterrupted;
    /** Paused by the contract's own pause, as opposed to stopped by the debugger. */
    private boolean contractPaused;
    private long[] deferredUnits = new long[8];
    private boolean[] deferredRefused = new boolean[8];
    private int deferredCount;
    /** Time that passed while a suspended frame was stepped by phases. */
    private long phaseStepUnits;

    /** Of a run that is never repeated. */
    public RunControl(ClockContract contract, FrameLoop loop, EventSink sink, GameControl game) {
        this(contract, loop, sink, game, null);
    }

    /** @param journal gets everything that determines the run; null to keep nothing */
    public RunControl(ClockContract contract, FrameLoop loop, EventSink sink, GameControl game, RunJournal journal) {
        this.journal = journal == null ? RunJournal.NONE : journal;
        this.contract = contract;
        this.loop = loop;
        this.sink = sink;
        this.game = game;
        Names names = Names.of(contract, loop.timeBase(), game.bodies(), game.actions());
        this.checks = new CommandChecks(contract, loop, game, new HitChecks(names, loop.sample()), commandRow);
    }

    /** All breakpoints that were ever added, by id; the newest of those that shared one. Any thread. */
    public Map<Integer, Breakpoint> breakpoints() {
        return breakpoints;
    }

    public boolean running() {
        return running;
    }

    public boolean ended() {
        return ended;
    }

    /** The session begins. */
    public void start(boolean paused) {
        journal.start(paused);
        running = !paused;
        loop.writeState(paused ? RunEvent.PAUSED : RunEvent.STARTED, StopCause.USER);
    }

    /** There are no more frames. */
    public void end(StopCause cause) {
        journal.end(cause);
        running = false;
        ended = true;
        loop.writeState(cause == StopCause.PACING_ENDED ? RunEvent.ENDED : RunEvent.FAILED, cause);
    }

    /** Runs one frame; only while running. */
    public void frame(long realDeltaUnits) {
        journal.frame(realDeltaUnits);
        settle(loop.advance(realDeltaUnits));
    }

    /** Accounts for a delta that makes no sense. */
    public void refuse(long realDeltaUnits) {
        journal.refuse(realDeltaUnits);
        if (loop.suspended()) {
            defer(realDeltaUnits, true);
        } else {
            loop.refuse(realDeltaUnits);
        }
    }

    /** Accounts for real time in which the run stood. */
    public void pausedFor(long realDeltaUnits) {
        journal.paused(realDeltaUnits);
        stoodFor(realDeltaUnits);
    }

    private void stoodFor(long realDeltaUnits) {
        if (loop.suspended()) {
            defer(realDeltaUnits, false);
        } else {
            if (contractPaused) {
                game.pausedFrame();
            }
            loop.pausedFor(realDeltaUnits);
        }
    }

    private void defer(long realDeltaUnits, boolean refused) {
        if (deferredCount == deferredUnits.length) {
            deferredUnits = Arrays.copyOf(deferredUnits, deferredCount * 2);
            deferredRefused = Arrays.copyOf(deferredRefused, deferredCount * 2);
        }
        deferredUnits[deferredCount] = realDeltaUnits;
        deferredRefused[deferredCount++] = refused;
    }

    /** Whether a breakpoint stopped the session while it ran, and nobody has said yet how it goes on. */
    public boolean runInterrupted() {
        return runInterrupted;
    }

    /** Takes note of how a frame ended. */
    private void settle(Outcome outcome) {
        TimeScale asked = game.takeAskedScale();
        if (asked != null) {
            loop.timeScale(asked);
        }
        if (outcome != Outcome.FRAME_ENDED) {
            runInterrupted = running;
            running = false;
        }
        if (outcome != Outcome.SUSPENDED && phaseStepUnits > 0) {
            loop.pausedFor(phaseStepUnits);
            phaseStepUnits = 0;
        }
        if (outcome != Outcome.SUSPENDED && deferredCount > 0) {
            for (int i = 0; i < deferredCount; i++) {
                if (deferredRefused[i]) {
                    loop.refuse(deferredUnits[i]);
                } else {
                    loop.pausedFor(deferredUnits[i]);
                }
            }
            deferredCount = 0;
        }
    }

    /**
     * Carries out one command at a safe point: between frames or at a stop. Its answer is a row, too.
     *
     * @param listedUnits the real time that passes with a step; 0 for other commands
     */
    public CommandAnswer apply(Command command, long listedUnits) {
        journal.command(command, listedUnits);
        return carryOutAndAnswer(command, listedUnits);
    }

    /** Carries out a command right before a tick, in the middle of its frame. */
    public CommandAnswer applyInTick(Command command) {
        journal.commandInTick(command, loop.tickIndex() + 1);
        return carryOutAndAnswer(command, 0);
    }

    /** An edge belongs to the tick that is about to begin. */
    public void deliverToTick(int action, boolean down) {
        journal.edgeInTick(action, down, loop.tickIndex() + 1);
        game.deliverToTick(action, down, loop.realUnits(), 0);
    }

    /** Copies of probes come late: those of the tick that is about to begin, or of the next frame. */
    public void delayCopies(boolean ofTick, long frames) {
        if (ofTick) {
            journal.lateTick(frames, loop.tickIndex() + 1);
        } else {
            journal.lateFrame(frames);
        }
        game.delayCopies(ofTick, frames);
    }

    /** The run stops at the end of the tick that is about to begin, as at a {@link RunTarget}; stops inside that tick change nothing about it. */
    public void stopAfterTick() {
        long tick = loop.tickIndex() + 1;
        journal.stopAfterTick(tick);
        loop.stopAfterTick(tick);
    }

    private CommandAnswer carryOutAndAnswer(Command command, long listedUnits) {
        CommandKind kind = CommandKinds.of(command);
        CommandAnswer answer = ended ? CommandAnswer.SESSION_ENDED : checks.check(command, running);
        // The row comes before its effects, so that a reader finds the cause above them.
        writeCommand(kind, answer);
        if (answer.accepted()) {
            carryOut(command, listedUnits);
        }
        sink.release();
        return answer;
    }

    private void writeCommand(CommandKind kind, CommandAnswer answer) {
        commandRow.kind = kind;
        commandRow.answer = answer;
        commandRow.framePosition = loop.position();
        commandRow.realUnits = loop.realUnits();
        commandRow.nanos = loop.nanosNow();
        sink.command(commandRow);
    }

    private void carryOut(Command command, long listedUnits) {
        if (moves(command)) {
            runInterrupted = false;
            move(command, listedUnits);
        } else if (command instanceof Command.Pause) {
            running = false;
            contractPaused = true;
            loop.runTo(null);
            loop.pauseChanged();
            loop.writeState(RunEvent.PAUSED, StopCause.USER);
        } else if (command instanceof Command.SetCap) {
            loop.cap(commandRow.appliedNumerator);
        } else if (command instanceof Command.SetRate rate) {
            loop.rate(rate.rate());
        } else if (command instanceof Command.SetMaxDelta max) {
            loop.maxDelta(max.seconds());
        } else if (command instanceof Command.SetTimeScale) {
            loop.timeScale(new TimeScale(commandRow.appliedNumerator, commandRow.appliedDenominator));
        } else if (command instanceof Command.AddBreakpoint add) {
            breakpoints.put(add.breakpoint().id(), add.breakpoint());
            loop.breakpoints().add(add.breakpoint(), checks.hitCheck());
            loop.breakpointChanged(BreakpointRow.Change.ADDED, loop.breakpoints().indexOf(add.breakpoint().id()));
        } else if (command instanceof Command.EnableBreakpoint enable) {
            int index = loop.breakpoints().indexOf(enable.id());
            loop.breakpoints().setEnabled(index, enable.enabled());
            loop.breakpointChanged(enable.enabled() ? BreakpointRow.Change.ENABLED : BreakpointRow.Change.DISABLED, index);
        } else if (command instanceof Command.RemoveBreakpoint remove) {
            int index = loop.breakpoints().indexOf(remove.id());
            loop.breakpointChanged(BreakpointRow.Change.REMOVED, index);
            loop.breakpoints().remove(index);
        } else if (command instanceof Command.InputEdge edge) {
            game.deliver(edge.action(), edge.down(), loop.position(), loop.realUnits(), loop.nanosNow());
        } else if (command instanceof Command.ActOnObject act) {
            game.perform(act.action());
        } else if (command instanceof Command.LoadScene) {
            loop.loadScene();
        } else if (command instanceof Command.Restart) {
            loop.restart();
        }
    }

    /** Whether a command lets time pass while the run stands, and then says how it goes on. */
    public static boolean moves(Command command) {
        return command instanceof Command.Resume || command instanceof Command.RunTo || steps(command);
    }

    /** Whether a command runs a piece and stops again. */
    public static boolean steps(Command command) {
        return command instanceof Command.StepTick || command instanceof Command.StepPhase || command instanceof Command.StepFrame
                || command instanceof Command.FinishFrame;
    }

    private void move(Command command, long listedUnits) {
        if (command instanceof Command.StepTick) {
            stepTick(listedUnits);
        } else if (command instanceof Command.StepPhase) {
            stepPhase(listedUnits);
        } else if (command instanceof Command.StepFrame) {
            stepFrame(listedUnits);
        } else if (command instanceof Command.FinishFrame) {
            finishFrame(listedUnits);
        } else {
            loop.runTo(command instanceof Command.RunTo run ? run.target() : null);
            resume(command instanceof Command.RunTo ? StopCause.RUN_TO : StopCause.USER);
        }
    }

    private void resume(StopCause cause) {
        boolean finishesFrame = loop.suspended();
        if (!finishesFrame) {
            leaveContractPause();
        }
        running = true;
        loop.writeState(RunEvent.RESUMED, cause);
        if (finishesFrame) {
            settle(loop.resumeFrame());
            // A step that was stopped in the middle is still the pause's step; the pause ends with its frame.
            if (!loop.suspended()) {
                leaveContractPause();
            }
        }
    }

    private void leaveContractPause() {
        if (contractPaused) {
            contractPaused = false;
            loop.pauseChanged();
        }
    }

    private void stepTick(long listedUnits) {
        if (loop.suspended()) {
            Outcome outcome = loop.resumeToTickEnd();
            settle(outcome);
            if (outcome != Outcome.FRAME_ENDED) {
                stoodFor(listedUnits);
                return;
            }
            // The suspended frame had no tick left and is over now; the step is one between frames.
            if (!loop.canStepTick(!running).accepted()) {
                stoodFor(listedUnits);
                loop.writeState(RunEvent.PAUSED, StopCause.STEP);
                return;
            }
        }
        settleStep(loop.stepTick(listedUnits, !running), contract.singleStep() == SingleStep.WHOLE_FRAME);
    }

    private void stepPhase(long listedUnits) {
        boolean wasSuspended = loop.suspended();
        Outcome outcome = loop.stepPhase(listedUnits, !running);
        // Many steps make one frame: the time that passed with them is told as one span after it.
        phaseStepUnits += wasSuspended ? listedUnits : 0;
        settleStep(outcome, true);
    }

    private void finishFrame(long listedUnits) {
        phaseStepUnits += listedUnits;
        settleStep(loop.resumeFrame(), true);
    }

    private void stepFrame(long listedUnits) {
        if (loop.suspended()) {
            settleStep(loop.resumeFrame(), true);
            stoodFor(listedUnits);
        } else {
            settleStep(loop.stepFrame(listedUnits, !running), true);
        }
    }

    /** @param saysWhereItStands whether no row says yet where the run stands after this step */
    private void settleStep(Outcome outcome, boolean saysWhereItStands) {
        settle(outcome);
        if (outcome == Outcome.FRAME_ENDED && !running && saysWhereItStands) {
            loop.writeState(RunEvent.PAUSED, StopCause.STEP);
        }
    }
}
