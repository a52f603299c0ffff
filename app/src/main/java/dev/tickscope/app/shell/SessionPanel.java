package dev.tickscope.app.shell;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import javafx.scene.layout.Region;

/** A part of the window that shows a session. Each pulse gives all panels the same view and the same instant. */
public interface SessionPanel {
    Region node();

    /** Another session is open. */
    void setSession(SessionInfo info);

    /** Shows the newest rows; while they come, some panels do so only now and then (see {@link Pace}). @param nowNanos the pulse's time, for what fades */
    void update(StoreView view, Playhead playhead, Moment moment, long nowNanos);
}
