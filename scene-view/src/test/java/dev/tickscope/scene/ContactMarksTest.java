package dev.tickscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.trace.ContactMarks;
import org.junit.jupiter.api.Test;

/** A crate lies on the floor; another falls from 1 m above it and has not landed after ten ticks of 1/64 s. */
class ContactMarksTest {
    private final ContactMarks marks = new ContactMarks();

    private static ScriptedRun run() {
        return ScriptedRun.game("phase", 64, () -> {
            Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
            builder.box("Floor", 20, 1).at(0, -0.5).fixed();
            builder.box("Crate", 1, 1).at(2, 0.5);
            builder.box("Falling", 1, 1).at(-2, 1.5);
            return builder.build();
        }, api -> { });
    }

    @Test
    void theContactsAreThoseOfTheTickAlone() {
        StoreView view = run().steps(3).steps(3).view();
        for (long row = 0; row < 6; row++) {
            assertTrue(marks.update(view, row));
            assertFalse(marks.update(view, row));
            assertEquals(2, marks.count(), "row " + row);
            assertEquals(0, marks.bodyA(0));
            assertEquals(1, marks.bodyB(0));
            assertEquals(1, marks.normal(0, 1));
            assertEquals(0, marks.normal(0, 0));
            assertEquals(4, marks.point(0, 0) + marks.point(1, 0));
        }
        assertEquals(12, view.contacts().rowCount());
    }

    @Test
    void beforeTheFirstTickAndBeyondTheLastThereAreNone() {
        StoreView view = run().steps(3).view();
        marks.update(view, -1);
        assertEquals(0, marks.count());
        marks.update(view, 3);
        assertEquals(0, marks.count());
        marks.clear();
        assertEquals(0, marks.count());
    }

    @Test
    void theyAreReadOnlyWhileTheyAreOn() {
        ScriptedRun run = run().steps(3);
        SceneTraces traces = new SceneTraces();
        traces.setSession(run.info);
        assertFalse(traces.update(run.view(), 2));
        traces.setContactsOn(true);
        assertTrue(traces.update(run.view(), 2));
        assertEquals(2, traces.contacts().count());
        assertFalse(traces.update(run.view(), 2));
    }
}
