package dev.tickscope.app;

import dev.tickscope.app.breakpoints.BreakpointLine;
import dev.tickscope.app.shell.RunActions;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.session.RunStatus;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Sends what menus and keys ask of the run to the session that is shown. */
final class RunCommands implements RunActions {
    private final Workbench workbench;
    private final ErrorReporter errors;
    private final Supplier<OptionalLong> cursorUnits;
    private final BooleanSupplier runsToTarget;

    /**
     * @param cursorUnits the real time under the pointer
     * @param runsToTarget whether the run is on its way to a target
     */
    RunCommands(Workbench workbench, ErrorReporter errors, Supplier<OptionalLong> cursorUnits, BooleanSupplier runsToTarget) {
        this.workbench = workbench;
        this.errors = errors;
        this.cursorUnits = cursorUnits;
        this.runsToTarget = runsToTarget;
    }

    @Override
    public void resume() {
        workbench.submit(new Command.Resume());
    }

    @Override
    public void pause() {
        workbench.submit(new Command.Pause());
    }

    @Override
    public void toggle() {
        if (workbench.current() != null) {
            boolean running = RunStatus.of(workbench.current().session().view()).running();
            workbench.submit(running ? new Command.Pause() : new Command.Resume());
        }
    }

    @Override
    public void stepTick() {
        workbench.submit(new Command.StepTick());
    }

    @Override
    public void stepFrame() {
        workbench.submit(new Command.StepFrame());
    }

    @Override
    public void stepPhase() {
        workbench.submit(new Command.StepPhase());
    }

    @Override
    public void finishFrame() {
        workbench.submit(new Command.FinishFrame());
    }

    @Override
    public void runToCursor() {
        OptionalLong units = cursorUnits.get();
        if (units.isPresent()) {
            workbench.submit(new Command.RunTo(new RunTarget(RunTarget.Kind.REAL_TIME, Math.max(0, units.getAsLong()))));
        } else {
            errors.note("Run to cursor needs the pointer over the timeline, at a time ahead of the run.", "");
        }
    }

    @Override
    public boolean cancelRunTo() {
        boolean onTheWay = runsToTarget.getAsBoolean() || workbench.current() != null && workbench.current().repeats();
        if (onTheWay) {
            workbench.submit(new Command.Pause());
        }
        return onTheWay;
    }

    @Override
    public void toggleBreakpoint() {
        if (workbench.current() == null) {
            return;
        }
        Optional<Stage> hook = workbench.current().plan().contract().plan().tick().stream().filter(Stage::canStop).findFirst();
        hook.ifPresent(stage -> {
            Breakpoint plain = Breakpoint.at(1, stage.index());
            Optional<BreakpointLine> there = workbench.breakpoints().lines().stream()
                    .filter(line -> line.breakpoint().withId(1).equals(plain)).findFirst();
            there.ifPresentOrElse(line -> workbench.submit(new Command.RemoveBreakpoint(line.id())), () -> workbench.addBreakpoint(plain));
        });
    }
}
