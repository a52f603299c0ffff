package dev.tickscope.app.breakpoints;

import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.PastWorker;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** The tab with the lines of logging breakpoints and failed conditions; each leads to its tick. */
public final class LogPanel extends StackPane {
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final Workbench workbench;
    private final TableView<LogLine> table = new TableView<>();
    private final LogLines lines = new LogLines();
    private final Button clear = new Button("Clear");
    private Label count = new Label();
    private long releases = -1;
    private final Button evaluate = new Button("Evaluate over the past", Icons.feather(Feather.REWIND));
    private PastLog running;
    private PastWorker.Job job;

    public LogPanel(Workbench workbench) {
        this.workbench = workbench;
        table.setId("logTable");
        table.getStyleClass().addAll("ts-table", "edge-to-edge");
        table.setFixedCellSize(24);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(new Label("Nothing logged. Give a breakpoint a log message: it then writes a line here instead of stopping."));
        table.setAccessibleText("Log");
        table.setMinHeight(0);
        table.setPrefHeight(60);
        TableColumn<LogLine, LogLine> words = column("Line", 400);
        words.setCellFactory(made -> new WordsCell());
        table.getColumns().setAll(List.of(text("#", 40, line -> Integer.toString(line.breakpointId())), text("At", 110, LogLine::place),
                text("From", 56, line -> line.past() ? "past" : "run"), words));
        table.setRowFactory(view -> new Row());
        table.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                jump(table.getSelectionModel().getSelectedItem());
                event.consume();
            }
        });
        clear.setId("clearLog");
        clear.getStyleClass().add("quiet");
        clear.setTooltip(new Tooltip("Empty this list; the rows of the session stay"));
        clear.setOnAction(event -> table.getItems().clear());
        evaluate.setId("evaluatePast");
        evaluate.getStyleClass().add("quiet");
        evaluate.setTooltip(new Tooltip("What the logging breakpoints, as they are now, would have written over all recorded rows; again gives up"));
        evaluate.setAccessibleText("Evaluate the logging breakpoints over the past");
        evaluate.setOnAction(event -> evaluateOrGiveUp());
        getChildren().add(table);
    }

    private static TableColumn<LogLine, LogLine> column(String title, double width) {
        TableColumn<LogLine, LogLine> column = new TableColumn<>(title);
        column.setCellValueFactory(line -> new SimpleObjectProperty<>(line.getValue()));
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }

    private static TableColumn<LogLine, LogLine> text(String title, double width, java.util.function.Function<LogLine, String> text) {
        TableColumn<LogLine, LogLine> column = column(title, width);
        column.setMinWidth(width);
        column.setMaxWidth(width);
        column.getStyleClass().add("mono-cell");
        column.setCellFactory(made -> new TableCell<>() {
            @Override
            protected void updateItem(LogLine line, boolean empty) {
                super.updateItem(line, empty);
                setText(empty || line == null ? null : text.apply(line));
            }
        });
        return column;
    }

    /** What stands in the head of its tab. */
    public javafx.scene.Node[] controls() {
        return new javafx.scene.Node[] {evaluate, clear};
    }

    /** Where it writes how many lines there were. */
    public void countTo(Label label) {
        count = label;
    }

    /** A new session is open. */
    public void clear() {
        if (running != null) {
            running.giveUp();
            running = null;
        }
        lines.clear();
        releases = -1;
        table.getItems().clear();
        count.setText("0");
    }

    /** Shows the newest rows. */
    public void update(StoreView view) {
        if (running != null && job.done()) {
            evaluated();
        }
        if (view.releases() == releases) {
            return;
        }
        releases = view.releases();
        List<LogLine> fresh = lines.fresh(view, workbench.current().session()::wordsOfBreakpointRow);
        if (!fresh.isEmpty()) {
            int over = table.getItems().size() + fresh.size() - LogLines.MOST;
            if (over > 0) {
                table.getItems().remove(0, Math.min(over, table.getItems().size()));
            }
            table.getItems().addAll(fresh);
            count.setText(Long.toString(lines.total()));
            if (table.getSelectionModel().isEmpty()) {
                table.scrollTo(table.getItems().size() - 1);
            }
        }
    }

    private void evaluateOrGiveUp() {
        if (running != null) {
            running.giveUp();
            return;
        }
        List<Breakpoint> logging = workbench.breakpoints().lines().stream().filter(BreakpointLine::enabled).map(BreakpointLine::breakpoint)
                .filter(Breakpoint::logs).toList();
        if (logging.isEmpty()) {
            workbench.note("No breakpoint that is on has a log message.");
            return;
        }
        running = new PastLog(logging, workbench.current().session().info(), workbench.current().session().view());
        job = workbench.lookingBack().worker().start(running::slice);
    }

    private void evaluated() {
        PastLog ended = running;
        running = null;
        if (ended.lines() == null) {
            workbench.note("The past could not be evaluated: " + job.failure().getMessage());
            return;
        }
        List<LogLine> all = PastLog.merged(table.getItems(), ended.lines());
        table.getItems().setAll(all.subList(Math.max(0, all.size() - LogLines.MOST), all.size()));
        long fresh = all.stream().filter(LogLine::past).count();
        workbench.note("Evaluated over the past: " + ended.total() + (ended.total() == 1 ? " line" : " lines") + (ended.percent() < 100
                ? ", as far as it came; " : "; ") + fresh + " that the run did not write " + (fresh == 1 ? "is" : "are") + " marked \"past\"."
                + (ended.failed() > 0 ? " At " + ended.failed() + " moments a condition could not be computed." : "")
                + (ended.recordedOnly() ? " Contacts and hooks of single objects are known only where they were hit." : ""));
    }

    private void jump(LogLine line) {
        if (line != null) {
            workbench.playheadProperty().set(line.tickRow() >= 0 ? new Playhead.AtTick(line.tickRow()) : new Playhead.AtFrame(line.framePosition()));
        }
    }

    private final class Row extends TableRow<LogLine> {
        Row() {
            setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && !isEmpty()) {
                    jump(getItem());
                }
            });
        }

        @Override
        protected void updateItem(LogLine line, boolean empty) {
            super.updateItem(line, empty);
            pseudoClassStateChanged(FAILED, !empty && line != null && line.failed());
        }
    }

    /** The words; all of them are in a tooltip, too. */
    private static final class WordsCell extends TableCell<LogLine, LogLine> {
        private final Tooltip whole = new Tooltip();

        @Override
        protected void updateItem(LogLine line, boolean empty) {
            super.updateItem(line, empty);
            String text = empty || line == null ? null : line.failed() ? "Condition failed: " + line.words() : line.words();
            setText(text);
            whole.setText(text == null ? "" : text);
            setTooltip(text == null ? null : whole);
        }
    }
}
