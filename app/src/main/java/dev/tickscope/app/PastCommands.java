package dev.tickscope.app;

import dev.tickscope.app.shell.PastActions;
import dev.tickscope.app.shell.Sheets;
import dev.tickscope.app.tabs.MarksPanel;
import dev.tickscope.app.tabs.TabCard;
import dev.tickscope.app.work.LookingBack;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.Replay;

/** Carries out what keys, buttons and menus ask of the recorded past. Before the panels are there it does nothing. */
final class PastCommands implements PastActions {
    static final String MARKS_TAB = "marksTab";

    private final Workbench workbench;
    private final LookingBack back;
    private Views views;
    private TabCard tabs;
    private MarksPanel marks;
    private Sheets sheets;

    PastCommands(Workbench workbench) {
        this.workbench = workbench;
        this.back = workbench.lookingBack();
    }

    /** The panels are there. */
    void attach(Views newViews, TabCard newTabs, MarksPanel newMarks, Sheets newSheets) {
        views = newViews;
        tabs = newTabs;
        marks = newMarks;
        sheets = newSheets;
    }

    private void show(Playhead playhead) {
        workbench.playheadProperty().set(playhead);
    }

    @Override
    public void backTick() {
        if (views != null) {
            show(views.moves().tick(-1));
        }
    }

    @Override
    public void backFrame() {
        if (views != null) {
            show(views.moves().frame(-1));
        }
    }

    @Override
    public void playBack() {
        back.play(Replay.Way.BACK);
    }

    @Override
    public void playForward() {
        back.play(Replay.Way.FORWARD);
    }

    @Override
    public boolean stopPlaying() {
        return back.stopPlaying();
    }

    @Override
    public void previousHit() {
        back.hit(-1);
    }

    @Override
    public void nextHit() {
        back.hit(1);
    }

    @Override
    public void mark() {
        back.mark();
    }

    @Override
    public void keepMark() {
        Marks.Mark mark = back.keep();
        if (mark == null || tabs == null) {
            return;
        }
        if (tabs.getScene() == null) {
            askName(mark);
            return;
        }
        tabs.select(MARKS_TAB);
        marks.name(mark, workbench.current().session().view());
    }

    /** Where the layout has no tabs. Another session may be open by the time that the name is typed: a file can be dropped on the window. */
    private void askName(Marks.Mark mark) {
        Workbench.OpenSession marked = workbench.current();
        sheets.ask("Keep mark", "Name of the mark", name -> {
            if (workbench.current() == marked) {
                back.marks().keep(mark.id(), name);
            }
        });
    }

    @Override
    public void previousMark() {
        back.goToMark(-1);
    }

    @Override
    public void nextMark() {
        back.goToMark(1);
    }

    @Override
    public void goToStart() {
        if (views != null) {
            show(views.moves().oldest());
        }
    }

    @Override
    public void followLive() {
        if (views != null) {
            views.followLive();
        }
    }
}
