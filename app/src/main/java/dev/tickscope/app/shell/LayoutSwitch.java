package dev.tickscope.app.shell;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The layouts at the right of the menu row, one of them on; and the same as a menu. */
final class LayoutSwitch extends HBox {
    private final Map<LayoutChoice, RadioButton> buttons = new EnumMap<>(LayoutChoice.class);
    private final Map<LayoutChoice, RadioMenuItem> items = new EnumMap<>(LayoutChoice.class);
    private final Menu menu = new Menu("Layout");

    LayoutSwitch(Consumer<LayoutChoice> choose) {
        getStyleClass().add("layout-switch");
        setAlignment(Pos.CENTER_RIGHT);
        setPickOnBounds(false);
        setMaxWidth(Region.USE_PREF_SIZE);
        Label caption = new Label("Layout");
        caption.getStyleClass().add("caption");
        HBox segments = new HBox();
        segments.getStyleClass().add("layout-segments");
        segments.setAlignment(Pos.CENTER);
        ToggleGroup group = new ToggleGroup();
        for (LayoutChoice choice : LayoutChoice.values()) {
            RadioButton button = new RadioButton(choice.title());
            button.setId("layout" + choice.title());
            button.getStyleClass().setAll("layout-segment");
            button.setToggleGroup(group);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(event -> choose.accept(choice));
            KeyCombination keys = new KeyCodeCombination(choice.key(), KeyCombination.CONTROL_DOWN);
            button.setTooltip(new Tooltip(choice.title() + " layout (" + keys.getDisplayText() + ")"));
            buttons.put(choice, button);
            segments.getChildren().add(button);
            RadioMenuItem item = new RadioMenuItem(choice.title());
            item.setAccelerator(keys);
            item.setOnAction(event -> choose.accept(choice));
            items.put(choice, item);
            menu.getItems().add(item);
        }
        getChildren().addAll(caption, segments);
    }

    Menu menu() {
        return menu;
    }

    /** Marks the layout that shows. */
    void mark(LayoutChoice shown) {
        buttons.forEach((choice, button) -> button.setSelected(choice == shown));
        items.forEach((choice, item) -> item.setSelected(choice == shown));
    }
}
