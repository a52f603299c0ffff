package dev.tickscope.core.host.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.DerivedBodies;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.StoreView;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects whose bodies are soft, and objects that are parts of others. */
class SoftObjectsTest {
    private static final int SOFT = 2;
    private static final int EYE = 3;

    private GameObject jelly;
    private GameObject eye;
    private GameObject bare;
    private final List<SimulationPose> inTick = new ArrayList<>();

    /** Two particles at (0, 4) and (2, 4), the origin authored at (1, 3); a drawn part and one that is not drawn. */
    private GameRun run(String preset) {
        return new GameRun(preset, () -> {
            Dyn4jWorldBuilder engine = new Dyn4jWorldBuilder().gravity(0, 0);
            engine.ball("P0", 0.1).at(0, 4);
            engine.ball("P1", 0.1).at(2, 4);
            DerivedBodies.Builder builder = new DerivedBodies.Builder(engine.build());
            builder.soft(BodyShape.ball("Jelly", 0.1), 1, 3, 0, 1);
            builder.part(BodyShape.ball("Eye", 0.1), SOFT, true);
            return builder.build();
        }, (game, api) -> {
            GameRun.Thing thing = new GameRun.Thing(game, "Jelly");
            thing.inFixed = hook -> inTick.add(hook.physicsSimulationPose(thing));
            jelly = thing;
            eye = new GameRun.Thing(game, "Eye").withBody(EYE).childOf(jelly);
            bare = new GameRun.Thing(game, "Bare").childOf(eye);
            api.spawn(jelly.withBody(SOFT));
            api.spawn(eye);
            api.spawn(bare);
        });
    }

    @Rule("A31")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered", "scaled"})
    void softBodiesAndPartsAreReadFromCommittedPosesAsCopies(String preset) {
        GameRun run = run(preset);
        run.frame(1);
        run.frame(1);
        SimulationPose before = run.api().physicsSimulationPose(jelly);
        assertEquals(new SimulationPose(1, 3, 0, 0, 0, 0, 1), before);
        run.api().applyImpulse(jelly, 1.5, 0);
        assertEquals(before, run.api().physicsSimulationPose(jelly), "what is asked for is not committed");
        inTick.clear();
        run.frame(1);
        SimulationPose after = run.api().physicsSimulationPose(jelly);
        assertTrue(after.x() > 1);
        assertEquals(3, after.y());
        assertEquals(new SimulationPose(1, 3, 0, 0, 0, 0, 1), before, "a copy");
        assertEquals(before, inTick.get(0), "before physics it is the tick before");
        assertEquals(after, run.api().physicsSimulationPose(eye), "a drawn part");
        assertEquals(after, run.api().physicsSimulationPose(bare), "a part of a part");
    }

    @Test
    void theirPosesAreWrittenLikeThoseOfAnyBody() {
        GameRun run = run("phase");
        run.frame(1);
        run.api().applyImpulse(jelly, 1.5, 0);
        run.frame(1);
        SimulationPose committed = run.api().physicsSimulationPose(jelly);
        StoreView view = run.view();
        PoseBuffer poses = new PoseBuffer(4);
        assertEquals(4, new PoseLookup(4).read(view, 1, poses));
        assertEquals(committed.x(), poses.get(SOFT, 0));
        assertEquals(committed.x(), poses.get(EYE, 0));
        assertNotEquals(1, poses.get(EYE, 0));
    }

    @Test
    void aPartCannotBeMovedByItself() {
        GameRun run = run("phase");
        run.frame(1);
        SimulationPose before = run.api().physicsSimulationPose(eye);
        run.api().applyForce(eye, 100, 0);
        run.api().teleport(eye, 5, 5, 0);
        run.frame(1);
        assertEquals(before, run.api().physicsSimulationPose(eye));
        assertEquals("INVALID_COMMAND Eye@-/1, INVALID_COMMAND Eye@-/1", run.rows(Change.INVALID_COMMAND));
    }

    @Test
    void aSoftObjectIsTeleportedWholeAndGoesWithItsParts() {
        GameRun run = run("phase");
        run.frame(1);
        run.api().teleport(jelly, 10, 20, 0);
        run.frame(1);
        assertEquals(new SimulationPose(10, 20, 0, 0, 0, 0, 1), run.api().physicsSimulationPose(eye));
        assertEquals(9, run.runner.previousPose(0, 0), "the history of its particles begins there, too");
        run.api().remove(jelly);
        run.frame(1);
        assertEquals(0, new PoseLookup(4).read(run.view(), 2, new PoseBuffer(4)));
    }
}
