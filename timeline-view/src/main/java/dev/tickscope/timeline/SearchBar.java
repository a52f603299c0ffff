package dev.tickscope.timeline;

import dev.tickscope.core.session.Playhead;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The search field of the timeline's header: Enter jumps and goes on to the next hit, Shift+Enter to the one before, Esc closes. */
final class SearchBar extends HBox {
    private final TextField field = new TextField();
    private final Label words = new Label();
    private final BiFunction<String, Integer, TimelineSearch.Result> search;
    private final Consumer<Playhead> jump;
    private final Runnable closed;
    /** What the words tell of, or nothing if it was typed since. */
    private String found = "";

    /** @param search by text and step. @param closed told when it is closed by its user */
    SearchBar(BiFunction<String, Integer, TimelineSearch.Result> search, Consumer<Playhead> jump, Runnable closed) {
        this.search = search;
        this.jump = jump;
        this.closed = closed;
        setAlignment(Pos.CENTER_LEFT);
        setSpacing(4);
        field.setId("timelineSearch");
        field.getStyleClass().add("ts-search");
        field.setPromptText("frame 512, tick 431, 7.39 s, an object");
        field.setPrefWidth(190);
        field.setMinWidth(90);
        field.setAccessibleText("Find a frame, tick, time or object");
        field.textProperty().addListener(observable -> tell("", ""));
        field.setOnAction(event -> go(1));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        words.setId("searchWords");
        words.getStyleClass().add("ts-range");
        words.setMinWidth(0);
        getChildren().addAll(field, button("‹", "searchPrevious", "Previous hit (Shift+Enter)", () -> go(-1)),
                button("›", "searchNext", "Next hit (Enter)", () -> go(1)), button("×", "searchClose", "Close the search (Esc)", this::close), words);
        setVisible(false);
        setManaged(false);
    }

    private static Button button(String text, String id, String tip, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.getStyleClass().setAll("ts-chip", "ts-small");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(tip));
        button.setAccessibleText(tip);
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            close();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && event.isShiftDown()) {
            go(-1);
            event.consume();
        }
    }

    /** Opens it, with what was searched last selected. */
    void open() {
        setVisible(true);
        setManaged(true);
        field.requestFocus();
        field.selectAll();
    }

    private void close() {
        setVisible(false);
        setManaged(false);
        closed.run();
    }

    private void go(int step) {
        String asked = field.getText();
        TimelineSearch.Result result = search.apply(asked, found.equals(asked) && !asked.isEmpty() ? step : 0);
        tell(result.words(), result.found() ? asked : "");
        if (result.found()) {
            jump.accept(result.playhead());
        }
    }

    private void tell(String text, String of) {
        found = of;
        words.setText(text);
        words.setTooltip(text.isEmpty() ? null : new Tooltip(text));
    }
}
