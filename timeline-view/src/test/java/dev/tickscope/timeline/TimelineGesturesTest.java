package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.session.Playhead;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.Test;

/** Mouse and keyboard on the drawn control. */
class TimelineGesturesTest {
    private static final double TICKS_Y = 32 + 48 + 56 + 30;
    private static final double FRAMES_Y = 32 + 48 + 28;

    /** A control that shows the worked example. */
    private static final class Shown {
        final TimelineRun run = TimelineRun.workedExample();
        final TimelineView view = new TimelineView(new TimelineViewModel());
        final List<Playhead> picked = new ArrayList<>();
        final Scene scene = Toolkit.scene(view, 992, 568, "");

        Shown() {
            view.setOnPlayhead(picked::add);
            view.setSession(run.info());
            update();
        }

        void update() {
            view.update(run.view(), picked.isEmpty() ? Playhead.LIVE : picked.get(picked.size() - 1));
        }

        void mouse(EventType<MouseEvent> type, double x, double y, boolean shift) {
            Event.fireEvent(view, new MouseEvent(type, x, y, x, y, MouseButton.PRIMARY, 1, shift, false, false, false,
                    type != MouseEvent.MOUSE_MOVED, false, false, true, false, true, null));
        }

        void click(double x, double y) {
            mouse(MouseEvent.MOUSE_PRESSED, x, y, false);
            mouse(MouseEvent.MOUSE_RELEASED, x, y, false);
            update();
        }

        void drag(double from, double to, boolean shift) {
            mouse(MouseEvent.MOUSE_PRESSED, from, FRAMES_Y, shift);
            mouse(MouseEvent.MOUSE_DRAGGED, (from + to) / 2, FRAMES_Y, shift);
            mouse(MouseEvent.MOUSE_DRAGGED, to, FRAMES_Y, shift);
            mouse(MouseEvent.MOUSE_RELEASED, to, FRAMES_Y, shift);
            update();
        }

