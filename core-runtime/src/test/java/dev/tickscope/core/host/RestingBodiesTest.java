package dev.tickscope.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jPort;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import org.junit.jupiter.api.Test;

/** Bodies that rest cost a row in every 64th tick and nothing in between. */
class RestingBodiesTest {
    private static final int GROUND = 0;
    private static final int CRATE = 1;
    private static final int BALL = 2;

    private final Store store = new Store(Retention.DEFAULT);

    /** A crate falls on the ground and lies there; a ball flies on for ever beyond the end of the ground. */
    private static final class Yard implements DebuggeeProvider {
        @Override
        public String id() {
            return "yard";
        }

        @Override
        public String title() {
            return "Yard";
        }

        @Override
        public String description() {
            return "A game of a test.";
        }

        @Override
        public Debuggee create() {
            Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
            builder.box("Ground", 10, 1).at(0, -0.5).fixed();
            builder.box("Crate", 1, 1).at(0, 0.6);
            builder.ball("Ball", 0.5).at(50, 10);
            Dyn4jPort world = builder.build();
            return new Debuggee() {
                @Override
                public PhysicsPort physics() {
                    return world;
                }

                @Override
                public int hook(Stage stage, GameClock clock) {
                    return 0;
                }
            };
        }
    }

    private long rowsOf(int body, long fromTick, long toTick) {
        TableView ticks = store.view().ticks();
        TableView poses = store.view().poses();
        long count = 0;
        for (long row = ticks.getLong(Columns.Tick.POSES_AFTER, fromTick - 1); row < ticks.getLong(Columns.Tick.POSES_AFTER, toTick - 1); row++) {
            count += poses.getInt(Columns.Pose.BODY, row) == body ? 1 : 0;
        }
        return count;
    }

    @Test
    void onlyTheTickThatWritesAllWritesABodyThatRests() {
        ClockContract contract = ContractReader.preset("phase");
        TimeBase base = HostedSession.timeBase(contract);
        DebuggeeRunner runner = new DebuggeeRunner(new Yard(), contract, base, store.writer());
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), runner, NanoSource.STILL);
        for (int i = 0; i < 1_280; i++) {
            loop.advance(base.step(contract.rate()));
        }
        assertEquals(10, rowsOf(GROUND, 640, 1_280), "a body that never moved");
        assertEquals(10, rowsOf(CRATE, 640, 1_280), "a body that has come to rest");
        assertEquals(640, rowsOf(BALL, 640, 1_280));
        assertEquals(0, rowsOf(CRATE, 641, 704), "nothing between two ticks that write all");
        assertTrue(rowsOf(CRATE, 1, 640) > 10, "it moved before");
    }
}
