package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.app.tabs.ActionRow;
import dev.tickscope.app.tabs.InputLine;
import dev.tickscope.core.Rule;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Somebody presses, holds and releases actions with the mouse while the run stands; the contract says which tick sees what. */
class InputPadTest extends SharedWindow {
    private static final Rational H = Rational.of(1, 60);

    /** Runs one frame, which a contract may need before its first step, and pauses; the tab with the actions is open. */
    private HandPacer paused(String contract) {
        HandPacer frames = byHand("edges", contract, false);
        frames.give(Rational.ZERO);
        awaitFrames(1);
        key(KeyCode.F6);
        awaitState(RunEvent.PAUSED);
        clickOn("#inputTab");
        await("the actions are listed", () -> pad().getItems().size() == 2);
        return frames;
    }

    /** A tick by F10: what it saw. */
    private String step() {
        long ticks = rows().ticks().rowCount();
        key(KeyCode.F10);
        awaitTicks(ticks + 1);
        return seen(rows().ticks(), ticks);
    }

    /** The actions that a tick saw go down (+), come up (-) and be down (=), by their numbers. */
    private static String seen(TableView ticks, long row) {
        return actions("+", ticks.getLong(Columns.Tick.INPUT_PRESSED, row)) + actions("-", ticks.getLong(Columns.Tick.INPUT_RELEASED, row))
                + actions("=", ticks.getLong(Columns.Tick.INPUT_HELD, row));
    }

    private static String actions(String sign, long mask) {
        return IntStream.range(0, 2).filter(action -> (mask >> action & 1) != 0).mapToObj(action -> sign + action)
                .collect(Collectors.joining());
    }

    private void awaitLine(int action, String expected) {
        await("action " + action + ": " + expected, () -> line(action).equals(expected));
    }

    private String line(int action) {
        InputLine line = pad().getItems().get(action).line();
        return line.name() + ", " + (line.held() ? "held" : "up") + ", waiting " + line.waiting() + ", " + line.lastSeen();
    }

    @Rule({"A27", "C24", "D3", "BR19"})
    @ParameterizedTest(name = "{0}")
    @CsvSource({"phase, '+0=0|=0|-0|', release by T3", "scaled, '+0=0|=0|-0|', release by T3", "ordered, '+0=0|=0||', press by T1"})
    void pressIsDownForAsLongAsTheMouseIsAndEachEdgeIsSeenByOneStep(String contract, String expected, String told) {
        paused(contract);
        awaitLine(0, "jump, up, waiting 0, –");
        List<String> seen = new ArrayList<>();
        moveTo("#press0").press(MouseButton.PRIMARY);
        awaitLine(0, "jump, held, waiting 1, –");
        seen.add(step());
        awaitLine(0, "jump, held, waiting 0, press by T1");
        seen.add(step());
        release(MouseButton.PRIMARY);
        await("it is let go", () -> !pad().getItems().get(0).line().held());
        seen.add(step());
        awaitLine(0, "jump, up, waiting 0, " + told);
        seen.add(step());
        assertEquals(expected, String.join("|", seen));
        assertEquals(2, rows().inputs().rowCount(), "one press, one release");
        assertEquals(-1, record().unbalanced());
    }

    @Rule({"A27", "A28", "C24", "D3"})
    @ParameterizedTest(name = "{0}")
    @CsvSource({"phase, '+1=1|=1|-1|+0-0|', release by T4", "scaled, '+1=1|=1|-1|+0-0|', release by T4",
        "ordered, '+1=1|=1||+0|', press by T4"})
    void holdStaysDownUntilItIsClickedAgainAndAClickIsAPressAndARelease(String contract, String expected, String told) {
        paused(contract);
        List<String> seen = new ArrayList<>();
        clickOn("#hold1");
        awaitLine(1, "throw, held, waiting 1, –");
        seen.add(step());
        seen.add(step());
        awaitLine(1, "throw, held, waiting 0, press by T1");
        clickOn("#hold1");
        await("it is let go", () -> !pad().getItems().get(1).line().held());
        seen.add(step());
        clickOn("#press0");
        await("both edges arrived", () -> rows().inputs().rowCount() == 4);
        seen.add(step());
        awaitLine(0, "jump, up, waiting 0, " + told);
        seen.add(step());
        assertEquals(expected, String.join("|", seen));
    }

    /** The pause of the ordered contract forgets what arrived in it, so that a key which is down is held and was not pressed. */
    @Rule({"A27", "AR23", "BR19", "CR7", "C22"})
    @ParameterizedTest(name = "{0}")
    @CsvSource({"phase, '+1=1|=1|=1|-1'", "scaled, '+1=1|+1=1|+1=1|-1'", "ordered, '=1|=1|=1|'"})
    void whatIsHeldInAPauseIsSeenByTheTicksAfterItsResume(String contract, String expected) {
        HandPacer frames = paused(contract);
        clickOn("#hold1");
        await("it is held", () -> pad().getItems().get(1).line().held());
        key(KeyCode.F5);
        awaitState(RunEvent.RESUMED);
        frames.give(H.times(Rational.of(3)));
        awaitTicks(3);
        clickOn("#hold1");
        await("it is let go", () -> !pad().getItems().get(1).line().held());
        frames.give(H);
        awaitTicks(4);
        assertEquals(expected, LongStream.range(0, 4).mapToObj(row -> seen(rows().ticks(), row)).collect(Collectors.joining("|")));
    }

    @SuppressWarnings("unchecked")
    private javafx.scene.control.TableView<ActionRow> pad() {
        return lookup("#inputTable").queryAs(javafx.scene.control.TableView.class);
    }
}
