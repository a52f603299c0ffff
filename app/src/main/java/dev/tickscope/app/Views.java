package dev.tickscope.app;

import dev.tickscope.app.shell.SessionPanel;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.layout.Region;

/** temporary */
final class Views {
    private final SessionPanel overview = blank("overview"), timeline = blank("timeline"), scene = blank("scene"), fields = blank("f"), ledger = blank("l");
    Views(Consumer<Playhead> p) { overview.node().setMinHeight(56); overview.node().setMaxHeight(56); overview.node().setPrefHeight(56);}
    static SessionPanel blank(String n) {
        Region r = new Region(); r.getStyleClass().add("ts-panel-card");
        return new SessionPanel() {
            public Region node() { return r; }
            public void setSession(SessionInfo info) { }
            public void update(StoreView view, Playhead playhead, Moment moment, long nowNanos) { }
        };
    }
    SessionPanel overview() { return overview; }
    SessionPanel timeline() { return timeline; }
    SessionPanel scene() { return scene; }
    SessionPanel fields() { return fields; }
    SessionPanel ledger() { return ledger; }
    List<SessionPanel> all() { return List.of(overview, timeline, scene, fields, ledger); }
    void playheadMoved(Playhead p) { }
    void themeChanged() { }
    void zoomIn() { }
    void zoomOut() { }
    void fit() { }
    void followLive() { }
    void toggleLens() { }
}
