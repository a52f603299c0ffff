package dev.tickscope.core.recording;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.session.SubmitResult;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A run that is over, from a file. It can be looked at; whatever would make it run is refused. */
public final class RecordedSession implements DebugSession {
    private final Recording recording;

    public RecordedSession(Recording recording) {
        this.recording = recording;
    }

    /** What it shows, and what a repetition needs. */
    public Recording recording() {
        return recording;
    }

    @Override
    public SessionInfo info() {
        return recording.info();
    }

    @Override
    public Set<Capability> capabilities() {
        return recording.info().bodies().isEmpty() ? Set.of() : Set.of(Capability.POSES);
    }

    @Override
    public StoreView view() {
        return recording.view();
    }

    @Override
    public List<String> objectNames() {
        return recording.objectNames();
    }

    @Override
    public String wordsOfObjectRow(long row) {
        return recording.objectWords().apply(row);
    }

    @Override
    public String wordsOfBreakpointRow(long row) {
        return recording.breakpointWords().apply(row);
    }

    @Override
    public Map<Integer, Breakpoint> breakpoints() {
        return recording.breakpoints();
    }

    @Override
    public SubmitResult submit(Command command) {
        return new SubmitResult.Missing(Capability.of(command));
    }

    @Override
    public void close() {
        // It has no threads.
    }
}
