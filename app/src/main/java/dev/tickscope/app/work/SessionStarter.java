package dev.tickscope.app.work;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.time.TickRate;
import java.util.List;

/** Makes a running session of a plan. */
@FunctionalInterface
public interface SessionStarter {
    /** Runs the sample in this program, on threads of its own. */
    SessionStarter HOSTED = (plan, paused, first) -> {
        HostedSession session = new HostedSession.Builder(plan.contract(), plan.sample())
                .pacing(plan.pacing().title(), plan.pacing()::pacer).rates(TickRate.USUAL).startPaused(paused).hashes(true).build();
        first.forEach(session::submit);
        return session.start();
    };

    /**
     * Starts it.
     *
     * @param paused whether it stands before its first frame
     * @param first commands that are carried out before the first frame
     * @throws RuntimeException if the sample or the clock cannot start; nothing runs then
     */
    DebugSession start(SessionPlan plan, boolean paused, List<Command> first);
}
