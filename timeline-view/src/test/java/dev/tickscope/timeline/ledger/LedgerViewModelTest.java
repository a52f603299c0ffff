package dev.tickscope.timeline.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockField;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.field.FieldTableViewModel;
import dev.tickscope.timeline.field.PanelRun;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sentence and bars at every kind of moment; the rule ids are those of the clock contracts. */
class LedgerViewModelTest {
    static LedgerViewModel at(PanelRun run, Moment moment) {
        LedgerViewModel model = new LedgerViewModel(run.info());
        model.update(run.view(), moment);
        return model;
    }

    private static String text(LedgerBar bar) {
        StringBuilder text = new StringBuilder(bar.title()).append(": ").append(bar.caption()).append(" [");
        for (LedgerPart part : bar.parts()) {
            text.append(part.kind().label()).append(' ').append(part.amount());
            text.append(part.note().isEmpty() ? ", " : " (" + part.note() + "), ");
        }
        if (!bar.parts().isEmpty()) {
            text.setLength(text.length() - 2);
        }
        return text.append("] ").append(bar.residue()).toString();
    }

    private static void says(LedgerViewModel model, String sentence, String... bars) {
        assertEquals(sentence, model.sentence());
        assertEquals(List.of(bars), model.bars().stream().map(LedgerViewModelTest::text).toList());
    }

    private static void says(PanelRun run, String sentence, String... bars) {
        says(at(run, run.live()), sentence, bars);
    }

    @Test
    void beforeTheFirstFrameItWaits() {
        says(PanelRun.of("phase"), "Waiting for the first frame.");
    }

    @Test
    void theWorkedExampleReadsAsDesigned() {
        says(PanelRun.workedExample(),
                "Frame 512 brought 100.0 ms. 6 steps were due, the cap allows 4, so 2 were dropped. 2 ticks ran; 41.8 ms stay.",
                "Frame 512: 100.000 ms brought + 8.420 carried in = 108.420 ms [consumed 33.333 ms (2 ticks run), "
                        + "carried 41.754 ms (2 ticks owed + 8.4 ms), dropped 33.333 ms (2 whole steps)] residue 0 ns",
                "Session: 9.254 s of real time up to the start of frame 512 [simulated 7.183 s (431 ticks), paused 1.850 s (1 pause), "
                        + "dropped 0.167 s (10 steps), carried 0.042 s (2 ticks + 8.4 ms), clamped 0.012 s (frame 4)] residue 0 ns");
    }

    @Test
    void copyingGivesExactAmounts() {
        PanelRun run = PanelRun.workedExample();
        assertEquals("""
                Frame 512 brought 100.0 ms. 6 steps were due, the cap allows 4, so 2 were dropped. 2 ticks ran; 41.8 ms stay.
                Frame 512
                consumed\t1/30 s
                carried\t41753634 ns
                dropped\t1/30 s
                """, at(run, run.live()).exactText().split("Session")[0]);
    }

    @Test
    void aBarIsSpokenInWords() {
        PanelRun run = PanelRun.workedExample();
        assertEquals("Frame 512, 100.000 ms brought + 8.420 carried in = 108.420 ms; consumed 33.333 ms, 2 ticks run; carried 41.754 ms, "
                + "2 ticks owed + 8.4 ms; dropped 33.333 ms, 2 whole steps; residue 0 ns", at(run, run.live()).bars().get(0).spoken());
    }

    @Test
    void insideAFrameTheBalanceIsThatOfTheMoment() {
        PanelRun run = PanelRun.workedExample();
        says(at(run, run.tick(429)), "Frame 512 brought 100.0 ms. 6 steps were due, the cap allows 4, so 2 were dropped. "
                + "1 of 4 ticks ran so far; 58.4 ms stay.",
                "Frame 512: 100.000 ms brought + 8.420 carried in = 108.420 ms [consumed 16.667 ms (1 tick run), "
                        + "carried 58.420 ms (3 ticks owed + 8.4 ms), dropped 33.333 ms (2 whole steps)] residue 0 ns",
                "Session: 9.254 s of real time up to the start of frame 512 [simulated 7.167 s (430 ticks), paused 1.850 s (1 pause), "
                        + "dropped 0.167 s (10 steps), carried 0.058 s (3 ticks + 8.4 ms), clamped 0.012 s (frame 4)] residue 0 ns");
    }

