package dev.tickscope.app;

import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.StoreView;

/** Whether a window that was left alone can show something else than a pulse ago: another session, instant or row. */
final class Changes {
    private DebugSession session;
    private Playhead playhead;
    private long releases;

    /** Compares with what it was told last, and keeps this instead. @return whether anything changed, or will soon since the session runs */
    boolean since(DebugSession newSession, StoreView view, Playhead newPlayhead) {
        boolean changed = newSession != session || view.releases() != releases || !newPlayhead.equals(playhead) || RunStatus.of(view).running();
        session = newSession;
        releases = view.releases();
        playhead = newPlayhead;
        return changed;
    }

    /** Rings when the session has rows that it was not told of, or nothing yet. JavaFX thread. @param bell runs on any thread */
    void ringForNews(Runnable bell) {
        if (session != null) {
            session.ringAfter(releases, bell);
        }
    }
}
