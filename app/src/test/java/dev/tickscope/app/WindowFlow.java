package dev.tickscope.app;

import dev.tickscope.app.breakpoints.PlaceChoice;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.field.FieldRow;
import dev.tickscope.timeline.field.FieldTableView;
import dev.tickscope.timeline.ledger.LedgerView;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The real window with a robot before it. Sessions run scripted frames as fast as the machine can, so what is on the screen after a wait
 * for a condition is the same each time.
 */
@ExtendWith(FailurePicture.class)
abstract class WindowFlow extends FxRobot {
    /** All tabs of the debug layout, by the ids of their buttons. */
    static final List<String> TABS = List.of("breakpointsTab", "objectsTab", "inputTab", PastCommands.MARKS_TAB, "logTab", "heldTab", "watchTab");

    @TempDir
    static Path folder;

    Settings settings;
    MainWindow window;

    @BeforeEach
    void open() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        window = onFx(() -> {
            Stage stage = new Stage();
            stage.setX(0);
            stage.setY(0);
            settings = Settings.load(folder.resolve("preferences.properties"));
            return new TickscopeApp().open(stage, LaunchOptions.parse(), settings);
        });
    }

    @AfterEach
    void close() throws TimeoutException {
        releaseAll();
        onFx(() -> {
            // A caret would blink on in the closed window, and JavaFX would go through all others with it.
            window.scene().getRoot().requestFocus();
            window.scene().getWindow().hide();
            return null;
        });
    }

    void releaseAll() {
        release(new KeyCode[0]);
        release(new MouseButton[0]);
    }

    /** Runs something on the JavaFX thread and gives back its result. */
    <T> T onFx(Callable<T> action) {
        return WaitForAsyncUtils.waitForAsyncFx(20_000, action);
    }

    /** Waits until a condition holds on the JavaFX thread. */
    void await(String what, Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, () -> onFx(condition));
            WaitForAsyncUtils.waitForFxEvents();
        } catch (TimeoutException e) {
            throw new AssertionError("waited in vain: " + what, e);
        }
    }

    /** Waits until the window has its first session. */
    void awaitSession() {
        await("a session runs", () -> window.workbench().current() != null && window.transport().mode() != null);
    }

    /** Opens a session that stands before the first of frames with these lengths. */
    void script(String contract, long... deltaMillis) {
        script("crates", contract, deltaMillis);
    }

    /** Opens such a session of a sample. */
    void script(String sample, String contract, long... deltaMillis) {
        awaitSession();
        boolean opened = onFx(() -> window.workbench().open(new SessionPlan(window.workbench().sample(sample).orElseThrow(),
                window.workbench().contract(contract).orElseThrow(),
                new PacingChoice.Script("script", Arrays.stream(deltaMillis).map(ms -> ms * 1_000_000).toArray(), false, false)), true));
        if (!opened) {
            throw new AssertionError("the session did not start");
        }
        awaitState(RunEvent.PAUSED);
    }

    /** Waits until the newest state is this one and the badge shows it. */
    void awaitState(RunEvent event) {
        await(event.toString(), () -> RunStatus.of(rows()).event() == event && window.transport().mode() != null
                && window.transport().mode().mode().name().equals(RunStatus.of(rows()).running() ? "LIVE"
                : event == RunEvent.ENDED ? "ENDED" : "PAUSED"));
    }

    /** Waits until so many ticks are complete. */
    void awaitTicks(long count) {
        await(count + " ticks", () -> rows().ticks().rowCount() == count && window.moment() != null && window.moment().tickRow() == count - 1);
    }

    StoreView rows() {
        return window.workbench().current().session().view();
    }

    String text(String id) {
        return onFx(() -> lookup(id).queryAs(Labeled.class).getText());
    }

    void key(KeyCode... codes) {
        push(codes);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Opens the form for a breakpoint at the place of that title. */
    void form(String place) {
        if (!onFx(() -> lookup("#addBreakpoint").queryAs(ToggleButton.class).isSelected())) {
            clickOn("#addBreakpoint");
        }
        place(place);
    }

    @SuppressWarnings("unchecked")
    void place(String title) {
        onFx(() -> {
            ComboBox<PlaceChoice> places = lookup("#breakpointStage").queryAs(ComboBox.class);
            places.setValue(places.getItems().stream().filter(choice -> choice.title().equals(title)).findFirst().orElseThrow());
            return null;
        });
    }

    /** Puts text into a field of the form. */
    void write(String id, String text) {
        onFx(() -> {
            lookup("#" + id).queryAs(TextInputControl.class).setText(text);
            return null;
        });
    }

    /** Sets what the form asks for, and waits until so many are there. */
    void submit(int count) {
        clickOn("#submitBreakpoint");
        await(count + " breakpoints", () -> window.workbench().breakpoints().lines().size() == count);
    }

    /** The sentences under the table of breakpoints. */
    String sentence() {
        return lookup("#stopSentence").queryAs(TextFlow.class).getChildren().stream().map(part -> ((Text) part).getText()).collect(Collectors.joining());
    }

    void awaitSentence(String part) {
        await(part, () -> sentence().contains(part));
    }

    /** The one view of a class in the window. */
    <T extends Node> T view(Class<T> type) {
        return onFx(() -> lookup(node -> type.isInstance(node)).queryAs(type));
    }

    /** All texts of a node that are visible. */
    String all(Node node) {
        return onFx(() -> texts(node));
    }

    private static String texts(Node node) {
        if (!node.isVisible()) {
            return "";
        }
        boolean label = node instanceof Labeled;
        String own = label ? ((Labeled) node).getText() + " " : node instanceof Text text ? text.getText() + " " : "";
        return !(node instanceof Parent parent) ? own : own + parent.getChildrenUnmodifiable().stream()
                .filter(child -> !label || !(child instanceof Text)).map(WindowFlow::texts).collect(Collectors.joining());
    }

    /** What the table of clock fields has on screen: a field and its value after the other. */
    String clock() {
        FieldTableView table = view(FieldTableView.class);
        return onFx(() -> IntStream.range(0, table.shownRows().size()).mapToObj(row -> cell(table, row, 0) + " " + cell(table, row, 1))
                .collect(Collectors.joining(", ")));
    }

    private static String cell(FieldTableView table, int row, int column) {
        return ((Labeled) table.queryAccessibleAttribute(AccessibleAttribute.CELL_AT_ROW_COLUMN, row, column)).getText();
    }

    /** The exact values behind that table, as copying gives them. */
    String exactClock() {
        FieldTableView table = view(FieldTableView.class);
        return onFx(() -> table.shownRows().stream().map(FieldRow::exact).collect(Collectors.joining(", ")));
    }

    /** What the ledger has on screen. */
    String ledger() {
        return all(view(LedgerView.class));
    }

    String badge() {
        return onFx(() -> window.transport().mode().reason());
    }

    Recorded record() {
        return onFx(() -> new Recorded(window.workbench().current().session().info(), rows()));
    }

    /**
     * Opens a session whose frames come when the test gives them; only this one stays open.
     *
     * @param paused whether it stands before its first frame, or runs and waits for it
     */
    HandPacer byHand(DebuggeeProvider sample, ClockContract contract, boolean paused) {
        awaitSession();
        HandPacer pacer = new HandPacer();
        onFx(() -> {
            HostedSession session = new HostedSession.Builder(contract, sample).pacing("by hand", pacer::in).startPaused(paused).build().start();
            show(new Workbench.OpenSession(session, new SessionPlan(sample, contract, new PacingChoice.Script("by hand", new long[0], false, false))));
            return null;
        });
        awaitState(paused ? RunEvent.PAUSED : RunEvent.STARTED);
        return pacer;
    }

    /** Shows a session in place of all others. JavaFX thread. */
    void show(Workbench.OpenSession open) {
        List<Workbench.OpenSession> others = List.copyOf(window.workbench().sessions());
        window.workbench().add(open);
        window.workbench().sessions().removeAll(others);
        others.forEach(other -> other.session().close());
    }

    /** Such a session of a sample and a contract that the window offers. */
    HandPacer byHand(String sample, String contract, boolean paused) {
        awaitSession();
        return byHand(onFx(() -> window.workbench().sample(sample).orElseThrow()), onFx(() -> window.workbench().contract(contract).orElseThrow()),
                paused);
    }

    /** Waits until so many frames have ended and the panels show what came of it. */
    void awaitFrames(long count) {
        await(count + " frames", () -> rows().frameEnds().rowCount() == count && window.moment() != null
                && window.moment().framePosition() == count - 1);
    }
}
