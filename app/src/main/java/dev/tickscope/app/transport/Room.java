package dev.tickscope.app.transport;

/** How much the transport bar writes out, from all to what a narrow window has room for. */
enum Room {
    /** Words and keys. */
    KEYS,
    /** Words everywhere. */
    WORDS,
    /** Words of the three steps; finishing a frame is an icon. */
    STEPS,
    /** The same, and the sample is chosen in the File menu only. */
    STEPS_ALONE,
    /** Steps are icons. */
    ICONS,
    /** Everything that has an icon is one. */
    LEAST
}
