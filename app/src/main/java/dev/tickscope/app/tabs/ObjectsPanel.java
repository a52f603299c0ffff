package dev.tickscope.app.tabs;

import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.StackPane;

/** The tab with the game's objects as they stand at the instant that is shown. */
public final class ObjectsPanel extends StackPane {
    private final TableView<ObjectLine> table = Tables.table("objectTable", "This sample has no objects of its own.", "Objects");
    private final ObjectLines lines = new ObjectLines();
    private Label count = new Label();
    private long releases = -1;
    private Moment shown;
    private int body = -1;
    private boolean updating;
    private IntConsumer onBody = chosen -> { };

    public ObjectsPanel() {
        TableColumn<ObjectLine, String> number = Tables.column("#", 40, line -> Integer.toString(line.number()));
        number.getStyleClass().add("number");
        number.setMinWidth(40);
        number.setMaxWidth(40);
        table.getColumns().setAll(List.of(number, Tables.column("Name", 76, ObjectLine::name), Tables.column("State", 96, ObjectLine::state),
                Tables.column("Enabled", 64, ObjectLine::enabledWords), Tables.column("Since", 124, ObjectLine::since),
                Tables.telling("Last event", 120, ObjectLine::event)));
        double[] least = {40, 72, 96, 64, 124, 120};
        double[] most = {40, 140, 110, 76, 140, Double.MAX_VALUE};
        for (int i = 1; i < least.length; i++) {
            table.getColumns().get(i).setMinWidth(least[i]);
            table.getColumns().get(i).setMaxWidth(most[i]);
        }
        getChildren().add(table);
        table.getSelectionModel().selectedIndexProperty().addListener((observable, before, now) -> lineChosen(now.intValue()));
    }

    private void lineChosen(int line) {
        if (!updating) {
            body = lines.body(line);
            onBody.accept(body);
        }
    }

    /** Who is told the body of the object that somebody selects here; −1 for none. */
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
        int line = lines.lineOf(body);
        quietly(() -> {
            if (line >= 0) {
                table.getSelectionModel().select(line);
                table.scrollTo(line);
            } else {
                table.getSelectionModel().clearSelection();
            }
        });
    }

    private void quietly(Runnable change) {
        updating = true;
        change.run();
        updating = false;
    }

    /** Where it writes how many there are. */
    public void countTo(Label label) {
        count = label;
    }

    /** A new session is open. */
    public void clear() {
        lines.clear();
        releases = -1;
        body = -1;
        quietly(table.getItems()::clear);
        count.setText("0");
    }

    /** Shows the objects at an instant. */
    public void update(DebugSession session, StoreView view, Moment moment) {
        if (view.releases() == releases && moment.equals(shown)) {
            return;
        }
        releases = view.releases();
        shown = moment;
        if (lines.update(view, moment, session.info().contract().plan(), session.objectNames(), session::wordsOfObjectRow)) {
            int selected = table.getSelectionModel().getSelectedIndex();
            quietly(() -> {
                table.getItems().setAll(lines.lines());
                table.getSelectionModel().select(selected);
            });
            if (selected < 0 && lines.lineOf(body) >= 0) {
                showSelection();
            }
            count.setText(lines.alive() + (lines.waiting() == 0 ? "" : " +" + lines.waiting()));
        }
    }
}
