package dev.tickscope.app;

import atlantafx.base.theme.PrimerDark;
import dev.tickscope.app.settings.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/**
 * Opens a window, says on standard output when its first frame is on the screen, and ends. {@code window} opens the program's own,
 * {@code empty} an empty one in the same theme to compare with. {@code .ci/bench-start} times both from outside.
 */
public final class StartBenchmark {
    private StartBenchmark() {
    }

    public static void main(String[] args) {
        Application.launch(args[0].equals("empty") ? Empty.class : Program.class);
        System.exit(0);
    }

    /** The second layout pulse begins when the first frame has been handed to the screen. */
    private static void endAfterFirstFrame(Scene scene) {
        int[] pulses = new int[1];
        scene.addPostLayoutPulseListener(() -> {
            if (++pulses[0] == 2) {
                System.out.println("first frame");
                System.out.flush();
                Platform.exit();
            } else {
                Platform.requestNextPulse();
            }
        });
    }

    /** The program's window with preferences of its own. */
    public static final class Program extends Application {
        @Override
        public void start(Stage stage) throws Exception {
            Path settings = Files.createTempFile("tickscope-start", ".properties");
            settings.toFile().deleteOnExit();
            endAfterFirstFrame(new TickscopeApp().open(stage, LaunchOptions.parse(), Settings.load(settings)).scene());
        }
    }

    /** Nothing but the theme. */
    public static final class Empty extends Application {
        @Override
        public void start(Stage stage) {
            setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
            Scene scene = new Scene(new StackPane(new Label("empty")), 1600, 1000);
            endAfterFirstFrame(scene);
            stage.setScene(scene);
            stage.show();
        }
    }
}
