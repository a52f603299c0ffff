package dev.tickscope.app.tabs;

import dev.tickscope.app.table.DataTable;
import dev.tickscope.app.table.TableAction;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.table.Column;
import dev.tickscope.timeline.table.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * The tab with the game's actions: presses and holds them, and tells what became of it. Keys reach the game only while its key area has
 * the focus.
 */
public final class InputPanel extends VBox {
    private static final int KEYS = 9;

    private final Consumer<Command> submit;
    private final List<ActionRow> actions = new ArrayList<>();
    private final DataTable<ActionRow> table = new DataTable<>("inputTable", "This sample has no input.", "Actions",
            Rows.of(actions, row -> row.line().action()));
    private final Label keys = new Label();
    private final boolean[] keyDown = new boolean[KEYS];
    private Label count = new Label();
    private SessionInfo info;
    private InputLines lines;
    private long releases = -1;
    private Moment shown;
    /** While the past is shown nothing can be pressed in it. */
    private final BooleanProperty looksBack = new SimpleBooleanProperty();

    /** @param submit takes commands for the session */
    public InputPanel(Consumer<Command> submit) {
        this.submit = submit;
        getStyleClass().add("input-panel");
        TableColumn<ActionRow, InputLine> buttons = new TableColumn<>("Press, hold");
        buttons.setCellValueFactory(row -> row.getValue().lineProperty());
        buttons.setCellFactory(column -> new ActionCell());
        column("Action", 120, InputLine::name);
        table.controls(buttons, 136);
        column("Device", 80, line -> line.held() ? "held" : "up");
        column("Waiting", 80, line -> line.waiting() == 0 ? "–" : line.waiting() + (line.waiting() == 1 ? " edge" : " edges"));
        column("Last told", 200, InputLine::lastSeen);
        table.onMain(false, row -> hold(actions.get(row).line()));
        table.actions(TableAction.of("Hold or let go", "", () -> table.selected() != null && !looksBack.get(), () -> hold(table.selected().line())));
        VBox.setVgrow(table, Priority.ALWAYS);
        keys.setId("gameKeys");
        keys.getStyleClass().add("game-keys");
        keys.setMaxWidth(Double.MAX_VALUE);
        keys.setMinHeight(28);
        keys.setFocusTraversable(true);
        keys.setTooltip(new Tooltip("While this has the focus, the digits go to the game. All other keys stay with the debugger."));
        keys.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> keys.requestFocus());
        keys.addEventHandler(KeyEvent.ANY, this::key);
        keys.focusedProperty().addListener((observable, before, now) -> releaseKeys());
        getChildren().addAll(table, keys);
    }

    private void column(String title, double width, Function<InputLine, String> words) {
        table.column(Column.words(title, (ActionRow row) -> words.apply(row.line())), 40, width, Double.MAX_VALUE)
                .setCellValueFactory(row -> row.getValue().text(words));
    }

    /** For the head of its tab. */
    public DataTable<ActionRow> table() {
        return table;
    }

    /** As its button does: down until it is asked for again. */
    private void hold(InputLine line) {
        if (!looksBack.get()) {
            submit.accept(new Command.InputEdge(line.action(), !line.held()));
        }
    }

    /** Where it writes how many actions there are. */
    public void countTo(Label label) {
        count = label;
    }

    /** A new session is open. */
    public void setSession(SessionInfo newInfo) {
        info = newInfo;
        lines = new InputLines(newInfo);
        releases = -1;
        java.util.Arrays.fill(keyDown, false);
        table.reset(actions::clear);
        count.setText(Integer.toString(newInfo.actions().size()));
        keys.setVisible(newInfo.actions().size() > 0);
        keys.setManaged(newInfo.actions().size() > 0);
        showKeys();
    }

    private void showKeys() {
        if (info == null) {
            return;
        }
        List<String> mapped = new ArrayList<>();
        for (int i = 0; i < Math.min(KEYS, info.actions().size()); i++) {
            mapped.add((i + 1) + " " + info.actions().names().get(i));
        }
        if (looksBack.get()) {
            keys.setText("You look at the past, where nothing can be pressed. End goes back to the newest row.");
            return;
        }
        keys.setText((keys.isFocused() ? "Game keys on:  " : "Game keys off, click here to play:  ") + String.join("  ·  ", mapped));
    }

    private void key(KeyEvent event) {
        int action = digit(event.getCode());
        if (info == null || looksBack.get() || action < 0 || action >= Math.min(KEYS, info.actions().size()) || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        boolean down = event.getEventType() == KeyEvent.KEY_PRESSED;
        if (down != keyDown[action]) {
            keyDown[action] = down;
            submit.accept(new Command.InputEdge(action, down));
        }
        event.consume();
    }

    /** Of the upper row and of the number pad: 0 for the key 1, −1 for other keys. */
    private static int digit(KeyCode code) {
        String name = code.getName();
        char last = name.charAt(name.length() - 1);
        return code.isDigitKey() && last >= '1' ? last - '1' : -1;
    }

    /** Keys that are down when the focus goes would never come up again. */
    private void releaseKeys() {
        for (int i = 0; i < KEYS; i++) {
            if (keyDown[i]) {
                keyDown[i] = false;
                submit.accept(new Command.InputEdge(i, false));
            }
        }
        showKeys();
    }

    /** @param past a moment to look back at, or null for the newest rows */
    public void update(StoreView view, Moment past) {
        table.pulse();
        if (view.releases() == releases && Objects.equals(past, shown)) {
            return;
        }
        releases = view.releases();
        shown = past;
        if (looksBack.get() != (past != null)) {
            releaseKeys();
            looksBack.set(past != null);
            showKeys();
        }
        if (lines.update(view, past)) {
            List<InputLine> now = lines.lines();
            table.change(() -> {
                if (now.size() != actions.size()) {
                    actions.clear();
                    now.forEach(line -> actions.add(new ActionRow(line)));
                }
                for (int i = 0; i < now.size(); i++) {
                    actions.get(i).tell(now.get(i));
                }
            });
        }
    }

    /** Down with the mouse, up with it; or held until it is clicked again. */
    private final class ActionCell extends TableCell<ActionRow, InputLine> {
        private final Button press = new Button("Press");
        private final ToggleButton hold = new ToggleButton("Hold");
        private final HBox both = new HBox(press, hold);
        private int action;

        ActionCell() {
            press.getStyleClass().add("quiet");
            hold.getStyleClass().addAll("button", "quiet");
            press.armedProperty().addListener((observable, before, now) -> edge(now));
            both.disableProperty().bind(looksBack);
            hold.setOnAction(event -> edge(hold.isSelected()));
        }

        private void edge(boolean down) {
            submit.accept(new Command.InputEdge(action, down));
        }

        @Override
        protected void updateItem(InputLine line, boolean empty) {
            super.updateItem(line, empty);
            if (empty || line == null) {
                setGraphic(null);
                return;
            }
            action = line.action();
            press.setId("press" + line.action());
            hold.setId("hold" + line.action());
            press.setAccessibleText("Press " + line.name());
            hold.setAccessibleText("Hold " + line.name());
            hold.setSelected(line.held() && !press.isArmed());
            setGraphic(both);
        }
    }
}