        void key(KeyCode code, boolean control) {
            Event.fireEvent(view, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, control, false, false));
            Event.fireEvent(view, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, control, false, false));
            update();
        }

        void wheel(double amount, boolean control) {
            Event.fireEvent(view, new ScrollEvent(ScrollEvent.SCROLL, 400, FRAMES_Y, 400, FRAMES_Y, false, control, false, false, false, false,
                    0, amount, 0, amount, ScrollEvent.HorizontalTextScrollUnits.NONE, 0, ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0, null));
            update();
        }

        TimelineViewModel model() {
            return view.model();
        }
    }

    private static void shown(Consumer<Shown> test) {
        Toolkit.on(() -> {
            test.accept(new Shown());
            return null;
        });
    }

    @Test
    void theMomentIsReadableWithoutThePicture() {
        shown(timeline -> {
            String spoken = "frame 512, cap reached, ran 2 of 4 ticks, dropped 33.3 ms, stopped";
            assertEquals(spoken, timeline.view.getAccessibleText());
            assertEquals(spoken, timeline.view.describe());
        });
    }

    @Test
    void aClickOnATickPicksItAndOneOnAFramePicksThat() {
        shown(timeline -> {
            timeline.click(136 + 620, TICKS_Y);
            assertEquals(List.of(new Playhead.AtTick(429)), timeline.picked);
            assertFalse(timeline.model().follow());
            timeline.click(136 + 500, FRAMES_Y);
            assertEquals(new Playhead.AtFrame(511), timeline.picked.get(1));
            assertEquals(511, timeline.model().lens().frame().row());
        });
    }

    @Test
    void thePointerShowsTheDetailsOfWhatIsUnderIt() {
        shown(timeline -> {
            timeline.mouse(MouseEvent.MOUSE_MOVED, 136 + 620, TICKS_Y, false);
            assertTrue(timeline.view.describe().startsWith("Tick 430. 1st of 4 in frame 512"), timeline.view.describe());
            timeline.mouse(MouseEvent.MOUSE_MOVED, 136 + 500, FRAMES_Y, false);
            assertTrue(timeline.view.describe().startsWith("Frame 511. real 9.154 s"), timeline.view.describe());
            timeline.mouse(MouseEvent.MOUSE_MOVED, 60, FRAMES_Y, false);
            assertTrue(timeline.view.describe().startsWith("frame 512, "));
        });
    }

    @Test
    void endGoesBackToLive() {
        shown(timeline -> {
            timeline.click(136 + 500, FRAMES_Y);
            timeline.key(KeyCode.END, false);
            assertEquals(Playhead.LIVE, timeline.picked.get(timeline.picked.size() - 1));
            assertTrue(timeline.model().follow());
            assertEquals(512, timeline.model().lens().frame().row());
        });
    }

    @Test
    void arrowsMoveThePlayheadByFramesAndWithControlByTicks() {
        shown(timeline -> {
            timeline.key(KeyCode.LEFT, false);
            timeline.key(KeyCode.LEFT, false);
            timeline.key(KeyCode.RIGHT, false);
            assertEquals(List.of(new Playhead.AtFrame(511), new Playhead.AtFrame(510), new Playhead.AtFrame(511)), timeline.picked);
            timeline.key(KeyCode.LEFT, true);
            assertEquals(new Playhead.AtTick(428), timeline.picked.get(3));
            timeline.key(KeyCode.RIGHT, true);
            assertEquals(new Playhead.AtTick(429), timeline.picked.get(4));
        });
    }

    @Test
    void theWheelPansAndWithControlZoomsAtThePointer() {
        shown(timeline -> {
            long left = timeline.model().axis().leftUnits();
            timeline.wheel(40, false);
            assertTrue(timeline.model().axis().leftUnits() < left);
            double zoom = timeline.model().axis().unitsPerPixel();
            long under = timeline.model().axis().real(400 - 136);
            timeline.wheel(40, true);
            assertTrue(timeline.model().axis().unitsPerPixel() < zoom);
            assertEquals(400 - 136, timeline.model().axis().x(under), 0.01);
        });
    }

    @Test
    void draggingSelectsAndWithShiftPans() {
        shown(timeline -> {
            timeline.drag(200, 400, false);
            assertTrue(timeline.model().selection().present());
            timeline.key(KeyCode.F, false);
            assertEquals(timeline.model().selection().fromUnits(), timeline.model().axis().leftUnits());
            timeline.key(KeyCode.ESCAPE, false);
            assertFalse(timeline.model().selection().present());
            long left = timeline.model().axis().leftUnits();
            timeline.drag(300, 400, true);
            assertTrue(timeline.model().axis().leftUnits() < left);
            assertFalse(timeline.model().selection().present());
        });
    }

    @Test
    void theLensKeySwitchesTheLens() {
        shown(timeline -> {
            timeline.key(KeyCode.L, false);
            assertNull(timeline.model().lens());
            timeline.key(KeyCode.L, false);
            assertNotNull(timeline.model().lens());
            timeline.mouse(MouseEvent.MOUSE_MOVED, 136 + 500, FRAMES_Y, false);
            timeline.key(KeyCode.L, false);
            assertEquals(511, timeline.model().lens().frame().row(), "a tap over a frame keeps the lens there");
        });
    }

    @Test
    void lettersZoomAndPan() {
        shown(timeline -> {
            double zoom = timeline.model().axis().unitsPerPixel();
            timeline.key(KeyCode.W, false);
            assertEquals(zoom / 1.25, timeline.model().axis().unitsPerPixel(), 1);
            timeline.key(KeyCode.S, false);
            assertEquals(zoom, timeline.model().axis().unitsPerPixel(), 1);
            long left = timeline.model().axis().leftUnits();
            timeline.key(KeyCode.A, false);
            assertTrue(timeline.model().axis().leftUnits() < left);
            timeline.key(KeyCode.HOME, false);
            assertEquals(0, timeline.model().axis().leftUnits());
        });
    }

    @Test
    void commandsOfTheProgramAreLeftAlone() {
        shown(timeline -> {
            double zoom = timeline.model().axis().unitsPerPixel();
            timeline.key(KeyCode.S, true);
            timeline.key(KeyCode.F, true);
            assertEquals(zoom, timeline.model().axis().unitsPerPixel());
        });
    }
}
