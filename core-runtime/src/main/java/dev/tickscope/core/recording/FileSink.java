package dev.tickscope.core.recording;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.TeeSink;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.store.Store;
import java.io.IOException;
import java.nio.file.Path;

/** Writes the rows of a run without a session, such as a scripted one, to a session file as they come. Keeps no more than a few of them. */
public final class FileSink extends TeeSink implements AutoCloseable {
    private static final int RELEASES_A_BATCH = 64;

    private final RunRecord record;
    private final Store store;
    private final SessionWords words;
    private final SessionFileWriter writer;
    private long objectRows;
    private int releases;

    /**
     * Begins the file.
     *
     * @param also gets all rows, too
     * @throws IOException if the file cannot be written
     */
    public FileSink(Path file, RunRecord record, EventSink also) throws IOException {
        this(file, record, also, new Store(record.setup().retention()), new SessionWords());
    }

    private FileSink(Path file, RunRecord record, EventSink also, Store store, SessionWords words) throws IOException {
        super(store.writer(), also);
        this.record = record;
        this.store = store;
        this.words = words;
        writer = new SessionFileWriter(file, new RecordedSession(record.setup().info(), record, store, words, null), record);
    }

    @Override
    public void object(ObjectRow row) {
        if (row.object >= 0 && row.name != null) {
            words.nameObject(row.object, row.name);
        }
        if (row.words != null) {
            words.objectRow(objectRows, row.words);
        }
        objectRows++;
        super.object(row);
    }

    @Override
    public void breakpoint(BreakpointRow row) {
        if (row.change == BreakpointRow.Change.ADDED) {
            words.breakpoint(lastAdded(row.breakpointId));
        }
        super.breakpoint(row);
    }

    /** The journal has the command before its row is written. */
    private Breakpoint lastAdded(int id) {
        RunJournal journal = record.journal();
        for (int entry = journal.size() - 1; entry >= 0; entry--) {
            if (journal.command(entry) instanceof Command.AddBreakpoint add && add.breakpoint().id() == id) {
                return add.breakpoint();
            }
        }
        throw new IllegalStateException("breakpoint " + id + " was added without a command");
    }

    @Override
    public void release() {
        super.release();
        if (++releases % RELEASES_A_BATCH == 0) {
            writer.append();
            store.maintain();
        }
    }

    /** Writes what is left and closes the file. */
    @Override
    public void close() {
        writer.close();
    }
}
