package dev.tickscope.app;

import dev.tickscope.app.breakpoints.BreakpointLine;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.Dialogs;
import dev.tickscope.app.shell.KeyMap;
import dev.tickscope.app.shell.KeyScheme;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.shell.Layouts;
import dev.tickscope.app.shell.MenuRow;
import dev.tickscope.app.shell.MessageBar;
import dev.tickscope.app.shell.ReadingCard;
import dev.tickscope.app.shell.Scaler;
import dev.tickscope.app.shell.SessionMenu;
import dev.tickscope.app.shell.SessionPanel;
import dev.tickscope.app.shell.Slot;
import dev.tickscope.app.shell.StatusBar;
import dev.tickscope.app.theme.Theme;
import dev.tickscope.app.transport.TransportBar;
import dev.tickscope.app.work.LookingBack;
import dev.tickscope.app.work.SessionStarter;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.pacing.StatisticsViewModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The window's content: builds the panels, gives them each session and each pulse, and carries out what menus and keys ask. */
public final class MainWindow implements MenuRow.Actions, SessionMenu.Actions {
    private final Settings settings;
    private final MessageBar messages = new MessageBar();
    private final ErrorReporter errors = new ErrorReporter(messages);
    private final Workbench workbench;
    private Views views;
    private final PastCommands past;
    private final MenuRow menu;
    private TransportBar transport;
    private TabPanels tabs;
    private final ReadingCard reading = new ReadingCard();
    private final StackPane root;
    private final Layouts layout;
    private final Slot controls = new Slot("ts-transport-place");
    private final Slot overview = new Slot("ts-overview-place");
    private final StatusBar status = new StatusBar(Retention.DEFAULT.budgetBytes());
    private final Scaler scaler;
    private final Scene scene;
    private final Dialogs dialogs;
    private final FileOpening opening;
    private final SessionFiles sessionFiles;
    private final Recordings recordings;
    private final Pulse pulse = new Pulse(this::pulse);
    private KeyMap keyMap;
    private KeyScheme keys = KeyScheme.TICKSCOPE;
    private Theme theme = Theme.DARK;
    private int percent = 100;
    private Moment moment;
    private DebugSession failed;
    private LongConsumer afterPulse = nowNanos -> { };

    MainWindow(Settings settings, double width, double height) {
        this.settings = settings;
        errors.install();
        workbench = new Workbench(SessionStarter.HOSTED, errors);
        past = new PastCommands(workbench);
        menu = new MenuRow(this, past, new SessionMenu(workbench, this));
        layout = new Layouts(LayoutChoice.named(settings.text("layout", "")));
        menu.mark(layout.shown());
        VBox.setVgrow(layout, Priority.ALWAYS);
        VBox column = new VBox(menu, controls, overview, layout, status);
        // Narrower than its parts would like, it still begins at the left edge.
        column.setMinWidth(0);
        menu.setMinWidth(0);
        status.setMinWidth(0);
        StackPane.setAlignment(column, Pos.TOP_LEFT);
        root = new StackPane(column);
        root.getStyleClass().add("window");
        StackPane.setAlignment(messages, Pos.BOTTOM_CENTER);
        StackPane.setAlignment(reading, Pos.BOTTOM_CENTER);
        scaler = new Scaler(root);
        scene = new Scene(scaler, width, height);
        dialogs = new Dialogs(scene);
        opening = new FileOpening(workbench, settings, errors, dialogs, reading, this::recentChanged);
        opening.acceptDrops(scene);
        recordings = new Recordings(workbench, errors, dialogs);
        sessionFiles = new SessionFiles(workbench, errors, dialogs, recordings::writes);
        workbench.currentProperty().addListener((observable, before, now) -> sessionOpened(now));
    }

    Scene scene() {
        return scene;
    }

    Workbench workbench() {
        return workbench;
    }

    ErrorReporter errors() {
        return errors;
    }

    MessageBar messages() {
        return messages;
    }

    FileOpening opening() {
        return opening;
    }

    TransportBar transport() {
        return transport;
    }

    Views views() {
        return views;
    }

    /** The instant that the panels showed last; null before the first pulse. */
    Moment moment() {
        return moment;
    }

