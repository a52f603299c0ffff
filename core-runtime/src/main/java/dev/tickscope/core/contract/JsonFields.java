package dev.tickscope.core.contract;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeText;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * Reads one JSON object key by key and refuses, by name, every key that nobody asked for. Messages say the file, the key's path and
 * what was expected.
 */
public final class JsonFields {
    private final String path;
    private final JsonNode object;
    private final Set<String> known = new LinkedHashSet<>();

    /** @param path where the object stands, such as {@code game.json: contract} */
    public JsonFields(String path, JsonNode object) throws InputException {
        this.path = path;
        this.object = object;
        if (!object.isObject()) {
            throw new InputException(said(path) + "expected an object in braces, found " + brief(object));
        }
    }

    public String path() {
        return path;
    }

    /** The path of one key of this object, for messages. */
    public String at(String key) {
        return at(path, key);
    }

    static String at(String place, String key) {
        return place + (place.endsWith(":") ? " " : ".") + key;
    }

    /** A place as the beginning of a message: with one colon, also where it is a file's name that has one already. */
    static String said(String place) {
        return place.endsWith(":") ? place + " " : place + ": ";
    }

    public boolean has(String key) {
        known.add(key);
        return object.has(key);
    }

    /** The value of {@code key}; null if it is absent. A JSON null is returned as a node. */
    public JsonNode node(String key) {
        known.add(key);
        return object.get(key);
    }

    public String text(String key) throws InputException {
        JsonNode value = required(key, "a text");
        return textOf(key, value);
    }

    public String text(String key, String otherwise) throws InputException {
        JsonNode value = node(key);
        return value == null ? otherwise : textOf(key, value);
    }

    private String textOf(String key, JsonNode value) throws InputException {
        if (!value.isString()) {
            throw wrong(key, "a text in quotes", value);
        }
        return value.stringValue();
    }

    public boolean flag(String key, boolean otherwise) throws InputException {
        JsonNode value = node(key);
        if (value == null) {
            return otherwise;
        }
        if (!value.isBoolean()) {
            throw wrong(key, "true or false", value);
        }
        return value.booleanValue();
    }

    /** A whole number from {@code min} to {@code max}. */
    public long whole(String key, long min, long max) throws InputException {
        JsonNode value = required(key, "a whole number");
        if (!value.isIntegralNumber() || !value.canConvertToLong() || value.longValue() < min || value.longValue() > max) {
            throw wrong(key, max == Long.MAX_VALUE ? "a whole number, " + min + " or above" : "a whole number from " + min + " to " + max, value);
        }
        return value.longValue();
    }

    public long whole(String key, long min, long max, long otherwise) throws InputException {
        return has(key) ? whole(key, min, max) : otherwise;
    }

    /** A number, kept as written: a text such as "1/2" or a JSON number. */
    public Rational ratio(String key) throws InputException {
        JsonNode value = required(key, "a number or a fraction such as \"1/2\"");
        if (value.isNumber()) {
            return Rational.of(exactDecimal(value));
        }
        try {
            return TimeText.ratio(textOf(key, value));
        } catch (IllegalArgumentException e) {
            throw new InputException(at(key) + ": " + e.getMessage());
        }
    }

    /** A time in seconds, or null for a JSON null: text is kept exactly, a JSON number is rounded to a nanosecond. */
    public Rational timeOrNull(String key) throws InputException {
        JsonNode value = required(key, TimeText.EXPECTED_TIME + ", or null");
        return value.isNull() ? null : time(at(key), value);
    }

    /** A time in seconds from a text or a number. */
    public static Rational time(String path, JsonNode value) throws InputException {
        if (value.isNumber()) {
            return TimeText.quantised(exactDecimal(value));
        }
        if (!value.isString()) {
            throw new InputException(path + ": expected " + TimeText.EXPECTED_TIME + ", found " + brief(value));
        }
        try {
            return TimeText.seconds(value.stringValue());
        } catch (IllegalArgumentException e) {
            throw new InputException(path + ": " + e.getMessage());
        }
    }

    private static BigDecimal exactDecimal(JsonNode value) {
        return value.decimalValue();
    }

    /** One of the constants of an enum, written in camel case. */
    public <E extends Enum<E>> E choice(String key, Class<E> type) throws InputException {
        String text = text(key);
        for (E constant : type.getEnumConstants()) {
            if (camelCase(constant).equals(text)) {
                return constant;
            }
        }
        String choices = Arrays.stream(type.getEnumConstants()).map(JsonFields::camelCase).collect(Collectors.joining(", "));
        throw new InputException(at(key) + ": expected one of " + choices + ", found \"" + text + "\"");
    }

    /** {@code DROP_WHOLE_TICKS} as {@code dropWholeTicks}. */
    public static String camelCase(Enum<?> constant) {
        StringBuilder name = new StringBuilder();
        for (String word : constant.name().toLowerCase(Locale.ROOT).split("_")) {
            name.append(name.length() == 0 ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return name.toString();
    }

    public JsonFields object(String key) throws InputException {
        return new JsonFields(at(key), required(key, "an object in braces"));
    }

    public List<JsonNode> list(String key) throws InputException {
        JsonNode value = required(key, "a list in brackets");
        if (!value.isArray()) {
            throw wrong(key, "a list in brackets", value);
        }
        return value.valueStream().toList();
    }

    public JsonNode required(String key, String expected) throws InputException {
        JsonNode value = node(key);
        if (value == null) {
            throw new InputException(said(path) + "the key \"" + key + "\" is missing; expected " + expected);
        }
        return value;
    }

    public InputException wrong(String key, String expected, JsonNode found) {
        return new InputException(at(key) + ": expected " + expected + ", found " + brief(found));
    }

    /** Refuses keys that were never asked for. Call it when everything was read. */
    public void end() throws InputException {
        for (String key : object.propertyNames()) {
            if (!known.contains(key)) {
                throw new InputException(said(path) + "unknown key \"" + key + "\"; known here: " + String.join(", ", known));
            }
        }
    }

    private static String brief(JsonNode value) {
        String text = value.toString();
        return text.length() > 60 ? text.substring(0, 57) + "..." : text;
    }
}
