package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.track.FramesTrack;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.Lanes;
import dev.tickscope.timeline.track.Mark;
import dev.tickscope.timeline.track.Rulers;
import java.util.List;
import java.util.SplittableRandom;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;

/** Half a million frames, and a session whose oldest rows are lost. */
class LongSessionTest {
    private static TimelineRun hitches(TimelineRun run, int frames) {
        SplittableRandom random = new SplittableRandom(7);
        long nanos = run.info().timeBase().unitsPerNano();
        for (int i = 0; i < frames; i++) {
            long hitch = i % 20_011 == 20_000 ? 180_000_000L : i % 997 == 500 ? 30_000_000L : 0;
            run.units((16_600_000L + random.nextLong(-300_000, 300_000) + hitch) * nanos);
            if (i % 8_192 == 0) {
                run.store().maintain();
            }
        }
        run.store().maintain();
        return run;
    }

    @Test
    void halfAMillionFramesFitOneScreenWithEveryDropMarked() {
        TimelineRun run = hitches(TimelineRun.withBudget("{\"extends\":\"phase\"}", 900L << 20), 500_000);
        StoreView rows = run.view();
        assertEquals(0, rows.lostRows());
        Toolkit.on(() -> {
            TimelineViewModel model = new TimelineViewModel();
            TimelineView view = new TimelineView(model);
            Scene scene = Toolkit.scene(view, 992, 568, "");
            view.setSession(run.info());
            view.update(rows, Playhead.LIVE);
            model.fitAll();
            view.update(rows, Playhead.LIVE);
            return Toolkit.picture(scene, "half-a-million");
        });
    }

    @Test
    void everyDropOfALongSessionSurvivesZoomingOut() {
        TimelineRun run = hitches(TimelineRun.of("phase"), 100_000);
        LaneInput input = Lanes.of(run, Playhead.LIVE, TimelineViewModel::fitAll);
        assertEquals(ZoomLevel.MANY, input.level());
        long marked = new FramesTrack().decide(input).drops().stream().mapToLong(Mark::count).sum();
        assertEquals(4, marked);
        assertEquals(List.of("", "", "", ""), new FramesTrack().decide(input).drops().stream().map(Mark::text).toList());
    }

    @Test
    void lostRowsAreATornGapWithTheirNumber() {
        TimelineRun run = hitches(TimelineRun.withBudget("phase", Retention.MIN_BYTES), 160_000);
        StoreView rows = run.view();
        assertTrue(rows.frames().firstRow() > 0);
        Toolkit.on(() -> {
            TimelineViewModel model = new TimelineViewModel();
            TimelineView view = new TimelineView(model);
            Scene scene = Toolkit.scene(view, 992, 568, "");
            view.setSession(run.info());
            view.update(rows, Playhead.LIVE);
            model.fitAll();
            view.update(rows, Playhead.LIVE);
            return Toolkit.picture(scene, "lost");
        });
        LaneInput input = Lanes.of(run, Playhead.LIVE, TimelineViewModel::fitAll);
        Rulers.Gap gap = Rulers.decide(input).gaps().get(0);
        assertEquals(Fold.Kind.LOST, gap.kind());
        assertEquals(0, gap.from());
        assertEquals(rows.frames().firstRow() + " rows lost", gap.text());
    }
}
