package dev.tickscope.timeline.edge;

import dev.tickscope.core.contract.InputLatch;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.edge.InputEdge.Fate;
import java.util.ArrayList;
import java.util.List;

/**
 * The edges of a session by what INPUT, TICK and FRAME rows tell. Reads each INPUT row once, and looks again only at edges whose fate is
 * open. What the device already said is no edge and is left out.
 */
public final class EdgeIndex {
    private final SessionInfo info;
    private final List<InputEdge> edges = new ArrayList<>();
    private final EdgeWaits waits = new EdgeWaits(edges);
    private long longestWaitUnits;
    private long nextRow;
    private long held;
    private long unsure;
    /** The first edge whose fate may be open. */
    private int firstOpen;

    public EdgeIndex(SessionInfo info) {
        this.info = info;
    }

    /** Takes in new rows. */
    public void update(StoreView view) {
        TableView rows = view.inputs();
        for (nextRow = rows.atOrAfter(nextRow); nextRow < rows.rowCount(); nextRow = rows.atOrAfter(nextRow + 1)) {
            long bit = 1L << rows.getInt(Columns.Input.ACTION, nextRow);
            boolean down = rows.getInt(Columns.Input.DOWN, nextRow) != 0;
            if (nextRow > 0 && !rows.has(nextRow - 1)) {
                unsure = -1;
            }
            // After lost rows nobody knows what was held.
            if ((held & bit) != 0 != down || (unsure & bit) != 0) {
                held = down ? held | bit : held & ~bit;
                unsure &= ~bit;
                edges.add(read(view, nextRow));
            }
        }
        for (int i = firstOpen; i < edges.size(); i++) {
            InputEdge edge = edges.get(i);
            if (!edge.settled() && rows.has(edge.row())) {
                edges.set(i, read(view, edge.row()));
            }
        }
        while (firstOpen < edges.size() && edges.get(firstOpen).settled()) {
            firstOpen++;
        }
        waits.settled(firstOpen);
    }

    /** All edges, in the order in which they arrived. */
    public List<InputEdge> edges() {
        return edges;
    }

    /** The index of the first edge in [from, to) that waited longest, of those that were not stamped with a tick; −1 if no tick saw any. */
    public int longestWait(int from, int to) {
        return waits.longest(from, to);
    }

    /** No edge waited longer for the tick that saw it. */
    public long longestWaitUnits() {
        return longestWaitUnits;
    }

    /** Those that ticks [from, to) were the first to see, in the order in which they arrived. */
    public List<InputEdge> seenBy(long from, long to) {
        List<InputEdge> found = new ArrayList<>();
        for (InputEdge edge : edges) {
            if (edge.tickRow() >= from && edge.tickRow() < to) {
                found.add(edge);
            }
        }
        return found;
    }

    private InputEdge read(StoreView view, long row) {
        TableView rows = view.inputs();
        int action = rows.getInt(Columns.Input.ACTION, row);
        boolean down = rows.getInt(Columns.Input.DOWN, row) != 0;
        long stamp = rows.getLong(Columns.Input.STAMPED_TICK, row);
        long arrival = arrival(view, row);
        InputLatch latch = info.contract().input().latch();
        if (!down && latch == InputLatch.PRESS) {
            return new InputEdge(row, action, false, arrival, stamp, Fate.NOT_TOLD, -1, 0, 0);
        }
        long first = firstTick(view, row);
        if (lostBefore(view, row, first)) {
            return new InputEdge(row, action, down, arrival, stamp, Fate.UNKNOWN, -1, 0, 0);
        }
        if (stamp != 0) {
            long tick = stamped(view, first, stamp);
            return tick < 0 ? new InputEdge(row, action, down, arrival, stamp, Fate.WAITS, -1, 0, 0)
                    : !view.ticks().has(tick) ? new InputEdge(row, action, down, arrival, stamp, Fate.UNKNOWN, -1, 0, 0)
                    : seen(view, row, arrival, tick, 1);
        }
        return latch == InputLatch.NONE ? unlatched(view, row, arrival, first) : latched(view, row, arrival, first);
    }

