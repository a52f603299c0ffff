package dev.tickscope.core.recording;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.time.TimeBase;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads a session file. What is not known is passed over; a file that ends early, or is broken somewhere, gives everything before that
 * and a note.
 */
public final class SessionFileReader {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final Map<String, EventKind> KINDS = new HashMap<>();

    static {
        for (EventKind kind : EventKind.values()) {
            KINDS.put(SessionFile.name(kind), kind);
        }
    }

    private final String name;
    private final Store store = new Store(new Retention(Long.MAX_VALUE / 4, Long.MAX_VALUE / 4));
    private final RawRows rows = new RawRows(store);
    private final RunJournal journal = new RunJournal();
    private final HashTrace hashes = new HashTrace();
    private final Map<Long, String> objectWords = new HashMap<>();
    private final long[] counts = new long[EventKind.values().length];
    private boolean complete;
    private boolean hashed;

    private SessionFileReader(String name) {
        this.name = name;
    }

    /**
     * What a file gave.
     *
     * @param note what could not be read, in one sentence; null if the file is complete
     */
    public record Opened(Recording recording, String note) {
    }

    /** @throws InputException if it is no session file at all, or cannot be read */
    public static Opened open(Path file) throws InputException {
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return read(file.toString(), reader);
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + (e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage()), e);
        }
    }

    /** @param name for messages */
    public static Opened read(String name, Reader reader) throws InputException, IOException {
        BufferedReader lines = reader instanceof BufferedReader buffered ? buffered : new BufferedReader(reader);
        SessionFileReader file = new SessionFileReader(name);
        String first = lines.readLine();
        JsonFields header = file.header(first);
        Recording withoutRows = file.recording(header);
        String note = file.lines(lines);
        file.rows.release();
        while (file.store.maintain()) {
            // Summaries and packing, as the index thread of a live session does.
        }
        return new Opened(new Recording(withoutRows.info(), withoutRows.debuggee(), withoutRows.probes(), file.store.view(), file.journal,
                file.hashed ? file.hashes : null, withoutRows.objectNames(), withoutRows.breakpoints(), file.objectWords::get,
                file.store.breakpointWords()::of), note);
    }

    private JsonFields header(String first) throws InputException {
        String expected = name + ", line 1: expected the header of a session file, {\"format\": \"" + SessionFile.FORMAT + "\", …}";
        try {
            JsonNode node = first == null ? null : MAPPER.readTree(first);
            if (node == null || !node.isObject() || !SessionFile.FORMAT.equals(node.path("format").stringValue(null))) {
                throw new InputException(expected);
            }
            return new JsonFields(name + ", line 1", node);
        } catch (JacksonException e) {
            throw new InputException(expected, e);
        }
    }

    private Recording recording(JsonFields header) throws InputException {
        ClockContract contract = ContractReader.read(header.at("contract"), header.required("contract", "a contract"), Path.of("."), null,
                new ArrayList<>());
        TimeBase base = base(header, contract);
        List<BodyShape> bodies = new ArrayList<>();
        for (JsonNode node : header.list("bodies")) {
            JsonFields body = new JsonFields(header.at("bodies") + "[" + bodies.size() + "]", node);
            bodies.add(new BodyShape(body.text("name"), body.choice("kind", BodyShape.Kind.class), node.path("halfX").asDouble(),
                    node.path("halfY").asDouble(), node.path("halfZ").asDouble(), body.flag("fixed", false)));
        }
        Map<Integer, Breakpoint> breakpoints = new TreeMap<>();
        for (JsonNode node : header.list("breakpoints")) {
            Breakpoint breakpoint = CommandJson.breakpoint(new JsonFields(header.at("breakpoints"), node));
            breakpoints.put(breakpoint.id(), breakpoint);
        }
        JsonNode probes = header.node("probes");
        startRows(header);
        SessionInfo info = new SessionInfo(header.text("title"), header.text("pacing"), contract, base, base.step(contract.rate()), bodies,
                new ActionMap(texts(header, "actions")));
        return new Recording(info, header.text("debuggee"), probes == null ? null
                : new ProbePlan(probes.path("count").asInt(), probes.path("latencyFrames").asInt()), null, journal, null,
                texts(header, "objects"), breakpoints, objectWords::get, row -> null);
    }

    private static TimeBase base(JsonFields header, ClockContract contract) throws InputException {
        TimeBase smallest = TimeBase.of(contract.rate());
        String text = header.text("unitsPerSecond");
        try {
            BigInteger[] factor = new BigInteger(text).divideAndRemainder(smallest.unitsPerSecond());
            if (factor[0].signum() > 0 && factor[1].signum() == 0) {
                return smallest.times(factor[0]);
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new InputException(header.at("unitsPerSecond") + ": expected a multiple of " + smallest.unitsPerSecond() + ", found \"" + text + "\"");
    }

    private static List<String> texts(JsonFields fields, String key) throws InputException {
        List<String> texts = new ArrayList<>();
        for (JsonNode node : fields.list(key)) {
            if (!node.isString()) {
                throw fields.wrong(key, "texts", node);
            }
            texts.add(node.stringValue());
        }
        return texts;
    }

    private void startRows(JsonFields header) throws InputException {
        JsonNode first = header.node("firstRows");
        for (Map.Entry<String, EventKind> kind : KINDS.entrySet()) {
            long row = first == null ? 0 : first.path(kind.getKey()).asLong(0);
            if (row < 0 || row % RawRows.rowsOfAChunk(kind.getValue()) != 0) {
                throw new InputException(header.at("firstRows") + "." + kind.getKey() + ": expected a multiple of "
                        + RawRows.rowsOfAChunk(kind.getValue()) + ", found " + row);
            }
            if (row > 0) {
                rows.startAt(kind.getValue(), row);
                counts[kind.getValue().ordinal()] = row;
            }
        }
    }

    /** @return what went wrong, or null */
    private String lines(BufferedReader lines) throws IOException {
        long number = 1;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            try {
                line(new JsonFields(name + ", line " + number, MAPPER.readTree(line)));
            } catch (JacksonException | InputException | IllegalArgumentException e) {
                String why = e instanceof InputException ? e.getMessage() : name + ", line " + number + ": it is no complete line";
                return why + "; everything before it is there: " + kept();
            }
        }
        return complete ? null : name + ": the file ends after line " + number + " without its last line; everything up to there is there: " + kept();
    }

    private String kept() {
        long sum = 0;
        for (long count : counts) {
            sum += count;
        }
        return counts[EventKind.FRAME_END.ordinal()] + " whole frames, " + sum + " rows";
    }

    private void line(JsonFields fields) throws InputException {
        String row = fields.text("row");
        EventKind kind = KINDS.get(row);
        if (kind != null) {
            addRow(kind, fields);
        } else if (row.equals(SessionFile.JOURNAL)) {
            addJournal(fields);
        } else if (row.equals(SessionFile.HASHES)) {
            hashed = true;
            for (JsonNode value : fields.list("values")) {
                hashes.addFolded(value.asInt());
            }
        } else if (row.equals(SessionFile.END)) {
            complete = true;
        }
    }

    private void addRow(EventKind kind, JsonFields fields) throws InputException {
        List<Column> columns = RawRows.columns(kind);
        long[] values = new long[columns.size()];
        for (int i = 0; i < values.length; i++) {
            Column column = columns.get(i);
            JsonNode value = fields.node(column.name());
            if (column.type() == Column.Type.DOUBLE) {
                values[i] = Double.doubleToRawLongBits(value == null ? 0 : value.asDouble());
            } else if (value == null && !column.rare()) {
                throw fields.wrong(column.name(), "a whole number", MAPPER.nullNode());
            } else {
                values[i] = value == null ? column.usual() + (column.same() == null ? 0 : values[column.same().index()]) : whole(fields, column, value);
            }
        }
        String words = fields.text("words", null);
        if (words != null && kind == EventKind.OBJECT) {
            objectWords.put(counts[kind.ordinal()], words);
        } else if (words != null && kind == EventKind.BREAKPOINT) {
            rows.words(words);
        }
        rows.add(kind, values);
        counts[kind.ordinal()]++;
    }

    private static long whole(JsonFields fields, Column column, JsonNode value) throws InputException {
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw fields.wrong(column.name(), "a whole number", value);
        }
        return value.longValue();
    }

    private void addJournal(JsonFields fields) throws InputException {
        RunJournal.Kind kind = fields.choice("what", RunJournal.Kind.class);
        if (fields.has("command")) {
            journal.add(kind, fields.whole("units", Long.MIN_VALUE, Long.MAX_VALUE), CommandJson.read(fields.object("command")));
            return;
        }
        for (JsonNode units : fields.list("units")) {
            if (!units.isIntegralNumber() || !units.canConvertToLong()) {
                throw fields.wrong("units", "whole numbers", units);
            }
            journal.add(kind, units.longValue(), null);
        }
    }
}
