package dev.tickscope.app.tabs;

import dev.tickscope.app.shell.Pace;
import dev.tickscope.app.table.DataTable;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.table.Column;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

/** The tab with the game's objects as they stand at the instant that is shown. */
public final class ObjectsPanel extends StackPane {
    private static final int PULSES_PER_POSE = 12;

    private final ObjectLines lines = new ObjectLines();
    private final DataTable<ObjectLine> table = new DataTable<>("objectTable", "This sample has no objects of its own.", "Objects", lines);
    private Label count = new Label();
    private ObjectPoses poses;
    /** Numbers that change with every tick cannot be read; where it stands, the last show. */
    private final Pace pace = new Pace(PULSES_PER_POSE, 0);
    private boolean posesStale;
    private long releases = -1;
    private Moment shown;
    private int body = -1;
    private boolean updating;
    private IntConsumer onBody = chosen -> { };

    public ObjectsPanel() {
        table.column(Column.whole("#", line -> (long) line.number()), 40, 40, 56).getStyleClass().add("number");
        table.column(Column.words("Name", ObjectLine::name), 72, 76, 140);
        table.column(Column.words("State", ObjectLine::state), 96, 96, 110);
        table.column(Column.words("Enabled", ObjectLine::enabledWords), 64, 64, 76);
        table.column(Column.words("Committed pose", ObjectLine::pose), 148, 148, 200);
        table.column(Column.words("Since", ObjectLine::since), 124, 124, 140);
        table.column(Column.words("Last event", ObjectLine::event), 120, 120, Double.MAX_VALUE);
        table.actions();
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
        poses = null;
        pace.restart();
        posesStale = false;
        releases = -1;
        body = -1;
        table.reset(lines::clear);
        count.setText("0");
    }

    /** Shows the objects at an instant. */
    public void update(DebugSession session, StoreView view, Playhead playhead, Moment moment) {
        boolean stands = view.releases() == releases && moment.equals(shown);
        boolean due = pace.due(view, playhead);
        if (!stands || posesStale) {
            boolean read = readPoses(session, view, moment, due);
            releases = view.releases();
            shown = moment;
            boolean changed = lines.update(view, moment, session.info().contract().plan(), session.objectNames(), poses::of,
                    session::wordsOfObjectRow);
            if (changed || read && lines.size() > 0) {
                showChanges();
            }
        }
        updating = true;
        table.pulse();
        updating = false;
    }

    private void showChanges() {
        updating = true;
        // Lines are known by their number, which stays, so it makes no difference that they have changed already.
        table.change(() -> { });
        if (table.selectedRow() < 0 && lines.lineOf(body) >= 0) {
            showSelection();
        }
        updating = false;
        count.setText(lines.alive() + (lines.waiting() == 0 ? "" : " +" + lines.waiting()));
    }

    /** @return whether they were read */
    private boolean readPoses(DebugSession session, StoreView view, Moment moment, boolean now) {
        posesStale = !now;
        if (poses == null) {
            poses = new ObjectPoses(session.info().bodies().size());
        }
        if (now) {
            poses.read(view, moment);
        }
        return now;
    }
}