    /** Whether ticks that may have seen the edge are lost in the middle, or their frame is where the latch asks for whole frames. */
    private boolean lostBefore(StoreView view, long row, long first) {
        TableView ticks = view.ticks();
        boolean ticksLost = first > ticks.firstRow() && !ticks.has(first - 1)
                && ticks.getLong(Columns.Tick.FRAME_POSITION, ticks.atOrBefore(first - 1)) <= view.inputs().getLong(Columns.Input.FRAME_POSITION, row);
        long frame = info.contract().input().latch() == InputLatch.NONE ? wholeFrame(view, row) : -1;
        return ticksLost || frame >= view.frames().firstRow() && frame < view.frames().rowCount() && !view.frames().has(frame);
    }

    /** Where a latch waits, the next tick sees the edge, or nobody does: then it was forgotten in between. */
    private InputEdge latched(StoreView view, long row, long arrival, long first) {
        if (!view.ticks().has(first)) {
            return unseen(view, row, arrival, Fate.WAITS);
        }
        return sees(view, row, first) ? seen(view, row, arrival, first, 1) : unseen(view, row, arrival, Fate.LOST);
    }

    /** Without a latch a single tick sees it alone; else the ticks of the next whole frame do, each of them. */
    private InputEdge unlatched(StoreView view, long row, long arrival, long first) {
        long frame = wholeFrame(view, row);
        boolean over = view.frameEnds().has(frame);
        long end = over ? view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame) : view.ticks().rowCount();
        long firstSeen = -1;
        long count = 0;
        for (long tick = first; tick < end; tick = view.ticks().atOrAfter(tick + 1)) {
            if (sees(view, row, tick)) {
                firstSeen = firstSeen < 0 ? tick : firstSeen;
                count++;
            }
        }
        if (count > 0) {
            InputEdge edge = seen(view, row, arrival, firstSeen, count);
            // Later ticks of a frame that has not ended may see it too.
            boolean single = view.ticks().getLong(Columns.Tick.FRAME_POSITION, firstSeen) < frame;
            return over || single ? edge : new InputEdge(row, edge.action(), edge.down(), arrival, 0, Fate.WAITS, firstSeen, edge.seenUnits(), count);
        }
        return unseen(view, row, arrival, over ? Fate.LOST : Fate.WAITS);
    }

    /** The first frame that begins after the edge and is neither standing time nor a single tick; one past the newest if there is none. */
    private static long wholeFrame(StoreView view, long row) {
        TableView frames = view.frames();
        long frame = view.inputs().getLong(Columns.Input.FRAME_POSITION, row);
        frame = Math.max(frame, frames.firstRow()) + (inside(view, row) ? 1 : 0);
        while (frames.has(frame)) {
            int flags = frames.getInt(Columns.Frame.FLAGS, frame);
            boolean single = (flags & FrameRow.STEPPED) != 0 && (flags & FrameRow.STEPPED_FRAME) == 0;
            boolean stands = (flags & (FrameRow.PAUSED | FrameRow.REFUSED)) != 0 && (flags & FrameRow.STEPPED) == 0;
            if (!single && !stands) {
                return frame;
            }
            frame++;
        }
        return frame;
    }

    private InputEdge unseen(StoreView view, long row, long arrival, Fate fate) {
        return new InputEdge(row, view.inputs().getInt(Columns.Input.ACTION, row), view.inputs().getInt(Columns.Input.DOWN, row) != 0, arrival, 0,
                fate, -1, 0, 0);
    }

    private InputEdge seen(StoreView view, long row, long arrival, long tick, long count) {
        TableView rows = view.inputs();
        InputEdge edge = new InputEdge(row, rows.getInt(Columns.Input.ACTION, row), rows.getInt(Columns.Input.DOWN, row) != 0, arrival,
                rows.getLong(Columns.Input.STAMPED_TICK, row), Fate.SEEN, tick, executed(view, tick), count);
        longestWaitUnits = Math.max(longestWaitUnits, edge.latencyUnits());
        return edge;
    }

    private static boolean sees(StoreView view, long row, long tick) {
        boolean down = view.inputs().getInt(Columns.Input.DOWN, row) != 0;
        long mask = view.ticks().getLong(down ? Columns.Tick.INPUT_PRESSED : Columns.Tick.INPUT_RELEASED, tick);
        return (mask >>> view.inputs().getInt(Columns.Input.ACTION, row) & 1) != 0;
    }

    /** Ticks are numbered in a row unless the simulation clock restarts, which the numbers of the first and the newest tell. */
    private static long stamped(StoreView view, long first, long stamp) {
        TableView ticks = view.ticks();
        long newest = ticks.rowCount() - 1;
        if (!ticks.has(first)) {
            return -1;
        }
        long guess = first + stamp - ticks.getLong(Columns.Tick.TICK_INDEX, first);
        boolean straight = ticks.getLong(Columns.Tick.TICK_INDEX, newest) - ticks.getLong(Columns.Tick.TICK_INDEX, first) == newest - first;
        if (straight) {
            return guess >= first && guess <= newest ? guess : -1;
        }
        for (long tick = first; tick <= newest; tick = ticks.atOrAfter(tick + 1)) {
            if (ticks.getLong(Columns.Tick.TICK_INDEX, tick) == stamp) {
                return tick;
            }
        }
        return -1;
    }

    /** The first tick that may see the edge of an INPUT row; the tick count if there is none yet. */
    public static long firstTick(StoreView view, long row) {
        TableView ticks = view.ticks();
        long frame = view.inputs().getLong(Columns.Input.FRAME_POSITION, row);
        long tick = ticks.firstAtLeast(Columns.Tick.FRAME_POSITION, frame, ticks.firstRow(), ticks.rowCount());
        if (inside(view, row)) {
            long nanos = view.inputs().getLong(Columns.Input.NANOS, row);
            while (ticks.has(tick) && ticks.getLong(Columns.Tick.FRAME_POSITION, tick) == frame
                    && ticks.getLong(Columns.Tick.BEGIN_NANOS, tick) < nanos) {
                tick = ticks.atOrAfter(tick + 1);
            }
        }
        return tick;
    }

    /** Whether the edge of an INPUT row arrived while its frame stood inside, rather than before it. */
    public static boolean inside(StoreView view, long row) {
        TableView frames = view.frames();
        long frame = view.inputs().getLong(Columns.Input.FRAME_POSITION, row);
        return frames.has(frame) && view.inputs().getLong(Columns.Input.STAMPED_TICK, row) == 0
                && view.inputs().getLong(Columns.Input.NANOS, row) > frames.getLong(Columns.Frame.BEGIN_NANOS, frame);
    }

    /** The real time of the frame before it, and the machine time since; never past the frame that comes next. */
    private long arrival(StoreView view, long row) {
        TableView frames = view.frames();
        long real = view.inputs().getLong(Columns.Input.REAL, row);
        long frame = view.inputs().getLong(Columns.Input.FRAME_POSITION, row);
        long base = inside(view, row) ? frame : frame - 1;
        if (!frames.has(base) || view.inputs().getLong(Columns.Input.STAMPED_TICK, row) != 0) {
            return real;
        }
        long nanos = view.inputs().getLong(Columns.Input.NANOS, row) - frames.getLong(Columns.Frame.BEGIN_NANOS, base);
        long at = real + Math.max(0, nanos) * info.timeBase().unitsPerNano();
        long latest = frames.has(base + 1) ? frames.getLong(Columns.Frame.REAL, base + 1)
                : executionEnd(view, base, real);
        return Math.max(real, Math.min(at, latest));
    }

    /** While no frame follows, the time that passes is not on the real axis yet. */
    private long executionEnd(StoreView view, long frame, long real) {
        if (!view.frameEnds().has(frame)) {
            return real;
        }
        long nanos = view.frameEnds().getLong(Columns.FrameEnd.END_NANOS, frame) - view.frames().getLong(Columns.Frame.BEGIN_NANOS, frame);
        return real + Math.max(0, nanos) * info.timeBase().unitsPerNano();
    }

    private long executed(StoreView view, long tick) {
        TableView frames = view.frames();
        long frame = view.ticks().getLong(Columns.Tick.FRAME_POSITION, tick);
        if (!frames.has(frame)) {
            return 0;
        }
        long nanos = view.ticks().getLong(Columns.Tick.BEGIN_NANOS, tick) - frames.getLong(Columns.Frame.BEGIN_NANOS, frame);
        return frames.getLong(Columns.Frame.REAL, frame) + nanos * info.timeBase().unitsPerNano();
    }
}
