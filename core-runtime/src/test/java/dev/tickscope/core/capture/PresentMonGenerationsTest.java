package dev.tickscope.core.capture;

import static dev.tickscope.core.capture.Captures.deltas;
import static dev.tickscope.core.capture.Captures.read;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PresentMonGenerationsTest {
    private static final String ID = "Application,ProcessID,SwapChainAddress,";
    private static final String ROW = "game.exe,7,0x1F2A,";

    @Test
    void generation1GivesTheFirstFrameFromItsOwnColumnAndTheOthersFromTheTimes() throws CaptureException {
        FrameCapture capture = read(ID + "Runtime,SyncInterval,PresentFlags,Dropped,TimeInSeconds,msInPresentAPI,"
                + "msBetweenPresents,QPCTime\n"
                + ROW + "DXGI,1,0,0,0.34900300000000,0.1,16.47540000000000,2076674276\n"
                + ROW + "DXGI,1,0,0,0.38240730000000,0.1,33.40430000000000,2077008319\n");
        assertEquals("PresentMon 1.x", capture.format());
        assertEquals("game.csv", capture.fileName());
        assertArrayEquals(new long[] {16_475_400, 33_404_300}, capture.defaultStream().deltaNanos());
        assertEquals(List.of(), capture.notes());
    }

    @ParameterizedTest
    @CsvSource({"0", "NA", "''", "0.00000000000000"})
    void aFirstRowWithoutALengthOnlyStartsTheSecondFrame(String length) throws CaptureException {
        FrameCapture capture = read(ID + "TimeInSeconds,msBetweenPresents\n"
                + ROW + "5," + length + "\n" + ROW + "5.5,500\n");
        assertArrayEquals(new long[] {500_000_000}, capture.defaultStream().deltaNanos());
        assertEquals(2, capture.defaultStream().rowCount());
        assertEquals(1, capture.defaultStream().frameCount());
    }

    @Test
    void timeInSecondsWinsOverTheCounterBesideIt() throws CaptureException {
        assertArrayEquals(new long[] {20_000_000}, deltas(ID + "QPCTime,TimeInSeconds\n"
                + ROW + "1000,0.01\n" + ROW + "9000,0.03\n"));
    }

    @Test
    void theCounterAloneCountsTicksOf100NanosecondsOrSecondsWhenItHasAFraction() throws CaptureException {
        assertArrayEquals(new long[] {800_000}, deltas(ID + "QPCTime\n" + ROW + "1000\n" + ROW + "9000\n"));
        assertArrayEquals(new long[] {8_250_000}, deltas(ID + "QPCTime\n" + ROW + "7.5\n" + ROW + "7.50825\n"));
    }

    @Test
    void generation20AddsBusyAndWait() throws CaptureException {
        FrameCapture capture = read(ID + "Runtime,CPUStartQPC,CPUBusy,CPUWait,GPUBusy\n"
                + ROW + "DXGI,1000000,10.5,6.25,3\n" + ROW + "DXGI,1167500,11,5,3\n");
        assertEquals("PresentMon 2.0", capture.format());
        assertArrayEquals(new long[] {16_750_000, 16_000_000}, capture.defaultStream().deltaNanos());
        assertEquals(List.of(), capture.notes());
    }

    @ParameterizedTest
    @CsvSource({"'', PresentMon 2.1 or 2.2", "',FrameType,AnimationTime', PresentMon 2.3"})
    void generations21To23LastFromStartToStartAndTheLastRowByItsFrameTime(String more, String format)
            throws CaptureException {
        FrameCapture capture = read(ID + "PresentRuntime,CPUStartQPC,FrameTime,CPUBusy,CPUWait" + more + "\n"
                + ROW + "DXGI,2076511276,16.3893,16.3,0.0893,Application,1\n"
                + ROW + "DXGI,2076675169,33.4674,33.3,0.1674,Application,2\n"
                + ROW + "DXGI,2077009843,15.25,15,0.25,Application,3\n");
        assertEquals(format, capture.format());
        assertArrayEquals(new long[] {16_389_300, 33_467_400, 15_250_000}, capture.defaultStream().deltaNanos());
    }

    @Test
    void aLastFrameThatHasNotEndedIsNotCounted() throws CaptureException {
        assertArrayEquals(new long[] {20_000_000}, deltas(ID + "CPUStartQPC,FrameTime\n"
                + ROW + "100000,20.0\n" + ROW + "300000,NA\n"));
    }

    @ParameterizedTest
    @CsvSource({"CPUStartTime, 0.1, 20.35", "CPUStartQPCTime, 95000.1, 95020.35", "CPUStartQPCTimeInMs, 0, 20.25"})
    void otherStartTimesAreMilliseconds(String column, String first, String second) throws CaptureException {
        assertArrayEquals(new long[] {20_250_000, 5_000_000}, deltas(ID + column + ",FrameTime\n"
                + ROW + first + ",20.25\n" + ROW + second + ",5\n"));
    }

    @Test
    void aFrameThatBeganBeforeTheRecordingHasANegativeStart() throws CaptureException {
        assertArrayEquals(new long[] {16_000_000, 5_000_000}, deltas(ID + "CPUStartTime,FrameTime\n"
                + ROW + "-3.5,16\n" + ROW + "12.5,5\n"));
    }

    @ParameterizedTest
    @CsvSource({"TimeInQPC, 2076674276, 2077008319", "TimeInMs, 349.003, 382.4073", "TimeInSeconds, 0.349003, 0.3824073"})
    void generation24HasPresentTimesInThreeUnits(String column, String first, String second) throws CaptureException {
        FrameCapture capture = read(ID + "PresentRuntime,FrameType," + column + ",MsBetweenSimulationStart,"
                + "MsBetweenPresents,CPUStartQPC,MsBetweenAppStart\n"
                + ROW + "DXGI,Application," + first + ",NA,16.4754,2076511276,16.3893\n"
                + ROW + "DXGI,Application," + second + ",NA,33.4043,2076675169,33.4674\n");
        assertEquals("PresentMon 2.4+", capture.format());
        assertArrayEquals(new long[] {16_475_400, 33_404_300}, capture.defaultStream().deltaNanos());
    }

    @Test
    void generation24WithoutPresentTimesUsesTheStartsAndTheTimeBetweenThem() throws CaptureException {
        FrameCapture capture = read(ID + "CPUStartQPC,MsBetweenAppStart,MsCPUBusy,MsCPUWait\n"
                + ROW + "2076511276,16.3893,1,2\n" + ROW + "2076675169,33.4674,1,2\n");
        assertEquals("PresentMon 2.4+", capture.format());
        assertArrayEquals(new long[] {16_389_300, 33_467_400}, capture.defaultStream().deltaNanos());
    }

    @Test
    void picturesThatTheDriverMadeAreLeftOutAndCounted() throws CaptureException {
        FrameCapture capture = read(ID + "FrameType,TimeInMs,MsBetweenPresents\n"
                + ROW + "Application,10,NA\n" + ROW + "Intel_XEFG,15,5\n" + ROW + "AMD_AFMF,16,1\n"
                + ROW + "Repeated,17,1\n" + ROW + "NotSet,20,10\n");
        assertArrayEquals(new long[] {10_000_000}, capture.defaultStream().deltaNanos());
        assertEquals(List.of("3 rows of generated or repeated pictures (FrameType) left out, as the loop did not run "
                + "them"), capture.notes());
    }

    @Test
    void namesOfColumnsCountInAnyOrderAndCase() throws CaptureException {
        assertArrayEquals(new long[] {16_000_000, 17_000_000}, deltas(
                "MSBETWEENPRESENTS,swapchainaddress, processid ,timeinseconds,APPLICATION\n"
                        + "16,0x1,7,1.016,game.exe\n17,0x1,7,1.033,game.exe\n"));
    }

    @Test
    void columnsOfOtherToolsAroundThemDoNotMatter() throws CaptureException {
        assertArrayEquals(new long[] {16_000_000, 17_000_000}, deltas(
                "Application,GPU,CPU,Resolution,Runtime,ProcessID,SwapChainAddress,TimeInSeconds,MsBetweenPresents,Fan\n"
                        + "game.exe,\"G, 1\",C,1920x1080,DXGI,7,0x1,1.016,16,NA\n"
                        + "game.exe,\"G, 1\",C,1920x1080,DXGI,7,0x1,1.033,17,NA\n"));
    }
}
