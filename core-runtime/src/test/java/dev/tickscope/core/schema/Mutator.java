package dev.tickscope.core.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Spoils JSON trees in one or two places: keys go, come, change their names or values; items of lists go or come twice. */
final class Mutator {
    /** Values of every type, right ones and wrong ones. No large number of frames, which would only take long, and none beyond 64 bits, at which the validator fails. */
    private static final List<JsonNode> VALUES = Schemas.json("[null, true, false, 0, 1, 2, -1, 3.0, 1.5, 0.0000000004, 63, 65, 1001, 1e18,"
            + "'', 'x', '0', '-0', '1', '1/60', '1/0', '-1/60', '+2.5', '.5', '5.', '1e3', '1e-1', ' 20ms ', '16,7ms', '3 US', '7µs', '5 s', '1 /  3', '7200', '2m',"
            + "'NaN', ' -INF ', '+nan', 'infinity', 'phase', 'scaled', 'ordered', 'tool', 'ticks', 'drop', 'keep', 'clear', 'none', 'update', 'fixedUpdate',"
            + "'contacts', 'pause', 'press', 'stepTick', 'teleport', 'jump', 'Ball', 'stamp', 'delta', 'frames.csv', 'mine.json', 'game.exe',"
            + "[], [1], ['1/60'], [null], {}, {'min': 1, 'max': 2}, {'min': 3, 'max': 2}, {'tick': 1, 'do': 'pause'}, {'extends': 'ordered', 'cap': 2}]")
            .valueStream().toList();

    private final Random random;
    private final List<String> names;

    /** @param names keys that a mutation may add or take as a new name */
    Mutator(long seed, List<String> names) {
        this.random = new Random(seed);
        this.names = names;
    }

    private record Place(JsonNode parent, String key, int index) {
    }

    /** A spoiled copy. */
    JsonNode mutate(JsonNode tree) {
        JsonNode copy = tree.deepCopy();
        int changes = 1 + random.nextInt(2);
        for (int i = 0; i < changes; i++) {
            change(copy);
        }
        return copy;
    }

    private void change(JsonNode tree) {
        List<Place> places = new ArrayList<>();
        collect(tree, places);
        Place place = places.get(random.nextInt(places.size()));
        if (place.parent() instanceof ObjectNode object) {
            changeKey(object, place.key());
        } else {
            changeItem((ArrayNode) place.parent(), place.index());
        }
    }

    private void changeKey(ObjectNode object, String key) {
        switch (random.nextInt(8)) {
            case 0 -> object.remove(key);
            case 1 -> object.set(name(), value());
            case 2 -> {
                JsonNode value = object.remove(key);
                object.set(name(), value);
            }
            default -> object.set(key, value());
        }
    }

    private void changeItem(ArrayNode list, int index) {
        switch (random.nextInt(4)) {
            case 0 -> list.remove(index);
            case 1 -> list.add(list.get(index).deepCopy());
            default -> list.set(index, value());
        }
    }

    private String name() {
        return names.get(random.nextInt(names.size()));
    }

    private JsonNode value() {
        return VALUES.get(random.nextInt(VALUES.size())).deepCopy();
    }

    private static void collect(JsonNode node, List<Place> places) {
        if (node.isObject()) {
            for (String key : node.propertyNames()) {
                places.add(new Place(node, key, -1));
                collect(node.get(key), places);
            }
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                places.add(new Place(node, null, i));
                collect(node.get(i), places);
            }
        }
    }
}
