package dev.tickscope.app.tabs;

import dev.tickscope.app.table.DataTable;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.table.Column;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

/** The tab with the game's objects as they stand at the instant that is shown. */
public final class ObjectsPanel extends StackPane {
<<<<<<< HEAD
=======
    private static final int PULSES_PER_POSE = 12;

    private final TableView<ObjectLine> table = Tables.table("objectTable", "This sample has no objects of its own.", "Objects");
>>>>>>> jolt
    private final ObjectLines lines = new ObjectLines();
    private final DataTable<ObjectLine> table = new DataTable<>("objectTable", "This sample has no objects of its own.", "Objects", lines);
    private Label count = new Label();
    private ObjectPoses poses;
    private int updates;
    private boolean posesStale;
    private long releases = -1;
    private Moment shown;
    private int body = -1;
    private boolean updating;
    private IntConsumer onBody = chosen -> { };

    public ObjectsPanel() {
<<<<<<< HEAD
        table.column(Column.whole("#", line -> (long) line.number()), 40, 40, 56).getStyleClass().add("number");
        table.column(Column.words("Name", ObjectLine::name), 72, 76, 140);
        table.column(Column.words("State", ObjectLine::state), 96, 96, 110);
        table.column(Column.words("Enabled", ObjectLine::enabledWords), 64, 64, 76);
        table.column(Column.words("Since", ObjectLine::since), 124, 124, 140);
        table.column(Column.words("Last event", ObjectLine::event), 120, 120, Double.MAX_VALUE);
        table.actions();
=======
        TableColumn<ObjectLine, String> number = Tables.column("#", 40, line -> Integer.toString(line.number()));
        number.getStyleClass().add("number");
        number.setMinWidth(40);
        number.setMaxWidth(40);
        table.getColumns().setAll(List.of(number, Tables.column("Name", 76, ObjectLine::name), Tables.column("State", 96, ObjectLine::state),
                Tables.column("Enabled", 64, ObjectLine::enabledWords), Tables.column("Committed pose", 148, ObjectLine::pose), Tables.column("Since", 124, ObjectLine::since),
                Tables.telling("Last event", 120, ObjectLine::event)));
        double[] least = {40, 72, 96, 64, 148, 124, 120};
        double[] most = {40, 140, 110, 76, 200, 140, Double.MAX_VALUE};
        for (int i = 1; i < least.length; i++) {
            table.getColumns().get(i).setMinWidth(least[i]);
            table.getColumns().get(i).setMaxWidth(most[i]);
        }
>>>>>>> jolt
        getChildren().add(table);
        table.view().getSelectionModel().selectedIndexProperty().addListener(observable -> rowChosen());
    }

    private void rowChosen() {
        int row = table.selectedRow();
        if (!updating && row >= 0) {
            body = lines.body(row);
            onBody.accept(body);
        }
    }

    /** Who is told the body of the object that somebody selects here; −1 for one without. */
    public void onBody(IntConsumer listener) {
        onBody = listener;
    }

    /** Selects the object that has a body, wherever that was selected; −1 for none. */
    public void selectBody(int chosen) {
        if (chosen != body) {
            body = chosen;
            showSelection();
        }
    }

    private void showSelection() {
        int row = lines.lineOf(body);
        updating = true;
        if (row >= 0) {
            table.choose(row);
        } else {
            table.view().getSelectionModel().clearSelection();
        }
        updating = false;
    }

    /** For the head of its tab. */
    public DataTable<ObjectLine> table() {
        return table;
    }

    /** Where it writes how many there are. */
    public void countTo(Label label) {
        count = label;
    }

    /** A new session is open. */
    public void clear() {
<<<<<<< HEAD
=======
        lines.clear();
        poses = null;
        updates = 0;
        posesStale = false;
>>>>>>> jolt
        releases = -1;
        body = -1;
        table.reset(lines::clear);
        count.setText("0");
    }

    /** Shows the objects at an instant. */
    public void update(DebugSession session, StoreView view, Moment moment) {
<<<<<<< HEAD
        if (view.releases() != releases || !moment.equals(shown)) {
            releases = view.releases();
            shown = moment;
            updating = true;
            table.change(() -> lines.update(view, moment, session.info().contract().plan(), session.objectNames(), session::wordsOfObjectRow));
            if (table.selectedRow() < 0 && lines.lineOf(body) >= 0) {
                showSelection();
            }
            updating = false;
=======
        boolean stands = view.releases() == releases && moment.equals(shown);
        if (stands && !posesStale) {
            return;
        }
        readPoses(session, view, moment, stands);
        releases = view.releases();
        shown = moment;
        if (lines.update(view, moment, session.info().contract().plan(), session.objectNames(), poses::of,
                session::wordsOfObjectRow)) {
            int selected = table.getSelectionModel().getSelectedIndex();
            table.getItems().setAll(lines.lines());
            table.getSelectionModel().select(selected);
>>>>>>> jolt
            count.setText(lines.alive() + (lines.waiting() == 0 ? "" : " +" + lines.waiting()));
        }
        updating = true;
        table.pulse();
        updating = false;
    }

    /** Numbers that change with every tick cannot be read, so while it runs only some of them are shown; where it stands, the last. */
    private void readPoses(DebugSession session, StoreView view, Moment moment, boolean stands) {
        boolean now = stands || updates++ % PULSES_PER_POSE == 0;
        posesStale = !now;
        if (poses == null) {
            poses = new ObjectPoses(session.info().bodies().size());
        }
        if (now) {
            poses.read(view, moment);
        }
    }
}
