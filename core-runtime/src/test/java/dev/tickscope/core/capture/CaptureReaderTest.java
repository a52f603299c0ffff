package dev.tickscope.core.capture;

import static dev.tickscope.core.capture.Captures.V1;
import static dev.tickscope.core.capture.Captures.read;
import static dev.tickscope.core.capture.Captures.refusal;
import static dev.tickscope.core.capture.Captures.threeGood;
import static dev.tickscope.core.capture.Captures.v1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaptureReaderTest {
    private static final String EXPECTED = ". Expected the header of a PresentMon CSV file, with Application, "
            + "ProcessID, SwapChainAddress and a frame time such as msBetweenPresents, TimeInSeconds or FrameTime";

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "\uFEFF"})
    void anEmptyFileIsSaidToBeEmpty(String text) {
        assertEquals("game.csv: is empty. Expected a header line and rows", refusal(text).getMessage());
    }

    @Test
    void aFileOfCommentsOnlyIsRefused() {
        assertEquals("game.csv: has only comment lines. Expected a header line and rows",
                refusal("//a=1\n//b=2").getMessage());
    }

    @Test
    void aHeaderWithoutRowsIsRefused() {
        CaptureException refusal = refusal("//GameName=x\n" + V1);
        assertEquals("game.csv, line 2: there are no rows below the header. Expected one row for each frame",
                refusal.getMessage());
        assertEquals("game.csv", refusal.fileName());
        assertEquals(2, refusal.lineNumber());
        assertEquals(Optional.empty(), refusal.columnName());
        assertFalse(refusal.cancelled());
    }

    @Test
    void oneRowWithoutALengthGivesNoFrame() {
        assertEquals("game.csv: has no frame of a known length. Expected at least two rows of one process and swap "
                + "chain, or one with a frame time above 0", refusal(V1 + v1("0.1", "NA")).getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000\u0001\u0002", "\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR"})
    void aBinaryFileIsRefused(String text) {
        assertEquals("game.csv: is not text (it holds zero bytes). Expected a CSV file in UTF-8, or in UTF-16 with a "
                + "byte order mark", refusal(text).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "tick,time [ms]~1,0~2,174,166101~ | \"tick,time [ms]\" is no header of a capture that Tickscope knows (line 3 "
            + "has 3 cells under 2 headings: a decimal comma?)",
        "tick,time [ms]~1,0~2,174.166101~ | \"tick,time [ms]\" is no header of a capture that Tickscope knows",
        "fps,frametime,elapsed~60,16.6,1~ | \"fps,frametime,elapsed\" is no header of a capture that Tickscope knows",
        "Application;ProcessID~a;1~ | \"Application;ProcessID\" is no header of a capture that Tickscope knows (its "
            + "cells are separated by semicolons: save it with commas and decimal points)",
        "{ \"Info\": {} }~ | \"{ \"Info\": {} }\" is no header of a capture that Tickscope knows (it looks like JSON)"})
    void anUnknownHeaderIsRefusedWithAHint(String text, String message) {
        assertEquals("game.csv, line 1: " + message + EXPECTED, refusal(text.replace('~', '\n')).getMessage());
    }

    @Test
    void aPresentMonHeaderWithoutAFrameTimeSaysSo() {
        assertEquals("game.csv, line 1: this PresentMon header has no frame time. Expected one of the columns "
                + "TimeInSeconds, TimeInMs, TimeInQPC, msBetweenPresents, FrameTime, or CPUBusy and CPUWait",
                refusal("Application,ProcessID,SwapChainAddress,CPUBusy\na,1,0x0,5\n").getMessage());
    }

    @Test
    void aFileWithMoreBadRowsThanGoodOnesIsRefusedWithTheFirstReason() throws CaptureException {
        String bad = v1("0.064", "\"2,174\"");
        CaptureException refusal = refusal(V1 + v1("0.016", "16") + bad + bad);
        assertEquals("game.csv, line 3, column msBetweenPresents: \"2,174\" is no number: a decimal comma? Expected a "
                + "decimal point, as in 16.67. 2 of 3 rows cannot be used", refusal.getMessage());
        assertEquals(3, refusal.lineNumber());
        assertEquals(Optional.of("msBetweenPresents"), refusal.columnName());
        assertEquals(1, read(V1 + v1("0.016", "16") + bad).defaultStream().frameCount(), "half of the rows may be bad");
    }

    @Test
    void aQuotedHeaderIsCutAndHarmless() {
        String message = refusal("\u001b[31m" + "x".repeat(100_000)).getMessage();
        assertTrue(message.startsWith("game.csv, line 1: \"?[31mxxxx"), message);
        assertTrue(message.length() < 400, message);
    }

    @Test
    void aHeaderOfMegabytesIsRefused() {
        assertEquals("game.csv, line 1: is longer than 1048576 characters. Expected the header of a CSV file",
                refusal("x".repeat(3_000_000)).getMessage());
    }

    @Test
    void filesAreReadWhateverTheirExtension(@TempDir Path folder) throws IOException, CaptureException {
        Path file = Files.writeString(folder.resolve("apex"), V1 + threeGood());
        FrameCapture capture = CaptureReader.read(file, CaptureProgress.none());
        assertEquals("apex", capture.fileName());
        assertEquals(3, capture.defaultStream().frameCount());
    }

    @Test
    void aFolderAMissingFileAndAForbiddenOneAreSaidToBeSo(@TempDir Path folder) throws IOException {
        assertEquals(folder.getFileName() + ": is a folder. Expected a capture file", failure(folder));
        Path missing = folder.resolve("none.csv");
        assertEquals("none.csv: there is no such file (looked for " + missing.toAbsolutePath() + ")", failure(missing));
        Path forbidden = Files.writeString(folder.resolve("mine.csv"), V1);
        // To the superuser nothing is forbidden: the file is then read, and has no rows.
        boolean denied = forbidden.toFile().setReadable(false) && !Files.isReadable(forbidden);
        assertEquals(denied ? "mine.csv: may not be read: permission is denied"
                : "mine.csv, line 1: there are no rows below the header. Expected one row for each frame", failure(forbidden));
    }

    private static String failure(Path file) {
        return assertThrows(CaptureException.class, () -> CaptureReader.read(file, CaptureProgress.none())).getMessage();
    }

    @Test
    void aDiskThatFailsIsAMessageToo() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Input/output error");
            }
        };
        assertEquals("game.csv: cannot be read: Input/output error", assertThrows(CaptureException.class,
                () -> CaptureReader.read("game.csv", broken, -1, CaptureProgress.none())).getMessage());
    }

    @Test
    void progressGrowsToTheSizeOfTheFileAndIsNotCalledForEveryRow() throws CaptureException {
        byte[] bytes = (V1 + v1("0.016", "16").repeat(20_000)).getBytes(StandardCharsets.UTF_8);
        List<Long> reports = new ArrayList<>();
        CaptureReader.read("game.csv", new ByteArrayInputStream(bytes), bytes.length, (doneBytes, totalBytes) -> {
            assertEquals(bytes.length, totalBytes);
            reports.add(doneBytes);
            return true;
        });
        assertEquals(reports.stream().sorted().toList(), reports);
        assertEquals(bytes.length, reports.get(reports.size() - 1));
        assertEquals(bytes.length / 65_536 + 1, reports.size(), 2);
    }

    @Test
    void progressCanCancel() {
        byte[] bytes = (V1 + v1("0.016", "16").repeat(20_000)).getBytes(StandardCharsets.UTF_8);
        CaptureException cancelled = assertThrows(CaptureException.class, () -> CaptureReader.read("game.csv",
                new ByteArrayInputStream(bytes), bytes.length, (doneBytes, totalBytes) -> doneBytes < 200_000));
        assertTrue(cancelled.cancelled());
        assertEquals("game.csv: reading was cancelled", cancelled.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE"})
    void aFileThatIsCutAnywhereGivesWhatIsReadableOrARefusal(String charset) throws Exception {
        String text = "\uFEFF//Key=\u00e4\r\n" + V1.replace("\n", "\r\n")
                + "\"game, 1.exe\",7,0x0000000000001F2A,DXGI,0,0.0165,16.5,20.25\r\n"
                + "dwm\u00e4.exe,1,0x0,DXGI,1,0.0125,NA,20.25\r\n"
                + "\"game, 1.exe\",7,0x1F2A,DXGI,0,0.0335,17,20.25\r\n"
                + "dwm\u00e4.exe,1,0x0,DXGI,1,0.0325,20,20.25\r\n";
        byte[] bytes = text.getBytes(charset);
        List<Long> whole = List.of(16_500_000L, 17_000_000L);
        int readable = 0;
        for (int length = 0; length <= bytes.length; length++) {
            try {
                FrameCapture capture = read(Arrays.copyOf(bytes, length));
                readable++;
                CaptureStream game = capture.streams().get(0);
                assertEquals("game, 1.exe", game.application());
                // Nothing of a number that the cut went through may get in.
                assertEquals(whole.subList(0, game.frameCount()),
                        Arrays.stream(game.deltaNanos()).boxed().toList(), "cut at " + length);
            } catch (CaptureException e) {
                assertTrue(e.getMessage().startsWith("game.csv"), e.getMessage());
            }
        }
        assertTrue(readable > bytes.length / 4, readable + " of " + bytes.length);
        assertEquals(2, read(bytes).streams().size());
    }
}
