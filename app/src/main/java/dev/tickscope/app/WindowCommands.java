package dev.tickscope.app;

import static dev.tickscope.app.command.AppCommand.of;

import dev.tickscope.app.command.AppCommand;
import dev.tickscope.app.command.CommandIds;
import dev.tickscope.app.command.Commands;
import dev.tickscope.app.command.KeyScheme;
import dev.tickscope.app.settings.Preferences;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.shell.MenuRow;
import dev.tickscope.app.shell.PastActions;
import dev.tickscope.app.shell.RunActions;
import dev.tickscope.app.shell.SessionMenu;
import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.app.work.LookingBack;
import dev.tickscope.app.work.RunRules;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.session.Replay;
import java.util.List;
import java.util.function.Supplier;

/**
 * What the window can do, in the order of its menus. The one place where a command gets its words, its key, when it is possible and what
 * it does; menus, keys, the list of keys and the palette all come from here.
 */
final class WindowCommands {
    private static final int[] SCALES = {70, 85, 100, 125, 150, 175, 200};

    private final Commands commands = new Commands();
    private final Workbench workbench;
    private final LookingBack back;

    private WindowCommands(Workbench workbench) {
        this.workbench = workbench;
        this.back = workbench.lookingBack();
    }

    /** What else the window offers, apart from what menus have always done. */
    interface More {
        void showPalette();

        void showPreferences();

        /** What the tooltip of the focused control says. */
        void showDetails();

        void showContextMenu();

        /** The arrangements of panels that were saved. */
        LayoutMemory layouts();

        /** Asks for a name for the arrangement that shows. */
        void saveLayout();

        /** Moves the timeline's window; less than 0 goes back. */
        void pan(int step);

        /** Puts cursor A, or B, at the pointer. */
        void cursor(boolean first);

        /** To the next (1) or previous (−1) event that has to do with the moment. */
        void related(int step);

        /** Opens the timeline's search. */
        void find();

        /** The playhead by a stage. */
        void stage(int step);

        /** The playhead by a tick, or as far as can be seen. */
        void arrow(int step);
    }

    /** Who carries things out. */
    record Targets(MenuRow.Actions window, RunActions run, PastActions past, SessionMenu.Actions sessions, More more) {
    }

    static Commands list(Workbench workbench, Targets targets, Settings settings) {
        WindowCommands all = new WindowCommands(workbench);
        Preferences preferences = new Preferences(settings);
        MenuRow.Actions actions = targets.window;
        More more = targets.more;
        all.file(actions, more, settings);
        all.session(targets.sessions);
        all.view(actions, more, preferences, settings);
        all.run(targets.run);
        all.past(targets.past, more);
        all.timeline(actions, targets.past, more);
        all.help(actions, more);
        return all.commands;
    }

    private Supplier<String> unless(RunRules.Question question) {
        return () -> RunRules.ask(workbench, question);
    }

    private void file(MenuRow.Actions actions, More more, Settings settings) {
        commands.add(of("file.openCapture", "File", "Open capture…", actions::openCapture).keys("Ctrl+O"),
                of("file.openContract", "File", "Open contract file…", actions::openContract),
                of("file.editContract", "File", "Edit contract…", actions::editContract).keys("Ctrl+E").unless(unless(RunRules::open)),
                of("savePicture", "File", "Save picture…", actions::savePicture).keys("Ctrl+Shift+S").apart(),
                of(CommandIds.PREFERENCES, "File", "Preferences…", more::showPreferences).keys("Ctrl+,").apart(),
                of("file.exit", "File", "Exit", actions::exit).keys("Ctrl+Q").apart());
        commands.addChanging(() -> workbench.samples().stream().map(sample -> of("file.sample." + sample.id(), "File/Sample", sample.title(),
                () -> workbench.change(sample)).on(false, () -> workbench.current() != null && workbench.current().plan().sample() == sample)).toList());
        commands.addChanging(() -> settings.recentFiles().stream().map(path -> of("file.recent." + path, "File/Open recent",
                path.getFileName() + "  ·  " + path.getParent(), () -> actions.openFile(path))).toList());
    }

    private void session(SessionMenu.Actions sessions) {
        Supplier<String> open = unless(RunRules::open);
        commands.add(of("session.save", SessionMenu.GROUP, "Save session…", sessions::saveSession).keys("Ctrl+S").unless(open),
                of("session.open", SessionMenu.GROUP, "Open session…", sessions::openSession),
                of("session.compare", SessionMenu.GROUP, "Run again and compare", sessions::compareSession).unless(open).apart(),
                of("session.branch", SessionMenu.GROUP, "Run on from the playhead", sessions::branchSession).unless(open));
        commands.addChanging(() -> List.of(recording(sessions),
                of("session.close", SessionMenu.GROUP, "Close session", workbench::closeCurrent).keys("Ctrl+W").unless(workbench::whyNotClose)));
    }

