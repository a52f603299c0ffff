package dev.tickscope.app;

import dev.tickscope.app.settings.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;

/**
 * Figures of the window as people use it, at 1600 × 1000: {@code rows [sample]} of ten million rows in the heap that the JVM was given,
 * {@code pulse} of what drawing costs while everything shows and runs, {@code idle} of a window in which nothing moves. Each prints its
 * figures and ends. {@code .ci/bench-window} gives each the JVM that it is meant for.
 */
public final class WindowBenchmark {
    private WindowBenchmark() {
    }

    private static final long PATIENCE_SECONDS = 120;

    /** One thing to measure. It runs on a thread of its own and asks the window through {@link Hand}. */
    interface Part {
        void run(MainWindow window, Hand hand) throws Exception;
    }

    /** Reaches the window from a thread that may wait. */
    static final class Hand {
        private Hand() {
        }

        /** Does something on the JavaFX thread, and waits for it. */
        <T> T on(Callable<T> action) throws Exception {
            FutureTask<T> task = new FutureTask<>(action);
            Platform.runLater(task);
            try {
                return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (ExecutionException e) {
                throw e.getCause() instanceof Exception cause ? cause : e;
            }
        }

        void run(Runnable action) throws Exception {
            on(() -> {
                action.run();
                return null;
            });
        }

        /** Waits until something holds. */
        void await(String what, Callable<Boolean> condition) throws Exception {
            for (long tries = 0; !on(condition); tries++) {
                if (tries > PATIENCE_SECONDS * 100) {
                    throw new TimeoutException("waited in vain: " + what);
                }
                Thread.sleep(10);
            }
        }
    }

    public static void main(String[] args) {
        Launcher.setUpPainter();
        Application.launch(Window.class, args);
        System.exit(0);
    }

    /** The program's window with preferences of its own. */
    public static final class Window extends Application {
        @Override
        public void start(Stage stage) throws Exception {
            Path settings = Files.createTempFile("tickscope-window", ".properties");
            settings.toFile().deleteOnExit();
            MainWindow window = new TickscopeApp().open(stage, LaunchOptions.parse(), Settings.load(settings));
            String[] words = getParameters().getRaw().toArray(String[]::new);
            Part part = switch (words[0]) {
                case "rows" -> new WindowRows(words.length > 1 ? words[1] : "crates");
                case "pulse" -> new WindowPulses();
                case "idle" -> new WindowIdle();
                default -> throw new IllegalArgumentException("rows, pulse or idle, not " + words[0]);
            };
            Thread driver = new Thread(() -> drive(window, part), "window-benchmark");
            driver.setDaemon(true);
            driver.start();
        }
    }

    private static void drive(MainWindow window, Part part) {
        try {
            Hand hand = new Hand();
            hand.await("a session runs", () -> window.workbench().current() != null && window.moment() != null);
            part.run(window, hand);
            Platform.exit();
        } catch (Throwable e) {
            System.err.println("tickscope: the window benchmark failed: " + e);
            e.printStackTrace();
            Runtime.getRuntime().halt(1);
        }
    }
}
