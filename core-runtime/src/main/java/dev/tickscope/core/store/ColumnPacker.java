package dev.tickscope.core.store;

import dev.tickscope.core.store.PackedColumn.Blocks;
import java.util.Arrays;

/** Finds the smallest form of a column. Its work space is used again; one thread. */
final class ColumnPacker {
    private long[] values;
    private int count;

    private final long[] bases = new long[Chunk.ROWS >>> Blocks.SHIFT];
    private final long[] strides = new long[bases.length];
    private final long[] apart = new long[bases.length];
    private final int[] widths = new int[bases.length];
    private final boolean[] hasApart = new boolean[bases.length];

    /** Packs the first {@code rows} of {@code column}, which stays as it is. A whole number of blocks. */
    PackedColumn pack(long[] column, int rows) {
        values = column;
        count = rows;
        if (allEqual(0, rows)) {
            return column[0] == 0 ? PackedColumn.USUAL : new PackedColumn.Same(column[0]);
        }
        int blocks = rows >>> Blocks.SHIFT;
        long total = 0;
        for (int block = 0; block < blocks; block++) {
            choose(block);
            total += (long) widths[block] << Blocks.SHIFT;
        }
        return total >= (long) rows * (Long.SIZE - 2) ? new PackedColumn.Plain(Arrays.copyOf(column, rows)) : blocks(blocks, (int) total);
    }

    private boolean allEqual(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            if (values[i] != values[from]) {
                return false;
            }
        }
        return true;
    }

    /** The line through a block that leaves the narrowest rest: level, level without one value, or from its first row to its last. */
    private void choose(int block) {
        int from = block << Blocks.SHIFT;
        long rise = values[from + Blocks.MASK] - values[from];
        long stride = Math.floorDiv(rise, (long) Blocks.MASK);
        level(block, from);
        if (stride != 0) {
            long lowest = Long.MAX_VALUE;
            long highest = Long.MIN_VALUE;
            for (int row = 0; row < Blocks.ROWS; row++) {
                long rest = values[from + row] - stride * row;
                lowest = Math.min(lowest, rest);
                highest = Math.max(highest, rest);
            }
            int width = width(highest - lowest);
            if (width < widths[block]) {
                take(block, lowest, stride, width, false, 0);
            }
        }
    }

    private void level(int block, int from) {
        long lowest = Long.MAX_VALUE;
        long second = Long.MAX_VALUE;
        long highest = Long.MIN_VALUE;
        for (int row = from; row < from + Blocks.ROWS; row++) {
            long value = values[row];
            if (value < lowest) {
                second = lowest;
                lowest = value;
            } else if (value > lowest && value < second) {
                second = value;
            }
            highest = Math.max(highest, value);
        }
        int width = width(highest - lowest);
        take(block, lowest, 0, width, false, 0);
        // Counted from 1: a block whose others span 64 bits has no room for that.
        if (highest > lowest && width(highest - second) < Long.SIZE) {
            int without = width(highest - second + 1);
            if (without < width) {
                take(block, second, 0, without, true, lowest);
            }
        }
    }

    private void take(int block, long base, long stride, int width, boolean standsApart, long value) {
        bases[block] = base;
        strides[block] = stride;
        widths[block] = width;
        hasApart[block] = standsApart;
        apart[block] = value;
    }

    /** Bits of a number without sign. */
    private static int width(long number) {
        return Long.SIZE - Long.numberOfLeadingZeros(number);
    }

    private PackedColumn blocks(int blocks, int totalBits) {
        long[] bits = new long[(totalBits + Long.SIZE - 1) / Long.SIZE];
        int[] places = new int[blocks];
        boolean anyStride = false;
        boolean anyApart = false;
        int at = 0;
        for (int block = 0; block < blocks; block++) {
            places[block] = Blocks.place(at, widths[block], hasApart[block]);
            write(block, bits, at);
            at += widths[block] << Blocks.SHIFT;
            anyStride |= strides[block] != 0;
            anyApart |= hasApart[block];
        }
        return new Blocks(Arrays.copyOf(bases, blocks), anyStride ? Arrays.copyOf(strides, blocks) : null, places,
                anyApart ? Arrays.copyOf(apart, blocks) : null, bits);
    }

    private void write(int block, long[] bits, int begin) {
        int from = block << Blocks.SHIFT;
        int width = widths[block];
        for (int row = 0; row < Blocks.ROWS && width > 0; row++) {
            long code = values[from + row] - bases[block] - strides[block] * row;
            if (hasApart[block]) {
                code = values[from + row] == apart[block] ? 0 : code + 1;
            }
            int at = begin + row * width;
            bits[at >>> 6] |= code << at;
            if ((at & 63) + width > Long.SIZE) {
                bits[(at >>> 6) + 1] |= code >>> Long.SIZE - (at & 63);
            }
        }
    }
}
