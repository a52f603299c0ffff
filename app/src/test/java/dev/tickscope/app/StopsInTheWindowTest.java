package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.time.Rational;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stops and pauses of the phase contract, by keys and buttons alone: what the rows say, and what is on screen. */
class StopsInTheWindowTest extends SharedWindow {
    /** The length of a tick. */
    private static final Rational H = Rational.of(1, 60);

    /** A session with a breakpoint in one tick runs up to its end; the frame brings that much. */
    private HandPacer stopped(HandPacer frames, int tick, Rational brings) {
        form("FixedUpdate");
        write("breakpointTick", Integer.toString(tick));
        submit(1);
        clickOn("#cancelBreakpoint");
        key(KeyCode.F5);
        frames.give(brings);
        awaitState(RunEvent.STOPPED_TICK_END);
        assertEquals("breakpoint 1 · end of tick " + tick, badge());
        awaitSentence("Breakpoint 1. Hit in FixedUpdate of tick " + tick + "; stopped at its end");
        assertTrue(onFx(() -> lookup("#stopSentence").query().isVisible()));
        return frames;
    }

    private void resume(HandPacer frames, Rational brings) {
        key(KeyCode.F5);
        frames.give(brings);
        awaitFrames(2);
        assertEquals(-1, record().unbalanced());
    }

    @Rule({"X22", "A10", "A11", "A12", "A13"})
    @Test
    void aStopInTheSecondOfFourTicksLeavesTheOthersToTheNextFrame() {
        HandPacer frames = stopped(byHand("metronome", "phase", true), 2, Rational.of(3, 40));
        assertEquals("deltaTime 75.000, frameTime 0.075000, frameIndex 1, simulationTime 0.033333, simulationTick 2, fixedDeltaTime 16.667, "
                + "interpolationAlpha 0.0000, droppedTime 0.000", clock());
        assertEquals("75000000 ns, 75000000 ns, 1, 1/30 s, 2, 1/60 s, 0, 0 ns", exactClock());
        assertTrue(ledger().contains("Frame 1 brought 75.0 ms. 4 steps were due. 2 ticks ran; 41.7 ms stay."), ledger());
        assertTrue(sentence().endsWith("Skipped in frame 1: Timed routines, Flow Tick, Presentation. "
                + "Still owed: ticks 3 and 4, run by the next frame on Resume."), sentence());
        assertEquals("1/24", record().accumulator());
        assertEquals("start update fixedUpdate physics contacts fixedUpdate physics contacts", record().stages(0));
        resume(frames, Rational.ZERO);
        assertEquals("0 ns, 75000000 ns, 2, 1/15 s, 4, 1/60 s, 1/2, 0 ns", exactClock());
        assertTrue(ledger().contains("Frame 2 brought 0.0 ms. 2 steps were due. 2 ticks ran; 8.3 ms stay."), ledger());
        assertEquals("2 2", record().ticks());
        assertEquals("1/24 1/120", record().accumulator());
        assertEquals("0 1/2", record().alpha());
        assertEquals("start update fixedUpdate physics contacts fixedUpdate physics contacts timedRoutines flowTick presentation", record().stages(1));

        frames = byHand("metronome", "phase", false);
        frames.give(Rational.of(3, 40));
        awaitFrames(1);
        assertEquals("75000000 ns, 75000000 ns, 1, 1/15 s, 4, 1/60 s, 1/2, 0 ns", exactClock());
        assertEquals("4 1/120", record().ticks() + " " + record().accumulator());
    }

    @Rule({"X24", "AR4"})
    @Test
    void theFrameAfterTheStopHasTheCapToo() {
        HandPacer frames = stopped(byHand("metronome", "phase", true), 2, Rational.of(3, 40));
        resume(frames, Rational.of(1, 20));
        assertEquals("50000000 ns, 125000000 ns, 2, 100000000 ns, 6, 1/60 s, 1/2, 1/60 s", exactClock());
        assertEquals("2 4", record().ticks());
        assertEquals("0 1/60", record().dropped());
        assertEquals("1/24 1/120", record().accumulator());
        assertTrue(ledger().contains("Frame 2 brought 50.0 ms. 5 steps were due, the cap allows 4, so 1 was dropped. 4 ticks ran; 8.3 ms stay."), ledger());

        frames = byHand("metronome", "phase", false);
        frames.give(Rational.of(3, 40), Rational.of(1, 20));
        awaitFrames(2);
        assertEquals("4 3", record().ticks());
        assertEquals("0 0", record().dropped());
    }

