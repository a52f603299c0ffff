package dev.tickscope.core.store;

/** The numbers of one chunk's rows, in one of two shapes: as the writer laid them down, or packed once the chunk is full. */
abstract sealed class RowData permits OpenRows, PackedRows {
    /** What is stored: the difference to the column's usual value, or to the column that it mostly agrees with; for a DOUBLE its bits. */
    abstract long get(Column column, int slot);

    /** Adds what is stored for so many rows from {@code slot} on to the numbers in {@code into}, from its beginning. */
    abstract void addTo(Column column, int slot, int count, long[] into);

    /** Memory that these rows take, in bytes. */
    abstract long bytes();
}
