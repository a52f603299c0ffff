package dev.tickscope.core.capture;

import static dev.tickscope.core.capture.CsvHeader.ABSENT;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Goes through the rows of one PresentMon file and hands each to its stream. Used once. */
final class PresentMonRows {
    /** Longer process ids than any system has are no process ids. */
    private static final int MOST_PROCESS_ID_DIGITS = 18;

    private final String fileName;
    private final CsvHeader header;
    private final PresentMonColumns columns;
    private final PresentMonCells cells;
    private final CaptureNotes notes = new CaptureNotes();
    private final Map<Key, StreamBuilder> streams = new LinkedHashMap<>();
    private long rowCount;
    private long generatedCount;
    private long repeatedHeaderCount;
    private int cellsBefore;

    /** What makes two rows one stream. The name only where the file has no process id. */
    private record Key(String application, long processId, String swapChain) {
    }

    PresentMonRows(String fileName, CsvHeader header, PresentMonColumns columns) {
        this.fileName = fileName;
        this.header = header;
        this.columns = columns;
        this.cells = new PresentMonCells(header, columns);
        this.cellsBefore = header.size();
    }

    FrameCapture read(CsvRows rows) throws IOException, CaptureException {
        while (rows.next()) {
            if (!rows.isBlankLine()) {
                readRow(rows);
            }
        }
        if (rowCount + generatedCount == 0) {
            throw CaptureException.at(fileName, header.lineNumber(), null,
                    "there are no rows below the header. Expected one row for each frame");
        }
        if (notes.skippedCount() * 2 > rowCount) {
            throw notes.tooManySkipped(fileName, rowCount);
        }
        noteFile();
        List<CaptureStream> built = build();
        if (built.isEmpty()) {
            throw CaptureException.ofFile(fileName, "has no frame of a known length. Expected at least two rows of one "
                    + "process and swap chain, or one with a frame time above 0");
        }
        return new FrameCapture(fileName, PresentMonColumns.generation(header), built, notes.all());
    }

    private void readRow(CsvRows row) {
        if (header.isRepeatedBy(row)) {
            repeatedHeaderCount++;
            return;
        }
        if (isGenerated(row)) {
            generatedCount++;
            return;
        }
        rowCount++;
        try {
            addRow(row);
        } catch (BadCellException e) {
            notes.skippedRow(row.lineNumber(), e);
        }
        cellsBefore = row.cellCount();
    }

    private void addRow(CsvRows row) throws BadCellException {
        cells.checkShape(row, cellsBefore);
        long processId = columns.processId() == ABSENT ? -1 : processId(row);
        String swapChain = columns.swapChain() == ABSENT || row.isMissing(columns.swapChain())
                ? "" : SwapChains.normalised(row.text(columns.swapChain()));
        String application = columns.application() == ABSENT ? "" : row.text(columns.application());
        BigDecimal exactOwn = cells.ownNanos(row);
        BigDecimal exactStamp = cells.stampNanos(row);
        Key key = new Key(processId < 0 ? application : "", processId, swapChain);
        StreamBuilder known = streams.get(key);
        StreamBuilder stream = known != null
                ? known : new StreamBuilder(columns.stamp(), application, processId, swapChain);
        String whyNot = stream.add(exactStamp, exactOwn, row.lineNumber());
        if (whyNot != null) {
            throw new BadCellException(null, whyNot);
        }
        streams.putIfAbsent(key, stream);
        stream.nameIfUnknown(application);
        if (hasCell(row, columns.dropped()) && row.isText(columns.dropped(), "1")) {
            stream.countDropped();
        }
    }

    private long processId(CsvRows row) throws BadCellException {
        int column = columns.processId();
        String text = row.text(column);
        if (!row.isDigitsOnly(column) || text.length() > MOST_PROCESS_ID_DIGITS) {
            throw new BadCellException(header.name(column), PlainText.quoted(text)
                    + " is no process id. Expected a whole number");
        }
        return Long.parseLong(text);
    }

    /** A picture that the graphics driver put between two of the program: no turn of the loop stands behind it. */
    private boolean isGenerated(CsvRows row) {
        int column = columns.frameType();
        return hasCell(row, column) && (row.isText(column, "Repeated") || row.isText(column, "Intel_XEFG")
                || row.isText(column, "Intel XeSS-FG") || row.isText(column, "AMD_AFMF"));
    }

    private static boolean hasCell(CsvRows row, int column) {
        return column != ABSENT && column < row.cellCount();
    }

    private List<CaptureStream> build() {
        List<CaptureStream> built = new ArrayList<>();
        for (StreamBuilder builder : streams.values()) {
            CaptureStream stream = builder.build(notes);
            if (stream.frameCount() > 0) {
                built.add(stream);
            } else {
                notes.add(stream.label() + ": left out, its only row gives no frame time");
            }
        }
        return built;
    }

    private void noteFile() {
        if (columns.stamp() == StreamBuilder.Stamp.NONE) {
            notes.add("the file has no time column; the running time is rebuilt from " + cells.lengthName());
        }
        if (cells.dateCount() > 0) {
            notes.add("column " + header.name(columns.stampColumn()) + " holds dates in "
                    + PlainText.count(cells.dateCount(), "row") + "; they are not read");
        }
        if (generatedCount > 0) {
            notes.add(PlainText.count(generatedCount, "row") + " of generated or repeated pictures (FrameType) left "
                    + "out, as the loop did not run them");
        }
        if (repeatedHeaderCount > 0) {
            notes.add("the header line comes again " + PlainText.count(repeatedHeaderCount, "time")
                    + "; the file may be several captures in one");
        }
    }
}
