package dev.tickscope.app.shell;

import dev.tickscope.app.command.AppCommand;
import dev.tickscope.app.command.CommandSearch;
import dev.tickscope.app.command.KeyTable;
import java.util.List;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** All commands in one list that narrows while somebody types. Enter runs the selected one; one that cannot be run says why. */
final class Palette extends VBox {
    private static final PseudoClass UNABLE = PseudoClass.getPseudoClass("unable");
    private static final double ROW = 32;
    private static final int ROWS = 12;
    private static final int PAGE = 8;

    private final List<AppCommand> all;
    private final KeyTable keys;
    private final Runnable close;
    private final TextField entry = new TextField();
    private final ListView<AppCommand> list = new ListView<>();
    private final Label why = new Label();

    /** @param close takes the palette away; a command runs after that */
    Palette(List<AppCommand> all, KeyTable keys, Runnable close) {
        this.all = all;
        this.keys = keys;
        this.close = close;
        getStyleClass().addAll("sheet", "palette");
        setId("palette");
        setMaxSize(640, Region.USE_PREF_SIZE);
        setAccessibleText("Commands");
        entry.setId("paletteEntry");
        entry.setPromptText("Type a command, a menu or a key");
        entry.setAccessibleText("Find a command");
        StackPane top = new StackPane(entry);
        top.getStyleClass().add("palette-entry");
        list.setId("paletteList");
        list.setAccessibleText("Commands");
        list.setFixedCellSize(ROW);
        list.setPrefHeight(ROWS * ROW);
        list.setMinHeight(3 * ROW);
        list.setFocusTraversable(false);
        list.setPlaceholder(new Label("No command has all these words"));
        list.setCellFactory(view -> new Row());
        VBox.setVgrow(list, Priority.ALWAYS);
        why.setId("paletteWhy");
        why.getStyleClass().add("palette-why");
        HBox foot = new HBox(why);
        foot.getStyleClass().add("sheet-foot");
        foot.setMinHeight(36);
        getChildren().addAll(top, list, foot);
        entry.textProperty().addListener((observable, before, now) -> find(now));
        entry.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        list.getSelectionModel().selectedItemProperty().addListener((observable, before, now) -> tell(now));
        list.setOnMouseClicked(event -> run());
        find("");
    }

    TextField entry() {
        return entry;
    }

    private void find(String typed) {
        list.getItems().setAll(CommandSearch.find(all, keys, typed));
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
        tell(list.getSelectionModel().getSelectedItem());
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case UP -> move(-1);
            case DOWN -> move(1);
            case PAGE_UP -> move(-PAGE);
            case PAGE_DOWN -> move(PAGE);
            case ENTER -> run();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void move(int rows) {
        int last = list.getItems().size() - 1;
        int to = Math.max(0, Math.min(last, list.getSelectionModel().getSelectedIndex() + rows));
        if (last >= 0) {
            list.getSelectionModel().select(to);
            list.scrollTo(Math.max(0, to - ROWS / 2));
        }
    }

    /** What the foot says is also what a screen reader hears of the field, which keeps the focus. */
    private void tell(AppCommand command) {
        String reason = command == null ? null : command.whyNot();
        why.setText(command == null ? "" : reason == null ? "Enter runs it" : "Not now: " + reason);
        entry.setAccessibleHelp(command == null ? "No command" : words(command));
    }

    private String words(AppCommand command) {
        String shown = keys.words(command.id());
        String reason = command.whyNot();
        return command.title() + ", " + command.groupWords() + (shown.isEmpty() ? "" : ", " + shown) + (reason == null ? "" : ", not now: " + reason);
    }

    private void run() {
        AppCommand command = list.getSelectionModel().getSelectedItem();
        if (command != null && command.whyNot() == null) {
            close.run();
            // The focus is back by then where it was, and the command finds the window as usual.
            Platform.runLater(command::run);
        }
    }

    /** Title, menu, and at the right the key, or why not. */
    private final class Row extends ListCell<AppCommand> {
        private final Label title = label("title");
        private final Label group = label("group");
        private final Label reason = label("why");
        private final Label key = label("kbd");
        private final HBox box;

        Row() {
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            title.setMinWidth(USE_PREF_SIZE);
            key.setMinWidth(USE_PREF_SIZE);
            reason.setMinWidth(0);
            box = new HBox(title, group, gap, reason, key);
            box.getStyleClass().add("palette-row");
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setPrefWidth(0);
        }

        private static Label label(String style) {
            Label label = new Label();
            label.getStyleClass().add(style);
            return label;
        }

        @Override
        protected void updateItem(AppCommand command, boolean empty) {
            super.updateItem(command, empty);
            boolean none = empty || command == null;
            setGraphic(none ? null : box);
            if (none) {
                pseudoClassStateChanged(UNABLE, false);
                setAccessibleText(null);
                return;
            }
            String whyNot = command.whyNot();
            pseudoClassStateChanged(UNABLE, whyNot != null);
            title.setText(command.title() + (command.on() != null && command.on().getAsBoolean() ? "  ✓" : ""));
            group.setText(command.groupWords());
            reason.setText(whyNot == null ? "" : whyNot);
            key.setText(keys.words(command.id()));
            setAccessibleText(words(command));
        }
    }
}