    @Test
    void aFrameWithinTheCapDropsNothing() {
        says(PanelRun.of("phase").frames("16ms", "20ms"), "Frame 2 brought 20.0 ms. 2 steps were due. 2 ticks ran; 2.7 ms stay.",
                "Frame 2: 20.000 ms brought + 16.000 carried in = 36.000 ms [consumed 33.333 ms (2 ticks run), "
                        + "carried 2.667 ms (less than a tick)] residue 0 ns",
                "Session: 0.036 s of real time up to the start of frame 2 [simulated 0.033 s (2 ticks), "
                        + "carried 0.003 s (less than a tick)] residue 0 ns");
    }

    @Test
    void aFrameWithoutAStepOnlyCarries() {
        says(PanelRun.of("phase").frames("16ms"), "Frame 1 brought 16.0 ms. No step was due; 16.0 ms stay.",
                "Frame 1: 16.000 ms brought [carried 16.000 ms (less than a tick)] residue 0 ns",
                "Session: 0.016 s of real time up to the start of frame 1 [carried 0.016 s (less than a tick)] residue 0 ns");
    }

    @Test
    void anEngineWithoutACapSaysSo() {
        says(PanelRun.of("{\"extends\":\"phase\",\"cap\":null}").frames("0.1"),
                "Frame 1 brought 100.0 ms. 6 steps were due, there is no cap. 6 ticks ran; nothing stays.",
                "Frame 1: 100.000 ms brought [consumed 100.000 ms (6 ticks run)] residue 0 ns",
                "Session: 0.100 s of real time up to the start of frame 1 [simulated 0.100 s (6 ticks)] residue 0 ns");
    }

    @Test
    void anEngineThatKeepsItsExcessSaysSo() {
        says(PanelRun.of("{\"extends\":\"phase\",\"excess\":\"keep\",\"cap\":2}").frames("0.1"),
                "Frame 1 brought 100.0 ms. 6 steps were due, the cap allows 2; the rest is kept. 2 ticks ran; 66.7 ms stay.",
                "Frame 1: 100.000 ms brought [consumed 33.333 ms (2 ticks run), carried 66.667 ms (4 ticks owed)] residue 0 ns",
                "Session: 0.100 s of real time up to the start of frame 1 [simulated 0.033 s (2 ticks), carried 0.067 s (4 ticks)] "
                        + "residue 0 ns");
    }

    @Test
    void lateDiscardingIsAnnouncedBeforeItHappens() {
        PanelRun run = PanelRun.of("{\"extends\":\"phase\",\"discardAt\":\"end\"}").frames("0.1");
        assertEquals("Frame 1 brought 100.0 ms. 6 steps were due, the cap allows 4; the rest is dropped after them. "
                + "2 of 4 ticks ran so far; 66.7 ms stay.", at(run, run.tick(1)).sentence());
        assertEquals("Frame 1 brought 100.0 ms. 6 steps were due, the cap allows 4, so 2 were dropped. 4 ticks ran; nothing stays.",
                at(run, run.live()).sentence());
    }

    /** B5, BR1. */
    @Test
    void droppingTheRestCountsTimeNotSteps() {
        says(PanelRun.of("scaled").frames("3", "20ms", "100ms"),
                "Frame 3 brought 100.0 ms. 6 steps were due, the cap allows 5, so 20.0 ms were dropped. 5 ticks ran; nothing stays.",
                "Frame 3: 100.000 ms brought + 3.333 carried in = 103.333 ms [consumed 83.333 ms (5 ticks run), "
                        + "dropped 20.000 ms (above the cap of 5)] residue 0 ns",
                "Session: 3.120 s of real time up to the start of frame 3 [simulated 0.100 s (6 ticks), dropped 0.020 s (1.20 steps), "
                        + "start frames 3.000 s (1 frame)] residue 0 ns");
        PanelRun fraction = PanelRun.of("scaled").frames("1ms", "90ms");
        assertEquals("Frame 2 brought 90.0 ms. The cap of 5 steps was passed, so 6.7 ms were dropped. "
                + "5 ticks ran; nothing stays.", at(fraction, fraction.live()).sentence());
    }