    /** The first frame is on the screen: the panels are made and take their places, keys work and drawing begins. */
    void start() {
        views = new Views(workbench.playheadProperty()::set);
        transport = new TransportBar(workbench, past, this::openContract, this::openCapture, this::runToCursor);
        tabs = new TabPanels(workbench, settings, views);
        past.attach(views, tabs.card(), tabs.marks());
        controls.fill(transport);
        overview.fill(views.overview().node());
        PacingViews pacing = views.pacing();
        layout.fill(new Layouts.Panels(pacing.timelineCard(), views.scene().node(), views.fields().node(), tabs.card(), views.ledger().node(),
                pacing.histogram(), pacing.table()));
        root.getChildren().addAll(messages, reading);
        keyMap = KeyMap.install(scene, this, past);
        keys(KeyScheme.named(settings.text("keys", "")));
        KeyMap.forwardLetters(scene, views.timeline().node());
        menu.releaseF10();
        recentChanged();
        readout(settings.number("readout", 0, 1, 0) == 1);
        views.focus();
        pulse.start();
    }

    /** Something to do at the end of each pulse, when all panels have shown the newest rows. */
    void afterPulse(LongConsumer action) {
        afterPulse = action;
    }

    void stop() {
        pulse.stop();
        workbench.close();
        recordings.close();
    }

    private void recentChanged() {
        menu.setRecent(settings, this::openCapture);
    }

    private void sessionOpened(Workbench.OpenSession open) {
        transport.setSession(open);
        tabs.setSession(open);
        for (SessionPanel panel : views.all()) {
            panel.setSession(open.session().info());
        }
        views.pacing().setSession(open.session().info());
        menu.setTitle(open.title());
        settings.set("contract", open.plan().contract().id());
        settings.set("sample", open.plan().sample().id());
    }

    /** One pulse: one view of the session, and everything shows it. */
    private void pulse(long nowNanos) {
        if (workbench.current() == null) {
            return;
        }
        DebugSession session = workbench.current().session();
        StoreView view = session.view();
        LookingBack back = workbench.lookingBack();
        views.takeScrub();
        back.pulse(view, nowNanos);
        views.lookBack(back.marks().all(), back.way() != null);
        Playhead playhead = workbench.playheadProperty().get();
        moment = Moment.of(view, playhead);
        tabs.update(session, view, playhead, moment);
        transport.update(session, view, playhead);
        for (SessionPanel panel : views.all()) {
            panel.update(view, playhead, moment, nowNanos);
        }
        views.pacing().update(view, moment, nowNanos);
        tellFailure(session, view);
        sessionFiles.tellRepetitions();
        recordings.pulse();
        status.recording(recordings.words());
        status.repeating(workbench.current().repetition());
        status.update(session.info(), view, playhead, moment, views.follows(), pulse.averageNanos(), nowNanos);
        afterPulse.accept(nowNanos);
    }

    /** A session that failed says why, once. */
    private void tellFailure(DebugSession session, StoreView view) {
        if (session != failed && RunStatus.of(view).event() == RunEvent.FAILED) {
            failed = session;
            String why = session instanceof HostedSession hosted && hosted.failure() != null ? hosted.failure() : "the session cannot go on";
            errors.report(session.info().title() + " has stopped: " + why + ".",
                    "What it recorded stays readable. Choose a sample, contract or pacing to start again.", null);
        }
    }

    @Override
    public void theme(Theme choice) {
        theme = choice;
        theme.apply(scene.getStylesheets());
        settings.set("theme", choice.id());
        menu.mark(theme, percent);
    }

    @Override
    public void scale(int newPercent) {
        percent = newPercent;
        scaler.setPercent(newPercent);
        settings.set("scale", newPercent);
        menu.mark(theme, percent);
    }

    @Override
    public void keys(KeyScheme scheme) {
        keys = scheme;
        keyMap.use(scheme);
        menu.mark(scheme);
        transport.keys(scheme);
        settings.set("keys", scheme.id());
    }

    @Override
    public void layout(LayoutChoice choice) {
        layout.show(choice);
        settings.set("layout", choice.id());
        menu.mark(choice);
    }

