package dev.tickscope.core.capture;

import java.util.List;

/** What one capture file holds: its streams of frames, and what the reader has to say about them. Immutable. */
public final class FrameCapture {
    private final String fileName;
    private final String format;
    private final List<CaptureStream> streams;
    private final List<String> notes;
    private final CaptureStream defaultStream;

    /** @param streams in the order in which they begin in the file; at least one */
    FrameCapture(String fileName, String format, List<CaptureStream> streams, List<String> notes) {
        this.fileName = fileName;
        this.format = format;
        this.streams = List.copyOf(streams);
        this.notes = List.copyOf(notes);
        CaptureStream most = this.streams.get(0);
        for (CaptureStream stream : this.streams) {
            // Only more rows win, so that the first in the file stays on a tie.
            if (stream.rowCount() > most.rowCount()) {
                most = stream;
            }
        }
        this.defaultStream = most;
    }

    /** The file's name without its folder. */
    public String fileName() {
        return fileName;
    }

    /** The kind of file in plain words, such as "PresentMon 1.x" or "PresentMon 2.4+". */
    public String format() {
        return format;
    }

    /** All streams with at least one frame, in the order in which they begin in the file; never empty. */
    public List<CaptureStream> streams() {
        return streams;
    }

    /**
     * What was skipped, repaired, counted or looks odd, in plain words, with line numbers. Empty for a file without
     * peculiarities.
     */
    public List<String> notes() {
        return notes;
    }

    /** The stream with most rows; the one that begins first in the file on a tie. */
    public CaptureStream defaultStream() {
        return defaultStream;
    }
}
