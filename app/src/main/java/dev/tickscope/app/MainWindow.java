package dev.tickscope.app;

import dev.tickscope.app.command.Commands;
import dev.tickscope.app.command.KeyScheme;
import dev.tickscope.app.command.KeyTable;
import dev.tickscope.app.settings.Preferences;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.Dialogs;
import dev.tickscope.app.shell.FocusHelp;
import dev.tickscope.app.shell.KeyMap;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.shell.Layouts;
import dev.tickscope.app.shell.MenuItems;
import dev.tickscope.app.shell.MenuRow;
import dev.tickscope.app.shell.MessageBar;
import dev.tickscope.app.shell.Overlay;
import dev.tickscope.app.shell.ReadingCard;
import dev.tickscope.app.shell.Scaler;
import dev.tickscope.app.shell.SessionMenu;
import dev.tickscope.app.shell.SessionPanel;
import dev.tickscope.app.shell.Sheets;
import dev.tickscope.app.shell.Slot;
import dev.tickscope.app.shell.StatusBar;
import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.app.transport.TransportBar;
import dev.tickscope.app.work.LookingBack;
import dev.tickscope.app.work.SessionStarter;
import dev.tickscope.app.work.Workbench;
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
    private final RunCommands run;
    private final MenuRow menu;
    private TransportBar transport;
    private TabPanels tabs;
    private final ReadingCard reading = new ReadingCard();
    private final StackPane over = new StackPane();
    private final Layouts layout;
    private final Slot controls = new Slot("ts-transport-place");
    private final Slot overview = new Slot("ts-overview-place");
    private final StatusBar status = new StatusBar(Retention.DEFAULT.budgetBytes());
    private final Scene scene;
    private final Dialogs dialogs;
    private final FileOpening opening;
    private final SessionFiles sessionFiles;
    private final Recordings recordings;
    private final PictureSaver pictures;
    private final Diagnostics diagnostics;
    private final ContractEditing editing;
    private final Changes changes = new Changes();
    private final Pulse pulse = new Pulse(this::pulse, changes::ringForNews);
    private final WindowPreferences preferences;
    private final Overlay overlay = new Overlay();
    private final Sheets sheets;
    private final MenuItems items;
    private final WindowTools tools;
    private Moment moment;
    private DebugSession failed;
    private LongConsumer afterPulse;

    MainWindow(Settings settings, double width, double height) {
        this.settings = settings;
        errors.install();
        Preferences chosen = new Preferences(settings);
        workbench = new Workbench(SessionStarter.hosted(() -> new Retention((long) chosen.history() << 20)), errors);
        past = new PastCommands(workbench);
        run = new RunCommands(workbench, errors, () -> views.cursorUnits(), () -> transport.runsToTarget());
        layout = new Layouts(LayoutChoice.named(settings.text("layout", "")));
        tools = new WindowTools(settings, new LayoutMemory(settings, layout), workbench.playheadProperty());
        Commands commands = WindowCommands.list(workbench, new WindowCommands.Targets(this, run, past, this, tools), settings);
        preferences = new WindowPreferences(chosen, commands, status);
        items = new MenuItems(commands, this::keyTable);
        sheets = new Sheets(overlay, commands);
        VBox.setVgrow(layout, Priority.ALWAYS);
        menu = new MenuRow(items, commands, new SessionMenu(workbench, items), this::layout);
        menu.mark(layout.shown());
        VBox column = new VBox(menu, controls, overview, layout, status);
        // Narrower than its parts would like, it still begins at the left edge.
        column.setMinWidth(0);
        menu.setMinWidth(0);
        status.setMinWidth(0);
        StackPane.setAlignment(column, Pos.TOP_LEFT);
        StackPane root = new StackPane(column);
        StackPane.setAlignment(messages, Pos.BOTTOM_CENTER);
        StackPane.setAlignment(reading, Pos.BOTTOM_CENTER);
        Scaler scaler = new Scaler(root, over);
        scene = new Scene(scaler, width, height);
        preferences.begin(scene, scaler);
        dialogs = new Dialogs(scene);
        recordings = new Recordings(workbench, errors, dialogs);
        diagnostics = new Diagnostics(workbench, errors, dialogs, settings, errors.recent(), pulse.cost());
        editing = new ContractEditing(workbench, dialogs, overlay, this::remember);
        pictures = new PictureSaver(workbench, errors, dialogs, scene, this::views);
        sessionFiles = new SessionFiles(workbench, errors, dialogs, recordings::writes, this::remember);
        opening = new FileOpening(workbench, errors, dialogs, reading, sessionFiles::open, this::remember);
        opening.acceptDrops(scene);
        workbench.currentProperty().addListener((observable, before, now) -> sessionOpened(now));
        workbench.playheadProperty().addListener(observable -> pulse.wake());
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

    private void remember(Path file) {
        settings.addRecentFile(file);
        settings.saveSoon();
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
        startStill();
        pulse.begin(scene);
    }

    /** Like {@link #start}, but drawing begins only when somebody calls {@link #pulse}. */
    void startStill() {
        views = new Views(workbench.playheadProperty()::set,
                () -> workbench.current() == null ? List.of() : workbench.current().session().objectNames());
        transport = new TransportBar(workbench, past, this::openContract, this::editContract, this::openCapture, run::runToCursor);
        tabs = new TabPanels(workbench, settings, views);
        past.attach(views, tabs.card(), tabs.marks(), sheets);
        views.linkSelection(tabs.objects());
        diagnostics.attach(views);
        controls.fill(transport);
        overview.fill(views.overview().node());
        PacingViews pacing = views.pacing();
        layout.fill(new Layouts.Panels(pacing.timelineCard(), views.scene().node(), views.fields().node(), tabs.card(), views.ledger().node(),
                pacing.histogram(), pacing.table()));
        over.getChildren().addAll(messages, reading, overlay);
        preferences.attach(KeyMap.install(scene, run, past, keyTable(), overlay::isVisible), transport, views);
        KeyMap.forwardLetters(scene, views.timeline().node());
        menu.releaseF10();
        tools.attach(sheets, preferences, views, scene, tabs.card());
        contextMenus();
        settings.note().ifPresent(note -> errors.note(note, ""));
        views.focus();
    }

    private void contextMenus() {
        FocusHelp.menu(views.timeline().node(), items, List.of("Timeline", "Look back"));
        FocusHelp.menu(views.overview().node(), items, List.of("Timeline"));
    }

    /** Something to do at the end of each pulse, when all panels have shown the newest rows. Pulses come without a rest then. */
    void afterPulse(LongConsumer action) {
        afterPulse = action;
    }

    void stop() {
        pulse.end();
        workbench.close();
        recordings.close();
    }

    private void sessionOpened(Workbench.OpenSession open) {
        pulse.wake();
        transport.setSession(open);
        tabs.setSession(open);
        for (SessionPanel panel : views.all()) {
            panel.setSession(open.session().info());
        }
        views.pacing().setSession(open.session().info());
        views.simulateLost(open.record());
        menu.setTitle(open.title());
        status.setBudget((open.session() instanceof HostedSession hosted ? hosted.retention() : Retention.DEFAULT).budgetBytes());
        settings.set("contract", open.plan().contract().id());
        settings.set("sample", open.plan().sample().id());
    }

    /** One pulse: one view of the session, and everything shows it. @return whether anything can have changed since the last one */
    boolean pulse(long nowNanos) {
        if (workbench.current() == null) {
            return true;
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
        status.update(session.info(), view, playhead, moment, views.follows(), pulse.cost().averageNanos(), nowNanos);
        diagnostics.pulse(view, nowNanos);
        boolean previews = editing.pulse();
        if (afterPulse != null) {
            afterPulse.accept(nowNanos);
        }
        boolean busy = previews || afterPulse != null || workbench.busy() || views.busy() || tabs.busy();
        return changes.since(session, view, playhead) || busy;
    }

    /** Whether nothing has changed for a while, so that nothing is drawn. */
    boolean resting() {
        return pulse.resting();
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

    /** What the window looks like and how it acts. */
    WindowPreferences preferences() {
        return preferences;
    }

    WindowTools tools() {
        return tools;
    }

    private KeyTable keyTable() {
        return preferences.keyTable();
    }

    @Override
    public void theme(ThemeChoice choice) {
        preferences.theme(choice);
    }

    @Override
    public void scale(int percent) {
        preferences.scale(percent);
    }

    @Override
    public void keys(KeyScheme scheme) {
        preferences.keys(scheme);
    }

    @Override
    public void layout(LayoutChoice choice) {
        layout.show(choice);
        settings.set("layout", choice.id());
        menu.mark(choice);
    }

    @Override
    public void selectionToStatistics() {
        views.chooseRange();
        layout(LayoutChoice.PACING);
        views.pacing().statistics().choose(StatisticsViewModel.Span.SELECTION);
    }

    @Override
    public void toPickedFrame(int step) {
        if (step > 0) {
            views.pacing().picks().next();
        } else {
            views.pacing().picks().previous();
        }
    }

    @Override
    public void readout(boolean on) {
        preferences.readout(on);
    }

    @Override
    public void openCapture() {
        dialogs.file("Open a frame-time capture", "Captures", List.of("*.csv", "*.txt")).ifPresent(opening::capture);
    }

    @Override
    public void openFile(Path file) {
        opening.file(file);
    }

    @Override
    public void openContract() {
        dialogs.file("Open a contract", "Contracts", List.of("*.json")).ifPresent(opening::contract);
    }

    @Override
    public void editContract() {
        editing.open();
    }

    ContractEditing editing() {
        return editing;
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
        // The menus are filled once before there is anything to record.
        return recordings == null ? null : recordings.fileName();
    }

    @Override
    public boolean canRecord() {
        return recordings != null && recordings.possible();
    }

    RunCommands run() {
        return run;
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
    public void showDiagnostics() {
        diagnostics.show();
    }

    Diagnostics diagnostics() {
        return diagnostics;
    }

    @Override
    public void savePicture() {
        pictures.ask();
    }

    PictureSaver pictures() {
        return pictures;
    }

    @Override
    public void exit() {
        scene.getWindow().hide();
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
        sheets.keys(keyTable(), preferences.preferences().keys().title());
    }

    @Override
    public void showAbout() {
        sheets.about();
    }
}
