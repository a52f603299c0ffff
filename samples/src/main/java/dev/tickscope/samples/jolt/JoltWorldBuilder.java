package dev.tickscope.samples.jolt;

import dev.tickscope.core.physics.BodyShape;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects the bodies of a spatial world. The order in which they are described is the order of their ids, and part of what makes two
 * worlds alike.
 *
 * <pre>{@code
 * JoltWorldBuilder builder = new JoltWorldBuilder();
 * builder.box("Ground", 20, 1, 20).at(0, -0.5, 0).fixed();
 * int crate = builder.box("Crate", 1, 1, 1).at(0, 4, 0).mass(20).id();
 * JoltPort port = builder.build();
 * port.body(crate).applyImpulse(30, 0, 0);
 * }</pre>
 *
 * <p>Jolt counts in single precision: numbers are rounded to it when a world is built or moved.
 */
public final class JoltWorldBuilder {
    private final List<Description> descriptions = new ArrayList<>();
    private double gravityX;
    private double gravityY = -9.81;
    private double gravityZ;
    private boolean built;

    /** In metres a second squared; (0, −9.81, 0) unless set. */
    public JoltWorldBuilder gravity(double x, double y, double z) {
        gravityX = x;
        gravityY = y;
        gravityZ = z;
        return this;
    }

    /** A box of this width along x, height along y and depth along z, in metres. */
    public Description box(String name, double width, double height, double depth) {
        return describe(BodyShape.box(name, positive(width, "size", name), positive(height, "size", name), positive(depth, "size", name), false));
    }

    /** A ball; the radius in metres. */
    public Description ball(String name, double radius) {
        return describe(BodyShape.ball(name, positive(radius, "size", name)));
    }

    private Description describe(BodyShape shape) {
        if (built) {
            throw new IllegalStateException("the world is built; " + shape.name() + " comes too late");
        }
        Description description = new Description(descriptions.size(), shape);
        descriptions.add(description);
        return description;
    }

    /**
     * Builds the world in its first state.
     *
     * @throws IllegalStateException if it was built before, or if Jolt is not here, in the words of {@link JoltLibrary#missing}
     */
    public JoltPort build() {
        if (built) {
            throw new IllegalStateException("a builder builds one world");
        }
        JoltLibrary.require();
        built = true;
        return new JoltPort(descriptions, gravityX, gravityY, gravityZ);
    }

    private static double positive(double value, String what, String name) {
        if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("the " + what + " of " + name + " is above 0, not " + value);
        }
        return value;
    }

    /** One body to be. Unless said otherwise it lies at (0, 0, 0), upright and still, weighs 1 kg, has friction 0.5 and does not bounce. */
    public static final class Description {
        final int id;
        private final BodyShape shape;
        final double[] place = new double[3];
        final double[] turn = {0, 0, 0, 1};
        final double[] velocity = new double[3];
        double mass = 1;
        boolean fixed;
        boolean bullet;
        boolean absent;
        double friction = 0.5;
        double restitution;

        private Description(int id, BodyShape shape) {
            this.id = id;
            this.shape = shape;
        }

        /** Its id: the index in the port's list of bodies. */
        public int id() {
            return id;
        }

        BodyShape shape() {
            return new BodyShape(shape.name(), shape.kind(), shape.halfX(), shape.halfY(), shape.halfZ(), fixed);
        }

        /** Where its centre is, in metres. */
        public Description at(double x, double y, double z) {
            place[0] = x;
            place[1] = y;
            place[2] = z;
            return this;
        }

        /** Turned by so many radians about an axis of length 1, counterclockwise for who looks against it. */
        public Description turned(double radians, double axisX, double axisY, double axisZ) {
            double sine = StrictMath.sin(radians / 2);
            turn[0] = axisX * sine;
            turn[1] = axisY * sine;
            turn[2] = axisZ * sine;
            turn[3] = StrictMath.cos(radians / 2);
            return this;
        }

        /** In kilograms, spread evenly. */
        public Description mass(double kilograms) {
            mass = positive(kilograms, "mass", shape.name());
            return this;
        }

        /** It never moves, as if it weighed infinitely much. */
        public Description fixed() {
            fixed = true;
            return this;
        }

        /** So fast that it could pass through thin bodies between two steps: its way is checked as well as its place. */
        public Description bullet() {
            bullet = true;
            return this;
        }

        /** It is not in the world at first; see {@link JoltPort#setPresent}. */
        public Description absent() {
            absent = true;
            return this;
        }

        /** 0 for ice, about 1 for rubber. */
        public Description friction(double coefficient) {
            friction = coefficient;
            return this;
        }

        /** How much of its speed it keeps when it bounces: 0 to 1. */
        public Description restitution(double coefficient) {
            restitution = coefficient;
            return this;
        }

        /** Its first velocity, in metres a second. */
        public Description velocity(double metresPerSecondX, double metresPerSecondY, double metresPerSecondZ) {
            velocity[0] = metresPerSecondX;
            velocity[1] = metresPerSecondY;
            velocity[2] = metresPerSecondZ;
            return this;
        }
    }
}