    /** The same command ends what it began. */
    private static AppCommand recording(SessionMenu.Actions sessions) {
        String file = sessions.recordingInto();
        return of("recordSession", SessionMenu.GROUP, file == null ? "Record to file…" : "Stop recording " + file, sessions::recordSession)
                .unless(() -> file != null || sessions.canRecord() ? null : "this session cannot be recorded").apart();
    }

    private void view(MenuRow.Actions actions, More more, Preferences preferences, Settings settings) {
        for (ThemeChoice choice : ThemeChoice.values()) {
            commands.add(of("view.theme." + choice.id(), "View/Theme", choice.title(), () -> actions.theme(choice))
                    .on(false, () -> preferences.theme() == choice));
        }
        for (int percent : SCALES) {
            commands.add(of("view.scale." + percent, "View/Scale", percent + " %", () -> actions.scale(percent))
                    .on(false, () -> preferences.scale() == percent));
        }
        for (KeyScheme scheme : KeyScheme.values()) {
            commands.add(of("view.keys." + scheme.id(), "View/Keys", scheme.title(), () -> actions.keys(scheme))
                    .on(false, () -> preferences.keys() == scheme));
        }
        for (LayoutChoice choice : LayoutChoice.values()) {
            commands.add(of("view.layout." + choice.id(), "View/Layout", choice.title(), () -> actions.layout(choice)).keys(choice.keys())
                    .on(false, () -> LayoutChoice.named(settings.text("layout", "")) == choice));
        }
        commands.add(of("view.layout.save", "View/Layout", "Save layout…", more::saveLayout));
        commands.addChanging(() -> more.layouts().names().stream().map(name -> of("view.layout.show." + name, "View/Layout", "Show " + name,
                () -> more.layouts().show(name))).toList());
        commands.addChanging(() -> more.layouts().names().stream().map(name -> of("view.layout.forget." + name, "View/Layout", "Forget " + name,
                () -> more.layouts().forget(name))).toList());
        commands.add(of("readoutItem", "View", "Slowed and held, where the contract tells it", () -> actions.readout(!preferences.readout()))
                .on(true, preferences::readout).apart());
    }

    private void run(RunActions actions) {
        commands.add(of(CommandIds.RESUME, "Run", "Resume", actions::resume).keys("F5").unless(unless(RunRules::resume)),
                of(CommandIds.PAUSE, "Run", "Pause", actions::pause).keys("F6").unless(unless(RunRules::pause)),
                of(CommandIds.TOGGLE, "Run", "Pause or resume", actions::toggle).keys("Space").unless(unless(RunRules::toggle)),
                of(CommandIds.STEP_TICK, "Run", "Step tick", actions::stepTick).keys("F10", ".").unless(unless(RunRules::stepTick)).apart(),
                of(CommandIds.STEP_PHASE, "Run", "Step phase", actions::stepPhase).keys("F11").unless(unless(RunRules::stepPhase)),
                of(CommandIds.STEP_FRAME, "Run", "Step frame", actions::stepFrame).keys("Shift+F10").unless(unless(RunRules::stepFrame)),
                of(CommandIds.FINISH_FRAME, "Run", "Finish frame", actions::finishFrame).keys("Shift+F11").unless(unless(RunRules::finishFrame)),
                of(CommandIds.RUN_TO_CURSOR, "Run", "Run to cursor", actions::runToCursor).keys("Ctrl+F10").unless(unless(RunRules::runTo)),
                of("run.cancel", "Run", "Cancel the run to a target", actions::cancelRunTo).viewsKeys("Esc"),
                of(CommandIds.BREAKPOINT, "Run", "Breakpoint on the fixed hook", actions::toggleBreakpoint).keys("F9")
                        .unless(unless(RunRules::breakpoint)).apart());
    }

