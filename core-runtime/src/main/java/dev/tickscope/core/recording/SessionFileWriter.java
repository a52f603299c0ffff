package dev.tickscope.core.recording;

import dev.tickscope.core.contract.ContractWriter;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes a recording as one JSON object a line: a header, the journal, the hashes of phases, and then all rows, frame by frame, so that a
 * file that was cut off still tells everything up to some frame.
 */
public final class SessionFileWriter {
    private static final JsonMapper MAPPER = new JsonMapper();
    /** Kinds whose rows tell the frame in which they were written. */
    private static final Map<EventKind, Column> FRAME_OF = Map.of(EventKind.STATE, Columns.State.FRAME_POSITION, EventKind.BREAKPOINT,
            Columns.Breakpoint.FRAME_POSITION, EventKind.COMMAND, Columns.Command.FRAME_POSITION, EventKind.INPUT,
            Columns.Input.FRAME_POSITION, EventKind.OBJECT, Columns.Obj.FRAME_POSITION, EventKind.PHASE, Columns.Phase.FRAME_POSITION,
            EventKind.TICK, Columns.Tick.FRAME_POSITION);

    private final Recording recording;
    private final StoreView view;
    private final Writer out;
    private final StringBuilder line = new StringBuilder();
    private final Map<EventKind, Long> next = new EnumMap<>(EventKind.class);

    private SessionFileWriter(Recording recording, Writer out) {
        this.recording = recording;
        this.view = recording.view();
        this.out = out;
        for (EventKind kind : EventKind.values()) {
            next.put(kind, view.table(kind).firstRow());
        }
    }

