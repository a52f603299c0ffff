package dev.tickscope.app.work;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.store.Retention;
import java.util.List;
import java.util.function.Supplier;

/** Makes a running session of a plan. */
@FunctionalInterface
public interface SessionStarter {
    /** Runs the sample in this program, on threads of its own. */
    SessionStarter HOSTED = hosted(() -> Retention.DEFAULT);

    /** The same, with as much history as is asked for when a session starts. */
    static SessionStarter hosted(Supplier<Retention> retention) {
        return (plan, paused, first) -> {
            HostedSession session = new HostedSession.Builder(plan.contract(), plan.sample()).retention(retention.get()).rates(TickRate.USUAL)
                    .pacing(plan.pacing().title(), plan.pacing()::pacer).startPaused(paused).hashes(true).build();
            first.forEach(session::submit);
            return session.start();
        };
    }

    /**
     * Starts it.
     *
     * @param paused whether it stands before its first frame
     * @param first commands that are carried out before the first frame
     * @throws RuntimeException if the sample or the clock cannot start; nothing runs then
     */
    DebugSession start(SessionPlan plan, boolean paused, List<Command> first);
}
