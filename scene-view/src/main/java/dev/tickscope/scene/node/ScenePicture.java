package dev.tickscope.scene.node;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.scene.trace.ContactMarks;
import dev.tickscope.scene.trace.PoseTrack;
import dev.tickscope.scene.trace.TimeStack;
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

    /** The selected body, or −1. */
    default int selected() {
        return -1;
    }

    /** The ticks before the moment, for trails and velocities. */
    default PoseTrack track() {
        return PoseTrack.NONE;
    }

    default boolean trailsOn() {
        return false;
    }

    default boolean hasTrail(int body) {
        return false;
    }

    default boolean hasVelocity(int body) {
        return false;
    }

    /** The speed of a body that has a velocity, in words. */
    default String speedText(int body) {
        return "";
    }

    /** Where bodies touch; null where that is not shown. */
    default ContactMarks contacts() {
        return null;
    }

    /** The time stack; null where there is none. */
    default TimeStack stack() {
        return null;
    }

    /** How much earlier the presented instant is than its frame, in words. */
    default String lateText() {
        return "";
    }

    default boolean drawsCommitted(int body) {
        return showsCommitted() && committed().has(body);
    }

    default boolean drawsLag() {
        return showsLag() && lagBody() >= 0;
    }
}
