package dev.tickscope.timeline.track;

/** The lanes, in the order in which they lie at first. */
public enum Lane {
    FRAMES("frames", "Frames", 56),
    TICKS("ticks", "Fixed ticks", 64),
    PHASES("phases", "Phases", 76),
    BACKLOG("backlog", "Backlog", 104),
    ALPHA("alpha", "Alpha", 52),
    DROPPED("dropped", "Dropped", 44),
    INPUT("input", "Input edges", 52),
    STOPS("stops", "Stops", 40);

    private final String id;
    private final String title;
    private final int height;

    Lane(String id, String title, int height) {
        this.id = id;
        this.title = title;
        this.height = height;
    }

    /** Its name in stored settings; never changes. */
    public String id() {
        return id;
    }

    /** Its name on the screen. */
    public String title() {
        return title;
    }

    /** Its height in pixels when there is room for all. */
    public int height() {
        return height;
    }
}