    @Rule({"X25", "AR3"})
    @Test
    void whatIsAboveTheCapIsDroppedBeforeTheTickInWhichTheRunStops() {
        HandPacer frames = stopped(byHand("metronome", "phase", true), 2, Rational.of(41, 240));
        assertEquals("41/240 s, 41/240 s, 1, 1/30 s, 2, 1/60 s, 0, 100000000 ns", exactClock());
        assertEquals("3/80 1/10", record().accumulator() + " " + record().dropped());
        resume(frames, Rational.ZERO);
        assertEquals("0 ns, 41/240 s, 2, 1/15 s, 4, 1/60 s, 1/4, 100000000 ns", exactClock());
        assertEquals("2 2", record().ticks());
        assertEquals("3/80 1/240", record().accumulator());
        assertEquals("1/10 0", record().dropped());
    }

    @Rule({"X25", "AR3"})
    @Test
    void aContractThatDropsAfterTheTicksKeepsTheExcessOverTheStop() throws IOException, InputException {
        var file = Files.writeString(folder.resolve("loop-end.json"), "{\"extends\": \"phase\", \"id\": \"loop-end\", \"discardAt\": \"end\"}");
        awaitSession();
        var sample = onFx(() -> window.workbench().sample("metronome").orElseThrow());
        HandPacer frames = stopped(byHand(sample, ContractReader.readFile(file), true), 2, Rational.of(41, 240));
        assertEquals("11/80 0", record().accumulator() + " " + record().dropped());
        resume(frames, Rational.ZERO);
        assertEquals("2 4", record().ticks());
        assertEquals("11/80 1/240", record().accumulator());
        assertEquals("0 1/15", record().dropped());
    }

    @Rule({"X26", "AR18"})
    @Test
    void aStopInTheLastTickOwesNoTickAndTheNextFramePresents() {
        HandPacer frames = stopped(byHand("metronome", "phase", true), 4, Rational.of(43, 600));
        assertFalse(sentence().contains("Still owed"), sentence());
        assertEquals("4 1/200", record().ticks() + " " + record().accumulator());
        resume(frames, Rational.ZERO);
        assertEquals("0 ns, 43/600 s, 2, 1/15 s, 4, 1/60 s, 3/10, 0 ns", exactClock());
        assertEquals("4 0", record().ticks());
        assertEquals("start update timedRoutines flowTick presentation", record().stages(1));
    }

    @Rule({"X28", "A9", "AR9", "AR19"})
    @Test
    void aPauseKeepsTheFractionHoweverLongItLasts() {
        HandPacer frames = byHand("metronome", "phase", false);
        frames.give(Rational.of(1, 80));
        awaitFrames(1);
        key(KeyCode.F6);
        awaitState(RunEvent.PAUSED);
        assertEquals("12500000 ns, 12500000 ns, 1, 0 ns, 0, 1/60 s, 3/4, 0 ns", exactClock());
        for (int second = 0; second < 100; second++) {
            frames.passes(Rational.ONE);
        }
        key(KeyCode.F5);
        awaitFrames(2);
        assertEquals("12500000 ns, 12500000 ns, 1, 0 ns, 0, 1/60 s, 3/4, 0 ns", exactClock());
        assertTrue(ledger().contains("Paused for 100000.0 ms: no frame ran; 12.5 ms stay."), ledger());
        frames.give(Rational.of(1, 240));
        awaitFrames(3);
        assertEquals("1/240 s, 1/60 s, 2, 1/60 s, 1, 1/60 s, 0, 0 ns", exactClock());
        assertEquals("0 0 1", record().ticks());
        assertEquals("1/80 1/80 0", record().accumulator());
        assertEquals(-1, record().unbalanced());
    }

