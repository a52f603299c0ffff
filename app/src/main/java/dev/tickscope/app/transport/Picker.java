package dev.tickscope.app.transport;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/** A caption over the chosen value, and a menu of what else there is. */
final class Picker<T> extends MenuButton {
    private static final double NARROW = 88;
    private static final double NARROWEST = 64;

    private final Label value = new Label();
    private final String caption;
    private final Function<T, String> title;

    Picker(String id, String caption, Function<T, String> title) {
        this.caption = caption;
        this.title = title;
        setId(id);
        Label above = new Label(caption);
        above.getStyleClass().add("caption");
        value.getStyleClass().add("picker-value");
        value.setMaxWidth(160);
        value.setMinWidth(0);
        VBox content = new VBox(above, value);
        content.getStyleClass().add("picker-content");
        setGraphic(content);
        getStyleClass().add("picker");
        setMinWidth(NARROW);
    }

    /** In a narrow window it takes less, and its tooltip has the rest. */
    void narrow(boolean now) {
        setMinWidth(now ? NARROWEST : NARROW);
    }

    /** Shows what is chosen, without acting. */
    void show(T chosen) {
        String text = chosen == null ? "none" : title.apply(chosen);
        value.setText(text);
        setTooltip(new Tooltip(caption + ": " + text));
        setAccessibleText(caption + ": " + text);
        for (MenuItem item : getItems()) {
            if (item instanceof RadioMenuItem radio) {
                radio.setSelected(chosen != null && radio.getUserData() == chosen);
            }
        }
    }

    /** Fills the menu. @param further items below the choices, such as "Open file…" */
    void choices(List<? extends T> choices, T chosen, Consumer<T> choose, MenuItem... further) {
        getItems().clear();
        for (T choice : choices) {
            RadioMenuItem item = new RadioMenuItem(title.apply(choice));
            item.setMnemonicParsing(false);
            item.setUserData(choice);
            item.setOnAction(event -> {
                item.setSelected(true);
                choose.accept(choice);
            });
            getItems().add(item);
        }
        if (further.length > 0) {
            getItems().add(new SeparatorMenuItem());
            getItems().addAll(further);
        }
        show(chosen);
    }
}
