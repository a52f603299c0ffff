package dev.tickscope.app.tabs;

/**
 * One object as the table shows it.
 *
 * @param state in words
 * @param pose where its body is committed, in words
 * @param since when the newest thing happened to it
 * @param event what that was
 */
public record ObjectLine(int number, String name, String state, boolean enabled, String pose, String since, String event) {
    /** Whether its hooks may be called, in words; a dash for one that is gone. */
    public String enabledWords() {
        return state.equals("gone") ? "–" : enabled ? "yes" : "no";
    }
}
