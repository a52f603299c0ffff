package dev.tickscope.app.held;

import dev.tickscope.app.breakpoints.ConditionCheck;
import dev.tickscope.app.breakpoints.ExpressionField;
import dev.tickscope.app.table.DataTable;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.PastWorker;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.session.InOrder;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The tab that searches all recorded rows for where a condition held, lists the hits with their values, and leads to them. */
public final class HeldPanel extends VBox {
    private static final String AT_TICKS = "at ticks";
    private static final String AT_FRAMES = "at frame ends";

    private final Workbench workbench;
    private final ExpressionField condition = new ExpressionField("heldCondition", "condition, such as frame.dropped > 0",
            "Condition to search the recorded past for");
    private final ExpressionField message = new ExpressionField("heldMessage", "message, such as dropped {frame.dropped}",
            "Log message for each hit, with expressions in braces; may be empty");
    private final ComboBox<String> moments = new ComboBox<>();
    private final Button search = new Button("Search");
    private final Label headline = new Label();
    private final Label detail = new Label();
    private final Button previous = new Button(null, Icons.feather(Feather.CHEVRON_LEFT));
    private final Button next = new Button(null, Icons.feather(Feather.CHEVRON_RIGHT));
    private Label count = new Label();
    private SessionInfo info;
    private StoreView view;
    private Moment moment;
    private final HeldTable table = new HeldTable(() -> this.view, this::jump);
    private HeldSearch running;
    private PastWorker.Job job;
    private HeldValues values;
    private HeldHits hits;

    public HeldPanel(Workbench workbench) {
        this.workbench = workbench;
        getStyleClass().add("held");
        moments.setId("heldMoments");
        moments.getItems().setAll(AT_TICKS, AT_FRAMES);
        moments.setValue(AT_TICKS);
        moments.setMinWidth(USE_PREF_SIZE);
        moments.setAccessibleText("Whether ends of ticks or ends of frames are searched");
        search.setId("heldSearch");
        search.setMinWidth(68);
        search.setOnAction(event -> searchOrGiveUp());
        search.setTooltip(new Tooltip("Search all recorded rows (Enter); gives up while it searches (Esc)"));
        condition.setOnAction(event -> search());
        message.setOnAction(event -> search());
        message.setTooltip(new Tooltip("What a breakpoint would have logged at each hit; may be empty"));
        condition.setPrefWidth(280);
        message.setPrefWidth(180);
        HBox.setHgrow(condition, Priority.ALWAYS);
        HBox.setHgrow(message, Priority.SOMETIMES);
        headline.setId("heldHeadline");
        headline.getStyleClass().add("held-headline");
        headline.setMinWidth(USE_PREF_SIZE);
        headline.managedProperty().bind(headline.textProperty().isNotEmpty());
        detail.setId("heldDetail");
        detail.getStyleClass().add("caption");
        detail.setMinWidth(0);
        detail.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(detail, Priority.ALWAYS);
        step(previous, "heldPrevious", "To the hit before the playhead", -1);
        step(next, "heldNext", "To the hit after the playhead", 1);
        condition.complaint().addListener((observable, before, now) -> tell());
        message.complaint().addListener((observable, before, now) -> tell());
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        VBox.setVgrow(table.table(), Priority.ALWAYS);
        setMinHeight(0);
        getChildren().addAll(row(condition, message, moments, search), row(headline, detail, previous, next), table.table());
    }

    private static HBox row(Node... parts) {
        HBox row = new HBox(parts);
        row.getStyleClass().addAll("breakpoint-row", "held-row");
        return row;
    }

