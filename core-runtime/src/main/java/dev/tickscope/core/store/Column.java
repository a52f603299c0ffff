package dev.tickscope.core.store;

/**
 * One column of a table: where a number of each row lives.
 *
 * @param name as in the row carriers of {@code core.event}
 * @param type how wide it is stored
 * @param index its place among the columns of its table
 * @param usual the value that it nearly always has; what is stored is the difference to it, so that a usual value, being the 0 of a fresh
 *     chunk, need not be written at all
 * @param same another column of the table that it nearly always agrees with: then it is the difference to that one which is stored; or null
 * @param word which long of the row holds it while the chunk is being written; −1 for a rarely written column
 * @param shift where in that long it begins
 * @param bits how many of its bits it has
 * @param beside which array beside the rows holds it, or −1 for none; where it has a place in the row too, that one holds the distance from
 *     the chunk's anchor, and only values too far away lie beside
 */
public record Column(String name, Type type, int index, int usual, Column same, int word, int shift, int bits, int beside) {
    /** How a column is stored. A COUNT is an INT that is never negative. */
    public enum Type {
        LONG(Long.SIZE), INT(Integer.SIZE), COUNT(Integer.SIZE - 1), BYTE(Byte.SIZE), DOUBLE(Double.SIZE);

        final int bits;

        Type(int bits) {
            this.bits = bits;
        }
    }

    /** Whether it nearly always has its usual value. */
    public boolean rare() {
        return word < 0;
    }

    /** Whether the row holds a distance. */
    boolean near() {
        return word >= 0 && beside >= 0;
    }

    /** What the row holds in place of a distance that it has no room for. */
    long tooFar() {
        return -1L >>> Long.SIZE - bits;
    }

    /** The value in its place in the row's long, to be or-ed with its neighbours. */
    long in(long value) {
        return (value & -1L >>> Long.SIZE - bits) << shift;
    }

    /** The value out of the row's long, with its sign if it has one. */
    long out(long rowWord) {
        return type == Type.COUNT ? distance(rowWord) : rowWord << Long.SIZE - bits - shift >> Long.SIZE - bits;
    }

    /** A distance out of the row's long. */
    long distance(long rowWord) {
        return rowWord >>> shift & tooFar();
    }
}
