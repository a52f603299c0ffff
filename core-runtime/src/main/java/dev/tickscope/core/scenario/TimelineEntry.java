package dev.tickscope.core.scenario;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.time.Rational;
import java.util.function.Supplier;

/**
 * One thing that happens in a scenario.
 *
 * @param key where it stands in the file, for messages
 * @param place what {@code at} or {@code atSeconds} counts
 * @param at the one-based frame or tick; 0 for a time
 * @param atSeconds the time, or null
 * @param action what happens
 */
public record TimelineEntry(String key, Place place, long at, Rational atSeconds, Action action) {
    /** How a moment is named. */
    public enum Place {
        FRAME, TICK, SIM_TIME, REAL_TIME
    }

    /** What happens there. */
    public sealed interface Action {
    }

    /** A command like those of the window. */
    public record Run(Command command) implements Action {
    }

    /** An action goes down or up. */
    public record Edge(int action, boolean down) implements Action {
    }

    /**
     * A breakpoint; it gets its id when it is set.
     *
     * @param stays whether it watches every tick and frame from there on
     */
    public record Break(Breakpoint breakpoint, boolean stays) implements Action {
    }

    /** Probe copies, of the frame or tick where it stands, arrive so many frames later. */
    public record ProbeLate(long frames) implements Action {
    }

    boolean isStep() {
        return action instanceof Run run && RunControl.steps(run.command());
    }

    boolean isResume() {
        return action instanceof Run run && (run.command() instanceof Command.Resume || run.command() instanceof Command.RunTo);
    }

    /** @param simulationSeconds where the simulation clock stands before that tick */
    boolean actsBeforeTick(long tickIndex, Supplier<Rational> simulationSeconds) {
        return place == Place.TICK ? at == tickIndex
                : place == Place.SIM_TIME && atSeconds.compareTo(simulationSeconds.get()) <= 0;
    }
}
