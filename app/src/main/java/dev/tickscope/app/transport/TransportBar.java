package dev.tickscope.app.transport;

import dev.tickscope.app.command.CommandIds;
import dev.tickscope.app.command.KeyTable;
import dev.tickscope.app.shell.PastActions;
import dev.tickscope.app.theme.Icons;
import dev.tickscope.app.work.LookingBack;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.RunRules;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.Replay;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TimeScale;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The transport bar: what the run does, and what it is made of. Buttons send commands; what they look like comes from rows alone. */
public final class TransportBar extends HBox {
    /** What the badge is given, so that the buttons stay where they are whatever the reason says. */
    private static final double STEADY_BADGE = 240;
    private static final CommandKind[] KINDS = CommandKind.values();
    private static final CommandAnswer[] ANSWERS = CommandAnswer.values();

    private final Workbench workbench;
    private final ModeBadge badge = new ModeBadge();
    private final LookingBack back;
    private final ActionButton backTick;
    private final ActionButton reverse;
    private final ActionButton live;
    private final ActionButton resume;
    private final ActionButton pause;
    private final StepButtons steps;
    private final RunToControl runTo;
    private final ClockControl clock;
    private final TimeScaleControl timeScale;
    private final Picker<DebuggeeProvider> samples = new Picker<>("samplePicker", "Sample", DebuggeeProvider::title);
    private final Picker<ClockContract> contracts = new Picker<>("contractPicker", "Contract", ClockContract::title);
    private final Picker<PacingChoice> pacings = new Picker<>("pacingPicker", "Pacing", PacingChoice::title);
    private long nextCommandRow;
    private RunStatus lastStatus;
    private String ended = "";
    private double fittedWidth = -1;

    /**
     * @param past looks back
     * @param openContract asks for a contract file
     * @param editContract opens the contract editor
     * @param openCapture asks for a capture
     * @param runToCursor runs to where the pointer is in the timeline
     */
    public TransportBar(Workbench workbench, PastActions past, Runnable openContract, Runnable editContract, Runnable openCapture, Runnable runToCursor) {
        this.workbench = workbench;
        this.back = workbench.lookingBack();
        backTick = new ActionButton("backTick", Icons.backTick(), "Back one tick", "Alt+F10", "Show the end of the tick before; nothing runs again",
                past::backTick);
        reverse = new ActionButton("reverse", Icons.reverse(), "Play backwards", "⇧F5", "", past::playBack);
        live = new ActionButton("backToLive", Icons.toLive(), "Back to live", "End", "Show the newest row and follow it", past::followLive);
        for (ActionButton button : List.of(backTick, reverse, live)) {
            button.showWords().set(false);
        }
        getStyleClass().add("transport");
        setMinWidth(0);
        resume = button("resume", Icons.play(), "Resume", "F5", "Run on from where it stands", new Command.Resume());
        pause = button("pause", Icons.pause(), "Pause", "F6", "Stop before the next frame", new Command.Pause());
        steps = new StepButtons(workbench::submit);
        runTo = new RunToControl(workbench::submit, runToCursor);
        clock = new ClockControl(workbench::submit);
        timeScale = new TimeScaleControl(scale -> workbench.submit(new Command.SetTimeScale(scale)));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(badge, line(), joined(backTick, reverse, resume, pause, live), line(), steps, runTo, line(), timeScale, gap, samples, contracts, clock, pacings);
        MenuItem contractFile = new MenuItem("Open contract file…");
        contractFile.setOnAction(event -> openContract.run());
        MenuItem editor = new MenuItem("Edit contract…");
        editor.setOnAction(event -> editContract.run());
        MenuItem capture = new MenuItem("Open capture…");
        capture.setOnAction(event -> openCapture.run());
        Runnable refill = () -> fill(List.of(contractFile, editor), capture);
        workbench.samples().addListener((ListChangeListener<DebuggeeProvider>) change -> refill.run());
        workbench.contracts().addListener((ListChangeListener<ClockContract>) change -> refill.run());
        workbench.pacings().addListener((ListChangeListener<PacingChoice>) change -> refill.run());
        refill.run();
    }

    /** Shows the keys that are in use. */
    public void keys(KeyTable keys) {
        resume.keys(keys.shown(CommandIds.RESUME));
        pause.keys(keys.shown(CommandIds.PAUSE));
        backTick.keys(keys.shown(CommandIds.BACK_TICK));
        reverse.keys(keys.shown(CommandIds.PLAY_BACK));
        live.keys(keys.shown(CommandIds.FOLLOW_LIVE));
        steps.keys(keys);
        runTo.keys(keys);
        fittedWidth = -1;
        requestLayout();
    }

    /** As many words as the width has room for. */
    @Override
    protected void layoutChildren() {
        if (getWidth() != fittedWidth && getWidth() > 0) {
            fittedWidth = getWidth();
            for (Room room : Room.values()) {
                room(room);
                if (needed() <= getWidth()) {
                    break;
                }
            }
        }
        super.layoutChildren();
    }

    private void room(Room room) {
        boolean wide = room.ordinal() <= Room.WORDS.ordinal();
        resume.showKeys().set(room == Room.KEYS);
        pause.showKeys().set(room == Room.KEYS);
        resume.showWords().set(room != Room.LEAST);
        pause.showWords().set(room != Room.LEAST);
        runTo.showWords(room != Room.LEAST);
        setSpacing(room == Room.LEAST ? 4 : 8);
        for (Picker<?> picker : List.of(samples, contracts, pacings)) {
            picker.narrow(room == Room.LEAST);
        }
        samples.setVisible(room != Room.STEPS_ALONE);
        samples.setManaged(samples.isVisible());
        steps.room(room);
        timeScale.setPrefWidth(wide ? TimeScaleControl.WIDTH : TimeScaleControl.NARROW);
        badge.setPrefWidth(room.ordinal() >= Room.ICONS.ordinal() ? USE_COMPUTED_SIZE : STEADY_BADGE);
    }

