package dev.tickscope.app.editor;

import dev.tickscope.app.editor.PlanEdits.Edited;
import dev.tickscope.app.editor.PlanEdits.Place;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.core.contract.PolicyCatalog;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import dev.tickscope.core.contract.StageDraft;
import dev.tickscope.core.contract.StageDraft.Part;
import dev.tickscope.core.contract.StageDraft.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The stages of a frame in order, and what the chosen one is. Alt with the arrows moves it; at the end of a part it goes into the next. */
final class PlanPane extends HBox {
    /** A line of the list: a stage, or the name of a part above its stages. */
    private record Line(Place place, String words, String note) {
    }

    private final EditorViewModel model;
    private final ListView<Line> list = new ListView<>();
    private final List<PolicyControl> controls = new ArrayList<>();
    private final Label wrong = new Label();
    private final Button up = button("stageUp", "Move up", Feather.ARROW_UP, "Alt+↑");
    private final Button down = button("stageDown", "Move down", Feather.ARROW_DOWN, "Alt+↓");
    private final Button add = button("addStage", "Add a stage", Feather.PLUS, "Insert");
    private final Button remove = button("removeStage", "Take the stage out", Feather.TRASH_2, "Delete");
    private final GridPane form = new GridPane();
    private final HBox buttons = new HBox(up, down, add, remove);
    private Place chosen;
    private boolean showing;

    PlanPane(EditorViewModel model) {
        this.model = model;
        getStyleClass().add("plan-pane");
        list.setId("stages");
        list.setAccessibleText("Stages of a frame");
        list.setCellFactory(view -> new StageCell());
        list.setFixedCellSize(24);
        list.setMinHeight(0);
        list.setPrefWidth(280);
        list.setMinWidth(200);
        list.getSelectionModel().selectedItemProperty().addListener((observable, before, now) -> choose(now));
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        up.setOnAction(event -> move(-1));
        down.setOnAction(event -> move(1));
        add.setOnAction(event -> show(PlanEdits.added(model.draft().plan(), chosen)));
        remove.setOnAction(event -> remove());
        buttons.getStyleClass().add("preview-head");
        form.getStyleClass().add("stage-form");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(Region.USE_PREF_SIZE);
        ColumnConstraints values = new ColumnConstraints();
        values.setHgrow(Priority.ALWAYS);
        form.getColumnConstraints().addAll(names, values);
        for (Policy key : PolicyCatalog.stage()) {
            field(key);
        }
        wrong.getStyleClass().add("policy-wrong");
        wrong.setId("wrongStage");
        wrong.setWrapText(true);
        wrong.setMinHeight(Region.USE_PREF_SIZE);
        VBox right = new VBox(form, wrong);
        right.getStyleClass().add("stage-right");
        right.setMinWidth(0);
        HBox.setHgrow(right, Priority.ALWAYS);
        getChildren().addAll(list, right);
    }

