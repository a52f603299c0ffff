package dev.tickscope.timeline.edge;

import java.util.Arrays;
import java.util.List;

/** Where among edges the longest wait lies, kept for blocks of them whose fate is settled, so that a stretch of any length is looked through at once. */
final class EdgeWaits {
    private static final int BLOCK = 128;
    private static final int NONE = -1;

    private final List<InputEdge> edges;
    /** For each block the index of the edge that waited longest. */
    private int[] longest = new int[16];
    private int blocks;

    EdgeWaits(List<InputEdge> edges) {
        this.edges = edges;
    }

    /** Edges before that one do not change any more. */
    void settled(int count) {
        while ((blocks + 1) * BLOCK <= count) {
            if (blocks == longest.length) {
                longest = Arrays.copyOf(longest, blocks * 2);
            }
            longest[blocks] = oneByOne(blocks * BLOCK, (blocks + 1) * BLOCK, NONE);
            blocks++;
        }
    }

    /** The first of those in [from, to) that waited longest for a tick, of those that were not stamped with one; −1 if no tick saw any. */
    int longest(int from, int to) {
        int firstBlock = (from + BLOCK - 1) / BLOCK;
        int endBlock = Math.min(blocks, to / BLOCK);
        if (firstBlock >= endBlock) {
            return oneByOne(from, to, NONE);
        }
        int best = oneByOne(from, firstBlock * BLOCK, NONE);
        for (int block = firstBlock; block < endBlock; block++) {
            best = longer(longest[block], best);
        }
        return oneByOne(endBlock * BLOCK, to, best);
    }

    private int oneByOne(int from, int to, int before) {
        int best = before;
        for (int i = from; i < to; i++) {
            if (edges.get(i).tickRow() >= 0 && edges.get(i).stampedTick() == 0) {
                best = longer(i, best);
            }
        }
        return best;
    }

    /** The later of two only if it waited longer. */
    private int longer(int later, int earlier) {
        if (earlier == NONE || later == NONE) {
            return Math.max(later, earlier);
        }
        return edges.get(later).latencyUnits() > edges.get(earlier).latencyUnits() ? later : earlier;
    }
}
