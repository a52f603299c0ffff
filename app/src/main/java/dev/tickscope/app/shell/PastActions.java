package dev.tickscope.app.shell;

/** What keys and menus do with the recorded past. None of it reaches the session. */
public interface PastActions {
    /** The playhead to the end of the tick before. */
    void backTick();

    /** The playhead to the end of the frame before. */
    void backFrame();

    /** Plays the past backwards, or stops doing so. */
    void playBack();

    /** Plays the past forwards up to the newest row, or stops doing so. */
    void playForward();

    /** @return whether it played */
    boolean stopPlaying();

    void previousHit();

    void nextHit();

    /** Marks the instant that is shown, or takes its mark away. */
    void mark();

    /** Keeps the mark of the instant that is shown and asks for its name. */
    void keepMark();

    void previousMark();

    void nextMark();

    /** The playhead to the oldest row. */
    void goToStart();

    /** The playhead to the newest row, which it follows. */
    void followLive();
}
