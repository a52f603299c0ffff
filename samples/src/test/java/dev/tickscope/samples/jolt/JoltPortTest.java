package dev.tickscope.samples.jolt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.physics.StateHash;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JoltPortTest {
    private static final double STEP = 1 / 60.0;
    private static final int TOWER = 12;

    /** A leaning tower that a ball hits, and a box that is not there at first. */
    private static JoltPort tower() {
        JoltWorldBuilder builder = new JoltWorldBuilder();
        builder.box("Ground", 30, 1, 30).at(0, -0.5, 0).fixed();
        for (int box = 0; box < TOWER; box++) {
            builder.box("Box " + box, 1, 1, 1).at(0.03 * box, 0.5 + 1.01 * box, 0.02 * box).turned(0.1 * box, 0, 1, 0).mass(10);
        }
        builder.ball("Ball", 0.5).at(8, 4, 0.2).velocity(-20, 1, 0).mass(40).bullet();
        builder.box("Spare", 2, 1, 1).at(0, 20, 0).absent();
        return builder.build();
    }

    /** What a step leaves behind: poses, motion and contacts. */
    private static long step(JoltPort world) {
        world.step(STEP);
        PoseBuffer poses = new PoseBuffer(world.bodies().size());
        world.readPoses(poses);
        StateHash hash = new StateHash().add(poses, world).add(world.contactsBegun());
        world.addMotion(hash);
        return hash.value();
    }

    private static List<Long> steps(JoltPort world, int count) {
        List<Long> hashes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            hashes.add(step(world));
        }
        return hashes;
    }

    @Test
    void theLibraryIsHere() {
        assertNull(JoltLibrary.missing());
    }

    @Test
    void aBodyFallsInSpaceAndLandsWithAContact() {
        JoltWorldBuilder builder = new JoltWorldBuilder();
        builder.box("Ground", 10, 1, 10).at(0, -0.5, 0).fixed();
        int ball = builder.ball("Ball", 0.5).at(1, 2, 3).velocity(0, 0, -1).id();
        JoltPort world = builder.build();
        int contacts = 0;
        for (int i = 0; i < 60; i++) {
            world.step(STEP);
            contacts += world.contactsBegun();
        }
        assertEquals(1, contacts);
        assertEquals(1, world.body(ball).x(), 1e-3);
        assertEquals(0.5, world.body(ball).y(), 0.03);
        assertTrue(world.body(ball).z() < 2.5, "it went on along z: " + world.body(ball).z());
        assertEquals(List.of("Ground", "Ball"), world.bodies().stream().map(BodyShape::name).toList());
        assertTrue(world.bodies().get(0).fixed());
    }

    @Test
    void worldsBuiltAlikeBehaveAlikeAlsoWhenTheyTakeTurns() {
        JoltPort one = tower();
        JoltPort other = tower();
        for (int i = 0; i < 300; i++) {
            assertEquals(step(one), step(other), "step " + (i + 1));
        }
        assertArrayEquals(one.save(), other.save());
    }

    @Test
    void aRestoredWorldGoesOnToTheLastBitFromEveryMomentOfACollapse() {
        JoltPort world = tower();
        List<byte[]> saved = new ArrayList<>();
        List<Long> hashes = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            saved.add(world.save());
            if (i == 120) {
                world.setPresent(TOWER + 2, true);
            }
            hashes.add(step(world));
        }
        byte[] end = world.save();
        for (int from : new int[] {0, 3, 17, 25, 60, 121, 150, 250, 399}) {
            JoltPort fresh = tower();
            fresh.restore(saved.get(from));
            for (int i = from; i < 400; i++) {
                if (i == 120) {
                    fresh.setPresent(TOWER + 2, true);
                }
                assertEquals(hashes.get(i), step(fresh), "restored before step " + (from + 1) + ", step " + (i + 1));
            }
            assertArrayEquals(end, fresh.save(), "restored before step " + (from + 1));
        }
    }

    @Test
    void aWorldGoesBackToItsOwnPast() {
        JoltPort world = tower();
        steps(world, 40);
        byte[] middle = world.save();
        List<Long> first = steps(world, 200);
        world.restore(middle);
        assertArrayEquals(middle, world.save());
        assertEquals(first, steps(world, 200));
    }

    @Test
    void forcesThatWaitArePartOfTheState() {
        JoltPort world = tower();
        steps(world, 5);
        world.body(3).applyForce(400, 0, 100);
        byte[] waiting = world.save();
        List<Long> pushed = steps(world, 30);
        world.restore(waiting);
        assertEquals(pushed, steps(world, 30));
    }

    @Test
    void theStateOfAnotherWorldIsRefusedAndNothingChanges() {
        JoltPort world = tower();
        steps(world, 10);
        byte[] before = world.save();
        JoltWorldBuilder builder = new JoltWorldBuilder();
        builder.ball("Lonely", 1);
        assertThrows(IllegalArgumentException.class, () -> world.restore(builder.build().save()));
        assertThrows(IllegalArgumentException.class, () -> world.restore(new byte[3]));
        assertArrayEquals(before, world.save());
    }

    @Test
    void commandsMoveBodiesThatCanMove() {
        JoltPort world = tower();
        JoltBody spare = world.body(TOWER + 2);
        spare.applyImpulse(100, 0, 0);
        spare.setVelocity(5, 0, 0);
        world.body(0).applyForce(1e6, 1e6, 0);
        world.body(0).setSpin(1, 1, 1);
        assertFalse(world.present(TOWER + 2));
        spare.place(10, 30, 10);
        world.setPresent(TOWER + 2, true);
        world.step(STEP);
        assertEquals(10, spare.x());
        assertEquals(0, world.body(0).x());
        spare.setVelocity(6, 0, 0);
        world.step(STEP);
        assertEquals(10.1, spare.x(), 0.001);
        world.setPresent(TOWER + 2, false);
        double y = spare.y();
        world.step(STEP);
        assertEquals(y, spare.y());
    }

    @Test
    void aStepIsAsLongAsItIsAskedFor() {
        JoltPort world = tower();
        PoseBuffer before = new PoseBuffer(world.bodies().size());
        PoseBuffer after = new PoseBuffer(world.bodies().size());
        world.readPoses(before);
        world.step(0);
        world.readPoses(after);
        for (int body = 0; body < before.bodies(); body++) {
            assertTrue(before.same(after, body));
        }
        assertThrows(IllegalArgumentException.class, () -> world.step(-STEP));
        assertThrows(IllegalArgumentException.class, () -> world.step(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> world.substeps(0));
        JoltPort divided = tower();
        divided.substeps(2);
        assertNotEquals(steps(tower(), 60), steps(divided, 60));
        assertEquals(12, world.bodies().size() - 3);
    }

    @Test
    void systemsAreNamedAsTheJarsHaveThem() {
        assertEquals("/linux/x86-64/com/github/stephengold/libjoltjni.so", JoltLibrary.resource("Linux", "amd64"));
        assertEquals("/linux/aarch64/com/github/stephengold/libjoltjni.so", JoltLibrary.resource("Linux", "aarch64"));
        assertEquals("/windows/x86-64/com/github/stephengold/joltjni.dll", JoltLibrary.resource("Windows 11", "amd64"));
        assertEquals("/osx/x86-64/com/github/stephengold/libjoltjni.dylib", JoltLibrary.resource("Mac OS X", "x86_64"));
        assertEquals("/osx/aarch64/com/github/stephengold/libjoltjni.dylib", JoltLibrary.resource("Mac OS X", "aarch64"));
        assertNull(JoltLibrary.resource("SunOS", "sparc"));
    }

    @Test
    void whatIsMissingIsSaidInWords() {
        assertEquals("the physics engine Jolt has no library for SunOS on sparc", JoltLibrary.load("SunOS", "sparc"));
        assertEquals("the physics engine Jolt is not here: the class path has no windows/x86-64/com/github/stephengold/joltjni.dll, which comes"
                + " with jolt-jni for Windows 11 on amd64", JoltLibrary.load("Windows 11", "amd64"));
    }
}
