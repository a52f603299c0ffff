package dev.tickscope.core.recording;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;

/** Reads session files, line by line. Unknown fields and unknown kinds of lines are passed over. */
final class SessionFileReader {
    private static final int LINES_BETWEEN_CARE = 4_096;
    private static final int HEX_DIGITS = 8;

    private final String file;
    private final FileLines lines;
    private final Map<String, EventKind> kinds = new HashMap<>();
    private final Map<EventKind, RowFormat> formats = new EnumMap<>(EventKind.class);
    private final Map<EventKind, long[]> values = new EnumMap<>(EventKind.class);
    private final SessionWords words = new SessionWords();
    private final RunJournal journal = new RunJournal();
    private SessionHeader header;
    private HashTrace hashes;
    private Store store;
    private RawRows rows;
    private RowChecks checks;
    /** Frames before that one lost their end, and are lost with it. */
    private long framesEndFrom;
    private long rowsSoFar;
    private long rowsShown;
    private boolean ended;
    /** Of the line that is read. */
    private String text;
    private Breakpoint definition;

    private SessionFileReader(String file, FileLines lines) {
        this.file = file;
        this.lines = lines;
        for (EventKind kind : EventKind.values()) {
            kinds.put(RowFormat.name(kind), kind);
        }
    }

    static RecordedSession read(Path path) throws InputException {
        try (FileLines lines = new FileLines(Files.newInputStream(path))) {
            return new SessionFileReader(path.toString(), lines).read();
        } catch (NoSuchFileException e) {
            throw new InputException(path + ": there is no such file");
        } catch (IOException e) {
            throw new InputException(path + ": cannot be read: " + e.getMessage(), e);
        }
    }

    private RecordedSession read() throws IOException, InputException {
        if (!lines.advance()) {
            throw new InputException(file + ": the file is empty; expected a session file");
        }
        readHeader();
        String cut = null;
        while (cut == null && lines.advance()) {
            try {
                readLine();
            } catch (JacksonException e) {
                cut = cutOr(e.getOriginalMessage(), e);
            } catch (InputException e) {
                cut = cutOr(e.getMessage(), e);
            }
            if (lines.number() % LINES_BETWEEN_CARE == 0) {
                store.maintain();
            }
        }
        if (cut == null && !ended) {
            cut = "after byte " + (lines.beginByte() + lines.length());
        }
        store.maintain();
        String notice = cut == null ? null : file + " was cut off " + cut + ": " + rowsShown + " rows are there, up to the end of the last whole frame or stop";
        String losses = LostRows.words(store.view());
        notice = losses == null ? notice : notice == null ? file + ": " + losses : notice + ". " + losses;
        return new RecordedSession(header.info(), new RunRecord(header.setup(), journal, hashes), store, words, notice);
    }

    /** A file that ends within a line was cut off there; a line in the middle is wrong. */
    private String cutOr(String problem, Exception cause) throws InputException {
        if (lines.terminated()) {
            throw new InputException(file + ", line " + lines.number() + ": " + problem, cause);
        }
        return "at byte " + (lines.beginByte() + lines.length()) + ", in line " + lines.number();
    }

    private JsonNode tree() {
        return ContractReader.mapper().readTree(lines.bytes(), 0, lines.length());
    }

    private void readHeader() throws InputException {
        String source = file + ", line 1:";
        try {
            header = SessionHeader.read(source, tree());
        } catch (JacksonException e) {
            throw new InputException(source + (lines.terminated() ? "" : " the file ends within its first line;")
                    + " expected a session file, which begins with a line of JSON: " + e.getOriginalMessage(), e);
        }
        PhasePlan plan = header.info().contract().plan();
        for (EventKind kind : EventKind.values()) {
            formats.put(kind, new RowFormat(kind, plan));
            values.put(kind, new long[formats.get(kind).width()]);
        }
        hashes = header.hashes() ? new HashTrace(Long.MAX_VALUE) : null;
        store = new Store(room(header.setup().retention()));
        rows = new RawRows(store);
        checks = new RowChecks(header.info().bodies().size());
    }

    /** A file may hold more than the session itself kept: as much of it as half the memory takes. */
    private static Retention room(Retention recorded) {
        long most = Runtime.getRuntime().maxMemory() / 4;
        return new Retention(Math.max(recorded.rowBytes(), most), Math.max(recorded.poseBytes(), most));
    }

    private void readLine() throws InputException {
        try (JsonParser parser = ContractReader.mapper().createParser(lines.bytes(), 0, lines.length())) {
            if (parser.nextToken() != JsonToken.START_OBJECT || parser.nextToken() != JsonToken.PROPERTY_NAME
                    || !parser.currentName().equals("row") || parser.nextToken() != JsonToken.VALUE_STRING) {
                throw new InputException("expected an object in braces that begins with \"row\"");
            }
            String row = parser.getString();
            EventKind kind = kinds.get(row);
            if (kind != null) {
                readRow(kind, parser);
                return;
            }
            // Read to its end first, so that a line that was cut off changes nothing.
            JsonFields fields = new JsonFields(row, tree());
            switch (row) {
                case "run" -> readEntry(fields);
                case "hashes" -> readHashes(fields);
                case "name" -> words.nameObject((int) fields.whole("object", 0, words.objectCount()), fields.text("name"));
                case "lost" -> readLost(fields);
                case "complete" -> show();
                case "end" -> ended = true;
                default -> {
                    // From a program that knows more.
                }
            }
        }
    }

