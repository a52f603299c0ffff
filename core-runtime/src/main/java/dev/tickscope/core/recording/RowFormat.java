package dev.tickscope.core.recording;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.PoseKind;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.TableView;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * The rows of one kind as JSON: a field for each column, under its name. Fields whose column has its usual value are left out. Stages,
 * events, causes and answers are written by name, so that a program with more of them reads the file too.
 */
final class RowFormat {
    private static final int HEX = 16;
    private static final Set<String> STAGES = Set.of("stage", "hitStage", "stoppedStage");
    private static final Set<String> HASHES = Set.of("stateHash", "expectedHash", "actualHash");

    private final EventKind kind;
    private final PhasePlan plan;
    private final List<Column> columns;
    private final Map<String, Column> byName = new HashMap<>();
    private final long[] usual;
    /** Of a column that holds an ordinal: what it may be. */
    private final Map<String, Enum<?>[]> choices;

    RowFormat(EventKind kind, PhasePlan plan) {
        this.kind = kind;
        this.plan = plan;
        this.columns = RawRows.columns(kind);
        columns.forEach(column -> byName.put(column.name(), column));
        this.choices = choices(kind);
        this.usual = columns.stream().mapToLong(Column::usual).toArray();
    }

    private static Map<String, Enum<?>[]> choices(EventKind kind) {
        return switch (kind) {
            case POSE -> Map.of(Columns.Pose.KIND.name(), PoseKind.values());
            case STATE -> Map.of(Columns.State.EVENT.name(), RunEvent.values(), Columns.State.CAUSE.name(), StopCause.values());
            case BREAKPOINT -> Map.of(Columns.Breakpoint.CHANGE.name(), BreakpointRow.Change.values());
            case COMMAND -> Map.of(Columns.Command.KIND.name(), CommandKind.values(), Columns.Command.ANSWER.name(), CommandAnswer.values());
            case OBJECT -> Map.of(Columns.Obj.CHANGE.name(), ObjectRow.Change.values());
            default -> Map.of();
        };
    }

    /** What {@code row} says in the file, such as {@code frameEnd}. */
    static String name(EventKind kind) {
        return JsonFields.camelCase(kind);
    }

    /** How many numbers a row has. */
    int width() {
        return usual.length;
    }

    /** Sets a row to what fields that are left out mean. */
    void clear(long[] values) {
        System.arraycopy(usual, 0, values, 0, usual.length);
    }

    /** The fields of a row; the object around them is the caller's. */
    void write(JsonGenerator json, TableView table, long row) {
        for (Column column : columns) {
            long value = column.type() == Column.Type.DOUBLE ? Double.doubleToRawLongBits(table.getDouble(column, row)) : table.getLong(column, row);
            if (value != column.usual() || named(column)) {
                write(json, column, value);
            }
        }
    }

    /** What a person looks for first is always there; the kind of a pose is nearly always the same. */
    private boolean named(Column column) {
        return kind != EventKind.POSE && (choices.containsKey(column.name()) || STAGES.contains(column.name()));
    }

    private void write(JsonGenerator json, Column column, long value) {
        if (choices.containsKey(column.name())) {
            json.writeStringProperty(column.name(), JsonFields.camelCase(choices.get(column.name())[(int) value]));
        } else if (STAGES.contains(column.name())) {
            if (value < 0) {
                json.writeNullProperty(column.name());
            } else {
                json.writeStringProperty(column.name(), plan.stage((int) value).name());
            }
        } else if (HASHES.contains(column.name())) {
            json.writeStringProperty(column.name(), String.format(Locale.ROOT, "%016x", value));
        } else if (column.type() == Column.Type.DOUBLE) {
            writeDouble(json, column.name(), value);
        } else {
            json.writeNumberProperty(column.name(), value);
        }
    }

    /** The shortest decimal that gives the same bits back; where none does, the bits. */
    private static void writeDouble(JsonGenerator json, String name, long bits) {
        double value = Double.longBitsToDouble(bits);
        if (Double.isFinite(value)) {
            json.writeNumberProperty(name, value);
        } else {
            json.writeStringProperty(name, String.format(Locale.ROOT, "%016x", bits));
        }
    }

    /**
     * Takes the value that the parser stands at.
     *
     * @return false if there is no such field, which another program may have written
     * @throws InputException if it is none that such a field can have
     */
    boolean read(JsonParser parser, String name, long[] values) throws InputException {
        Column column = byName.get(name);
        if (column == null) {
            return false;
        }
        values[column.index()] = value(parser, column);
        return true;
    }

    private long value(JsonParser parser, Column column) throws InputException {
        JsonToken token = parser.currentToken();
        if (choices.containsKey(column.name())) {
            Enum<?>[] all = choices.get(column.name());
            return Arrays.stream(all).filter(c -> token == JsonToken.VALUE_STRING && JsonFields.camelCase(c).equals(parser.getString())).findFirst()
                    .orElseThrow(() -> wrong(parser, column, "one of " + String.join(", ", Arrays.stream(all).map(JsonFields::camelCase).toList())))
                    .ordinal();
        } else if (STAGES.contains(column.name())) {
            return token == JsonToken.VALUE_NULL ? -1 : plan.stages().stream()
                    .filter(s -> token == JsonToken.VALUE_STRING && s.name().equals(parser.getString())).findFirst()
                    .orElseThrow(() -> wrong(parser, column, "a phase of the contract, or null")).index();
        } else if (HASHES.contains(column.name()) || column.type() == Column.Type.DOUBLE && token == JsonToken.VALUE_STRING) {
            return hex(parser, column);
        } else if (column.type() == Column.Type.DOUBLE) {
            if (!token.isNumeric()) {
                throw wrong(parser, column, "a number");
            }
            return Double.doubleToRawLongBits(parser.getDoubleValue());
        }
        return whole(parser, column);
    }

    private long whole(JsonParser parser, Column column) throws InputException {
        if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT || parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
            throw wrong(parser, column, "a whole number");
        }
        long value = parser.getLongValue();
        boolean fits = switch (column.type()) {
            case INT -> value == (int) value;
            case COUNT -> value >= 0 && value >>> column.bits() == 0;
            case BYTE -> value == (byte) value;
            default -> true;
        };
        if (!fits) {
            throw wrong(parser, column, "a whole number of " + column.bits() + " bits");
        }
        return value;
    }

    private long hex(JsonParser parser, Column column) throws InputException {
        String text = parser.currentToken() == JsonToken.VALUE_STRING ? parser.getString() : "";
        try {
            return Long.parseUnsignedLong(text, HEX);
        } catch (NumberFormatException e) {
            throw wrong(parser, column, "64 bits as hexadecimal digits in quotes");
        }
    }

    private InputException wrong(JsonParser parser, Column column, String expected) {
        return new InputException(name(kind) + "." + column.name() + ": expected " + expected + ", found " + parser.getString());
    }
}
