package dev.tickscope.core.physics;

/**
 * What a body looks like; its index in the port's list is its id in pose rows.
 *
 * @param halfX half its extent along its own x axis in metres; a ball's radius
 * @param fixed whether it never moves
 */
public record BodyShape(String name, Kind kind, double halfX, double halfY, double halfZ, boolean fixed) {
    /** The shapes that views can draw. */
    public enum Kind {
        BOX, BALL
    }

    public static BodyShape box(String name, double width, double height, double depth, boolean fixed) {
        return new BodyShape(name, Kind.BOX, width / 2, height / 2, depth / 2, fixed);
    }

    public static BodyShape ball(String name, double radius) {
        return new BodyShape(name, Kind.BALL, radius, radius, radius, false);
    }
}
