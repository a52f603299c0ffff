package dev.tickscope.app;

import dev.tickscope.app.breakpoints.BreakpointsPanel;
import dev.tickscope.app.breakpoints.LogPanel;
import dev.tickscope.app.held.HeldPanel;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.Pace;
import dev.tickscope.app.tabs.InputPanel;
import dev.tickscope.app.tabs.MarksPanel;
import dev.tickscope.app.tabs.ObjectsPanel;
import dev.tickscope.app.tabs.TabCard;
import dev.tickscope.app.watch.WatchPanel;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;

/** The tabs at the lower left: builds them and gives them each session and each pulse. */
final class TabPanels {
    private static final String HELD_TAB = "heldTab";
    private static final String WATCH_TAB = "watchTab";

    private final Workbench workbench;
    private final TabCard card = new TabCard();
    private final BreakpointsPanel breakpoints;
    private final ObjectsPanel objects = new ObjectsPanel();
    private final InputPanel input;
    private final MarksPanel marks;
    private final LogPanel log;
    private final HeldPanel held;
    private final WatchPanel watch;
    private final Pace watching = new Pace(Views.PULSES_A_NUMBER, 3);

    TabPanels(Workbench workbench, Settings settings, Views views) {
        this.workbench = workbench;
        breakpoints = new BreakpointsPanel(workbench);
        input = new InputPanel(workbench::submit);
        marks = new MarksPanel(workbench.lookingBack());
        log = new LogPanel(workbench);
        held = new HeldPanel(workbench);
        watch = new WatchPanel(settings);
        breakpoints.countTo(card.add("Breakpoints", "breakpointsTab", breakpoints, breakpoints.controls()));
        objects.countTo(card.add("Objects", "objectsTab", objects, objects.table().filterButton()));
        input.countTo(card.add("Input", "inputTab", input, input.table().filterButton()));
        marks.countTo(card.add("Marks", PastCommands.MARKS_TAB, marks, marks.controls()));
        log.countTo(card.add("Log", "logTab", log, log.controls()));
        held.countTo(card.add("Where held", HELD_TAB, held, held.table().filterButton()));
        watch.countTo(card.add("Watch", WATCH_TAB, watch, watch.table().filterButton()));
        breakpoints.onWhereHeld(breakpoint -> {
            card.select(HELD_TAB);
            held.ask(breakpoint);
        });
        views.onWatch(field -> {
            card.select(WATCH_TAB);
            watch.watch(field);
        });
    }

    TabCard card() {
        return card;
    }

    ObjectsPanel objects() {
        return objects;
    }

    MarksPanel marks() {
        return marks;
    }

    void setSession(Workbench.OpenSession open) {
        SessionInfo info = open.session().info();
        breakpoints.setSession(info);
        objects.clear();
        log.clear();
        input.setSession(info);
        marks.setSession(info);
        held.setSession(info);
        watching.restart();
        watch.setSession(info, open.plan().sample().id(), open.plan().contract().id());
    }

    /** Whether further pulses show more, although no row comes. */
    boolean busy() {
        return objects.table().busy() || input.table().busy() || watch.table().busy() || log.busy() || held.busy();
    }

    void update(DebugSession session, StoreView view, Playhead playhead, Moment moment) {
        breakpoints.update(view, workbench.fold(view));
        objects.update(session, view, playhead, moment);
        input.update(view, playhead instanceof Playhead.Live ? null : moment);
        marks.update(view, moment);
        log.update(view);
        held.update(view, moment);
        if (watching.due(view, playhead)) {
            watch.update(view, moment);
        }
    }
}
