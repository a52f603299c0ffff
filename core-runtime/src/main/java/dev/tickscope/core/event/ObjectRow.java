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
        /** It is gone, or will never come; nothing of it is called any more. */
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
    /** Its number in the session, from 0, never used again; −1 where no object is to blame or it never got a number. */
    public int object;
    /** Its body in the physics world, or −1. */
    public int body = -1;
    /** The stage in which it happened, or −1 outside stages. */
    public int stage = -1;
    /** The FRAME row in which it happened; between two frames the one that comes next. */
    public long framePosition;
    /** TICK rows before it. */
    public long ticksBefore;
    /** Its name, or null. Stores keep names apart from rows. */
    public String name;
    /** What went wrong, in words, or null. Stores keep words apart from rows. */
    public String words;
    /** The tick that was running, or the last completed one. */
    public long tickIndex;
}
