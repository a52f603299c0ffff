package dev.tickscope.core.recording;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The lines of a file as bytes, with where each of them stands. */
final class FileLines implements AutoCloseable {
    /** No line that a session file needs comes near this. */
    static final int LONGEST = 64 << 20;
    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private int at;
    private int filled;
    private byte[] line = new byte[1 << 12];
    private int length;
    private long number;
    private long beginByte;
    private long nextByte;
    private boolean terminated;

    FileLines(InputStream in) {
        this.in = in;
    }

    /** Goes to the next line. @return false at the end of the file */
    boolean advance() throws IOException {
        length = 0;
        terminated = false;
        beginByte = nextByte;
        number++;
        while (at < filled || fill()) {
            int end = at;
            while (end < filled && buffer[end] != '\n') {
                end++;
            }
            take(end - at);
            if (end < filled) {
                at++;
                nextByte++;
                terminated = true;
                return true;
            }
        }
        return length > 0;
    }

    private boolean fill() throws IOException {
        at = 0;
        filled = Math.max(0, in.read(buffer));
        return filled > 0;
    }

    private void take(int count) throws IOException {
        if (length + count > LONGEST) {
            throw new IOException("line " + number + " is longer than " + (LONGEST >> 20) + " MiB");
        }
        if (length + count > line.length) {
            line = Arrays.copyOf(line, Math.max(length + count, line.length * 2));
        }
        System.arraycopy(buffer, at, line, length, count);
        length += count;
        at += count;
        nextByte += count;
    }

    byte[] bytes() {
        return line;
    }

    int length() {
        return length;
    }

    /** From 1. */
    long number() {
        return number;
    }

    /** The place of its first byte in the file. */
    long beginByte() {
        return beginByte;
    }

    /** Whether the file goes on after it; the last line of a file that was cut off does not. */
    boolean terminated() {
        return terminated;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
