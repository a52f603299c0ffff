package dev.tickscope.app.shell;

import dev.tickscope.app.command.Commands;
import dev.tickscope.app.command.KeyTable;
import dev.tickscope.app.settings.Settings;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What can be shown over the window: the commands, the keys, the preferences, and what the program is. */
public final class Sheets {
    private final Overlay overlay;
    private final Commands commands;

    public Sheets(Overlay overlay, Commands commands) {
        this.overlay = overlay;
        this.commands = commands;
    }

    /** All commands, to be found and run. */
    public void palette(KeyTable keys) {
        Palette palette = new Palette(commands.all(), keys, overlay::hide);
        overlay.show(palette, palette.entry(), () -> { });
    }

    /** The list of keys. */
    public void keys(KeyTable keys, String scheme) {
        show(new Sheet("keySheet", "Keys: " + scheme, 620, new KeySheet(commands, keys), overlay::hide));
    }

    /** The preferences. @param kept told when they are closed */
    public void preferences(PreferencesSheet.Actions actions, Settings settings, Runnable kept) {
        PreferencesSheet form = new PreferencesSheet(actions, settings);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button done = new Button("Close");
        done.setId("donePreferences");
        done.setOnAction(event -> overlay.hide());
        overlay.show(new Sheet("preferences", "Preferences", 560, form, overlay::hide, form.resetButton(), gap, done), form.first(), kept);
    }

    /** Says what the program is. */
    public void about() {
        Label name = new Label("Tickscope");
        name.getStyleClass().add("about-name");
        Label text = new Label("A visual clock debugger and inspector for game loops.\n\n"
                + "Apache License 2.0. Fonts: Inter and JetBrains Mono, SIL Open Font License 1.1.\n"
                + "Java " + Runtime.version().feature() + ", JavaFX " + System.getProperty("javafx.runtime.version", "unknown"));
        text.setWrapText(true);
        show(new Sheet("about", "About Tickscope", 480, new VBox(8, name, text), overlay::hide));
    }

    /** Something to read: a title and text. */
    public void tell(String title, String words) {
        Label text = new Label(words);
        text.setId("told");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        show(new Sheet("details", title, 520, new VBox(text), overlay::hide));
    }

    /** Asks for a name; nothing happens without one. */
    public void ask(String title, String prompt, Consumer<String> named) {
        TextField field = new TextField();
        field.setId("askedName");
        field.setPromptText(prompt);
        field.setAccessibleText(prompt);
        Button save = new Button("Save");
        save.setId("saveName");
        save.disableProperty().bind(Bindings.createBooleanBinding(() -> field.getText().isBlank(), field.textProperty()));
        save.setOnAction(event -> {
            overlay.hide();
            named.accept(field.getText().strip());
        });
        field.setOnAction(event -> save.fire());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        overlay.show(new Sheet("ask", title, 360, new VBox(field), overlay::hide, gap, save), field, () -> { });
    }

    private void show(Sheet sheet) {
        Node first = sheet.closeButton();
        overlay.show(sheet, first, () -> { });
    }
}
