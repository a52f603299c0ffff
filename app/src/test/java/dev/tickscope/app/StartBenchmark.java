package dev.tickscope.app;

import atlantafx.base.theme.PrimerDark;
import dev.tickscope.app.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/**
 * Opens a window, says on standard output when its first frame is on the screen, and ends. {@code window} opens the program's own,
 * {@code session} waits there until its panels have shown a session, {@code empty} opens an empty one in the same theme to compare with. {@code .ci/bench-start} times both from outside.
 */
public final class StartBenchmark {
    private StartBenchmark() {
    }

    public static void main(String[] args) {
        Application.launch(switch (args[0]) {
            case "empty" -> Empty.class;
            case "session" -> Session.class;
            default -> Program.class;
        });
        System.exit(0);
    }

    /** The second layout pulse begins when the first frame has been handed to the screen. */
    private static void endAfterFirstFrame(Scene scene, BooleanSupplier counts) {
        int[] pulses = new int[1];
        scene.addPostLayoutPulseListener(() -> {
            if (counts.getAsBoolean() && ++pulses[0] == 2) {
                System.out.println("first frame");
                System.out.flush();
                Platform.exit();
            } else {
                Platform.requestNextPulse();
            }
        });
    }

    private static MainWindow open(Stage stage) throws IOException {
        Path settings = Files.createTempFile("tickscope-start", ".properties");
        settings.toFile().deleteOnExit();
        return new TickscopeApp().open(stage, LaunchOptions.parse(), Settings.load(settings));
    }

    /** The program's window with preferences of its own. */
    public static final class Program extends Application {
        @Override
        public void start(Stage stage) throws Exception {
            endAfterFirstFrame(open(stage).scene(), () -> true);
        }
    }

    /** The same, until all panels have shown the first session. */
    public static final class Session extends Application {
        @Override
        public void start(Stage stage) throws Exception {
            MainWindow window = open(stage);
            endAfterFirstFrame(window.scene(), () -> window.moment() != null);
        }
    }

    /** Nothing but the theme. */
    public static final class Empty extends Application {
        @Override
        public void start(Stage stage) {
            setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
            Scene scene = new Scene(new StackPane(new Label("empty")), 1600, 1000);
            endAfterFirstFrame(scene, () -> true);
            stage.setScene(scene);
            stage.show();
        }
    }
}
