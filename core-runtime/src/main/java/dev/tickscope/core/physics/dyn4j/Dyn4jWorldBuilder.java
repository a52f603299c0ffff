package dev.tickscope.core.physics.dyn4j;

import dev.tickscope.core.physics.BodyShape;
import java.util.ArrayList;
import java.util.List;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.dynamics.joint.DistanceJoint;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.world.World;

/**
 * Collects the bodies of a flat world. The order in which they are described is the order of their ids, and part of what makes two
 * worlds alike.
 *
 * <pre>{@code
 * Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
 * builder.box("Ground", 20, 1).at(0, -0.5).fixed();
 * int crate = builder.box("Crate", 1, 1).at(0, 4).mass(20).id();
 * Dyn4jPort port = builder.build();
 * port.body(crate).applyImpulse(30, 0);
 * }</pre>
 */
public final class Dyn4jWorldBuilder {
    private final List<Description> descriptions = new ArrayList<>();
    private final List<Spring> springs = new ArrayList<>();
    private double gravityX;
    private double gravityY = -9.81;
    private boolean built;

    /** In metres a second squared; (0, −9.81) unless set. */
    public Dyn4jWorldBuilder gravity(double x, double y) {
        gravityX = x;
        gravityY = y;
        return this;
    }

    /** A box of this width and height in metres, drawn one metre deep unless {@link Description#depth} says otherwise. */
    public Description box(String name, double width, double height) {
        return describe(name, BodyShape.Kind.BOX, width, height);
    }

    /** A ball, a circle in the plane; the radius in metres. */
    public Description ball(String name, double radius) {
        return describe(name, BodyShape.Kind.BALL, 2 * radius, 2 * radius);
    }

    /**
     * Holds the centres of two bodies as far apart as they are when the world is built, by a spring. Springs make soft bodies of particles.
     * It goes when one of the two does, and comes back with both.
     *
     * @param hertz how fast it swings, above 0; well below half the tick rate
     * @param damping 0 for none, 1 for as much as lets nothing swing
     */
    public Dyn4jWorldBuilder spring(int bodyA, int bodyB, double hertz, double damping) {
        if (built || bodyA == bodyB || Math.min(bodyA, bodyB) < 0 || Math.max(bodyA, bodyB) >= descriptions.size()) {
            throw new IllegalArgumentException("a spring joins two bodies that are described already, not " + bodyA + " and " + bodyB);
        }
        if (!(hertz > 0 && hertz < Double.POSITIVE_INFINITY && damping >= 0 && damping <= 1)) {
            throw new IllegalArgumentException("a spring swings above 0 Hz with a damping from 0 to 1, not " + hertz + " and " + damping);
        }
        springs.add(new Spring(bodyA, bodyB, hertz, damping));
        return this;
    }

    private record Spring(int bodyA, int bodyB, double hertz, double damping) {
        DistanceJoint<StableBody> joint(StableBody[] bodies) {
            DistanceJoint<StableBody> joint = new DistanceJoint<>(bodies[bodyA], bodies[bodyB], bodies[bodyA].getWorldCenter(),
                    bodies[bodyB].getWorldCenter());
            joint.setSpringEnabled(true);
            joint.setSpringDamperEnabled(true);
            joint.setSpringFrequency(hertz);
            joint.setSpringDampingRatio(damping);
            return joint;
        }
    }

    private Description describe(String name, BodyShape.Kind kind, double width, double height) {
        if (built) {
            throw new IllegalStateException("the world is built; " + name + " comes too late");
        }
        Description description = new Description(descriptions.size(), name, kind, width, height);
        descriptions.add(description);
        return description;
    }

    /**
     * Builds the world in its first state.
     *
     * @throws IllegalStateException if it was built before
     */
    public Dyn4jPort build() {
        if (built) {
            throw new IllegalStateException("a builder builds one world");
        }
        built = true;
        World<StableBody> world = new World<>();
        world.setGravity(gravityX, gravityY);
        StableBody[] bodies = new StableBody[descriptions.size()];
        boolean[] present = new boolean[descriptions.size()];
        List<BodyShape> shapes = new ArrayList<>();
        for (Description description : descriptions) {
            bodies[description.id] = description.body();
            shapes.add(description.shape());
            present[description.id] = !description.absent;
            if (!description.absent) {
                world.addBody(bodies[description.id]);
            }
        }
        List<DistanceJoint<StableBody>> joints = new ArrayList<>();
        for (Spring spring : springs) {
            joints.add(spring.joint(bodies));
        }
        return new Dyn4jPort(world, bodies, present, List.copyOf(shapes), joints);
    }

    /** One body to be. Unless said otherwise it lies at (0, 0), upright and still, weighs 1 kg, has friction 0.5 and does not bounce. */
    public static final class Description {
        private final int id;
        private final String name;
        private final BodyShape.Kind kind;
        private final double width;
        private final double height;
        private double depth;
        private double x;
        private double y;
        private double angle;
        private double mass = 1;
        private boolean fixed;
        private boolean bullet;
        private boolean absent;
        private double friction = 0.5;
        private double restitution;
        private double velocityX;
        private double velocityY;

        private Description(int id, String name, BodyShape.Kind kind, double width, double height) {
            this.id = id;
            this.name = name;
            this.kind = kind;
            this.width = positive(width, "size", name);
            this.height = positive(height, "size", name);
            this.depth = kind == BodyShape.Kind.BALL ? width : 1;
        }

        /** Its id: the index in the port's list of bodies. */
        public int id() {
            return id;
        }

        /** Where its centre is, in metres. */
        public Description at(double centreX, double centreY) {
            x = centreX;
            y = centreY;
            return this;
        }

        /** In radians, counterclockwise. */
        public Description angle(double radians) {
            angle = radians;
            return this;
        }

        /** How deep a box is drawn, in metres; the flat simulation does not know it. */
        public Description depth(double metres) {
            depth = positive(metres, "depth", name);
            return this;
        }

        /** In kilograms, spread evenly. */
        public Description mass(double kilograms) {
            mass = positive(kilograms, "mass", name);
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

        /** It is not in the world at first: an object that is spawned with it brings it in. */
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
        public Description velocity(double metresPerSecondX, double metresPerSecondY) {
            velocityX = metresPerSecondX;
            velocityY = metresPerSecondY;
            return this;
        }

        private BodyShape shape() {
            return new BodyShape(name, kind, width / 2, height / 2, depth / 2, fixed);
        }

        private StableBody body() {
            Convex outline = kind == BodyShape.Kind.BOX ? new Rectangle(width, height) : new Circle(width / 2);
            double area = kind == BodyShape.Kind.BOX ? width * height : Math.PI * width * width / 4;
            StableBody body = new StableBody(id);
            BodyFixture fixture = body.addFixture(outline);
            fixture.setDensity(mass / area);
            fixture.setFriction(friction);
            fixture.setRestitution(restitution);
            body.setMass(fixed ? MassType.INFINITE : MassType.NORMAL);
            body.setBullet(bullet);
            if (!fixed) {
                body.setLinearVelocity(velocityX, velocityY);
            }
            body.moveTo(x, y, angle);
            return body;
        }

        private static double positive(double value, String what, String name) {
            if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
                throw new IllegalArgumentException("the " + what + " of " + name + " is above 0, not " + value);
            }
            return value;
        }
    }
}
