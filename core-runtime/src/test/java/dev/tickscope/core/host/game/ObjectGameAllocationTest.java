package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.ContactPairs;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.PoseBuffer;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ObjectGameAllocationTest {
    /** Two bodies that touch and part every other step. */
    private static final class Clapping implements MovableWorld {
        private final List<BodyShape> shapes = List.of(BodyShape.ball("One", 1), BodyShape.ball("Other", 1));
        private final ContactPairs pairs = new ContactPairs();
        private double x;
        private boolean together;

        @Override
        public List<BodyShape> bodies() {
            return shapes;
        }

        @Override
        public void step(double stepSeconds) {
            pairs.beginStep();
            together = !together;
            if (together) {
                pairs.pointBegan(0, 1);
            } else {
                pairs.pointEnded(0, 1);
            }
            pairs.endStep();
        }

        @Override
        public int contactsBegun() {
            return together ? 1 : 0;
        }

        @Override
        public void readPoses(PoseBuffer into) {
            into.set(0, x, 0, 0, 0, 0, 0, 1);
        }

        @Override
        public void applyForce(int body, double newtonsX, double newtonsY) {
            x += newtonsX;
        }

        @Override
        public void applyImpulse(int body, double newtonSecondsX, double newtonSecondsY) {
            x += newtonSecondsX;
        }

        @Override
        public void setVelocity(int body, double metresPerSecondX, double metresPerSecondY) {
            x += metresPerSecondX;
        }

        @Override
        public void setSpin(int body, double radiansPerSecond) {
            x += radiansPerSecond;
        }

        @Override
        public void place(int body, double newX, double y, double angle) {
            x = newX;
        }

        @Override
        public void setPresent(int body, boolean present) {
            // Always there.
        }

        @Override
        public boolean present(int body) {
            return true;
        }

        @Override
        public int contactCount() {
            return pairs.count();
        }

        @Override
        public int contactKind(int index) {
            return pairs.kind(index);
        }

        @Override
        public int contactA(int index) {
            return pairs.bodyA(index);
        }

        @Override
        public int contactB(int index) {
            return pairs.bodyB(index);
        }
    }

    private static final class Busy extends GameObject {
        private long calls;

        Busy(String name) {
            super(name);
        }

        @Override
        protected void fixedUpdate(GameApi api) {
            api.applyForce(this, 1, 0);
            api.teleport(this, calls, 0, 0);
            calls++;
        }

        @Override
        protected void update(GameApi api) {
            calls++;
        }

        @Override
        protected void contactBegan(GameApi api, GameObject other) {
            calls++;
        }

        @Override
        protected void contactEnded(GameApi api, GameObject other) {
            calls++;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aFrameOfAGameInItsStrideAllocatesNothing(String preset) {
        GameRun run = new GameRun(preset, Clapping::new, (game, api) -> {
            api.spawn(new Busy("One").withBody(0));
            api.spawn(new Busy("Other").withBody(1));
        });
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        advance(run, 3_000);
        long least = Long.MAX_VALUE;
        for (int part = 0; part < 3; part++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            advance(run, 100);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        // The store opens a chunk now and then; most frames do not meet that.
        assertEquals(0, least);
    }

    private static void advance(GameRun run, int frames) {
        for (int i = 0; i < frames; i++) {
            run.loop.advance(GameRun.STEP);
        }
    }
}
