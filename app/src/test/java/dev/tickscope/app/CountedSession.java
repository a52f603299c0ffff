package dev.tickscope.app;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.session.SubmitResult;
import dev.tickscope.core.store.StoreView;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** A session that counts the commands which it took in, and knows which of its views are held. */
final class CountedSession implements DebugSession {
    private final HostedSession session;
    private final AtomicLong accepted = new AtomicLong();
    private final List<WeakReference<StoreView>> views = new ArrayList<>();

    CountedSession(HostedSession session) {
        this.session = session;
    }

    HostedSession hosted() {
        return session;
    }

    long accepted() {
        return accepted.get();
    }

    @Override
    public SubmitResult submit(Command command) {
        SubmitResult result = session.submit(command);
        if (result == SubmitResult.ACCEPTED) {
            accepted.incrementAndGet();
        }
        return result;
    }

    @Override
    public SessionInfo info() {
        return session.info();
    }

    @Override
    public Set<Capability> capabilities() {
        return session.capabilities();
    }

    @Override
    public synchronized StoreView view() {
        StoreView view = session.view();
        views.removeIf(given -> given.get() == null);
        views.add(new WeakReference<>(view));
        return view;
    }

    /** How often the rows had been published in the oldest view that somebody still holds; {@link Long#MAX_VALUE} if nobody holds any. */
    synchronized long oldestHeld() {
        return views.stream().map(WeakReference::get).filter(Objects::nonNull).mapToLong(StoreView::releases).min().orElse(Long.MAX_VALUE);
    }

    @Override
    public List<String> objectNames() {
        return session.objectNames();
    }

    @Override
    public String wordsOfObjectRow(long row) {
        return session.wordsOfObjectRow(row);
    }

    @Override
    public String wordsOfBreakpointRow(long row) {
        return session.wordsOfBreakpointRow(row);
    }

    @Override
    public Map<Integer, Breakpoint> breakpoints() {
        return session.breakpoints();
    }

    @Override
    public List<String> offers(ObjectAction.Verb verb) {
        return session.offers(verb);
    }

    @Override
    public void close() {
        session.close();
    }
}
