package dev.tickscope.core.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickscope.core.loop.Pacer.Due;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import org.junit.jupiter.api.Test;

/** When frames are due, on a clock that the test moves. */
class PacerTest {
    private static final TimeBase BASE = TimeBase.of(TickRate.hz(60));
    private static final long MS = 1_000_000;

    private long now = 500 * MS;

    private LivePacer live(double hz) {
        return new LivePacer(hz, BASE, () -> now);
    }

    @Test
    void aFrameBringsTheRealTimeSinceTheLastOne() {
        LivePacer pacer = live(100);
        now += 10 * MS;
        assertEquals(Due.FRAME, pacer.await());
        assertEquals(3 * 10 * MS, pacer.deltaUnits());
        now += 11 * MS;
        assertEquals(Due.FRAME, pacer.await());
        assertEquals(3 * 11 * MS, pacer.deltaUnits());
    }

    @Test
    void aLateFrameDoesNotMakeTheNextOnesEarly() {
        LivePacer pacer = live(100);
        now += 57 * MS;
        assertEquals(Due.FRAME, pacer.await());
        assertEquals(3 * 57 * MS, pacer.deltaUnits());
        now += 2 * MS;
        Thread.currentThread().interrupt();
        assertEquals(Due.WOKEN, pacer.await(), "due at the next refresh, 60 ms after the start");
        assertEquals(true, Thread.interrupted());
        now += MS;
        assertEquals(Due.FRAME, pacer.await());
        assertEquals(3 * 3 * MS, pacer.deltaUnits());
    }

    @Test
    void beingWokenLosesNoTime() {
        LivePacer pacer = live(100);
        now += 4 * MS;
        Thread.currentThread().interrupt();
        assertEquals(Due.WOKEN, pacer.await());
        Thread.interrupted();
        now += 6 * MS;
        assertEquals(Due.FRAME, pacer.await());
        assertEquals(3 * 10 * MS, pacer.deltaUnits());
    }

    @Test
    void theTimeInWhichTheRunStoodIsPausedAndWhatPassedBeforeBelongsToTheNextFrame() {
        LivePacer pacer = live(100);
        now += 3 * MS;
        pacer.stopped();
        now += 5_000 * MS;
        assertEquals(3 * 5_000 * MS, pacer.resumed());
        now += 7 * MS;
        assertEquals(Due.FRAME, pacer.await());
        assertEquals(3 * 10 * MS, pacer.deltaUnits());
    }

    @Test
    void aDeltaThatDoesNotFitIsAnOverflowAndNotAWrongNumber() {
        LivePacer pacer = new LivePacer(100, TimeBase.of(TickRate.hz(999_999_937)), () -> now);
        now += 20_000 * MS;
        assertEquals(Due.FRAME, pacer.await());
        assertThrows(ArithmeticException.class, pacer::deltaUnits);
    }

    @Test
    void aDisplayOfNoFramesIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> live(0));
        assertThrows(IllegalArgumentException.class, () -> live(-1));
        assertThrows(IllegalArgumentException.class, () -> live(Double.NaN));
    }

    @Test
    void aListIsHandedOutAsItIsAndThenEnds() {
        ListPacer pacer = new ListPacer(new long[] {5, 0, -3, 7}, false, false, BASE, () -> now);
        assertEquals("FRAME 5, FRAME 0, REFUSED -3, FRAME 7", next(pacer) + ", " + next(pacer) + ", " + next(pacer) + ", " + next(pacer));
        assertEquals(Due.ENDED, pacer.await());
        assertEquals(Due.ENDED, pacer.await());
    }

    private static String next(Pacer pacer) {
        return pacer.await() + " " + pacer.deltaUnits();
    }

    @Test
    void anEndlessListStartsAgain() {
        ListPacer pacer = new ListPacer(new long[] {5, 6}, true, false, BASE, () -> now);
        assertEquals("FRAME 5, FRAME 6, FRAME 5", next(pacer) + ", " + next(pacer) + ", " + next(pacer));
        assertEquals(Due.ENDED, new ListPacer(new long[0], true, false, BASE, () -> now).await());
    }

    @Test
    void atRealSpeedEachFrameIsWaitedFor() {
        ListPacer pacer = new ListPacer(new long[] {0, 3 * 10 * MS, 3 * 5 * MS, -1, 3 * 20 * MS}, false, true, BASE, () -> now);
        assertEquals(Due.FRAME, pacer.await());
        Thread.currentThread().interrupt();
        assertEquals(Due.WOKEN, pacer.await());
        Thread.interrupted();
        now += 10 * MS;
        assertEquals("FRAME " + 3 * 10 * MS, next(pacer));
        now += 5 * MS;
        assertEquals("FRAME " + 3 * 5 * MS, next(pacer));
        assertEquals("REFUSED -1", next(pacer));
        Thread.currentThread().interrupt();
        assertEquals(Due.WOKEN, pacer.await());
        Thread.interrupted();
    }

    @Test
    void theTimeInWhichAListStoodDoesNotCount() {
        ListPacer pacer = new ListPacer(new long[] {0, 3 * 10 * MS}, false, true, BASE, () -> now);
        pacer.await();
        now += 4 * MS;
        pacer.stopped();
        now += 9_000 * MS;
        assertEquals(0, pacer.resumed());
        now += 5 * MS;
        Thread.currentThread().interrupt();
        assertEquals(Due.WOKEN, pacer.await(), "4 and 5 of 10 ms have passed");
        Thread.interrupted();
        now += MS;
        assertEquals("FRAME " + 3 * 10 * MS, next(pacer));
    }
}
