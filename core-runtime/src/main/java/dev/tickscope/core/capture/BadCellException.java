package dev.tickscope.core.capture;

/** One row cannot be used; says which column and why. Stays inside the package: it becomes a note or a message. */
final class BadCellException extends Exception {
    private final String columnName;

    /** @param columnName as the header writes it, or null when the row as a whole is meant */
    BadCellException(String columnName, String what) {
        // Without a stack trace: a file may hold a million such rows, and nobody is shown the trace.
        super(what, null, false, false);
        this.columnName = columnName;
    }

    String columnName() {
        return columnName;
    }
}