    private void readRow(EventKind kind, JsonParser parser) throws InputException {
        RowFormat format = formats.get(kind);
        long[] row = values.get(kind);
        format.clear(row);
        text = null;
        definition = null;
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            if (!format.read(parser, name, row)) {
                readBeside(kind, name, parser);
            }
        }
        if (parser.nextToken() != null) {
            throw new InputException("expected one object in braces and then the end of the line");
        }
        checks.check(kind, row);
        if (text != null && kind == EventKind.OBJECT) {
            words.objectRow(checks.count(kind), text);
        } else if (text != null && kind == EventKind.BREAKPOINT) {
            rows.words(text);
        }
        if (definition != null) {
            words.breakpoint(definition);
        }
        if (kind == EventKind.FRAME && checks.count(kind) < framesEndFrom) {
            lose(kind, checks.count(kind), checks.count(kind) + 1);
            return;
        }
        rows.add(kind, row);
        checks.added(kind);
        rowsSoFar++;
        if (kind == EventKind.FRAME_END) {
            show();
        }
    }

    /** A field that is no column. */
    private void readBeside(EventKind kind, String name, JsonParser parser) throws InputException {
        if (name.equals("text") && parser.currentToken() == JsonToken.VALUE_STRING) {
            text = parser.getString();
        } else if (name.equals("breakpoint") && kind == EventKind.BREAKPOINT) {
            definition = CommandJson.breakpoint(new JsonFields("breakpoint", tree().get("breakpoint")));
            parser.skipChildren();
        } else {
            parser.skipChildren();
        }
    }

    private void show() {
        rows.release();
        rowsShown = rowsSoFar;
    }

    private void readEntry(JsonFields fields) throws InputException {
        Command command = fields.has("command") ? CommandJson.read(fields.object("command")) : null;
        RunJournal.Kind kind = fields.choice("do", RunJournal.Kind.class);
        boolean needsCommand = kind == RunJournal.Kind.COMMAND || kind == RunJournal.Kind.COMMAND_IN_TICK || kind == RunJournal.Kind.EDGE_IN_TICK;
        if (needsCommand && command == null || kind == RunJournal.Kind.EDGE_IN_TICK && !(command instanceof Command.InputEdge)) {
            throw new InputException(fields.at("command") + ": expected a command for " + JsonFields.camelCase(kind));
        }
        journal.add(kind, fields.whole("units", Long.MIN_VALUE, Long.MAX_VALUE, 0), command);
    }

    private void readHashes(JsonFields fields) throws InputException {
        String phases = fields.text("phases");
        String ticks = fields.text("ticks");
        int[] ofPhases = hex(fields, "phases", phases);
        int[] ofTicks = hex(fields, "ticks", ticks);
        if (hashes != null) {
            for (int hash : ofPhases) {
                hashes.addPhase(hash);
            }
            for (int hash : ofTicks) {
                hashes.addTick(hash);
            }
        }
    }

    private static int[] hex(JsonFields fields, String key, String digits) throws InputException {
        int[] numbers = new int[digits.length() / HEX_DIGITS];
        try {
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = Integer.parseUnsignedInt(digits, i * HEX_DIGITS, (i + 1) * HEX_DIGITS, 16);
            }
        } catch (NumberFormatException e) {
            numbers = null;
        }
        if (numbers == null || digits.length() % HEX_DIGITS != 0) {
            throw new InputException(fields.at(key) + ": expected hexadecimal digits, " + HEX_DIGITS + " for each hash");
        }
        return numbers;
    }

    private void readLost(JsonFields fields) throws InputException {
        String name = fields.text("kind");
        EventKind kind = kinds.get(name);
        long from = fields.whole("from", 0, Long.MAX_VALUE);
        long to = fields.whole("to", from, Long.MAX_VALUE >>> 1);
        if (kind == null) {
            return;
        }
        long next = checks.count(kind);
        if (from != next || to > RawRows.tooMany(kind)) {
            throw new InputException("lost: expected " + name + " rows from " + next + " on and up to at most " + RawRows.tooMany(kind) + ", found "
                    + from + " to " + to);
        }
        if (next == 0) {
            // What is lost before the first row is lost in chunks, as in a running session.
            long whole = to - to % RawRows.rowsOfAChunk(kind);
            rows.startAt(kind, whole);
            checks.lost(kind, whole);
        }
        lose(kind, checks.count(kind), to);
        if (kind == EventKind.FRAME_END) {
            framesEndFrom = to;
            // Those that began already; the others are left out as they come.
            lose(EventKind.FRAME, from, Math.min(to, checks.count(EventKind.FRAME)));
        }
    }

    private void lose(EventKind kind, long from, long to) {
        if (from < to) {
            rows.lose(kind, from, to);
            checks.lost(kind, Math.max(to, checks.count(kind)));
        }
    }
}
