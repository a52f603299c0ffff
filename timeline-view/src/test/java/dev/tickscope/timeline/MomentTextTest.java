package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import java.util.List;
import org.junit.jupiter.api.Test;

class MomentTextTest {
    private static String describe(TimelineRun run, Playhead playhead) {
        return MomentText.describe(run.view(), run.info(), Moment.of(run.view(), playhead));
    }

    @Test
    void theStoppedFrameIsSpoken() {
        assertEquals("frame 512, cap reached, ran 2 of 4 ticks, dropped 33.3 ms, stopped", describe(TimelineRun.workedExample(), Playhead.LIVE));
    }

    @Test
    void otherMomentsAreSpokenToo() {
        TimelineRun run = TimelineRun.workedExample();
        assertEquals("frame 511, ran 1 tick", describe(run, new Playhead.AtFrame(511)));
        assertEquals("frame 4, cap reached, ran 4 of 4 ticks, clamped 12.4 ms, dropped 133.3 ms", describe(run, new Playhead.AtFrame(3)));
        assertEquals("frame 508, ran 2 ticks, at tick 425", describe(run, new Playhead.AtTick(424)));
        assertEquals("waiting for the first frame", describe(TimelineRun.of("phase"), Playhead.LIVE));
        assertEquals("frame 1, ran 0 of 2 ticks, stopped, before Update",
                describe(TimelineRun.of("phase").breakpoint(1, "update", 0).frames("36ms"), Playhead.LIVE));
        assertEquals("frame 1, paused 100.0 ms", describe(TimelineRun.of("phase").frames("16ms").apply(new Command.Pause()).frames("100ms"),
                Playhead.LIVE));
        assertEquals("frame 1, start frame without ticks, ran 0 ticks", describe(TimelineRun.of("scaled").frames("16ms"), Playhead.LIVE));
    }

    @Test
    void aTickTellsItsPlaceItsCostAndWhatIsLeft() {
        TimelineRun run = TimelineRun.workedExample();
        MomentText.Details details = MomentText.tick(run.view(), run.info(), 430);
        assertEquals("Tick 431", details.title());
        assertEquals(List.of("2nd of 4 in frame 512, simulation 7.1667 to 7.1833 s",
                "FixedUpdate 0.86 + Physics 1.06 + Contacts 0.38 = 2.30 ms",
                "After it: 41.8 ms in the accumulator, 2 ticks still owed.",
                "Breakpoint 2 was hit and stopped at the end of tick 431.",
                "Skipped: Timed routines, Flow Tick, Presentation."), details.lines());
    }

    @Test
    void aFrameTellsWhatItBroughtAndLeft() {
        TimelineRun run = TimelineRun.workedExample();
        MomentText.Details details = MomentText.frame(run.view(), run.info(), 512);
        assertEquals("Frame 512", details.title());
        assertEquals(List.of("real 9.254 s, brought 100.0 ms to 8.4 ms carried",
                "cap reached, ran 2 of 4 ticks, dropped 33.3 ms, stopped",
                "left 41.8 ms, alpha 0.505 kept, took 5.50 ms",
                "Breakpoint 2 was hit and stopped at the end of tick 431.",
                "Skipped: Timed routines, Flow Tick, Presentation."), details.lines());
    }
}
