package dev.tickscope.core.event;

/** Something happened to an object's life. Reused. */
public final class ObjectRow {
    /** What happened. */
    public enum Change {
        /** Game code asked for it; it does not exist yet where the contract defers structural changes. */
        SPAWN_ASKED,
        /** It exists, with all its parts. */
        CREATED,
        /** Its start hook has completed; its other hooks may be called. */
        STARTED,
        ENABLED,
        DISABLED,
        /** Game code asked for its removal. */
        REMOVAL_ASKED,
        /** It is gone; nothing of it is called any more. */
        DESTROYED,
        /** It was placed anew; its interpolation history is reset where the contract says so. */
        TELEPORTED,
        /** A hook of it threw; later phases still ran. */
        HOOK_FAILED,
        /** A command named an object that is gone. */
        STALE_HANDLE,
        /** A command made no sense; the object is unchanged. */
        INVALID_COMMAND
    }

    public Change change = Change.CREATED;
    /** Its number in the session, from 0, never used again. */
    public int object;
    /** The stage in which it happened, or −1 between frames. */
    public int stage = -1;
    public long framePosition;
    /** The tick that was running, or the last completed one. */
    public long tickIndex;
}
