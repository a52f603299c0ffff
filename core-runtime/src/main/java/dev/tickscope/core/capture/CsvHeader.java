package dev.tickscope.core.capture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The names of the columns of a file. Upper and lower case are one; of two columns with one name the first counts. */
final class CsvHeader {
    /** Where a column that does not exist stands. */
    static final int ABSENT = -1;

    private final List<String> names;
    private final Map<String, Integer> indexByLowerName = new HashMap<>();
    private final long lineNumber;

    CsvHeader(List<String> names, long lineNumber) {
        this.names = List.copyOf(names);
        this.lineNumber = lineNumber;
        for (int i = 0; i < this.names.size(); i++) {
            // Locale.ROOT: a Turkish default would make another letter of the I in ProcessID.
            indexByLowerName.putIfAbsent(this.names.get(i).toLowerCase(Locale.ROOT), i);
        }
    }

    /** Reads the row on which the cursor stands as a header. */
    static CsvHeader of(CsvRows rows) {
        List<String> names = new ArrayList<>(rows.cellCount());
        for (int i = 0; i < rows.cellCount(); i++) {
            names.add(rows.text(i));
        }
        return new CsvHeader(names, rows.lineNumber());
    }

    /** The 0-based place of the first of these columns that the file has, or {@link #ABSENT}. */
    int indexOf(String... alternatives) {
        for (String name : alternatives) {
            Integer index = indexByLowerName.get(name.toLowerCase(Locale.ROOT));
            if (index != null) {
                return index;
            }
        }
        return ABSENT;
    }

    boolean has(String... alternatives) {
        return indexOf(alternatives) != ABSENT;
    }

    /** The name as the file writes it. */
    String name(int index) {
        return names.get(index);
    }

    int size() {
        return names.size();
    }

    long lineNumber() {
        return lineNumber;
    }

    /** Whether this row repeats the header, as in two captures glued together. */
    boolean isRepeatedBy(CsvRows row) {
        if (row.cellCount() != size()) {
            return false;
        }
        for (int i = 0; i < size(); i++) {
            if (!row.isText(i, names.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The header line for a message. */
    String quoted() {
        return PlainText.quoted(String.join(",", names));
    }
}
