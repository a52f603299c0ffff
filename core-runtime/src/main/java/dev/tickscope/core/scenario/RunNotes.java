package dev.tickscope.core.scenario;

/** Takes what a scripted run has to tell beyond its rows. */
interface RunNotes {
    /** The next row is refused for this reason. */
    void refusing(String reason, boolean hasNumber);

    void diagnostic(long framePosition, String text);
}
