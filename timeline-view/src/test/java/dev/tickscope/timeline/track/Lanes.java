package dev.tickscope.timeline.track;

import dev.tickscope.core.session.Playhead;
import dev.tickscope.timeline.TimelineRun;
import dev.tickscope.timeline.TimelineViewModel;
import java.util.function.Consumer;

/** What the lanes of a scripted session decide from, at the reference size: a plot of 854 px. */
public final class Lanes {
    private Lanes() {
    }

    public static LaneInput of(TimelineRun run) {
        return of(run, Playhead.LIVE, model -> { });
    }

    public static LaneInput of(TimelineRun run, Playhead playhead, Consumer<TimelineViewModel> prepare) {
        TimelineViewModel model = new TimelineViewModel();
        model.setSession(run.info());
        model.update(run.view(), playhead);
        prepare.accept(model);
        model.update(run.view(), playhead);
        PhaseShares shares = new PhaseShares();
        shares.reset(run.info().contract().plan());
        shares.advance(run.view(), Long.MAX_VALUE);
        return LaneInput.of(run.view(), run.info(), model.axis(), model.lens(), model.moment(), shares);
    }
}
