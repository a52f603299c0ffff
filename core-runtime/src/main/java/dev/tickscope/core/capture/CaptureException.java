package dev.tickscope.core.capture;

import java.util.Optional;

/**
 * A capture cannot be used. The message is meant for the user: it names the file, the line and the column as far as
 * they are known, what is wrong there, and what was expected.
 */
public final class CaptureException extends Exception {
    private final String fileName;
    private final long lineNumber;
    private final String columnName;
    private final boolean cancelled;

    private CaptureException(String fileName, long lineNumber, String columnName, String what, boolean cancelled,
            Throwable cause) {
        super(place(fileName, lineNumber, columnName) + ": " + what, cause);
        this.fileName = fileName;
        this.lineNumber = lineNumber;
        this.columnName = columnName;
        this.cancelled = cancelled;
    }

    static CaptureException ofFile(String fileName, String what) {
        return new CaptureException(fileName, 0, null, what, false, null);
    }

    static CaptureException ofFile(String fileName, String what, Throwable cause) {
        return new CaptureException(fileName, 0, null, what, false, cause);
    }

    static CaptureException at(String fileName, long lineNumber, String columnName, String what) {
        return new CaptureException(fileName, lineNumber, columnName, what, false, null);
    }

    static CaptureException cancelled(String fileName) {
        return new CaptureException(fileName, 0, null, "reading was cancelled", true, null);
    }

    /** "line 17, column FrameTime", the way every message and note says where something stands. */
    static String place(long lineNumber, String columnName) {
        return "line " + lineNumber + (columnName == null ? "" : ", column " + columnName);
    }

    private static String place(String fileName, long lineNumber, String columnName) {
        return lineNumber > 0 ? fileName + ", " + place(lineNumber, columnName) : fileName;
    }

    /** The file's name without its folder. */
    public String fileName() {
        return fileName;
    }

    /** The 1-based line in the file, or 0 when the whole file is meant. */
    public long lineNumber() {
        return lineNumber;
    }

    /** The column as the file's header writes it; empty when no single column is meant. */
    public Optional<String> columnName() {
        return Optional.ofNullable(columnName);
    }

    /** True when the reading ended because {@link CaptureProgress#report} said so: nothing is wrong with the file. */
    public boolean cancelled() {
        return cancelled;
    }
}
