package dev.tickscope.core.physics.dyn4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.physics.ContactBuffer;
import dev.tickscope.core.physics.PhysicsPorts;
import dev.tickscope.core.physics.PoseBuffer;
import org.junit.jupiter.api.Test;

class ContactPointsTest {
    private static final double STEP = 1.0 / 64;
    private final ContactBuffer points = new ContactBuffer();

    /** A crate of 1 m lies on a floor whose top is y = 0. */
    private static Dyn4jPort crate(boolean crateFirst) {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
        if (crateFirst) {
            builder.box("Crate", 1, 1).at(2, 0.5);
        }
        builder.box("Floor", 20, 1).at(0, -0.5).fixed();
        if (!crateFirst) {
            builder.box("Crate", 1, 1).at(2, 0.5);
        }
        return builder.build();
    }

    private void read(Dyn4jPort world) {
        points.clear();
        world.readContacts(points);
    }

    @Test
    void aCrateThatLiesFlatTouchesAtItsTwoCornersInEachStep() {
        Dyn4jPort world = crate(false);
        for (int step = 0; step < 10; step++) {
            world.step(STEP);
            read(world);
            assertEquals(2, points.count(), "step " + step);
            for (int i = 0; i < 2; i++) {
                assertEquals(0, points.bodyA(i));
                assertEquals(1, points.bodyB(i));
                assertEquals(0, points.get(i, 2));
                assertEquals(0, points.get(i, 3));
                assertEquals(1, points.get(i, 4));
            }
            assertEquals(4, points.get(0, 0) + points.get(1, 0));
            assertEquals(1, Math.abs(points.get(0, 0) - points.get(1, 0)));
        }
    }

    @Test
    void theNormalLeadsFromTheLowerIdToTheHigher() {
        Dyn4jPort world = crate(true);
        world.step(STEP);
        read(world);

        assertEquals(2, points.count());
        assertEquals(-1, points.get(0, 4));
    }

    @Test
    void partsOfAStepAndBodiesThatWereMovedTellEachPointOnce() {
        Dyn4jPort world = crate(false);
        world.substeps(4);
        world.step(STEP);
        read(world);
        assertEquals(2, points.count());

        world.place(1, 5, 0.5, 0);
        world.step(STEP);
        read(world);
        assertEquals(2, points.count());
        assertEquals(10, points.get(0, 0) + points.get(1, 0));

        world.place(1, 5, 3, 0);
        world.step(STEP);
        read(world);
        assertEquals(0, points.count());
    }

    @Test
    void pointsLieWhereTheStepLeftTheBodies() {
        Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder().gravity(0, 0);
        builder.box("Wall", 1, 10).at(0.5, 0).fixed();
        builder.ball("Ball", 0.5).at(-2, 0).velocity(64, 0);
        Dyn4jPort world = builder.build();
        PoseBuffer poses = new PoseBuffer(2);
        int told = 0;
        for (int step = 0; step < 4; step++) {
            world.step(STEP);
            read(world);
            world.readPoses(poses);
            for (int i = 0; i < points.count(); i++) {
                double reach = Math.abs(points.get(i, 0) - poses.get(1, 0));
                assertTrue(reach <= 0.5, "step " + step + ": " + reach + " m from the middle");
                assertEquals(-1, points.get(i, 3));
                told++;
            }
        }
        assertTrue(told > 0);
    }

    @Test
    void theSecondOfTwoWorldsHasItsIdsAfterThoseOfTheFirst() {
        PhysicsPorts both = new PhysicsPorts(crate(false), crate(true));
        both.step(STEP);
        points.clear();
        both.readContacts(points);

        assertEquals(4, points.count());
        assertEquals(0, points.bodyA(0));
        assertEquals(2, points.bodyA(2));
        assertEquals(3, points.bodyB(2));
        assertEquals(-1, points.get(2, 4));
    }
}
