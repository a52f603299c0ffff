package dev.tickscope.core.time;

/** The last frame deltas, oldest first, in a ring that never grows. */
@TickPath
public final class DeltaHistory {
    private final long[] ring;
    private int next;
    private int count;

    /** @param size how many are kept; 1 or more */
    public DeltaHistory(int size) {
        ring = new long[size];
    }

    /** As if so long a delta had come in every frame so far. */
    public void fill(long units) {
        java.util.Arrays.fill(ring, units);
        next = 0;
        count = ring.length;
    }

    public void clear() {
        next = 0;
        count = 0;
    }

    /** Takes a delta; the oldest one goes if the ring is full. */
    public void push(long units) {
        ring[next] = units;
        next = next + 1 == ring.length ? 0 : next + 1;
        count = Math.min(count + 1, ring.length);
    }

    /** The one that goes next, once the ring is full. */
    public long oldest() {
        return get(0);
    }

    public int count() {
        return count;
    }

    private long get(int index) {
        int at = next - count + index;
        return ring[at < 0 ? at + ring.length : at];
    }

    /** The mean of those from {@code from} up to before {@code to}, counted from the oldest, down to a unit. */
    public long mean(int from, int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum = Math.addExact(sum, get(i));
        }
        return sum / (to - from);
    }
}
