package dev.tickscope.core.capture;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The text of a file: finds the encoding from the byte order mark, reports progress, and lets the user cancel. */
final class CaptureText {
    private static final int REPORT_BYTES = 1 << 16;

    private CaptureText() {
    }

    /** The user cancelled; an IOException because it has to pass through the reader. */
    static final class CancelledException extends IOException {
        CancelledException() {
            super("cancelled");
        }
    }

    /**
     * Opens a stream as text. Bytes that are wrong in the encoding become replacement characters: a program's name in
     * some old code page must not cost the numbers beside it.
     */
    static Reader open(InputStream in, long sizeBytes, CaptureProgress progress) throws IOException {
        PushbackInputStream bytes = new PushbackInputStream(new Counting(in, sizeBytes, progress), 3);
        byte[] head = bytes.readNBytes(3);
        Charset charset = StandardCharsets.UTF_8;
        int markBytes = 0;
        if (startsWith(head, 0xEF, 0xBB, 0xBF)) {
            markBytes = 3;
        } else if (startsWith(head, 0xFF, 0xFE)) {
            charset = StandardCharsets.UTF_16LE;
            markBytes = 2;
        } else if (startsWith(head, 0xFE, 0xFF)) {
            charset = StandardCharsets.UTF_16BE;
            markBytes = 2;
        }
        bytes.unread(head, markBytes, head.length - markBytes);
        return new InputStreamReader(bytes, charset);
    }

    private static boolean startsWith(byte[] head, int... mark) {
        if (head.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((head[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    /** Counts what passes. */
    private static final class Counting extends FilterInputStream {
        private final long sizeBytes;
        private final CaptureProgress progress;
        private long doneBytes;
        private long reportedBytes;
        private boolean ended;

        Counting(InputStream in, long sizeBytes, CaptureProgress progress) {
            super(in);
            this.sizeBytes = sizeBytes;
            this.progress = progress;
        }

        @Override
        public int read() throws IOException {
            int value = super.read();
            count(value < 0 ? -1 : 1);
            return value;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            int read = super.read(target, offset, length);
            count(read);
            return read;
        }

        private void count(int read) throws IOException {
            boolean justEnded = read < 0 && !ended;
            ended |= read < 0;
            doneBytes += Math.max(0, read);
            if (justEnded || doneBytes - reportedBytes >= REPORT_BYTES) {
                reportedBytes = doneBytes;
                if (!progress.report(doneBytes, sizeBytes)) {
                    throw new CancelledException();
                }
            }
        }
    }
}
