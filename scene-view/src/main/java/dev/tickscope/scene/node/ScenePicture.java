package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import java.util.List;

/** What is to be drawn: bodies, their three poses, and which of those are switched on. */
public interface ScenePicture {
    List<BodyShape> bodies();

    BodyPoses previous();

    BodyPoses committed();

    BodyPoses presented();

    boolean showsPrevious();

    boolean showsCommitted();

    boolean showsPresented();

    boolean showsLag();

    /** The body whose lag is drawn, or −1. */
    int lagBody();

    /** Whether the lag leads over a restart of the clock: the arrow is drawn broken. */
    boolean lagBroken();

    default boolean drawsCommitted(int body) {
        return showsCommitted() && committed().has(body);
    }

    default boolean drawsLag() {
        return showsLag() && lagBody() >= 0;
    }
}
