package dev.tickscope.core.capture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Reads frame-time captures of other tools: PresentMon CSV files of all generations, and the files of tools that write
 * the same columns (OCAT, CapFrameX CSV with its {@code //Key=Value} lines before the header, FrameView).
 *
 * <p>Where a file has times, the length of a frame is the difference of two of them, and the column with the row's own
 * length only gives the frame at the edge: the first one where the times are the ends of frames (the Present calls of
 * PresentMon 1.x and of 2.4 and later), the last one where they are starts (2.0 to 2.3). An own length of 0 or NA there
 * gives no frame. In rows, or files, without times the own lengths are added up. After a skipped row the next frame
 * holds the time of both, so that no time is lost; a note says so.
 *
 * <p>A file is read once from front to back; only numbers are kept. Numbers are exact decimals with a decimal point
 * whatever the locale. One bad row never loses the others: it becomes a note with its line. Stateless and safe to use
 * from any thread.
 */
public final class CaptureReader {
    private static final List<CaptureFormat> FORMATS = List.of(new PresentMonFormat());

    private CaptureReader() {
    }

    /**
     * Reads a file.
     *
     * @throws CaptureException when the file cannot be read, is no capture of a known kind, gives no frames, has more
     *     bad rows than good ones, or {@code progress} cancelled
     */
    public static FrameCapture read(Path file, CaptureProgress progress) throws CaptureException {
        Objects.requireNonNull(progress, "progress");
        Path namePart = file.getFileName();
        String fileName = namePart == null ? file.toString() : namePart.toString();
        if (Files.isDirectory(file)) {
            throw CaptureException.ofFile(fileName, "is a folder. Expected a capture file");
        }
        if (Files.notExists(file)) {
            throw CaptureException.ofFile(fileName, "there is no such file (looked for "
                    + file.toAbsolutePath() + ")");
        }
        long sizeBytes;
        try (InputStream in = Files.newInputStream(file)) {
            sizeBytes = Files.size(file);
            return read(fileName, in, sizeBytes, progress);
        } catch (AccessDeniedException e) {
            throw CaptureException.ofFile(fileName, "may not be read: permission is denied", e);
        } catch (IOException e) {
            throw unreadable(fileName, e);
        }
    }

    /**
     * Reads a capture from a stream, which stays open.
     *
     * @param fileName what messages and the result call it
     * @param sizeBytes the size in bytes, only for {@code progress}; -1 when not known
     * @throws CaptureException as for a file
     */
    public static FrameCapture read(String fileName, InputStream in, long sizeBytes, CaptureProgress progress)
            throws CaptureException {
        Objects.requireNonNull(fileName, "fileName");
        Objects.requireNonNull(progress, "progress");
        try {
            CsvRows rows = new CsvRows(CaptureText.open(in, sizeBytes, progress));
            CsvHeader header = header(fileName, rows);
            for (CaptureFormat format : FORMATS) {
                if (format.recognises(header)) {
                    return format.read(fileName, header, rows);
                }
            }
            throw CaptureRefusal.of(fileName, header, rows, FORMATS);
        } catch (CaptureText.CancelledException e) {
            throw CaptureException.cancelled(fileName);
        } catch (IOException e) {
            throw unreadable(fileName, e);
        }
    }

    /** The first line that is neither blank nor a comment. */
    private static CsvHeader header(String fileName, CsvRows rows) throws IOException, CaptureException {
        boolean anyText = false;
        while (rows.next()) {
            if (rows.zeroCharSeen()) {
                throw CaptureRefusal.notText(fileName);
            }
            if (rows.isTooLong()) {
                throw CaptureException.at(fileName, rows.lineNumber(), null, "is longer than "
                        + CsvRows.LONGEST_LINE + " characters. Expected the header of a CSV file");
            }
            if (!rows.isBlankLine() && !isComment(rows)) {
                return CsvHeader.of(rows);
            }
            anyText |= !rows.isBlankLine();
        }
        throw CaptureException.ofFile(fileName, anyText
                ? "has only comment lines. Expected a header line and rows"
                : "is empty. Expected a header line and rows");
    }

    private static boolean isComment(CsvRows rows) {
        String first = rows.text(0);
        return first.startsWith("//") || first.startsWith("#");
    }

    private static CaptureException unreadable(String fileName, IOException e) {
        String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return CaptureException.ofFile(fileName, "cannot be read: " + reason, e);
    }
}
