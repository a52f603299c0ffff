package dev.tickscope.core.recording;

import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.session.DebugSession;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import tools.jackson.core.JacksonException;

/**
 * Records a session into a file while it runs, on a thread of its own ({@code clock-record}). The session never waits for it; if it falls
 * so far behind that rows are lost, the file says so.
 */
public final class SessionRecorder implements AutoCloseable {
    private static final long PAUSE_NANOS = 20_000_000;

    private final DebugSession session;
    private final SessionFileWriter writer;
    private final Thread thread;
    private volatile boolean closed;
    private volatile String failure;

    /** Begins to record. @throws IOException if the file cannot be written */
    public SessionRecorder(HostedSession session, Path file) throws IOException {
        this(session, session.record(), file);
    }

    private SessionRecorder(DebugSession session, RunRecord record, Path file) throws IOException {
        this.session = session;
        writer = new SessionFileWriter(file, session, record);
        thread = new Thread(this::record, "clock-record");
        thread.setDaemon(true);
        thread.start();
    }

    private void record() {
        try {
            long seen = -1;
            while (!closed) {
                long releases = session.view().releases();
                if (releases == seen) {
                    LockSupport.parkNanos(this, PAUSE_NANOS);
                } else {
                    seen = releases;
                    writer.append();
                }
            }
            writer.close();
        } catch (JacksonException e) {
            failure = e.getOriginalMessage();
        }
    }

    /** Why nothing is recorded any more, such as a full disk; null while all is well. Any thread. */
    public String failure() {
        return failure;
    }

    /** Writes what is left and closes the file; waits for that. A second call does nothing. */
    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
