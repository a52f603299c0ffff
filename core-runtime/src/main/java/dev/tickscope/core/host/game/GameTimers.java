package dev.tickscope.core.host.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** All timed routines of a game: those on its outer clock, and those on the clocks of its time groups. */
final class GameTimers {
    private final TimerQueue outer = new TimerQueue();
    private final Map<String, TimeGroup> groups = new LinkedHashMap<>();
    private long outerUnits;

    long outerUnits() {
        return outerUnits;
    }

    /** A frame begins at this time of the outer clock. */
    void outerClock(long units) {
        outerUnits = units;
        outer.moveTo(units);
        if (!groups.isEmpty()) {
            groups.values().forEach(group -> group.outerClock(units));
        }
    }

    TimeGroup group(String name) {
        return groups.computeIfAbsent(name, n -> new TimeGroup(n, outerUnits));
    }

    /** The clock that an object's timers run on; null is the outer one. */
    TimerQueue queueOf(TimeGroup group) {
        return group == null ? outer : group.timers;
    }

    boolean due() {
        return outer.due() || !groups.isEmpty() && groups.values().stream().anyMatch(group -> group.timers.due());
    }

    /** The outer clock first, then one group after the other in the order in which they were made. @return how many were called */
    int advance(Consumer<Runnable> call) {
        int calls = outer.advance(call);
        if (!groups.isEmpty()) {
            for (TimeGroup group : List.copyOf(groups.values())) {
                calls += group.timers.advance(call);
            }
        }
        return calls;
    }

    /** An object is gone, and its timers with it. */
    void cancelOf(GameObject owner) {
        outer.cancelOf(owner);
        groups.values().forEach(group -> group.timers.cancelOf(owner));
    }
}
