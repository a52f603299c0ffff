package dev.tickscope.app.editor;

import dev.tickscope.app.shell.Choices;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.timeline.TimelineView;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.track.Lane;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The lanes of a short run under the edited contract or the one that it is compared with, and the numbers of both. */
final class PreviewPane extends VBox {
    private static final PseudoClass DIFFERS = PseudoClass.getPseudoClass("differs");
    private static final double LEAST_TIMELINE = 120;
    /** In less height the other lanes have the room of the phases. */
    private static final double LEAST_FOR_PHASES = 240;

    private final EditorViewModel model;
    private final ComboBox<PreviewPacing> pacing = Choices.of("previewPacing", "Frames of the preview", List.of(), PreviewPacing::title);
    private final RadioButton edited = segment("Edited", "previewEdited");
    private final RadioButton base = segment("", "previewBase");
    private final TimelineView timeline = new TimelineView(new TimelineViewModel());
    private final Label trouble = new Label();
    private final Label words = new Label();
    private final GridPane numbers = new GridPane();
    private final HBox head;
    private Preview shown;
    private double fittedWidth;
    private boolean crowded;
    private boolean showing;

    PreviewPane(EditorViewModel model) {
        this.model = model;
        getStyleClass().add("preview-pane");
        ToggleGroup group = new ToggleGroup();
        edited.setToggleGroup(group);
        base.setToggleGroup(group);
        edited.setSelected(true);
        edited.setOnAction(event -> showLanes());
        base.setOnAction(event -> showLanes());
        edited.setMinWidth(Region.USE_PREF_SIZE);
        base.setMaxWidth(160);
        HBox segments = new HBox(edited, base);
        segments.getStyleClass().add("layout-segments");
        segments.setMinWidth(0);
        pacing.setPrefWidth(176);
        pacing.setMinWidth(96);
        pacing.setTooltip(new Tooltip("Frames of the preview"));
        pacing.valueProperty().addListener((observable, before, now) -> {
            if (!showing && now != null) {
                model.choosePacing(now);
            }
        });
        head = new HBox(pacing, segments);
        head.getStyleClass().add("preview-head");
        head.setAlignment(Pos.CENTER_RIGHT);
        head.setMinWidth(0);
        timeline.setId("previewTimeline");
        timeline.setHeader(false);
        timeline.model().setLensOn(false);
        timeline.lanes().setHidden(Lane.INPUT, true);
        timeline.lanes().setHidden(Lane.STOPS, true);
        timeline.setMinHeight(LEAST_TIMELINE);
        trouble.setId("previewTrouble");
        trouble.setWrapText(true);
        trouble.getStyleClass().add("preview-trouble");
        StackPane lanes = new StackPane(timeline, trouble);
        lanes.setMinHeight(LEAST_TIMELINE);
        VBox.setVgrow(lanes, Priority.ALWAYS);
        words.setId("previewWords");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        words.getStyleClass().add("preview-words");
        numbers.setId("previewNumbers");
        numbers.getStyleClass().add("preview-numbers");
        numbers.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(lanes, words, numbers);
    }

    private static RadioButton segment(String text, String id) {
        RadioButton button = new RadioButton(text);
        button.setId(id);
        button.getStyleClass().setAll("layout-segment");
        button.setMinWidth(0);
        return button;
    }

    /** Shows what is chosen. */
    void refresh() {
        showing = true;
        if (!pacing.getItems().equals(model.pacings())) {
            pacing.getItems().setAll(model.pacings());
        }
        pacing.setValue(model.pacing());
        showing = false;
        String title = model.draft().baseTitle();
        base.setText(title);
        base.setTooltip(new Tooltip("The lanes under " + title));
        base.setAccessibleText("Lanes under " + title);
        edited.setAccessibleText("Lanes under the edited contract");
        tellWords();
    }

    /** What stands in the head while this shows. */
    Node headControls() {
        return head;
    }

