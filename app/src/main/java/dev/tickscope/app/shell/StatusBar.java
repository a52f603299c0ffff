package dev.tickscope.app.shell;

import dev.tickscope.app.work.RunTo;
import dev.tickscope.core.contract.DropReport;
import dev.tickscope.core.host.Repetition;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import java.util.Locale;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;

/** One line at the lower edge: whether it runs, what drawing costs, how much history there is, and the instant that is shown. */
public final class StatusBar extends HBox {
    private static final double MEGABYTE = 1 << 20;
    /** Texts that change with every pulse are written this often, so that they can be read. */
    private static final long COST_PERIOD_NANOS = 250_000_000;

    private final Label run = new Label();
    private final Label follow = new Label();
    private final Label cost = number();
    private final Label rows = number();
    private final Label memory = number();
    private final Label recording = number();
    private final Separator recordingBorder = line();
    private final ReadoutLine readoutLine = new ReadoutLine();
    private final Label readout = number();
    private final Separator readoutBorder = line();
    private final Label real = number();
    private final Label simulation = number();
    private final Label frame = number();
    private final Label tick = number();
    private long budgetBytes;
    private String repeating = "";
    private boolean readoutOn;
    private boolean running;
    private boolean begun;
    private long nextCostNanos;
    private long costReleases = -1;
    private Moment costMoment;

    /** @param budgetBytes how much history a session keeps */
    public StatusBar(long budgetBytes) {
        this.budgetBytes = budgetBytes;
        getStyleClass().add("status");
        run.getStyleClass().add("run-state");
        run.setId("runState");
        readout.setId("readout");
        readoutShown(false);
        recording.setId("recording");
        Circle sign = new Circle(4);
        sign.getStyleClass().add("recording-sign");
        recording.setGraphic(sign);
        recording("");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(run, line(), follow, line(), group("UI pulse", cost), line(), group("Rows", rows), line(),
                group("Memory", memory), recordingBorder, recording, readoutBorder, readout, gap, group("Real", real), group("Simulation", simulation), group("Frame", frame), group("Tick", tick));
        for (Label label : new Label[] {run, follow, cost, rows, memory, recording, readout, real, simulation, frame, tick}) {
            label.setMinWidth(USE_PREF_SIZE);
        }
    }

    private static Label number() {
        Label label = new Label("–");
        label.getStyleClass().add("mono");
        return label;
    }

    private static HBox group(String words, Label value) {
        Label name = new Label(words);
        name.setMinWidth(USE_PREF_SIZE);
        HBox group = new HBox(name, value);
        group.getStyleClass().add("status-group");
        return group;
    }

    private static Separator line() {
        Separator line = new Separator(Orientation.VERTICAL);
        line.getStyleClass().add("status-line");
        return line;
    }

    /**
     * Shows the numbers of one pulse.
     *
     * @param follows whether the timeline's window moves with the newest row
     * @param pulseNanos what the last pulses cost on average; 0 if that is not measured
     */
    public void update(SessionInfo info, StoreView view, Playhead playhead, Moment moment, boolean follows, long pulseNanos, long nowNanos) {
        showRun(RunStatus.of(view).running());
        if (!repeating.isEmpty()) {
            set(run, repeating);
        } else if (!running) {
            set(run, "Stopped");
        } else {
            set(run, RunTo.last(view).map(to -> "Running to " + to.words(info) + ", " + grouped(to.framesSearched(view)) + " frames searched")
                    .orElse("Running"));
        }
        set(follow, !(playhead instanceof Playhead.Live) ? "Follow live: off, playhead held" : follows ? "Follow live: on"
                : "Follow live: off, window held");
        if (nowNanos >= nextCostNanos) {
            nextCostNanos = nowNanos + COST_PERIOD_NANOS;
            if (view.releases() != costReleases || !moment.equals(costMoment)) {
                // Else what drawing costs would be all that is drawn.
                costReleases = view.releases();
                costMoment = moment;
                set(cost, pulseNanos == 0 ? "–" : String.format(Locale.ROOT, "%.1f ms", pulseNanos / 1e6));
            }
            set(rows, grouped(view.totalRows()));
            long lost = view.lostRows();
            set(memory, String.format(Locale.ROOT, "%.0f of %.0f MB", view.heldBytes() / MEGABYTE, budgetBytes / MEGABYTE)
                    + (lost == 0 ? ", nothing lost" : ", " + grouped(lost) + " rows lost"));
        }
        boolean shares = readoutOn && info.contract().dropReport() == DropReport.SHARE;
        readoutShown(shares);
        if (shares) {
            set(readout, readoutLine.update(info, view));
        }
        showMoment(info, view, moment);
    }

    /** How much history the session keeps that is shown from now on. */
    public void setBudget(long bytes) {
        budgetBytes = bytes;
    }

    /** Whether what the engine itself would tell its users is shown, under contracts that tell a share. */
    public void setReadout(boolean on) {
        readoutOn = on;
        readoutShown(false);
    }

    private void readoutShown(boolean shown) {
        shown(shown, readout, readoutBorder);
    }

    private static void shown(boolean shown, Node... nodes) {
        for (Node node : nodes) {
            node.setVisible(shown);
            node.setManaged(shown);
        }
    }

    /** Shows from the next update on how far the session has repeated another one; null or over: what it does by itself. */
    public void repeating(Repetition repetition) {
        repeating = repetition == null || repetition.over() ? "" : "Repeating, " + grouped(repetition.ticks()) + " of "
                + grouped(repetition.plannedTicks()) + " ticks";
    }

    /** Shows how far the recording of the session has come. @param words empty while it is not recorded */
    public void recording(String words) {
        set(recording, words);
        shown(!words.isEmpty(), recording, recordingBorder);
    }

    private void showRun(boolean now) {
        if (now != running || !begun) {
            begun = true;
            running = now;
            run.setGraphic(now ? new Circle(4) : new Rectangle(8, 8));
            run.getGraphic().getStyleClass().add("run-sign");
            run.getStyleClass().removeAll("running", "stopped");
            run.getStyleClass().add(now ? "running" : "stopped");
        }
    }

    private void showMoment(SessionInfo info, StoreView view, Moment moment) {
        long position = moment.framePosition();
        if (position < 0) {
            for (Label label : new Label[] {real, simulation, frame, tick}) {
                set(label, "–");
            }
            return;
        }
        set(real, seconds(info, view.frames().getLong(Columns.Frame.REAL, position)));
        set(frame, Long.toString(view.frames().getLong(Columns.Frame.FRAME_INDEX, position)));
        long row = moment.tickRow();
        boolean has = row >= 0 && view.ticks().has(row);
        set(simulation, seconds(info, has ? view.ticks().getLong(Columns.Tick.SIMULATION_TIME, row) : 0));
        set(tick, has ? view.ticks().getLong(Columns.Tick.TICK_INDEX, row) + " completed" : "none completed");
    }

    private static String seconds(SessionInfo info, long units) {
        return info.timeBase().decimalSeconds(units, 3).toPlainString() + " s";
    }

    private static void set(Label label, String text) {
        if (!text.equals(label.getText())) {
            label.setText(text);
        }
    }

    /** 9375 as "9 375", with a thin gap. */
    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', '\u2009');
    }
}
