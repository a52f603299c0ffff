package dev.tickscope.app.tabs;

import dev.tickscope.app.table.DataTable;
import dev.tickscope.app.table.EditedCell;
import dev.tickscope.app.table.TableAction;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.LookingBack;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.field.InstantText;
import dev.tickscope.timeline.table.Column;
import dev.tickscope.timeline.table.Rows;
import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** The tab with the marks of the session: jumps to them, renames and removes them. */
public final class MarksPanel extends StackPane {
    private static final PseudoClass HERE = PseudoClass.getPseudoClass("hot");

    /** A mark and the name of its instant. */
    private record Line(Marks.Mark mark, String instant) {
    }

    private final LookingBack back;
    private final List<Line> lines = new ArrayList<>();
    private final DataTable<Line> data = new DataTable<>("markTable", "No marks. M sets one at the playhead, Shift+M one with a name.", "Marks",
            Rows.of(lines, line -> line.mark().id()));
    private final TableView<Line> table = data.view();
    private final TableColumn<Line, String> name = data.column(Column.words("Name", line -> line.mark().name()), 120, 200, Double.MAX_VALUE);
    private final Button jump = new Button(null, Icons.feather(Feather.CORNER_UP_LEFT));
    private final Button rename = new Button(null, Icons.feather(Feather.EDIT_2));
    private final Button remove = new Button(null, Icons.feather(Feather.TRASH_2));
    private Label count = new Label();
    private List<Marks.Mark> shown = List.of();
    private Marks.Mark here;
    private SessionInfo info;

    public MarksPanel(LookingBack back) {
        this.back = back;
        name.setCellFactory(column -> new EditedCell<>());
        name.setOnEditCommit(event -> back.marks().keep(event.getRowValue().mark().id(), event.getNewValue()));
        // Their own order is that of time.
        data.column(Column.keyed("Instant", Line::instant, line -> (long) lines.indexOf(line)), 120, 240, Double.MAX_VALUE);
        data.column(Column.words("Kept", line -> line.mark().kept() ? "kept" : "–"), 60, 72, 96);
        table.setEditable(true);
        data.look((row, line) -> row.pseudoClassStateChanged(HERE, line != null && here != null && line.mark().id() == here.id()));
        data.onMain(false, row -> back.goTo(lines.get(row).mark()));
        data.actions(TableAction.of("Show this instant", "", this::any, this::jump), TableAction.of("Rename", "F2", this::any, this::rename),
                TableAction.of("Remove", "Delete", this::any, this::remove));
        button(jump, "jumpToMark", "Show the instant of the selected mark (Enter)", this::jump);
        button(rename, "renameMark", "Give the selected mark a name, which keeps it (F2)", this::rename);
        button(remove, "removeMark", "Remove the selected mark (Delete)", this::remove);
        getChildren().add(data);
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
        return new Node[] {data.filterButton(), jump, rename, remove};
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
        data.reset(lines::clear);
        count.setText("0");
    }

    /** Shows the marks; the one at the moment stands out. */
    public void update(StoreView view, Moment moment) {
        data.pulse();
        Marks.Mark now = back.marks().all().isEmpty() || moment.framePosition() < 0 ? null : back.marks().at(view, moment);
        if (back.marks().all() == shown && now == here) {
            return;
        }
        boolean changed = back.marks().all() != shown;
        here = now;
        shown = back.marks().all();
        if (changed) {
            data.change(() -> {
                lines.clear();
                shown.forEach(mark -> lines.add(new Line(mark, InstantText.of(view, info, Moment.of(view, mark.playhead())))));
            });
            count.setText(Integer.toString(shown.size()));
        }
        table.refresh();
    }

    /** Lets the user type the name of a mark, once the table has it. */
    public void name(Marks.Mark mark, StoreView view) {
        update(view, Moment.of(view, mark.playhead()));
        // A filter could hide it.
        data.clearFilter();
        data.pulse();
        for (int row = 0; row < table.getItems().size(); row++) {
            if (table.getItems().get(row).mark().id() == mark.id()) {
                int found = row;
                Platform.runLater(() -> edit(found));
            }
        }
    }

    private void edit(int row) {
        // Another layout may show by now, which has no place for it.
        if (table.getScene() == null || row >= table.getItems().size()) {
            return;
        }
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

    private boolean any() {
        return selected() != null;
    }

    private Line selected() {
        return data.selected();
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
}
