package dev.tickscope.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.HitRule;
import dev.tickscope.core.session.Playhead.AtFrame;
import dev.tickscope.core.session.Playhead.AtPhase;
import dev.tickscope.core.session.Playhead.AtStop;
import dev.tickscope.core.session.Playhead.AtTick;
import dev.tickscope.core.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PastBreakpointsTest {
    private static final String STEP = "1/60";
    private static final BreakpointPlace TICK = new BreakpointPlace.TickEnd();
    private static final BreakpointPlace FRAME = new BreakpointPlace.FrameEnd();

    private static SessionInfo info(String preset) {
        ClockContract contract = ContractReader.preset(preset);
        TimeBase base = TimeBase.of(contract.rate());
        return new SessionInfo("test", "script", contract, base, base.step(contract.rate()), List.of());
    }

    private static PastBreakpoints past(Recorded run, Breakpoint... breakpoints) {
        PastBreakpoints past = new PastBreakpoints(List.of(breakpoints), info(run.contract().id()));
        while (past.work(run.view(), 3)) {
            // The next slice.
        }
        return past;
    }

    private static BreakpointPlace stage(Recorded run, String name) {
        return new BreakpointPlace.AtStage(run.contract().plan().named(name).orElseThrow().index());
    }

    private static List<Playhead> back(Recorded run, PastBreakpoints past) {
        List<Playhead> all = new ArrayList<>();
        for (Playhead at = past.before(run.view(), run.at(Playhead.LIVE)); at != null; at = past.before(run.view(), run.at(at))) {
            all.add(at);
        }
        return all;
    }

    /** Frame 3 owes six ticks and runs four: ticks 1, 2, 3 to 6, 7. */
    private static Recorded hitch() {
        return Recorded.of("phase").frames(STEP, STEP, "6/60", STEP);
    }

    @Test
    void theNearestHitIsFoundAmongAllBreakpoints() {
        Recorded run = hitch();
        PastBreakpoints past = past(run, Breakpoint.at(1, TICK).withCondition("tickInFrame > 2"), Breakpoint.at(2, FRAME).withCondition("frame.dropped > 0"),
                Breakpoint.at(3, stage(run, "update")).onlyInFrame(2));
        long update = run.view().phases().rowCount();
        List<Playhead> all = back(run, past);
        assertEquals(List.of(new AtFrame(2), new AtTick(5), new AtTick(4)), all.stream().filter(at -> !(at instanceof AtPhase)).toList());
        assertEquals(4, all.size());
        AtPhase phase = (AtPhase) all.stream().filter(at -> at instanceof AtPhase).findFirst().orElseThrow();
        assertTrue(phase.row() < update);
        assertEquals("Update", run.stage(run.at(phase)), "right after it: nothing stopped there");
        List<Playhead> forward = new ArrayList<>();
        for (Playhead at = past.after(run.view(), run.at(LookBack.oldest(run.view()))); at != null; at = past.after(run.view(), run.at(at))) {
            forward.add(0, at);
        }
        assertEquals(all, forward);
    }

    @Test
    void hitRulesCountFromTheOldestRow() {
        Recorded run = hitch();
        Breakpoint each = Breakpoint.at(1, TICK).withCondition("tickInFrame = 1");
        assertEquals(List.of(new AtTick(6), new AtTick(2), new AtTick(1), new AtTick(0)), back(run, past(run, each)));
        assertEquals(List.of(new AtTick(6), new AtTick(1)), back(run, past(run, each.withHitRule(new HitRule(HitRule.Kind.MULTIPLE, 2)))));
        assertEquals(List.of(new AtTick(2)), back(run, past(run, each.withHitRule(new HitRule(HitRule.Kind.EQUAL, 3)))));
        assertEquals(List.of(new AtTick(6), new AtTick(2)), back(run, past(run, each.withHitRule(new HitRule(HitRule.Kind.AT_LEAST, 3)))));
        PastHits hits = past(run, each.withHitRule(new HitRule(HitRule.Kind.EQUAL, 3))).hits().get(0);
        assertEquals(1, hits.count());
        assertEquals(4, hits.hits());
    }

    @Test
    void onceSwitchesNothingOffInThePast() {
        Recorded run = hitch();
        assertEquals(7, back(run, past(run, Breakpoint.at(1, TICK).onlyOnce())).size());
    }

    @Test
    void newerRowsAreAddedToWhatIsKnown() {
        Recorded run = hitch();
        PastBreakpoints past = past(run, Breakpoint.at(1, TICK).withCondition("previous(tickInFrame) > tickInFrame"));
        assertEquals(List.of(new AtTick(6)), back(run, past));
        run.frames("3/60", STEP);
        while (past.work(run.view(), 1)) {
            // The next row.
        }
        assertEquals(List.of(new AtTick(10), new AtTick(6)), back(run, past));
        assertEquals(1.0, past.progress(run.view()));
    }

    @Test
    void whereTheRunStoodBeforeAHookTheInstantIsItsStop() {
        Recorded run = Recorded.of("phase").breakpoint(1, "update", 0, 1).frames(STEP).apply(new Command.RemoveBreakpoint(1))
                .apply(new Command.Resume()).frames(STEP);
        List<Playhead> all = back(run, past(run, Breakpoint.at(2, stage(run, "update"))));
        assertEquals(2, all.size());
        assertTrue(all.get(0) instanceof AtPhase, all.toString());
        assertEquals(new AtStop(1), all.get(1));
    }

    @Test
    void whatRowsDoNotTellIsKnownOnlyWhereItWasRecorded() {
        Recorded run = hitch();
        PastBreakpoints past = past(run, Breakpoint.at(1, new BreakpointPlace.Contact("a", "")));
        assertTrue(past.hits().get(0).recordedOnly());
        assertNull(past.before(run.view(), run.at(Playhead.LIVE)));
    }

    @Test
    void conditionsThatCannotBeComputedAreCounted() {
        Recorded run = hitch();
        PastHits hits = past(run, Breakpoint.at(1, FRAME).withCondition("1 / (frame.ticks - 1) > 0")).hits().get(0);
        assertEquals(3, hits.failed());
        assertEquals("\"1 / (frame.ticks - 1)\" divides by 0", hits.firstFailure());
        assertEquals(1, hits.count());
    }

    @Test
    void onlyTheNewestMessagesAreKept() {
        Recorded run = Recorded.of("phase");
        for (int i = 0; i < 2_005; i++) {
            run.frames(STEP);
        }
        PastHits hits = past(run, Breakpoint.at(1, TICK).withLogMessage("tick {simulationTick}")).hits().get(0);
        assertEquals(2_005, hits.count());
        assertNull(hits.message(4));
        assertEquals("tick 6", hits.message(5));
        assertEquals("tick 2005", hits.message(2_004));
        assertNull(past(run, Breakpoint.at(1, TICK)).hits().get(0).message(0));
    }

    @Test
    void aConditionThatIsNotUnderstoodIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new PastHits(Breakpoint.at(1, TICK).withCondition("no such"), info("phase")));
    }
}