    @Rule({"X29", "AR10", "AR11", "AR12", "AR13"})
    @Test
    void steppedByPhasesTheTableReadsWhatEachPhaseReads() {
        HandPacer frames = byHand("crates", "phase", false);
        frames.give(H, H, H, H, H, H, H);
        awaitFrames(7);
        form("Update");
        submit(1);
        clickOn("#cancelBreakpoint");
        frames.give(H.times(Rational.of(2)));
        awaitState(RunEvent.STOPPED_BEFORE_HOOK);
        List<String> read = new ArrayList<>();
        while (RunStatus.of(rows()).event() != RunEvent.PAUSED) {
            read.add(badge().replaceFirst(".* · ", "") + ": " + simulationFields());
            long states = rows().states().rowCount();
            key(KeyCode.F11);
            await("a phase", () -> rows().states().rowCount() > states && window.moment().stateRow() == rows().states().rowCount() - 1);
        }
        read.add(badge() + ": " + simulationFields());
        assertEquals(List.of("before Update, frame 8: 7, 7/60", "before FixedUpdate, frame 8: 8, 7/60", "before Physics, frame 8: 8, 7/60",
                "before Contacts, frame 8: 8, 8/60", "end of tick 8: 8, 8/60", "before Physics, frame 8: 9, 8/60",
                "before Contacts, frame 8: 9, 9/60", "end of tick 9: 9, 9/60", "before Flow Tick, frame 8: 9, 9/60", "before Presentation, frame 8: 9, 9/60",
                "step · after frame 8: 9, 9/60"), read);
    }

    /** Tick and time on the simulation clock, the time in sixtieths. */
    private String simulationFields() {
        String[] fields = exactClock().split(", ");
        assertEquals("1/30 s", fields[0], "the frame's delta, in every phase");
        String[] time = fields[3].split("[ /]");
        Rational seconds = time[1].equals("ns") ? Rational.of(Long.parseLong(time[0]), 1_000_000_000)
                : Rational.of(Long.parseLong(time[0]), Long.parseLong(time[1]));
        return fields[4] + ", " + seconds.times(Rational.of(60)) + "/60";
    }

    @Rule({"X29", "C6", "C18", "CR1", "CR2"})
    @Test
    void lookedBackAtByStagesTheOrderedCounterMovesAfterTheTick() {
        HandPacer frames = byHand("crates", "ordered", false);
        frames.give(H, H, H, H, H, H, H, H.times(Rational.of(2)));
        awaitFrames(8);
        onFx(() -> {
            window.views().focus();
            return null;
        });
        List<String> read = new ArrayList<>();
        for (int stage = 0; stage < 13; stage++) {
            var before = onFx(() -> window.moment());
            key(KeyCode.CONTROL, KeyCode.LEFT);
            await("a stage back", () -> !window.moment().equals(before));
            read.add(0, onFx(() -> window.views().flag()) + ": " + simulationFields());
        }
        assertEquals(List.of("after Structural commands, tick 8: 7, 7/60", "after FixedUpdate, tick 8: 7, 7/60", "after Physics, tick 8: 7, 7/60",
                "after Readback, tick 8: 7, 7/60", "end of tick 8: 8, 8/60", "after Structural commands, tick 9: 8, 8/60",
                "after FixedUpdate, tick 9: 8, 8/60", "after Physics, tick 9: 8, 8/60", "after Readback, tick 9: 8, 8/60", "end of tick 9: 9, 9/60",
                "after Update, frame 8: 9, 9/60", "after Presentation, frame 8: 9, 9/60", "after LateUpdate, frame 8: 9, 9/60"), read);
    }

    @Rule({"D1", "X22"})
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', value = {
        "B · scaled clock | Resume goes on with frame 2: ticks 3 and 4, onStart, Timers, onUpdate, Physics, Render. "
                + "| 0 4 | 0 1/120 | 75000000 ns, 150000000 ns, 2, none, none, 1/60 s, none, 0 ns",
        "C · ordered tick | Resume goes on with frame 1: ticks 3 and 4, Update, Presentation, LateUpdate, Render snapshot. "
                + "| 4 4 | 1/120 0 | 75000000 ns, 150000000 ns, 2, 2/15 s, 8, 1/60 s, 0, 1/60 s"})
    void underAnotherContractTheSameBreakpointSuspendsTheFrameAndResumeEndsIt(String contract, String resume, String ticks, String accumulator,
            String clock) {
        byHand("metronome", "phase", true); // the breakpoints of other tests would come along
        script("metronome", "phase", 75, 75);
        form("FixedUpdate");
        write("breakpointTick", "2");
        submit(1);
        clickOn("#cancelBreakpoint");
        clickOn("#contractPicker").clickOn(contract);
        awaitState(RunEvent.STOPPED_TICK_END);
        assertTrue(RunStatus.of(rows()).suspended());
        awaitSentence(resume);
        key(KeyCode.F5);
        awaitState(RunEvent.ENDED);
        assertEquals(ticks, record().ticks());
        assertEquals(accumulator, record().accumulator());
        assertEquals(clock, exactClock());
        assertEquals(-1, record().unbalanced());
    }
}
