package dev.tickscope.app;

import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.FocusHelp;
import dev.tickscope.app.shell.Sheets;
import dev.tickscope.app.tabs.TabCard;
import dev.tickscope.core.session.Playhead;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;

/** What lies over the window or arranges it, and the timeline's keys as commands. Before the panels are there it does nothing. */
final class WindowTools implements WindowCommands.More {
    private final Settings settings;
    private final LayoutMemory layouts;
    private final ObjectProperty<Playhead> playhead;
    private Sheets sheets;
    private WindowPreferences preferences;
    private Views views;
    private Scene scene;

    WindowTools(Settings settings, LayoutMemory layouts, ObjectProperty<Playhead> playhead) {
        this.settings = settings;
        this.layouts = layouts;
        this.playhead = playhead;
    }

    /** The panels are there. */
    void attach(Sheets newSheets, WindowPreferences newPreferences, Views newViews, Scene newScene, TabCard tabs) {
        sheets = newSheets;
        preferences = newPreferences;
        views = newViews;
        scene = newScene;
        layouts.attach(tabs, views.timelineView().lanes());
    }

    @Override
    public void showPalette() {
        ifThere(() -> sheets.palette(preferences.keyTable()));
    }

    @Override
    public void showPreferences() {
        ifThere(() -> sheets.preferences(preferences, settings, settings::saveSoon));
    }

    @Override
    public void showDetails() {
        Node focused = views == null ? null : scene.getFocusOwner();
        if (focused != null) {
            String words = focused == views.timeline().node() ? views.describe() : FocusHelp.details(focused);
            String name = FocusHelp.name(focused);
            sheets.tell(name.isEmpty() || name.equals(words) ? "Details" : name, words.isEmpty() ? "There is nothing more to say about it." : words);
        }
    }

    @Override
    public void showContextMenu() {
        Node focused = views == null ? null : scene.getFocusOwner();
        if (focused != null) {
            FocusHelp.requestContextMenu(focused);
        }
    }

    @Override
    public LayoutMemory layouts() {
        return layouts;
    }

    @Override
    public void saveLayout() {
        ifThere(() -> sheets.ask("Save layout", "Name of the layout", layouts::save));
    }

    @Override
    public void pan(int step) {
        ifThere(() -> views.pan(step));
    }

    @Override
    public void cursor(boolean first) {
        ifThere(() -> views.cursor(first));
    }

    @Override
    public void related(int step) {
        ifThere(() -> views.related(step));
    }

    @Override
    public void find() {
        ifThere(views::find);
    }

    @Override
    public void stage(int step) {
        ifThere(() -> playhead.set(views.moves().stage(step)));
    }

    @Override
    public void arrow(int step) {
        ifThere(() -> playhead.set(views.moves().arrow(step)));
    }

    private void ifThere(Runnable action) {
        if (views != null) {
            action.run();
        }
    }
}
