package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.transport.ModeText.Mode;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench.OpenSession;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.timeline.OverviewView;
import dev.tickscope.timeline.TimelineView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/** What a repeated run shows that does not come out again: badge, marks, words, and the way to the tick. */
class RunAgainTest extends WindowFlow {
    private static final int FRAMES = 20;
    private static final Playhead FIFTH_TICK = new Playhead.AtTick(Drifting.FIRST_DRIFT - 1);

    /** Runs the game to the end of its frames and then again; the second run is shown. */
    private void runAgain(DebuggeeProvider game) {
        OpenSession first = run(game);
        compare();
        await("the second run is over", () -> window.workbench().current() != first && window.workbench().current().repetition().over()
                && window.transport().mode().mode() == Mode.DIVERGED && rows().frames().rowCount() == FRAMES);
        // What the panels show is the newest row.
        await("it is drawn", () -> strip().getAccessibleText().contains("1 to 20,"));
    }

    private void compare() {
        onFx(() -> {
            window.compareSession();
            return null;
        });
    }

    private OpenSession run(DebuggeeProvider game) {
        awaitSession();
        long[] steps = new long[FRAMES];
        Arrays.fill(steps, 17_000_000);
        onFx(() -> window.workbench().open(new SessionPlan(game, window.workbench().contract("phase").orElseThrow(),
                new PacingChoice.Script("script", steps, false, false)), true));
        awaitState(RunEvent.PAUSED);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        return window.workbench().current();
    }

    private Node strip() {
        return lookup("#overview").query();
    }

    private TimelineView timeline() {
        return lookup("#timeline").queryAs(TimelineView.class);
    }

    private void awaitPlayhead(Playhead playhead) {
        await(playhead.toString(), () -> window.workbench().playheadProperty().get().equals(playhead)
                && window.moment().equals(Moment.of(rows(), playhead)));
    }

    private void back() {
        key(KeyCode.END);
        awaitPlayhead(Playhead.LIVE);
    }

    /** Columns of the strip that are red halfway up, relative to its plot. */
    private List<Integer> redColumns() {
        return onFx(() -> {
            WritableImage image = strip().snapshot(null, null);
            List<Integer> columns = new ArrayList<>();
            for (int x = (int) OverviewView.CAPTION; x < image.getWidth(); x++) {
                Color color = image.getPixelReader().getColor(x, 20);
                if (color.getRed() > 0.7 && color.getGreen() < 0.5 && color.getBlue() < 0.5) {
                    columns.add(x - (int) OverviewView.CAPTION);
                }
            }
            return columns;
        });
    }

    @Test
    void theBadgeNamesTheTickAndThePhaseWhateverTheGameLooksAt() {
        for (DebuggeeProvider game : List.of(Drifting.wallClock(), Drifting.unseededRandom(), Drifting.identityHash())) {
            runAgain(game);
            assertEquals("tick 5 · FixedUpdate", window.transport().mode().reason(), game.title());
            Divergence found = Divergence.first(rows(), window.workbench().current().session().info());
            assertEquals("Differs from the recorded run first in tick 5, FixedUpdate, frame 5: " + found.hashWords() + "; " + found.bodyWords(),
                    window.transport().mode().details());
            assertTrue(found.bodyWords().startsWith("pose of Ball, x, is "), found.bodyWords());
            await("the message", () -> window.messages().text().equals("Run again: it " + window.workbench().current().repetition().words() + "."));
            assertEquals(FRAMES, rows().frames().rowCount(), "play goes on");
        }
    }

