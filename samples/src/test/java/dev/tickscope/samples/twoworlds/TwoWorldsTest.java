package dev.tickscope.samples.twoworlds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.samples.SampleRun;
import java.util.List;
import org.junit.jupiter.api.Test;

class TwoWorldsTest {
    @Test
    void flatBodiesComeFirst() {
        List<BodyShape> bodies = new TwoWorlds().physics().bodies();
        assertEquals(List.of("Lane", "Left stop", "Right stop", "Striker", "Pin 1"), bodies.subList(0, 5).stream().map(BodyShape::name).toList());
        assertEquals("Table", bodies.get(9).name());
        assertEquals("Marble 12", bodies.get(bodies.size() - 1).name());
    }

    @Test
    void whatTheFlatStepLeftBehindShakesAMarbleInTheNextTick() {
        TwoWorlds game = new TwoWorlds();
        SampleRun run = new SampleRun("ordered", game);
        assertEquals(0, game.shakes());
        run.ticks(300);
        assertTrue(game.shakes() > 5, game.shakes() + " shakes");
    }

    @Test
    void inTenMinutesNothingFallsOffAndPinsAreHitAgainAndAgain() {
        TwoWorlds game = new TwoWorlds();
        var tick = ContractReader.preset("ordered").plan().named("fixedUpdate").orElseThrow();
        PoseBuffer poses = new PoseBuffer(game.physics().bodies().size());
        long shakes = 0;
        for (int i = 0; i < 36_000; i++) {
            if (i > 0 && i % TwoWorlds.TICKS_PER_SETUP == 0) {
                assertTrue(game.shakes() > shakes + 5, "nothing is hit any more before tick " + i);
                shakes = game.shakes();
            }
            game.hook(tick, null);
            game.physics().step(1 / 60.0);
            game.physics().readPoses(poses);
            for (int body = 0; body < poses.bodies(); body++) {
                assertTrue(poses.get(body, 1) > (body < 10 ? -0.6 : 1.7), game.physics().bodies().get(body).name() + " after tick " + (i + 1));
            }
        }
    }
}
