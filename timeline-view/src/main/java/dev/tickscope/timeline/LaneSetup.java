package dev.tickscope.timeline;

import dev.tickscope.timeline.track.Lane;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How a user arranged the lanes: their order, heights that differ from the usual ones, which are pinned under the rulers and which are
 * hidden. Can be kept as text. Knows no toolkit; one thread.
 */
public final class LaneSetup {
    /** Heights go in steps of so many pixels … */
    public static final int STEP = 8;
    /** … from this one … */
    public static final int LEAST = 24;
    /** … to this one. */
    public static final int MOST = 480;

    private final List<Lane> order = new ArrayList<>();
    private final Map<Lane, Integer> heights = new EnumMap<>(Lane.class);
    private final Set<Lane> pinned = EnumSet.noneOf(Lane.class);
    private final Set<Lane> hidden = EnumSet.noneOf(Lane.class);
    private final List<Runnable> listeners = new ArrayList<>();

    /** All lanes in their usual order. */
    public LaneSetup() {
        order.addAll(List.of(Lane.values()));
    }

    /** @param listener told after every change */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        listeners.forEach(Runnable::run);
    }

    /** All lanes in their order, hidden ones too. */
    public List<Lane> order() {
        return List.copyOf(order);
    }

    /** The lanes that are shown, from top to bottom: pinned ones first, each group in its order. */
    public List<Lane> shown() {
        List<Lane> shown = new ArrayList<>(order.stream().filter(lane -> !hidden.contains(lane) && pinned.contains(lane)).toList());
        shown.addAll(order.stream().filter(lane -> !hidden.contains(lane) && !pinned.contains(lane)).toList());
        return List.copyOf(shown);
    }

    /** Puts a lane before another one of the same group, or at the end if that is null. */
    public void moveBefore(Lane lane, Lane other) {
        if (lane == other) {
            return;
        }
        order.remove(lane);
        order.add(other == null ? order.size() : order.indexOf(other), lane);
        changed();
    }

    /** The height that a user gave it, or 0 for its usual one, which shrinks and grows with the room. */
    public int height(Lane lane) {
        return heights.getOrDefault(lane, 0);
    }

    /** Sets a height to the nearest step; 0 or less gives the usual one back. */
    public void setHeight(Lane lane, double pixels) {
        Integer wanted = pixels <= 0 ? null : stepped(pixels);
        Integer before = wanted == null ? heights.remove(lane) : heights.put(lane, wanted);
        if (!java.util.Objects.equals(before, wanted)) {
            changed();
        }
    }

    private static int stepped(double pixels) {
        return (int) Math.max(LEAST, Math.min(MOST, Math.round(pixels / STEP) * STEP));
    }

    public boolean pinned(Lane lane) {
        return pinned.contains(lane);
    }

    /** Whether it stays under the rulers while the others scroll. */
    public void setPinned(Lane lane, boolean on) {
        if (on ? pinned.add(lane) : pinned.remove(lane)) {
            changed();
        }
    }

    public boolean hidden(Lane lane) {
        return hidden.contains(lane);
    }

    /** Whether it is left out. The last one that is shown cannot be hidden. */
    public void setHidden(Lane lane, boolean on) {
        if (on ? !hidden.contains(lane) && hidden.size() < order.size() - 1 && hidden.add(lane) : hidden.remove(lane)) {
            changed();
        }
    }

    /** Everything as at first. */
    public void reset() {
        restore("");
    }

    /** All of it as one line: {@code frames ticks:80 phases:hidden stops:pinned …}, in order. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Lane lane : order) {
            text.append(text.isEmpty() ? "" : " ").append(lane.id());
            if (heights.containsKey(lane)) {
                text.append(':').append(heights.get(lane));
            }
            text.append(pinned.contains(lane) ? ":pinned" : "").append(hidden.contains(lane) ? ":hidden" : "");
        }
        return text.toString();
    }

    /**
     * Takes over what {@link #text} gave. Lanes that it does not name come last, as they are at first; words that it should not have are
     * passed over, so a line of another version does no harm.
     */
    public void restore(String text) {
        order.clear();
        heights.clear();
        pinned.clear();
        hidden.clear();
        for (String word : text.trim().split("\\s+")) {
            take(word.split(":", -1));
        }
        for (Lane lane : Lane.values()) {
            if (!order.contains(lane)) {
                order.add(lane);
            }
        }
        if (hidden.size() == order.size()) {
            hidden.clear();
        }
        changed();
    }

    private void take(String[] parts) {
        for (Lane lane : Lane.values()) {
            if (lane.id().equals(parts[0]) && !order.contains(lane)) {
                order.add(lane);
                for (int i = 1; i < parts.length; i++) {
                    take(lane, parts[i]);
                }
            }
        }
    }

    private void take(Lane lane, String what) {
        if (what.equals("pinned")) {
            pinned.add(lane);
        } else if (what.equals("hidden")) {
            hidden.add(lane);
        } else if (what.matches("\\d{1,4}") && Integer.parseInt(what) > 0) {
            heights.put(lane, stepped(Integer.parseInt(what)));
        }
    }
}
