package dev.tickscope.core.input;

import java.util.List;

/**
 * The actions of a game; an action's place in the list is its number in rows and bit masks.
 *
 * @param names distinct, at most {@link #MAX_ACTIONS}
 */
public record ActionMap(List<String> names) {
    /** One bit each in a long. */
    public static final int MAX_ACTIONS = 63;
    public static final ActionMap NONE = new ActionMap(List.of());

    public ActionMap {
        names = List.copyOf(names);
        if (names.size() > MAX_ACTIONS || names.stream().distinct().count() != names.size()) {
            throw new IllegalArgumentException("at most " + MAX_ACTIONS + " distinct actions, not " + names);
        }
    }

    public int size() {
        return names.size();
    }

    /** Its number, or −1. */
    public int indexOf(String name) {
        return names.indexOf(name);
    }
}
