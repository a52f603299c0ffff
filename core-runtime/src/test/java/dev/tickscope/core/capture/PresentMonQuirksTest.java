package dev.tickscope.core.capture;

import static dev.tickscope.core.capture.Captures.V1;
import static dev.tickscope.core.capture.Captures.assertNote;
import static dev.tickscope.core.capture.Captures.deltas;
import static dev.tickscope.core.capture.Captures.labels;
import static dev.tickscope.core.capture.Captures.read;
import static dev.tickscope.core.capture.Captures.threeGood;
import static dev.tickscope.core.capture.Captures.v1;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PresentMonQuirksTest {
    private static final String GAME = "game.exe · 7 · 0x1F2A: ";
    private static final long[] THREE = {16_000_000, 16_000_000, 16_000_000};

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
    void aByteOrderMarkBelongsToNoColumn(String charset) throws CaptureException {
        byte[] bytes = ("\uFEFF" + V1 + threeGood()).getBytes(Charset.forName(charset));
        assertArrayEquals(THREE, read(bytes).defaultStream().deltaNanos());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\r"})
    void otherLineEndsAreFine(String lineEnd) throws CaptureException {
        assertArrayEquals(THREE, deltas((V1 + threeGood()).replace("\n", lineEnd)));
    }

    @Test
    void aLastRowWithoutNewlineIsNotLost() throws CaptureException {
        assertArrayEquals(THREE, deltas((V1 + threeGood()).stripTrailing()));
    }

    @Test
    void aNameInAnOldCodePageCostsNoNumbers() throws CaptureException {
        byte[] bytes = (V1 + threeGood()).replace("game", "spiel\u00e4").getBytes(StandardCharsets.ISO_8859_1);
        assertArrayEquals(THREE, read(bytes).defaultStream().deltaNanos());
    }

    @Test
    void commentLinesMayStandBeforeTheHeader() throws CaptureException {
        FrameCapture capture = read("//GameName=a,b\n//GPU #=1\n\n# note\n" + V1 + threeGood());
        assertArrayEquals(THREE, capture.defaultStream().deltaNanos());
        assertEquals(List.of(), capture.notes());
    }

    @Test
    void interleavedProcessesAndSwapChainsAreStreamsOfTheirOwn() throws CaptureException {
        FrameCapture capture = read(V1
                + "dwm.exe,1,0x0000000000000000,DXGI,0,0.10,10,1\n"
                + "game.exe,2,0x1F2A,DXGI,0,0.50,20,1\n"
                + "dwm.exe,1,0x100000000,DXGI,0,0.05,30,1\n"
                + "game.exe,3,0x1F2A,DXGI,0,0.20,40,1\n"
                + "dwm.exe,1,0x0,DXGI,0,0.11,10,1\n"
                + "game.exe,2,0x0000000000001f2a,DXGI,0,0.52,20,1\n");
        assertEquals(List.of("dwm.exe · 1 · 0x0", "game.exe · 2 · 0x1F2A", "dwm.exe · 1 · 0x100000000",
                "game.exe · 3 · 0x1F2A"), labels(capture));
        assertArrayEquals(new long[] {10_000_000, 10_000_000}, capture.streams().get(0).deltaNanos());
        assertArrayEquals(new long[] {20_000_000, 20_000_000}, capture.streams().get(1).deltaNanos());
        assertEquals(List.of(), capture.notes(), "times that go back between streams are no fault");
        assertEquals("dwm.exe", capture.defaultStream().application(), "the first in the file on a tie");
        assertEquals(1, capture.defaultStream().processId());
        assertEquals("0x0", capture.defaultStream().swapChain());
    }

    @Test
    void theDefaultIsTheStreamWithMostRows() throws CaptureException {
        FrameCapture capture = read(V1 + "dwm.exe,1,0x0,DXGI,0,0.10,10,1\n" + threeGood());
        assertEquals("game.exe · 7 · 0x1F2A", capture.defaultStream().label());
    }

    @ParameterizedTest
    @CsvSource({"0x0, 0x0", "0x0000000000000000, 0x0", "0x000001, 0x1", "0X00ab, 0xAB", "0x100000000, 0x100000000",
        "4711, 4711", "0xyz, 0xyz", "0x, 0x"})
    void addressesHaveOneForm(String written, String expected) {
        assertEquals(expected, SwapChains.normalised(written));
    }

    @Test
    void aNameThatIsKnownOnlyLaterIsTaken() throws CaptureException {
        FrameCapture capture = read(V1 + threeGood().replaceFirst("game.exe", "<unknown>"));
        assertEquals("game.exe", capture.defaultStream().application());
    }

    @Test
    void rowsOutOfOrderInsideAStreamAreSortedAndCounted() throws CaptureException {
        FrameCapture capture = read(V1 + v1("0", "0") + v1("0.2", "200") + v1("0.1", "100") + v1("0.3", "100"));
        assertArrayEquals(new long[] {100_000_000, 100_000_000, 100_000_000}, capture.defaultStream().deltaNanos());
        assertNote(capture, GAME + "time went back 1 time; the rows are sorted by time");
    }

    @Test
    void rowsWithOneTimeStayInTheOrderOfTheFile() throws CaptureException {
        // Sorted to the front, the two rows of one time decide by their order which length is the first frame's.
        assertArrayEquals(new long[] {7_000_000, 0, 90_000_000},
                deltas(V1 + v1("0.1", "90") + v1("0.01", "7") + v1("0.01", "9")));
    }

    @Test
    void aMissingTimeColumnIsRebuiltFromTheLengths() throws CaptureException {
        FrameCapture capture = read("Application,ProcessID,SwapChainAddress,MsBetweenPresents\n"
                + "game.exe,7,0x1F2A,16.811\ngame.exe,7,0x1F2A,16.497\n");
        assertArrayEquals(new long[] {16_811_000, 16_497_000}, capture.defaultStream().deltaNanos());
        assertEquals(List.of("the file has no time column; the running time is rebuilt from MsBetweenPresents"),
                capture.notes());
    }

    @Test
    void withoutTimesAFirstRowWithoutLengthIsWhereTheSecondFrameBegins() throws CaptureException {
        FrameCapture capture = read("Application,ProcessID,SwapChainAddress,MsBetweenPresents\n"
                + "game.exe,7,0x1F2A,NA\ngame.exe,7,0x1F2A,16\ngame.exe,7,0x1F2A,NA\ngame.exe,7,0x1F2A,17\n");
        assertArrayEquals(new long[] {16_000_000, 17_000_000}, capture.defaultStream().deltaNanos());
        assertNote(capture, "line 4: has neither a time nor a length of its own; row skipped");
    }

    @Test
    void aMissingTimeInOneRowIsRebuiltToo() throws CaptureException {
        FrameCapture capture = read(V1 + v1("NA", "16") + v1("10.016", "16") + v1("", "17") + v1("10.05", "17"));
        assertArrayEquals(new long[] {16_000_000, 16_000_000, 17_000_000, 17_000_000},
                capture.defaultStream().deltaNanos());
        assertEquals(List.of(GAME + "2 rows without a readable time; rebuilt from the frame times"), capture.notes());
    }

    @Test
    void aMissingStartIsRebuiltFromTheFrameBefore() throws CaptureException {
        assertArrayEquals(new long[] {20_000_000, 10_000_000, 5_000_000},
                deltas("Application,ProcessID,SwapChainAddress,CPUStartQPC,FrameTime\n"
                        + "g,7,0x1,100000,20\ng,7,0x1,NA,10\ng,7,0x1,400000,5\n"));
    }

    @Test
    void datesInTheTimeColumnAreRebuiltFromTheLengths() throws CaptureException {
        FrameCapture capture = read(V1 + v1("2024-1-31 12:00:00.016000000", "16") + v1("2024-1-31 12:00:00.033", "17"));
        assertArrayEquals(new long[] {16_000_000, 17_000_000}, capture.defaultStream().deltaNanos());
        assertNote(capture, "column TimeInSeconds holds dates in 2 rows; they are not read");
    }

    @Test
    void raggedRowsAreFineWhileTheNeededCellsAreThere() throws CaptureException {
        assertArrayEquals(new long[] {16_000_000, 17_000_000}, deltas(V1.stripTrailing() + ",Board,Comment\n"
                + "game.exe,7,0x1,DXGI,0,0.016,16,20,\"MSI, Co.\",Test\n"
                + "game.exe,7,0x1,DXGI,0,0.033,17,20\n"));
        assertArrayEquals(THREE, deltas(V1 + threeGood().replace("20.5\n", "20.5,more,0.5,\n")));
    }

    @Test
    void aRowWithTooFewCellsIsSkippedWithItsLine() throws CaptureException {
        FrameCapture capture = read(V1 + threeGood() + "game.exe,7,0x1F2A,DXGI,0,0.064\n" + v1("0.080", "16"));
        assertArrayEquals(new long[] {16_000_000, 16_000_000, 16_000_000, 32_000_000},
                capture.defaultStream().deltaNanos());
        assertNote(capture, "line 5, column msBetweenPresents: is missing, the line ends after 6 cells; row skipped");
        assertNote(capture, GAME + "in 1 frame the times differ from the row's own frame time by more than 0.1 ms, "
                + "first in line 6 (32 ms and 16 ms); the times count. Rows may be missing from the file, or be "
                + "skipped");
    }

    @Test
    void aLastLineThatIsCutOffIsSkippedWithANote() throws CaptureException {
        FrameCapture capture = read(V1 + threeGood() + "game.exe,7,0x1F2A,DXGI,0,0.0");
        assertArrayEquals(THREE, capture.defaultStream().deltaNanos());
        assertEquals(List.of("line 5, column msBetweenPresents: is missing, the line ends after 6 cells: it is cut off; "
                + "row skipped"), capture.notes());
    }

    @Test
    void aNumberAtTheCutIsNotTrusted() throws CaptureException {
        FrameCapture capture = read(V1 + threeGood() + "game.exe,7,0x1F2A,DXGI,0,0.064,1");
        assertArrayEquals(THREE, capture.defaultStream().deltaNanos());
        assertEquals(List.of("line 5, column msBetweenPresents: may be incomplete, the line is cut off in it; row "
                + "skipped"), capture.notes());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0.064 | -16 | column msBetweenPresents: \"-16\" is negative. Expected milliseconds from 0 on; row skipped",
        "0.064 | NaN | column msBetweenPresents: \"NaN\" is not finite. Expected a number with a decimal point, as in "
            + "16.67; row skipped",
        "-inf | 16 | column TimeInSeconds: \"-inf\" is not finite. Expected a number with a decimal point, as in "
            + "16.67; row skipped",
        "0.064 | abc | column msBetweenPresents: \"abc\" is no number. Expected one with a decimal point, as in "
            + "16.67; row skipped",
        "0.064 | \"2,174\" | column msBetweenPresents: \"2,174\" is no number: a decimal comma? Expected a decimal "
            + "point, as in 16.67; row skipped",
        "0,064 | 16,5 | column TimeInSeconds: the row has 10 cells under 8 headings, and \"0,064\" here: a decimal "
            + "comma? Expected a decimal point, as in 16.67; row skipped",
        "9e30 | 16 | column TimeInSeconds: \"9e30\" is out of range. Expected less than 73 years; row skipped"})
    void aBadNumberCostsItsRowOnly(String seconds, String millis, String note) throws CaptureException {
        FrameCapture capture = read(V1 + threeGood() + v1(seconds, millis));
        assertArrayEquals(THREE, capture.defaultStream().deltaNanos());
        assertEquals(List.of("line 5, " + note), capture.notes());
    }

    @Test
    void aNegativeTimeInTheMiddleIsSkipped() throws CaptureException {
        FrameCapture capture = read(V1 + threeGood() + v1("-0.5", "16"));
        assertArrayEquals(THREE, capture.defaultStream().deltaNanos());
        assertEquals(List.of("line 5: the time is negative; row skipped"), capture.notes());
    }

    @Test
    void aProcessIdThatIsNoneCostsItsRowOnly() throws CaptureException {
        FrameCapture capture = read(V1 + threeGood() + "game.exe,x,0x1F2A,DXGI,0,0.064,16,1\n");
        assertEquals(List.of("line 5, column ProcessID: \"x\" is no process id. Expected a whole number; row skipped"),
                capture.notes());
    }

    @Test
    void manyBadRowsGiveFewNotes() throws CaptureException {
        StringBuilder text = new StringBuilder(V1);
        for (int i = 1; i <= 40; i++) {
            text.append(v1(i + "", "1000")).append(i % 2 == 0 ? v1("x", "1") : "");
        }
        List<String> notes = read(text.toString()).notes();
        assertEquals(11, notes.size());
        assertEquals("and 10 more rows skipped for such reasons", notes.get(10));
    }

    @Test
    void droppedPresentsAreFramesOfTheLoopAndCounted() throws CaptureException {
        FrameCapture capture = read(V1 + threeGood().replaceFirst("DXGI,0", "DXGI,1"));
        assertArrayEquals(THREE, capture.defaultStream().deltaNanos());
        assertEquals(List.of(GAME + "1 of 3 presents dropped; they are kept, as the loop ran them"), capture.notes());
    }

    @Test
    void outliersAreKeptAndFlagged() throws CaptureException {
        FrameCapture capture = read(V1 + v1("0.007", "7") + v1("0.014", "7") + v1("0.0146", "0.6") + v1("50.0146", "50000")
                + v1("50.0216", "7"));
        assertArrayEquals(new long[] {7_000_000, 7_000_000, 600_000, 50_000_000_000L, 7_000_000},
                capture.defaultStream().deltaNanos());
        assertEquals(List.of(
                GAME + "1 frame longer than 1 s, kept; the longest is 50000 ms (line 5)",
                GAME + "1 frame shorter than a tenth of the median of 7 ms, kept; the first is 0.6 ms (line 4)"),
                capture.notes());
    }

    @Test
    void twoCapturesGluedTogetherAreSaidToBeSo() throws CaptureException {
        FrameCapture capture = read(V1 + v1("0.016", "16") + V1 + v1("0.032", "16"));
        assertArrayEquals(new long[] {16_000_000, 16_000_000}, capture.defaultStream().deltaNanos());
        assertEquals(List.of("the header line comes again 1 time; the file may be several captures in one"),
                capture.notes());
    }

    @Test
    void aLineOfMegabytesCostsItsRowOnly() throws CaptureException {
        FrameCapture capture = read(V1 + v1("0.016", "16") + "z,".repeat(1_500_000) + "\n" + v1("0.032", "16"));
        assertArrayEquals(new long[] {16_000_000, 16_000_000}, capture.defaultStream().deltaNanos());
        assertEquals(List.of("line 3: is longer than 1048576 characters; row skipped"), capture.notes());
    }

    @Test
    void aStreamWithoutAnyLengthIsLeftOut() throws CaptureException {
        FrameCapture capture = read(V1 + "dwm.exe,1,0x0,DXGI,0,0.10,NA,1\n" + threeGood());
        assertEquals(List.of("game.exe · 7 · 0x1F2A"), labels(capture));
        assertEquals(List.of("dwm.exe · 1 · 0x0: left out, its only row gives no frame time"), capture.notes());
    }

    @Test
    void withoutProcessIdsTheNameTellsStreamsApart() throws CaptureException {
        FrameCapture capture = read("Application,SwapChainAddress,TimeInSeconds\n"
                + "a,0x1,1\nb,0x1,5\na,0x1,2\nb,0x1,7\n");
        assertEquals(List.of("a · 0x1", "b · 0x1"), labels(capture));
        assertEquals(-1, capture.defaultStream().processId());
        assertArrayEquals(new long[] {2_000_000_000}, capture.streams().get(1).deltaNanos());
    }
}
