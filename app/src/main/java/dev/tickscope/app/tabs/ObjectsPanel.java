package dev.tickscope.app.tabs;

import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.StackPane;

/** The tab with the game's objects as they stand at the instant that is shown. */
public final class ObjectsPanel extends StackPane {
    private static final int PULSES_PER_POSE = 12;

    private final TableView<ObjectLine> table = Tables.table("objectTable", "This sample has no objects of its own.", "Objects");
    private final ObjectLines lines = new ObjectLines();
    private Label count = new Label();
    private ObjectPoses poses;
    private int updates;
    private boolean posesStale;
    private long releases = -1;
    private Moment shown;

    public ObjectsPanel() {
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
        getChildren().add(table);
    }

    /** Where it writes how many there are. */
    public void countTo(Label label) {
        count = label;
    }

    /** A new session is open. */
    public void clear() {
        lines.clear();
        poses = null;
        updates = 0;
        posesStale = false;
        releases = -1;
        table.getItems().clear();
        count.setText("0");
    }

    /** Shows the objects at an instant. */
    public void update(DebugSession session, StoreView view, Moment moment) {
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
            count.setText(lines.alive() + (lines.waiting() == 0 ? "" : " +" + lines.waiting()));
        }
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
