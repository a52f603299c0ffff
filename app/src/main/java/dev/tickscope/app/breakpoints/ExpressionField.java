package dev.tickscope.app.breakpoints;

import dev.tickscope.core.expression.Completion;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.Popup;
import javafx.stage.Screen;

/** A field for the condition language: it is checked while somebody types, and a list offers what may stand at the caret. */
public final class ExpressionField extends TextField {
    private static final int ROWS = 8;
    private static final double ROW_HEIGHT = 24;
    private static final double LIST_WIDTH = 320;

    private final Popup popup = new Popup();
    private final ListView<Completion.Item> list = new ListView<>();
    private final ReadOnlyStringWrapper complaint = new ReadOnlyStringWrapper("");
    private ConditionCheck check;

    /** @param help what the field is for, for a screen reader */
    public ExpressionField(String id, String prompt, String help) {
        setId(id);
        setPromptText(prompt);
        setAccessibleText(help);
        getStyleClass().add("mono");
        list.setId(id + "Offers");
        list.getStyleClass().add("offers");
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW_HEIGHT);
        list.setPrefWidth(LIST_WIDTH);
        list.setCellFactory(view -> new OfferCell());
        list.setOnMouseClicked(event -> accept());
        popup.getContent().add(list);
        popup.setAutoHide(true);
        popup.setHideOnEscape(false);
        textProperty().addListener((observable, before, now) -> checkText());
        focusedProperty().addListener((observable, before, now) -> popup.hide());
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        addEventHandler(KeyEvent.KEY_TYPED, event -> {
            if (!event.isControlDown() && !event.getCharacter().isEmpty() && event.getCharacter().charAt(0) >= ' ') {
                // The character is in the text only after this event.
                Platform.runLater(this::offer);
            }
        });
    }

    /** The language with the names of a session. */
    public void setCheck(ConditionCheck newCheck) {
        check = newCheck;
        checkText();
    }

    /** What is wrong with the text; empty if nothing. */
    public ReadOnlyStringProperty complaint() {
        return complaint.getReadOnlyProperty();
    }

    private void checkText() {
        complaint.set(check == null ? "" : check.complaint(getText()));
        getStyleClass().remove("wrong");
        if (!complaint.get().isEmpty()) {
            getStyleClass().add("wrong");
        }
        setAccessibleHelp(complaint.get());
    }

    private void key(KeyEvent event) {
        KeyCode code = event.getCode();
        if (event.isControlDown() && code == KeyCode.SPACE) {
            offer();
            event.consume();
        } else if (popup.isShowing()) {
            boolean used = true;
            switch (code) {
                case DOWN -> choose(list.getSelectionModel().getSelectedIndex() + 1);
                case UP -> choose(list.getSelectionModel().getSelectedIndex() - 1);
                case TAB -> accept();
                case ENTER -> used = acceptChosen();
                case ESCAPE, LEFT, RIGHT -> popup.hide();
                default -> used = false;
            }
            if (used && code != KeyCode.LEFT && code != KeyCode.RIGHT) {
                event.consume();
            }
        }
    }

    private void choose(int index) {
        int last = list.getItems().size() - 1;
        int wanted = Math.max(0, Math.min(last, index));
        list.getSelectionModel().select(wanted);
        list.scrollTo(wanted);
    }

    /** Enter takes an offer only if somebody went to it; else it is the form's. */
    private boolean acceptChosen() {
        if (list.getSelectionModel().getSelectedIndex() < 0) {
            popup.hide();
            return false;
        }
        accept();
        return true;
    }

    private void offer() {
        if (check == null || !isFocused()) {
            return;
        }
        Completion offered = check.complete(getText(), getCaretPosition());
        String typed = getText().substring(offered.from(), Math.min(offered.to(), getText().length()));
        boolean whole = offered.items().size() == 1 && offered.items().get(0).text().equals(typed);
        if (offered.items().isEmpty() || whole) {
            popup.hide();
            return;
        }
        list.getItems().setAll(offered.items());
        list.getSelectionModel().clearSelection();
        double height = Math.min(ROWS, list.getItems().size()) * ROW_HEIGHT + 10;
        list.setPrefHeight(height);
        popup.getScene().getStylesheets().setAll(getScene().getStylesheets());
        Bounds place = localToScreen(getBoundsInLocal());
        if (place != null) {
            // Over the field where there is no room below it.
            boolean below = place.getMaxY() + 2 + height <= Screen.getPrimary().getVisualBounds().getMaxY();
            popup.show(this, place.getMinX(), below ? place.getMaxY() + 2 : place.getMinY() - height - 2);
        }
    }

    private void accept() {
        Completion.Item item = list.getSelectionModel().getSelectedItem();
        item = item == null && !list.getItems().isEmpty() ? list.getItems().get(0) : item;
        popup.hide();
        if (item != null) {
            Completion place = check.complete(getText(), getCaretPosition());
            replaceText(place.from(), place.to(), item.text());
        }
    }

    /** The text to put there, and in a few words what it means. */
    private static final class OfferCell extends ListCell<Completion.Item> {
        private final Label text = new Label();
        private final Label meaning = new Label();
        private final HBox both = new HBox(8, text, meaning);

        OfferCell() {
            text.getStyleClass().add("mono");
            text.setMinWidth(Region.USE_PREF_SIZE);
            meaning.getStyleClass().add("caption");
            HBox.setHgrow(meaning, Priority.ALWAYS);
            both.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Completion.Item item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                return;
            }
            text.setText(item.text());
            meaning.setText(item.meaning());
            setGraphic(both);
        }
    }
}
