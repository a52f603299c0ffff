package dev.tickscope.core.contract;

/** What a stage of the phase plan is there for; decides how it is drawn and who runs it. */
public enum StageRole {
    /** Game code. */
    HOOK,
    /** The physics world integrates. */
    PHYSICS,
    /** Contact callbacks or reactions of game code to what physics found. */
    CONTACTS,
    /** The engine's own work, such as reading transforms back. */
    ENGINE,
    /** Motion, skeleton, rendering. */
    PRESENTATION
}