    /** B6, BR4. */
    @Test
    void aStartFrameNeverReachesTheTicks() {
        says(PanelRun.of("scaled").frames("3"),
                "Frame 1 is a start frame: its 3000.0 ms never reach the ticks. No tick ran; nothing stays.",
                "Frame 1: 3000.000 ms brought [start frame 3000.000 ms (not fed to the ticks)] residue 0 ns",
                "Session: 3.000 s of real time up to the start of frame 1 [start frames 3.000 s (1 frame)] residue 0 ns");
    }

    /** D1: the frame is not cut, so the words count what is still to come. */
    @Test
    void aSuspendedFrameAddsUpToo() {
        says(PanelRun.of("scaled").frames("3", "20ms").breakpoint(1, "fixedUpdate", 0).frames("90ms"),
                "Frame 3 brought 90.0 ms. The cap of 5 steps was passed, so 10.0 ms were dropped. "
                        + "1 of 5 ticks ran so far; 66.7 ms stay.",
                "Frame 3: 90.000 ms brought + 3.333 carried in = 93.333 ms [consumed 16.667 ms (1 tick run), "
                        + "carried 66.666 ms (4 ticks owed), dropped 10.000 ms (above the cap of 5)] residue 0 ns",
                "Session: 3.110 s of real time up to the start of frame 3 [simulated 0.033 s (2 ticks), dropped 0.010 s (0.60 steps), "
                        + "carried 0.067 s (4 ticks), start frames 3.000 s (1 frame)] residue 0 ns");
    }

    @Test
    void aFrameThatStandsBeforeUpdateHasEverythingStillToCome() {
        says(PanelRun.of("phase").frames("0.1").breakpoint(1, "update", 0).frames("40ms"),
                "Frame 2 brought 40.0 ms. 2 steps were due. 0 of 2 ticks ran so far; 40.0 ms stay.",
                "Frame 2: 40.000 ms brought [carried 40.000 ms (2 ticks owed + 6.7 ms)] residue 0 ns",
                "Session: 0.140 s of real time up to the start of frame 2 [simulated 0.067 s (4 ticks), dropped 0.033 s (2 steps), "
                        + "carried 0.040 s (2 ticks + 6.7 ms)] residue 0 ns");
    }

    /** AR16, AR29. */
    @Test
    void clampedTimeIsNotDropped() {
        PanelRun run = PanelRun.workedExample();
        says(at(run, run.frame(3)), "Frame 4 brought 212.4 ms, 12.4 ms clamped. 12 steps were due, the cap allows 4, "
                + "so 8 were dropped. 4 ticks ran; 15.7 ms stay.",
                "Frame 4: 212.400 ms brought + 15.728 carried in = 228.128 ms [consumed 66.667 ms (4 ticks run), "
                        + "carried 15.728 ms (less than a tick), dropped 133.333 ms (8 whole steps), clamped 12.400 ms (above 200 ms)] "
                        + "residue 0 ns",
                "Session: 0.261 s of real time up to the start of frame 4 [simulated 0.100 s (6 ticks), dropped 0.133 s (8 steps), "
                        + "carried 0.016 s (less than a tick), clamped 0.012 s (frame 4)] residue 0 ns");
    }

    @Test
    void severalClampedFramesAreCounted() {
        PanelRun run = PanelRun.of("{\"extends\":\"phase\",\"maxDelta\":\"200ms\"}").frames("0.25", "0.01", "0.3");
        assertEquals("2 frames", at(run, run.live()).bars().get(1).parts().get(3).note());
        assertEquals("frame 1", at(run, run.frame(1)).bars().get(1).parts().get(3).note());
    }

    /** A9, AR19. */
    @Test
    void aPausedSpanKeepsWhatWaits() {
        PanelRun run = PanelRun.of("phase").frames("20ms").apply(new Command.Pause()).frames("1.85");
        says(run, "Paused for 1850.0 ms: no frame ran; 3.3 ms stay.",
                "Pause: 1850.000 ms brought + 3.333 carried in = 1853.333 ms [carried 3.333 ms (less than a tick), "
                        + "paused 1850.000 ms (nothing ran)] residue 0 ns",
                "Session: 1.870 s of real time up to the end of the pause after frame 1 [simulated 0.017 s (1 tick), "
                        + "paused 1.850 s (1 pause), carried 0.003 s (less than a tick)] residue 0 ns");
    }

