package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
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
            for (int i = 0; i < 100; i++) {
                long before = System.nanoTime();
                model.pan(i % 2 == 0 ? -1 : 1);
                view.update(rows, Playhead.LIVE);
                if (i % 10 == 9) {
                    System.out.println("draw " + (System.nanoTime() - before) / 1000 + " us");
                }
            }
            return Toolkit.picture(scene, "half-a-million");
        });
    }

    @Test
    void lostRowsAreATornGapWithTheirNumber() {
        TimelineRun run = hitches(TimelineRun.withBudget("phase", 16L << 20), 80_000);
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
    }
}
