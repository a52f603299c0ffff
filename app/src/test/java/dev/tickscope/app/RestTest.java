package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** A window in which nothing moves draws nothing, and shows at once what comes. */
class RestTest extends WindowFlow {
    private static final long LOOKING_MILLIS = 1_500;

    private void awaitRest() {
        await("the window rests", () -> window.resting());
    }

    @Test
    void nothingIsDrawnWhileThePausedSessionStands() throws InterruptedException {
        script("phase", 17, 17, 100, 17, 17);
        key(KeyCode.F10);
        awaitTicks(1);
        awaitRest();
        // JavaFX goes through the scene only when something is to be drawn, or while a timer runs.
        AtomicInteger drawn = new AtomicInteger();
        Runnable count = drawn::incrementAndGet;
        onFx(() -> {
            window.scene().addPostLayoutPulseListener(count);
            return null;
        });
        drawn.set(0);
        Thread.sleep(LOOKING_MILLIS);
        assertEquals(0, drawn.get());
        assertTrue(onFx(window::resting));
    }

    @Test
    void aKeyEndsTheRest() {
        script("phase", 17, 17, 100, 17, 17);
        awaitRest();
        push(KeyCode.F10);
        assertFalse(onFx(window::resting));
        awaitTicks(1);
        awaitRest();
    }

    @Test
    void rowsThatNobodyAtTheWindowAskedForAreShown() {
        script("phase", 17, 17, 100, 17, 17);
        awaitRest();
        window.workbench().current().session().submit(new Command.StepTick());
        awaitTicks(1);
        awaitRest();
    }

    @Test
    void aRunningSessionIsNeverLeftAlone() throws InterruptedException {
        awaitSession();
        Thread.sleep(LOOKING_MILLIS);
        assertFalse(onFx(window::resting));
        key(KeyCode.F6);
        awaitRest();
        key(KeyCode.F5);
        await("it runs", () -> !window.resting());
    }
}
