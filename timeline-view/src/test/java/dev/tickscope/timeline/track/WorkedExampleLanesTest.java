package dev.tickscope.timeline.track;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.session.Playhead;
import dev.tickscope.timeline.TimelineRun;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each lane shows of the worked example: frame 512 brought 100 ms and stands at the end of tick 431, the second of four. */
class WorkedExampleLanesTest {
    private static final TimelineRun RUN = TimelineRun.workedExample();
    private final LaneInput input = Lanes.of(RUN);

    @Test
    void theLensTakes328PixelsAndStandsOnFrame512() {
        assertEquals(526, input.axis().contextWidth());
        assertEquals(854, input.axis().width());
        assertEquals(512, input.lens().frame().frameIndex());
        assertTrue(input.lens().stands());
        assertEquals(input.lens().frame().startUnits(), input.axis().contextRightUnits());
    }

    @Test
    void framesShowTheirTicks() {
        FramesTrack.Picture picture = new FramesTrack().decide(input);
        List<FramesTrack.Block> blocks = picture.blocks();
        FramesTrack.Block last = blocks.get(blocks.size() - 1);
        assertEquals("1", last.text());
        assertEquals("frame 511: 1 tick, then 100.0 ms", last.sentence());
        assertEquals(FramesTrack.Look.SOLID, last.look());
        assertEquals(526, last.to());
        assertEquals("1", blocks.get(blocks.size() - 3).text());
        assertEquals("2", blocks.get(blocks.size() - 4).text(), "frame 508 was a stutter");
        assertEquals(FramesTrack.Look.STRIPED, blocks.get(blocks.size() - 4).look());
        assertEquals("0", blocks.get(blocks.size() - 5).text());
        assertEquals(FramesTrack.Look.HOLLOW, blocks.get(blocks.size() - 5).look());
        assertFalse(blocks.get(blocks.size() - 4).notch());
    }

    @Test
    void theStoppedFrameIsStripedWithANotchASkippedRestAndTheNextFrameOnResume() {
        FramesTrack.LensBlock lens = new FramesTrack().decide(input).lens();
        assertEquals("512 · 2 of 4", lens.text());
        assertEquals(FramesTrack.Look.STRIPED, lens.look());
        assertTrue(lens.notch());
        assertEquals(526, lens.from());
        assertEquals(526 + 164, lens.to(), 1e-6);
        assertEquals(List.of("skipped", "513 on Resume"), lens.pieces().stream().map(LensFrame.Piece::text).toList());
    }

    @Test
    void theDropIsMarkedWhereItHappened() {
        List<Mark> drops = new FramesTrack().decide(input).drops();
        assertEquals(List.of(new Mark(542, 1)), drops);
    }

    @Test
    void ticksLieOnTheTimeThatPaysForThem() {
        TicksTrack.Picture picture = new TicksTrack().decide(input);
        List<String> texts = picture.boxes().stream().map(TicksTrack.Box::text).toList();
        assertEquals(List.of("428", "429", "430", "431", "432", "433"), texts.subList(texts.size() - 6, texts.size()));
        TicksTrack.Box tick431 = picture.boxes().get(picture.boxes().size() - 3);
        assertEquals(TicksTrack.Kind.RUN_NOW, tick431.kind());
        assertTrue(tick431.current());
        long start = input.lens().frame().startUnits();
        assertEquals(input.axis().x(start - 325_260_902 + 50_000_000), tick431.from());
        assertEquals(input.axis().x(start - 325_260_902 + 100_000_000), tick431.to());
        assertEquals(TicksTrack.Kind.OWED, picture.boxes().get(picture.boxes().size() - 1).kind());
        assertEquals(TicksTrack.Kind.RUN, picture.boxes().get(picture.boxes().size() - 5).kind());
    }

    @Test
    void droppedStepsOwedTicksAndTheRestAreNamed() {
        TicksTrack.Picture picture = new TicksTrack().decide(input);
        assertEquals(List.of("2 dropped"), picture.dropped().stream().map(TicksTrack.Dropped::text).toList());
        assertEquals("2 owed →", picture.owedText());
        assertEquals(List.of("430", "431", "432", "433"), picture.lensBoxes().stream().map(TicksTrack.Box::text).toList());
        assertEquals(526, picture.carriedTo());
        assertEquals(input.axis().contextLength(25_260_902), picture.carriedTo() - picture.carriedFrom(), 1e-6, "8.4 ms remain");
        assertEquals(2, picture.connectors().stream().filter(TicksTrack.Connector::dashed).count());
    }

    @Test
    void thePhasesOfTheStoppedFrameAreNested() {
        PhasesTrack.Picture picture = new PhasesTrack(RUN.info().contract().plan()).decide(input);
        List<PhasesTrack.Bar> lens = picture.bars().stream().filter(bar -> bar.from() >= 526).toList();
        assertEquals(1, lens.stream().filter(bar -> bar.row() == 0 && bar.kind() == PhaseKind.UPDATE && bar.to() > bar.from()).count(),
                "nothing starts, so Start takes no time and Update stands alone");
        assertEquals(List.of("T430", "T431"), lens.stream().filter(bar -> bar.row() == 1).map(PhasesTrack.Bar::text).toList());
        assertEquals(List.of(PhaseKind.FIXED, PhaseKind.PHYSICS, PhaseKind.CONTACTS, PhaseKind.FIXED, PhaseKind.PHYSICS, PhaseKind.CONTACTS),
                lens.stream().filter(bar -> bar.row() == 2).map(PhasesTrack.Bar::kind).toList());
        assertEquals(List.of("T432", "T433"), picture.dashed().stream().map(PhasesTrack.Dashed::text).filter(text -> !text.isEmpty()).toList());
        assertEquals("Timed routines,", picture.firstNote());
        assertEquals("Flow Tick, …", picture.secondNote());
    }

