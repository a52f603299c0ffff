package dev.tickscope.app;

import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.theme.Fonts;
import dev.tickscope.app.theme.Theme;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.host.DebuggeeProvider;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** The program as JavaFX starts it: shows the window first, and only then looks for samples and runs one. */
public final class TickscopeApp extends Application {
    private static final double WIDTH = 1600;
    private static final double HEIGHT = 1000;
    private static final double MIN_WIDTH = 1120;
    private static final double MIN_HEIGHT = 720;
    private static final int LARGEST = 16_384;

    private static volatile int exitStatus;

    private Settings settings;
    private MainWindow window;
    private Stage stage;

    @Override
    public void start(Stage primary) {
        LaunchOptions options = LaunchOptions.parse(getParameters().getRaw().toArray(String[]::new));
        settings = Settings.load(Settings.standardFile());
        open(primary, options);
    }

    /** Opens the window in a stage; tests bring their own settings. */
    MainWindow open(Stage primary, LaunchOptions options, Settings ownSettings) {
        settings = ownSettings;
        open(primary, options);
        return window;
    }

    private void open(Stage primary, LaunchOptions options) {
        stage = primary;
        Fonts.load();
        boolean job = options.headlessFolder().isPresent();
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = Math.min(screen.getWidth(), settings.number("width", (int) MIN_WIDTH, LARGEST, (int) WIDTH));
        double height = Math.min(screen.getHeight(), settings.number("height", (int) MIN_HEIGHT, LARGEST, (int) HEIGHT));
        window = new MainWindow(settings, job ? WIDTH : width, job ? HEIGHT : height);
        window.theme(options.theme().or(() -> Theme.named(settings.text("theme", ""))).orElse(Theme.DARK));
        window.scale(job ? 100 : settings.number("scale", Settings.SMALLEST_SCALE, Settings.LARGEST_SCALE, 100));
        stage.setTitle("Tickscope");
        stage.setMinWidth(MIN_WIDTH);
        stage.setMinHeight(MIN_HEIGHT);
        stage.setScene(window.scene());
        stage.setOnHidden(event -> window.stop());
        stage.show();
        afterFirstFrame(() -> {
            window.start();
            begin(options);
        });
    }

    /** Everything that takes long waits until the window is on the screen: the second layout begins when the first frame was drawn. */
    private void afterFirstFrame(Runnable work) {
        Runnable[] listener = new Runnable[1];
        boolean[] drawn = new boolean[1];
        listener[0] = () -> {
            if (drawn[0]) {
                window.scene().removePostLayoutPulseListener(listener[0]);
                Platform.runLater(work);
            }
            drawn[0] = true;
            Platform.requestNextPulse();
        };
        window.scene().addPostLayoutPulseListener(listener[0]);
    }

    private void begin(LaunchOptions options) {
        Workbench workbench = window.workbench();
        workbench.loadChoices();
        if (options.headlessFolder().isPresent()) {
            new HeadlessJob(window, options.headlessFolder().get(), TickscopeApp::end).run();
            return;
        }
        if (workbench.samples().isEmpty()) {
            window.errors().report("There is no sample to run.", "Start the program with the samples on its class path.", null);
            return;
        }
        workbench.open(new SessionPlan(sample(options), contract(options), workbench.pacings().get(0)), false);
        options.files().forEach(window.opening()::file);
    }

    private static void end(Optional<String> failure) {
        failure.ifPresent(what -> {
            System.err.println("tickscope: the headless job failed: " + what);
            exitStatus = 1;
        });
        Platform.exit();
    }

    /** What the process ends with; 0 unless the headless job failed. */
    static int exitStatus() {
        return exitStatus;
    }

    private DebuggeeProvider sample(LaunchOptions options) {
        Workbench workbench = window.workbench();
        options.sample().filter(id -> workbench.sample(id).isEmpty()).ifPresent(id -> window.errors().note("There is no sample \"" + id + "\".", ""));
        // One that is asked for says what it lacks; one that is only remembered gives way.
        return options.sample().flatMap(workbench::sample)
                .or(() -> workbench.sample(settings.text("sample", "crates")).filter(sample -> sample.missing() == null))
                .or(() -> workbench.sample("crates")).orElse(workbench.samples().get(0));
    }

    private ClockContract contract(LaunchOptions options) {
        Workbench workbench = window.workbench();
        options.contract().filter(id -> workbench.contract(id).isEmpty())
                .ifPresent(id -> window.errors().note("There is no contract \"" + id + "\".", ""));
        return options.contract().or(() -> Optional.of(settings.text("contract", "phase"))).flatMap(workbench::contract)
                .orElse(workbench.contracts().get(0));
    }

    @Override
    public void stop() {
        if (stage != null && settings != null && getParameters() != null
                && LaunchOptions.parse(getParameters().getRaw().toArray(String[]::new)).headlessFolder().isEmpty()) {
            settings.set("width", (int) stage.getScene().getWidth());
            settings.set("height", (int) stage.getScene().getHeight());
            settings.save();
        }
    }
}
