package dev.tickscope.core.control;

import dev.tickscope.core.time.TickPath;
import java.util.Arrays;

/**
 * The breakpoints of one session, on the thread that runs it. A bit mask of armed stages keeps a run without breakpoints free of any cost
 * beyond one test.
 */
@TickPath
public final class BreakpointTable {
    private Breakpoint[] items = new Breakpoint[0];
    private boolean[] enabled = new boolean[0];
    private long[] hits = new long[0];
    private long armedStages;

    /** Whether any enabled breakpoint watches that stage. */
    public boolean armed(int stage) {
        return (armedStages >>> stage & 1) != 0;
    }

    public int count() {
        return items.length;
    }

    public Breakpoint at(int index) {
        return items[index];
    }

    public boolean enabled(int index) {
        return enabled[index];
    }

    public long hits(int index) {
        return hits[index];
    }

    /** Whether breakpoint number {@code index} watches this stage of this tick (0 outside ticks) of this frame. */
    public boolean matches(int index, int stage, long tick, long framePosition) {
        Breakpoint item = items[index];
        return enabled[index] && item.stage() == stage && (item.onlyTick() == 0 || item.onlyTick() == tick)
                && (item.onlyFrame() < 0 || item.onlyFrame() == framePosition);
    }

    /** Counts a hit and says whether this one stops. */
    public boolean hit(int index) {
        hits[index]++;
        return hits[index] % items[index].everyHits() == 0;
    }

    /** The index of that id, or −1. */
    public int indexOf(int id) {
        for (int i = 0; i < items.length; i++) {
            if (items[i].id() == id) {
                return i;
            }
        }
        return -1;
    }

    /** Adds it, enabled. Lowest id first, so that several hits in one tick name the lowest. */
    public void add(Breakpoint breakpoint) {
        if (indexOf(breakpoint.id()) >= 0) {
            throw new IllegalArgumentException("there is a breakpoint " + breakpoint.id() + " already");
        }
        int at = 0;
        while (at < items.length && items[at].id() < breakpoint.id()) {
            at++;
        }
        int count = items.length;
        items = Arrays.copyOf(items, count + 1);
        enabled = Arrays.copyOf(enabled, count + 1);
        hits = Arrays.copyOf(hits, count + 1);
        System.arraycopy(items, at, items, at + 1, count - at);
        System.arraycopy(enabled, at, enabled, at + 1, count - at);
        System.arraycopy(hits, at, hits, at + 1, count - at);
        items[at] = breakpoint;
        enabled[at] = true;
        hits[at] = 0;
        rearm();
    }

    public void setEnabled(int index, boolean on) {
        enabled[index] = on;
        rearm();
    }

    public void remove(int index) {
        int count = items.length - 1;
        System.arraycopy(items, index + 1, items, index, count - index);
        System.arraycopy(enabled, index + 1, enabled, index, count - index);
        System.arraycopy(hits, index + 1, hits, index, count - index);
        items = Arrays.copyOf(items, count);
        enabled = Arrays.copyOf(enabled, count);
        hits = Arrays.copyOf(hits, count);
        rearm();
    }

    private void rearm() {
        armedStages = 0;
        for (int i = 0; i < items.length; i++) {
            if (enabled[i]) {
                armedStages |= 1L << items[i].stage();
            }
        }
    }
}
