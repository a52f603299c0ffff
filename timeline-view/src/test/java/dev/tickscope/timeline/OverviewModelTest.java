package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.timeline.track.Mark;
import java.util.List;
import org.junit.jupiter.api.Test;

class OverviewModelTest {
    private static OverviewModel.Picture of(TimelineRun run, double width) {
        TimelineViewModel model = new TimelineViewModel();
        model.setSession(run.info());
        model.update(run.view(), Playhead.LIVE);
        return OverviewModel.decide(run.view(), model, width);
    }

    @Test
    void theWorkedExampleHasABarAFrameAndItsMarks() {
        OverviewModel.Picture picture = of(TimelineRun.workedExample(), 513 * 3);
        assertEquals(513, picture.bars().size(), "511 frames, the pause, and the stopped frame, which its stop has ended");
        assertEquals(List.of(new Mark(9, 1), new Mark(512 * 3, 1)), picture.drops());
        assertEquals(List.of(new Mark(60 * 3, 1)), picture.pauses());
        assertEquals(1, picture.stops().size());
        assertEquals(OverviewModel.Look.DROPPED, picture.bars().get(3).look());
        assertEquals(OverviewModel.Look.ONE_TICK, picture.bars().get(511).look());
        assertEquals(0, picture.bars().get(60).height(), "standing time has no height");
        assertEquals(513 * 3, picture.to(), 1e-6, "the window reaches to the frame under the lens");
    }

    @Test
    void heightsGrowWithTheSquareRoot() {
        TimeBase base = TimeBase.of(TickRate.hz(60));
        double at25 = OverviewModel.height(base, base.unitsFromNanos(25_000_000));
        assertEquals(2 * at25, OverviewModel.height(base, base.unitsFromNanos(100_000_000)), 1e-9);
        assertEquals(OverviewModel.TALLEST, OverviewModel.height(base, base.unitsFromNanos(10_000_000_000L)));
    }

    @Test
    void moreFramesThanPixelsShareABarWithTheWorst() {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < 2_000; i++) {
            run.frames(i == 1_234 ? "120ms" : "16ms");
        }
        OverviewModel.Picture picture = of(run, 200);
        assertEquals(200, picture.bars().size());
        assertEquals(OverviewModel.Look.DROPPED, picture.bars().get(123).look());
        assertEquals(OverviewModel.height(run.info().timeBase(), run.units("120ms")), picture.bars().get(123).height());
        assertEquals(1, picture.drops().size());
    }

    @Test
    void aPlaceInTheStripIsATimeOfTheSession() {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < 100; i++) {
            run.frames("16ms");
        }
        assertEquals(run.units("816ms"), OverviewModel.real(run.view(), 50, 100));
        assertEquals(run.units("824ms"), OverviewModel.real(run.view(), 50.5, 100));
        assertTrue(OverviewModel.real(run.view(), 1e9, 100) <= run.units("1600ms"));
    }
}