    @Override
    public void selectionToStatistics() {
        layout(LayoutChoice.PACING);
        views.pacing().statistics().choose(StatisticsViewModel.Span.SELECTION);
    }

    @Override
    public boolean toPickedFrame(int step) {
        return step > 0 ? views.pacing().picks().next() : views.pacing().picks().previous();
    }

    @Override
    public void readout(boolean on) {
        status.setReadout(on);
        settings.set("readout", on ? 1 : 0);
        menu.markReadout(on);
    }

    @Override
    public void openCapture() {
        dialogs.file("Open a frame-time capture", "Captures", List.of("*.csv", "*.txt")).ifPresent(opening::capture);
    }

    @Override
    public void openCapture(Path file) {
        opening.capture(file);
    }

    @Override
    public void openContract() {
        dialogs.file("Open a contract", "Contracts", List.of("*.json")).ifPresent(workbench::openContract);
    }

    @Override
    public void saveSession() {
        sessionFiles.save();
    }

    @Override
    public void openSession() {
        sessionFiles.open();
    }

    @Override
    public void recordSession() {
        recordings.toggle();
    }

    @Override
    public String recordingInto() {
        return recordings.fileName();
    }

    @Override
    public boolean canRecord() {
        return recordings.possible();
    }

    Recordings recordings() {
        return recordings;
    }

    @Override
    public void compareSession() {
        sessionFiles.compare();
    }

    @Override
    public void branchSession() {
        sessionFiles.branch(moment);
    }

    /** The layout that shows. */
    LayoutChoice layout() {
        return layout.shown();
    }

    SessionFiles sessionFiles() {
        return sessionFiles;
    }

    @Override
    public void exit() {
        scene.getWindow().hide();
    }

    @Override
    public void resume() {
        workbench.submit(new Command.Resume());
    }

    @Override
    public void pause() {
        workbench.submit(new Command.Pause());
    }

    @Override
    public void toggle() {
        if (workbench.current() != null) {
            boolean running = RunStatus.of(workbench.current().session().view()).running();
            workbench.submit(running ? new Command.Pause() : new Command.Resume());
        }
    }

    @Override
    public void stepTick() {
        workbench.submit(new Command.StepTick());
    }

    @Override
    public void stepFrame() {
        workbench.submit(new Command.StepFrame());
    }

    @Override
    public void stepPhase() {
        workbench.submit(new Command.StepPhase());
    }

    @Override
    public void finishFrame() {
        workbench.submit(new Command.FinishFrame());
    }

    @Override
    public void runToCursor() {
        OptionalLong units = views.cursorUnits();
        if (units.isPresent()) {
            workbench.submit(new Command.RunTo(new RunTarget(RunTarget.Kind.REAL_TIME, Math.max(0, units.getAsLong()))));
        } else {
            errors.note("Run to cursor needs the pointer over the timeline, at a time ahead of the run.", "");
        }
    }

    @Override
    public boolean cancelRunTo() {
        boolean onTheWay = transport.runsToTarget() || workbench.current() != null && workbench.current().repeats();
        if (onTheWay) {
            workbench.submit(new Command.Pause());
        }
        return onTheWay;
    }

    @Override
    public void toggleBreakpoint() {
        if (workbench.current() == null) {
            return;
        }
        Optional<Stage> hook = workbench.current().plan().contract().plan().tick().stream().filter(Stage::canStop).findFirst();
        hook.ifPresent(stage -> {
            Breakpoint plain = Breakpoint.at(1, stage.index());
            Optional<BreakpointLine> there = workbench.breakpoints().lines().stream()
                    .filter(line -> line.breakpoint().withId(1).equals(plain)).findFirst();
            there.ifPresentOrElse(line -> workbench.submit(new Command.RemoveBreakpoint(line.id())), () -> workbench.addBreakpoint(plain));
        });
    }

    @Override
    public void zoomIn() {
        views.zoomIn();
    }

    @Override
    public void zoomOut() {
        views.zoomOut();
    }

    @Override
    public void fit() {
        views.fit();
    }

    @Override
    public void toggleLens() {
        views.toggleLens();
    }

    @Override
    public void showKeys() {
        dialogs.keys(keys);
    }

    @Override
    public void showAbout() {
        dialogs.about();
    }
}
