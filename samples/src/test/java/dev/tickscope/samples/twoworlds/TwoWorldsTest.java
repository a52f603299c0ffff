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
        long landed = game.shakes();
        run.ticks(900);
        PoseBuffer poses = new PoseBuffer(game.physics().bodies().size());
        game.physics().readPoses(poses);
        assertTrue(Math.abs(poses.get(4, 0) + 1.4) > 0.5, "the striker never hit the first pin: it is at x = " + poses.get(4, 0));
        assertTrue(game.shakes() > landed + 10, game.shakes() + " shakes");
    }

    @Test
    void nothingFallsOffInTenMinutes() {
        TwoWorlds game = new TwoWorlds();
        var tick = ContractReader.preset("ordered").plan().named("fixedUpdate").orElseThrow();
        PoseBuffer poses = new PoseBuffer(game.physics().bodies().size());
        for (int i = 0; i < 36_000; i++) {
            game.hook(tick, null);
            game.physics().step(1 / 60.0);
            game.physics().readPoses(poses);
            for (int body = 0; body < poses.bodies(); body++) {
                assertTrue(poses.get(body, 1) > (body < 10 ? -0.6 : 1.7), game.physics().bodies().get(body).name() + " after tick " + (i + 1));
            }
        }
    }
}
