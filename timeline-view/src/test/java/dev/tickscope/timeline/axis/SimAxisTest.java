package dev.tickscope.timeline.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.time.TimeScale;
import dev.tickscope.timeline.TimelineRun;
import dev.tickscope.core.time.TickRate;
import org.junit.jupiter.api.Test;

class SimAxisTest {
    private static SimAxis axis(TimelineRun run) {
        return new SimAxis(run.view(), run.info().stepUnits());
    }

    private static SimAxis.Stretch tick(TimelineRun run, long row) {
        SimAxis axis = axis(run);
        return axis.stretch(axis.tickBegin(row), axis.tickFedEnd(row));
    }

    @Test
    void aTickLiesOnTheTimeThatPaysForIt() {
        TimelineRun run = TimelineRun.of("phase").frames("10ms", "10ms", "10ms", "10ms");
        long step = run.info().stepUnits();
        // Tick 1 runs in frame 2 at 20 ms and was paid by the first 16.7 ms; tick 2 runs in frame 4.
        assertEquals(new SimAxis.Stretch(0, step), tick(run, 0));
        assertEquals(new SimAxis.Stretch(step, 2 * step), tick(run, 1));
    }

    @Test
    void ticksOfAnotherRateTakeAsMuchTimeAsTheyAreLong() {
        TimelineRun run = TimelineRun.of("phase").frames("1/60").apply(new Command.SetRate(TickRate.hz(30))).frames("1/20");
        long step = run.info().stepUnits();
        assertEquals(new SimAxis.Stretch(0, step), tick(run, 0));
        assertEquals(new SimAxis.Stretch(step, 3 * step), tick(run, 1));
        assertEquals(2 * step, axis(run).stepUnits(1));
    }

    @Test
    void beforeFrame512LieTwoTicksThatRanTwoOwedTwoDroppedAndTheRest() {
        TimelineRun run = TimelineRun.workedExample();
        SimAxis axis = axis(run);
        long row = run.view().frames().rowCount() - 1;
        long start = run.view().frames().getLong(Columns.Frame.REAL, row);
        long step = run.info().stepUnits();
        long full = 325_260_902;
        assertEquals(full, run.view().frames().getLong(Columns.Frame.ACCUMULATOR_FULL, row), "108.4203 ms");
        assertEquals(new SimAxis.Stretch(start - full, start - full + step), tick(run, 429));
        assertEquals(new SimAxis.Stretch(start - full + step, start - full + 2 * step), tick(run, 430));
        assertEquals(start - full + 2 * step, axis.real(axis.plannedBegin(row, 2)), "tick 432 is owed there");
        assertEquals(start - full + 4 * step, axis.real(axis.plannedBegin(row, 4)), "from here on time was dropped");
        assertEquals(start, axis.real(axis.fed(row)));
    }

    @Test
    void owedTicksKeepTheirPlaceWhenALaterFrameRunsThem() {
        TimelineRun run = TimelineRun.workedExample();
        SimAxis before = axis(run);
        long row = run.view().frames().rowCount() - 1;
        long place432 = before.real(before.plannedBegin(row, 2));
        long place433 = before.real(before.plannedBegin(row, 3));
        long afterDrop = before.real(before.plannedBegin(row, 6));
        run.apply(new Command.Resume()).frames("17.1ms");
        assertEquals(place432, tick(run, 431).beginUnits());
        assertEquals(place433, tick(run, 432).beginUnits());
        assertEquals(afterDrop, tick(run, 433).beginUnits(), "tick 434 is the first after the dropped steps");
    }

    @Test
    void owedTicksKeepTheirPlaceWhenTheyAreStepped() {
        TimelineRun run = TimelineRun.workedExample();
        SimAxis before = axis(run);
        long row = run.view().frames().rowCount() - 1;
        long place432 = before.real(before.plannedBegin(row, 2));
        long place433 = before.real(before.plannedBegin(row, 3));
        run.apply(new Command.StepTick(), "200ms").apply(new Command.StepTick(), "300ms");
        assertEquals(place432, tick(run, 431).beginUnits());
        assertEquals(place433, tick(run, 432).beginUnits());
        assertFalse(axis(run).added(432));
        run.apply(new Command.StepTick(), "1ms");
        assertTrue(axis(run).added(433), "nothing was owed any more");
    }

    @Test
    void aScaledTickTakesMoreOrLessRealTime() {
        TimelineRun run = TimelineRun.of("phase").apply(new Command.SetTimeScale(new TimeScale(500, 1_000))).frames("50ms");
        assertEquals(new SimAxis.Stretch(0, 2 * run.info().stepUnits()), tick(run, 0));
        TimelineRun fast = TimelineRun.of("phase").apply(new Command.SetTimeScale(new TimeScale(2_000, 1_000))).frames("50ms");
        assertEquals(run.units("50ms"), 150_000_000);
        assertEquals(25_000_000, tick(fast, 0).endUnits());
    }

    @Test
    void timeThatAClampCutPaysForNothing() {
        TimelineRun run = TimelineRun.of("{\"extends\":\"phase\",\"maxDelta\":\"20ms\"}").frames("50ms");
        // 30 ms were cut; the 20 ms that were fed are the last ones.
        assertEquals(run.units("30ms"), tick(run, 0).beginUnits());
    }

    @Test
    void pausedTimeDoesNotMoveSimulationTime() {
        TimelineRun run = TimelineRun.of("phase").frames("10ms").apply(new Command.Pause()).frames("500ms").apply(new Command.Resume())
                .frames("10ms");
        assertEquals(0, tick(run, 0).beginUnits());
        assertEquals(run.units("510ms") + run.info().stepUnits() - run.units("10ms"), tick(run, 0).endUnits());
    }
}