    @Test
    void executionLiesToScaleInTheLens() {
        Execution execution = input.lens().execution();
        // Update 0.90 ms, then two ticks of 2.30 ms.
        assertEquals(5_500_000 * 3, execution.lengthUnits());
        assertEquals(526 + 164 * 0.9 / 5.5, input.axis().x(execution.ticks().get(0).beginUnits()), 1e-6);
        assertEquals(526 + 164 * 3.2 / 5.5, input.axis().x(execution.ticks().get(0).endUnits()), 1e-6);
    }

    @Test
    void theBacklogPeaksAt108AndCarries41() {
        BacklogTrack.Picture picture = new BacklogTrack().decide(input);
        assertEquals("108.4 ms", picture.peak().text());
        assertEquals(325_260_902, picture.peak().units());
        assertEquals("41.8 ms carried", picture.carried().text());
        assertEquals("8.4 ms", picture.rest().text());
        assertEquals("cap 4 steps = 66.7 ms", picture.capText());
        assertEquals("1 step = 16.7 ms", picture.stepText());
        assertEquals(125_260_902, picture.curve().lastUnits());
        assertEquals(25_260_902, picture.ahead().lastUnits(), "what resuming would leave");
    }

    @Test
    void alphaIsKeptNotPresented() {
        AlphaTrack.Picture picture = new AlphaTrack(RUN.info()).decide(input);
        assertEquals("0.505 kept, not presented", picture.text());
        assertEquals(526, picture.keptFrom());
        assertEquals(854, picture.keptTo());
        assertEquals(25_260_902 / 50_000_000.0, picture.dots().get(picture.dots().size() - 1).share());
    }

    @Test
    void droppedTimeGrowsByTwoSteps() {
        DroppedTrack.Picture picture = new DroppedTrack(input.info()).decide(input);
        assertEquals("133.3 ms", picture.before());
        assertEquals(List.of(new DroppedTrack.Drop(526, "+33.3 ms")), picture.drops());
        assertEquals("166.7 ms in all", picture.total());
    }

    @Test
    void theStopSaysWhereItWasHitAndWhereItStopped() {
        StopsTrack.Picture picture = new StopsTrack().decide(input);
        assertEquals(2, picture.stop().breakpoint());
        assertEquals("hit here", picture.stop().hitWords());
        assertEquals("stops here", picture.stop().stopWords());
        assertEquals(690, picture.stop().stopX(), 1e-6);
        assertTrue(picture.groups().isEmpty());
    }

    @Test
    void theRulersShowBothTimesAndTheTear() {
        Rulers.Picture picture = Rulers.decide(input);
        assertEquals(List.of("9.00 s", "9.05 s", "9.10 s", "9.15 s", "9.20 s"),
                picture.real().stream().map(Rulers.Tick::text).filter(text -> !text.isEmpty()).toList());
        assertEquals(List.of("7.000 s", "7.050 s", "7.100 s", "7.150 s", "7.1667", "7.1833"),
                picture.simulation().stream().map(Rulers.Tick::text).filter(text -> !text.isEmpty()).toList());
        assertEquals(1, picture.tears().size());
        assertEquals(input.axis().contextLength(100_000_000), picture.tears().get(0).to() - picture.tears().get(0).from(), 1e-6);
        assertTrue(picture.lensText().startsWith("Lens ×"));
        assertTrue(picture.gaps().isEmpty());
    }

    @Test
    void thePlayheadNamesTheInstant() {
        PlayheadMark mark = PlayheadMark.of(input, Playhead.LIVE);
        assertEquals("end of tick 431", mark.flag());
        assertEquals(690, input.axis().x(mark.realUnits()), 1e-6);
        LaneInput past = Lanes.of(RUN, new Playhead.AtFrame(505), model -> { });
        assertEquals("end of frame 505", PlayheadMark.of(past, new Playhead.AtFrame(505)).flag());
        LaneInput tick = Lanes.of(RUN, new Playhead.AtTick(424), model -> { });
        assertEquals("end of tick 425", PlayheadMark.of(tick, new Playhead.AtTick(424)).flag());
    }

    @Test
    void aRunningSessionHasNoPlayheadAndNoLens() {
        LaneInput running = Lanes.of(TimelineRun.workedExampleRunning(300));
        assertNull(running.lens());
        assertNull(PlayheadMark.of(running, Playhead.LIVE));
        assertEquals("", new TicksTrack().decide(running).owedText());
    }

    @Test
    void withoutTheLensOwedTicksAreStillDashed() {
        LaneInput plain = Lanes.of(RUN, Playhead.LIVE, model -> model.setLensOn(false));
        List<TicksTrack.Box> boxes = new TicksTrack().decide(plain).boxes();
        assertEquals(List.of("432", "433"), boxes.stream().filter(box -> box.kind() == TicksTrack.Kind.OWED).map(TicksTrack.Box::text).toList());
    }
}
