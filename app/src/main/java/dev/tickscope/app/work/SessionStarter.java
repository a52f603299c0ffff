package dev.tickscope.app.work;

import dev.tickscope.core.session.DebugSession;

/** Makes a running session of a plan. */
@FunctionalInterface
public interface SessionStarter {
    /**
     * Starts it.
     *
     * @param paused whether it stands before its first frame
     * @throws RuntimeException if the sample or the clock cannot start; nothing runs then
     */
    DebugSession start(SessionPlan plan, boolean paused);
}
