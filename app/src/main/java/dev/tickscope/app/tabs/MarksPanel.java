package dev.tickscope.app.tabs;

import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.LookingBack;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.field.InstantText;
import java.util.List;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.cell.TextFieldTableCell;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.converter.DefaultStringConverter;
import org.kordamp.ikonli.feather.Feather;

/** The tab with the marks of the session: jumps to them, renames and removes them. */
public final class MarksPanel extends StackPane {
    private static final PseudoClass HERE = PseudoClass.getPseudoClass("hot");

    /** A mark and the name of its instant. */
    private record Line(Marks.Mark mark, String instant) {
    }

    private final LookingBack back;
    private final TableView<Line> table = Tables.table("markTable", "No marks. M sets one at the playhead, Shift+M one with a name.", "Marks");
    private final TableColumn<Line, String> name = Tables.column("Name", 200, line -> line.mark().name());
    private final Button jump = new Button(null, Icons.feather(Feather.CORNER_UP_LEFT));
    private final Button rename = new Button(null, Icons.feather(Feather.EDIT_2));
    private final Button remove = new Button(null, Icons.feather(Feather.TRASH_2));
    private Label count = new Label();
    private List<Marks.Mark> shown = List.of();
    private Marks.Mark here;
    private SessionInfo info;

    public MarksPanel(LookingBack back) {
        this.back = back;
        name.setCellFactory(column -> new TextFieldTableCell<>(new DefaultStringConverter()));
        name.setOnEditCommit(event -> back.marks().keep(event.getRowValue().mark().id(), event.getNewValue()));
        name.setMinWidth(120);
        TableColumn<Line, String> kind = Tables.column("Kept", 72, line -> line.mark().kept() ? "kept" : "–");
        TableColumn<Line, String> instant = Tables.column("Instant", 240, Line::instant);
        table.getColumns().setAll(List.of(name, instant, kind));
        table.setEditable(true);
        table.setRowFactory(view -> new Row());
        table.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        button(jump, "jumpToMark", "Show the instant of the selected mark (Enter)", this::jump);
        button(rename, "renameMark", "Give the selected mark a name, which keeps it (F2)", this::rename);
        button(remove, "removeMark", "Remove the selected mark (Delete)", this::remove);
        getChildren().add(table);
    }

    private void button(Button button, String id, String tip, Runnable action) {
        button.setId(id);
        button.getStyleClass().add("quiet");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(tip));
        button.setAccessibleText(tip);
        button.setOnAction(event -> action.run());
        button.disableProperty().bind(table.getSelectionModel().selectedItemProperty().isNull());
    }

    /** What stands in the head of its tab. */
    public Node[] controls() {
        return new Node[] {jump, rename, remove};
    }

    /** Where it writes how many there are. */
    public void countTo(Label label) {
        count = label;
    }

    /** A new session is open. */
    public void setSession(SessionInfo newInfo) {
        info = newInfo;
        shown = List.of();
        here = null;
        table.getItems().clear();
        count.setText("0");
    }

    /** Shows the marks; the one at the moment stands out. */
    public void update(StoreView view, Moment moment) {
        Marks.Mark now = back.marks().all().isEmpty() || moment.framePosition() < 0 ? null : back.marks().at(view, moment);
        if (back.marks().all() == shown && now == here) {
            return;
        }
        boolean changed = back.marks().all() != shown;
        here = now;
        shown = back.marks().all();
        if (changed) {
            Line selected = table.getSelectionModel().getSelectedItem();
            table.getItems().setAll(shown.stream()
                    .map(mark -> new Line(mark, InstantText.of(view, info, Moment.of(view, mark.playhead())))).toList());
            count.setText(Integer.toString(shown.size()));
            table.getItems().stream().filter(line -> selected != null && line.mark().id() == selected.mark().id()).findFirst()
                    .ifPresent(table.getSelectionModel()::select);
        }
        table.refresh();
    }

    /** Lets the user type the name of a mark, once the table has it. */
    public void name(Marks.Mark mark, StoreView view) {
        update(view, Moment.of(view, mark.playhead()));
        for (int row = 0; row < table.getItems().size(); row++) {
            if (table.getItems().get(row).mark().id() == mark.id()) {
                int found = row;
                Platform.runLater(() -> edit(found));
            }
        }
    }

    private void edit(int row) {
        table.getSelectionModel().select(row);
        table.scrollTo(row);
        table.requestFocus();
        // Its tab may have come up just now: cells, and the field in one, are there only after a layout.
        layOut();
        table.edit(row, name);
        layOut();
        Node field = table.lookup(".text-field");
        if (field != null) {
            field.requestFocus();
        }
    }

    private void layOut() {
        table.getScene().getRoot().applyCss();
        table.getScene().getRoot().layout();
    }

    private void key(KeyEvent event) {
        if (table.getEditingCell() != null || event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
            return;
        }
        switch (event.getCode()) {
            case ENTER -> jump();
            case F2 -> rename();
            case DELETE -> remove();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private Line selected() {
        return table.getSelectionModel().getSelectedItem();
    }

    private void jump() {
        if (selected() != null) {
            back.goTo(selected().mark());
        }
    }

    private void rename() {
        if (selected() != null) {
            edit(table.getSelectionModel().getSelectedIndex());
        }
    }

    private void remove() {
        if (selected() != null) {
            back.marks().remove(selected().mark().id());
        }
    }

    /** A double click jumps; the mark at the playhead is lit. */
    private final class Row extends TableRow<Line> {
        Row() {
            setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && getItem() != null && table.getEditingCell() == null) {
                    back.goTo(getItem().mark());
                }
            });
        }

        @Override
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            pseudoClassStateChanged(HERE, !empty && line != null && here != null && line.mark().id() == here.id());
        }
    }
}
