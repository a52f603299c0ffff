package dev.tickscope.samples.bench;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.track.AlphaTrack;
import dev.tickscope.timeline.track.BacklogTrack;
import dev.tickscope.timeline.track.DroppedTrack;
import dev.tickscope.timeline.track.FramesTrack;
import dev.tickscope.timeline.track.InputTrack;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.PhaseShares;
import dev.tickscope.timeline.track.PhasesTrack;
import dev.tickscope.timeline.track.Rulers;
import dev.tickscope.timeline.track.StopsTrack;
import dev.tickscope.timeline.track.TicksTrack;
import dev.tickscope.timeline.track.Track;
import java.util.ArrayList;
import java.util.List;

/** What every lane and both rulers of a long session show, decided without drawing. All that lanes gather about a session is there. */
final class LaneDecisions {
    /** 1600 × 600 without the lane heads; the height changes nothing that is decided. */
    private static final double PLOT_WIDTH = 1_600 - 136;

    private final SessionInfo info;
    private final StoreView view;
    private final TimelineViewModel model = new TimelineViewModel();
    private final PhaseShares shares = new PhaseShares();
    private final List<Track<?>> tracks;

    LaneDecisions(FlockSession session) {
        info = session.info();
        view = session.view();
        PhasePlan plan = info.contract().plan();
        tracks = List.of(new FramesTrack(), new TicksTrack(), new PhasesTrack(plan), new BacklogTrack(), new AlphaTrack(info), new DroppedTrack(info),
                new InputTrack(info), new StopsTrack());
        shares.reset(plan);
        shares.advance(view, Long.MAX_VALUE);
        model.setSession(info);
        model.setPlotWidth(PLOT_WIDTH);
        model.update(view, Playhead.LIVE);
        model.setFollow(false);
        // As while a session runs: most of the time there is no lens.
        model.setLensOn(false);
        for (Track<?> track : tracks) {
            while (track.reads(view)) {
                // The indexes that lanes keep, as pulses would build them.
            }
        }
    }

    /** Shows the frames from one to another (exclusive). */
    void show(long first, long end) {
        long from = view.frames().getLong(Columns.Frame.REAL, first);
        long to = view.frames().getLong(Columns.Frame.REAL, Math.min(view.frames().rowCount() - 1, end));
        model.selection().select(from, Math.max(from + 1, to));
        model.fitSelection();
    }

    /** @param rows the session's view, or one of it without summaries */
    LaneInput input(StoreView rows) {
        return LaneInput.of(rows, info, model.axis(), model.lens(), model.moment(), shares);
    }

    List<Object> decide(LaneInput input) {
        List<Object> pictures = new ArrayList<>();
        pictures.add(Rulers.decide(input));
        for (Track<?> track : tracks) {
            pictures.add(track.decide(input));
        }
        return pictures;
    }
}
