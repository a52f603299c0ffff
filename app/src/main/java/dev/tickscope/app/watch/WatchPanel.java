package dev.tickscope.app.watch;

import dev.tickscope.app.breakpoints.ConditionCheck;
import dev.tickscope.app.breakpoints.ExpressionField;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.table.DataTable;
import dev.tickscope.app.table.TableAction;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.pacing.Copying;
import dev.tickscope.timeline.table.Column;
import java.util.function.BooleanSupplier;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The tab with watched expressions: their values at the instant that is shown, and how they differ from the row before. */
public final class WatchPanel extends VBox {
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final Settings settings;
    private final WatchList list = new WatchList();
    private final DataTable<WatchLine> table = new DataTable<>("watchTable",
            "Nothing is watched. Type an expression, such as accumulator or frame.dropped > 0, and press Enter.", "Watched expressions", list).low();
    private final ExpressionField field = new ExpressionField("watchExpression", "expression, such as accumulator / fixedDeltaTime",
            "Expression to watch");
    private final Button add = new Button("Watch");
    private final Label complaint = new Label();
    private Label count = new Label();
    private String key;
    /** The place of the expression that is in the field to be changed; −1 for a new one. */
    private int editing = -1;
    private long releases = -1;
    private Moment shown;
    private StoreView view;

    public WatchPanel(Settings settings) {
        this.settings = settings;
        table.column(Column.words("Expression", WatchLine::expression), 120, 240, Double.MAX_VALUE).getStyleClass().add("mono-cell");
        table.column(Column.values("Value", WatchLine::value, WatchLine::exact), 120, 170, Double.MAX_VALUE).getStyleClass().add("mono-cell");
        table.column(Column.values("Δ row", WatchLine::change, WatchLine::exactChange), 90, 120, Double.MAX_VALUE).getStyleClass().add("mono-cell");
        table.look((row, line) -> row.pseudoClassStateChanged(FAILED, line != null && line.wrong()));
        table.onMain(false, row -> edit(row));
        BooleanSupplier any = () -> table.selected() != null;
        table.actions(TableAction.of("Change", "F2", any, () -> edit(table.selectedRow())),
                TableAction.of("Copy value", "", any, () -> Copying.put(table.selected().exact())),
                TableAction.of("Move up", "Ctrl+Up", any, () -> move(-1)), TableAction.of("Move down", "Ctrl+Down", any, () -> move(1)),
                TableAction.of("Remove", "Delete", any, this::remove));
        add.setId("watchAdd");
        add.setMinWidth(68);
        add.setOnAction(event -> enter());
        add.setTooltip(new Tooltip("Watch this expression (Enter)"));
        field.setOnAction(event -> enter());
        field.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && editing >= 0) {
                begin();
                table.view().requestFocus();
                event.consume();
            }
        });
        field.complaint().addListener((observable, before, now) -> complaint.setText(now));
        complaint.setId("watchComplaint");
        complaint.getStyleClass().add("caption");
        complaint.setMinHeight(USE_PREF_SIZE);
        complaint.managedProperty().bind(complaint.textProperty().isNotEmpty());
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox row = new HBox(field, add);
        row.getStyleClass().addAll("breakpoint-row", "held-row");
        complaint.getStyleClass().add("watch-complaint");
        VBox.setVgrow(table, Priority.ALWAYS);
        setMinHeight(0);
        getStyleClass().add("held");
        getChildren().addAll(row, complaint, table);
    }

    /** For the head of its tab. */
    public DataTable<?> table() {
        return table;
    }

    /** Where it writes how many there are. */
    public void countTo(Label label) {
        count = label;
    }

    /** Watches an expression, and shows it; one that is watched already is only shown. */
    public void watch(String expression) {
        int place = 0;
        while (place < list.count() && !list.expression(place).equals(expression)) {
            place++;
        }
        if (view != null && place == list.count()) {
            list.add(expression);
            changed();
        }
        table.choose(place);
    }

    /** A new session is open. Its expressions are those of its sample and contract. */
    public void setSession(SessionInfo info, String sample, String contract) {
        key = "watch." + sample + "." + contract;
        view = null;
        releases = -1;
        table.reset(() -> list.open(info, settings.text(key, "")));
        field.setCheck(new ConditionCheck(ConditionCheck.Kind.VALUE, info));
        begin();
        count.setText(Integer.toString(list.count()));
    }

    /** Shows the values at an instant. */
    public void update(StoreView newView, Moment moment) {
        if (newView.releases() != releases || !moment.equals(shown) || view == null) {
            view = newView;
            releases = newView.releases();
            shown = moment;
            read();
        }
        table.pulse();
    }

    private void read() {
        table.change(() -> list.update(view, shown));
    }

    private void begin() {
        editing = -1;
        field.clear();
        add.setText("Watch");
    }

    private void edit(int place) {
        editing = place;
        field.setText(list.expression(place));
        add.setText("Change");
        field.requestFocus();
        field.end();
    }

    private void enter() {
        if (view == null || field.getText().isBlank() || !field.complaint().get().isEmpty()) {
            field.requestFocus();
            return;
        }
        int place = editing;
        if (place < 0 || place >= list.count()) {
            place = list.add(field.getText());
        } else {
            list.replace(place, field.getText());
        }
        begin();
        changed();
        table.choose(place);
    }

    private void move(int step) {
        int place = table.selectedRow();
        if (list.move(place, step)) {
            // Moving is about the list's own order.
            table.sort(-1, false);
            changed();
        }
    }

    private void remove() {
        list.remove(table.selectedRows());
        begin();
        changed();
    }

    private void changed() {
        read();
        settings.set(key, list.text());
        count.setText(Integer.toString(list.count()));
    }
}