    /** C9, CR4. */
    @Test
    void aClearingPauseShowsWhatItCleared() {
        PanelRun run = PanelRun.of("ordered").frames("29ms").apply(new Command.Pause());
        says(run, "Frame 1 brought 29.0 ms. 1 step was due. 1 tick ran; the pause cleared 12.3 ms.",
                "Frame 1: 29.000 ms brought [consumed 16.667 ms (1 tick run), cleared 12.333 ms (from what waited)] residue 0 ns",
                "Session: 0.029 s of real time up to the start of frame 1 [simulated 0.017 s (1 tick), cleared 0.012 s (just now)] "
                        + "residue 0 ns");
        run.frames("100");
        says(run, "Paused for 100000.0 ms: no frame ran; the pause cleared 12.3 ms.",
                "Pause: 100000.000 ms brought + 12.333 carried in = 100012.333 ms [paused 100000.000 ms (nothing ran), "
                        + "cleared 12.333 ms (from what waited)] residue 0 ns",
                "Session: 100.029 s of real time up to the end of the pause after frame 1 [simulated 0.017 s (1 tick), "
                        + "paused 100.000 s (1 pause), cleared 0.012 s (once)] residue 0 ns");
    }

    @Test
    void whatARestartClearedIsSaidInTheNextFrame() {
        PanelRun run = PanelRun.of("phase").frames("20ms").apply(new Command.Restart()).frames("10ms");
        assertEquals("Frame 2 brought 10.0 ms. 3.3 ms had been cleared before. No step was due; 10.0 ms stay.",
                at(run, run.live()).sentence());
    }

    /** D5. */
    @Test
    void aRefusedDeltaIsAccountedForAndNothingElse() {
        says(PanelRun.of("phase").frames("20ms", "-5ms"), "A delta of \u22125.0 ms was refused: no frame ran; 3.3 ms stay.",
                "Refused delta: \u22125.000 ms brought + 3.333 carried in = \u22121.667 ms [carried 3.333 ms (less than a tick), "
                        + "refused \u22125.000 ms (no valid delta)] residue 0 ns",
                "Session: 0.015 s of real time up to the refused delta after frame 1 [simulated 0.017 s (1 tick), "
                        + "carried 0.003 s (less than a tick), refused \u22120.005 s (1 delta)] residue 0 ns");
    }

    /** D3. */
    @Test
    void aTickStepIsPaidFromWhatWaitsOrFromAnAddedStep() {
        PanelRun run = PanelRun.workedExample().apply(new Command.StepTick(), "1");
        says(run, "After 1000.0 ms of pause, tick 432 was stepped: paid from the 41.8 ms that waited; 25.1 ms stay.",
                "Tick step: 1000.000 ms brought + 41.754 carried in = 1041.754 ms [consumed 16.667 ms (1 tick run), "
                        + "carried 25.087 ms (1 tick owed + 8.4 ms), paused 1000.000 ms (nothing ran)] residue 0 ns",
                "Session: 10.254 s of real time up to the tick step after frame 512 [simulated 7.200 s (432 ticks), "
                        + "paused 2.850 s (1 pause, 1 stop), dropped 0.167 s (10 steps), carried 0.025 s (1 tick + 8.4 ms), "
                        + "clamped 0.012 s (frame 4)] residue 0 ns");
        run.apply(new Command.StepTick()).apply(new Command.StepTick());
        says(run, "Tick 434 was stepped: one step of 16.7 ms was added for it; 8.4 ms stay.",
                "Tick step: 8.420 ms carried in + 16.667 added by the step = 25.087 ms [consumed 16.667 ms (1 tick run), "
                        + "carried 8.420 ms (less than a tick)] residue 0 ns",
                "Session: 10.254 s of real time up to the tick step after frame 512 [fed 7.392 s (to the game clock), "
                        + "paused 2.850 s (1 pause, 1 stop), clamped 0.012 s (frame 4)] residue 0 ns",
                "× timeScale: 7.392 s fed + 0.016 stepped = 7.408 s [simulated 7.233 s (434 ticks), "
                        + "dropped 0.167 s (10 steps), carried 0.008 s (less than a tick)] residue 0 ns");
    }

