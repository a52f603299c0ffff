package dev.tickscope.core.store;

/**
 * One column of a table: where a number of each row lives.
 *
 * @param name as in the row carriers of {@code core.event}
 * @param type how wide it is stored
 * @param slot which array of that type
 */
public record Column(String name, Type type, int slot) {
    /** How a column is stored. */
    public enum Type {
        LONG(Long.BYTES), INT(Integer.BYTES), BYTE(Byte.BYTES), DOUBLE(Double.BYTES);

        final int bytes;

        Type(int bytes) {
            this.bytes = bytes;
        }
    }
}
