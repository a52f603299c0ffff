package dev.tickscope.core.physics.dyn4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Allocations;
import dev.tickscope.core.Rule;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.physics.StateHash;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;
import org.dyn4j.dynamics.contact.ContactConstraint;
import org.dyn4j.world.ContactCollisionData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Dyn4jPortTest {
    private static final double STEP = 1.0 / 64; // Powers of two keep the expected numbers exact.

    private final Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();

    @Test
    void aFallingBallGainsSpeedFirstAndThenMoves() {
        builder.gravity(0, -8).ball("Ball", 0.5).at(1, 10).mass(2);
        Dyn4jPort port = builder.build();
        port.step(STEP);
        assertEquals(-0.125, port.body(0).velocityY());
        assertEquals(10 - 0.125 / 64, port.body(0).y());
        assertEquals(1, port.body(0).x());
    }

    @Test
    @Rule("C29")
    void aStepInPartsFallsAsOftenAsItHasParts() {
        builder.gravity(0, -8).ball("Ball", 0.5).at(1, 10).mass(2);
        Dyn4jPort port = builder.build();
        port.substeps(2);
        port.step(STEP);
        assertEquals(-0.125, port.body(0).velocityY(), "the same speed");
        assertEquals(10 - 0.0625 / 128 - 0.125 / 128, port.body(0).y(), "and a finer path");
        port.substeps(1);
        port.step(STEP);
        assertEquals(-0.25, port.body(0).velocityY());
        assertEquals(10 - 0.0625 / 128 - 0.125 / 128 - 0.25 / 64, port.body(0).y());
    }

    @Test
    @Rule("C29")
    void aForceActsInEveryPartOfItsStepAndInNoLaterStep() {
        for (int parts : new int[] {1, 2, 4, 128}) {
            Dyn4jWorldBuilder one = new Dyn4jWorldBuilder().gravity(0, 0);
            one.box("Crate", 1, 1).mass(4);
            Dyn4jPort port = one.build();
            port.substeps(parts);
            port.body(0).applyForce(128, 32);
            port.step(STEP);
            assertEquals(0.5, port.body(0).velocityX(), parts + " parts");
            assertEquals(0.125, port.body(0).velocityY(), parts + " parts");
            port.step(STEP);
            assertEquals(0.5, port.body(0).velocityX(), parts + " parts");
        }
    }

    @Test
    @Rule("C29")
    void contactsAreToldOncePerStepWhateverItsParts() {
        builder.gravity(0, 0).box("Wall", 1, 4).at(2, 0).fixed();
        builder.ball("Ball", 0.5).at(0.875, 0).velocity(16, 0);
        Dyn4jPort port = builder.build();
        port.substeps(8);
        port.step(STEP);
        assertEquals(1, port.contactCount());
        assertEquals(MovableWorld.BEGAN, port.contactKind(0));
        port.step(STEP);
        assertTrue(port.contactCount() <= 1, port.contactCount() + " changes of one pair");
    }

    @Test
    void aStepHasAtLeastOnePart() {
        Dyn4jPort port = builder.build();
        assertThrows(IllegalArgumentException.class, () -> port.substeps(0));
    }

    @Test
    void bodiesAreListedInTheOrderOfTheirDescription() {
        builder.box("Ground", 20, 1).depth(4).fixed();
        builder.ball("Ball", 0.25);
        assertEquals(List.of(BodyShape.box("Ground", 20, 1, 4, true), BodyShape.ball("Ball", 0.25)), builder.build().bodies());
    }

    @Test
    void forcesOfOneTickAddUpAndAreGoneInTheNext() {
        builder.gravity(0, 0).box("Crate", 1, 1).mass(4);
        Dyn4jPort port = builder.build();
        port.body(0).applyForce(64, 0);
        port.body(0).applyForce(64, 32);
        port.step(STEP);
        assertEquals(0.5, port.body(0).velocityX());
        assertEquals(0.125, port.body(0).velocityY());
        port.step(STEP);
        assertEquals(0.5, port.body(0).velocityX());
    }

    @Test
    void anImpulseChangesTheVelocityAtOnce() {
        builder.gravity(0, 0).box("Crate", 1, 1).mass(4);
        Dyn4jPort port = builder.build();
        port.body(0).applyImpulse(8, -4);
        assertEquals(2, port.body(0).velocityX());
        assertEquals(-1, port.body(0).velocityY());
    }

    @Test
    void nothingMovesAFixedBody() {
        builder.box("Ground", 20, 1).velocity(1, 1).fixed();
        Dyn4jPort port = builder.build();
        port.body(0).applyForce(1e6, 1e6);
        port.body(0).applyImpulse(1e6, 1e6);
        port.body(0).setVelocity(5, 5);
        port.body(0).setSpin(5);
        port.step(STEP);
        assertEquals(0, port.body(0).x());
        assertEquals(0, port.body(0).y());
    }

    @Test
    void aCrateThatLandsFlatBeginsTwoContactsInOneStepOnly() {
        builder.gravity(0, 0).box("Ground", 20, 1).at(0, -0.5).fixed();
        builder.box("Crate", 1, 1).at(0, 0.515625).velocity(0, -1);
        Dyn4jPort port = builder.build();
        port.step(STEP);
        assertEquals(0, port.contactsBegun());
        port.step(STEP);
        assertEquals(2, port.contactsBegun());
        port.step(STEP);
        assertEquals(0, port.contactsBegun());
    }

    @Test
    void aBulletIsStoppedByACrateThinnerThanItsStep() {
        builder.gravity(0, 0).box("Board", 0.0625, 4).mass(1000);
        builder.ball("Ball", 0.125).at(-1, 0).velocity(100, 0).bullet();
        Dyn4jPort port = builder.build();
        port.step(STEP);
        port.step(STEP);
        assertTrue(port.body(1).x() < 0, "the ball is at " + port.body(1).x());
    }

    @Test
    void aRestingCrateWakesWhenItIsPushed() {
        builder.gravity(0, 0).box("Crate", 1, 1).mass(1);
        Dyn4jPort port = builder.build();
        for (int i = 0; i < 64; i++) {
            port.step(STEP);
        }
        assertTrue(port.body(0).resting());
        port.body(0).applyForce(64, 0);
        assertFalse(port.body(0).resting());
        port.step(STEP);
        assertEquals(1, port.body(0).velocityX());
    }

    @Test
    void aPlacedBodyTouchesWhatIsThereInTheNextStep() {
        builder.gravity(0, 0).box("Ground", 20, 1).at(0, -0.5).fixed();
        builder.box("Crate", 1, 1).at(0, 5);
        Dyn4jPort port = builder.build();
        port.step(STEP);
        port.body(1).place(3, 0.498046875, 0);
        assertEquals(3, port.body(1).x());
        port.step(STEP);
        assertEquals(2, port.contactsBegun());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, -0.3, 1.5, -1.5, 2.5, -2.5, 3.1, -3.1})
    void posesTurnByHalfTheAngle(double angle) {
        builder.gravity(0, 0).box("Crate", 1, 1).at(1, 2).angle(angle);
        PoseBuffer poses = new PoseBuffer(1);
        builder.build().readPoses(poses);
        assertEquals(1, poses.get(0, 0));
        assertEquals(2, poses.get(0, 1));
        assertEquals(0, poses.get(0, 2));
        assertEquals(0, poses.get(0, 3));
        assertEquals(0, poses.get(0, 4));
        assertEquals(StrictMath.sin(angle / 2), poses.get(0, 5), 1e-15);
        assertEquals(StrictMath.cos(angle / 2), poses.get(0, 6), 1e-15);
    }

    @Test
    void aStepOfZeroDoesNothing() {
        builder.ball("Ball", 1);
        Dyn4jPort port = builder.build();
        port.step(0);
        assertEquals(0, port.body(0).velocityY());
        assertEquals(0, port.contactsBegun());
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
    void aStepThatIsNoLengthOfTimeIsAnError(double stepSeconds) {
        Dyn4jPort port = builder.build();
        IllegalArgumentException error = assertThrows(IllegalArgumentException.class, () -> port.step(stepSeconds));
        assertEquals("a step is 0 s or longer, not " + stepSeconds, error.getMessage());
    }

    @Test
    void aBuilderBuildsOneWorld() {
        builder.build();
        assertThrows(IllegalStateException.class, builder::build);
        assertThrows(IllegalStateException.class, () -> builder.ball("Late", 1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void sizesAndMassesAreAboveZero(double value) {
        assertThrows(IllegalArgumentException.class, () -> builder.box("Flat", value, 1));
        assertThrows(IllegalArgumentException.class, () -> builder.box("Flat", 1, value));
        assertThrows(IllegalArgumentException.class, () -> builder.ball("Point", value));
        assertThrows(IllegalArgumentException.class, () -> builder.box("Crate", 1, 1).mass(value));
        assertThrows(IllegalArgumentException.class, () -> builder.box("Crate", 1, 1).depth(value));
    }

    @Test
    void spinningBodiesInContactGiveTheSameBitsOnEveryProcessor() {
        builder.box("Ground", 20, 1).at(0, -0.5).fixed();
        for (int i = 0; i < 6; i++) {
            builder.box("Crate", 1, 1).at(0.4 * i, 2 + 1.5 * i).angle(0.7 * i).restitution(0.3);
        }
        builder.ball("Ball", 0.3).at(-5, 2).velocity(60, 3).bullet();
        Dyn4jPort port = builder.build();
        for (int i = 0; i < 500; i++) {
            port.step(1 / 60.0);
        }
        PoseBuffer poses = new PoseBuffer(8);
        port.readPoses(poses);
        assertEquals("2bb2f8f5297ccb28", Long.toHexString(new StateHash().add(poses).value()));
    }

    private static String contacts(Dyn4jPort port) {
        StringBuilder told = new StringBuilder();
        for (int i = 0; i < port.contactCount(); i++) {
            told.append("bpe".charAt(port.contactKind(i))).append(port.contactA(i)).append(port.contactB(i)).append(' ');
        }
        return told.toString().strip();
    }

    @Test
    void pairsThatTouchAreToldOnceAKindAndInTheOrderOfTheirIds() {
        builder.gravity(0, 0).box("Crate", 1, 1).at(0, 0.515625).velocity(0, -1);
        builder.box("Far crate", 1, 1).at(5, 0.515625).velocity(0, -1);
        builder.box("Ground", 20, 1).at(0, -0.5).fixed();
        Dyn4jPort port = builder.build();
        port.step(STEP);
        assertEquals("", contacts(port));
        port.step(STEP);
        assertEquals("b02 b12", contacts(port));
        port.step(STEP);
        assertEquals("p02 p12", contacts(port));
        port.place(1, 5, 9, 0);
        port.step(STEP);
        assertEquals("p02 e12", contacts(port));
    }

    @Test
    void restingPairsStillTouch() {
        builder.box("Ground", 20, 1).at(0, -0.5).fixed();
        builder.box("Crate", 1, 1).at(0, 0.49);
        Dyn4jPort port = builder.build();
        for (int i = 0; i < 200; i++) {
            port.step(STEP);
        }
        assertTrue(port.body(1).resting());
        assertEquals("p01", contacts(port));
    }

    private static String heldByDyn4j(Dyn4jPort port) {
        TreeSet<String> pairs = new TreeSet<>();
        for (Iterator<? extends ContactCollisionData<StableBody>> held = port.world.getCollisionDataIterator(); held.hasNext();) {
            ContactConstraint<StableBody> pair = held.next().getContactConstraint();
            int a = pair.getBody1().id();
            int b = pair.getBody2().id();
            if (!pair.getContacts().isEmpty()) {
                pairs.add(Math.min(a, b) + "-" + Math.max(a, b) + " ");
            }
        }
        return String.join("", pairs);
    }

    @Test
    void contactsAreThoseThatDyn4jHoldsHoweverBodiesTumble() {
        builder.box("Ground", 20, 1).at(0, -0.5).fixed();
        for (int i = 0; i < 8; i++) {
            builder.box("Crate", 1, 1).at(0.4 * i, 2 + 1.2 * i).angle(0.7 * i).restitution(0.4);
        }
        Dyn4jPort port = builder.build();
        for (int step = 0; step < 600; step++) {
            if (step % 90 == 89) {
                port.place(1 + step / 90, 0.3 * step / 90, 7, 0.3);
            }
            if (step % 150 == 100) {
                port.setPresent(8, !port.present(8));
            }
            port.step(STEP);
            StringBuilder touching = new StringBuilder();
            for (int i = 0; i < port.contactCount(); i++) {
                if (port.contactKind(i) != MovableWorld.ENDED) {
                    touching.append(port.contactA(i)).append('-').append(port.contactB(i)).append(' ');
                }
            }
            assertEquals(heldByDyn4j(port), touching.toString(), "step " + step);
        }
    }

    @Test
    void anAbsentBodyIsNeitherMovedNorTouched() {
        builder.box("Ground", 20, 1).at(0, -0.5).fixed();
        builder.box("Crate", 1, 1).at(0, 0.49).absent();
        Dyn4jPort port = builder.build();
        assertFalse(port.present(1));
        port.applyForce(1, 1e6, 0);
        port.step(STEP);
        assertEquals("", contacts(port));
        assertEquals(0.49, port.body(1).y());
        port.setPresent(1, true);
        port.step(STEP);
        assertEquals("b01", contacts(port));
        assertEquals(0, port.body(1).velocityX());
    }

    @Test
    void aBodyThatIsTakenOutEndsItsContactsWithoutAWordAndComesBackWhereItWasPlaced() {
        builder.gravity(0, 0).box("Ground", 20, 1).at(0, -0.5).fixed();
        builder.box("Crate", 1, 1).at(0, 0.49);
        Dyn4jPort port = builder.build();
        port.step(STEP);
        assertEquals("b01", contacts(port));
        port.setPresent(1, false);
        port.place(1, 3, 7, 0);
        port.step(STEP);
        assertEquals("", contacts(port));
        port.setPresent(1, true);
        port.setPresent(1, true);
        port.step(STEP);
        assertEquals(7, port.body(1).y());
    }

    @Test
    void theStateHashTellsWhoIsThere() {
        builder.gravity(0, 0).ball("One", 1);
        builder.ball("Other", 1).at(5, 0);
        Dyn4jPort port = builder.build();
        PoseBuffer poses = new PoseBuffer(2);
        port.readPoses(poses);
        long all = new StateHash().add(poses, port).value();
        assertEquals(new StateHash().add(poses).value(), all);
        port.setPresent(1, false);
        long one = new StateHash().add(poses, port).value();
        assertTrue(all != one);
        port.place(1, 6, 0, 0);
        port.readPoses(poses);
        assertEquals(one, new StateHash().add(poses, port).value());
    }

    @Test
    void movingAndReadingBodiesAllocatesNothing() {
        builder.ball("Ball", 1);
        builder.box("Crate", 1, 1).at(5, 0);
        Dyn4jPort port = builder.build();
        PoseBuffer poses = new PoseBuffer(2);
        moveAndRead(port, poses, 20_000);
        assertEquals(0, Allocations.leastBytes(() -> moveAndRead(port, poses, 20_000)));
    }

    private static void moveAndRead(Dyn4jPort port, PoseBuffer poses, int times) {
        for (int i = 0; i < times; i++) {
            port.body(0).applyForce(1, 2);
            port.body(0).applyImpulse(0.25, 0);
            port.body(1).setVelocity(1, 0);
            port.body(1).setSpin(2);
            port.readPoses(poses);
        }
    }
}
