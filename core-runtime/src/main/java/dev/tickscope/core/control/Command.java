package dev.tickscope.core.control;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeScale;

/**
 * Everything a user can ask of a session. A command acts at the next safe point, which is the start of a frame or a stop, and shows up
 * as rows; nothing else tells what came of it.
 */
public sealed interface Command {
    /** Run on from where it stands. A suspended frame is finished first. */
    record Resume() implements Command {
    }

    /** Stop before the next frame. What happens to the accumulator is the contract's rule. */
    record Pause() implements Command {
    }

    /** Run exactly one fixed tick, by the contract's single-step rule. */
    record StepTick() implements Command {
    }

    /** Run exactly one outer frame of one step. */
    record StepFrame() implements Command {
    }

    /**
     * Run the next stage of the phase plan and stop after it; the last stage of a tick completes the tick. Between frames it begins a
     * frame as {@link StepFrame} does.
     */
    record StepPhase() implements Command {
    }

    /** Run the suspended frame to its end and stop there. Refused where no frame stands in the middle. */
    record FinishFrame() implements Command {
    }

    /** Run on, at the pacing's speed, until the target is reached; any other stop ends it, and {@link Pause} cancels it. */
    record RunTo(RunTarget target) implements Command {
    }

    /** Another catch-up cap from the next frame on: at most so many ticks a frame; 0 for no cap. */
    record SetCap(long ticks) implements Command {
        public SetCap {
            if (ticks < 0) {
                throw new IllegalArgumentException("a cap of " + ticks + " ticks");
            }
        }
    }

    /** Another tick rate from the next outer frame on; what waits in the accumulator is time and stays. Single ticks before it are as before. */
    record SetRate(TickRate rate) implements Command {
    }

    /** Another clamp of a frame's real time, from the next frame on; null for none. */
    record SetMaxDelta(Rational seconds) implements Command {
        public SetMaxDelta {
            if (seconds != null && seconds.signum() <= 0) {
                throw new IllegalArgumentException("a clamp of " + seconds + " s");
            }
        }
    }

    /** Scale game time from the next frame on; a value outside the contract's range is clamped. */
    record SetTimeScale(TimeScale value) implements Command {
    }

    /** Add a breakpoint. Its id must be new in the session. */
    record AddBreakpoint(Breakpoint breakpoint) implements Command {
    }

    /** Switch a breakpoint on or off. */
    record EnableBreakpoint(int id, boolean enabled) implements Command {
    }

    /** Remove a breakpoint. */
    record RemoveBreakpoint(int id) implements Command {
    }

    /** An action of the game goes down or up; the contract says which frame and tick see it. The debugger's own keys never come this way. */
    record InputEdge(int action, boolean down) implements Command {
    }

    /** Do something to an object of the game, as if its own code had asked for it. */
    record ActOnObject(ObjectAction action) implements Command {
    }

    /**
     * Load the scene anew. The contract says how far its clock restarts; where it does not restart, the physics world stays too and only
     * the objects are replaced.
     */
    record LoadScene() implements Command {
    }

    /** Restart the session's clocks by the contract's rule. */
    record Restart() implements Command {
    }
}
