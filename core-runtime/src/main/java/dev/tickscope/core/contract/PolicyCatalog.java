package dev.tickscope.core.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * What every policy of a contract file means, in words: for whoever edits a contract. Its keys are those that {@link ContractReader}
 * accepts; one inside an object is written with a dot, such as {@code timeScale.max}.
 */
public final class PolicyCatalog {
    /** What a policy's value looks like. */
    public enum Kind {
        /** A name. */
        TEXT,
        /** A number or a fraction. */
        RATIO,
        /** A length of time, with or without unit. */
        TIME,
        /** A whole number. */
        WHOLE,
        /** One of the values that {@link Policy#values} explains. */
        CHOICE,
        /** A smallest and a largest whole number, {@code 1 to 240}. */
        RANGE,
        /** The stages of a frame. */
        PLAN
    }

    /**
     * One value of a choice.
     *
     * @param value as files write it
     * @param words a few words that go on from the policy's title
     * @param says what it means
     */
    public record Value(String value, String words, String says) {
    }

    /**
     * One policy.
     *
     * @param key where it stands in a contract
     * @param title its name on screen
     * @param unit what a number counts, in the plural, or empty
     * @param none what it means that there is no value, or empty where there must be one
     * @param otherwise the value of a contract that leaves it out, as text; null where none may
     * @param range which values are accepted, or empty for a choice
     * @param acts at which moment of a run it matters, or empty
     * @param rules the ids of the rules and readings that it comes from
     * @param says what it means
     * @param values all values of a choice
     */
    public record Policy(String key, String title, Kind kind, String unit, String none, String otherwise, String range, String acts,
            List<String> rules, String says, List<Value> values) {
        /** Whether a contract may have no value here. */
        public boolean mayBeNone() {
            return !none.isEmpty();
        }

        /** A value in words: {@code 4 ticks}, {@code no cap}, {@code in every tick}; what is not understood stays as it is. */
        public String words(String value) {
            if (value.isEmpty() && mayBeNone()) {
                return none;
            }
            for (Value known : values) {
                if (known.value().equals(value)) {
                    return known.words();
                }
            }
            if (kind == Kind.TIME && value.matches("[0-9./eE+-]+")) {
                return value + " s";
            }
            return unit.isEmpty() ? value : value + " " + (value.equals("1") ? unit.replaceFirst("s\\b", "") : unit);
        }

        /** How this value differs from another one: {@code Catch-up cap: 4 ticks instead of 5}. */
        String instead(String value, String other) {
            boolean counted = !unit.isEmpty() && !value.isEmpty() && !other.isEmpty();
            return title + ": " + words(value) + " instead of " + (counted ? other : words(other));
        }
    }

    /** Policies that belong together. */
    public record Group(String title, List<Policy> policies) {
    }

    private static final JsonNode FILE = file();
    private static final List<Group> GROUPS = FILE.get("groups").valueStream().map(PolicyCatalog::group).toList();
    private static final List<Policy> STAGE = FILE.get("stage").valueStream().map(PolicyCatalog::policy).toList();
    private static final Map<String, Policy> BY_KEY = byKey();

    private PolicyCatalog() {
    }

    /** All policies in their groups, in the order in which an editor shows them. */
    public static List<Group> groups() {
        return GROUPS;
    }

    /** All policies in the same order. */
    public static List<Policy> policies() {
        return List.copyOf(BY_KEY.values());
    }

    /** The keys of one stage of the phase plan. */
    public static List<Policy> stage() {
        return STAGE;
    }

    /** @throws IllegalArgumentException if there is no such policy */
    public static Policy get(String key) {
        Policy policy = BY_KEY.get(key);
        if (policy == null) {
            throw new IllegalArgumentException("there is no policy " + key);
        }
        return policy;
    }

    /**
     * The policy that a place in a contract belongs to, such as {@code phases.tick[0].name}; of an object the first of its policies. Null if
     * there is none.
     */
    public static Policy at(String place) {
        for (Policy policy : BY_KEY.values()) {
            if ((place + ".").startsWith(policy.key() + ".") || policy.key().startsWith(place + ".")) {
                return policy;
            }
        }
        return null;
    }

    private static JsonNode file() {
        try (InputStream in = PolicyCatalog.class.getResourceAsStream("policies.json")) {
            return ContractReader.mapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Policy> byKey() {
        Map<String, Policy> policies = new LinkedHashMap<>();
        GROUPS.forEach(group -> group.policies().forEach(policy -> policies.put(policy.key(), policy)));
        return policies;
    }

    private static Group group(JsonNode node) {
        return new Group(node.get("title").stringValue(), node.get("policies").valueStream().map(PolicyCatalog::policy).toList());
    }

    private static Policy policy(JsonNode node) {
        List<String> rules = new ArrayList<>();
        if (node.has("rules")) {
            node.get("rules").forEach(rule -> rules.add(rule.stringValue()));
        }
        List<Value> values = new ArrayList<>();
        if (node.has("values")) {
            node.get("values").forEach(value -> values.add(new Value(text(value, "value"), text(value, "words"), text(value, "says"))));
        }
        return new Policy(text(node, "key"), text(node, "title"), Kind.valueOf(text(node, "kind").toUpperCase(Locale.ROOT)), text(node, "unit"),
                text(node, "none"), node.has("otherwise") ? text(node, "otherwise") : null, text(node, "range"), text(node, "acts"), List.copyOf(rules),
                text(node, "says"), List.copyOf(values));
    }

    private static String text(JsonNode node, String key) {
        return node.has(key) ? node.get(key).stringValue() : "";
    }
}
