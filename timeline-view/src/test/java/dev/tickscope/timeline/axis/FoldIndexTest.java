package dev.tickscope.timeline.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.store.Retention;
import dev.tickscope.timeline.TimelineRun;
import java.util.List;
import org.junit.jupiter.api.Test;

class FoldIndexTest {
    private static FoldMap folds(TimelineRun run) {
        FoldIndex index = new FoldIndex();
        index.reset(run.info().timeBase().unitsPerNano());
        return index.update(run.view());
    }

    @Test
    void theWorkedExampleHasOnePause() {
        TimelineRun run = TimelineRun.workedExample();
        FoldMap folds = folds(run);
        assertEquals(1, folds.count());
        assertEquals(Fold.Kind.PAUSED, folds.get(0).kind());
        assertEquals(run.units("1850ms"), folds.get(0).lengthUnits());
        assertEquals(60, folds.get(0).firstRow());
        assertEquals(1, folds.get(0).rows());
    }

    @Test
    void consecutivePausedRowsAreOneFold() {
        TimelineRun run = TimelineRun.withoutCosts("phase").frames("16ms", "17ms").apply(new Command.Pause()).frames("100ms", "200ms", "50ms")
                .apply(new Command.Resume()).frames("16ms");
        FoldMap folds = folds(run);
        assertEquals(1, folds.count());
        assertEquals(new Fold(Fold.Kind.PAUSED, run.units("33ms"), run.units("383ms"), run.units("350ms"), 2, 3), folds.get(0));
        assertEquals(0, folds.ofRow(3));
        assertEquals(-1, folds.ofRow(5));
        assertEquals(2, folds.noFrames(3, 9));
    }

    @Test
    void aPauseLeavesRoomForWhatTheFrameBeforeItRan() {
        TimelineRun run = TimelineRun.of("phase").frames("16ms").apply(new Command.Pause()).frames("100ms");
        // Update, timed routines, Flow Tick and presentation took 3.44 ms.
        assertEquals(run.units("16ms") + run.units("3.44ms"), folds(run).get(0).beginUnits());
    }

    @Test
    void aPauseThatGrowsStaysOneFold() {
        TimelineRun run = TimelineRun.withoutCosts("phase").frames("16ms").apply(new Command.Pause());
        FoldIndex index = new FoldIndex();
        index.reset(3);
        assertEquals(0, index.update(run.view()).count());
        index.update(run.frames("10ms").view());
        FoldMap folds = index.update(run.frames("20ms").view());
        assertEquals(1, folds.count());
        assertEquals(run.units("30ms"), folds.get(0).lengthUnits());
        assertEquals(2, folds.get(0).rows());
    }

    @Test
    void anAddedStepIsAGapOfItsOwn() {
        TimelineRun run = TimelineRun.withoutCosts("phase").frames("17ms").apply(new Command.Pause()).apply(new Command.StepTick(), "300ms");
        FoldMap folds = folds(run);
        assertEquals(2, folds.count());
        assertEquals(Fold.Kind.PAUSED, folds.get(0).kind());
        assertEquals(new Fold(Fold.Kind.STEP, run.units("317ms"), run.units("317ms"), run.info().stepUnits(), 1, 1), folds.get(1));
        assertEquals(1, folds.ofRow(1));
    }

    @Test
    void aStepThatIsPaidFromTheAccumulatorAddsNothing() {
        TimelineRun run = TimelineRun.workedExample().apply(new Command.StepTick(), "300ms");
        FoldMap folds = folds(run);
        assertEquals(2, folds.count());
        assertEquals(Fold.Kind.PAUSED, folds.get(1).kind());
    }

    @Test
    void lostRowsAreAFoldFromTheBeginning() {
        TimelineRun run = TimelineRun.withBudget("phase", Retention.MIN_BYTES);
        while (run.view().frames().firstRow() == 0) {
            for (int i = 0; i < 16_384; i++) {
                run.units(run.info().stepUnits());
            }
        }
        Fold lost = folds(run).get(0);
        long rows = run.view().frames().firstRow();
        assertEquals(new Fold(Fold.Kind.LOST, 0, (rows + 1) * run.info().stepUnits(), (rows + 1) * run.info().stepUnits(), 0, rows), lost);
    }

    @Test
    void summariesSkipFramesButNeverAPause() {
        TimelineRun run = TimelineRun.withoutCosts("phase");
        for (int i = 0; i < 40_000; i++) {
            if (i == 20_000) {
                run.apply(new Command.Pause());
            } else if (i == 20_003) {
                run.apply(new Command.Resume());
            }
            run.units(run.info().stepUnits());
        }
        run.store().maintain();
        FoldMap folds = folds(run);
        assertEquals(1, folds.count());
        assertEquals(20_000, folds.get(0).firstRow());
        assertEquals(3, folds.get(0).rows());
    }

    @Test
    void shownTimeStandsStillInsideAFold() {
        FoldMap folds = new FoldMap(List.of(new Fold(Fold.Kind.PAUSED, 100, 300, 200, 0, 1), new Fold(Fold.Kind.PAUSED, 400, 1_000, 600, 0, 1)));
        assertEquals(50, folds.shown(50));
        assertEquals(100, folds.shown(100));
        assertEquals(100, folds.shown(250));
        assertEquals(100, folds.shown(300));
        assertEquals(150, folds.shown(350));
        assertEquals(200, folds.shown(999));
        assertEquals(201, folds.shown(1_001));
        assertEquals(350, folds.real(150));
        assertEquals(100, folds.real(100));
        assertEquals(1_001, folds.real(201));
        assertThrows(IllegalArgumentException.class, () -> new FoldMap(List.of(folds.get(1), folds.get(0))));
    }
}
