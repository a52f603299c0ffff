package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;
import org.junit.jupiter.api.Test;

/** The two equations of the time ledger, part by part. */
class TimeLedgerTest {
    /** The place of what is counted only, and no part of a sum. */
    private static final int TICKS = 10;

    private static final long[] RATES = {60, 30, 144, 50, 90};

    /** real 100 = 1 + 2 + 3 + 4 + 5 + 85; scaled 170 1/3 + stepped 10 = 135 of 9 ticks + 20 1/3 + 14 + 7 + 4. */
    private static TimeLedger ledger() {
        return new TimeLedger(100, 1, 2, 3, 4, 5, 85, 170, 1, 10, 9, 135, 20, 1, 14, 0, 7, 0, 4, 0, 3);
    }

    @Test
    void aLedgerThatAddsUpHasNoResidue() {
        assertEquals(0, ledger().residueRealUnits());
        assertEquals(Rational.ZERO, ledger().residueGame());
        assertEquals(135, ledger().simulatedUnits());
        assertTrue(ledger().balanced());
        assertFalse(ledger().oneLine());
    }

    @Test
    void everyPartCounts() {
        long[] numbers = {100, 1, 2, 3, 4, 5, 85, 170, 1, 10, 9, 135, 20, 1, 14, 0, 7, 0, 4, 0, 3};
        for (int i = 0; i < numbers.length - 1; i++) {
            long[] n = numbers.clone();
            if (i == TICKS) {
                continue;
            }
            n[i]++;
            TimeLedger wrong = new TimeLedger(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[13], n[14],
                    n[15], n[16], n[17], n[18], n[19], n[20]);
            assertFalse(wrong.balanced(), "part " + i);
        }
    }

    @Test
    void withoutScalingAndStepsOneLineTellsItAll() {
        assertTrue(new TimeLedger(10, 0, 0, 0, 0, 0, 10, 10, 0, 0, 1, 10, 0, 0, 0, 0, 0, 0, 0, 0, 1).oneLine());
        assertFalse(new TimeLedger(10, 0, 0, 0, 0, 0, 10, 10, 1, 0, 1, 10, 0, 1, 0, 0, 0, 0, 0, 0, 3).oneLine());
        assertFalse(new TimeLedger(10, 0, 0, 0, 0, 0, 10, 10, 0, 10, 2, 10, 0, 0, 0, 0, 0, 0, 0, 0, 1).oneLine());
    }

    @Test
    void theLedgerOfAnyFrameInTheStoreAddsUp() {
        ClockContract contract = ContractReader.preset("ordered");
        TimeBase base = TimeBase.of(contract.rate()).including(Rational.of(1, 9));
        Store store = new Store(Retention.DEFAULT);
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), PhaseHandler.NONE, NanoSource.STILL);
        long step = base.step(contract.rate());
        for (int i = 0; i < 3000; i++) {
            switch (i % 11) {
                case 2 -> loop.timeScale(new TimeScale(i % 7, 1 + i % 13));
                case 5 -> loop.pauseChanged();
                case 6 -> loop.stepTick(i, i % 2 == 0);
                case 7 -> loop.refuse(-i);
                case 8 -> loop.pausedFor(3L * i);
                case 3 -> loop.rate(TickRate.hz(RATES[i / 11 % RATES.length]));
                case 9 -> loop.advance(40 * step);
                default -> loop.advance(step * 4 / 3 + i);
            }
        }
        StoreView view = store.view();
        assertTrue(view.frameEnds().rowCount() > 2000);
        boolean carry = false;
        for (long frame = 0; frame < view.frameEnds().rowCount(); frame++) {
            TimeLedger ledger = TimeLedger.at(view, frame, step);
            assertTrue(ledger.balanced(), frame + ": " + ledger);
            carry |= ledger.accumulatorPart() > 0 && ledger.clearedPart() > 0 && ledger.scaledPart() > 0;
        }
        assertTrue(carry, "parts below one unit took part");
        assertThrows(IndexOutOfBoundsException.class, () -> TimeLedger.at(view, view.frameEnds().rowCount(), step));
    }

    @Test
    void theRealAxisNeverGoesBackWhileTheLedgerDoes() {
        ClockContract contract = ContractReader.preset("phase");
        TimeBase base = TimeBase.of(contract.rate()).including(Rational.of(1, 9));
        Store store = new Store(Retention.DEFAULT);
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), PhaseHandler.NONE, NanoSource.STILL);
        long step = base.step(contract.rate());
        // Time stamps 0, 10, 8, 11, 0 and 2 steps: the second and fourth delta are refused.
        loop.advance(10 * step);
        loop.refuse(-2 * step);
        assertEquals(8 * step, loop.accountedUnits());
        assertEquals(10 * step, loop.realUnits());
        loop.advance(3 * step);
        loop.refuse(-11 * step);
        loop.advance(2 * step);
        StoreView view = store.view();
        long[] axis = {10, 10, 13, 13, 15};
        long[] accounted = {10, 8, 11, 0, 2};
        long[] refused = {0, -2, -2, -13, -13};
        for (int row = 0; row < axis.length; row++) {
            TimeLedger ledger = TimeLedger.at(view, row, step);
            assertEquals(axis[row] * step, view.frames().getLong(Columns.Frame.REAL, row), "axis " + row);
            assertEquals(accounted[row] * step, ledger.realUnits(), "real time " + row);
            assertEquals(refused[row] * step, ledger.refusedUnits(), "refused " + row);
            assertTrue(ledger.balanced(), ledger.toString());
        }
        assertEquals(2, view.frames().firstAtLeast(Columns.Frame.REAL, 10 * step + 1, 0, 5), "a search over the axis finds its frame");
        assertEquals(0, view.frames().firstAtLeast(Columns.Frame.REAL, 10 * step, 0, 5));
    }

    @Test
    void aClockThatGoesBackTooFarOverflowsLoudly() {
        ClockContract contract = ContractReader.preset("phase");
        FrameLoop loop = new FrameLoop(contract, TimeBase.of(contract.rate()), new Store(Retention.DEFAULT).writer(), PhaseHandler.NONE,
                NanoSource.STILL);
        loop.refuse(-Long.MAX_VALUE);
        assertThrows(ArithmeticException.class, () -> loop.refuse(-Long.MAX_VALUE));
    }
}
