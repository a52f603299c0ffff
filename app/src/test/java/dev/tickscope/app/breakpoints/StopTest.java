package dev.tickscope.app.breakpoints;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.transport.ModeText;
import dev.tickscope.app.work.Runs;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.session.Playhead;
import java.util.List;
import org.junit.jupiter.api.Test;

class StopTest {
    private final BreakpointLines lines = new BreakpointLines();

    private static HostedSession stopped(String preset, String stage, long onlyTick, long... deltaMillis) {
        ClockContract contract = Runs.preset(preset);
        HostedSession session = Runs.session(contract, deltaMillis,
                new Command.AddBreakpoint(new Breakpoint(2, Runs.stage(contract, stage), onlyTick, -1, 1)));
        Runs.settle(session);
        return session;
    }

    @Test
    void aStopInTheSecondOfFourCatchUpTicksSaysWhatIsSkippedAndOwed() {
        HostedSession session = stopped("phase", "fixedUpdate", 3, 17, 100, 17);
        StopSentence sentence = StopSentence.of(session, session.view());
        assertEquals("Breakpoint 2.", sentence.lead());
        assertEquals("Hit in FixedUpdate of tick 3; stopped at its end, after every object's callback, physics and contacts. "
                + "Skipped in frame 2: Timed routines, Flow Tick, Presentation. Still owed: ticks 4 and 5, run by the next frame on Resume.",
                sentence.text());
        assertEquals(new ModeText(ModeText.Mode.PAUSED, "breakpoint 2 · end of tick 3"),
                ModeText.of(session.info(), session.view(), Playhead.LIVE, "over"));
    }

    @Test
    void aSuspendedFrameSaysWhatResumeGoesOnWith() {
        HostedSession session = stopped("ordered", "fixedUpdate", 3, 17, 100, 17);
        assertEquals("Hit in FixedUpdate of tick 3; stopped at its end, after every object's callback, physics, readback and reactions. "
                + "Resume goes on with frame 2: ticks 4 and 5, Update, Presentation, LateUpdate, Render snapshot.",
                StopSentence.of(session, session.view()).text());
    }

    @Test
    void aStopBeforeAHookNamesThatHook() {
        HostedSession session = stopped("phase", "update", 0, 17, 17);
        assertEquals("Stopped in frame 1 before Update; the last completed tick is 0. "
                + "Resume goes on with frame 1: Update, tick 1, Timed routines, Flow Tick, Presentation.",
                StopSentence.of(session, session.view()).text());
        assertEquals("breakpoint 2 · before Update, frame 1", ModeText.of(session.info(), session.view(), Playhead.LIVE, "over").reason());
    }

    @Test
    void aRunThatGoesOnHasNothingToExplain() {
        HostedSession session = stopped("phase", "fixedUpdate", 3, 17, 100, 17);
        session.submit(new Command.Resume());
        Runs.settle(session);
        assertEquals(StopSentence.NONE, StopSentence.of(session, session.view()));
        assertEquals(ModeText.Mode.ENDED, ModeText.of(session.info(), session.view(), Playhead.LIVE, "over").mode());
    }

    @Test
    void aStepSaysThatItWasAStep() {
        HostedSession session = stopped("phase", "fixedUpdate", 3, 17, 100, 17);
        session.submit(new Command.StepTick());
        Runs.settle(session);
        assertEquals("step · end of tick 4", ModeText.of(session.info(), session.view(), Playhead.LIVE, "over").reason());
    }

    @Test
    void theListIsFoldedFromRows() {
        HostedSession session = stopped("phase", "fixedUpdate", 3, 17, 100, 17);
        assertTrue(lines.update(session.view(), session::breakpoints));
        assertEquals(List.of(new BreakpointLine(Breakpoint.at(2, Runs.stage(session.info().contract(), "fixedUpdate")).onlyInTick(3), 1, true, true,
                false)), lines.lines());
        assertEquals("FixedUpdate, tick 3 only", lines.lines().get(0).where(session.info().contract().plan()));
        assertEquals("HIT", lines.lines().get(0).state());
        assertFalse(lines.update(session.view(), session::breakpoints));
        session.submit(new Command.EnableBreakpoint(2, false));
        Runs.settle(session);
        assertTrue(lines.update(session.view(), session::breakpoints));
        assertFalse(lines.lines().get(0).enabled());
        session.submit(new Command.RemoveBreakpoint(2));
        Runs.settle(session);
        assertTrue(lines.update(session.view(), session::breakpoints));
        assertEquals(List.of(), lines.lines());
        assertEquals(3, lines.freshId());
    }

