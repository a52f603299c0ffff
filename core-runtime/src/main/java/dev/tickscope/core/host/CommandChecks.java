package dev.tickscope.core.host;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.HitCheck;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeScale;

/** Says what becomes of a command before it is carried out. */
final class CommandChecks {
    private final ClockContract contract;
    private final FrameLoop loop;
    private final GameControl game;
    private final HitChecks hitChecks;
    private final CommandRow commandRow;
    private boolean running;
    private HitCheck hitCheck = HitCheck.ALWAYS;

    CommandChecks(ClockContract contract, FrameLoop loop, GameControl game, HitChecks hitChecks, CommandRow commandRow) {
        this.contract = contract;
        this.loop = loop;
        this.game = game;
        this.hitChecks = hitChecks;
        this.commandRow = commandRow;
    }

    /** The condition and message of the breakpoint that was checked last. */
    HitCheck hitCheck() {
        return hitCheck;
    }

    /** The answer to a command, carried out at once; the row gets what was asked and what is going to be applied. */
    CommandAnswer check(Command command, boolean nowRunning) {
        running = nowRunning;
        commandRow.askedNumerator = 0;
        commandRow.askedDenominator = 1;
        commandRow.appliedNumerator = 0;
        commandRow.appliedDenominator = 1;
        if (command instanceof Command.Resume) {
            return running ? CommandAnswer.ALREADY_RUNNING : CommandAnswer.APPLIED;
        } else if (command instanceof Command.Pause) {
            return running ? CommandAnswer.APPLIED : CommandAnswer.ALREADY_PAUSED;
        } else if (command instanceof Command.StepTick) {
            return loop.suspended() ? CommandAnswer.APPLIED : loop.canStepTick(!running);
        } else if (command instanceof Command.FinishFrame) {
            return loop.suspended() ? CommandAnswer.APPLIED : CommandAnswer.NO_FRAME_OPEN;
        } else if (command instanceof Command.RunTo run) {
            return checkTarget(run.target());
        } else if (command instanceof Command.SetCap cap) {
            return checkCap(cap.ticks());
        } else if (command instanceof Command.SetMaxDelta max) {
            return checkMaxDelta(max.seconds());
        } else if (command instanceof Command.SetRate rate) {
            return checkRate(rate.rate());
        } else if (command instanceof Command.SetTimeScale scale) {
            return checkScale(scale.value());
        } else if (command instanceof Command.AddBreakpoint add) {
            return checkBreakpoint(add.breakpoint());
        } else if (command instanceof Command.EnableBreakpoint enable) {
            return loop.breakpoints().indexOf(enable.id()) < 0 ? CommandAnswer.NO_SUCH_BREAKPOINT : CommandAnswer.APPLIED;
        } else if (command instanceof Command.RemoveBreakpoint remove) {
            return loop.breakpoints().indexOf(remove.id()) < 0 ? CommandAnswer.NO_SUCH_BREAKPOINT : CommandAnswer.APPLIED;
        } else if (command instanceof Command.ActOnObject act) {
            return game.offers(act.action()) ? CommandAnswer.APPLIED : CommandAnswer.NO_SUCH_OBJECT;
        } else if (command instanceof Command.LoadScene || command instanceof Command.Restart) {
            return loop.suspended() ? CommandAnswer.ONLY_BETWEEN_FRAMES : CommandAnswer.APPLIED;
        }
        return CommandAnswer.APPLIED;
    }

    private CommandAnswer checkBreakpoint(Breakpoint breakpoint) {
        if (loop.breakpoints().indexOf(breakpoint.id()) >= 0) {
            return CommandAnswer.BREAKPOINT_EXISTS;
        }
        if (!loop.breakpoints().canStop(breakpoint.place())) {
            return CommandAnswer.CANNOT_STOP_THERE;
        }
        hitCheck = hitChecks.compile(breakpoint);
        return hitCheck == null ? CommandAnswer.WRONG_CONDITION : CommandAnswer.APPLIED;
    }

    private CommandAnswer checkTarget(RunTarget target) {
        commandRow.askedNumerator = target.kind().ordinal();
        commandRow.appliedNumerator = target.value();
        if (running) {
            return CommandAnswer.ALREADY_RUNNING;
        }
        boolean past = switch (target.kind()) {
            case TICK -> loop.tickIndex() >= target.value();
            case FRAME -> loop.frameIndex() > target.value() || loop.frameIndex() == target.value() && !loop.suspended();
            case REAL_TIME -> loop.realUnits() > target.value() || loop.realUnits() == target.value() && !loop.suspended();
            default -> false;
        };
        return past ? CommandAnswer.ALREADY_PAST : CommandAnswer.APPLIED;
    }

    private CommandAnswer checkCap(long ticks) {
        long applied = ticks == 0 ? 0 : contract.clampCap(ticks);
        commandRow.askedNumerator = ticks;
        commandRow.appliedNumerator = applied;
        return applied == ticks ? CommandAnswer.APPLIED : CommandAnswer.CLAMPED;
    }

    private CommandAnswer checkRate(TickRate rate) {
        commandRow.askedNumerator = rate.ticks();
        commandRow.askedDenominator = rate.seconds();
        if (!loop.canStep(rate)) {
            return CommandAnswer.STEP_NOT_WHOLE;
        }
        commandRow.appliedNumerator = rate.ticks();
        commandRow.appliedDenominator = rate.seconds();
        return CommandAnswer.APPLIED;
    }

    private CommandAnswer checkMaxDelta(Rational seconds) {
        if (seconds == null) {
            return CommandAnswer.APPLIED;
        }
        boolean fits = seconds.numerator().bitLength() < Long.SIZE && seconds.denominator().bitLength() < Long.SIZE;
        if (!fits || !loop.canClamp(seconds)) {
            return CommandAnswer.NOT_WHOLE;
        }
        commandRow.askedNumerator = seconds.numerator().longValueExact();
        commandRow.askedDenominator = seconds.denominator().longValueExact();
        commandRow.appliedNumerator = commandRow.askedNumerator;
        commandRow.appliedDenominator = commandRow.askedDenominator;
        return CommandAnswer.APPLIED;
    }

    private CommandAnswer checkScale(TimeScale asked) {
        Rational applied = contract.timeScale().clamp(asked.value());
        TimeScale scale = TimeScale.of(applied);
        commandRow.askedNumerator = asked.numerator();
        commandRow.askedDenominator = asked.denominator();
        commandRow.appliedNumerator = scale.numerator();
        commandRow.appliedDenominator = scale.denominator();
        if (!loop.canScale(scale)) {
            return CommandAnswer.SCALE_TOO_FINE;
        }
        return scale.equals(asked) ? CommandAnswer.APPLIED : CommandAnswer.CLAMPED;
    }
}