    private static Button button(String id, String words, Feather icon, String keys) {
        Button button = new Button(null, Icons.feather(icon));
        button.setId(id);
        button.getStyleClass().add("quiet");
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(words + " (" + keys + ")"));
        return button;
    }

    private void field(Policy key) {
        PolicyControl control = PolicyControl.of(key, text -> edit(key.key(), text));
        control.node().setId("stage-" + key.key());
        control.node().setMaxWidth(Double.MAX_VALUE);
        control.node().setTooltip(new Tooltip(says(key)));
        Label label = new Label(key.title());
        label.setLabelFor(control.node());
        form.addRow(form.getRowCount(), label, control.node());
        controls.add(control);
    }

    private static String says(Policy key) {
        StringBuilder words = new StringBuilder(key.says());
        key.values().forEach(value -> words.append('\n').append(value.value()).append(": ").append(value.says()));
        return words.toString();
    }

    /** What stands in the head while this shows. */
    Node headControls() {
        return buttons;
    }

    private void key(KeyEvent event) {
        boolean mine = true;
        if (event.isAltDown() && (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN)) {
            move(event.getCode() == KeyCode.UP ? -1 : 1);
        } else if (event.getCode() == KeyCode.DELETE) {
            remove();
        } else if (event.getCode() == KeyCode.INSERT) {
            add.fire();
        } else {
            mine = false;
        }
        if (mine) {
            event.consume();
        }
    }

    private void move(int by) {
        if (chosen != null) {
            show(PlanEdits.moved(model.draft().plan(), chosen, by));
        }
    }

    private void remove() {
        if (chosen != null) {
            show(PlanEdits.removed(model.draft().plan(), chosen));
        }
    }

    private void show(Edited edited) {
        if (edited != null) {
            chosen = edited.place();
            model.edit(edited.plan());
        }
    }

    private void edit(String key, String text) {
        Plan plan = model.draft().plan();
        if (chosen != null) {
            model.edit(plan.with(chosen.part(), chosen.index(), PlanEdits.at(plan, chosen).with(key, text.strip())));
        }
    }

    private void choose(Line line) {
        if (!showing && line != null && line.place() != null && !line.place().equals(chosen)) {
            chosen = line.place();
            fill(true);
        }
    }

    /** Shows the draft. */
    void refresh() {
        showing = true;
        Plan plan = model.draft().plan();
        List<Line> lines = lines(plan);
        if (!lines.equals(list.getItems())) {
            list.getItems().setAll(lines);
        }
        List<Place> places = PlanEdits.places(plan);
        if (!places.contains(chosen)) {
            chosen = places.isEmpty() ? null : places.get(0);
        }
        for (Line line : lines) {
            if (line.place() != null && line.place().equals(chosen)) {
                list.getSelectionModel().select(line);
            }
        }
        showing = false;
        fill(false);
    }

    private List<Line> lines(Plan plan) {
        List<Line> lines = new ArrayList<>();
        for (Part part : Part.values()) {
            lines.add(new Line(null, part.words().substring(0, 1).toUpperCase(java.util.Locale.ROOT) + part.words().substring(1), ""));
            for (int i = 0; i < plan.part(part).size(); i++) {
                StageDraft stage = plan.part(part).get(i);
                lines.add(new Line(new Place(part, i), stage.title(), note(stage, part)));
            }
        }
        return lines;
    }

    /** What other policies make of a stage. */
    private String note(StageDraft stage, Part part) {
        boolean perTick = model.draft().text("physics").equals("perTick");
        if (stage.role().equals("physics") && perTick != (part == Part.TICK)) {
            return perTick ? "left out: physics steps in every tick" : "left out: physics steps once a frame";
        }
        boolean before = model.draft().text("updateOrder").equals("before");
        if (stage.name().equals("update") && part != Part.TICK && before != (part == Part.BEFORE)) {
            return before ? "runs before the ticks: updateOrder" : "runs after the ticks: updateOrder";
        }
        return "";
    }

    private void fill(boolean other) {
        Plan plan = model.draft().plan();
        form.setDisable(chosen == null);
        remove.setDisable(chosen == null);
        up.setDisable(chosen == null || PlanEdits.moved(plan, chosen, -1) == null);
        down.setDisable(chosen == null || PlanEdits.moved(plan, chosen, 1) == null);
        wrong.setText(model.problem("phases") == null ? "" : model.problem("phases").place() + ": " + model.problem("phases").words());
        if (chosen == null) {
            return;
        }
        StageDraft stage = PlanEdits.at(plan, chosen);
        for (PolicyControl control : controls) {
            String text = stage.text(control.policy().key());
            if (other) {
                control.force(text);
            } else {
                control.show(text);
            }
        }
    }

    private static final class StageCell extends ListCell<Line> {
        @Override
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            boolean head = !empty && line != null && line.place() == null;
            setText(empty || line == null ? null : Objects.requireNonNull(line).words() + (line.note().isEmpty() ? "" : "  ·  " + line.note()));
            setMouseTransparent(head);
            getStyleClass().removeAll("stage-part", "stage-line");
            getStyleClass().add(head ? "stage-part" : "stage-line");
        }
    }
}
