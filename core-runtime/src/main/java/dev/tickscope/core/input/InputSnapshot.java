package dev.tickscope.core.input;

/** What a hook sees of the actions: one bit an action. */
public interface InputSnapshot {
    /** Actions that were pressed since the last snapshot of this kind. */
    long pressed();

    /** Actions that were released since then. */
    long released();

    /** Actions that are down now. */
    long held();

    default boolean isPressed(int action) {
        return (pressed() >>> action & 1) != 0;
    }

    default boolean isReleased(int action) {
        return (released() >>> action & 1) != 0;
    }

    default boolean isHeld(int action) {
        return (held() >>> action & 1) != 0;
    }
}
