package dev.tickscope.app.tabs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.host.Debuggees;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.time.NanoSource;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The objects tab says where bodies, soft bodies and parts are. */
class ObjectPosesTest {
    private static final long STEP = 50_000_000;

    private static HostedSession played(int frames) {
        long[] deltas = new long[frames];
        Arrays.fill(deltas, STEP);
        HostedSession session = new HostedSession.Builder(ContractReader.preset("phase"), Debuggees.named("soft").orElseThrow())
                .nanos(NanoSource.STILL).pacing("list", base -> new ListPacer(deltas, false, false, base, NanoSource.STILL)).build();
        for (int i = 0; i < 1_000 && session.work(); i++) {
            assertEquals(null, session.failure());
        }
        return session;
    }

    @Rule("A31")
    @Test
    void softBodiesAndPartsAreShownByTheirCommittedPoses() {
        HostedSession session = played(200);
        int bodies = session.info().bodies().size();
        List<String> names = session.info().bodies().stream().map(BodyShape::name).toList();
        ObjectPoses poses = new ObjectPoses(bodies);
        ObjectLines lines = new ObjectLines();
        Moment now = Moment.of(session.view(), Playhead.LIVE);
        poses.read(session.view(), now);
        assertTrue(lines.update(session.view(), now, session.info().contract().plan(), session.objectNames(), poses::of, row -> null));
        var shown = lines.lines().stream().collect(Collectors.toMap(ObjectLine::name, Function.identity()));
        assertEquals(poses.of(names.indexOf("Jelly")), shown.get("Jelly").pose());
        assertEquals(shown.get("Cart").pose(), shown.get("Lamp").pose());
        assertEquals(shown.get("Jelly").pose(), shown.get("Eye").pose());
        assertTrue(shown.get("Jelly").pose().matches("-?\\d+\\.\\d\\d, -?\\d+\\.\\d\\d, 0\\.00 m"), shown.get("Jelly").pose());
        poses.read(session.view(), Moment.of(session.view(), new Playhead.AtTick(0)));
        assertNotEquals(shown.get("Cart").pose(), poses.of(names.indexOf("Cart")), "where it was then");
    }

    @Test
    void withoutABodyThereIsADash() {
        ObjectPoses poses = new ObjectPoses(1);
        assertEquals("–", poses.of(-1));
        assertEquals("–", poses.of(1));
        assertEquals("", poses.of(0), "not read yet");
    }
}
