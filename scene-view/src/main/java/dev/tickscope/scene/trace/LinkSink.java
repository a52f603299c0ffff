package dev.tickscope.scene.trace;

/** Takes the links of a trail, oldest first. */
@FunctionalInterface
public interface LinkSink {
    /**
     * One link, in metres.
     *
     * @param body whose trail it is
     * @param broken whether the body was put at the end of the link and did not go there
     */
    void link(int body, double fromX, double fromY, double fromZ, double toX, double toY, double toZ, boolean broken);
}
