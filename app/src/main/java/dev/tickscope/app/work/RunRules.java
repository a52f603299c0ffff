package dev.tickscope.app.work;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.RunStatus;

/** What can be asked of a run as it is now. Each answer is the reason why not, in words, or null if it can. */
public record RunRules(DebugSession session, ClockContract contract, RunStatus status) {
    private static final String ENDED = "The session has ended: choose a pacing to start again";
    private static final String NOT_OPEN = "No session is open yet";

    /** Asks the rules of the session that is shown. */
    @FunctionalInterface
    public interface Question {
        String ask(RunRules rules);
    }

    /** The answer for the session that is shown. */
    public static String ask(Workbench workbench, Question question) {
        if (workbench.current() == null) {
            return NOT_OPEN;
        }
        DebugSession session = workbench.current().session();
        return question.ask(new RunRules(session, session.info().contract(), RunStatus.of(session.view())));
    }

    private String over() {
        return status.ended() ? ENDED : null;
    }

    private String paused() {
        return over() == null && status.running() ? "Only while paused" : over();
    }

    public String resume() {
        return session.missing(Capability.PAUSE, over() != null ? over() : status.running() ? "It runs already" : null);
    }

    public String pause() {
        return session.missing(Capability.PAUSE, over() != null ? over() : status.running() ? null : "It stands already");
    }

    /** Pause or resume, whichever fits. */
    public String toggle() {
        return session.missing(Capability.PAUSE, over());
    }

    public String stepTick() {
        return session.missing(Capability.STEP_TICK, stepTime());
    }

    public String stepFrame() {
        return session.missing(Capability.STEP_FRAME, stepTime());
    }

    /** Some contracts step while they run. */
    private String stepTime() {
        return stepsWhileRunning() ? over() : paused();
    }

    /** Whether a step is a whole frame, which this contract also runs on the move. */
    public boolean stepsWhileRunning() {
        return contract.singleStep() == SingleStep.WHOLE_FRAME;
    }

    public String stepPhase() {
        return session.missing(Capability.STEP_PHASE, paused());
    }

    public String finishFrame() {
        return session.missing(Capability.STEP_PHASE, paused() != null ? paused() : status.suspended() ? null : "No frame stands in the middle");
    }

    public String runTo() {
        return session.missing(Capability.RUN_TO, paused());
    }

    public String breakpoint() {
        return session.missing(Capability.BREAKPOINTS, null);
    }

    /** What needs a session and nothing else. */
    public String open() {
        return null;
    }
}
