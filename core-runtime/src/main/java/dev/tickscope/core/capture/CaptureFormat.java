package dev.tickscope.core.capture;

import java.io.IOException;

/** One kind of file with a header line and comma-separated rows. A new kind is one more class, listed in the reader. */
interface CaptureFormat {
    /** Whether a file with this header is one of this kind, judged by the names of the columns only. */
    boolean recognises(CsvHeader header);

    /**
     * Reads the rows that follow the header.
     *
     * @param rows stands on the header line
     * @throws CaptureException when the rows give no frames, or more than half of them are of no use
     */
    FrameCapture read(String fileName, CsvHeader header, CsvRows rows) throws IOException, CaptureException;

    /** What this kind of header looks like, to end the sentence "Expected …". */
    String expectedHeader();

    /** Why a header that looks like this kind is not enough of one; null when it does not look like it at all. */
    String whyNot(CsvHeader header);
}
