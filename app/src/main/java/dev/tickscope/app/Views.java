package dev.tickscope.app;

import dev.tickscope.app.shell.SessionPanel;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.SceneView;
import dev.tickscope.timeline.field.FieldTableView;
import dev.tickscope.timeline.ledger.LedgerView;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.layout.Region;

/** The views of a session, made of the modules that draw them. */
final class Views {
    private final SessionPanel overview = blank();
    private final SessionPanel timeline = blank();
    private final SessionPanel scene;
    private final SessionPanel fields;
    private final SessionPanel ledger;

    /** @param playhead takes the instant that somebody chose in the timeline */
    Views(Consumer<Playhead> playhead) {
        overview.node().setMinHeight(56);
        overview.node().setMaxHeight(56);
        SceneView sceneView = new SceneView();
        FieldTableView fieldTable = new FieldTableView();
        LedgerView ledgerView = new LedgerView();
        scene = new Panel(sceneView, sceneView::setSession, (view, at, moment, nowNanos) -> sceneView.update(view, moment));
        fields = new Panel(fieldTable, fieldTable::setSession, (view, at, moment, nowNanos) -> fieldTable.update(view, moment));
        ledger = new Panel(ledgerView, ledgerView::setSession, (view, at, moment, nowNanos) -> ledgerView.update(view, moment));
    }

    private static SessionPanel blank() {
        Region r = new Region();
        r.getStyleClass().add("ts-panel-card");
        return new Panel(r, info -> { }, (view, at, moment, nowNanos) -> { });
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

    SessionPanel fields() {
        return fields;
    }

    SessionPanel ledger() {
        return ledger;
    }

    List<SessionPanel> all() {
        return List.of(overview, timeline, scene, fields, ledger);
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

    void playheadMoved(Playhead p) { }
    void themeChanged() { }
    void zoomIn() { }
    void zoomOut() { }
    void fit() { }
    void followLive() { }
    void toggleLens() { }
}
