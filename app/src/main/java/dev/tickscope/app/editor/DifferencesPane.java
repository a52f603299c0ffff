package dev.tickscope.app.editor;

import dev.tickscope.core.contract.ContractDraft.Difference;
import dev.tickscope.timeline.pacing.Copying;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Every policy that differs, in words. Enter or a double click goes to it; all of it is copied as text. */
final class DifferencesPane extends VBox {
    private final EditorViewModel model;
    private final ListView<Difference> list = new ListView<>();
    private final Label against = new Label();
    private final Button copy = new Button("Copy");
    private final HBox head;

    /** @param goTo goes to a policy by its key */
    DifferencesPane(EditorViewModel model, Consumer<String> goTo) {
        this.model = model;
        getStyleClass().add("differences-pane");
        list.setId("differences");
        list.setAccessibleText("What differs");
        list.setPlaceholder(new Label("Nothing differs."));
        list.setCellFactory(view -> new Words());
        list.setMinHeight(0);
        VBox.setVgrow(list, Priority.ALWAYS);
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                go(goTo);
            }
        });
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                go(goTo);
                event.consume();
            } else if (Copying.KEYS.match(event)) {
                Copying.put(model.differencesText());
                event.consume();
            }
        });
        against.getStyleClass().add("caption");
        copy.setId("copyDifferences");
        copy.setOnAction(event -> Copying.put(model.differencesText()));
        head = new HBox(against, copy);
        head.getStyleClass().add("preview-head");
        getChildren().add(list);
    }

    /** What stands in the head while this shows. */
    Node headControls() {
        return head;
    }

    private void go(Consumer<String> goTo) {
        Difference chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            goTo.accept(chosen.key());
        }
    }

    /** Shows the draft. */
    void refresh() {
        list.getItems().setAll(model.draft().differences());
        against.setText("Compared with " + model.draft().baseTitle());
        copy.setDisable(list.getItems().isEmpty());
    }

    private static final class Words extends ListCell<Difference> {
        @Override
        protected void updateItem(Difference difference, boolean empty) {
            super.updateItem(difference, empty);
            setText(empty || difference == null ? null : difference.words());
            setWrapText(true);
            setPrefWidth(0);
        }
    }
}
