package dev.tickscope.app;

import dev.tickscope.app.diagnostics.Cost;
import dev.tickscope.app.picture.PictureView;
import dev.tickscope.app.shell.Pace;
import dev.tickscope.app.shell.SessionPanel;
import dev.tickscope.app.tabs.ObjectsPanel;
import dev.tickscope.app.work.SimulatedPoses;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.LostPoses;
import dev.tickscope.scene.SceneView;
import dev.tickscope.timeline.Cursors;
import dev.tickscope.timeline.OverviewView;
import dev.tickscope.timeline.PlayheadMoves;
import dev.tickscope.timeline.TimelineView;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.field.FieldTableView;
import dev.tickscope.timeline.ledger.LedgerView;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.layout.Region;

/** The views of a session, made by the modules that draw them, and what the timeline menu does to them. */
final class Views {
    private static final double ZOOM_STEP = 1.25;
    private static final double PAN_STEP = 80;
    /** Numbers that run show in every so manieth pulse. */
    static final int PULSES_A_NUMBER = 4;
    private static final int PULSES_A_STRIP = 6;

    private final TimelineViewModel model = new TimelineViewModel();
    private final TimelineView timelineView = new TimelineView(model);
    private final OverviewView overviewView = new OverviewView(model);
    private final SceneView sceneView = new SceneView();
    private List<Marks.Mark> marks = List.of();
    private final FieldTableView fieldTable = new FieldTableView();
    private final SessionPanel overview;
    private final SessionPanel timeline;
    private final SessionPanel scene;
    private final SessionPanel fields;
    private final SessionPanel ledger;
    private final PacingViews pacing;
    /** Null if the session cannot be simulated again. */
    private SimulatedPoses simulated;

    /**
     * @param playhead takes the instant that somebody chose in the timeline
     * @param objectNames of the session's objects by their number
     */
    Views(Consumer<Playhead> playhead, Supplier<List<String>> objectNames) {
        LedgerView ledgerView = new LedgerView();
        timelineView.setOnPlayhead(playhead);
        overviewView.setOnPlayhead(playhead);
        timelineView.setObjectNames(objectNames);
        timelineView.setId("timeline");
        timelineView.getStyleClass().add("ts-panel-card");
        overviewView.setId("overview");
        pacing = new PacingViews(model, timelineView, playhead);
        ledgerView.setPicks(pacing.picks());
        // It shares the timeline's model, which hears of a session first.
        Pace strip = new Pace(PULSES_A_STRIP, 1);
        overview = new Panel(new Cost("overview"), overviewView, info -> strip.restart(), (view, at, moment, nowNanos) -> {
            if (strip.due(view, at) || !model.follow()) {
                overviewView.update(view, at);
            }
        });
        timeline = new Panel(new Cost("timeline"), timelineView, timelineView::setSession, (view, at, moment, nowNanos) -> timelineView.update(view, at));
        scene = new Panel(new Cost("scene"), sceneView, sceneView::setSession, this::updateScene);
        fields = numbers(new Cost("clock fields"), fieldTable, fieldTable::setSession, 0, fieldTable::update);
        ledger = numbers(new Cost("time ledger"), ledgerView, ledgerView::setSession, 2, ledgerView::update);
    }

    /** A view of numbers. @param turn in which pulse of {@value #PULSES_A_NUMBER} it shows what runs */
    private static SessionPanel numbers(Cost cost, Region node, Consumer<SessionInfo> session, int turn, BiConsumer<StoreView, Moment> update) {
        Pace pace = new Pace(PULSES_A_NUMBER, turn);
        return new Panel(cost, node, info -> {
            session.accept(info);
            pace.restart();
        }, (view, at, moment, nowNanos) -> {
            if (pace.due(view, at)) {
                update.accept(view, moment);
            }
        });
    }

    private void updateScene(StoreView view, Playhead at, Moment moment, long nowNanos) {
        if (simulated != null) {
            simulated.pulse();
        }
        sceneView.update(view, moment, nowNanos);
    }

    /** Takes poses whose rows are lost from simulating a run again. @param record of the session that was set, or null */
    void simulateLost(RunRecord record) {
        if (simulated != null) {
            simulated.close();
        }
        simulated = SimulatedPoses.of(record);
        sceneView.setLostPoses(simulated == null ? LostPoses.NONE : simulated);
    }

    /** Whether further pulses show more, although no row comes. */
    boolean busy() {
        return timelineView.readsOn() || pacing.busy() || simulated != null && simulated.busy();
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

    /** The timeline itself, for pictures of it. */
    TimelineView timelineView() {
        return timelineView;
    }

    /** Shows in a second timeline what the first one shows. */
    void updateTwin(TimelineView twin) {
        twin.update(model.view(), model.playhead());
    }

    /** A view by itself; null for the whole window. */
    Region region(PictureView view) {
        return switch (view) {
            case WINDOW -> null;
            case TIMELINE -> timelineView;
            case SCENE -> scene.node();
            case FIELDS -> fields.node();
            case LEDGER -> ledger.node();
        };
    }

    /** Histogram, statistics and what is picked. */
    PacingViews pacing() {
        return pacing;
    }

    /** What lies between the cursors becomes the selected range, if none is. */
    void chooseRange() {
        timelineView.sendRange();
    }

    void cursor(boolean first) {
        timelineView.setCursor(first ? Cursors.Name.A : Cursors.Name.B);
    }

    void related(int step) {
        timelineView.related(step);
    }

    void find() {
        timelineView.find();
    }

    /** In the order in which a pulse updates them: the timeline first, since the overview shows its window. */
    List<SessionPanel> all() {
        return List.of(timeline, overview, scene, fields, ledger);
    }

    /** What each of them costs in a pulse, in the same order. */
    List<Cost> costs() {
        return all().stream().map(panel -> ((Panel) panel).cost()).toList();
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

    /** What is under the pointer in the timeline, or the instant that shows, in words. */
    String describe() {
        return timelineView.describe();
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
        return model.pointer().present() ? OptionalLong.of(model.pointer().units()) : OptionalLong.empty();
    }

    void zoomIn() {
        model.zoom(1 / ZOOM_STEP, middle());
    }

    void zoomOut() {
        model.zoom(ZOOM_STEP, middle());
    }

    private double middle() {
        return model.pointer().present() ? model.pointer().x() : model.axis().contextWidth() / 2;
    }

    /** Moves the window by a step of the keys; less than 0 goes back. */
    void pan(int step) {
        model.pan(step * PAN_STEP);
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

    /** Leaves out smooth moves of the camera and flashes of values, or not. */
    void setReducedMotion(boolean on) {
        sceneView.setSmoothCamera(!on);
        fieldTable.setFlashes(!on);
    }

    /** One selection for the scene and the table of objects. */
    void linkSelection(ObjectsPanel objects) {
        objects.onBody(sceneView::select);
        sceneView.selectedProperty().addListener((observable, before, now) -> objects.selectBody(now.intValue()));
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
    private record Panel(Cost cost, Region node, Consumer<SessionInfo> session, Update shower) implements SessionPanel {
        @Override
        public void setSession(SessionInfo info) {
            session.accept(info);
        }

        @Override
        public void update(StoreView view, Playhead playhead, Moment moment, long nowNanos) {
            cost.of(() -> shower.show(view, playhead, moment, nowNanos));
        }
    }
}
