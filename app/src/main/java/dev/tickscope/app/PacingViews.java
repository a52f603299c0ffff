package dev.tickscope.app;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.pacing.HistogramView;
import dev.tickscope.timeline.pacing.PickBar;
import dev.tickscope.timeline.pacing.PickViewModel;
import dev.tickscope.timeline.pacing.StatisticsView;
import dev.tickscope.timeline.pacing.StatisticsViewModel;
import java.util.function.Consumer;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The views of the pacing layout, and the bar of picked frames that stands over the timeline in every layout. */
final class PacingViews {
    private final StatisticsViewModel statistics;
    private final PickViewModel picks;
    private final HistogramView histogram;
    private final StatisticsView table;
    private final PickBar bar;
    private final VBox timelineCard;

    /** @param onPlayhead takes the picked frame that somebody goes to */
    PacingViews(TimelineViewModel model, Region timeline, Consumer<Playhead> onPlayhead) {
        statistics = new StatisticsViewModel(model);
        picks = new PickViewModel(model, onPlayhead);
        histogram = new HistogramView(statistics, picks);
        table = new StatisticsView(statistics);
        bar = new PickBar(picks);
        VBox.setVgrow(timeline, Priority.ALWAYS);
        timelineCard = new VBox(4, bar, timeline);
    }

    /** The timeline under the bar of what is picked. */
    Region timelineCard() {
        return timelineCard;
    }

    Region histogram() {
        return histogram;
    }

    Region table() {
        return table;
    }

    PickViewModel picks() {
        return picks;
    }

    StatisticsViewModel statistics() {
        return statistics;
    }

    /** Whether a range that can be seen is still being read. */
    boolean reads() {
        return table.getScene() != null && statistics.reads();
    }

    /** Whether anything is being read whose result is to be shown. */
    boolean busy() {
        return reads() || picks.searching();
    }

    void setSession(SessionInfo info) {
        statistics.setSession(info);
        picks.setSession();
    }

    /** Once a pulse, after the timeline. Ranges are read only while somebody can see what was read. */
    void update(StoreView view, Moment moment, long nowNanos) {
        bar.update();
        if (table.getScene() != null) {
            statistics.update(view, moment, nowNanos);
            table.update();
        }
        histogram.update(view);
    }
}
