package dev.tickscope.core.physics;

import dev.tickscope.core.time.TickPath;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A world with bodies that its engine does not know, whose committed poses follow from those of bodies that it does: soft bodies and parts.
 * They come after the engine's in ids and are drawn, recorded and asked for like any other.
 *
 * <ul>
 * <li>A <em>soft body</em> is made of particles, bodies of the engine that springs hold together. Its pose is the centroid of its particles
 * and, from there, the way to its origin as it was authored; it keeps the turn it was authored or placed with, whatever its particles do.
 * <li>A <em>part</em> has no mass and touches nothing. Its pose is its parent's.
 * </ul>
 *
 * <p>Contacts are told of particles, not of the soft body that they make up.
 */
@TickPath
public final class DerivedBodies implements MovableWorld {
    private final MovableWorld engine;
    private final int engineBodies;
    private final List<BodyShape> bodies;
    /** By id, null for all that are no soft bodies. */
    private final Soft[] softs;
    /** By id less the engine's bodies: of a part, the body whose pose it has. */
    private final int[] parentOf;
    private final boolean[] present;
    private final int[][] company;
    private final PoseBuffer enginePoses;

    /** A soft body's particles, and what was authored. */
    private static final class Soft {
        private final int[] particles;
        /** From the origin to each particle as authored, x and y in turn. */
        private final double[] rest;
        /** From the centroid to the origin as authored. */
        private final double offsetX;
        private final double offsetY;
        private double cos = 1;
        private double sin;
        private double angle;

        Soft(int[] particles, double originX, double originY, PoseBuffer authored) {
            this.particles = particles;
            rest = new double[2 * particles.length];
            double sumX = 0;
            double sumY = 0;
            for (int i = 0; i < particles.length; i++) {
                rest[2 * i] = authored.get(particles[i], 0) - originX;
                rest[2 * i + 1] = authored.get(particles[i], 1) - originY;
                sumX += rest[2 * i];
                sumY += rest[2 * i + 1];
            }
            offsetX = -sumX / particles.length;
            offsetY = -sumY / particles.length;
        }

        void turnTo(double radians) {
            angle = radians;
            cos = StrictMath.cos(radians);
            sin = StrictMath.sin(radians);
        }

        void read(PoseBuffer poses, PoseBuffer into, int body) {
            double sumX = 0;
            double sumY = 0;
            for (int particle : particles) {
                sumX += poses.get(particle, 0);
                sumY += poses.get(particle, 1);
            }
            into.setPlanar(body, sumX / particles.length + cos * offsetX - sin * offsetY,
                    sumY / particles.length + sin * offsetX + cos * offsetY, angle);
        }
    }

    /** Describes the bodies to add, in the order of their ids. */
    public static final class Builder {
        private final MovableWorld engine;
        private final int engineBodies;
        private final PoseBuffer authored;
        private final List<BodyShape> shapes = new ArrayList<>();
        private final List<Soft> softOf = new ArrayList<>();
        private final List<Integer> parentOf = new ArrayList<>();
        private final List<Boolean> present = new ArrayList<>();

        /** @param engine before its first step: where its bodies are now is what is authored */
        public Builder(MovableWorld engine) {
            this.engine = engine;
            this.engineBodies = engine.bodies().size();
            this.authored = new PoseBuffer(engineBodies);
            engine.readPoses(authored);
        }

        /**
         * Adds a soft body; it is present if its particles are.
         *
         * @param shape how its origin is drawn
         * @param originX where its origin was authored, in metres
         * @param particles bodies of the engine, one or more
         * @return its id
         * @throws IllegalArgumentException if one of them is no body of the engine, or there are none
         */
        public int soft(BodyShape shape, double originX, double originY, int... particles) {
            if (particles.length == 0) {
                throw new IllegalArgumentException(shape.name() + ": a soft body has one particle or more");
            }
            boolean all = true;
            for (int particle : particles) {
                if (particle < 0 || particle >= engineBodies) {
                    throw new IllegalArgumentException(shape.name() + ": there is no particle " + particle + ", bodies are 0 to " + (engineBodies - 1));
                }
                all &= engine.present(particle);
            }
            return add(shape, new Soft(particles.clone(), originX, originY, authored), -1, all);
        }

        /**
         * Adds a part.
         *
         * @param shape how it is drawn
         * @param parent any body described before: of the engine, a soft one, or another part
         * @param present whether it is there at first
         * @return its id
         * @throws IllegalArgumentException if there is no such parent
         */
        public int part(BodyShape shape, int parent, boolean present) {
            int next = engineBodies + shapes.size();
            if (parent < 0 || parent >= next) {
                throw new IllegalArgumentException(shape.name() + ": there is no parent " + parent + ", bodies are 0 to " + (next - 1));
            }
            return add(shape, null, parent, present);
        }

        private int add(BodyShape shape, Soft soft, int parent, boolean isPresent) {
            shapes.add(shape);
            softOf.add(soft);
            parentOf.add(parent);
            present.add(isPresent);
            return engineBodies + shapes.size() - 1;
        }

        public DerivedBodies build() {
            return new DerivedBodies(this);
        }

