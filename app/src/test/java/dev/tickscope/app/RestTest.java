package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.glass.ui.Timer;
import com.sun.javafx.tk.Toolkit;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.RunEvent;
import java.lang.reflect.Field;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.testfx.util.WaitForAsyncUtils;

/** A window in which nothing moves draws nothing, and shows at once what comes. */
class RestTest extends WindowFlow {
    private static final long LOOKING_MILLIS = 1_500;
    private static final long LONGER_THAN_TO_REST_MILLIS = 3_000;

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

    /** On Linux JavaFX's own timer goes on for ever; the one in its place stops. */
    private static boolean timerRuns() throws ReflectiveOperationException {
        Object timer = field(Toolkit.getToolkit(), "pulseTimer");
        assertEquals("Pausable", timer.getClass().getSimpleName(), "the timer of JavaFX's pulses");
        return ((Timer) field(timer, "timer")).isRunning();
    }

    private static Object field(Object of, String name) throws ReflectiveOperationException {
        Field field = of.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(of);
    }

    @EnabledOnOs(OS.LINUX)
    @Test
    void theTimerOfJavaFxRestsAsWellAndGoesOnForWhateverMoves() {
        script("phase", 17, 17, 100, 17, 17);
        awaitRest();
        await("no pulse is wanted", () -> !timerRuns());
        key(KeyCode.F10);
        awaitTicks(1);
        assertTrue(onFx(RestTest::timerRuns), "a step shows");
        awaitRest();
        await("nothing moves again", () -> !timerRuns());
        // Something is drawn that the window's own timer did not ask for.
        onFx(() -> {
            window.scene().getRoot().setOpacity(0.99);
            return null;
        });
        await("it is drawn", () -> timerRuns());
        onFx(() -> {
            window.scene().getRoot().setOpacity(1);
            return null;
        });
        await("and it rests", () -> !timerRuns());
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
        // Long before the window looks unasked.
        assertDoesNotThrow(() -> WaitForAsyncUtils.waitFor(LONGER_THAN_TO_REST_MILLIS * 3, TimeUnit.MILLISECONDS,
                () -> onFx(() -> window.moment() != null && window.moment().tickRow() == 0)), "the step shows");
        awaitRest();
    }

    /** A search on the worker's thread that takes longer than a window waits before it rests. */
    private void awakeWhile(Runnable ask) throws InterruptedException {
        awaitRest();
        CountDownLatch gate = new CountDownLatch(1);
        onFx(() -> window.workbench().lookingBack().worker().start(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return false;
        }));
        ask.run();
        Thread.sleep(LONGER_THAN_TO_REST_MILLIS);
        assertFalse(onFx(window::resting), "its result would be shown late");
        gate.countDown();
        awaitRest();
    }

    @Test
    void whatIsDoneInTheBackgroundKeepsItAwakeUntilItIsShown() throws InterruptedException {
        script("phase", 17, 17, 100, 17, 17);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        key(KeyCode.F9);
        awakeWhile(() -> key(KeyCode.ALT, KeyCode.LEFT));
        clickOn("#heldTab");
        onFx(() -> {
            lookup("#heldCondition").queryAs(TextField.class).setText("frame.ticks > 0");
            lookup("#heldCondition").query().requestFocus();
            return null;
        });
        awakeWhile(() -> key(KeyCode.ENTER));
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
