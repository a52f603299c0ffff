package dev.tickscope.app.breakpoints;

import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.kordamp.ikonli.feather.Feather;

/** The tab with the breakpoints of the session: a table, and below it what the stop that the session stands at means. */
public final class BreakpointsPanel extends VBox {
    private static final PseudoClass HOT = PseudoClass.getPseudoClass("hot");
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    /** Below these heights the form takes the place of the sentence, and of the table. */
    private static final double LOW = 300;
    private static final double LOWEST = 180;
    private static final String EMPTY = "No breakpoints. Add one at any place; the Run menu has a key for the fixed hook.";

    private final Workbench workbench;
    private final TableView<BreakpointLine> table = new TableView<>();
    private Label count = new Label("0");
    private final BreakpointForm form;
    private final ToggleButton adding = new ToggleButton("Add", Icons.feather(Feather.PLUS));
    private final Button edit = new Button("Edit", Icons.feather(Feather.EDIT_2));
    private final Button remove = new Button("Remove", Icons.feather(Feather.TRASH_2));
    private final Text lead = new Text();
    private final Text sentence = new Text();
    private final TextFlow explanation = new TextFlow(lead, sentence);
    private final BooleanProperty explains = new SimpleBooleanProperty();
    private SessionInfo info;
    private StopSentence shown;
    private long releases = -1;
    private int objectsKnown = -1;
    private Consumer<Breakpoint> whereHeld = breakpoint -> { };

    public BreakpointsPanel(Workbench workbench) {
        this.workbench = workbench;
        getStyleClass().add("breakpoints");
        form = new BreakpointForm(this::submit, () -> adding.setSelected(false));
        form.managedProperty().bind(form.visibleProperty());
        form.visibleProperty().bind(adding.selectedProperty());
        lead.getStyleClass().add("stop-lead");
        sentence.getStyleClass().add("stop-text");
        explanation.getStyleClass().add("stop-sentence");
        explanation.setId("stopSentence");
        explanation.managedProperty().bind(explanation.visibleProperty());
        explanation.setMinHeight(0);
        // In a low panel the form and the sentence take turns.
        explanation.visibleProperty().bind(explains.and(form.visibleProperty().not().or(heightProperty().greaterThan(LOW))));
        table.managedProperty().bind(table.visibleProperty());
        table.visibleProperty().bind(form.visibleProperty().not().or(heightProperty().greaterThan(LOWEST)));
        VBox.setVgrow(table, Priority.ALWAYS);
        buildTable();
        buildControls();
        getChildren().addAll(form, table, explanation);
        table.setMinHeight(60);
        table.setPrefHeight(60);
        setMinHeight(0);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
    }

    private void buildControls() {
        edit.setId("editBreakpoint");
        edit.getStyleClass().add("quiet");
        edit.setTooltip(new Tooltip("Change the selected breakpoint (double click)"));
        edit.setOnAction(event -> editSelected());
        edit.disableProperty().bind(table.getSelectionModel().selectedItemProperty().isNull());
        remove.setId("removeBreakpoint");
        remove.getStyleClass().add("quiet");
        remove.setTooltip(new Tooltip("Remove the selected breakpoint (Delete)"));
        remove.setOnAction(event -> removeSelected());
        remove.disableProperty().bind(table.getSelectionModel().selectedItemProperty().isNull());
        adding.setId("addBreakpoint");
        adding.getStyleClass().addAll("button", "quiet");
        adding.setTooltip(new Tooltip("Add a breakpoint on a hook, an object, a contact, a phase, or the end of ticks or frames"));
        for (ButtonBase button : List.of(adding, edit, remove)) {
            button.setAccessibleText(button.getText() + " breakpoint");
        }
        adding.selectedProperty().addListener((observable, before, now) -> {
            if (now) {
                form.focusFirst();
            } else {
                form.begin();
            }
        });
    }

    /** Takes a breakpoint of which somebody wants to know where it would have been hit. */
    public void onWhereHeld(Consumer<Breakpoint> taker) {
        whereHeld = taker;
    }

    /** What stands in the head of its tab. */
    public Node[] controls() {
        return new Node[] {adding, edit, remove};
    }

    /** Where it writes how many there are. */
    public void countTo(Label label) {
        count = label;
    }

