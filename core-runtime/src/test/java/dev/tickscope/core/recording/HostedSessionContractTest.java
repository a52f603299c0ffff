package dev.tickscope.core.recording;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.DebugSessionContractTest;

/** A session in this program keeps what every session promises. */
class HostedSessionContractTest extends DebugSessionContractTest {
    static HostedSession some(boolean bare) {
        HostedSession session = Runs.session("phase", bare ? new BareClock(ActionMap.NONE) : Balls.provider(Balls.Source.CLEAN),
                Runs.frames(40, 3));
        session.submit(new Command.AddBreakpoint(Breakpoint.at(1, session.info().contract().plan().named("fixedUpdate").orElseThrow().index())));
        for (int i = 0; i < 5; i++) {
            session.work();
        }
        return session;
    }

    @Override
    protected DebugSession create(boolean bare) {
        return some(bare);
    }
}
