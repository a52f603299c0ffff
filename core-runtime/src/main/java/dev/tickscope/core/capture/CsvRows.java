package dev.tickscope.core.capture;

import java.io.IOException;
import java.io.Reader;
import java.math.BigDecimal;
import java.util.Arrays;

/**
 * A cursor over the lines of a text with comma-separated cells. It holds one line at a time in arrays that it uses
 * again, so that a file's size does not matter.
 *
 * <p>A line ends with CR LF, LF or CR, also inside quotation marks: the formats read here have no cell of several
 * lines, and one lost quotation mark must not swallow the rest of the file. White space around a cell is dropped.
 */
final class CsvRows {
    /** Longer lines are read over and marked, not kept. */
    static final int LONGEST_LINE = 1 << 20;

    private static final int END = -1;

    private final Reader reader;
    private final char[] block = new char[1 << 14];
    private int blockAt;
    private int blockEnd;

    private char[] chars = new char[1 << 10];
    private int charCount;
    private int[] starts = new int[64];
    private int[] ends = new int[64];
    private int cellCount;

    private long lineNumber;
    private long lineChars;
    private boolean newlineAtEnd;
    private boolean zeroCharSeen;
    private boolean skipLineFeed;

    CsvRows(Reader reader) {
        this.reader = reader;
    }

    /** Goes to the next line. Returns false at the end of the text, where an empty rest is no line. */
    boolean next() throws IOException {
        charCount = 0;
        cellCount = 0;
        lineChars = 0;
        newlineAtEnd = false;
        int c = read();
        if (c == END) {
            return false;
        }
        lineNumber++;
        readCells(c);
        return true;
    }

    private void readCells(int first) throws IOException {
        boolean quoted = false;
        boolean justClosed = false;
        boolean blank = true;
        int cellStart = 0;
        int c = first;
        for (; c != END && c != '\n' && c != '\r'; c = read()) {
            lineChars++;
            if (c == '"' && quoted) {
                quoted = false;
                justClosed = true;
                continue;
            }
            if (c == '"' && justClosed) {
                // A doubled quotation mark inside a quoted cell stands for one.
                keep('"');
                quoted = true;
            } else if (c == '"' && blank) {
                quoted = true;
            } else if (c == ',' && !quoted) {
                endCell(cellStart);
                cellStart = charCount;
                blank = true;
            } else {
                keep((char) c);
                blank &= isSpace((char) c);
            }
            justClosed = false;
        }
        endCell(cellStart);
        newlineAtEnd = c != END;
        skipLineFeed = c == '\r';
    }

    private int read() throws IOException {
        int c = readRaw();
        if (skipLineFeed) {
            skipLineFeed = false;
            if (c == '\n') {
                c = readRaw();
            }
        }
        zeroCharSeen |= c == 0;
        return c;
    }

    private int readRaw() throws IOException {
        if (blockAt == blockEnd) {
            blockEnd = Math.max(0, reader.read(block, 0, block.length));
            blockAt = 0;
            if (blockEnd == 0) {
                return END;
            }
        }
        return block[blockAt++];
    }

    private void keep(char c) {
        if (lineChars > LONGEST_LINE) {
            return;
        }
        if (charCount == chars.length) {
            chars = Arrays.copyOf(chars, charCount * 2);
        }
        chars[charCount++] = c;
    }

    private void endCell(int cellStart) {
        if (lineChars > LONGEST_LINE) {
            return;
        }
        int start = cellStart;
        int end = charCount;
        while (start < end && isSpace(chars[start])) {
            start++;
        }
        while (end > start && isSpace(chars[end - 1])) {
            end--;
        }
        if (cellCount == starts.length) {
            starts = Arrays.copyOf(starts, cellCount * 2);
            ends = Arrays.copyOf(ends, cellCount * 2);
        }
        starts[cellCount] = start;
        ends[cellCount++] = end;
    }

    // Not every control character: a NUL in a number must stay visible as a fault.
    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\u00a0';
    }

    /** The 1-based number of the line. */
    long lineNumber() {
        return lineNumber;
    }

    int cellCount() {
        return cellCount;
    }

    /** Cells without the empty ones at the end of the line. */
    int filledCellCount() {
        int count = cellCount;
        while (count > 0 && isEmpty(count - 1)) {
            count--;
        }
        return count;
    }

    /** Whether nothing but white space stands on the line. */
    boolean isBlankLine() {
        return !isTooLong() && cellCount == 1 && isEmpty(0);
    }

    /** Whether the line is longer than {@link #LONGEST_LINE}; then its cells are incomplete. */
    boolean isTooLong() {
        return lineChars > LONGEST_LINE;
    }

    /** Whether the line is complete; a last line without one may have been cut off anywhere. */
    boolean hasNewlineAtEnd() {
        return newlineAtEnd;
    }

    /** Whether any NUL character came so far, which no text has. */
    boolean zeroCharSeen() {
        return zeroCharSeen;
    }

    boolean isEmpty(int cell) {
        return starts[cell] == ends[cell];
    }

    /** Whether the cell says that there is no value: empty or "NA". */
    boolean isMissing(int cell) {
        return isEmpty(cell) || isText(cell, "NA") || isText(cell, "N/A");
    }

    /** Whether the cell is this text, upper and lower case being one. */
    boolean isText(int cell, String text) {
        int length = ends[cell] - starts[cell];
        if (length != text.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            char a = chars[starts[cell] + i];
            char b = text.charAt(i);
            if (a != b && Character.toLowerCase(a) != Character.toLowerCase(b)) {
                return false;
            }
        }
        return true;
    }

    String text(int cell) {
        return new String(chars, starts[cell], ends[cell] - starts[cell]);
    }

    /** The cell's exact number, or null when it holds none. */
    BigDecimal decimal(int cell) {
        return DecimalText.parse(chars, starts[cell], ends[cell]);
    }

    /** Whether the cell has digits and nothing else. */
    boolean isDigitsOnly(int cell) {
        for (int i = starts[cell]; i < ends[cell]; i++) {
            if (chars[i] < '0' || chars[i] > '9') {
                return false;
            }
        }
        return !isEmpty(cell);
    }
}