    /** Once a pulse: takes in what the worker finished, and draws if something changed. @return whether there was something, or will be soon */
    boolean pulse() {
        boolean news = model.pulse();
        if (news) {
            showLanes();
            showNumbers();
        }
        if (shown != null && shown.view() != null) {
            timeline.update(shown.view(), Playhead.LIVE);
            if (timeline.getHeight() < LEAST_FOR_PHASES != crowded) {
                crowded = !crowded;
                timeline.lanes().setHidden(Lane.PHASES, crowded);
            }
            if (timeline.getWidth() != fittedWidth) {
                // Another width shows the same stretch, not more or less of it.
                fittedWidth = timeline.getWidth();
                timeline.model().fitAll();
                news = true;
            }
        }
        return news || model.waits();
    }

    /** Nobody looks any more. */
    void rest() {
        if (shown != null && shown.info() != null) {
            // A session without rows in place of the one that is let go.
            timeline.setSession(shown.info());
        }
        shown = null;
        numbers.getChildren().clear();
    }

    private void showLanes() {
        shown = base.isSelected() ? model.compared() : model.edited();
        boolean runs = shown != null && shown.view() != null;
        timeline.setVisible(runs);
        trouble.setVisible(!runs);
        trouble.setText(shown == null ? "" : shown.trouble() == null ? "" : shown.trouble());
        if (runs) {
            timeline.setSession(shown.info());
            timeline.update(shown.view(), Playhead.LIVE);
            timeline.model().fitAll();
        }
    }

    private void tellWords() {
        Preview now = model.edited();
        if (now == null) {
            words.setText("");
            return;
        }
        String stale = model.contract().isEmpty() ? "Of the last contract without problems. " : "";
        words.setText(stale + (now.totals() == null ? "" : model.compared().totals() == null ? model.draft().baseTitle() + ": " + model.compared().trouble()
                : PreviewWords.parting(now, model.compared())));
        words.setAccessibleText(words.getText() + said("Edited", now) + said(model.draft().baseTitle(), model.compared()));
    }

    private static String said(String name, Preview preview) {
        return " " + name + ": " + (preview.totals() == null ? preview.trouble() : PreviewWords.sentence(preview.totals()));
    }

    private void showNumbers() {
        Preview now = model.edited();
        Preview other = model.compared();
        numbers.getChildren().clear();
        numbers.getColumnConstraints().clear();
        tellWords();
        if (now.totals() == null) {
            return;
        }
        List<PreviewWords.Line> lines = PreviewWords.lines(now.totals(), other.totals());
        row(0, "", lines.stream().map(PreviewWords.Line::name).toList(), List.of());
        row(1, "Edited", lines.stream().map(PreviewWords.Line::edited).toList(),
                lines.stream().map(line -> other.totals() != null && line.differs()).toList());
        if (other.totals() != null) {
            row(2, model.draft().baseTitle(), lines.stream().map(PreviewWords.Line::base).toList(), List.of());
        }
        for (int i = 0; i <= lines.size(); i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setHgrow(Priority.ALWAYS);
            column.setHalignment(i == 0 ? javafx.geometry.HPos.LEFT : javafx.geometry.HPos.RIGHT);
            numbers.getColumnConstraints().add(column);
        }
    }

    private void row(int row, String name, List<String> values, List<Boolean> differs) {
        Label head = new Label(name);
        head.getStyleClass().add("caption");
        head.setMinWidth(48);
        head.setMaxWidth(120);
        numbers.add(head, 0, row);
        for (int i = 0; i < values.size(); i++) {
            boolean other = !differs.isEmpty() && differs.get(i);
            Label value = new Label((other ? "◆ " : "") + values.get(i));
            value.getStyleClass().add(row == 0 ? "caption" : "preview-number");
            value.setMinWidth(Region.USE_PREF_SIZE);
            value.pseudoClassStateChanged(DIFFERS, other);
            numbers.add(value, i + 1, row);
        }
    }
}
