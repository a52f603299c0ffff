package dev.tickscope.core.capture;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Small captures for tests. */
final class Captures {
    /** The columns of PresentMon 1.x that matter, and one on either side that does not. */
    static final String V1 = "Application,ProcessID,SwapChainAddress,Runtime,Dropped,TimeInSeconds,msBetweenPresents,"
            + "msUntilDisplayed\n";

    private Captures() {
    }

    static FrameCapture read(String text) throws CaptureException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    static FrameCapture read(byte[] bytes) throws CaptureException {
        return CaptureReader.read("game.csv", new ByteArrayInputStream(bytes), bytes.length, CaptureProgress.none());
    }

    static CaptureException refusal(String text) {
        return assertThrows(CaptureException.class, () -> read(text));
    }

    /** A row under {@link #V1}. */
    static String v1(String seconds, String millis) {
        return "game.exe,7,0x1F2A,DXGI,0," + seconds + "," + millis + ",20.5\n";
    }

    /** Three good rows under {@link #V1}, so that a bad one more is no majority. */
    static String threeGood() {
        return v1("0.016", "16") + v1("0.032", "16") + v1("0.048", "16");
    }

    static long[] deltas(String text) throws CaptureException {
        return read(text).defaultStream().deltaNanos();
    }

    static void assertNote(FrameCapture capture, String note) {
        assertTrue(capture.notes().contains(note), () -> "no note \"" + note + "\" in " + capture.notes());
    }

    static List<String> labels(FrameCapture capture) {
        return capture.streams().stream().map(CaptureStream::label).toList();
    }
}
