package dev.tickscope.core.physics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

class DerivedBodiesTest {
    private static final double STEP = 1 / 64.0;
    private static final int SOFT = 4;
    private static final int MARK = 5;
    private static final int SHADE = 6;
    private static final int TAG = 7;

    private final Dyn4jPort engine = engine();
    private final DerivedBodies world = derived(engine);
    private final PoseBuffer poses = new PoseBuffer(8);

    /** Three particles without weight, and a crate. */
    private static Dyn4jPort engine() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.ball("P0", 0.1).at(1, 2);
        builder.ball("P1", 0.1).at(3, 2);
        builder.ball("P2", 0.1).at(2, 5);
        builder.box("Crate", 1, 1).at(-8, 0).angle(0.5).velocity(64, 0);
        return builder.build();
    }

    /** The centroid is authored at (2, 3), the origin at (2, 1). */
    private static DerivedBodies derived(MovableWorld engine) {
        DerivedBodies.Builder builder = new DerivedBodies.Builder(engine);
        assertEquals(SOFT, builder.soft(BodyShape.ball("Soft", 0.1), 2, 1, 0, 1, 2));
        assertEquals(MARK, builder.part(BodyShape.ball("Mark", 0.1), SOFT, true));
        assertEquals(SHADE, builder.part(BodyShape.ball("Shade", 0.1), 3, true));
        assertEquals(TAG, builder.part(BodyShape.ball("Tag", 0.1), SHADE, false));
        return builder.build();
    }

    private void assertPose(int body, double x, double y) {
        world.readPoses(poses);
        assertEquals(x, poses.get(body, 0));
        assertEquals(y, poses.get(body, 1));
    }

    @Rule("A31")
    @Test
    void aSoftBodyIsWhereItsParticlesCentroidIsAndFromThereTheWayToItsAuthoredOrigin() {
        assertPose(SOFT, 2, 1);
        engine.place(0, 4, 2, 0);
        assertPose(SOFT, 3, 1);
        engine.place(2, 2, -1, 1.2);
        assertPose(SOFT, 3, -1);
        assertEquals(1, poses.get(SOFT, 6), "what its particles turn is not its turn");
    }

    @Rule("A31")
    @Test
    void aSoftBodyFollowsWhatIsCommittedNotWhatIsAskedFor() {
        world.applyImpulse(SOFT, 3, 0);
        assertPose(SOFT, 2, 1);
        world.step(STEP);
        PoseBuffer particles = new PoseBuffer(4);
        engine.readPoses(particles);
        double sum = particles.get(0, 0) + particles.get(1, 0) + particles.get(2, 0);
        assertTrue(sum > 6);
        assertPose(SOFT, sum / 3, 1);
    }

    @Rule("A31")
    @Test
    void aPartHasTheTransformOfItsPhysicsParent() {
        world.step(STEP);
        world.readPoses(poses);
        for (int part = 0; part < PoseBuffer.STRIDE; part++) {
            assertEquals(poses.get(3, part), poses.get(SHADE, part));
            assertEquals(poses.get(3, part), poses.get(TAG, part), "a part of a part");
            assertEquals(poses.get(SOFT, part), poses.get(MARK, part));
        }
        assertEquals(-7, poses.get(SHADE, 0), 1e-9);
        assertTrue(poses.get(SHADE, 5) > 0.2);
    }

    @Test
    void aSoftBodyIsPlacedInTheShapeInWhichItWasAuthored() {
        engine.place(0, 40, 2, 0);
        world.place(SOFT, 10, 20, Math.PI / 2);
        world.readPoses(poses);
        assertEquals(10, poses.get(SOFT, 0), 1e-12);
        assertEquals(20, poses.get(SOFT, 1), 1e-12);
        assertEquals(Math.sqrt(0.5), poses.get(SOFT, 6), 1e-12);
        assertEquals(10 - 4, poses.get(2, 0), 1e-12, "what was above it is left of it now");
        assertEquals(20, poses.get(2, 1), 1e-12);
    }

    @Test
    void commandsReachParticlesAndPartsAreMovedByNothing() {
        world.setVelocity(SOFT, 64, 0);
        world.setSpin(SOFT, 0);
        world.applyForce(MARK, 1e6, 0);
        world.applyImpulse(SHADE, 1e6, 0);
        world.setVelocity(SHADE, 0, 0);
        world.setSpin(SHADE, 1);
        world.place(SHADE, 0, 0, 0);
        world.step(STEP);
        world.readPoses(poses);
        assertEquals(3, poses.get(SOFT, 0), 0.02);
        assertEquals(-7, poses.get(3, 0), 0.02);
        assertTrue(world.movable(SOFT) && world.movable(0));
        assertFalse(world.movable(MARK) || world.movable(TAG));
    }

    @Test
    void aForceOnASoftBodyIsSpreadOverItsParticles() {
        Dyn4jPort other = engine();
        world.applyForce(SOFT, 30, 3);
        world.step(STEP);
        for (int particle = 0; particle < 3; particle++) {
            other.applyForce(particle, 10, 1);
        }
        other.step(STEP);
        PoseBuffer expected = new PoseBuffer(4);
        other.readPoses(expected);
        world.readPoses(poses);
        for (int particle = 0; particle < 3; particle++) {
            assertEquals(expected.get(particle, 0), poses.get(particle, 0));
        }
    }

    @Test
    void presenceFollowsWhatABodyIsMadeOf() {
        assertTrue(world.present(SOFT) && world.present(MARK) && world.present(SHADE));
        assertFalse(world.present(TAG));
        world.setPresent(TAG, true);
        assertTrue(world.present(TAG));
        world.setPresent(SHADE, false);
        assertFalse(world.present(TAG), "its parent is not there");
        world.setPresent(SOFT, false);
        assertFalse(engine.present(0) || engine.present(2) || world.present(MARK));
        world.setPresent(SOFT, true);
        assertTrue(engine.present(1) && world.present(MARK));
        engine.setPresent(3, false);
        world.setPresent(SHADE, true);
        assertFalse(world.present(SHADE));
    }

    @Test
    void whatGoesWithABodyIsItsParticlesAndItsPartsAndTheirs() {
        assertArrayEquals(new int[] {0, 1, 2, MARK}, world.company(SOFT));
        assertArrayEquals(new int[] {SHADE, TAG}, world.company(3));
        assertArrayEquals(new int[] {TAG}, world.company(SHADE));
        assertEquals(0, world.company(0).length);
        assertEquals(0, engine.company(0).length);
    }

    @Test
    void springsHoldParticlesTogetherAlsoAfterTheyWereAway() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        int left = builder.ball("Left", 0.1).at(0, 0).id();
        int right = builder.ball("Right", 0.1).at(1, 0).id();
        builder.spring(left, right, 4, 1);
        Dyn4jPort pair = builder.build();
        for (int turn = 0; turn < 2; turn++) {
            pair.setPresent(left, false);
            pair.setPresent(right, false);
            pair.setPresent(left, true);
            pair.setPresent(right, true);
            pair.place(right, 3, 0, 0);
            pair.setVelocity(left, 0, 0);
            pair.setVelocity(right, 0, 0);
            for (int i = 0; i < 200; i++) {
                pair.step(STEP);
            }
            assertEquals(1, pair.body(right).x() - pair.body(left).x(), 0.01);
            pair.place(left, 0, 0, 0);
        }
        assertThrows(IllegalArgumentException.class, () -> new Dyn4jWorldBuilder().spring(0, 1, 4, 1));
        Dyn4jWorldBuilder wrong = new Dyn4jWorldBuilder();
        wrong.ball("A", 1);
        wrong.ball("B", 1);
        assertThrows(IllegalArgumentException.class, () -> wrong.spring(0, 0, 4, 1));
        assertThrows(IllegalArgumentException.class, () -> wrong.spring(0, 1, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> wrong.spring(0, 1, 4, 1.5));
    }

    @Test
    void aDescriptionThatMakesNoSenseIsRefusedInWords() {
        DerivedBodies.Builder builder = new DerivedBodies.Builder(engine);
        BodyShape shape = BodyShape.ball("Odd", 1);
        assertEquals("Odd: a soft body has one particle or more",
                assertThrows(IllegalArgumentException.class, () -> builder.soft(shape, 0, 0)).getMessage());
        assertEquals("Odd: there is no particle 4, bodies are 0 to 3",
                assertThrows(IllegalArgumentException.class, () -> builder.soft(shape, 0, 0, 1, 4)).getMessage());
        assertEquals("Odd: there is no parent 4, bodies are 0 to 3",
                assertThrows(IllegalArgumentException.class, () -> builder.part(shape, 4, true)).getMessage());
        assertEquals(List.of("P0", "P1", "P2", "Crate"), builder.build().bodies().stream().map(BodyShape::name).toList());
    }
}
