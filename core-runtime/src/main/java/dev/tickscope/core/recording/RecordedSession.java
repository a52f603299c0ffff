package dev.tickscope.core.recording;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.session.SubmitResult;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A session out of a file: everything can be looked at, nothing goes on. Every command is refused with the capability that it lacks. */
public final class RecordedSession implements DebugSession {
    private final SessionInfo info;
    private final RunRecord record;
    private final Store store;
    private final SessionWords words;
    private final String notice;

    RecordedSession(SessionInfo info, RunRecord record, Store store, SessionWords words, String notice) {
        this.info = info;
        this.record = record;
        this.store = store;
        this.words = words;
        this.notice = notice;
    }

    /**
     * Opens a session file. One that was cut off opens up to the cut.
     *
     * @throws InputException if it is no session file, or a line of it is wrong: the message says which and what was expected
     */
    public static RecordedSession open(Path file) throws InputException {
        return SessionFileReader.read(file);
    }

    /** What the user should know about the file, such as that it was cut off; null if there is nothing. */
    public String notice() {
        return notice;
    }

    /** What it takes to repeat the session; its debuggee is null if this program does not have it. */
    public RunRecord record() {
        return record;
    }

    @Override
    public SessionInfo info() {
        return info;
    }

    @Override
    public Set<Capability> capabilities() {
        return info.bodies().isEmpty() ? Set.of() : Set.of(Capability.POSES);
    }

    @Override
    public StoreView view() {
        return store.view();
    }

    @Override
    public List<String> objectNames() {
        return words.objectNames();
    }

    @Override
    public String wordsOfObjectRow(long row) {
        return words.ofObjectRow(row);
    }

    @Override
    public String wordsOfBreakpointRow(long row) {
        return store.breakpointWords().of(row);
    }

    @Override
    public Map<Integer, Breakpoint> breakpoints() {
        return words.breakpoints();
    }

    @Override
    public SubmitResult submit(Command command) {
        return new SubmitResult.Missing(Capability.of(command));
    }

    @Override
    public void close() {
        // It has no threads, and what was read stays readable.
    }
}
