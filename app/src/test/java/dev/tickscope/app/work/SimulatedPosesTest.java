package dev.tickscope.app.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.host.Debuggees;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.scene.LostPoses;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Poses that come from simulating a run again in the background. */
class SimulatedPosesTest {
    private static final int FRAMES = 240;

    private static HostedSession crates() {
        long[] frames = new long[FRAMES];
        Arrays.fill(frames, 70_000_000);
        HostedSession session = new HostedSession.Builder(ContractReader.preset("phase"), Debuggees.named("crates").orElseThrow()).hashes(true)
                .nanos(NanoSource.STILL).pacing("list", base -> new ListPacer(frames, false, false, base, NanoSource.STILL)).build();
        while (session.work()) {
            // To its end.
        }
        return session;
    }

    private static LostPoses.Answer await(SimulatedPoses poses, StoreView view, long tickRow) throws InterruptedException {
        LostPoses.Answer answer = poses.of(view, tickRow);
        while (answer.poses() == null) {
            assertEquals("the run is being simulated again up to here", answer.words());
            assertTrue(poses.busy(), "pulses wait for it");
            Thread.sleep(1);
            poses.pulse();
            answer = poses.of(view, tickRow);
        }
        return answer;
    }

    @Test
    @Timeout(60)
    void anyTickThatIsAskedForComesAfterAMoment() throws InterruptedException {
        HostedSession session = crates();
        StoreView view = session.view();
        int bodies = session.info().bodies().size();
        SimulatedPoses poses = SimulatedPoses.of(session.record());
        assertNotNull(poses);
        PoseBuffer expected = new PoseBuffer(bodies);
        PoseLookup lookup = new PoseLookup(bodies);
        for (long tickRow : new long[] {200, 31, 32, 310, 0}) {
            long version = poses.version();
            // The one before is not waited for: only the newest matters.
            poses.of(view, 77);
            LostPoses.Answer answer = await(poses, view, tickRow);
            assertTrue(poses.version() > version);
            assertFalse(poses.busy(), "what goes on is for later");
            lookup.read(view, tickRow, expected);
            for (int body = 0; body < bodies; body++) {
                assertEquals(lookup.found(body), answer.present()[body]);
                assertTrue(!answer.present()[body] || expected.same(answer.poses(), body), "body " + body + " after tick row " + tickRow);
            }
        }
        poses.close();
    }

    @Test
    void aSessionThatCannotBeSimulatedHasNone() {
        assertNull(SimulatedPoses.of(null));
    }
}
