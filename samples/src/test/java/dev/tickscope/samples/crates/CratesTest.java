package dev.tickscope.samples.crates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CratesTest {
    private static final long STEP_UNITS = 50_000_000;
    /** State hashes after these ticks, on every machine and Java version. */
    private static final Map<Long, String> GOLDEN = new TreeMap<>(Map.of(
            1L, "540c0ae8fa577f6c", 60L, "c69dce33eda567db", 300L, "74d505bf1540fb6f", 1_200L, "1e8c0fdc2bee2d5a"));

    /** One run of the yard, and what its store says. */
    private static final class Run {
        private final Store store = new Store(Retention.DEFAULT);
        private final DebuggeeRunner runner;
        private final FrameLoop loop;

        Run(String contract) {
            ClockContract rules = ContractReader.preset(contract);
            TimeBase base = HostedSession.timeBase(rules);
            runner = new DebuggeeRunner(new CratesProvider(), rules, base, store.writer());
            loop = new FrameLoop(rules, base, store.writer(), runner, NanoSource.STILL);
        }

        Run ticks(int count) {
            for (int i = 0; i < count; i++) {
                loop.advance(STEP_UNITS);
            }
            return this;
        }

        TableView ticks() {
            return store.view().ticks();
        }

        String hash(long tick) {
            return Long.toHexString(ticks().getLong(Columns.Tick.STATE_HASH, tick - 1));
        }

        Map<Long, String> hashes() {
            Map<Long, String> hashes = new TreeMap<>();
            GOLDEN.keySet().forEach(tick -> hashes.put(tick, hash(tick)));
            return hashes;
        }
    }

    @Test
    void everyRunReachesTheSameStatesToTheLastBit() {
        assertEquals(GOLDEN, new Run("phase").ticks(1_200).hashes());
    }

    @Test
    void runsThatTakeTurnsDoNotDisturbEachOther() {
        Run one = new Run("phase");
        Run other = new Run("phase");
        for (int i = 0; i < 120; i++) {
            one.ticks(10);
            other.ticks(7);
            other.ticks(3);
        }
        assertEquals(GOLDEN, one.hashes());
        assertEquals(GOLDEN, other.hashes());
    }

    @Test
    void longFramesReachTheSameStatesAsShortOnes() {
        Run run = new Run("phase");
        for (int i = 0; i < 400; i++) {
            run.loop.advance(3 * STEP_UNITS);
        }
        assertEquals(GOLDEN, run.hashes());
    }

    @Test
    void aContractWithOtherStagesReachesTheSameStates() {
        Run run = new Run("ordered");
        run.loop.advance(0); // Its first frame runs no tick.
        assertEquals(GOLDEN, run.ticks(1_200).hashes());
    }

    @Test
    void tenCratesCanBeFollowedByName() {
        List<String> names = new Run("phase").runner.bodies().stream().map(BodyShape::name).toList();
        assertEquals(List.of("Ground", "Left wall", "Right wall", "Crate 1", "Crate 2", "Crate 3", "Crate 4", "Crate 5", "Crate 6", "Crate 7",
                "Crate 8", "Crate 9", "Crate 10", "Pusher", "Ball"), names);
    }

    @Test
    void somethingMovesInEverySecondOfTheFirstMinute() {
        TableView ticks = new Run("phase").ticks(3_600).ticks();
        for (int second = 0; second < 60; second++) {
            long first = ticks.getLong(Columns.Tick.STATE_HASH, second * 60L);
            long last = ticks.getLong(Columns.Tick.STATE_HASH, second * 60L + 59);
            assertTrue(first != last, "second " + second);
        }
    }

    @Test
    void nothingLeavesTheYardInTenMinutes() {
        Crates crates = new Crates();
        PoseBuffer poses = new PoseBuffer(15);
        var tick = ContractReader.preset("phase").plan().tick();
        for (int i = 0; i < 36_000; i++) {
            crates.hook(tick.get(0), null);
            crates.physics().step(1 / 60.0);
            crates.physics().readPoses(poses);
            for (int body = 3; body < 15; body++) {
                double x = poses.get(body, 0);
                double y = poses.get(body, 1);
                assertTrue(Math.abs(x) < 12.5 && y > 0, "body " + body + " after tick " + (i + 1) + ": " + x + ", " + y);
            }
        }
    }
}
