package dev.tickscope.app;

import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.settings.WindowPlace;
import dev.tickscope.app.shell.Scaler;
import dev.tickscope.app.theme.Fonts;
import dev.tickscope.app.theme.SystemShell;
import dev.tickscope.app.theme.ThemeChoice;
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
    private static final int LARGEST = 16_384;

    private static volatile int exitStatus;

    private Settings settings;
    /** Tests look the same on every system. */
    private boolean asksSystem;
    private MainWindow window;
    private Stage stage;

    @Override
    public void start(Stage primary) {
        LaunchOptions options = LaunchOptions.parse(getParameters().getRaw().toArray(String[]::new));
        settings = Settings.load(Settings.standardFile());
        asksSystem = true;
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
        PulseTimer.letPause();
        Fonts.load();
        boolean job = options.headlessFolder().isPresent();
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = Math.min(screen.getWidth(), settings.number("width", (int) Scaler.LEAST_WIDTH, LARGEST, (int) WIDTH));
        double height = Math.min(screen.getHeight(), settings.number("height", (int) Scaler.LEAST_HEIGHT, LARGEST, (int) HEIGHT));
        window = new MainWindow(settings, job ? WIDTH : width, job ? HEIGHT : height);
        options.theme().ifPresent(window::theme);
        if (job) {
            window.theme(options.theme().orElse(ThemeChoice.DARK));
            window.scale(100);
        }
        stage.setTitle("Tickscope");
        stage.setMinWidth(Scaler.LEAST_WIDTH);
        stage.setMinHeight(Scaler.LEAST_HEIGHT);
        stage.setScene(window.scene());
        if (!job) {
            WindowPlace.read(settings, Screen.getScreens().stream().map(Screen::getVisualBounds)
                    .map(area -> new WindowPlace.Area(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight())).toList())
                    .ifPresent(this::restore);
        }
        stage.setOnCloseRequest(event -> {
            if (!window.editing().mayClose()) {
                event.consume();
            }
        });
        stage.setOnHidden(event -> window.stop());
        stage.show();
        // The window's frame takes nothing from the least size, so that at 100 % nothing scrolls.
        stage.setMinWidth(Scaler.LEAST_WIDTH + Math.max(0, stage.getWidth() - window.scene().getWidth()));
        stage.setMinHeight(Scaler.LEAST_HEIGHT + Math.max(0, stage.getHeight() - window.scene().getHeight()));
        afterFirstFrame(() -> {
            window.start();
            if (asksSystem) {
                SystemShell.ask(window.preferences()::systemLooks);
            }
            begin(options);
        });
    }

    private void restore(WindowPlace place) {
        stage.setX(place.x());
        stage.setY(place.y());
        stage.setMaximized(place.maximized());
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
            if (!stage.isMaximized()) {
                settings.set("width", (int) stage.getScene().getWidth());
                settings.set("height", (int) stage.getScene().getHeight());
            }
            new WindowPlace((int) stage.getX(), (int) stage.getY(), (int) stage.getWidth(), (int) stage.getHeight(), stage.isMaximized()).write(settings);
            window.tools().layouts().keepLast();
            settings.save();
        }
    }
}
