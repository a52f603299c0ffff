package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import org.junit.jupiter.api.Test;

/** What ticks of several lengths simulated. Without restarts the simulation clock of each TICK row is the sum that must come out. */
class StepInForceTest {
    private static final long[] RATES = {60, 30, 144, 50};
    private final ClockContract contract = ContractReader.preset("phase");
    private final TimeBase base = TimeBase.of(contract.rate()).including(Rational.of(1, 9));
    private final long step = base.step(contract.rate());

    private StoreView run(Retention retention, int frames, int framesARate) {
        Store store = new Store(retention);
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), PhaseHandler.NONE, NanoSource.STILL);
        for (int i = 0; i < frames; i++) {
            if (i % framesARate == framesARate - 1) {
                loop.rate(TickRate.hz(RATES[i / framesARate % RATES.length]));
            }
            loop.advance(step * 5 / 4 + i % 7);
            if (i % 8_192 == 0) {
                store.maintain();
                if (frameOfOldestTickIsLost(store.view())) {
                    return store.view();
                }
            }
        }
        return store.view();
    }

    private static boolean frameOfOldestTickIsLost(StoreView view) {
        TableView ticks = view.ticks();
        return ticks.firstRow() > 0 && !view.frames().has(ticks.getLong(Columns.Tick.FRAME_POSITION, ticks.firstRow()));
    }

    private void check(StoreView view) {
        TableView ticks = view.ticks();
        for (long row = ticks.firstRow(); row < ticks.rowCount(); row++) {
            assertEquals(ticks.getLong(Columns.Tick.SIMULATION_TIME, row), StepInForce.simulated(view, step, row + 1), "tick row " + row);
        }
        long first = ticks.firstRow();
        assertEquals(ticks.getLong(Columns.Tick.SIMULATION_TIME, first) - StepInForce.ofTick(view, step, first),
                StepInForce.simulated(view, step, first), "before the oldest");
    }

    @Test
    void everySumIsThatOfTheSimulationClock() {
        StoreView view = run(Retention.DEFAULT, 3_000, 11);
        assertEquals(0, StepInForce.simulated(view, step, 0));
        check(view);
    }

    @Test
    void whereFramesAreLostTheOldestKeptOneKnows() {
        StoreView view = run(new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES), 1_500_000, 70_000);
        assertTrue(frameOfOldestTickIsLost(view), "ticks outlive their frames");
        check(view);
    }

    @Test
    void stretchedTicksCountAsLongAsTheyWere() {
        ClockContract even = ContractReader.preset("unreal-substepping");
        TimeBase units = even.leastTimeBase();
        long h = units.step(even.rate());
        Store store = new Store(Retention.DEFAULT);
        FrameLoop loop = new FrameLoop(even, units, store.writer(), PhaseHandler.NONE, NanoSource.STILL);
        for (int i = 0; i < 500; i++) {
            loop.advance(h * (i % 5) / 2 + 7 * i);
        }
        StoreView view = store.view();
        long uneven = 0;
        long before = 0;
        for (long row = 0; row < view.ticks().rowCount(); row++) {
            long clock = view.ticks().getLong(Columns.Tick.SIMULATION_TIME, row);
            assertEquals(clock, StepInForce.simulated(view, h, row + 1), "tick row " + row);
            uneven += clock - before == h ? 0 : 1;
            before = clock;
        }
        assertTrue(uneven > 100, uneven + " ticks of another length");
    }

    @Test
    void aRestartBeginsTheClockAnewAndTheSumGoesOn() {
        Store store = new Store(Retention.DEFAULT);
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), PhaseHandler.NONE, NanoSource.STILL);
        for (int i = 0; i < 60; i++) {
            if (i == 25 || i == 40) {
                loop.restart();
            }
            loop.advance(step * 3 / 2);
        }
        StoreView view = store.view();
        for (long ticks = 0; ticks <= view.ticks().rowCount(); ticks++) {
            assertEquals(ticks * step, StepInForce.simulated(view, step, ticks));
        }
        assertTrue(view.ticks().getLong(Columns.Tick.SIMULATION_TIME, view.ticks().rowCount() - 1) < view.ticks().rowCount() * step);
    }
}
