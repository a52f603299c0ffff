package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench.OpenSession;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Retention;
import dev.tickscope.scene.SceneView;
import dev.tickscope.scene.SceneViewModel;
import java.util.Arrays;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** A long session whose poses are lost before its ticks: the scene simulates them again. */
class LostPosesTest extends WindowFlow {
    private static final int FRAMES = 24_000;

    private SceneViewModel scene() {
        return lookup(".scene-view").queryAs(SceneView.class).model();
    }

    @Test
    void theSceneShowsATickWhosePosesAreNoLongerKept() {
        awaitSession();
        long[] steps = new long[FRAMES];
        Arrays.fill(steps, 17_000_000);
        PacingChoice.Script pacing = new PacingChoice.Script("script", steps, false, false);
        SessionPlan plan = new SessionPlan(new Swarm.Provider(), window.workbench().contract("phase").orElseThrow(), pacing);
        HostedSession session = new HostedSession.Builder(plan.contract(), plan.sample()).hashes(true)
                .retention(new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES)).pacing("script", pacing::pacer).build();
        onFx(() -> {
            window.workbench().add(new OpenSession(session.start(), plan));
            return null;
        });
        await("it ends", () -> RunStatus.of(rows()).event() == RunEvent.ENDED && rows().poses().firstRow() > 0);
        assertTrue(rows().ticks().has(9), "the ticks are kept");
        for (int tick : new int[] {10, 700}) {
            onFx(() -> {
                window.workbench().playheadProperty().set(new Playhead.AtTick(tick - 1));
                return null;
            });
            await("tick " + tick, () -> scene().committedTick() == tick && scene().condition() == SceneViewModel.Condition.SIMULATED);
            for (int ball = 0; ball < Swarm.BALLS; ball++) {
                assertEquals(Swarm.x(ball, tick), scene().committed().get(ball, 0));
                assertFalse(scene().presented().has(ball));
            }
        }
        key(KeyCode.END);
        await("the newest tick", () -> scene().condition() == SceneViewModel.Condition.SHOWN);
    }
}
