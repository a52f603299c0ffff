package dev.tickscope.app;

import dev.tickscope.app.shell.SessionPanel;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.SceneView;
import dev.tickscope.timeline.OverviewView;
import dev.tickscope.timeline.PlayheadMoves;
import dev.tickscope.timeline.TimelineView;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.field.FieldTableView;
import dev.tickscope.timeline.ledger.LedgerView;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import javafx.scene.layout.Region;

/** The views of a session, made by the modules that draw them, and what the timeline menu does to them. */
final class Views {
    private static final double ZOOM_STEP = 1.25;

    private final TimelineViewModel model = new TimelineViewModel();
    private final TimelineView timelineView = new TimelineView(model);
    private final OverviewView overviewView = new OverviewView(model);
    private List<Marks.Mark> marks = List.of();
    private final SessionPanel overview;
    private final SessionPanel timeline;
    private final SessionPanel scene;
    private final FieldTableView fieldTable;
    private final SessionPanel fields;
    private final SessionPanel ledger;
    private final PacingViews pacing;

    /** @param playhead takes the instant that somebody chose in the timeline */
    Views(Consumer<Playhead> playhead) {
        SceneView sceneView = new SceneView();
        fieldTable = new FieldTableView();
        LedgerView ledgerView = new LedgerView();
        timelineView.setOnPlayhead(playhead);
        overviewView.setOnPlayhead(playhead);
        timelineView.setId("timeline");
        timelineView.getStyleClass().add("ts-panel-card");
        overviewView.setId("overview");
        pacing = new PacingViews(model, timelineView, playhead);
        ledgerView.setPicks(pacing.picks());
        // It shares the timeline's model, which hears of a session first.
        overview = new Panel(overviewView, info -> { }, (view, at, moment, nowNanos) -> overviewView.update(view, at));
        timeline = new Panel(timelineView, timelineView::setSession, (view, at, moment, nowNanos) -> timelineView.update(view, at));
        scene = new Panel(sceneView, sceneView::setSession, (view, at, moment, nowNanos) -> sceneView.update(view, moment));
        fields = new Panel(fieldTable, fieldTable::setSession, (view, at, moment, nowNanos) -> fieldTable.update(view, moment));
        ledger = new Panel(ledgerView, ledgerView::setSession, (view, at, moment, nowNanos) -> ledgerView.update(view, moment));
    }

    SessionPanel overview() {
        return overview;
    }

    SessionPanel timeline() {
        return timeline;
    }

    SessionPanel scene() {
        return scene;
    }

    /** Who watches a clock field, by its name. */
    void onWatch(Consumer<String> watcher) {
        fieldTable.onWatch(watcher);
    }

    SessionPanel fields() {
        return fields;
    }

    SessionPanel ledger() {
        return ledger;
    }

    /** Histogram, statistics and what is picked. */
    PacingViews pacing() {
        return pacing;
    }

    /** In the order in which a pulse updates them: the timeline first, since the overview shows its window. */
    List<SessionPanel> all() {
        return List.of(timeline, overview, scene, fields, ledger);
    }

    /** Before a pulse shows anything: where the playhead was dragged to since the last. */
    void takeScrub() {
        timelineView.takeScrub();
        overviewView.takeScrub();
    }

    /** Before a pulse shows anything: the marks, and whether the past is being played. */
    void lookBack(List<Marks.Mark> newMarks, boolean playing) {
        model.setPlaying(playing);
        if (newMarks != marks) {
            marks = newMarks;
            timelineView.setMarks(newMarks);
            overviewView.setMarks(newMarks);
        }
    }

    /** Where the playhead can go. */
    PlayheadMoves moves() {
        return model.moves();
    }

    /** What the playhead's flag says. */
    String flag() {
        return timelineView.flag();
    }

    /** The real time under the pointer over the timeline, in units; nothing while it is elsewhere. */
    OptionalLong cursorUnits() {
        return model.hovering() ? OptionalLong.of(model.axis().real(model.hoverX())) : OptionalLong.empty();
    }

    void zoomIn() {
        model.zoom(1 / ZOOM_STEP, middle());
    }

    void zoomOut() {
        model.zoom(ZOOM_STEP, middle());
    }

    private double middle() {
        return model.hovering() ? model.hoverX() : model.axis().contextWidth() / 2;
    }

    /** Fits the selection; again, everything. */
    void fit() {
        model.fitSelection();
    }

    void followLive() {
        timelineView.followLive();
    }

    void toggleLens() {
        model.setLensOn(!model.lensOn());
    }

    boolean lensOn() {
        return model.lensOn();
    }

    boolean follows() {
        return model.follow();
    }

    /** Where keys go when nothing else wants them. */
    void focus() {
        timelineView.requestFocus();
    }

    /** What a view does with a pulse. */
    private interface Update {
        void show(StoreView view, Playhead playhead, Moment moment, long nowNanos);
    }

    /** A view, whatever its class, as the window sees it. */
    private record Panel(Region node, Consumer<SessionInfo> session, Update shower) implements SessionPanel {
        @Override
        public void setSession(SessionInfo info) {
            session.accept(info);
        }

        @Override
        public void update(StoreView view, Playhead playhead, Moment moment, long nowNanos) {
            shower.show(view, playhead, moment, nowNanos);
        }
    }
}
