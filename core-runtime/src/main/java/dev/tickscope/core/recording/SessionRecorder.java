package dev.tickscope.core.recording;

import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.DebugSession;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
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
    private volatile long rows;
    private volatile long bytes;
    private volatile String failure;

    /** Begins to record. @throws IOException if the file cannot be written */
    public SessionRecorder(HostedSession session, Path file) throws IOException {
        this(session, Files.newOutputStream(file));
    }

    /**
     * Begins to record into something else than a file.
     *
     * @param out is closed at the end
     */
    public SessionRecorder(HostedSession session, OutputStream out) {
        this.session = session;
        try {
            writer = new SessionFileWriter(out, session, session.record());
        } catch (RuntimeException e) {
            closeQuietly(out, e);
            throw e;
        }
        thread = new Thread(this::record, "clock-record");
        thread.setDaemon(true);
        thread.start();
    }

    private static void closeQuietly(OutputStream out, RuntimeException reason) {
        try {
            out.close();
        } catch (IOException e) {
            reason.addSuppressed(e);
        }
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
                    count();
                }
            }
            writer.close();
            count();
        } catch (JacksonException e) {
            fail(e.getOriginalMessage());
        } catch (RuntimeException e) {
            fail("something in the program failed: " + e);
            throw e;
        }
    }

    /** Counts what is safely in the file. */
    private void count() {
        rows = writer.rows();
        bytes = writer.bytes();
    }

    private void fail(String why) {
        writer.abandon();
        bytes = writer.bytes();
        failure = why;
    }

    /** Rows in the file; those of a batch that failed halfway are not counted. Any thread. */
    public long rows() {
        return rows;
    }

    /** Bytes that the file has taken. Any thread. */
    public long bytes() {
        return bytes;
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
