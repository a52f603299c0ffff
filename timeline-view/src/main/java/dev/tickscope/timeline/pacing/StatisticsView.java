package dev.tickscope.timeline.pacing;

import dev.tickscope.timeline.pacing.StatisticsViewModel.Span;
import dev.tickscope.timeline.stats.StatLine;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;

/** The statistics of a range as a table: measure, how it is computed, value. Copies hold exact values. */
public final class StatisticsView extends VBox {
    private static final double NAME = 132;
    private static final double VALUE = 100;
    private static final double CELL_PADDING = 18;

    private final StatisticsViewModel model;
    private final Map<Span, RadioButton> spans = new EnumMap<>(Span.class);
    private final Label caption = new Label();
    private final Tooltip captionTooltip = new Tooltip();
    private final TableView<StatLine> table = new TableView<>();
    private long shownRevision = -1;
    private StatisticsViewModel.Shown shown;

    public StatisticsView(StatisticsViewModel model) {
        this.model = model;
        setId("statistics");
        getStyleClass().addAll("range-statistics", "ts-panel-card");
        getStylesheets().add(Objects.requireNonNull(StatisticsView.class.getResource("pacing.css")).toExternalForm());
        setMinWidth(380);
        setMinHeight(160);
        setPrefSize(568, 320);
        caption.setId("statisticsRange");
        caption.getStyleClass().add("statistics-range");
        caption.setTooltip(captionTooltip);
        caption.setMaxWidth(Double.MAX_VALUE);
        table();
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(header(), caption, table);
    }

    private HBox header() {
        Label title = new Label("Statistics");
        title.getStyleClass().add("panel-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox header = new HBox(title, space, choice(), copy());
        header.getStyleClass().add("ts-panel-head");
        return header;
    }

    private HBox choice() {
        ToggleGroup group = new ToggleGroup();
        HBox choice = new HBox();
        choice.getStyleClass().add("segments");
        choice.setAlignment(Pos.CENTER_LEFT);
        for (Span span : Span.values()) {
            RadioButton button = new RadioButton(span.title());
            button.getStyleClass().setAll("segment");
            button.setId("statistics" + span.name());
            button.setToggleGroup(group);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(event -> model.choose(span));
            spans.put(span, button);
            choice.getChildren().add(button);
        }
        spans.get(Span.SELECTION).setTooltip(new Tooltip("The range selected in the timeline by dragging (R)"));
        spans.get(Span.LAST_SECONDS).setTooltip(new Tooltip("The 10 s of real time up to the instant that is shown"));
        spans.get(Span.SESSION).setTooltip(new Tooltip("All frames that are kept"));
        return choice;
    }

    private MenuButton copy() {
        MenuButton copy = new MenuButton("Copy");
        copy.setId("statisticsCopy");
        copy.getStyleClass().add("small-menu");
        copy.getItems().setAll(Copying.items(model::text, model::csv));
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.setTooltip(new Tooltip("Exact values: whole nanoseconds, or fractions"));
        return copy;
    }

    private void table() {
        table.setId("statisticsTable");
        table.getStyleClass().addAll("ts-table", "edge-to-edge");
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_SUBSEQUENT_COLUMNS);
        table.setPlaceholder(new Label("waiting for the first frame"));
        table.setAccessibleText("statistics of the range");
        table.setMinHeight(0);
        table.setContextMenu(Copying.menu(model::text, model::csv));
        table.setRowFactory(view -> new SectionRow());
        TableColumn<StatLine, String> name = column("Measure", StatLine::name, "stat-name");
        fixed(name, NAME);
        TableColumn<StatLine, String> formula = column("How it is computed", StatLine::formula, "stat-formula");
        TableColumn<StatLine, String> value = column("Value", StatLine::value, "stat-value");
        fixed(value, VALUE);
        table.getColumns().setAll(List.of(name, formula, value));
        table.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (Copying.KEYS.match(event)) {
                Copying.put(model.text());
                event.consume();
            }
        });
    }

    private static void fixed(TableColumn<?, ?> column, double width) {
        column.setMinWidth(width);
        column.setMaxWidth(width);
        column.setPrefWidth(width);
    }

    private static TableColumn<StatLine, String> column(String title, java.util.function.Function<StatLine, String> text, String style) {
        TableColumn<StatLine, String> column = new TableColumn<>(title);
        column.setSortable(false);
        column.setReorderable(false);
        column.getStyleClass().add(style);
        column.setCellValueFactory(line -> new SimpleObjectProperty<>(text.apply(line.getValue())));
        column.setCellFactory(made -> new WordCell(style));
        return column;
    }

    /** Words that take as many lines as they need. */
    private static final class WordCell extends TableCell<StatLine, String> {
        private final Text words = new Text();

        WordCell(String style) {
            getStyleClass().add(style);
            words.getStyleClass().add("stat-text");
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            tableColumnProperty().addListener((observable, before, column) ->
                    words.wrappingWidthProperty().bind(column.widthProperty().subtract(CELL_PADDING)));
        }

        @Override
        protected void updateItem(String text, boolean empty) {
            super.updateItem(text, empty);
            boolean told = !empty && text != null && !text.isEmpty();
            words.setText(told ? text : "");
            setGraphic(told ? words : null);
        }
    }

    /** A heading has no value and looks like one. */
    private static final class SectionRow extends TableRow<StatLine> {
        @Override
        protected void updateItem(StatLine line, boolean empty) {
            super.updateItem(line, empty);
            getStyleClass().remove("section");
            if (!empty && line != null && line.id().isEmpty()) {
                getStyleClass().add("section");
            }
        }
    }

    /** Once a pulse, after the model. */
    public void update() {
        if (getScene() == null || !isVisible() || model.revision() == shownRevision && model.shown() == shown) {
            return;
        }
        shownRevision = model.revision();
        shown = model.shown();
        spans.get(model.span()).setSelected(true);
        spans.get(Span.SELECTION).setDisable(!model.hasSelection());
        String words = shown == null ? "waiting for the first frame" : shown.caption();
        caption.setText(words);
        captionTooltip.setText(words);
        show(shown == null ? List.of() : withHeadings(shown.lines()));
    }

    private static List<StatLine> withHeadings(List<StatLine> lines) {
        List<StatLine> all = new ArrayList<>();
        String section = "";
        for (StatLine line : lines) {
            if (!line.section().equals(section)) {
                section = line.section();
                all.add(new StatLine("", section, section, "", "", "", ""));
            }
            all.add(line);
        }
        return all;
    }

    /** Only lines that changed, so that the place in the table stays. */
    private void show(List<StatLine> lines) {
        ObservableList<StatLine> items = table.getItems();
        if (items.size() != lines.size()) {
            items.setAll(lines);
            return;
        }
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).equals(items.get(i))) {
                items.set(i, lines.get(i));
            }
        }
    }
}
