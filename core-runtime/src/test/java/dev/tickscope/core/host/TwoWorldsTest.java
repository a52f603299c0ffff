package dev.tickscope.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PhysicsPorts;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A debuggee with a flat and a spatial world. */
class TwoWorldsTest {
    private static final long STEP = 50_000_000;

    private final List<String> steps = new ArrayList<>();

    /** Its bodies move along one axis, one metre a step. */
    private final class Falling implements PhysicsPort {
        private final String name;
        private final boolean spatial;
        private final int count;
        private int taken;

        Falling(String name, boolean spatial, int count) {
            this.name = name;
            this.spatial = spatial;
            this.count = count;
        }

        @Override
        public List<BodyShape> bodies() {
            List<BodyShape> shapes = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                shapes.add(BodyShape.ball(name + i, 1));
            }
            return shapes;
        }

        @Override
        public void step(double stepSeconds) {
            steps.add(name + " " + Math.round(stepSeconds * 60));
            taken++;
        }

        @Override
        public int contactsBegun() {
            return count;
        }

        @Override
        public void readPoses(PoseBuffer into) {
            for (int i = 0; i < count; i++) {
                into.set(i, spatial ? 0 : taken, 0, spatial ? -taken : 0, 0, 0, 0, 1);
            }
        }

        @Override
        public boolean present(int body) {
            return !spatial || body != 1;
        }
    }

    private final PhysicsPorts both = new PhysicsPorts(new Falling("flat", false, 2), new Falling("spatial", true, 3));

    private HostedSession session(String preset, long... deltas) {
        DebuggeeProvider provider = new DebuggeeProvider() {
            @Override
            public String id() {
                return "both";
            }

            @Override
            public String title() {
                return "Both";
            }

            @Override
            public String description() {
                return "A game of a test.";
            }

            @Override
            public Debuggee create() {
                return new Debuggee() {
                    @Override
                    public PhysicsPort physics() {
                        return both;
                    }

                    @Override
                    public int hook(Stage stage, GameClock clock) {
                        return 0;
                    }
                };
            }
        };
        return new HostedSession.Builder(ContractReader.preset(preset), provider)
                .pacing("list", base -> new ListPacer(deltas, false, false, base, NanoSource.STILL)).nanos(NanoSource.STILL).build();
    }

    @Rule({"CR11", "C3"})
    @Test
    void everyTickStepsBothWorldsTheFlatOneFirst() {
        HostedSession session = session("ordered", 2 * STEP, STEP / 2, STEP / 2);
        while (session.work()) {
            assertTrue(steps.size() <= 6);
        }
        assertEquals(List.of("flat 1", "spatial 1", "flat 1", "spatial 1", "flat 1", "spatial 1"), steps);
        StoreView view = session.view();
        assertEquals(List.of("flat0", "flat1", "spatial0", "spatial1", "spatial2"), session.info().bodies().stream().map(BodyShape::name).toList());
        assertEquals(5, view.ticks().getInt(Columns.Tick.CONTACTS, 0));
        PoseBuffer poses = new PoseBuffer(5);
        PoseLookup lookup = new PoseLookup(5);
        assertEquals(4, lookup.read(view, 2, poses), "one is not in the world");
        assertFalse(lookup.found(3));
        assertEquals(3, poses.get(1, 0));
        assertEquals(-3, poses.get(4, 2));
        assertNotEquals(view.ticks().getLong(Columns.Tick.STATE_HASH, 0), view.ticks().getLong(Columns.Tick.STATE_HASH, 1));
    }

    @Rule("CR11")
    @Test
    void physicsOnceAFrameStepsBothByTheFramesTime() {
        HostedSession session = session("scaled", STEP, 3 * STEP);
        while (session.work()) {
            assertTrue(steps.size() <= 4);
        }
        assertEquals(List.of("flat 1", "spatial 1", "flat 3", "spatial 3"), steps);
    }
}
