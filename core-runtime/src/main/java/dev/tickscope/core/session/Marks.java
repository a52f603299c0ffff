package dev.tickscope.core.session;

import dev.tickscope.core.store.StoreView;
import java.util.ArrayList;
import java.util.List;

/**
 * Instants of a session that a user marked, in the order of time. They stay where they are while the playhead moves and the session goes
 * on, and go when their rows no longer fit into memory. One thread.
 */
public final class Marks {
    private final List<Mark> marks = new ArrayList<>();
    private List<Mark> shown = List.of();
    private int lastId;

    /**
     * One marked instant.
     *
     * @param id its number, from 1, never used again in the session
     * @param kept whether it was kept under a name of its own; others are taken away by marking the same instant again
     */
    public record Mark(int id, String name, boolean kept, Playhead playhead) {
    }

    /** Forgets all, for another session. */
    public void clear() {
        marks.clear();
        lastId = 0;
        changed();
    }

    private void changed() {
        shown = List.copyOf(marks);
    }

    /** In the order of time. A new list with every change. */
    public List<Mark> all() {
        return shown;
    }

    /** The mark at a moment, or null. */
    public Mark at(StoreView view, Moment moment) {
        Playhead playhead = moment.playhead(view);
        return shown.stream().filter(mark -> mark.playhead().equals(playhead)).findFirst().orElse(null);
    }

    /** Marks a moment that has a frame; one that is marked already keeps its mark. */
    public Mark add(StoreView view, Moment moment) {
        Mark there = at(view, moment);
        if (there != null) {
            return there;
        }
        Mark mark = new Mark(++lastId, "Mark " + lastId, false, moment.playhead(view));
        int place = 0;
        while (place < marks.size() && LookBack.compare(view, Moment.of(view, marks.get(place).playhead()), moment) <= 0) {
            place++;
        }
        marks.add(place, mark);
        changed();
        return mark;
    }

    /** Keeps a mark under a name; an empty one leaves the name that it has. */
    public void keep(int id, String name) {
        String trimmed = name.strip();
        marks.replaceAll(mark -> mark.id() != id ? mark : new Mark(id, trimmed.isEmpty() ? mark.name() : trimmed, true, mark.playhead()));
        changed();
    }

    public void remove(int id) {
        marks.removeIf(mark -> mark.id() == id);
        changed();
    }

    /** Takes away the marks whose rows are lost. @return those */
    public List<Mark> dropLost(StoreView view) {
        List<Mark> lost = shown.stream().filter(mark -> !Moment.kept(view, mark.playhead())).toList();
        if (!lost.isEmpty()) {
            marks.removeAll(lost);
            changed();
        }
        return lost;
    }

    /** The nearest mark before (−1) or after (+1) a moment, or null. */
    public Mark next(StoreView view, Moment moment, int step) {
        Mark nearest = null;
        for (Mark mark : shown) {
            int order = LookBack.compare(view, Moment.of(view, mark.playhead()), moment);
            if (order < 0 && step < 0) {
                nearest = mark;
            } else if (order > 0 && step > 0) {
                return mark;
            }
        }
        return nearest;
    }
}
