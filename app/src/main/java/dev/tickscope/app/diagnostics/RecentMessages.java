package dev.tickscope.app.diagnostics;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last messages that the window showed, the oldest first. JavaFX thread only. */
public final class RecentMessages {
    private static final int MOST = 50;
    private final Deque<String> messages = new ArrayDeque<>();

    /** Keeps one. @param log what a programmer needs; may be empty */
    public void add(String what, String advice, String log) {
        if (messages.size() == MOST) {
            messages.removeFirst();
        }
        messages.addLast((what + " " + advice).strip() + (log.isEmpty() ? "" : "\n" + log.stripTrailing()));
    }

    public List<String> all() {
        return List.copyOf(messages);
    }
}
