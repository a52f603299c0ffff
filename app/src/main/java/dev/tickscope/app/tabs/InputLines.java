package dev.tickscope.app.tabs;

import dev.tickscope.core.contract.InputLatch;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.edge.EdgeIndex;
import dev.tickscope.timeline.edge.InputEdge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The actions of a game and what had become of their edges at a moment. Reads each row once; a moment of the past is found by bisection
 * for each action. No toolkit.
 */
public final class InputLines {
    private static final String NOTHING = "–";

    private final SessionInfo info;
    private final EdgeIndex index;
    /** For each action, the places of its edges in the index, and how many there are. */
    private final int[][] places;
    private final int[] counts;
    private int taken;
    private List<InputLine> lines = List.of();

    public InputLines(SessionInfo info) {
        this.info = info;
        index = new EdgeIndex(info);
        places = new int[info.actions().size()][4];
        counts = new int[info.actions().size()];
    }

    /**
     * Takes in what is new and brings the lines to a moment.
     *
     * @param past a moment to look back at, or null for the newest rows, also those that arrived while the run stands
     * @return whether any line changed
     */
    public boolean update(StoreView view, Moment past) {
        index.update(view);
        List<InputEdge> edges = index.edges();
        for (; taken < edges.size(); taken++) {
            int action = edges.get(taken).action();
            if (counts[action] == places[action].length) {
                places[action] = Arrays.copyOf(places[action], counts[action] * 2);
            }
            places[action][counts[action]++] = taken;
        }
        int arrived = past == null ? edges.size() : arrived(view, past);
        List<InputLine> now = new ArrayList<>();
        for (int action = 0; action < counts.length; action++) {
            now.add(line(view, past, action, arrived));
        }
        boolean changed = !now.equals(lines);
        lines = now;
        return changed;
    }

    /** How many edges had arrived by then. */
    private int arrived(StoreView view, Moment moment) {
        int low = 0;
        int high = taken;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (arrived(view, moment, index.edges().get(middle).row())) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static boolean arrived(StoreView view, Moment moment, long row) {
        long frame = view.inputs().getLong(Columns.Input.FRAME_POSITION, row);
        if (frame != moment.framePosition() || moment.place() == Moment.Place.FRAME_END || !EdgeIndex.inside(view, row)) {
            return frame <= moment.framePosition();
        }
        // What arrived while the run stood there is not part of the moment at which it stopped.
        return view.inputs().getLong(Columns.Input.NANOS, row) < LookBack.nanos(view, moment);
    }

    private InputLine line(StoreView view, Moment past, int action, int arrived) {
        int found = Arrays.binarySearch(places[action], 0, counts[action], arrived);
        int last = (found < 0 ? -found - 1 : found) - 1;
        boolean held = last >= 0 && index.edges().get(places[action][last]).down();
        int waiting = 0;
        String told = null;
        for (int i = last; i >= 0 && told == null; i--) {
            InputEdge edge = index.edges().get(places[action][i]);
            boolean seen = edge.tickRow() >= 0 && (past == null || edge.tickRow() <= past.tickRow());
            if (seen) {
                told = words(view, edge);
            } else if (edge.fate() == InputEdge.Fate.LOST && (past == null || over(view, past, edge))) {
                told = press(edge) + " lost";
            }
            boolean open = edge.fate() == InputEdge.Fate.WAITS || told == null && edge.fate() != InputEdge.Fate.NOT_TOLD;
            waiting += open ? 1 : 0;
        }
        return new InputLine(action, info.actions().names().get(action), held, waiting, told == null ? NOTHING : told);
    }

    /** Whether a tick that could have seen the edge was complete by then, or the frame that it was for was over. */
    private boolean over(StoreView view, Moment moment, InputEdge edge) {
        return moment.tickRow() >= EdgeIndex.firstTick(view, edge.row()) || info.contract().input().latch() == InputLatch.NONE
                && view.inputs().getLong(Columns.Input.FRAME_POSITION, edge.row()) < moment.framePosition();
    }

    private static String press(InputEdge edge) {
        return edge.down() ? "press" : "release";
    }

    private static String words(StoreView view, InputEdge edge) {
        if (!view.ticks().has(edge.tickRow())) {
            return press(edge) + " by a tick that is lost";
        }
        return press(edge) + " by T" + view.ticks().getLong(Columns.Tick.TICK_INDEX, edge.tickRow())
                + (edge.seenBy() > 1 ? ", seen ×" + edge.seenBy() : "");
    }

    /** By number of the action. */
    public List<InputLine> lines() {
        return lines;
    }
}
