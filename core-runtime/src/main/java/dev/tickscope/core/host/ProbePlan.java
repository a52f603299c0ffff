package dev.tickscope.core.host;

/**
 * The probes of a game: after each fixed step every probe copies what it watches, and the copy needs some frames to arrive.
 *
 * @param count how many probes there are, 0 to {@value #MAX_COUNT}; without any, nothing is ever held
 * @param latencyFrames a copy made in frame f is there from frame f + latencyFrames on, 1 to {@value #MAX_LATENCY}
 */
public record ProbePlan(int count, int latencyFrames) {
    public static final int MAX_COUNT = 64;
    public static final int MAX_LATENCY = 1000;
    /** No probes. */
    public static final ProbePlan NONE = new ProbePlan(0, 1);

    public ProbePlan {
        if (count < 0 || count > MAX_COUNT || latencyFrames < 1 || latencyFrames > MAX_LATENCY) {
            throw new IllegalArgumentException("0 to " + MAX_COUNT + " probes whose copies need 1 to " + MAX_LATENCY + " frames, not "
                    + count + " and " + latencyFrames);
        }
    }
}