    /** C23. */
    @Test
    void aStepWhileRunningReplacesTheTimeThatPassed() {
        says(PanelRun.of("ordered").frames("20ms").apply(new Command.StepFrame(), "33ms"),
                "Frame 2 is a single step: it got exactly one step of 16.7 ms instead of the 33.0 ms that passed. 1 tick ran; 3.3 ms stay.",
                "Frame 2: 33.000 ms brought + 3.333 carried in + 16.667 added by the step = 53.000 ms [consumed 16.667 ms (1 tick run), "
                        + "carried 3.333 ms (less than a tick), replaced 33.000 ms (by the step)] residue 0 ns",
                "Session: 0.053 s of real time up to the start of frame 2 [fed 0.020 s (to the game clock), replaced 0.033 s (1 step)] "
                        + "residue 0 ns",
                "× timeScale: 0.020 s fed + 0.017 stepped = 0.037 s [simulated 0.034 s (2 ticks), carried 0.003 s (less than a tick)] "
                        + "residue 0 ns");
    }

    /** B12, D4. */
    @Test
    void aScaleBelowOneTakesTimeAway() {
        says(PanelRun.of("phase").scale("1/2").frames("0.1"),
                "Frame 1 brought 100.0 ms, × 0.5 = 50.0 ms. 3 steps were due. 3 ticks ran; nothing stays.",
                "Frame 1: 100.000 ms brought [consumed 50.000 ms (3 ticks run), scaled away 50.000 ms (× 0.5)] residue 0 ns",
                "Session: 0.100 s of real time up to the start of frame 1 [fed 0.100 s (to the game clock)] residue 0 ns",
                "× timeScale: 0.100 s fed became 0.050 s (× 0.5 now) [simulated 0.050 s (3 ticks)] residue 0 ns");
    }

    @Test
    void aScaleAboveOneAddsTime() {
        says(PanelRun.of("phase").scale("1/2").frames("0.1").scale("5/2").frames("33ms"),
                "Frame 2 brought 33.0 ms, × 2.5 = 82.5 ms. 4 steps were due. 4 ticks ran; 15.8 ms stay.",
                "Frame 2: 33.000 ms brought + 49.500 by × 2.5 = 82.500 ms [consumed 66.667 ms (4 ticks run), "
                        + "carried 15.833 ms (less than a tick)] residue 0 ns",
                "Session: 0.133 s of real time up to the start of frame 2 [fed 0.133 s (to the game clock)] residue 0 ns",
                "× timeScale: 0.133 s fed became 0.133 s (× 2.5 now) [simulated 0.117 s (7 ticks), carried 0.016 s (less than a tick)] "
                        + "residue 0 ns");
    }

    @Test
    void aPartBelowOneUnitIsNeverLost() {
        PanelRun run = PanelRun.of("phase").scale("1/7").frames("10ms");
        LedgerBar frame = at(run, run.live()).bars().get(0);
        assertEquals("residue 0 ns", frame.residue());
        assertEquals("1/700 s", frame.parts().get(0).exact());
    }

    @Test
    void aMissingAmountIsAnErrorThatNamesIt() {
        PanelRun run = PanelRun.of("phase");
        Store store = new Store(Retention.DEFAULT);
        FrameRow row = new FrameRow();
        row.frameIndex = 1;
        row.realUnits = 30_000_000;
        row.realDeltaUnits = 30_000_000;
        store.writer().frameBegan(row);
        row.fedUnits = 29_999_997;
        row.scaledUnits = 29_999_997;
        row.accumulatorUnits = 29_999_995;
        store.writer().frameEnded(row, new LedgerRow());
        store.writer().release();
        LedgerViewModel model = new LedgerViewModel(run.info());
        model.update(store.view(), Moment.of(store.view(), Playhead.LIVE));
        assertEquals("residue 1/600000000 s", model.bars().get(0).residue());
        assertEquals("residue 1/600000000 s", model.bars().get(1).residue());
        assertFalse(model.bars().get(0).balanced());
        assertFalse(model.bars().get(1).balanced());
    }

