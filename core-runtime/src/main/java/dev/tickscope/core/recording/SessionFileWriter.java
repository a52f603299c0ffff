package dev.tickscope.core.recording;

import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes a session to a file, as newline-delimited JSON and as far as it has come, again and again while it runs. Nothing is kept in
 * memory but how far it has come. What the file says is told in {@code docs/session-file.md}. One thread.
 */
public final class SessionFileWriter implements AutoCloseable {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final int HASHES_A_LINE = 64;

    private final DebugSession session;
    private final RunRecord record;
    private final Counting out;
    private final JsonGenerator json;
    private final RowOrder order;
    private final Map<EventKind, RowFormat> formats = new EnumMap<>(EventKind.class);
    private int journalWritten;
    private int namesWritten;
    private long phasesWritten;
    private long ticksWritten;
    private long rows;

    /**
     * Begins a file with what is known of the session before it runs.
     *
     * @param session whose rows are written
     * @param record what determines its run
     * @throws IOException if the file cannot be written
     */
    public SessionFileWriter(Path file, DebugSession session, RunRecord record) throws IOException {
        this(Files.newOutputStream(file), session, record);
    }

    /**
     * Writes a session as it is now. A file that is there already is replaced only when the new one is complete.
     *
     * @throws IOException if that fails
     */
    public static void save(Path file, DebugSession session, RunRecord record) throws IOException {
        Path absolute = file.toAbsolutePath();
        Path part = Files.createTempFile(absolute.getParent(), absolute.getFileName().toString(), ".part");
        try {
            new SessionFileWriter(part, session, record).close();
            Files.move(part, absolute, StandardCopyOption.REPLACE_EXISTING);
        } catch (JacksonException e) {
            throw new IOException(e.getOriginalMessage(), e);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    SessionFileWriter(OutputStream file, DebugSession session, RunRecord record) {
        out = new Counting(file);
        this.session = session;
        this.record = record;
        PhasePlan plan = session.info().contract().plan();
        for (EventKind kind : EventKind.values()) {
            formats.put(kind, new RowFormat(kind, plan));
        }
        order = new RowOrder(plan, new Taker());
        json = MAPPER.writer().withRootValueSeparator("\n").createGenerator(new BufferedOutputStream(out));
        json.writePOJO(new SessionHeader(session.info(), record.setup(), record.hashes() != null).tree());
    }

    /** Writes everything that the session has published since the last call. @throws tools.jackson.core.JacksonException if that fails */
    public void append() {
        HashTrace hashes = record.hashes();
        // In this order every hash has its cause in the journal, and every journal entry comes before most of its rows.
        long phases = hashes == null ? 0 : hashes.phaseCount();
        long ticks = hashes == null ? 0 : hashes.tickCount();
        int entries = record.journal().size();
        StoreView view = session.view();
        for (; journalWritten < entries; journalWritten++) {
            writeEntry(journalWritten);
        }
        order.takeAll(view);
        while (phasesWritten < phases || ticksWritten < ticks) {
            writeHashes(phases, ticks);
        }
        json.flush();
    }

    /** Rows written so far. */
    long rows() {
        return rows;
    }

    /** Bytes that the file has taken so far. */
    long bytes() {
        return out.bytes;
    }

    /** Lets go of a file that takes no more, as it is. */
    void abandon() {
        try {
            out.close();
        } catch (IOException e) {
            // It has failed before, and that was told.
        }
    }

    private void begin(String row) {
        json.writeStartObject();
        json.writeStringProperty("row", row);
    }

    private void writeEntry(int entry) {
        RunJournal journal = record.journal();
        begin("run");
        json.writeStringProperty("do", JsonFields.camelCase(journal.kind(entry)));
        if (journal.units(entry) != 0) {
            json.writeNumberProperty("units", journal.units(entry));
        }
        Command command = journal.command(entry);
        if (command != null) {
            json.writePOJOProperty("command", CommandJson.write(command));
        }
        json.writeEndObject();
    }

    private void writeHashes(long phases, long ticks) {
        begin("hashes");
        StringBuilder digits = new StringBuilder();
        long end = Math.min(phases, phasesWritten + HASHES_A_LINE);
        for (; phasesWritten < end; phasesWritten++) {
            hex(digits, record.hashes().phase(phasesWritten));
        }
        json.writeStringProperty("phases", digits.toString());
        digits.setLength(0);
        end = Math.min(ticks, ticksWritten + HASHES_A_LINE);
        for (; ticksWritten < end; ticksWritten++) {
            hex(digits, record.hashes().tick(ticksWritten));
        }
        json.writeStringProperty("ticks", digits.toString());
        json.writeEndObject();
    }

    private static void hex(StringBuilder into, int value) {
        for (int shift = Integer.SIZE - 4; shift >= 0; shift -= 4) {
            into.append(Character.forDigit(value >>> shift & 15, 16));
        }
    }

    private void writeNames(int end) {
        List<String> names = session.objectNames();
        for (; namesWritten < Math.min(end, names.size()); namesWritten++) {
            begin("name");
            json.writeNumberProperty("object", namesWritten);
            json.writeStringProperty("name", names.get(namesWritten));
            json.writeEndObject();
        }
    }

    /** Counts what really went to the file. */
    private static final class Counting extends FilterOutputStream {
        private long bytes;

        Counting(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            bytes++;
        }

        @Override
        public void write(byte[] from, int offset, int length) throws IOException {
            out.write(from, offset, length);
            bytes += length;
        }
    }

    /** Writes the rows as they come. */
    private final class Taker implements RowOrder.Taker {
        private EventKind last = EventKind.FRAME_END;

        @Override
        public void row(TableView table, long row) {
            EventKind kind = table.kind();
            last = kind;
            if (kind == EventKind.OBJECT) {
                writeNames(table.getInt(Columns.Obj.OBJECT, row) + 1);
            }
            begin(RowFormat.name(kind));
            formats.get(kind).write(json, table, row);
            if (kind == EventKind.OBJECT) {
                writeWords(session.wordsOfObjectRow(row));
            } else if (kind == EventKind.BREAKPOINT) {
                writeWords(session.wordsOfBreakpointRow(row));
                writeDefinition(table, row);
            }
            json.writeEndObject();
            rows++;
        }

        private void writeWords(String words) {
            if (words != null) {
                json.writeStringProperty("text", words);
            }
        }

        private void writeDefinition(TableView table, long row) {
            Breakpoint breakpoint = session.breakpoints().get(table.getInt(Columns.Breakpoint.ID, row));
            if (breakpoint != null && table.getInt(Columns.Breakpoint.CHANGE, row) == BreakpointRow.Change.ADDED.ordinal()) {
                json.writePOJOProperty("breakpoint", CommandJson.write(breakpoint));
            }
        }

        @Override
        public void lost(EventKind kind, long from, long to) {
            begin("lost");
            json.writeStringProperty("kind", RowFormat.name(kind));
            json.writeNumberProperty("from", from);
            json.writeNumberProperty("to", to);
            json.writeEndObject();
        }

        @Override
        public void complete() {
            if (last != EventKind.FRAME_END) {
                begin("complete");
                json.writeEndObject();
            }
        }
    }

    /** Writes what is left, says that this is all, and closes the file. */
    @Override
    public void close() {
        append();
        begin("end");
        json.writeNumberProperty("rows", rows);
        json.writeEndObject();
        json.writeRaw('\n');
        json.close();
    }
}