    /** Writes a file; one that is there already is replaced only when the new one is complete. */
    public static void save(Recording recording, Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        Path part = Files.createTempFile(absolute.getParent(), absolute.getFileName().toString(), ".part");
        try {
            try (BufferedWriter writer = Files.newBufferedWriter(part, StandardCharsets.UTF_8)) {
                write(recording, writer);
            }
            Files.move(part, absolute, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Writes all lines. */
    public static void write(Recording recording, Writer out) throws IOException {
        SessionFileWriter writer = new SessionFileWriter(recording, out);
        writer.header();
        writer.journal(recording.journal());
        if (recording.hashes() != null) {
            writer.hashes(recording.hashes());
        }
        writer.rows();
        out.write("{\"row\":\"" + SessionFile.END + "\"}\n");
        out.flush();
    }

    private void header() throws IOException {
        SessionInfo info = recording.info();
        ObjectNode node = MAPPER.createObjectNode();
        node.put("format", SessionFile.FORMAT);
        node.put("title", info.title());
        node.put("pacing", info.pacing());
        node.put("debuggee", recording.debuggee());
        node.put("unitsPerSecond", info.timeBase().unitsPerSecond().toString());
        node.set("contract", ContractWriter.tree(info.contract()));
        if (recording.probes() != null) {
            node.putObject("probes").put("count", recording.probes().count()).put("latencyFrames", recording.probes().latencyFrames());
        }
        ArrayNode actions = node.putArray("actions");
        info.actions().names().forEach(actions::add);
        ArrayNode bodies = node.putArray("bodies");
        for (BodyShape body : info.bodies()) {
            bodies.addObject().put("name", body.name()).put("kind", JsonFields.camelCase(body.kind())).put("halfX", body.halfX())
                    .put("halfY", body.halfY()).put("halfZ", body.halfZ()).put("fixed", body.fixed());
        }
        ArrayNode names = node.putArray("objects");
        recording.objectNames().forEach(names::add);
        ArrayNode breakpoints = node.putArray("breakpoints");
        recording.breakpoints().values().stream().sorted((a, b) -> Integer.compare(a.id(), b.id()))
                .forEach(b -> breakpoints.add(CommandJson.write(b)));
        ObjectNode first = node.putObject("firstRows");
        for (EventKind kind : EventKind.values()) {
            if (view.table(kind).firstRow() > 0) {
                first.put(SessionFile.name(kind), view.table(kind).firstRow());
            }
        }
        out.write(node.toString());
        out.write('\n');
    }

    private void journal(RunJournal journal) throws IOException {
        int size = journal.size();
        for (int i = 0; i < size;) {
            RunJournal.Kind kind = journal.kind(i);
            line.setLength(0);
            line.append("{\"row\":\"").append(SessionFile.JOURNAL).append("\",\"what\":\"").append(JsonFields.camelCase(kind)).append('"');
            if (journal.command(i) != null) {
                line.append(",\"units\":").append(journal.units(i)).append(",\"command\":").append(CommandJson.write(journal.command(i)));
                i++;
            } else {
                int end = i;
                line.append(",\"units\":[");
                while (end < size && end < i + SessionFile.BATCH && journal.kind(end) == kind && journal.command(end) == null) {
                    line.append(end == i ? "" : ",").append(journal.units(end++));
                }
                line.append(']');
                i = end;
            }
            out.append(line.append("}\n"));
        }
    }

    private void hashes(HashTrace hashes) throws IOException {
        long size = Math.min(hashes.size(), view.phases().rowCount());
        for (long i = 0; i < size;) {
            line.setLength(0);
            line.append("{\"row\":\"").append(SessionFile.HASHES).append("\",\"values\":[");
            long end = Math.min(size, i + SessionFile.BATCH);
            for (long at = i; at < end; at++) {
                line.append(at == i ? "" : ",").append(hashes.get(at));
            }
            i = end;
            out.append(line.append("]}\n"));
        }
    }

    private void rows() throws IOException {
        TableView frames = view.frames();
        TableView ends = view.frameEnds();
        for (long position = frames.firstRow(); position < frames.rowCount(); position++) {
            upTo(EventKind.FRAME, position + 1);
            for (Map.Entry<EventKind, Column> of : FRAME_OF.entrySet()) {
                ofFrame(of.getKey(), of.getValue(), position);
            }
            if (ends.has(position)) {
                upTo(EventKind.POSE, ends.getLong(Columns.FrameEnd.POSES_AFTER, position));
                upTo(EventKind.LEDGER, ends.getLong(Columns.FrameEnd.LEDGER_ROW, position) + 1);
                upTo(EventKind.FRAME_END, position + 1);
            }
        }
        for (EventKind kind : EventKind.values()) {
            upTo(kind, view.table(kind).rowCount());
        }
    }

    private void ofFrame(EventKind kind, Column framePosition, long position) throws IOException {
        TableView table = view.table(kind);
        long row = next.get(kind);
        while (row < table.rowCount() && table.getLong(framePosition, row) <= position) {
            row++;
        }
        upTo(kind, row);
    }

    private void upTo(EventKind kind, long end) throws IOException {
        TableView table = view.table(kind);
        List<Column> columns = RawRows.columns(kind);
        long row = next.get(kind);
        for (; row < end && row < table.rowCount(); row++) {
            line.setLength(0);
            line.append("{\"row\":\"").append(SessionFile.name(kind)).append('"');
            for (Column column : columns) {
                number(table, column, row);
            }
            words(kind, row);
            out.append(line.append("}\n"));
        }
        next.put(kind, Math.max(row, next.get(kind)));
    }

    /** A usual value is left out. */
    private void number(TableView table, Column column, long row) {
        if (column.type() == Column.Type.DOUBLE) {
            double value = table.getDouble(column, row);
            boolean finite = Math.abs(value) < Double.POSITIVE_INFINITY;
            line.append(",\"").append(column.name()).append("\":").append(finite ? "" : "\"").append(value).append(finite ? "" : "\"");
            return;
        }
        long value = table.getLong(column, row);
        if (!column.rare() || value != RawRows.usual(column, table, row)) {
            line.append(",\"").append(column.name()).append("\":").append(value);
        }
    }

    private void words(EventKind kind, long row) {
        String words = kind == EventKind.OBJECT ? recording.objectWords().apply(row)
                : kind == EventKind.BREAKPOINT ? recording.breakpointWords().apply(row) : null;
        if (words != null) {
            line.append(",\"words\":").append(MAPPER.writeValueAsString(words));
        }
    }
}
