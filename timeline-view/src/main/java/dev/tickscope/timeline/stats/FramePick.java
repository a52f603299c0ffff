package dev.tickscope.timeline.stats;

import java.util.BitSet;

/** Frames that somebody picked by what they have in common, or none. They stay picked until others are, or nothing is. */
public final class FramePick {
    /**
     * What is picked.
     *
     * @param noun what one of them is called, such as "frame"
     * @param words what they have in common, such as "of 16.0 to 18.0 ms"
     * @param of out of how many frames; −1 where that says nothing
     * @param firstRow the FRAME row of bit 0
     * @param rows a bit for each FRAME row from there on
     */
    public record Frames(String noun, String words, long of, long firstRow, BitSet rows, int count) {
        public Frames(String noun, String words, long of, long firstRow, BitSet rows) {
            this(noun, words, of, firstRow, rows, rows.cardinality());
        }

        /** The first picked row at {@code row} or later; −1 if there is none. */
        public long atOrAfter(long row) {
            int bit = row - firstRow >= rows.length() ? -1 : rows.nextSetBit((int) Math.max(0, row - firstRow));
            return bit < 0 ? -1 : firstRow + bit;
        }

        /** The last picked row at {@code row} or earlier; −1 if there is none. */
        public long atOrBefore(long row) {
            int bit = row < firstRow ? -1 : rows.previousSetBit((int) Math.min(rows.length(), row - firstRow));
            return bit < 0 ? -1 : firstRow + bit;
        }

        public boolean has(long row) {
            return row >= firstRow && row - firstRow < rows.length() && rows.get((int) (row - firstRow));
        }

        /** Its place among them, from 1; how many come before it where it is none of them. */
        public int place(long row) {
            int end = (int) Math.max(0, Math.min(rows.length(), row - firstRow + 1));
            return rows.get(0, end).cardinality();
        }
    }

    private Frames frames;
    private long revision;

    /** Nothing is picked at first. */
    public FramePick() {
        // Everything has its first value.
    }

    public void pick(Frames newFrames) {
        frames = newFrames;
        revision++;
    }

    public void clear() {
        if (frames != null) {
            pick(null);
        }
    }

    public boolean present() {
        return frames != null;
    }

    /** What is picked; null if nothing is. */
    public Frames frames() {
        return frames;
    }

    /** Grows with every change. */
    public long revision() {
        return revision;
    }
}
