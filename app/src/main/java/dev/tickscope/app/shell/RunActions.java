package dev.tickscope.app.shell;

/** What menus, keys and the palette make of the run. */
public interface RunActions {
    void resume();

    void pause();

    /** Pause if it runs, else resume. */
    void toggle();

    void stepTick();

    void stepFrame();

    void stepPhase();

    void finishFrame();

    /** Runs to the real time under the pointer. */
    void runToCursor();

    /** Cancels a run-to. @return whether there was one */
    boolean cancelRunTo();

    /** A breakpoint on the fixed hook, or none any more if there is one. */
    void toggleBreakpoint();
}
