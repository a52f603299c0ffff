package dev.tickscope.core.host;

import dev.tickscope.core.contract.HoldPolicy;
import dev.tickscope.core.time.TickPath;

/**
 * Holds fixed steps back until the copies that they read have arrived: with a probe delay of D, step n reads the copies made after step
 * n − 1 − D. Late copies slow a game; what its steps compute never changes.
 *
 * <p>Frames are counted as they run: time that passes in a pause or in a suspended frame brings no copy, so a run with stops holds the
 * same steps as one without. A single tick counts as a frame.
 */
@TickPath
public final class ProbeGate {
    private final int delay;
    private final ProbePlan plan;
    /** For the last steps, by step number modulo the length: the frame from which on their copies are there. */
    private final long[] arrivals;
    private long frame;
    private long lateNextFrame;
    private long lateThisFrame;
    private long lateNextStep;
    /** Copies of this step and of those before it do not matter any more: they belong to an earlier scene. */
    private long firstStep;

    /** @throws IllegalArgumentException if there are probes in an engine without them */
    public ProbeGate(HoldPolicy policy, ProbePlan plan) {
        if (plan.count() > 0 && !policy.hasProbes()) {
            throw new IllegalArgumentException("the contract has no probe delay, so it has no probes");
        }
        this.delay = policy.probeDelay();
        this.plan = plan;
        this.arrivals = new long[Math.max(policy.probeDelay(), 0) + 2];
    }

    public ProbePlan plan() {
        return plan;
    }

    /** A frame, or a single tick, begins. */
    public void frameBegins() {
        frame++;
        lateThisFrame = lateNextFrame;
        lateNextFrame = 0;
    }

    /** Whether the copies that this step reads are there. */
    public boolean mayRun(long step) {
        return arrivedBy(frame, step);
    }

    /** Whether they would be there if the step ran now as a single step, which counts as the next frame. */
    public boolean mayStep(long step) {
        return arrivedBy(frame + 1, step);
    }

    private boolean arrivedBy(long whichFrame, long step) {
        long needed = step - 1 - delay;
        return plan.count() == 0 || needed <= firstStep || arrivals[(int) (needed % arrivals.length)] <= whichFrame;
    }

    /** A step is complete, and its copies are on their way. */
    public void stepCopied(long step) {
        arrivals[(int) (step % arrivals.length)] = frame + plan.latencyFrames() + lateThisFrame + lateNextStep;
        lateNextStep = 0;
    }

    /** The copies made in the coming frame arrive so many frames later than usual. */
    public void delayNextFrame(long frames) {
        lateNextFrame += frames;
    }

    /** The copies of the step that is about to run arrive so many frames later than usual. */
    public void delayNextStep(long frames) {
        lateNextStep += frames;
    }

    /** Copies come so many frames late: those of the tick that is about to begin, or of the next frame. */
    void delay(boolean ofTick, long frames) {
        if (ofTick) {
            delayNextStep(frames);
        } else {
            delayNextFrame(frames);
        }
    }

    /** A new scene or session: it waits for none of the copies made up to this step. */
    public void forgetUpTo(long step) {
        firstStep = step;
        lateNextStep = 0;
    }
}
