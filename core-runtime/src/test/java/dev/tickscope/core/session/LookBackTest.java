package dev.tickscope.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Playhead.AtFrame;
import dev.tickscope.core.session.Playhead.AtPhase;
import dev.tickscope.core.session.Playhead.AtStop;
import dev.tickscope.core.session.Playhead.AtTick;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LookBackTest {
    private static final String STEP = "1/60";

    private static List<Playhead> walk(Recorded run, Playhead from, int step) {
        List<Playhead> way = new ArrayList<>();
        Playhead at = from;
        while (at != null) {
            way.add(at);
            at = LookBack.phase(run.view(), run.at(at), step);
        }
        return way;
    }

    @Test
    void everyStageIsPassedOnceForwardsAndBackwards() {
        Recorded run = Recorded.of("phase").frames(STEP, "1ms");
        List<Playhead> all = List.of(new AtPhase(0), new AtPhase(1), new AtPhase(2), new AtPhase(3), new AtTick(0), new AtPhase(5), new AtPhase(6),
                new AtFrame(0), new AtPhase(8), new AtPhase(9), new AtPhase(10), new AtPhase(11), new AtFrame(1));
        assertEquals(all, walk(run, LookBack.oldest(run.view()), 1));
        List<Playhead> back = walk(run, new AtFrame(1), -1);
        java.util.Collections.reverse(back);
        assertEquals(all, back);
    }

    @Test
    void fromStandingTimeTheStageBeforeIsTheEndOfTheFrameBefore() {
        Recorded run = Recorded.of("phase").frames(STEP).apply(new Command.Pause()).frames("1", "1");
        assertEquals(new AtFrame(0), LookBack.phase(run.view(), run.at(Playhead.LIVE), -1));
        assertNull(LookBack.phase(run.view(), run.at(Playhead.LIVE), 1));
    }

    @Test
    void hitsAreTheStopsOfBreakpointsAndHitsThatDidNotStop() {
        Recorded run = Recorded.of("phase").breakpoint(1, "fixedUpdate", 0, 3).frames(STEP, STEP, STEP);
        run.apply(new Command.StepTick()).apply(new Command.Resume()).frames(STEP);
        HitIndex hits = new HitIndex();
        hits.update(run.view());
        // Ticks 1 and 2 were hit, tick 3 stopped; tick 4 was hit in a step, tick 5 without.
        List<Playhead> back = new ArrayList<>();
        for (Playhead at = hits.before(run.view(), run.at(Playhead.LIVE)); at != null; at = hits.before(run.view(), run.at(at))) {
            back.add(at);
        }
        assertEquals(List.of("FixedUpdate 3", "FixedUpdate 2", "- 2", "FixedUpdate 0", "FixedUpdate -1"), words(run, back));
        assertEquals(new AtStop(1), back.get(2));
        List<Playhead> forward = new ArrayList<>();
        for (Playhead at = hits.after(run.view(), run.at(back.get(4))); at != null; at = hits.after(run.view(), run.at(at))) {
            forward.add(at);
        }
        java.util.Collections.reverse(forward);
        assertEquals(back.subList(0, 4), forward);
    }

    private static List<String> words(Recorded run, List<Playhead> playheads) {
        return playheads.stream().map(run::at).map(moment -> run.stage(moment) + " " + moment.tickRow()).toList();
    }

    @Test
    void aStopBeforeAHookLiesBetweenItsStages() {
        Recorded run = Recorded.of("phase").breakpoint(1, "flowTick", 0, 1).frames(STEP).apply(new Command.RemoveBreakpoint(1))
                .apply(new Command.Resume()).frames(STEP);
        HitIndex hits = new HitIndex();
        hits.update(run.view());
        assertEquals(1, hits.count());
        assertEquals(new AtStop(1), hits.after(run.view(), run.at(new AtPhase(5))));
        assertEquals(new AtStop(1), hits.before(run.view(), run.at(new AtPhase(6))));
        assertNull(hits.after(run.view(), run.at(new AtStop(1))));
        assertNull(hits.before(run.view(), run.at(new AtStop(1))));
    }

    @Test
    void theIndexGrowsWithTheSession() {
        Recorded run = Recorded.of("phase").breakpoint(1, "fixedUpdate", 0, 100).frames(STEP, STEP);
        HitIndex hits = new HitIndex();
        hits.update(run.view());
        assertEquals(2, hits.count());
        run.frames(STEP);
        hits.update(run.view());
        hits.update(run.view());
        assertEquals(3, hits.count());
        hits.clear();
        hits.update(run.view());
        assertEquals(3, hits.count());
    }
}
