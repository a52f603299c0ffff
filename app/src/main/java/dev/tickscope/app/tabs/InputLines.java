package dev.tickscope.app.tabs;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.edge.EdgeIndex;
import dev.tickscope.timeline.edge.InputEdge;
import java.util.ArrayList;
import java.util.List;

/** The actions of a game and what became of their edges, as the newest rows tell. No toolkit. */
public final class InputLines {
    private final SessionInfo info;
    private final EdgeIndex index;
    private final boolean[] held;
    private final String[] lastSeen;
    private int taken;
    private List<InputLine> lines = List.of();

    public InputLines(SessionInfo info) {
        this.info = info;
        index = new EdgeIndex(info);
        held = new boolean[info.actions().size()];
        lastSeen = new String[info.actions().size()];
    }

    /** Takes in what is new. @return whether any line changed */
    public boolean update(StoreView view) {
        index.update(view);
        List<InputEdge> edges = index.edges();
        int firstOpen = edges.size();
        int[] waiting = new int[held.length];
        for (int i = taken; i < edges.size(); i++) {
            InputEdge edge = edges.get(i);
            held[edge.action()] = edge.down();
            if (edge.fate() == InputEdge.Fate.WAITS) {
                firstOpen = Math.min(firstOpen, i);
                waiting[edge.action()]++;
            }
            if (edge.tickRow() >= 0 && view.ticks().has(edge.tickRow())) {
                lastSeen[edge.action()] = (edge.down() ? "press" : "release") + " by T"
                        + view.ticks().getLong(Columns.Tick.TICK_INDEX, edge.tickRow()) + (edge.seenBy() > 1 ? ", seen ×" + edge.seenBy() : "");
            } else if (edge.fate() == InputEdge.Fate.LOST) {
                lastSeen[edge.action()] = (edge.down() ? "press" : "release") + " lost";
            }
        }
        taken = firstOpen;
        List<InputLine> now = new ArrayList<>();
        for (int i = 0; i < held.length; i++) {
            now.add(new InputLine(i, info.actions().names().get(i), held[i], waiting[i], lastSeen[i] == null ? "–" : lastSeen[i]));
        }
        boolean changed = !now.equals(lines);
        lines = now;
        return changed;
    }

    /** By number of the action. */
    public List<InputLine> lines() {
        return lines;
    }
}