        /** By id, who goes with a body. Parts come after their parents, so theirs are known first. */
        private int[][] company() {
            int[][] company = new int[engineBodies + shapes.size()][];
            for (int body = company.length - 1; body >= 0; body--) {
                Soft soft = body < engineBodies ? null : softOf.get(body - engineBodies);
                IntStream all = soft == null ? IntStream.empty() : IntStream.of(soft.particles);
                for (int part = engineBodies; part < company.length; part++) {
                    if (parentOf.get(part - engineBodies) == body) {
                        all = IntStream.concat(all, IntStream.concat(IntStream.of(part), IntStream.of(company[part])));
                    }
                }
                company[body] = all.toArray();
            }
            return company;
        }
    }

    private DerivedBodies(Builder from) {
        engine = from.engine;
        engineBodies = from.engineBodies;
        List<BodyShape> all = new ArrayList<>(engine.bodies());
        all.addAll(from.shapes);
        bodies = List.copyOf(all);
        softs = new Soft[bodies.size()];
        parentOf = new int[from.shapes.size()];
        present = new boolean[from.shapes.size()];
        for (int i = 0; i < present.length; i++) {
            present[i] = from.present.get(i);
            parentOf[i] = from.parentOf.get(i);
            softs[engineBodies + i] = from.softOf.get(i);
        }
        company = from.company();
        enginePoses = new PoseBuffer(engineBodies);
    }

    @Override
    public List<BodyShape> bodies() {
        return bodies;
    }

    @Override
    public void substeps(int parts) {
        engine.substeps(parts);
    }

    @Override
    public void step(double stepSeconds) {
        engine.step(stepSeconds);
    }

    @Override
    public int contactsBegun() {
        return engine.contactsBegun();
    }

    @Override
    public void readPoses(PoseBuffer into) {
        engine.readPoses(enginePoses);
        into.putAll(enginePoses, 0);
        // A parent comes before its parts.
        for (int body = engineBodies; body < softs.length; body++) {
            if (softs[body] != null) {
                softs[body].read(enginePoses, into, body);
            } else {
                into.putOne(body, into, parentOf[body - engineBodies]);
            }
        }
    }

    @Override
    public void addMotion(StateHash hash) {
        engine.addMotion(hash);
    }

    @Override
    public boolean present(int body) {
        if (body < engineBodies) {
            return engine.present(body);
        }
        int derived = body - engineBodies;
        return present[derived] && (softs[body] != null || present(parentOf[derived]));
    }

    @Override
    public void setPresent(int body, boolean wanted) {
        if (body < engineBodies) {
            engine.setPresent(body, wanted);
            return;
        }
        present[body - engineBodies] = wanted;
        Soft soft = softs[body];
        for (int i = 0; soft != null && i < soft.particles.length; i++) {
            engine.setPresent(soft.particles[i], wanted);
        }
    }

    /** Parts are moved by nothing but their parents. */
    @Override
    public boolean movable(int body) {
        return body < engineBodies ? engine.movable(body) : softs[body] != null;
    }

    @Override
    public int[] company(int body) {
        return company[body];
    }

    /** A soft body's is spread evenly over its particles. */
    @Override
    public void applyForce(int body, double newtonsX, double newtonsY) {
        if (body < engineBodies) {
            engine.applyForce(body, newtonsX, newtonsY);
        } else if (softs[body] != null) {
            int count = softs[body].particles.length;
            for (int particle : softs[body].particles) {
                engine.applyForce(particle, newtonsX / count, newtonsY / count);
            }
        }
    }

    /** A soft body's is spread evenly over its particles. */
    @Override
    public void applyImpulse(int body, double newtonSecondsX, double newtonSecondsY) {
        if (body < engineBodies) {
            engine.applyImpulse(body, newtonSecondsX, newtonSecondsY);
        } else if (softs[body] != null) {
            int count = softs[body].particles.length;
            for (int particle : softs[body].particles) {
                engine.applyImpulse(particle, newtonSecondsX / count, newtonSecondsY / count);
            }
        }
    }

    @Override
    public void setVelocity(int body, double metresPerSecondX, double metresPerSecondY) {
        if (body < engineBodies) {
            engine.setVelocity(body, metresPerSecondX, metresPerSecondY);
        } else if (softs[body] != null) {
            for (int particle : softs[body].particles) {
                engine.setVelocity(particle, metresPerSecondX, metresPerSecondY);
            }
        }
    }

    /** Each particle of a soft body gets it for itself. */
    @Override
    public void setSpin(int body, double radiansPerSecond) {
        if (body < engineBodies) {
            engine.setSpin(body, radiansPerSecond);
        } else if (softs[body] != null) {
            for (int particle : softs[body].particles) {
                engine.setSpin(particle, radiansPerSecond);
            }
        }
    }

    /** Puts a soft body's origin there, in the shape in which it was authored; its particles' velocities stay. */
    @Override
    public void place(int body, double x, double y, double angle) {
        if (body < engineBodies) {
            engine.place(body, x, y, angle);
        } else if (softs[body] != null) {
            Soft soft = softs[body];
            soft.turnTo(angle);
            for (int i = 0; i < soft.particles.length; i++) {
                double restX = soft.rest[2 * i];
                double restY = soft.rest[2 * i + 1];
                engine.place(soft.particles[i], x + soft.cos * restX - soft.sin * restY, y + soft.sin * restX + soft.cos * restY, angle);
            }
        }
    }

    @Override
    public int contactCount() {
        return engine.contactCount();
    }

    @Override
    public int contactKind(int index) {
        return engine.contactKind(index);
    }

    @Override
    public int contactA(int index) {
        return engine.contactA(index);
    }

    @Override
    public int contactB(int index) {
        return engine.contactB(index);
    }
}
