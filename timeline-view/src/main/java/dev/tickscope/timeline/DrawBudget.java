package dev.tickscope.timeline;

import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.track.Lane;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Watches how long each lane takes. One that is too slow several times in a row drops one zoom level, until the zoom level of all
 * changes. Knows no clock: it is told.
 */
final class DrawBudget {
    /** Half of a pulse at 60 a second: the others need the rest. */
    static final long MOST_NANOS = 8_000_000;
    /** A single slow pulse may be the machine's. */
    static final int IN_A_ROW = 4;

    private final Map<Lane, Integer> slow = new EnumMap<>(Lane.class);
    private final Set<Lane> coarse = EnumSet.noneOf(Lane.class);
    private ZoomLevel level;

    void reset() {
        slow.clear();
        coarse.clear();
        level = null;
    }

    /** The zoom level that all lanes would have now. */
    void level(ZoomLevel now) {
        if (now != level) {
            reset();
            level = now;
        }
    }

    /** How long deciding and drawing a lane took. */
    void took(Lane lane, long nanos) {
        int times = nanos > MOST_NANOS ? slow.getOrDefault(lane, 0) + 1 : 0;
        slow.put(lane, times);
        if (times >= IN_A_ROW && level != ZoomLevel.MANY) {
            coarse.add(lane);
        }
    }

    /** Whether a lane draws one zoom level further out. */
    boolean coarse(Lane lane) {
        return coarse.contains(lane);
    }

    /** What it draws instead; empty for a lane that is quick enough. */
    String note(Lane lane) {
        if (!coarse(lane)) {
            return "";
        }
        return switch (level) {
            case TICK -> "frames in place of ticks";
            case FRAME -> "no single phases";
            case FRAMES -> "shapes without text";
            case DENSE, MANY -> "columns of frames";
        };
    }
}
