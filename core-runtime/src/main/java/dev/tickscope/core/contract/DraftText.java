package dev.tickscope.core.contract;

import dev.tickscope.core.contract.ContractDraft.Problem;
import dev.tickscope.core.contract.PolicyCatalog.Kind;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeText;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The policies of a contract's tree as text, and texts as what stands in the tree; texts that make no sense too, so that a reader can say so. */
final class DraftText {
    private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,18}");
    private static final Pattern RANGE = Pattern.compile("(\\S+)\\s+to\\s+(\\S+)");
    private static final Pattern MISSING = Pattern.compile("the key \"(\\w+)\" is missing.*");
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private DraftText() {
    }

    /** The keys of a contract, in the catalogue's order. */
    static List<String> heads() {
        return PolicyCatalog.policies().stream().map(policy -> policy.key().split("\\.")[0]).distinct().toList();
    }

    static String text(ObjectNode tree, Policy policy) {
        JsonNode node = node(tree, policy.key());
        if (node == null) {
            return policy.otherwise() == null ? "" : policy.otherwise();
        }
        if (node.isNull()) {
            return "";
        }
        if (policy.kind() == Kind.RANGE) {
            return range(node);
        }
        String text = plain(node);
        return policy.kind() == Kind.RATIO && text.endsWith("/1") ? text.substring(0, text.length() - 2) : text;
    }

    private static String plain(JsonNode node) {
        return node == null ? "" : node.isString() ? node.stringValue() : node.toString();
    }

    private static String range(JsonNode node) {
        return node.has("max") ? plain(node.get("min")) + " to " + plain(node.get("max")) : plain(node.get("min"));
    }

    private static JsonNode node(ObjectNode tree, String key) {
        int dot = key.indexOf('.');
        if (dot < 0) {
            return tree.get(key);
        }
        JsonNode object = tree.get(key.substring(0, dot));
        return object == null ? null : object.get(key.substring(dot + 1));
    }

    /** Whether two texts say the same: {@code 60} and {@code 60/1}, {@code 250ms} and {@code 1/4}. */
    static boolean same(Policy policy, String one, String other) {
        if (one.strip().equals(other.strip())) {
            return true;
        }
        Rational value = amount(policy, one);
        return value != null && value.equals(amount(policy, other));
    }

    private static Rational amount(Policy policy, String text) {
        try {
            return switch (policy.kind()) {
                case TIME -> TimeText.seconds(text);
                case RATIO -> TimeText.ratio(text);
                case WHOLE -> WHOLE.matcher(text.strip()).matches() ? TimeText.ratio(text) : null;
                default -> null;
            };
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    static void put(ObjectNode tree, Policy policy, String text) {
        String key = policy.key();
        int dot = key.indexOf('.');
        JsonNode value = value(policy, text.strip());
        if (dot < 0) {
            set(tree, key, value);
            return;
        }
        String head = key.substring(0, dot);
        ObjectNode object = tree.get(head) instanceof ObjectNode there ? there : tree.putObject(head);
        set(object, key.substring(dot + 1), value);
        if (head.equals("limits")) {
            keepLimits(tree, object);
        }
    }

    /** Without any limit there are none; one alone needs the other's key beside it. */
    private static void keepLimits(ObjectNode tree, ObjectNode limits) {
        if (!limits.has("maxCap") && (!limits.has("maxStep") || limits.get("maxStep").isNull())) {
            tree.putNull("limits");
        } else if (!limits.has("maxStep")) {
            limits.putNull("maxStep");
        }
    }

    private static void set(ObjectNode object, String key, JsonNode value) {
        if (value == null) {
            object.remove(key);
        } else {
            object.set(key, value);
        }
    }

    /** What stands in the tree for a text; null for nothing at all. */
    private static JsonNode value(Policy policy, String text) {
        if (text.isEmpty() && policy.mayBeNone()) {
            boolean left = policy.kind() == Kind.CHOICE || policy.kind() == Kind.RANGE || policy.key().equals("rate") || policy.key().equals("step")
                    || policy.key().equals("limits.maxCap");
            return left ? null : NODES.nullNode();
        }
        return switch (policy.kind()) {
            case WHOLE -> whole(text);
            case RANGE -> range(text);
            default -> NODES.stringNode(text);
        };
    }

    private static JsonNode whole(String text) {
        if (!WHOLE.matcher(text).matches()) {
            return NODES.stringNode(text);
        }
        long number = Long.parseLong(text);
        return (int) number == number ? NODES.numberNode((int) number) : NODES.numberNode(number);
    }

    private static JsonNode range(String text) {
        Matcher matcher = RANGE.matcher(text);
        ObjectNode range = NODES.objectNode();
        if (matcher.matches()) {
            range.set("min", whole(matcher.group(1)));
            range.set("max", whole(matcher.group(2)));
        } else {
            range.set("min", whole(text));
        }
        return range;
    }

    /** Gives {@code into} the value that {@code from} has, or none. */
    static void copy(ObjectNode from, ObjectNode into, String key) {
        int dot = key.indexOf('.');
        if (dot < 0) {
            set(into, key, from.get(key));
            return;
        }
        String head = key.substring(0, dot);
        if (!(from.get(head) instanceof ObjectNode)) {
            if (head.equals("limits") && into.get(head) instanceof ObjectNode object) {
                object.remove(key.substring(dot + 1));
                keepLimits(into, object);
                if (into.get(head).isNull()) {
                    set(into, head, from.get(head));
                }
            } else {
                set(into, head, from.get(head));
            }
            return;
        }
        ObjectNode object = into.get(head) instanceof ObjectNode there ? there : into.putObject(head);
        set(object, key.substring(dot + 1), node(from, key));
        if (head.equals("limits")) {
            keepLimits(into, object);
        }
    }

    /** What the reader said of a tree that is called {@code source}, and the policy at which it belongs. */
    static Problem problem(String source, String message, ObjectNode tree) {
        int end = message.indexOf(": ");
        String place = end < 0 ? source : message.substring(0, end);
        String words = end < 0 ? message : message.substring(end + 2);
        place = place.equals(source) ? "" : place.startsWith(source + " ") || place.startsWith(source + ".") ? place.substring(source.length() + 1) : place;
        Matcher missing = MISSING.matcher(words);
        if (missing.matches()) {
            place = place.isEmpty() ? missing.group(1) : place + "." + missing.group(1);
        }
        if (place.isEmpty() && words.contains(" tick")) {
            place = tree.has("step") ? "step" : "rate";
        }
        Policy policy = place.isEmpty() ? null : PolicyCatalog.at(place);
        return new Problem(policy == null ? "" : policy.key(), place, words);
    }
}
