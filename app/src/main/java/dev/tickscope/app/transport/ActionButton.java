package dev.tickscope.app.transport;

import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * A button of the transport bar: icon, words and key. The key and then the words can be left out where there is little room; the
 * accessible text and the tooltip keep both. The tooltip belongs to a pane around it, so a disabled button still says why.
 */
final class ActionButton extends StackPane {
    private final Button button = new Button();
    private final Tooltip tooltip = new Tooltip();
    private final String words;
    private final Label key = new Label();
    private String keys;
    private String explanation;
    private String whyNot;
    private boolean described;
    private final BooleanProperty showWords = new SimpleBooleanProperty(true);
    private final BooleanProperty showKeys = new SimpleBooleanProperty(true);

    ActionButton(String id, Node icon, String words, String keys, String explanation, Runnable action) {
        this.words = words;
        this.keys = keys;
        this.explanation = explanation;
        Label label = new Label(words);
        label.getStyleClass().add("action-words");
        key.setText(keys);
        key.getStyleClass().add("kbd");
        for (Label part : new Label[] {label, key}) {
            part.setMinWidth(Region.USE_PREF_SIZE);
            part.managedProperty().bind(part.visibleProperty());
        }
        label.visibleProperty().bind(showWords);
        key.visibleProperty().bind(Bindings.and(showWords, showKeys));
        HBox content = new HBox(icon, label, key);
        content.setAlignment(Pos.CENTER);
        content.getStyleClass().add("action-content");
        button.setId(id);
        button.setGraphic(content);
        button.getStyleClass().add("action");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        // The ring of a focused button lies over its neighbour.
        button.focusedProperty().addListener((observable, before, now) -> setViewOrder(now ? -1 : 0));
        getChildren().add(button);
        setMinWidth(Region.USE_PREF_SIZE);
        Tooltip.install(this, tooltip);
        able(null);
    }

    Button button() {
        return button;
    }

    BooleanProperty showWords() {
        return showWords;
    }

    BooleanProperty showKeys() {
        return showKeys;
    }

    /** Enables it, or disables it with a reason. */
    void able(String reason) {
        if (Objects.equals(reason, whyNot) && described) {
            return;
        }
        described = true;
        whyNot = reason;
        button.setDisable(reason != null);
        describe();
    }

    /** Another key does the same. */
    void keys(String newKeys) {
        keys = newKeys;
        key.setText(newKeys);
        describe();
    }

    /** What it does, for the tooltip. */
    void explain(String text) {
        if (text.equals(explanation)) {
            return;
        }
        explanation = text;
        describe();
    }

    private void describe() {
        String help = whyNot == null ? explanation : whyNot;
        tooltip.setText(words + " (" + keys + ")\n" + help);
        button.setAccessibleText(words + ", " + keys);
        button.setAccessibleHelp(help);
    }

    /** Whether it is the one filled button. */
    void primary(boolean now) {
        style("primary", now);
    }

    /** Whether what it stands for is going on. */
    void on(boolean now) {
        style("on", now);
    }

    private void style(String name, boolean now) {
        if (now != button.getStyleClass().contains(name)) {
            if (now) {
                button.getStyleClass().add(name);
            } else {
                button.getStyleClass().remove(name);
            }
        }
    }
}