    private void step(Button button, String id, String tip, int step) {
        button.setId(id);
        button.getStyleClass().add("quiet");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(tip));
        button.setAccessibleText(tip);
        button.setOnAction(event -> go(step));
        button.setDisable(true);
    }

    /** For the head of its tab. */
    public DataTable<?> table() {
        return table.table();
    }

    /** Where it writes how many hits there are. */
    public void countTo(Label label) {
        count = label;
    }

    /** A new session is open. */
    public void setSession(SessionInfo newInfo) {
        giveUp();
        running = null;
        job = null;
        info = newInfo;
        view = null;
        condition.setCheck(new ConditionCheck(ConditionCheck.Kind.CONDITION, info));
        message.setCheck(new ConditionCheck(ConditionCheck.Kind.MESSAGE, info));
        values = null;
        show(null);
    }

    /** Asks where the condition of a breakpoint held, and what it would have logged. */
    public void ask(Breakpoint breakpoint) {
        condition.setText(breakpoint.condition().isEmpty() ? "true" : breakpoint.condition());
        message.setText(breakpoint.logMessage());
        moments.setValue(breakpoint.place() instanceof BreakpointPlace.FrameEnd ? AT_FRAMES : AT_TICKS);
        condition.requestFocus();
        condition.end();
        search();
    }

    /** Whether further pulses show more: it searches, or its table is at something. */
    public boolean busy() {
        return running != null || table.table().busy();
    }

    /** Shows how far a search came, and which hit is the instant that is shown. */
    public void update(StoreView newView, Moment newMoment) {
        view = newView;
        if (values != null) {
            values.letGoOfOthers(view);
        }
        if (running != null) {
            follow();
        }
        if (!newMoment.equals(moment)) {
            moment = newMoment;
            table.here(hits == null ? -1 : here());
        }
        table.table().pulse();
    }

    private int here() {
        int at = InOrder.firstFrom(view, hits.count(), hits::playhead, moment, false);
        return at < hits.count() && Moment.kept(view, hits.playhead(at)) && sameInstant(Moment.of(view, hits.playhead(at))) ? at : -1;
    }

    /** Stops make a moment of their own at the end of a tick; it is the same instant. */
    private boolean sameInstant(Moment hit) {
        return hit.place() == moment.place() && hit.tickRow() == moment.tickRow() && hit.framePosition() == moment.framePosition();
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && running != null) {
            giveUp();
            event.consume();
        }
    }

    private void searchOrGiveUp() {
        if (running != null) {
            giveUp();
        } else {
            search();
        }
    }

    private void giveUp() {
        if (running != null) {
            running.giveUp();
        }
    }

    private void search() {
        if (info == null || condition.getText().isBlank() || !complaint().isEmpty()) {
            tell();
            condition.requestFocus();
            return;
        }
        giveUp();
        StoreView rows = workbench.current().session().view();
        view = rows;
        String text = condition.getText().strip();
        Names names = Names.of(info.contract(), info.timeBase(), info.bodies(), info.actions());
        values = new HeldValues(info, text, message.getText().strip());
        running = new HeldSearch(Expressions.condition(text, names).orThrow(), AT_FRAMES.equals(moments.getValue()), rows, names);
        job = workbench.lookingBack().worker().start(running::slice);
        show(null);
        follow();
    }

    private void follow() {
        if (!job.done()) {
            search.setText("Cancel");
            headline.setText(running.progressWords());
            detail.setText("");
            return;
        }
        HeldHits found = running.hits();
        RuntimeException failure = job.failure();
        running = null;
        job = null;
        search.setText("Search");
        show(found);
        if (failure != null) {
            headline.setText("The search failed: " + failure.getMessage());
        }
    }

    private void show(HeldHits found) {
        hits = found;
        moment = null;
        search.setText("Search");
        table.show(found, values);
        previous.setDisable(found == null || found.count() == 0);
        next.setDisable(previous.isDisable());
        count.setText(found == null ? "–" : Integer.toString(found.count()));
        tell();
    }

    private String complaint() {
        return !condition.complaint().get().isEmpty() ? "Condition: " + condition.complaint().get()
                : !message.complaint().get().isEmpty() ? "Message: " + message.complaint().get() : "";
    }

    /** What is wrong with what is typed; else what was found. */
    private void tell() {
        if (running != null) {
            return;
        }
        String wrong = complaint();
        headline.setText(hits == null || !wrong.isEmpty() ? "" : hits.headline());
        detail.setText(!wrong.isEmpty() ? wrong : hits != null ? words(hits) : "Enter searches all recorded "
                + "ticks or frames. A search knows the rows that are there when it begins.");
        detail.setTooltip(new Tooltip(detail.getText()));
    }

    private String words(HeldHits found) {
        String noun = found.frames() ? "frame" : "tick";
        StringBuilder text = new StringBuilder("of ").append(number(found.looked())).append(found.looked() == 1 ? " " + noun : " " + noun + "s");
        if (found.looked() < found.total()) {
            text.append(", given up; ").append(number(found.total())).append(" are recorded");
        } else if (found.lastRow() >= 0) {
            text.append(", up to ").append(name(found, found.lastRow()));
        }
        if (found.failed() > 0) {
            text.append("; not computed at ").append(number(found.failed())).append(", first at ").append(name(found, found.firstFailed()))
                    .append(": ").append(found.failure());
        }
        return text.toString();
    }

    private String name(HeldHits found, long row) {
        if (found.frames()) {
            return view.frames().has(row) ? "frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, row) : "a frame that is lost";
        }
        return view.ticks().has(row) ? "tick " + view.ticks().getLong(Columns.Tick.TICK_INDEX, row) : "a tick that is lost";
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private void jump(int index) {
        if (Moment.kept(view, hits.playhead(index))) {
            workbench.playheadProperty().set(hits.playhead(index));
        } else {
            detail.setText("The rows of this hit no longer fit into memory.");
        }
    }

    private void go(int step) {
        if (hits == null || view == null || moment == null) {
            return;
        }
        int at = InOrder.firstFrom(view, hits.count(), hits::playhead, moment, step > 0);
        int found = step > 0 ? at : at - 1;
        Playhead there = found < 0 || found >= hits.count() ? null : hits.playhead(found);
        if (there == null || !Moment.kept(view, there)) {
            detail.setText("It held at no kept instant " + (step < 0 ? "before" : "after") + " the playhead.");
            return;
        }
        tell();
        workbench.playheadProperty().set(there);
        table.choose(found);
    }
}
