package dev.tickscope.samples.stack3d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.NoRows;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.recording.ReplayRun;
import dev.tickscope.core.recording.SavedRuns;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.time.NanoSource;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class Stack3dTest {
    private static final long STEP = 50_000_000;

    private static HostedSession recorded(int frames) {
        long[] deltas = new SplittableRandom(3).longs(frames, 0, 2 * STEP).toArray();
        HostedSession session = new HostedSession.Builder(ContractReader.preset("ordered"), new Stack3dProvider()).hashes(true)
                .nanos(NanoSource.STILL).pacing("list", base -> new ListPacer(deltas, false, false, base, NanoSource.STILL)).build();
        while (session.work()) {
            assertTrue(session.failure() == null);
        }
        return session;
    }

    @Test
    void aSeekRestoresASavedStateAndGoesOnToTheLastBit() {
        HostedSession session = recorded(700);
        long ticks = session.view().ticks().rowCount();
        int bodies = session.info().bodies().size();
        assertTrue(new ReplayRun(session.record(), session.view(), new NoRows()).runAll().identical());
        SavedRuns saved = new SavedRuns(session.record(), 60, 64_000_000);
        while (saved.advance(200)) {
            // All of it.
        }
        assertTrue(saved.savedCount() >= 9, saved.savedCount() + " states");
        PoseBuffer expected = new PoseBuffer(bodies);
        PoseBuffer actual = new PoseBuffer(bodies);
        for (long wanted : new long[] {59, 61, 130, 299, 300, 301, 455, 600, ticks}) {
            ReplayRun run = saved.seek(wanted);
            for (int rest = 0; rest < 2; rest++) {
                assertEquals(bodies, new PoseLookup(bodies).read(session.view(), run.ticks() - 1, expected));
                run.readPoses(actual);
                for (int body = 0; body < bodies; body++) {
                    assertTrue(expected.same(actual, body), session.info().bodies().get(body).name() + " after tick " + run.ticks());
                }
                run.runAll();
            }
        }
    }

    @Test
    void asManyBoxesAreStackedAsAreAskedFor() {
        for (int boxes : new int[] {1, 30, 31, 500}) {
            List<BodyShape> bodies = new Stack3d(boxes).physics().bodies();
            assertEquals(boxes + 6, bodies.size());
            assertEquals("Box " + boxes, bodies.get(boxes + 4).name());
            assertEquals("Ball", bodies.get(boxes + 5).name());
        }
    }

    @Test
    void nothingFallsOffTheGroundInTenMinutes() {
        Stack3d stack = new Stack3d(Stack3d.BOXES);
        var tick = ContractReader.preset("phase").plan().tick();
        PoseBuffer poses = new PoseBuffer(Stack3d.BOXES + 6);
        for (int i = 0; i < 36_000; i++) {
            stack.hook(tick.get(0), null);
            stack.physics().step(1 / 60.0);
            stack.physics().readPoses(poses);
            for (int body = 5; body < poses.bodies(); body++) {
                assertTrue(poses.get(body, 1) > 0, "body " + body + " fell off after tick " + (i + 1));
            }
        }
    }
}
