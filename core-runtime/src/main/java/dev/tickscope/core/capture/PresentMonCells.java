package dev.tickscope.core.capture;

import static dev.tickscope.core.capture.CsvHeader.ABSENT;

import java.math.BigDecimal;
import java.util.regex.Pattern;

/** Takes the numbers out of a PresentMon row, or says in which column they are wrong and how. */
final class PresentMonCells {
    private static final Pattern DECIMAL_COMMA = Pattern.compile("[-+]?[0-9.]*,[0-9]+");
    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}[ T].*");
    private static final Pattern NOT_FINITE = Pattern.compile("(?i)[-+]?(nan|inf|infinity|1\\.#.*|-nan\\(ind\\))");
    private static final BigDecimal NANOS_IN_SECOND = BigDecimal.valueOf(1_000_000_000);

    private final CsvHeader header;
    private final PresentMonColumns columns;
    private long dateCount;

    PresentMonCells(CsvHeader header, PresentMonColumns columns) {
        this.header = header;
        this.columns = columns;
    }

    /** How many time stamps were dates. */
    long dateCount() {
        return dateCount;
    }

    /** The column, or the two, that give a row's own length. */
    String lengthName() {
        return header.name(columns.length())
                + (columns.lengthRest() == ABSENT ? "" : " + " + header.name(columns.lengthRest()));
    }

    /**
     * Refuses a row that has too few cells, or whose cells seem to stand under the wrong headings.
     *
     * @param cellsBefore how many cells the row before has: some tools write fewer than the header has
     */
    void checkShape(CsvRows row, int cellsBefore) throws BadCellException {
        if (row.isTooLong()) {
            throw new BadCellException(null, "is longer than " + CsvRows.LONGEST_LINE + " characters");
        }
        boolean cutOff = !row.hasNewlineAtEnd() && row.cellCount() < cellsBefore;
        int last = row.cellCount() - 1;
        if (last < columns.lastNeeded()) {
            throw new BadCellException(header.name(firstMissing(row)), "is missing, the line ends after "
                    + PlainText.count(row.cellCount(), "cell") + (cutOff ? ": it is cut off" : ""));
        }
        // The last cell of a line that was cut off may have lost digits, and nobody could tell.
        if (cutOff && columns.isNeeded(last)) {
            throw new BadCellException(header.name(last), "may be incomplete, the line is cut off in it");
        }
        checkCommas(row, columns.stampColumn());
        checkCommas(row, columns.length());
    }

    private int firstMissing(CsvRows row) {
        int column = row.cellCount();
        while (!columns.isNeeded(column)) {
            column++;
        }
        return column;
    }

    /** With decimal commas each number becomes two cells of digits, and the row has more cells than headings. */
    private void checkCommas(CsvRows row, int column) throws BadCellException {
        boolean wholeByNature = column == columns.stampColumn() && columns.stampIsTicks();
        if (column == ABSENT || wholeByNature || row.filledCellCount() <= header.size()) {
            return;
        }
        if (row.isDigitsOnly(column) && column + 1 < row.cellCount() && row.isDigitsOnly(column + 1)) {
            throw new BadCellException(header.name(column), "the row has " + row.filledCellCount() + " cells under "
                    + header.size() + " headings, and \"" + row.text(column) + "," + row.text(column + 1)
                    + "\" here: a decimal comma? Expected a decimal point, as in 16.67");
        }
    }

    /** The row's own length in nanoseconds, or null when it has none. */
    BigDecimal ownNanos(CsvRows row) throws BadCellException {
        BigDecimal length = positive(row, columns.length());
        if (length == null || columns.lengthRest() == ABSENT) {
            return length;
        }
        BigDecimal rest = positive(row, columns.lengthRest());
        return rest == null ? null : inRange(length.add(rest), row, columns.lengthRest());
    }

    private BigDecimal positive(CsvRows row, int column) throws BadCellException {
        if (column == ABSENT || row.isMissing(column)) {
            return null;
        }
        BigDecimal nanos = number(row, column).multiply(PresentMonColumns.MILLI);
        if (nanos.signum() < 0) {
            throw new BadCellException(header.name(column), PlainText.quoted(row.text(column))
                    + " is negative. Expected milliseconds from 0 on");
        }
        return inRange(nanos, row, column);
    }

    /** The row's time stamp in nanoseconds, or null when it has none. */
    BigDecimal stampNanos(CsvRows row) throws BadCellException {
        int column = columns.stampColumn();
        if (column == ABSENT || row.isMissing(column)) {
            return null;
        }
        if (DATE.matcher(row.text(column)).matches()) {
            dateCount++;
            return null;
        }
        BigDecimal value = number(row, column);
        // An option of PresentMon 1 writes the counter in seconds into the same column.
        boolean seconds = columns.stampIsTicks() && value.scale() > 0;
        return inRange(value.multiply(seconds ? NANOS_IN_SECOND : columns.stampUnitNanos()), row, column);
    }

    private BigDecimal inRange(BigDecimal nanos, CsvRows row, int column) throws BadCellException {
        if (!DecimalText.isInRange(nanos)) {
            throw new BadCellException(header.name(column), PlainText.quoted(row.text(column))
                    + " is out of range. Expected less than 73 years");
        }
        return nanos;
    }

    private BigDecimal number(CsvRows row, int column) throws BadCellException {
        BigDecimal value = row.decimal(column);
        if (value == null) {
            String text = row.text(column);
            String quoted = PlainText.quoted(text);
            throw new BadCellException(header.name(column),
                    DECIMAL_COMMA.matcher(text).matches()
                            ? quoted + " is no number: a decimal comma? Expected a decimal point, as in 16.67"
                            : NOT_FINITE.matcher(text).matches()
                            ? quoted + " is not finite. Expected a number with a decimal point, as in 16.67"
                            : quoted + " is no number. Expected one with a decimal point, as in 16.67");
        }
        return value;
    }
}
