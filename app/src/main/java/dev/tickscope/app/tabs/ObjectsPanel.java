package dev.tickscope.app.tabs;

import dev.tickscope.app.table.DataTable;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.table.Column;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

/** The tab with the game's objects as they stand at the instant that is shown. */
public final class ObjectsPanel extends StackPane {
    private final ObjectLines lines = new ObjectLines();
    private final DataTable<ObjectLine> table = new DataTable<>("objectTable", "This sample has no objects of its own.", "Objects", lines);
    private Label count = new Label();
    private long releases = -1;
    private Moment shown;

    public ObjectsPanel() {
        table.column(Column.whole("#", line -> (long) line.number()), 40, 40, 56).getStyleClass().add("number");
        table.column(Column.words("Name", ObjectLine::name), 72, 76, 140);
        table.column(Column.words("State", ObjectLine::state), 96, 96, 110);
        table.column(Column.words("Enabled", ObjectLine::enabledWords), 64, 64, 76);
        table.column(Column.words("Since", ObjectLine::since), 124, 124, 140);
        table.column(Column.words("Last event", ObjectLine::event), 120, 120, Double.MAX_VALUE);
        table.actions();
        getChildren().add(table);
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
        releases = -1;
        table.reset(lines::clear);
        count.setText("0");
    }

    /** Shows the objects at an instant. */
    public void update(DebugSession session, StoreView view, Moment moment) {
        if (view.releases() != releases || !moment.equals(shown)) {
            releases = view.releases();
            shown = moment;
            table.change(() -> lines.update(view, moment, session.info().contract().plan(), session.objectNames(), session::wordsOfObjectRow));
            count.setText(lines.alive() + (lines.waiting() == 0 ? "" : " +" + lines.waiting()));
        }
        table.pulse();
    }
}
