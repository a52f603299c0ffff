package dev.tickscope.app.editor;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Asks, in the place of the sheet's foot, before something is lost. */
final class LeaveQuestion extends HBox {
    private final Label words = new Label();
    private final Button stay = new Button("Keep editing");
    private final Button discard = new Button("Discard changes");
    private Runnable go = () -> { };
    private Node before;

    LeaveQuestion() {
        getStyleClass().addAll("sheet-foot", "leave-question");
        setId("leaveQuestion");
        setMinHeight(USE_PREF_SIZE);
        words.setWrapText(true);
        words.setMinWidth(0);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        stay.setId("keepEditing");
        stay.setMinWidth(Region.USE_PREF_SIZE);
        stay.setOnAction(event -> stay());
        discard.setId("discardChanges");
        discard.setMinWidth(Region.USE_PREF_SIZE);
        discard.setOnAction(event -> {
            setVisible(false);
            go.run();
        });
        getChildren().addAll(words, stay, discard);
    }

    /** @param from what gets the focus back @param action what happens if nobody minds */
    void ask(String question, Node from, Runnable action) {
        words.setText(question);
        stay.setAccessibleHelp(question);
        before = from;
        go = action;
        setVisible(true);
        stay.requestFocus();
    }

    /** Nothing is lost. */
    void stay() {
        setVisible(false);
        if (before != null) {
            before.requestFocus();
        }
    }
}
