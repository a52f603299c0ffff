package dev.tickscope.core.store;

/**
 * One column of a table: where a number of each row lives.
 *
 * @param name as in the row carriers of {@code core.event}
 * @param type how wide it is stored
 * @param slot which array of that type
 * @param usual the value that it nearly always has; the array holds the difference to it, so that a usual value, being the 0 of a fresh
 *     chunk, need not be written at all
 */
public record Column(String name, Type type, int slot, int usual) {
    /** How a column is stored. */
    public enum Type {
        LONG(Long.BYTES), INT(Integer.BYTES), BYTE(Byte.BYTES), DOUBLE(Double.BYTES);

        final int bytes;

        Type(int bytes) {
            this.bytes = bytes;
        }
    }
}
