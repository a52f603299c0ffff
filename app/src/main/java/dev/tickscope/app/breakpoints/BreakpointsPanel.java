package dev.tickscope.app.breakpoints;

import dev.tickscope.app.table.DataTable;
import dev.tickscope.app.table.TableAction;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.table.Column;
import dev.tickscope.timeline.table.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
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
    private final List<BreakpointLine> lines = new ArrayList<>();
    private final DataTable<BreakpointLine> table = new DataTable<>("breakpointTable", EMPTY, "Breakpoints", Rows.of(lines, BreakpointLine::id));
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
        edit.disableProperty().bind(table.view().getSelectionModel().selectedItemProperty().isNull());
        remove.setId("removeBreakpoint");
        remove.getStyleClass().add("quiet");
        remove.setTooltip(new Tooltip("Remove the selected breakpoint (Delete)"));
        remove.setOnAction(event -> removeSelected());
        remove.disableProperty().bind(table.view().getSelectionModel().selectedItemProperty().isNull());
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
        return new Node[] {table.filterButton(), adding, edit, remove};
    }

    /** Where it writes how many there are. */
    public void countTo(Label label) {
        count = label;
    }

    private void buildTable() {
        table.controls(toggleColumn(), 36);
        table.column(Column.whole("#", line -> (long) line.id()), 36, 36, 44).getStyleClass().add("number");
        table.column(Column.words("Where", line -> line.where(plan())), 80, 190, Double.MAX_VALUE);
        table.column(Column.words("Condition", BreakpointLine::condition), 72, 200, Double.MAX_VALUE).getStyleClass().add("mono-cell");
        table.column(Column.keyed("Hits", BreakpointLine::hitsText, BreakpointLine::hits), 56, 88, Double.MAX_VALUE).getStyleClass().add("number");
        table.column(Column.words("Suspends at", line -> line.suspendsAt(plan())), 88, 140, 150);
        table.column(Column.words("State", BreakpointLine::state), 64, 72, Double.MAX_VALUE).getStyleClass().add("state");
        table.look((row, line) -> {
            row.pseudoClassStateChanged(HOT, line != null && line.stopped());
            row.pseudoClassStateChanged(OFF, line != null && !line.enabled());
        });
        table.onMain(false, row -> editSelected());
        BooleanSupplier any = () -> table.selected() != null;
        table.actions(TableAction.of("Switch on or off", "Space", any, this::toggleSelected), TableAction.of("Edit", "", any, this::editSelected),
                TableAction.of("Where did it hold?", "", any, () -> whereHeld.accept(table.selected().breakpoint())),
                TableAction.of("Remove", "Delete", any, this::removeSelected));
    }

    private void toggleSelected() {
        selected().forEach(this::toggle);
    }

    private List<BreakpointLine> selected() {
        return table.selectedRows().stream().map(lines::get).toList();
    }

    private PhasePlan plan() {
        return info.contract().plan();
    }

    private TableColumn<BreakpointLine, BreakpointLine> toggleColumn() {
        TableColumn<BreakpointLine, BreakpointLine> column = new TableColumn<>();
        column.setCellValueFactory(line -> new SimpleObjectProperty<>(line.getValue()));
        column.setCellFactory(c -> new ToggleCell());
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
        BreakpointLine line = table.selected();
        if (line != null) {
            adding.setSelected(true);
            form.edit(line.breakpoint());
        }
    }

    private void removeSelected() {
        selected().forEach(line -> workbench.submit(new Command.RemoveBreakpoint(line.id())));
    }

    /** A new session is open. */
    public void setSession(SessionInfo newInfo) {
        info = newInfo;
        releases = -1;
        shown = null;
        table.reset(lines::clear);
        count.setText("0");
        form.setSession(newInfo);
        String missing = workbench.current().session().missing(Capability.BREAKPOINTS, null);
        adding.setDisable(missing != null);
        // A disabled button has no tooltip: the empty table says why.
        table.setPlaceholder(missing != null ? missing + "." : EMPTY);
        objectsKnown = -1;
    }

    /** Shows the newest rows. @param changed whether the list of breakpoints changed */
    public void update(StoreView view, boolean changed) {
        if (changed) {
            refill();
        }
        table.pulse();
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
        table.change(() -> {
            lines.clear();
            lines.addAll(workbench.breakpoints().lines());
        });
        count.setText(Integer.toString(lines.size()));
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
