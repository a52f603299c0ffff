package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
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
    /** In the frame that the overview draws around what the timeline shows. */
    private static final double IN_OVERVIEW = 920;

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

    /** Another session opens while a button is down, and has no frame yet: whatever was begun leads nowhere. */
    @Test
    void aDragThatGoesOnInASessionWithoutFramesDoesNothing() {
        shown(shown -> {
            Strip strip = new Strip(shown.model());
            everywhere((x, y, shift) -> {
                press(shown, strip, x, y, shift);
                open(shown, strip, TimelineRun.of("phase"));
                for (EventType<MouseEvent> type : List.of(MouseEvent.MOUSE_DRAGGED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_PRESSED,
                        MouseEvent.MOUSE_DRAGGED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_MOVED)) {
                    shown.mouse(type, x + 40, y, shift);
                    strip.mouse(type, x + 40);
                    shown.view.takeScrub();
                    strip.view.takeScrub();
                }
                shown.wheel(40, shift);
            });
        });
    }

    /** Nor does it in one that has frames: ranges, cursors, what is shown and the playhead stay as they are there. */
    @Test
    void aDragEndsWithTheSessionInWhichItBegan() {
        shown(shown -> {
            Strip strip = new Strip(shown.model());
            everywhere((x, y, shift) -> {
                press(shown, strip, x, y, shift);
                shown.picked.clear();
                strip.picked.clear();
                TimelineRun other = TimelineRun.workedExample();
                open(shown, strip, other);
                double left = shown.model().axis().x(0);
                for (EventType<MouseEvent> type : List.of(MouseEvent.MOUSE_DRAGGED, MouseEvent.MOUSE_DRAGGED, MouseEvent.MOUSE_RELEASED)) {
                    shown.mouse(type, x + 60, y, shift);
                    strip.mouse(type, x + 60);
                    shown.view.takeScrub();
                    strip.view.takeScrub();
                    look(shown, strip, other);
                }
                String where = "pressed at " + x + ", " + y + ", shift " + shift;
                assertEquals(List.of(), shown.picked, where);
                assertEquals(List.of(), strip.picked, where);
                assertFalse(shown.model().selection().present(), where);
                assertEquals(left, shown.model().axis().x(0), where);
            });
        });
    }

    /** A press of the button at x and y, with Shift or without. */
    private interface Press {
        void at(double x, double y, boolean shift);
    }

    /** On rulers, frames and ticks, left and right, and in the overview. */
    private static void everywhere(Press press) {
        for (double x : new double[] {300, 700, IN_OVERVIEW}) {
            for (double y : new double[] {32 + 10, FRAMES_Y, TICKS_Y}) {
                for (boolean shift : new boolean[] {false, true}) {
                    press.at(x, y, shift);
                }
            }
        }
    }

    private static void press(Shown shown, Strip strip, double x, double y, boolean shift) {
        open(shown, strip, TimelineRun.workedExample());
        shown.mouse(MouseEvent.MOUSE_PRESSED, x, y, shift);
        strip.mouse(MouseEvent.MOUSE_PRESSED, x);
        shown.mouse(MouseEvent.MOUSE_DRAGGED, x + 20, y, shift);
        strip.mouse(MouseEvent.MOUSE_DRAGGED, x + 20);
    }

    private static void open(Shown shown, Strip strip, TimelineRun run) {
        shown.view.setSession(run.info());
        look(shown, strip, run);
    }

    private static void look(Shown shown, Strip strip, TimelineRun run) {
        shown.view.update(run.view(), Playhead.LIVE);
        strip.view.update(run.view(), Playhead.LIVE);
    }

    /** The overview of what a timeline shows. */
    private static final class Strip {
        final OverviewView view;
        final List<Playhead> picked = new ArrayList<>();

        Strip(TimelineViewModel model) {
            view = new OverviewView(model);
            Toolkit.scene(view, 992, OverviewView.HEIGHT, "");
            view.setOnPlayhead(picked::add);
        }

        void mouse(EventType<MouseEvent> type, double x) {
            Event.fireEvent(view, new MouseEvent(type, x, 30, x, 30, MouseButton.PRIMARY, 1, false, false, false, false,
                    type != MouseEvent.MOUSE_MOVED, false, false, true, false, true, null));
        }
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
    void arrowsMoveThePlayheadByTicksAndWithControlByStages() {
        shown(timeline -> {
            timeline.key(KeyCode.LEFT, false);
            timeline.key(KeyCode.LEFT, false);
            timeline.key(KeyCode.RIGHT, false);
            assertEquals(List.of(new Playhead.AtTick(429), new Playhead.AtTick(428), new Playhead.AtTick(429)), timeline.picked);
            timeline.key(KeyCode.LEFT, true);
            timeline.key(KeyCode.LEFT, true);
            long last = timeline.run.view().phases().rowCount() - 1;
            // The newest stage is Contacts of the tick after it.
            assertEquals(List.of(new Playhead.AtPhase(last - 4), new Playhead.AtPhase(last - 5)), timeline.picked.subList(3, 5));
            timeline.key(KeyCode.RIGHT, true);
            timeline.key(KeyCode.RIGHT, true);
            assertEquals(new Playhead.AtTick(429), timeline.picked.get(6));
            timeline.key(KeyCode.RIGHT, false);
            timeline.key(KeyCode.RIGHT, false);
            assertEquals(List.of(new Playhead.AtTick(430), Playhead.LIVE), timeline.picked.subList(7, 9));
        });
    }

    @Test
    void zoomedOutAnArrowGoesAPixelOn() {
        shown(timeline -> {
            timeline.model().setLensOn(false);
            for (int i = 0; i < 30; i++) {
                timeline.model().zoom(1.5, 0);
            }
            timeline.update();
            double perPixel = timeline.model().axis().unitsPerPixel();
            assertTrue(perPixel > timeline.run.info().stepUnits(), "a tick is narrower than a pixel");
            timeline.key(KeyCode.LEFT, false);
            timeline.key(KeyCode.LEFT, false);
            long first = LookBack.real(timeline.run.view(), 3, Moment.of(timeline.run.view(), timeline.picked.get(0)));
            long second = LookBack.real(timeline.run.view(), 3, Moment.of(timeline.run.view(), timeline.picked.get(1)));
            assertTrue(first - second >= perPixel, first + " " + second);
        });
    }

    @Test
    void draggingOnTheRulersScrubsOnceAPulse() {
        shown(timeline -> {
            timeline.mouse(MouseEvent.MOUSE_PRESSED, 136 + 100, 50, false);
            for (int x = 100; x <= 300; x++) {
                timeline.mouse(MouseEvent.MOUSE_DRAGGED, 136 + x, 50, false);
            }
            assertEquals(List.of(), timeline.picked);
            long left = timeline.model().axis().leftUnits();
            timeline.view.takeScrub();
            assertEquals(1, timeline.picked.size());
            timeline.update();
            assertEquals(left, timeline.model().axis().leftUnits(), "the window stays under the pointer");
            assertEquals(512, timeline.model().lens().frame().row());
            Moment moment = timeline.model().moment();
            assertEquals(300, timeline.model().axis().x(LookBack.real(timeline.run.view(), 3, moment)), 20);
            timeline.mouse(MouseEvent.MOUSE_RELEASED, 136 + 300, 50, false);
            timeline.view.takeScrub();
            timeline.update();
            assertEquals(moment.framePosition(), timeline.model().lens().frame().row());
            assertFalse(timeline.model().selection().present());
        });
    }

    @Test
    void theLensIsScrubbedStageByStage() {
        shown(timeline -> {
            List<Playhead> seen = new ArrayList<>();
            timeline.mouse(MouseEvent.MOUSE_PRESSED, 136 + 528, 50, false);
            for (int x = 528; x < 690; x++) {
                timeline.mouse(MouseEvent.MOUSE_DRAGGED, 136 + x, 50, false);
                timeline.view.takeScrub();
                timeline.update();
                Playhead last = timeline.picked.get(timeline.picked.size() - 1);
                if (!seen.contains(last)) {
                    seen.add(last);
                }
            }
            long last = timeline.run.view().phases().rowCount() - 1;
            // Start takes no time in this script; then Update, and three stages in each of two ticks up to the stop.
            List<Playhead> wanted = List.of(new Playhead.AtPhase(last - 7), new Playhead.AtPhase(last - 6), new Playhead.AtPhase(last - 5),
                    new Playhead.AtPhase(last - 4), new Playhead.AtTick(429), new Playhead.AtPhase(last - 2), new Playhead.AtPhase(last - 1));
            assertEquals(wanted, seen.subList(0, wanted.size()));
        });
    }

    @Test
    void theLineOfThePlayheadCanBeDragged() {
        shown(timeline -> {
            timeline.click(136 + 300, FRAMES_Y);
            double x = timeline.model().axis().x(LookBack.real(timeline.run.view(), 3, timeline.model().moment()));
            timeline.drag(136 + x, 136 + x - 120, false);
            timeline.view.takeScrub();
            assertFalse(timeline.model().selection().present());
            assertTrue(timeline.picked.size() > 1);
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
            assertEquals(new Playhead.AtPhase(0), timeline.picked.get(timeline.picked.size() - 1));
            assertEquals("frame 1, ran 0 ticks, after Start, frame 1", timeline.view.describe());
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