    private void buildTable() {
        table.setId("breakpointTable");
        table.getStyleClass().addAll("ts-table", "edge-to-edge");
        table.setFixedCellSize(28);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(new Label(EMPTY));
        table.setAccessibleText("Breakpoints");
        TableColumn<BreakpointLine, String> state = column("State", 72, false, BreakpointLine::state);
        state.getStyleClass().add("state");
        state.setMinWidth(64);
        TableColumn<BreakpointLine, String> suspends = column("Suspends at", 140, false, line -> line.suspendsAt(plan()));
        suspends.setMinWidth(88);
        suspends.setMaxWidth(150);
        TableColumn<BreakpointLine, String> where = column("Where", 190, false, line -> line.where(plan()));
        TableColumn<BreakpointLine, String> condition = column("Condition", 200, false, BreakpointLine::condition);
        condition.getStyleClass().add("mono-cell");
        TableColumn<BreakpointLine, String> hits = column("Hits", 88, false, BreakpointLine::hitsText);
        hits.getStyleClass().add("number");
        hits.setMinWidth(56);
        where.setMinWidth(80);
        condition.setMinWidth(72);
        table.getColumns().setAll(List.of(toggleColumn(), column("#", 36, true, line -> Integer.toString(line.id())), where, condition, hits, suspends,
                state));
        table.setRowFactory(view -> new Row());
        table.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DELETE) {
                removeSelected();
                event.consume();
            } else if (event.getCode() == KeyCode.ENTER && table.getSelectionModel().getSelectedItem() != null) {
                toggle(table.getSelectionModel().getSelectedItem());
                event.consume();
            }
        });
    }

    private PhasePlan plan() {
        return info.contract().plan();
    }

    private TableColumn<BreakpointLine, String> column(String title, double width, boolean number, Function<BreakpointLine, String> text) {
        TableColumn<BreakpointLine, String> column = new TableColumn<>(title);
        column.setCellValueFactory(line -> new SimpleObjectProperty<>(text.apply(line.getValue())));
        column.setPrefWidth(width);
        column.setMinWidth(number ? width : 96);
        column.setSortable(false);
        column.setReorderable(false);
        if (number) {
            column.getStyleClass().add("number");
            column.setMaxWidth(width);
        }
        return column;
    }

    private TableColumn<BreakpointLine, BreakpointLine> toggleColumn() {
        TableColumn<BreakpointLine, BreakpointLine> column = new TableColumn<>();
        column.setCellValueFactory(line -> new SimpleObjectProperty<>(line.getValue()));
        column.setCellFactory(c -> new ToggleCell());
        column.setMinWidth(36);
        column.setMaxWidth(36);
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }

    private void toggle(BreakpointLine line) {
        workbench.submit(new Command.EnableBreakpoint(line.id(), !line.enabled()));
    }

    private void submit(Breakpoint asked) {
        int number = form.editing();
        Optional<BreakpointLine> there = workbench.breakpoints().lines().stream().filter(line -> line.id() == number).findFirst();
        there.ifPresentOrElse(line -> workbench.replaceBreakpoint(asked, line.enabled()), () -> workbench.addBreakpoint(asked));
        if (number > 0) {
            adding.setSelected(false);
        }
    }

    private void editSelected() {
        BreakpointLine line = table.getSelectionModel().getSelectedItem();
        if (line != null) {
            adding.setSelected(true);
            form.edit(line.breakpoint());
        }
    }

    private void removeSelected() {
        BreakpointLine line = table.getSelectionModel().getSelectedItem();
        if (line != null) {
            workbench.submit(new Command.RemoveBreakpoint(line.id()));
        }
    }

    /** A new session is open. */
    public void setSession(SessionInfo newInfo) {
        info = newInfo;
        releases = -1;
        shown = null;
        table.getItems().clear();
        count.setText("0");
        form.setSession(newInfo);
        String missing = workbench.current().session().missing(Capability.BREAKPOINTS, null);
        adding.setDisable(missing != null);
        // A disabled button has no tooltip: the empty table says why.
        table.setPlaceholder(new Label(missing != null ? missing + "." : EMPTY));
        objectsKnown = -1;
    }

    /** Shows the newest rows. @param changed whether the list of breakpoints changed */
    public void update(StoreView view, boolean changed) {
        if (changed) {
            refill();
        }
        if (view.releases() != releases) {
            releases = view.releases();
            explain(StopSentence.of(workbench.current().session(), view));
            List<String> objects = workbench.current().session().objectNames();
            if (objects.size() != objectsKnown) {
                objectsKnown = objects.size();
                form.setObjects(objects);
            }
        }
    }

    private void refill() {
        BreakpointLine selected = table.getSelectionModel().getSelectedItem();
        List<BreakpointLine> lines = workbench.breakpoints().lines();
        table.getItems().setAll(lines);
        count.setText(Integer.toString(lines.size()));
        for (BreakpointLine line : lines) {
            if (selected != null && line.id() == selected.id()) {
                table.getSelectionModel().select(line);
            }
        }
    }

    private void explain(StopSentence now) {
        if (!now.equals(shown)) {
            shown = now;
            lead.setText(now.lead() + " ");
            sentence.setText(now.text());
            explanation.setAccessibleText(now.lead() + " " + now.text());
            explains.set(!now.text().isEmpty());
        }
    }

    /** A row knows whether its breakpoint stopped the run and whether it is off. */
    private final class Row extends TableRow<BreakpointLine> {
        Row() {
            MenuItem held = new MenuItem("Where did it hold?");
            held.setOnAction(event -> whereHeld.accept(getItem().breakpoint()));
            contextMenuProperty().bind(Bindings.when(emptyProperty()).then((ContextMenu) null).otherwise(new ContextMenu(held)));
            setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && !isEmpty()) {
                    editSelected();
                }
            });
        }

        @Override
        protected void updateItem(BreakpointLine line, boolean empty) {
            super.updateItem(line, empty);
            pseudoClassStateChanged(HOT, !empty && line != null && line.stopped());
            pseudoClassStateChanged(OFF, !empty && line != null && !line.enabled());
        }
    }

    /** The sign, which switches the breakpoint: an octagon stops, a diamond only logs; filled when it stopped the run, dotted when off. */
    private final class ToggleCell extends TableCell<BreakpointLine, BreakpointLine> {
        private final Button button = new Button();
        private final Node octagon = Icons.octagon(7.5);
        private final Node diamond = Icons.diamond(7.5);

        ToggleCell() {
            button.getStyleClass().add("octagon-button");
            button.setOnAction(event -> toggle(getItem()));
            setAlignment(Pos.CENTER);
        }

        @Override
        protected void updateItem(BreakpointLine line, boolean empty) {
            super.updateItem(line, empty);
            if (empty || line == null) {
                setGraphic(null);
                return;
            }
            Node sign = line.breakpoint().logs() ? diamond : octagon;
            sign.pseudoClassStateChanged(HOT, line.stopped());
            sign.pseudoClassStateChanged(OFF, !line.enabled());
            button.setGraphic(sign);
            button.setId("toggleBreakpoint" + line.id());
            button.setAccessibleText("Breakpoint " + line.id() + ", " + line.state() + ": switch " + (line.enabled() ? "off" : "on"));
            setGraphic(button);
        }
    }
}
