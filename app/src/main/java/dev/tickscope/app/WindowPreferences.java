package dev.tickscope.app;

import dev.tickscope.app.command.Commands;
import dev.tickscope.app.command.KeyScheme;
import dev.tickscope.app.command.KeyTable;
import dev.tickscope.app.settings.Preferences;
import dev.tickscope.app.shell.KeyMap;
import dev.tickscope.app.shell.PreferencesSheet;
import dev.tickscope.app.shell.Scaler;
import dev.tickscope.app.shell.StatusBar;
import dev.tickscope.app.theme.Motion;
import dev.tickscope.app.theme.SystemLook;
import dev.tickscope.app.theme.Theme;
import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.app.transport.TransportBar;
import javafx.scene.Scene;

/** Makes the window look and act as was chosen, at once, and keeps the choice. */
final class WindowPreferences implements PreferencesSheet.Actions {
    private final Preferences preferences;
    private final Commands commands;
    private final StatusBar status;
    private Scene scene;
    private Scaler scaler;
    private SystemLook system;
    private KeyTable keys;
    private KeyMap keyMap;
    private TransportBar transport;
    private Views views;

    WindowPreferences(Preferences preferences, Commands commands, StatusBar status) {
        this.preferences = preferences;
        this.commands = commands;
        this.status = status;
        this.system = preferences.system();
        useKeys();
    }

    /** The look of the window, before its panels are there. */
    void begin(Scene newScene, Scaler newScaler) {
        scene = newScene;
        scaler = newScaler;
        look();
    }

    private void look() {
        dress();
        scaler.setPercent(preferences.scale());
        status.setReadout(preferences.readout());
    }

    /** The panels are there. */
    void attach(KeyMap newKeyMap, TransportBar newTransport, Views newViews) {
        keyMap = newKeyMap;
        transport = newTransport;
        views = newViews;
        useKeys();
        views.setReducedMotion(preferences.motion().reduced(system));
    }

    /** What the system says about looks is known now, or has changed. */
    void systemLooks(SystemLook look) {
        SystemLook known = look.or(system);
        if (!known.equals(system)) {
            system = known;
            preferences.system(known);
            dress();
        }
    }

    private void dress() {
        Theme theme = preferences.theme().theme(system);
        theme.apply(scene);
        if (views != null) {
            views.setReducedMotion(preferences.motion().reduced(system));
        }
    }

    private void useKeys() {
        keys = new KeyTable(commands, preferences.keys(), preferences.menuKey());
        if (keyMap != null) {
            keyMap.use(keys);
            transport.keys(keys);
        }
    }

    /** Which key does what. */
    KeyTable keyTable() {
        return keys;
    }

    @Override
    public Preferences preferences() {
        return preferences;
    }

    @Override
    public void theme(ThemeChoice choice) {
        preferences.theme(choice);
        dress();
    }

    @Override
    public void scale(int percent) {
        preferences.scale(percent);
        scaler.setPercent(preferences.scale());
    }

    @Override
    public void motion(Motion motion) {
        preferences.motion(motion);
        dress();
    }

    @Override
    public void keys(KeyScheme scheme) {
        preferences.keys(scheme);
        useKeys();
    }

    @Override
    public void menuKey(boolean on) {
        preferences.menuKey(on);
        useKeys();
    }

    @Override
    public void readout(boolean on) {
        preferences.readout(on);
        status.setReadout(on);
    }

    @Override
    public void reset() {
        preferences.reset();
        look();
        useKeys();
    }
}
