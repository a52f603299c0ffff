package dev.tickscope.app.breakpoints;

import dev.tickscope.app.table.DataTable;
import dev.tickscope.app.table.TableAction;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.PastWorker;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.table.Column;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** The tab with the lines of logging breakpoints and failed conditions; each leads to its tick. */
public final class LogPanel extends StackPane {
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final Workbench workbench;
    private final LogLines lines = new LogLines();
    private final DataTable<LogLine> table = new DataTable<>("logTable",
            "Nothing logged. Give a breakpoint a log message: it then writes a line here instead of stopping.", "Log", lines).low();
    private final Button clear = new Button("Clear");
    private Label count = new Label();
    private long releases = -1;
    private final Button evaluate = new Button("Evaluate over the past", Icons.feather(Feather.REWIND));
    private PastLog running;
    private PastWorker.Job job;

    public LogPanel(Workbench workbench) {
        this.workbench = workbench;
        column(Column.keyed("#", line -> line.breakpointId() < 0 ? "–" : Integer.toString(line.breakpointId()),
                line -> line.breakpointId() < 0 ? null : (Long) (long) line.breakpointId()), 40);
        column(Column.keyed("At", LogLine::place, LogPanel::time), 110);
        column(Column.words("From", line -> line.past() ? "past" : "run"), 56);
        table.column(Column.words("Line", LogLine::told), 120, 400, Double.MAX_VALUE);
        table.look((row, line) -> row.pseudoClassStateChanged(FAILED, line != null && line.failed()));
        table.onMain(false, row -> jump(lines.get(row)));
        table.actions(TableAction.of("Show this instant", "", () -> table.selected() != null, () -> jump(table.selected())));
        clear.setId("clearLog");
        clear.getStyleClass().add("quiet");
        clear.setTooltip(new Tooltip("Empty this list; the rows of the session stay"));
        clear.setOnAction(event -> table.reset(lines::empty));
        evaluate.setId("evaluatePast");
        evaluate.getStyleClass().add("quiet");
        evaluate.setTooltip(new Tooltip("What the logging breakpoints, as they are now, would have written over all recorded rows; again gives up"));
        evaluate.setAccessibleText("Evaluate the logging breakpoints over the past");
        evaluate.setOnAction(event -> evaluateOrGiveUp());
        getChildren().add(table);
    }

    private void column(Column<LogLine> column, double width) {
        table.column(column, width, width, width + 16).getStyleClass().add("mono-cell");
    }

    /** What happened in one frame has one key, so it keeps its order; lost lines come last. */
    private static Long time(LogLine line) {
        return line.framePosition() < 0 ? null : (Long) line.framePosition();
    }

    /** What stands in the head of its tab. */
    public javafx.scene.Node[] controls() {
        return new javafx.scene.Node[] {table.filterButton(), evaluate, clear};
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
        releases = -1;
        table.reset(lines::clear);
        count.setText("0");
    }

    /** Whether further pulses show more: the past is being evaluated, or its table is at something. */
    public boolean busy() {
        return running != null || table.busy();
    }

    /** Shows the newest rows. */
    public void update(StoreView view) {
        if (running != null && job.done()) {
            evaluated();
        }
        if (view.releases() != releases) {
            releases = view.releases();
            int size = lines.size();
            lines.take(view, workbench.current().session()::wordsOfBreakpointRow);
            if (lines.size() > size) {
                // The table does not have the new lines yet.
                boolean follows = !table.hasSelection() && table.sorted() < 0 && table.showsEnd();
                count.setText(Long.toString(lines.total()));
                table.pulse();
                if (follows) {
                    table.toEnd();
                }
            }
        }
        table.pulse();
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
        table.reset(() -> lines.setPast(ended.lines()));
        int fresh = lines.past().size();
        workbench.note("Evaluated over the past: " + ended.total() + (ended.total() == 1 ? " line" : " lines") + (ended.percent() < 100
                ? ", as far as it came; " : "; ") + fresh + " that the run did not write " + (fresh == 1 ? "is" : "are") + " marked \"past\"."
                + (ended.failed() > 0 ? " At " + ended.failed() + " moments a condition could not be computed." : "")
                + (ended.recordedOnly() ? " Contacts and hooks of single objects are known only where they were hit." : ""));
    }

    private void jump(LogLine line) {
        if (line.framePosition() >= 0) {
            workbench.playheadProperty().set(line.tickRow() >= 0 ? new Playhead.AtTick(line.tickRow()) : new Playhead.AtFrame(line.framePosition()));
        }
    }
}
