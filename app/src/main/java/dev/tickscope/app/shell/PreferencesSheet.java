package dev.tickscope.app.shell;

import dev.tickscope.app.command.KeyScheme;
import dev.tickscope.app.settings.Preferences;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.theme.Motion;
import dev.tickscope.app.theme.ThemeChoice;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The preferences. Each acts at once and is kept; a button brings back what was there at first. */
public final class PreferencesSheet extends GridPane {
    /** What the preferences do. */
    public interface Actions {
        /** What is chosen now. */
        Preferences preferences();

        void theme(ThemeChoice choice);

        void scale(int percent);

        void motion(Motion motion);

        void keys(KeyScheme scheme);

        /** Leaves Shift+F10 to context menus, or takes it back. */
        void menuKey(boolean on);

        void readout(boolean on);

        /** Everything as at first. */
        void reset();
    }

    private static final int SCALE_STEP = 5;

    private final Actions actions;
    private final ComboBox<ThemeChoice> theme = choice("themeChoice", "Theme", List.of(ThemeChoice.values()), ThemeChoice::title);
    private final Slider scale = slider("scaleChoice", "Size of the window's content in percent", Settings.SMALLEST_SCALE, Settings.LARGEST_SCALE, SCALE_STEP);
    private final Label percent = value();
    private final ComboBox<Motion> motion = choice("motionChoice", "Motion", List.of(Motion.values()), Motion::title);
    private final ComboBox<KeyScheme> keys = choice("keysChoice", "Keys", List.of(KeyScheme.values()), KeyScheme::title);
    private final CheckBox menuKey = new CheckBox("Shift+F10 opens context menus; Ctrl+F11 steps a frame");
    private final CheckBox readout = new CheckBox("Show slowed and held time, where the contract tells it");
    private final Slider history = slider("historyChoice", "History a session keeps in megabytes", Preferences.LEAST_HISTORY, Preferences.MOST_HISTORY,
            Preferences.HISTORY_STEP);
    private final Label megabytes = value();
    private final Button clearRecent = new Button("Forget recent files");
    private final Label recentNote = note("");
    private boolean showing;

    PreferencesSheet(Actions actions, Settings settings) {
        this.actions = actions;
        setHgap(16);
        setVgap(8);
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(120);
        ColumnConstraints values = new ColumnConstraints();
        values.setHgrow(Priority.ALWAYS);
        getColumnConstraints().addAll(names, values);
        menuKey.setId("menuKeyChoice");
        readout.setId("readoutChoice");
        clearRecent.setId("clearRecent");
        row("Theme", theme, "High contrast draws borders twice as strong and patterns in full.");
        row("Size", withValue(scale, percent), "Text, tables, timeline and scene together. Where the window is too small it scrolls.");
        row("Motion", motion, "Reduced: changed values do not flash.");
        row("Keys", keys, "Whose keys steer the run; ? lists them.");
        row("", menuKey, null);
        row("History", withValue(history, megabytes), "Memory for the rows of a session. It holds for sessions that start from now on.");
        row("Status line", readout, null);
        add(new HBox(12, clearRecent, recentNote), 1, getRowCount());
        listen(settings);
        show();
        countRecent(settings);
    }

    private void listen(Settings settings) {
        theme.valueProperty().addListener((observable, before, now) -> chosen(now, actions::theme));
        motion.valueProperty().addListener((observable, before, now) -> chosen(now, actions::motion));
        keys.valueProperty().addListener((observable, before, now) -> chosen(now, actions::keys));
        menuKey.selectedProperty().addListener((observable, before, now) -> chosen(now, actions::menuKey));
        readout.selectedProperty().addListener((observable, before, now) -> chosen(now, actions::readout));
        scale.valueProperty().addListener((observable, before, now) -> percent.setText(stepped(scale, SCALE_STEP) + " %"));
        // While the slider is dragged its own size would change under the pointer.
        scale.valueProperty().addListener((observable, before, now) -> scaled());
        scale.valueChangingProperty().addListener((observable, before, now) -> scaled());
        history.valueProperty().addListener((observable, before, now) -> {
            megabytes.setText(stepped(history, Preferences.HISTORY_STEP) + " MB");
            chosen(stepped(history, Preferences.HISTORY_STEP), actions.preferences()::history);
        });
        clearRecent.setOnAction(event -> {
            settings.clearRecentFiles();
            countRecent(settings);
        });
    }

    private void scaled() {
        if (!scale.isValueChanging()) {
            chosen(stepped(scale, SCALE_STEP), actions::scale);
        }
    }

    private <T> void chosen(T value, Consumer<T> action) {
        if (!showing && value != null) {
            action.accept(value);
        }
    }

    private static int stepped(Slider slider, int step) {
        return (int) Math.round(slider.getValue() / step) * step;
    }

    /** Shows what is chosen. */
    private void show() {
        showing = true;
        Preferences now = actions.preferences();
        theme.setValue(now.theme());
        scale.setValue(now.scale());
        percent.setText(now.scale() + " %");
        motion.setValue(now.motion());
        keys.setValue(now.keys());
        menuKey.setSelected(now.menuKey());
        readout.setSelected(now.readout());
        history.setValue(now.history());
        megabytes.setText(now.history() + " MB");
        showing = false;
    }

    private void countRecent(Settings settings) {
        int count = settings.recentFiles().size();
        recentNote.setText(count == 0 ? "No recent files" : count == 1 ? "1 file is remembered" : count + " files are remembered");
        clearRecent.setDisable(count == 0);
    }

    /** What has the focus at first. */
    Node first() {
        return theme;
    }

    /** The button for the sheet's foot. */
    Node resetButton() {
        Button reset = new Button("Defaults");
        reset.setId("resetPreferences");
        reset.setAccessibleHelp("All of these as they were at first");
        reset.setOnAction(event -> {
            actions.reset();
            show();
        });
        return reset;
    }

    private void row(String name, Node control, String note) {
        Label label = new Label(name);
        label.setLabelFor(control instanceof HBox box ? box.getChildren().get(0) : control);
        label.setMinHeight(24);
        GridPane.setValignment(label, VPos.TOP);
        addRow(getRowCount(), label, control);
        if (note != null) {
            add(note(note), 1, getRowCount());
        }
    }

    private static Label note(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("preference-note");
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    private static Label value() {
        Label label = new Label();
        label.getStyleClass().add("mono");
        label.setMinWidth(64);
        return label;
    }

    private static HBox withValue(Slider slider, Label value) {
        HBox.setHgrow(slider, Priority.ALWAYS);
        HBox box = new HBox(12, slider, value);
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }

    private static Slider slider(String id, String words, int least, int most, int step) {
        Slider slider = new Slider(least, most, least);
        slider.setId(id);
        slider.setAccessibleText(words);
        slider.setBlockIncrement(step);
        slider.setMajorTickUnit(step);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        return slider;
    }

    private static <T> ComboBox<T> choice(String id, String words, List<T> values, Function<T, String> title) {
        ComboBox<T> box = Choices.of(id, words, values, title);
        box.setPrefWidth(200);
        box.setMaxWidth(Region.USE_PREF_SIZE);
        return box;
    }
}
