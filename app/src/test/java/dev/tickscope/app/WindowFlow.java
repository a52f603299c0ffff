package dev.tickscope.app;

import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.StoreView;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The real window with a robot before it. Sessions run scripted frames as fast as the machine can, so what is on the screen after a wait
 * for a condition is the same each time.
 */
@ExtendWith(FailurePicture.class)
abstract class WindowFlow extends FxRobot {
    @TempDir
    static Path folder;

    MainWindow window;

    @BeforeEach
    void open() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        window = onFx(() -> {
            Stage stage = new Stage();
            stage.setX(0);
            stage.setY(0);
            return new TickscopeApp().open(stage, LaunchOptions.parse(), Settings.load(folder.resolve("preferences.properties")));
        });
    }

    @AfterEach
    void close() throws TimeoutException {
        release(new KeyCode[0]);
        release(new MouseButton[0]);
        onFx(() -> {
            window.scene().getWindow().hide();
            return null;
        });
    }

    /** Runs something on the JavaFX thread and gives back its result. */
    <T> T onFx(Callable<T> action) {
        return WaitForAsyncUtils.waitForAsyncFx(20_000, action);
    }

    /** Waits until a condition holds on the JavaFX thread. */
    void await(String what, Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, () -> onFx(condition));
            WaitForAsyncUtils.waitForFxEvents();
        } catch (TimeoutException e) {
            throw new AssertionError("waited in vain: " + what, e);
        }
    }

    /** Waits until the window has its first session. */
    void awaitSession() {
        await("a session runs", () -> window.workbench().current() != null && window.transport().mode() != null);
    }

    /** Opens a session that stands before the first of frames with these lengths. */
    void script(String contract, long... deltaMillis) {
        script("crates", contract, deltaMillis);
    }

    /** Opens such a session of a sample. */
    void script(String sample, String contract, long... deltaMillis) {
        awaitSession();
        boolean opened = onFx(() -> window.workbench().open(new SessionPlan(window.workbench().sample(sample).orElseThrow(),
                window.workbench().contract(contract).orElseThrow(),
                new PacingChoice.Script("script", Arrays.stream(deltaMillis).map(ms -> ms * 1_000_000).toArray(), false, false)), true));
        if (!opened) {
            throw new AssertionError("the session did not start");
        }
        awaitState(RunEvent.PAUSED);
    }

    /** Waits until the newest state is this one and the badge shows it. */
    void awaitState(RunEvent event) {
        await(event.toString(), () -> RunStatus.of(rows()).event() == event && window.transport().mode() != null
                && window.transport().mode().mode().name().equals(RunStatus.of(rows()).running() ? "LIVE"
                : event == RunEvent.ENDED ? "ENDED" : "PAUSED"));
    }

    /** Waits until so many ticks are complete. */
    void awaitTicks(long count) {
        await(count + " ticks", () -> rows().ticks().rowCount() == count && window.moment() != null && window.moment().tickRow() == count - 1);
    }

    StoreView rows() {
        return window.workbench().current().session().view();
    }

    String text(String id) {
        return onFx(() -> lookup(id).queryAs(Labeled.class).getText());
    }

    void key(KeyCode... codes) {
        push(codes);
        WaitForAsyncUtils.waitForFxEvents();
    }
}
