package dev.tickscope.core.capture;

import static dev.tickscope.core.capture.Captures.V1;
import static dev.tickscope.core.capture.Captures.deltas;
import static dev.tickscope.core.capture.Captures.read;
import static dev.tickscope.core.capture.Captures.v1;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class CaptureExactnessTest {
    @Test
    void roundingTheTimesFirstLeavesNoDrift() throws CaptureException {
        // A third of a millisecond with 14 digits: rounded one by one, 30,000 of them would lose 10 microseconds.
        StringBuilder text = new StringBuilder(V1).append(v1("0", "0"));
        BigDecimal step = new BigDecimal("0.00033333333333");
        int frames = 30_000;
        for (int i = 1; i <= frames; i++) {
            text.append(v1(step.multiply(BigDecimal.valueOf(i)).toPlainString(), "0.33333333333"));
        }
        long[] deltaNanos = deltas(text.toString());
        assertEquals(frames, deltaNanos.length);
        assertEquals(10_000_000_000L, Arrays.stream(deltaNanos).sum());
        assertArrayEquals(new long[] {333_333, 333_334}, Arrays.stream(deltaNanos).distinct().sorted().toArray());
    }

    @Test
    void theSumIsTheDifferenceOfTheRoundedTimes() throws CaptureException {
        long[] deltaNanos = deltas(V1 + v1("10.9077440004", "NA") + v1("10.9242410006", "1") + v1("10.9401230005", "1"));
        assertArrayEquals(new long[] {16_497_001, 15_881_999}, deltaNanos);
        assertEquals(10_940_123_000L - 10_907_744_000L, Arrays.stream(deltaNanos).sum());
    }

    @Test
    void lengthsWithoutTimesAreSummedExactlyBeforeTheyAreRounded() throws CaptureException {
        String header = "Application,ProcessID,SwapChainAddress,MsBetweenPresents\n";
        FrameCapture capture = read(header + "game.exe,7,0x1,0.0000014\n".repeat(10));
        assertArrayEquals(new long[] {1, 2, 1, 2, 1, 1, 2, 1, 2, 1}, capture.defaultStream().deltaNanos());
        assertEquals(14, capture.defaultStream().durationNanos());
    }

    @Test
    void binaryNoiseInTheTimeIsRoundedAway() throws CaptureException {
        assertArrayEquals(new long[] {3_345_000, 3_344_000},
                deltas(V1 + v1("0", "0") + v1("0.00334499999999949", "3.345") + v1("0.006689", "3.344")));
    }

    @Test
    void aTimeOfManyHoursKeepsItsNanoseconds() throws CaptureException {
        assertArrayEquals(new long[] {1},
                deltas(V1 + v1("1700000000.123456789", "NA") + v1("1700000000.123456790", "0")));
    }

    @Test
    void wholeNumbersReadAsTheSameNumbersWithAPoint() throws CaptureException {
        assertArrayEquals(deltas(V1 + v1("1.0", "1.0") + v1("2.0", "1000.0") + v1("4.0", "2000.0")),
                deltas(V1 + v1("1", "1") + v1("2", "1000") + v1("4", "2000")));
    }

    @Test
    void everyLocaleReadsTheSameNumbers() throws CaptureException {
        String text = V1.replace("ProcessID", "PROCESSID") + v1("0.012", "12.5") + v1("0.0295", "17.5")
                + v1("2.0295", "2000");
        Locale before = Locale.getDefault();
        try {
            for (Locale locale : new Locale[] {Locale.GERMANY, Locale.forLanguageTag("tr-TR"),
                Locale.forLanguageTag("ar-EG-u-nu-arab"), Locale.forLanguageTag("hi-IN-u-nu-deva")}) {
                Locale.setDefault(locale);
                FrameCapture capture = read(text);
                assertArrayEquals(new long[] {12_500_000, 17_500_000, 2_000_000_000},
                        capture.defaultStream().deltaNanos());
                Captures.assertNote(capture, "game.exe · 7 · 0x1F2A: 1 frame longer than 1 s, kept; the longest is "
                        + "2000 ms (line 4)");
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void theDeltasAreACopy() throws CaptureException {
        CaptureStream stream = read(V1 + v1("0.01", "10") + v1("0.03", "20")).defaultStream();
        stream.deltaNanos()[0] = 5;
        assertEquals(10_000_000, stream.deltaNanos(0));
        assertEquals(30_000_000, stream.durationNanos());
    }
}