    private double needed() {
        double width = getInsets().getLeft() + getInsets().getRight() + getSpacing() * (getManagedChildren().size() - 1);
        for (Node child : getManagedChildren()) {
            width += child == badge ? STEADY_BADGE : child.prefWidth(-1);
        }
        return width;
    }

    private ActionButton button(String id, Node icon, String words, String keys, String explanation, Command command) {
        return new ActionButton(id, icon, words, keys, explanation, () -> workbench.submit(command));
    }

    private static HBox joined(ActionButton... buttons) {
        buttons[0].button().getStyleClass().add("first");
        buttons[buttons.length - 1].button().getStyleClass().add("last");
        for (int i = 1; i < buttons.length - 1; i++) {
            buttons[i].button().getStyleClass().add("middle");
        }
        HBox box = new HBox(buttons);
        box.getStyleClass().add("joined");
        return box;
    }

    private static Node line() {
        Separator line = new Separator(Orientation.VERTICAL);
        line.getStyleClass().add("transport-line");
        return line;
    }

    private void fill(List<MenuItem> contractItems, MenuItem capture) {
        SessionPlan plan = workbench.current() == null ? null : workbench.current().plan();
        samples.choices(workbench.samples(), plan == null ? null : plan.sample(), workbench::change);
        contracts.choices(workbench.contracts(), plan == null ? null : plan.contract(), workbench::change,
                contractItems.toArray(MenuItem[]::new));
        pacings.choices(workbench.pacings(), plan == null ? null : plan.pacing(), workbench::change, capture);
    }

    /** A new session is open. */
    public void setSession(Workbench.OpenSession open) {
        nextCommandRow = 0;
        lastStatus = null;
        ended = open.plan().pacing().ended();
        samples.show(open.plan().sample());
        contracts.show(open.plan().contract());
        pacings.show(open.plan().pacing());
        runTo.setSession(open.session().info());
        clock.setSession(open.session());
        fittedWidth = -1;
        requestLayout();
        timeScale.range(open.plan().contract().timeScale());
        timeScale.applied(TimeScale.ONE);
        timeScale.able(open.session().missing(Capability.TIME_SCALE, null));
    }

    /** Shows the newest rows. */
    public void update(DebugSession session, StoreView view, Playhead playhead) {
        SessionInfo info = session.info();
        badge.show(ModeText.of(info, view, playhead, back.way(), ended, workbench.current().repetition()));
        enablePast();
        RunStatus status = RunStatus.of(view);
        if (!status.equals(lastStatus)) {
            lastStatus = status;
            enable(session, info.contract(), status);
        }
        runTo.show(info, view, status.running());
        clock.show(view);
        foldCommands(view);
    }

    /** Whether the run is on its way to a target. */
    public boolean runsToTarget() {
        return runTo.onTheWay();
    }

    /** What looks back depends on the playhead, not on what the session does. */
    private void enablePast() {
        boolean inTransport = focused();
        boolean plays = back.way() == Replay.Way.BACK;
        backTick.able(back.whyNotBack());
        reverse.able(plays ? null : back.whyNotPlay(Replay.Way.BACK));
        reverse.explain(plays ? "Stop playing: Space, F6 or Esc" : "Play the recorded past backwards as fast as it was recorded; nothing runs again");
        reverse.on(plays);
        live.able(back.whyNotLive());
        live.on(back.whyNotLive() == null);
        keepFocus(inTransport);
    }

    private void enable(DebugSession session, ClockContract contract, RunStatus status) {
        RunRules rules = new RunRules(session, contract, status);
        boolean inTransport = focused();
        resume.able(rules.resume());
        pause.able(rules.pause());
        steps.enable(rules);
        runTo.enable(rules);
        clock.enable(session, status);
        resume.primary(!status.running() && !status.ended());
        pause.primary(status.running());
        keepFocus(inTransport);
    }

    private boolean focused() {
        return Stream.concat(Stream.of(backTick, reverse, resume, pause, live), steps.all().stream())
                .anyMatch(button -> button.button().isFocused() && !button.button().isDisabled());
    }

    /** A focused button that went out of use hands the focus to the one that is in use now, never to a text field. */
    private void keepFocus(boolean inTransport) {
        if (inTransport && !focused()) {
            Node next = List.of(resume, pause, live, backTick).stream().map(ActionButton::button).filter(button -> !button.isDisabled())
                    .findFirst().<Node>map(button -> button).orElse(getScene().getRoot());
            next.requestFocus();
        }
    }

    /** What became of the commands since the last pulse. */
    private void foldCommands(StoreView view) {
        TableView rows = view.commands();
        for (nextCommandRow = rows.atOrAfter(nextCommandRow); nextCommandRow < rows.rowCount(); nextCommandRow = rows.atOrAfter(nextCommandRow + 1)) {
            CommandKind kind = KINDS[rows.getInt(Columns.Command.KIND, nextCommandRow)];
            CommandAnswer answer = ANSWERS[rows.getInt(Columns.Command.ANSWER, nextCommandRow)];
            if (kind == CommandKind.TIME_SCALE && answer.accepted()) {
                timeScale.applied(new TimeScale(rows.getLong(Columns.Command.APPLIED_NUMERATOR, nextCommandRow),
                        rows.getLong(Columns.Command.APPLIED_DENOMINATOR, nextCommandRow)));
            }
            if (!answer.accepted()) {
                workbench.refused(kind, answer);
            }
        }
    }

    /** What the badge says now. */
    public ModeText mode() {
        return badge.shown();
    }
}
