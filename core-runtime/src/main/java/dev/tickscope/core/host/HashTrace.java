package dev.tickscope.core.host;

import dev.tickscope.core.loop.PhaseHashes;
import dev.tickscope.core.time.TickPath;
import java.util.Arrays;

/**
 * A hash of what game code left behind after each phase, one number for each PHASE row. Equal runs leave equal traces; where two differ
 * for the first time, that phase is to blame. Written by the clock's thread; any thread may read the first {@link #size()} numbers.
 */
@TickPath
public final class HashTrace implements PhaseHashes {
    private static final int SHIFT = 14;
    private static final int MASK = (1 << SHIFT) - 1;

    private volatile int[][] chunks = new int[16][];
    private long count;
    private volatile long published;

    @Override
    public void phase(long hash) {
        int index = (int) (count >>> SHIFT);
        int[][] all = chunks;
        if (index == all.length) {
            all = Arrays.copyOf(all, index * 2);
            chunks = all;
        }
        if (all[index] == null) {
            all[index] = new int[1 << SHIFT];
        }
        all[index][(int) count & MASK] = fold(hash);
        published = ++count;
    }

    /** Adds a number that was read from a file. */
    public void addFolded(int hash) {
        phase(hash & 0xFFFFFFFFL);
    }

    /** As the trace keeps it. */
    public static int fold(long hash) {
        return (int) (hash ^ hash >>> 32);
    }

    public long size() {
        return published;
    }

    /** Of a phase, by the number of its row. */
    public int get(long phaseRow) {
        return chunks[(int) (phaseRow >>> SHIFT)][(int) phaseRow & MASK];
    }
}