    private void past(PastActions past, More more) {
        commands.add(lookBack(CommandIds.BACK_TICK, "Back one tick", past::backTick).keys("Alt+F10", ",").unless(back::whyNotBack).repeating(),
                lookBack("past.backFrame", "Back one frame", past::backFrame).keys("Alt+Shift+F10").unless(back::whyNotBack).repeating(),
                lookBack(CommandIds.PLAY_BACK, "Play backwards", past::playBack).keys("Shift+F5").unless(() -> playing(Replay.Way.BACK)),
                lookBack("past.playForward", "Play forwards", past::playForward).keys("Ctrl+F5").unless(() -> playing(Replay.Way.FORWARD)),
                lookBack("past.arrowLeft", "Playhead a tick back", () -> more.arrow(-1)).viewsKeys("←").unless(back::whyNotBack).apart(),
                lookBack("past.arrowRight", "Playhead a tick on", () -> more.arrow(1)).viewsKeys("→").unless(back::whyNotLive),
                lookBack("past.stageLeft", "Playhead a stage back", () -> more.stage(-1)).viewsKeys("Ctrl+←").unless(back::whyNotBack),
                lookBack("past.stageRight", "Playhead a stage on", () -> more.stage(1)).viewsKeys("Ctrl+→").unless(back::whyNotLive),
                lookBack("past.previousHit", "Previous hit", past::previousHit).keys("Alt+←").apart(),
                lookBack("past.nextHit", "Next hit", past::nextHit).keys("Alt+→"),
                lookBack("past.mark", "Mark", past::mark).keys("M").apart(),
                lookBack("past.keepMark", "Keep mark…", past::keepMark).keys("Shift+M"),
                lookBack("past.previousMark", "Previous mark or difference", past::previousMark).keys("Shift+N"),
                lookBack("past.nextMark", "Next mark or difference", past::nextMark).keys("N"),
                lookBack("past.start", "To the start", past::goToStart).viewsKeys("Home").unless(back::whyNotBack).apart(),
                lookBack(CommandIds.FOLLOW_LIVE, "Back to live", past::followLive).viewsKeys("End").unless(back::whyNotLive));
    }

    private String playing(Replay.Way way) {
        return back.way() == way ? null : back.whyNotPlay(way);
    }

    private static AppCommand lookBack(String id, String title, Runnable action) {
        return of(id, "Look back", title, action);
    }

    private void timeline(MenuRow.Actions actions, PastActions past, More more) {
        commands.add(of("timeline.zoomIn", "Timeline", "Zoom in", actions::zoomIn).viewsKeys("W"),
                of("timeline.zoomOut", "Timeline", "Zoom out", actions::zoomOut).viewsKeys("S"),
                of("timeline.left", "Timeline", "Move left", () -> more.pan(-1)).viewsKeys("A"),
                of("timeline.right", "Timeline", "Move right", () -> more.pan(1)).viewsKeys("D"),
                of("timeline.fit", "Timeline", "Fit", actions::fit).viewsKeys("F"),
                of("timeline.follow", "Timeline", "Follow live", past::followLive).apart(),
                of("timeline.lens", "Timeline", "Lens", actions::toggleLens).viewsKeys("L"),
                of("timeline.cursorA", "Timeline", "Cursor A at the pointer", () -> more.cursor(true)).viewsKeys("Alt+A").apart(),
                of("timeline.cursorB", "Timeline", "Cursor B at the pointer", () -> more.cursor(false)).viewsKeys("Alt+B"),
                of("timeline.relatedBefore", "Timeline", "Related event before", () -> more.related(-1)).viewsKeys("["),
                of("timeline.relatedAfter", "Timeline", "Related event after", () -> more.related(1)).viewsKeys("]"),
                of("timeline.find", "Timeline", "Find…", more::find).viewsKeys("Ctrl+F"),
                of("timeline.statistics", "Timeline", "Selected range to the statistics", actions::selectionToStatistics).keys("R").apart(),
                of("timeline.previousPick", "Timeline", "Previous picked frame", () -> actions.toPickedFrame(-1)).keys("Alt+↑"),
                of("timeline.nextPick", "Timeline", "Next picked frame", () -> actions.toPickedFrame(1)).keys("Alt+↓"));
    }

    private void help(MenuRow.Actions actions, More more) {
        commands.add(of(CommandIds.PALETTE, "Help", "All commands…", more::showPalette).keys("Ctrl+Shift+P"),
                of("help.keys", "Help", "Keys", actions::showKeys).keys("?"),
                of("help.details", "Help", "Details of the focused control", more::showDetails).keys("Shift+F1").apart(),
                of(CommandIds.CONTEXT_MENU, "Help", "Context menu of the focused control", more::showContextMenu).keys("Ctrl+Enter"),
                of("help.diagnostics", "Help", "Diagnostics…", actions::showDiagnostics),
                of("help.about", "Help", "About Tickscope", actions::showAbout).apart());
    }
}
