package dev.tickscope.timeline;

import dev.tickscope.core.session.SessionInfo;

/** Where the playhead was dragged to since the last pulse, however often the pointer moved. Nowhere once another session is open. */
final class Scrub {
    private double x = Double.NaN;
    private SessionInfo session;

    /** @param draggedTo x of the plot */
    void to(double draggedTo, SessionInfo draggedIn) {
        x = draggedTo;
        session = draggedIn;
    }

    /** Tells it once. @return x of the plot; not a number for nowhere */
    double take(SessionInfo now) {
        double taken = session == now ? x : Double.NaN;
        x = Double.NaN;
        return taken;
    }
}
