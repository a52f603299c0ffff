package dev.tickscope.core.session;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.store.StoreView;
import java.util.Set;

/** The one debugger interface: the same whether the loop runs in this program, behind a socket or comes from a file. Any thread. */
public interface DebugSession extends AutoCloseable {
    SessionInfo info();

    Set<Capability> capabilities();

    /** Everything published so far. Never waits. */
    StoreView view();

    /** Hands over a command and returns at once. */
    SubmitResult submit(Command command);

    /** Ends the session and its threads. What was published stays readable. */
    @Override
    void close();
}
