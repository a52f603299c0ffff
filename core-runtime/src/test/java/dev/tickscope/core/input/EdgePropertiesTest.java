package dev.tickscope.core.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.InputLatch;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Random schedules of frames, ticks and edges, each from a seed of its own. */
class EdgePropertiesTest {
    private static final int SCHEDULES = 400;
    private static final int FRAMES = 60;

    /**
     * Between two frames an action goes up or down at random; each frame has 0 to 4 ticks. An edge waits until a tick sees it; edges of
     * one kind that wait together are one.
     */
    @Rule({"A27", "A28", "AR22", "C24"})
    @ParameterizedTest
    @EnumSource(names = {"PRESS", "PRESS_AND_RELEASE"})
    void everyLatchedEdgeIsSeenByExactlyOneTick(InputLatch policy) {
        for (int seed = 0; seed < SCHEDULES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            EdgeLatch latch = new EdgeLatch(policy);
            boolean down = false;
            boolean pressWaits = false;
            boolean releaseWaits = false;
            for (int frame = 0; frame < FRAMES; frame++) {
                for (int edges = random.nextInt(4); edges > 0; edges--) {
                    down = !down;
                    latch.deliver(3, down);
                    pressWaits |= down;
                    releaseWaits |= !down;
                }
                latch.beginFrame();
                for (int ticks = random.nextInt(5); ticks > 0; ticks--) {
                    InputSnapshot seen = latch.beginTick();
                    String at = "seed " + seed + ", frame " + frame;
                    assertEquals(pressWaits, seen.isPressed(3), at);
                    assertEquals(releaseWaits && policy == InputLatch.PRESS_AND_RELEASE, seen.isReleased(3), at);
                    assertEquals(down, seen.isHeld(3), at);
                    pressWaits = false;
                    releaseWaits = false;
                }
            }
        }
    }

    /** The defect of an engine without a latch, exactly: an edge is seen by as many ticks as its frame has, which may be none. */
    @Rule({"B16", "BR19"})
    @ParameterizedTest
    @EnumSource(names = "NONE")
    void withoutALatchAnEdgeIsSeenByEveryTickOfItsFrame(InputLatch policy) {
        for (int seed = 0; seed < SCHEDULES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            EdgeLatch latch = new EdgeLatch(policy);
            boolean down = false;
            for (int frame = 0; frame < FRAMES; frame++) {
                boolean toggles = random.nextBoolean();
                if (toggles) {
                    down = !down;
                    latch.deliver(0, down);
                }
                latch.beginFrame();
                int ticks = random.nextInt(5);
                int seenBy = 0;
                for (int tick = 0; tick < ticks; tick++) {
                    InputSnapshot seen = latch.beginTick();
                    seenBy += seen.isPressed(0) || seen.isReleased(0) ? 1 : 0;
                    assertEquals(down, seen.isHeld(0));
                }
                assertEquals(toggles ? ticks : 0, seenBy, "seed " + seed + ", frame " + frame);
            }
        }
    }

    /** Edges stamped with a tick belong to that tick alone, whatever else arrives. */
    @Rule("A33")
    @ParameterizedTest
    @EnumSource
    void aStampedEdgeIsSeenByItsTickAlone(InputLatch policy) {
        for (int seed = 0; seed < SCHEDULES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            EdgeLatch latch = new EdgeLatch(policy);
            boolean down = false;
            for (int frame = 0; frame < FRAMES; frame++) {
                latch.beginFrame();
                for (int ticks = random.nextInt(5); ticks > 0; ticks--) {
                    boolean stamped = random.nextInt(3) == 0;
                    if (stamped) {
                        down = !down;
                        latch.deliverToTick(1, down);
                    }
                    InputSnapshot seen = latch.beginTick();
                    assertEquals(stamped && down, seen.isPressed(1));
                    assertEquals(stamped && !down && policy != InputLatch.PRESS, seen.isReleased(1));
                    assertEquals(down, seen.isHeld(1));
                }
            }
        }
    }
}
