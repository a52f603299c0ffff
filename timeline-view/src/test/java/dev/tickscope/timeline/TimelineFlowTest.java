package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.timeline.Cursors.Name;
import dev.tickscope.timeline.track.Lane;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** Cursors, ranges, lanes and search, by a robot on a control in a window that shows the worked example. */
class TimelineFlowTest extends FxRobot {
    private static final int FRAMES_Y = 32 + 48 + 28;

    private final TimelineRun run = TimelineRun.workedExample();
    private final List<Playhead> picked = new ArrayList<>();
    private TimelineView view;
    private Stage stage;

    @BeforeEach
    void open() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        stage = WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            view = new TimelineView(new TimelineViewModel());
            view.setOnPlayhead(picked::add);
            Stage made = new Stage();
            made.setScene(new Scene(view, 992, 568));
            made.setX(0);
            made.setY(0);
            made.show();
            view.setSession(run.info());
            view.requestFocus();
            return made;
        });
        pulse();
    }

    @AfterEach
    void close() {
        release(new KeyCode[0]);
        release(new MouseButton[0]);
        WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            stage.hide();
            return null;
        });
    }

    /** What the window does at each pulse. */
    private void pulse() {
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            view.takeScrub();
            view.update(run.view(), picked.isEmpty() ? Playhead.LIVE : picked.get(picked.size() - 1));
            return null;
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private double frameX(long row) {
        return TimelineView.HEAD + view.model().axis().x(start(row));
    }

    private long start(long row) {
        return run.view().frames().getLong(Columns.Frame.REAL, row);
    }

    private void pointAt(double x, double y) {
        var place = WaitForAsyncUtils.waitForAsyncFx(20_000, () -> view.localToScreen(x, y));
        moveTo(place.getX(), place.getY());
        pulse();
    }

    private void dragFromTo(double x0, double y0, double x1, double y1) {
        pointAt(x0, y0);
        press(MouseButton.PRIMARY);
        pointAt((x0 + x1) / 2, (y0 + y1) / 2);
        pointAt(x1, y1);
        release(MouseButton.PRIMARY);
        pulse();
    }

    private void keys(KeyCode... codes) {
        push(codes);
        pulse();
    }

    private String text(String id) {
        return lookup(id).queryAs(Labeled.class).getText();
    }

    @Test
    void cursorsSnapToFramesAndTheirFlagsCanBeDragged() {
        pointAt(frameX(511) - 3, FRAMES_Y);
        keys(KeyCode.ALT, KeyCode.A);
        pointAt(frameX(512) - 2, FRAMES_Y);
        keys(KeyCode.ALT, KeyCode.B);
        assertEquals(start(511), view.model().cursors().units(Name.A));
        assertEquals(start(512), view.model().cursors().units(Name.B));
        assertEquals("A → B real 100.0 ms · simulation 33.3 ms so far · 1 frame · 2 ticks", text("#measure"));
        double middle = frameX(511) + 80;
        dragFromTo(frameX(511), 32 + 48 + 6, middle, 32 + 48 + 6);
        assertTrue(view.model().cursors().units(Name.A) > start(511));
        assertFalse(view.model().selection().present());
        keys(KeyCode.ESCAPE);
        assertFalse(view.model().cursors().any());
        assertEquals("", text("#measure"));
    }

    @Test
    void aRangeIsDraggedFittedAndSentOn() {
        dragFromTo(frameX(509) - 1, FRAMES_Y, frameX(511) - 1, FRAMES_Y);
        assertEquals(start(509), view.model().selection().fromUnits());
        assertEquals(start(511), view.model().selection().toUnits());
        keys(KeyCode.R);
        RangeBounds sent = view.sentRangeProperty().get();
        assertNotNull(sent);
        assertEquals(List.of(509L, 511L, 2L), List.of(sent.firstFrame(), sent.endFrame(), sent.frames()));
        keys(KeyCode.F);
        assertEquals(start(509), view.model().axis().leftUnits());
        double fitted = view.model().axis().unitsPerPixel();
        keys(KeyCode.F);
        assertTrue(view.model().axis().unitsPerPixel() > fitted, "again, everything");
    }

    @Test
    void lanesChangeHeightAndOrderByDragging() {
        double backlogY = 32 + 48 + 56 + 64 + 76 + 40;
        dragFromTo(60, 32 + 48 + 55, 60, 32 + 48 + 55 + 17);
        assertEquals(72, view.lanes().height(Lane.FRAMES));
        dragFromTo(60, backlogY + 16, 60, 32 + 48 + 4);
        assertEquals(Lane.BACKLOG, view.lanes().shown().get(0));
        assertEquals("backlog frames:72 ticks phases alpha dropped input stops", view.lanes().text());
    }

    @Test
    void aLaneIsHiddenByTheMenuOfItsHead() {
        pointAt(60, FRAMES_Y);
        clickOn(MouseButton.SECONDARY);
        clickOn("Hide Frames");
        pulse();
        assertTrue(view.lanes().hidden(Lane.FRAMES));
        clickOn("#lanesMenu");
        clickOn("Frames");
        pulse();
        assertFalse(view.lanes().hidden(Lane.FRAMES));
    }

    @Test
    void theSearchJumpsAndSaysWhatIsNotThere() {
        keys(KeyCode.CONTROL, KeyCode.F);
        write("tick 100");
        keys(KeyCode.ENTER);
        assertEquals(new Playhead.AtTick(99), picked.get(picked.size() - 1));
        assertEquals("tick 100", text("#searchWords"));
        keys(KeyCode.CONTROL, KeyCode.A);
        write("frame 900");
        keys(KeyCode.ENTER);
        assertEquals("no frame 900: frames 1 to 512 are recorded", text("#searchWords"));
        assertEquals(1, picked.size());
        keys(KeyCode.ESCAPE);
        assertFalse(lookup("#timelineSearch").query().getParent().isVisible());
    }

    @Test
    void bracketsStepBetweenTheFrameAndItsTicks() {
        picked.add(new Playhead.AtFrame(510));
        pulse();
        write("[");
        pulse();
        assertEquals(new Playhead.AtTick(427), picked.get(1));
        write("]");
        pulse();
        assertEquals(new Playhead.AtFrame(510), picked.get(2));
    }
}