    @Test
    void bothMarksStandAtTheTickAndAClickGoesThere() {
        runAgain(Drifting.unseededRandom());
        double plot = onFx(() -> strip().getLayoutBounds().getWidth()) - OverviewView.CAPTION - 56;
        double x = (Drifting.FIRST_DRIFT - 0.5) * plot / FRAMES;
        List<Integer> red = redColumns();
        assertEquals(List.of((int) Math.rint(x) - 1, (int) Math.rint(x)), red);
        clickOn(onFx(() -> strip().localToScreen(OverviewView.CAPTION + x, 8)));
        awaitPlayhead(FIFTH_TICK);
        assertEquals(Mode.DIVERGED, window.transport().mode().mode());
        assertEquals("end of tick 5, differs in FixedUpdate", onFx(() -> window.views().flag()));
        assertTrue(onFx(() -> timeline().getAccessibleText()).endsWith("differs here from the recorded run, in FixedUpdate"));
        back();
        Point2D mark = onFx(() -> {
            TimelineView view = timeline();
            double at = view.model().axis().x(LookBack.real(rows(), view.model().session().timeBase().unitsPerNano(), Moment.of(rows(), FIFTH_TICK)));
            return view.localToScreen(136 + at, view.getHeight() - 20);
        });
        moveTo(mark);
        await("the details", () -> timeline().describe().startsWith("Diverged, tick 5 · FixedUpdate. "));
        Divergence found = Divergence.first(rows(), window.workbench().current().session().info());
        assertTrue(onFx(() -> timeline().describe()).contains(String.format("Recorded %08x, this run %08x.", found.expected(), found.actual())));
        clickOn(mark);
        awaitPlayhead(FIFTH_TICK);
    }

    @Test
    void theKeyForMarksGoesToTheDifferenceAndBeforeItTheBadgeLooksBack() {
        runAgain(Drifting.wallClock());
        key(KeyCode.SHIFT, KeyCode.N);
        awaitPlayhead(FIFTH_TICK);
        key(KeyCode.LEFT);
        awaitPlayhead(new Playhead.AtTick(Drifting.FIRST_DRIFT - 2));
        await("the badge", () -> window.transport().mode().mode() == Mode.REPLAY);
        assertEquals("look back · tick 4 of 20", window.transport().mode().reason());
        key(KeyCode.N);
        awaitPlayhead(FIFTH_TICK);
        await("the badge", () -> window.transport().mode().mode() == Mode.DIVERGED);
    }

    @Test
    void escapeEndsARepetitionAfterItsFrameAndItGoesOnFromThere() {
        CountDownLatch gate = new CountDownLatch(1);
        OpenSession first = run(Drifting.gated(7, gate));
        long ticks = rows().ticks().rowCount();
        compare();
        await("it waits in tick 7", () -> window.workbench().current() != first && window.workbench().current().repetition().ticks() == 6
                && window.transport().mode().reason().equals("agrees to tick 6"));
        assertEquals(Mode.REPLAY, window.transport().mode().mode());
        await("the status line", () -> text("#runState").equals("Repeating, 6 of " + ticks + " ticks"));
        key(KeyCode.ESCAPE);
        gate.countDown();
        await("the badge", () -> window.transport().mode().reason().equals("agrees to tick 7, stopped"));
        await("the message", () -> window.messages().text().startsWith("Run again: was stopped; identical over 7 ticks, "));
        await("the status line", () -> text("#runState").equals("Stopped"));
        assertEquals(7, rows().ticks().rowCount());
        key(KeyCode.F10);
        awaitTicks(8);
        assertEquals(Mode.PAUSED, window.transport().mode().mode());
    }

    @Test
    void aBranchAgreesUntilItGoesOnByItself() {
        script("phase", 17, 17, 17, 17, 17, 17);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        onFx(() -> {
            window.workbench().playheadProperty().set(new Playhead.AtTick(2));
            return null;
        });
        await("tick 3", () -> window.moment().tickRow() == 2);
        onFx(() -> {
            window.branchSession();
            return null;
        });
        await("the badge", () -> window.transport().mode().reason().equals("agrees to tick 3"));
        assertEquals(Mode.REPLAY, window.transport().mode().mode());
        key(KeyCode.F10);
        await("it goes on", () -> window.transport().mode().mode() == Mode.PAUSED);
        assertEquals("step · end of tick 4", window.transport().mode().reason());
    }
}