    @Test
    void ordinalsHaveTheirEndings() {
        assertEquals(List.of("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "111th"),
                List.of(1L, 2L, 3L, 4L, 11L, 12L, 13L, 21L, 102L, 111L).stream().map(BreakpointLine::ordinal).toList());
    }

    @Test
    void aRunToThatArrivedAndOneThatWasCutShortAreTold() {
        ClockContract contract = Runs.preset("phase");
        HostedSession session = Runs.session(contract, new long[] {17, 17, 200, 17, 17}, new Command.Pause(),
                new Command.RunTo(RunTarget.to(RunTarget.Kind.DROPPED)));
        Runs.settle(session);
        assertEquals(new StopSentence("Arrived at a drop.", "Stands at the end of frame 3, before the next. "
                + "No whole tick is owed."), StopSentence.of(session, session.view()));
        assertEquals("arrived at a drop · after frame 3", ModeText.of(session.info(), session.view(), Playhead.LIVE, "over").reason());
        session.submit(new Command.AddBreakpoint(Breakpoint.at(4, Runs.stage(contract, "fixedUpdate"))));
        session.submit(new Command.RunTo(RunTarget.to(RunTarget.Kind.CAPPED)));
        Runs.settle(session);
        String text = StopSentence.of(session, session.view()).text();
        assertTrue(text.contains("It came first: the run to the cap reached ends here."), text);
    }

    @Test
    void aConditionThatFailsStopsOnceWithItsReason() {
        ClockContract contract = Runs.preset("phase");
        HostedSession session = Runs.session(contract, new long[] {17, 17, 17},
                new Command.AddBreakpoint(Breakpoint.at(3, Runs.stage(contract, "fixedUpdate")).withCondition("1 / (simulationTick - 2) > 5")));
        Runs.settle(session);
        StopSentence sentence = StopSentence.of(session, session.view());
        assertEquals("Breakpoint 3.", sentence.lead());
        assertTrue(sentence.text().contains("The condition of breakpoint 3 failed: "), sentence.text());
        lines.update(session.view(), session::breakpoints);
        assertEquals("FAILED", lines.lines().get(0).state());
        LogLines log = new LogLines();
        log.take(session.view(), session::wordsOfBreakpointRow);
        assertEquals(List.of("tick 2 true"), log.lines().stream()
                .map(line -> line.place() + " " + line.failed()).toList());
        log.take(session.view(), session::wordsOfBreakpointRow);
        assertEquals(1, log.size());
    }

    @Test
    void logLinesNameTheTickOrTheFrameThatTheyBelongTo() {
        ClockContract contract = Runs.preset("phase");
        HostedSession session = Runs.session(contract, new long[] {17, 17},
                new Command.AddBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd()).withLogMessage("t{simulationTick}")),
                new Command.AddBreakpoint(Breakpoint.at(2, new BreakpointPlace.AtPhase(Phase.UPDATE)).withLogMessage("u")));
        Runs.settle(session);
        LogLines log = new LogLines();
        log.take(session.view(), session::wordsOfBreakpointRow);
        assertEquals(List.of("frame 1 -1 u", "tick 1 0 t1", "frame 1 -1 u", "frame 2 -1 u", "tick 2 1 t2", "frame 2 -1 u"),
                log.lines().stream().map(line -> line.place() + " " + line.tickRow() + " " + line.words()).toList());
        assertEquals(6, log.total());
    }

    @Test
    void aContractOffersItsPlaces() {
        List<String> titles = PlaceChoice.of(Runs.preset("ordered").plan(), true).stream().map(PlaceChoice::title).toList();
        assertTrue(titles.containsAll(List.of("FixedUpdate", "Update", "Contact", "Phase fixed begins", "End of a tick", "End of a frame")),
                titles.toString());
    }
}
