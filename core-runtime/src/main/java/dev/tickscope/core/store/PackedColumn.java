package dev.tickscope.core.store;

/** One column of a full chunk, as small as its values allow. Immutable, so that any thread may read it. */
abstract sealed class PackedColumn {
    /** What the virtual machine spends on an object with a few fields, and on the head of an array, rounded up. */
    static final long OBJECT = 32;
    private static final long ARRAY = 16;

    /** A column that holds nothing but its usual value. */
    static final PackedColumn USUAL = new Same(0);

    abstract long get(int slot);

    /** Adds so many values from {@code slot} on to the numbers in {@code into}, from its beginning. */
    abstract void addTo(int slot, int count, long[] into);

    /** Memory in bytes; what is shared by all chunks counts nothing. */
    abstract long bytes();

    static long arrayBytes(long longs) {
        return ARRAY + longs * Long.BYTES;
    }

    /** One value for all rows. */
    static final class Same extends PackedColumn {
        private final long value;

        Same(long value) {
            this.value = value;
        }

        @Override
        long get(int slot) {
            return value;
        }

        @Override
        void addTo(int slot, int count, long[] into) {
            if (value != 0) {
                for (int i = 0; i < count; i++) {
                    into[i] += value;
                }
            }
        }

        @Override
        long bytes() {
            return value == 0 ? 0 : OBJECT;
        }
    }

    /** Values that nothing can be saved on. */
    static final class Plain extends PackedColumn {
        private final long[] values;

        Plain(long[] values) {
            this.values = values;
        }

        @Override
        long get(int slot) {
            return values[slot];
        }

        @Override
        void addTo(int slot, int count, long[] into) {
            for (int i = 0; i < count; i++) {
                into[i] += values[slot + i];
            }
        }

        @Override
        long bytes() {
            return OBJECT + arrayBytes(values.length);
        }
    }

    /**
     * Blocks of rows, each with its own line {@code base + stride × row}. A row stores how far it lies above that line, in as many bits as
     * the furthest of its block needs. A block may have one value that stands apart from all others, as the missing tick of a stage outside
     * ticks does; it is stored as 0, and the others are counted from 1.
     */
    static final class Blocks extends PackedColumn {
        static final int SHIFT = 7;
        static final int ROWS = 1 << SHIFT;
        static final int MASK = ROWS - 1;
        /** Numbers at the head of a block: base, stride, where its bits begin with their width, and the value that stands apart. */
        private static final int WIDTH_BITS = 7;
        private static final long APART = 1L << WIDTH_BITS;
        private static final int BEGIN_SHIFT = WIDTH_BITS + 1;

        private final long[] bases;
        /** Null if all are 0. */
        private final long[] strides;
        private final int[] places;
        /** Null if no block has one. */
        private final long[] apart;
        private final long[] bits;

        Blocks(long[] bases, long[] strides, int[] places, long[] apart, long[] bits) {
            this.bases = bases;
            this.strides = strides;
            this.places = places;
            this.apart = apart;
            this.bits = bits;
        }

        /** @param begin the first bit of the block */
        static int place(int begin, int width, boolean hasApart) {
            return begin << BEGIN_SHIFT | (int) (hasApart ? APART : 0) | width;
        }

        @Override
        long get(int slot) {
            int block = slot >>> SHIFT;
            int row = slot & MASK;
            int place = places[block];
            int width = place & (int) APART - 1;
            long code = width == 0 ? 0 : read(bits, (place >>> BEGIN_SHIFT) + row * width, width);
            if ((place & APART) != 0) {
                if (code == 0) {
                    return apart[block];
                }
                code--;
            }
            return bases[block] + (strides == null ? 0 : strides[block] * row) + code;
        }

        @Override
        void addTo(int slot, int count, long[] into) {
            int done = 0;
            while (done < count) {
                int row = slot + done & MASK;
                int rows = Math.min(count - done, ROWS - row);
                addTo(slot + done >>> SHIFT, row, rows, into, done);
                done += rows;
            }
        }

        private void addTo(int block, int firstRow, int rows, long[] into, int at) {
            int place = places[block];
            int width = place & (int) APART - 1;
            long stride = strides == null ? 0 : strides[block];
            long base = bases[block];
            boolean hasApart = (place & APART) != 0;
            int from = (place >>> BEGIN_SHIFT) + firstRow * width;
            for (int i = 0; i < rows; i++, from += width) {
                long code = width == 0 ? 0 : read(bits, from, width);
                into[at + i] += hasApart && code == 0 ? apart[block] : base + stride * (firstRow + i) + (hasApart ? code - 1 : code);
            }
        }

        private static long read(long[] bits, int from, int width) {
            int word = from >>> 6;
            int shift = from & 63;
            long value = bits[word] >>> shift;
            if (shift + width > Long.SIZE) {
                value |= bits[word + 1] << Long.SIZE - shift;
            }
            return value & -1L >>> Long.SIZE - width;
        }

        @Override
        long bytes() {
            return OBJECT + arrayBytes(bases.length) + (strides == null ? 0 : arrayBytes(strides.length)) + arrayBytes((places.length + 1) / 2)
                    + (apart == null ? 0 : arrayBytes(apart.length)) + arrayBytes(bits.length);
        }
    }
}
