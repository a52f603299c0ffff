package dev.tickscope.core.store;

/** The rows of a full chunk, each column packed by itself. Immutable. */
final class PackedRows extends RowData {
    private final PackedColumn[] columns;
    private final long bytes;

    PackedRows(PackedColumn[] columns) {
        this.columns = columns;
        long sum = PackedColumn.OBJECT + PackedColumn.arrayBytes(columns.length);
        for (PackedColumn column : columns) {
            sum += column.bytes();
        }
        bytes = sum;
    }

    @Override
    long get(Column column, int slot) {
        return columns[column.index()].get(slot);
    }

    @Override
    void addTo(Column column, int slot, int count, long[] into) {
        columns[column.index()].addTo(slot, count, into);
    }

    @Override
    long bytes() {
        return bytes;
    }
}
