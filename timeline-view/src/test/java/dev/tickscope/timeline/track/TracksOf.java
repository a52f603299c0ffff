package dev.tickscope.timeline.track;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import java.util.List;

/** All lanes of a session. */
public final class TracksOf {
    private TracksOf() {
    }

    /** What each of them would draw. */
    public static void decideAll(SessionInfo info, LaneInput input) {
        for (Track<?> track : List.of(new FramesTrack(), new TicksTrack(), new PhasesTrack(info.contract().plan()), new BacklogTrack(),
                new AlphaTrack(info), new DroppedTrack(info), new InputTrack(info), new StopsTrack())) {
            StoreView view = input.view();
            while (track.reads(view)) {
                // The next slice.
            }
            track.decide(input);
        }
    }
}
