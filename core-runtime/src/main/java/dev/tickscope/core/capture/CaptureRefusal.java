package dev.tickscope.core.capture;

import java.io.IOException;
import java.util.List;

/** Says why a file is no capture, with a guess at the usual reasons. */
final class CaptureRefusal {
    private static final int ROWS_TO_LOOK_AT = 20;

    private CaptureRefusal() {
    }

    static CaptureException of(String fileName, CsvHeader header, CsvRows rows, List<CaptureFormat> formats)
            throws IOException {
        StringBuilder expected = new StringBuilder();
        for (CaptureFormat format : formats) {
            String whyNot = format.whyNot(header);
            if (whyNot != null) {
                return CaptureException.at(fileName, header.lineNumber(), null, whyNot);
            }
            expected.append(expected.isEmpty() ? "" : ", or ").append(format.expectedHeader());
        }
        String hint = hint(header, rows);
        if (rows.zeroCharSeen()) {
            return notText(fileName);
        }
        return CaptureException.at(fileName, header.lineNumber(), null, header.quoted()
                + " is no header of a capture that Tickscope knows" + hint + ". Expected " + expected);
    }

    static CaptureException notText(String fileName) {
        return CaptureException.ofFile(fileName, "is not text (it holds zero bytes). Expected a CSV file in UTF-8, or "
                + "in UTF-16 with a byte order mark");
    }

    private static String hint(CsvHeader header, CsvRows rows) throws IOException {
        String line = header.name(0);
        if (line.startsWith("{") || line.startsWith("[")) {
            return " (it looks like JSON)";
        }
        if (header.size() == 1 && line.indexOf(';') >= 0) {
            return " (its cells are separated by semicolons: save it with commas and decimal points)";
        }
        if (header.size() == 1 && line.indexOf('\t') >= 0) {
            return " (its cells are separated by tabs: save it with commas)";
        }
        for (int i = 0; i < ROWS_TO_LOOK_AT && rows.next(); i++) {
            int cells = rows.filledCellCount();
            if (header.size() > 1 && cells > header.size() && rows.isDigitsOnly(cells - 1)) {
                return " (line " + rows.lineNumber() + " has " + cells + " cells under " + header.size()
                        + " headings: a decimal comma?)";
            }
        }
        return "";
    }
}