    @Test
    void goingBackCountsOnlyWhatHadHappenedByThen() {
        PanelRun run = PanelRun.of("phase").frames("20ms").apply(new Command.Pause()).frames("1").apply(new Command.Resume())
                .frames("20ms").apply(new Command.Pause()).frames("1");
        LedgerViewModel model = at(run, run.live());
        assertEquals("2 pauses", model.bars().get(1).parts().get(1).note());
        model.update(run.view(), run.frame(1));
        assertEquals("1 pause", model.bars().get(1).parts().get(1).note());
        model.update(run.view(), run.live());
        assertEquals("2 pauses", model.bars().get(1).parts().get(1).note());
    }

    @Test
    void anyOfManyPausesIsCountedTheSameForwardsAndBack() {
        PanelRun run = PanelRun.of("phase");
        for (int i = 0; i < 3_000; i++) {
            run.frames("20ms").apply(new Command.Pause()).frames("1ms").apply(new Command.Resume());
        }
        LedgerViewModel model = at(run, run.live());
        for (int frame : new int[] {2_999, 1_500, 1_024, 1_023, 700, 2_048, 2, 2_999}) {
            model.update(run.view(), run.frame(2L * frame));
            assertEquals(frame + (frame == 1 ? " pause" : " pauses"), model.bars().get(1).parts().get(1).note());
        }
    }

    /** Table and ledger read at any stage that is kept, also where ticks or the frame before are lost. */
    @Test
    void everyInstantAtTheEdgeOfWhatIsKeptCanBeRead() {
        PanelRun run = PanelRun.withBudget("phase", Retention.MIN_BYTES);
        for (int i = 0; i < 100_000; i++) {
            run.frames("16ms");
        }
        LedgerViewModel model = new LedgerViewModel(run.info());
        FieldTableViewModel table = new FieldTableViewModel(run.info());
        StoreView view = run.view();
        for (long first : new long[] {view.phases().firstRow(), view.ticks().firstRow() * 8, view.frames().firstRow() * 8}) {
            for (long row = first - 50; row < first + 50; row++) {
                for (Moment moment : List.of(run.stage(row), run.tick(row / 8), run.frame(row / 8))) {
                    model.update(view, moment);
                    table.update(view, moment);
                    assertTrue(model.bars().stream().allMatch(LedgerBar::balanced), moment.toString());
                    assertEquals(ClockField.values().length, table.rows().size());
                }
            }
        }
    }

    /** Inside a frame the bar is what was there then, and adds up. */
    @Test
    void everyStageOfAFrameBalances() {
        PanelRun run = PanelRun.workedExample();
        LedgerViewModel model = new LedgerViewModel(run.info());
        long last = run.view().phases().rowCount();
        for (long row = last - 40; row < last; row++) {
            model.update(run.view(), run.stage(row));
            assertEquals("residue 0 ns", model.bars().get(0).residue());
            assertEquals("residue 0 ns", model.bars().get(1).residue());
        }
        model.update(run.view(), run.stage(last - 4));
        assertEquals("1 of 4 ticks ran so far", model.sentence().substring(model.sentence().indexOf("1 of"), model.sentence().indexOf(';')));
    }

    /** Old rows go when the budget is passed; the sums of the session stay complete. */
    @Test
    void lostRowsAreSaidOpenly() {
        PanelRun run = PanelRun.withBudget("phase", Retention.MIN_BYTES);
        for (int i = 0; i < 100_000; i++) {
            run.frames("16ms");
        }
        long first = run.view().frames().firstRow();
        assertTrue(first > 0, "rows were lost");
        LedgerViewModel model = at(run, run.frame(first));
        String frame = "rame " + (first + 1);
        assertEquals("F" + frame + ": the rows before it were lost.", model.sentence());
        assertEquals("F" + frame + ": needs the frame before, whose rows were lost [] ", text(model.bars().get(0)));
        String real = BigDecimal.valueOf(16 * (first + 1), 3).toString();
        assertEquals(real + " s of real time up to the start of f" + frame + "; rows from f" + frame + " on", model.bars().get(1).caption());
        assertEquals(16 * (first + 1) * 60 / 1000 + " ticks", model.bars().get(1).parts().get(0).note());
        assertEquals("residue 0 ns", model.bars().get(1).residue());
        assertEquals("residue 0 ns", at(run, run.live()).bars().get(0).residue());
    }
}
