package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.field.InstantText;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.Lanes;
import dev.tickscope.timeline.track.PlayheadMark;
import dev.tickscope.timeline.track.StopsTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;

/** Where a repeated run differs from the recorded one for the first time: at its tick, at every zoom level, in pictures and in words. */
class DifferenceMarkTest {
    private static TimelineRun frames(int count) {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < count; i++) {
            run.frames("1/60");
        }
        return run;
    }

    private static StopsTrack.Group mark(LaneInput input) {
        List<StopsTrack.Group> marks = new StopsTrack().decide(input).groups().stream()
                .filter(group -> group.item().kind() == StopsTrack.Kind.DIVERGENCE).toList();
        assertEquals(1, marks.size());
        return marks.get(0);
    }

    /** At the end of its tick, where the playhead would stand. */
    private static double place(TimelineRun run, LaneInput input, long tickRow) {
        return input.axis().x(LookBack.real(run.view(), run.info().timeBase().unitsPerNano(), Moment.of(run.view(), new Playhead.AtTick(tickRow))));
    }

    private static void assertAtTick(ZoomLevel level, TimelineRun run, long tickRow, Consumer<TimelineViewModel> prepare) {
        LaneInput input = Lanes.of(run, Playhead.LIVE, prepare);
        assertEquals(level, input.level());
        assertEquals(place(run, input, tickRow), mark(input).item().x());
        assertEquals("differs in Physics", mark(input).item().words());
    }

    @Test
    void theMarkStandsAtTheEndOfItsTickAtEveryZoomLevel() {
        TimelineRun run = frames(1_200).differs(1_190, "physics");
        assertAtTick(ZoomLevel.FRAMES, run, 1_190, model -> { });
        assertAtTick(ZoomLevel.DENSE, run, 1_190, model -> model.fitLast(400));
        assertAtTick(ZoomLevel.MANY, run, 1_190, TimelineViewModel::fitAll);
    }

    @Test
    void marksThatMergeKeepTheDifferenceAtItsPlace() {
        TimelineRun run = TimelineRun.of("phase");
        for (int i = 0; i < 2_000; i++) {
            run.frames("1/60");
            if (i >= 1_000 && i < 1_003) {
                run.apply(new Command.SetCap(i - 990));
            }
        }
        run.differs(1_001, "fixedUpdate");
        LaneInput input = Lanes.of(run, Playhead.LIVE, TimelineViewModel::fitAll);
        StopsTrack.Group mark = mark(input);
        assertEquals(4, mark.count());
        assertEquals(place(run, input, 1_001), mark.item().x());
        assertEquals("differs in FixedUpdate", mark.item().words());
    }

    @Test
    void itIsShownUnderTheLensToo() {
        TimelineRun run = TimelineRun.workedExample().differs(429, "physics");
        LaneInput input = Lanes.of(run);
        assertEquals(place(run, input, 429), mark(input).item().x());
        assertTrue(mark(input).item().x() > input.axis().contextWidth());
    }

    @Test
    void theStripOfAllFramesMarksTheFrameAtAnyNumberOfThem() {
        for (int count : new int[] {20, 2_000}) {
            TimelineRun run = frames(count).differs(count / 4, "physics");
            TimelineViewModel model = new TimelineViewModel();
            model.setSession(run.info());
            model.update(run.view(), Playhead.LIVE);
            OverviewModel.Picture picture = OverviewModel.decide(run.view(), model, 200);
            assertEquals((count / 4 + 0.5) * (200.0 / count), picture.divergence());
            assertEquals(picture.divergence(), OverviewModel.moved(picture, run.view(), model, 200).divergence());
        }
        TimelineViewModel model = new TimelineViewModel();
        TimelineRun same = frames(20);
        model.setSession(same.info());
        model.update(same.view(), Playhead.LIVE);
        assertTrue(Double.isNaN(OverviewModel.decide(same.view(), model, 200).divergence()));
    }

    @Test
    void theWordsNameItWithBothHashes() {
        TimelineRun run = TimelineRun.workedExample().differs(424, "physics");
        Moment at = Moment.of(run.view(), new Playhead.AtTick(424));
        List<String> said = List.of("Differs from the recorded run for the first time, in Physics of tick 425.",
                "Recorded 0a1b2c3d, this run dd0e89fc.");
        MomentText.Details tick = MomentText.tick(run.view(), run.info(), 424);
        assertEquals(said, tick.lines().subList(tick.lines().size() - 2, tick.lines().size()));
        MomentText.Details frame = MomentText.frame(run.view(), run.info(), at.framePosition());
        assertEquals(said, frame.lines().subList(frame.lines().size() - 2, frame.lines().size()));
        assertFalse(MomentText.tick(run.view(), run.info(), 423).text().contains("Differs"));
        assertEquals("frame 508, ran 2 ticks, at tick 425, differs here from the recorded run, in Physics",
                MomentText.describe(run.view(), run.info(), at));
        assertEquals("frame 511, ran 1 tick; the run differs from the recorded one first at tick 425 · Physics",
                MomentText.describe(run.view(), run.info(), Moment.of(run.view(), new Playhead.AtFrame(511))));
        assertEquals(", differs in Physics", InstantText.difference(run.view(), run.info(), at));
        Playhead tick425 = new Playhead.AtTick(424);
        assertEquals("end of tick 425, differs in Physics", PlayheadMark.of(Lanes.of(run, tick425, model -> { }), tick425).flag());
    }

    private static void mouse(javafx.scene.Node node, EventType<MouseEvent> type, double x, double y) {
        Event.fireEvent(node, new MouseEvent(type, x, y, x, y, MouseButton.PRIMARY, 1, false, false, false, false,
                type != MouseEvent.MOUSE_MOVED, false, false, true, false, true, null));
    }

    private static void click(javafx.scene.Node node, double x, double y) {
        mouse(node, MouseEvent.MOUSE_PRESSED, x, y);
        mouse(node, MouseEvent.MOUSE_RELEASED, x, y);
    }

    @Test
    void aClickOnTheMarkGoesToItsTickAndThePointerTellsBothHashes() {
        Toolkit.on(DifferenceMarkTest::lane);
    }

    private static Void lane() {
        TimelineRun run = frames(300).differs(290, "physics");
        TimelineViewModel model = new TimelineViewModel();
        TimelineView view = new TimelineView(model);
        List<Playhead> picked = new ArrayList<>();
        Toolkit.scene(view, 992, 568, "");
        view.setOnPlayhead(picked::add);
        view.setSession(run.info());
        view.update(run.view(), Playhead.LIVE);
        double x = TimelineView.HEAD + mark(Lanes.of(run, Playhead.LIVE, shown -> shown.setPlotWidth(992 - TimelineView.HEAD))).item().x();
        double y = 568 - 20;
        mouse(view, MouseEvent.MOUSE_MOVED, x, y);
        assertEquals("Diverged, tick 291 · Physics. Differs from the recorded run for the first time, in Physics of tick 291. "
                + "Recorded 0a1b2c3d, this run dd0e89fc.", view.describe());
        click(view, x, y);
        assertEquals(List.of(new Playhead.AtTick(290)), picked);
        assertTrue(view.getAccessibleText().endsWith("; the run differs from the recorded one first at tick 291 · Physics"), view.getAccessibleText());
        return null;
    }

    @Test
    void aClickOnTheMarkInTheStripGoesToItsTickToo() {
        Toolkit.on(DifferenceMarkTest::strip);
    }

    private static Void strip() {
        TimelineRun run = frames(2_000).differs(500, "physics");
        TimelineViewModel model = new TimelineViewModel();
        OverviewView view = new OverviewView(model);
        List<Playhead> picked = new ArrayList<>();
        Toolkit.scene(view, 960, OverviewView.HEIGHT, "");
        view.setOnPlayhead(picked::add);
        model.setSession(run.info());
        view.update(run.view(), Playhead.LIVE);
        double width = 960 - OverviewView.CAPTION - 56;
        click(view, OverviewView.CAPTION + 500.5 * width / 2_000 + 5, 8);
        assertEquals(List.of(new Playhead.AtTick(500)), picked);
        assertTrue(view.getAccessibleText().endsWith(", differs from the recorded run first at tick 501 · Physics"), view.getAccessibleText());
        return null;
    }
}
