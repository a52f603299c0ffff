package dev.tickscope.core.store;

/**
 * One column of a table: where a number of each row lives.
 *
 * @param name as in the row carriers of {@code core.event}
 * @param type how wide it is stored
 * @param index its place among the columns of its table
 * @param usual the value that it nearly always has; what is stored is the difference to it, so that a usual value, being the 0 of a fresh
 *     chunk, need not be written at all
 * @param word which long of the row holds it while the chunk is being written; below 0 for a rarely written column, which has an array
 *     of its own: {@code -1 - word}
 * @param shift where in that long it begins
 */
public record Column(String name, Type type, int index, int usual, int word, int shift) {
    /** How a column is stored. */
    public enum Type {
        LONG(Long.SIZE), INT(Integer.SIZE), BYTE(Byte.SIZE), DOUBLE(Double.SIZE);

        final int bits;

        Type(int bits) {
            this.bits = bits;
        }
    }

    boolean rare() {
        return word < 0;
    }

    /** The value in its place in the row's long, to be or-ed with its neighbours. */
    long in(long value) {
        return (value & -1L >>> Long.SIZE - type.bits) << shift;
    }

    /** The value out of the row's long, with its sign. */
    long out(long rowWord) {
        return rowWord << Long.SIZE - type.bits - shift >> Long.SIZE - type.bits;
    }
}
