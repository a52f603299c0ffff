package dev.tickscope.timeline.field;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.contract.ClockField;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.Columns;
import java.util.List;
import dev.tickscope.core.time.TickRate;
import org.junit.jupiter.api.Test;

/** The table's words and numbers at every kind of moment; the rule ids are those of the clock contracts. */
class FieldTableViewModelTest {
    private static FieldTableViewModel at(PanelRun run, Moment moment) {
        FieldTableViewModel model = new FieldTableViewModel(run.info());
        model.update(run.view(), moment);
        return model;
    }

    private static String line(FieldTableViewModel model, ClockField field) {
        FieldRow row = model.rows().get(field.ordinal());
        String value = row.unit().isEmpty() ? row.value() : row.value() + " " + row.unit();
        return String.join(" | ", value, row.rowChange(), row.frameChange(), row.rightNow());
    }

    private static List<String> lines(FieldTableViewModel model) {
        return model.rows().stream().map(r -> line(model, r.field())).toList();
    }

    private static void reads(FieldTableViewModel model, String instant, String comparedWith, String... lines) {
        assertEquals(instant, model.instant());
        assertEquals(comparedWith, model.comparedWith());
        assertEquals(List.of(lines), lines(model));
    }

    @Test
    void beforeTheFirstFrameItWaits() {
        PanelRun run = PanelRun.of("phase");
        reads(at(run, run.live()), "waiting for the first frame", "");
    }

    @Test
    void theWorkedExampleReadsAsDesigned() {
        PanelRun run = PanelRun.workedExample();
        reads(at(run, run.live()), "after physics of tick 431", "row = end of tick 430",
                "100.000 ms | = | +83.290 | brought by this frame",
                "7.391754 s | = | +100.000 | active time, with this frame",
                "512 | = | +1 | interrupted, counted once",
                "7.183333 s | +16.667 | +33.333 | end of tick 431, committed",
                "431 | +1 | +2 | completed, one-based",
                "16.667 ms | = | = | always 1/60 s",
                "0.5052 | = | = | kept from frame 511",
                "166.667 ms | = | +33.333 | total; 2 steps lost now");
    }

    /** A stage inside a tick reads that tick as its contract says, and is compared with the stage before. */
    @Test
    void afterAStageTheFieldsReadAsItsHookReadThem() {
        // Frame 2 begins with stage 11: Start, Update, then tick 2 in 13 to 15, tick 3 in 16 to 18, then three more.
        PanelRun run = PanelRun.of("phase").frames("20ms", "40ms");
        long frame = run.view().frames().getLong(Columns.Frame.PHASES_BEFORE, 1);
        reads(at(run, run.stage(frame + 5)), "after FixedUpdate, tick 3", "row = end of tick 2",
                "40.000 ms | = | +20.000 | brought by this frame",
                "0.060000 s | = | +40.000 | active time, with this frame",
                "2 | = | +1 | still running, counted once",
                "0.033333 s | = | +16.667 | start of tick 3, pending",
                "3 | +1 | +2 | pending, starts at 0.033333 s",
                "16.667 ms | = | = | always 1/60 s",
                "0.2000 | = | = | kept from frame 1",
                "0.000 ms | = | = | nothing dropped yet");
        assertEquals("row = after FixedUpdate, tick 3", at(run, run.stage(frame + 6)).comparedWith());
        assertEquals("after physics of tick 3", at(run, run.stage(frame + 7)).instant());
        FieldTableViewModel after = at(run, run.stage(frame + 8));
        assertEquals("after Timed routines, frame 2", after.instant());
        assertEquals("row = end of tick 3", after.comparedWith());
        assertEquals("0.6000 | +0.4000 | +0.4000 | new after the ticks", line(after, ClockField.INTERPOLATION_ALPHA));
        assertEquals("3 | = | +2 | completed, one-based", line(after, ClockField.SIMULATION_TICK));
        assertEquals("end of frame 2", at(run, run.stage(frame + 10)).instant());
        assertEquals("row = end of frame 1", at(run, run.stage(frame)).comparedWith());
    }

    @Test
    void aStageThatCountsItsTickAlreadyReadsItAsBeingRun() {
        PanelRun run = PanelRun.of("{\"extends\":\"phase\",\"phases\":{\"before\":[],\"tick\":[{\"name\":\"fixedUpdate\","
                + "\"title\":\"FixedUpdate\",\"phase\":\"fixed\",\"role\":\"hook\",\"suspend\":\"tickEnd\",\"clock\":\"completed\"},"
                + "{\"name\":\"late\",\"title\":\"Late\",\"phase\":\"fixed\",\"role\":\"engine\",\"suspend\":\"none\",\"clock\":\"counter\"}],"
                + "\"after\":[]}}").frames("40ms");
        FieldTableViewModel model = at(run, run.stage(2));
        assertEquals("after FixedUpdate, tick 2", model.instant());
        assertEquals("0.033333 s | +16.667 | – | end of tick 2, being run", line(model, ClockField.SIMULATION_TIME));
        assertEquals("being run, counted as completed", model.rows().get(ClockField.SIMULATION_TICK.ordinal()).rightNow());
        assertEquals("2", model.rows().get(ClockField.SIMULATION_TICK.ordinal()).value());
    }

    @Test
    void stagesAfterTheTicksOfASuspendedFrameReadTheNewAlpha() {
        PanelRun run = PanelRun.of("ordered").frames("30ms").breakpoint(1, "lateUpdate", 0).frames("25ms");
        FieldTableViewModel model = at(run, run.live());
        assertEquals("before LateUpdate, frame 2", model.instant());
        assertEquals("0.3000 | \u22120.5000 | \u22120.5000 | new after the ticks", line(model, ClockField.INTERPOLATION_ALPHA));
        long newest = run.view().phases().rowCount() - 1;
        assertEquals("0.3000", at(run, run.stage(newest)).rows().get(ClockField.INTERPOLATION_ALPHA.ordinal()).value());
    }

    @Test
    void copyingGivesExactValues() {
        PanelRun run = PanelRun.workedExample();
        assertEquals(List.of("100000000 ns", "7391753634 ns", "512", "431/60 s", "431", "1/60 s", "12630451/25000000", "1/6 s"),
                at(run, run.live()).rows().stream().map(FieldRow::exact).toList());
    }

    @Test
    void aRowIsSpokenAsOneSentence() {
        PanelRun run = PanelRun.workedExample();
        assertEquals("simulationTime 7.183333 seconds, row +16.667, frame +33.333, end of tick 431, committed",
                at(run, run.live()).rows().get(ClockField.SIMULATION_TIME.ordinal()).spoken());
        assertEquals("frameIndex 512, row unchanged, frame +1, interrupted, counted once",
                at(run, run.live()).rows().get(ClockField.FRAME_INDEX.ordinal()).spoken());
    }

    @Test
    void theFirstTickOfAFrameIsComparedWithTheEndOfTheFrameBefore() {
        PanelRun run = PanelRun.workedExample();
        reads(at(run, run.tick(429)), "after physics of tick 430", "row = end of frame 511",
                "100.000 ms | +83.290 | +83.290 | brought by this frame",
                "7.391754 s | +100.000 | +100.000 | active time, with this frame",
                "512 | +1 | +1 | still running, counted once",
                "7.166667 s | +16.667 | +16.667 | end of tick 430, committed",
                "430 | +1 | +1 | completed, one-based",
                "16.667 ms | = | = | always 1/60 s",
                "0.5052 | = | = | kept from frame 511",
                "166.667 ms | +33.333 | +33.333 | total; 2 steps lost now");
    }

    @Test
    void theEndOfAFrameIsComparedWithItsLastTick() {
        PanelRun run = PanelRun.workedExample();
        reads(at(run, run.frame(511)), "end of frame 511", "row = end of tick 429",
                "16.710 ms | = | +0.230 | brought by this frame",
                "7.291754 s | = | +16.710 | active time, with this frame",
                "511 | = | +1 | ended, one-based",
                "7.150000 s | = | +16.667 | end of tick 429, committed",
                "429 | = | +1 | completed, one-based",
                "16.667 ms | = | = | always 1/60 s",
                "0.5052 | +0.0026 | +0.0026 | presented in this frame",
                "133.333 ms | = | = | total; none in this frame");
    }

    @Test
    void aFrameWithoutTicksIsComparedWithTheFrameBefore() {
        PanelRun run = PanelRun.of("phase").frames("16ms", "20ms", "10ms");
        FieldTableViewModel model = at(run, run.live());
        assertEquals("row = end of frame 2", model.comparedWith());
        assertEquals("10.000 ms | \u221210.000 | \u221210.000 | brought by this frame", line(model, ClockField.DELTA_TIME));
        assertEquals("0.7600 | +0.6000 | +0.6000 | presented in this frame", line(model, ClockField.INTERPOLATION_ALPHA));
    }

    @Test
    void theFirstFrameHasNothingToCompareWith() {
        PanelRun run = PanelRun.of("phase").frames("16ms");
        reads(at(run, run.live()), "end of frame 1", "row = none before",
                "16.000 ms | – | – | brought by this frame",
                "0.016000 s | – | – | active time, with this frame",
                "1 | – | – | ended, one-based",
                "0.000000 s | – | – | no tick completed yet",
                "0 | – | – | none completed yet",
                "16.667 ms | – | – | always 1/60 s",
                "0.9600 | – | – | presented in this frame",
                "0.000 ms | – | – | nothing dropped yet");
    }

    /** A9, AR9, AR19. */
    @Test
    void aPausedSpanOfContractAFreezesEveryField() {
        PanelRun run = PanelRun.workedExample();
        reads(at(run, run.frame(60)), "paused after frame 60", "row = end of frame 60",
                "16.519 ms | = | = | paused, frozen",
                "1.171905 s | = | = | paused, frozen",
                "60 | = | = | paused, frozen",
                "1.033333 s | = | = | paused, frozen",
                "62 | = | = | paused, frozen",
                "16.667 ms | = | = | always 1/60 s",
                "0.3143 | = | = | paused, frozen",
                "133.333 ms | = | = | paused, frozen");
    }

    /** C9, C22, CR3: the pause itself already shows what it cleared, before any paused time has passed. */
    @Test
    void aPauseOfContractCClearsAlpha() {
        PanelRun run = PanelRun.of("ordered").frames("16ms", "29ms").apply(new Command.Pause());
        FieldTableViewModel model = at(run, run.live());
        assertEquals("0.0000 | \u22120.9600 | \u22120.9600 | cleared by the pause", line(model, ClockField.INTERPOLATION_ALPHA));
        assertEquals("29.000 ms | = | +13.000 | paused, frozen", line(model, ClockField.DELTA_TIME));
        run.frames("100");
        assertEquals("0.0000 | \u22120.7000 | \u22120.7000 | cleared by the pause",
                line(at(run, run.live()), ClockField.INTERPOLATION_ALPHA));
    }

    /** C10, C16, C17, C23. */
    @Test
    void aStepOfContractCIsAFrameOfOneStep() {
        PanelRun run = PanelRun.of("ordered").frames("29ms").apply(new Command.Pause()).apply(new Command.StepTick());
        reads(at(run, run.live()), "end of frame 2", "row = end of tick 2",
                "16.667 ms | = | \u221212.333 | exactly one step",
                "0.045667 s | = | +16.667 | active time, with this frame",
                "2 | = | +1 | stepped, counted",
                "0.033333 s | = | +16.667 | end of tick 2, committed",
                "2 | = | +1 | completed; its hooks read 1",
                "16.667 ms | = | = | always 1/60 s",
                "1.0000 | +1.0000 | +0.2600 | 1 on a step, current pose shown",
                "0.000 ms | = | = | nothing dropped yet");
    }

    /** CR4: what the resume cleared is gone in the very next frame, even where nothing waited. */
    @Test
    void afterTheResumeOfContractCNoAlphaIsKept() {
        PanelRun run = PanelRun.of("ordered").frames("29ms").apply(new Command.Pause()).apply(new Command.StepTick())
                .apply(new Command.Resume()).breakpoint(1, "fixedUpdate", 0).frames("40ms");
        FieldTableViewModel model = at(run, run.live());
        assertEquals("after physics of tick 3", model.instant());
        assertEquals("0.0000 | \u22121.0000 | \u22121.0000 | reset before this frame", line(model, ClockField.INTERPOLATION_ALPHA));
        assertEquals("3 | +1 | +1 | suspended, counted once", line(model, ClockField.FRAME_INDEX));
    }

    /** A14, AR12. */
    @Test
    void aStopBeforeUpdateShowsTheLastCompletedTick() {
        PanelRun run = PanelRun.of("phase").frames("0.1").breakpoint(1, "update", 0).frames("40ms");
        reads(at(run, run.live()), "before Update, frame 2", "row = end of frame 1",
                "40.000 ms | \u221260.000 | \u221260.000 | brought by this frame",
                "0.140000 s | +40.000 | +40.000 | active time, with this frame",
                "2 | +1 | +1 | suspended, counted once",
                "0.066667 s | = | = | end of tick 4, committed",
                "4 | = | = | completed, one-based",
                "16.667 ms | = | = | always 1/60 s",
                "0.0000 | = | = | kept from frame 1",
                "33.333 ms | = | = | total; none in this frame");
    }

    /** A19, AR10: a contract whose fixed hook can be stopped before it. */
    @Test
    void aStopBeforeAFixedHookShowsThePendingTick() {
        PanelRun run = PanelRun.of("{\"extends\":\"phase\",\"phases\":{\"before\":[],\"tick\":[{\"name\":\"fixedUpdate\","
                + "\"title\":\"FixedUpdate\",\"phase\":\"fixed\",\"role\":\"hook\",\"suspend\":\"beforeHook\",\"clock\":\"pending\"}],"
                + "\"after\":[]}}").frames("0.05").breakpoint(1, "fixedUpdate", 5).frames("0.05");
        FieldTableViewModel model = at(run, run.live());
        assertEquals("before FixedUpdate, frame 2", model.instant());
        assertEquals("row = end of tick 4", model.comparedWith());
        assertEquals("0.066667 s | = | +16.667 | start of tick 5, pending", line(model, ClockField.SIMULATION_TIME));
        assertEquals("5 | +1 | +2 | pending, starts at 0.066667 s", line(model, ClockField.SIMULATION_TICK));
    }

    @Test
    void aStopAfterTheTicksIsComparedWithTheLastOfThem() {
        PanelRun run = PanelRun.of("phase").frames("0.1").breakpoint(1, "flowTick", 0).frames("0.1");
        FieldTableViewModel model = at(run, run.live());
        assertEquals("before Flow Tick, frame 2", model.instant());
        assertEquals("row = end of tick 8", model.comparedWith());
        assertEquals("66.667 ms | = | +33.333 | total; 2 steps lost now", line(model, ClockField.DROPPED_TIME));
    }

    @Test
    void aSuspendedFrameWithoutItsStopStillSaysWhereItStands() {
        PanelRun run = PanelRun.of("phase").frames("0.1").breakpoint(1, "update", 0).frames("40ms");
        assertEquals("in frame 2, before its first tick", at(run, run.frame(1)).instant());
    }

    /** BR4, BR5, BR18. */
    @Test
    void fieldsThatContractBLacksAreNoneAndNeverZero() {
        PanelRun run = PanelRun.of("scaled").frames("3");
        reads(at(run, run.live()), "end of frame 1", "row = none before",
                "3000.000 ms | – | – | start frame, not fed to the ticks",
                "3.000000 s | – | – | active time, with this frame",
                "1 | – | – | start frame, runs no tick",
                "none | – | – | none in B · scaled clock",
                "none | – | – | none in B · scaled clock",
                "16.667 ms | – | – | always 1/60 s",
                "none | – | – | none in B · scaled clock",
                "0.000 ms | – | – | nothing dropped yet");
        assertEquals("none", at(run, run.live()).rows().get(ClockField.INTERPOLATION_ALPHA.ordinal()).exact());
    }

    /** B5, BR1, BR8: deltaTime is not cut, the lost time is not whole steps. */
    @Test
    void aCappedFrameOfContractBLosesTimeNotSteps() {
        PanelRun run = PanelRun.of("scaled").frames("3", "20ms", "100ms");
        FieldTableViewModel model = at(run, run.live());
        assertEquals("100.000 ms | = | +80.000 | brought by this frame", line(model, ClockField.DELTA_TIME));
        assertEquals("20.000 ms | = | +20.000 | total; 20.000 ms lost now", line(model, ClockField.DROPPED_TIME));
    }

    /** B2, B12, D4. */
    @Test
    void aScaledDeltaNamesItsScale() {
        PanelRun run = PanelRun.of("phase").scale("1/2").frames("0.1").scale("5/2").frames("33ms").scale("1/3").frames("10ms");
        assertEquals("50.000 ms | = | – | brought by this frame, × 0.5", line(at(run, run.frame(0)), ClockField.DELTA_TIME));
        assertEquals("82.500 ms | = | +32.500 | brought by this frame, × 2.5", line(at(run, run.frame(1)), ClockField.DELTA_TIME));
        assertEquals("3.333 ms | = | \u221279.167 | brought by this frame, × 1/3", line(at(run, run.frame(2)), ClockField.DELTA_TIME));
    }

    /** AR16, AR29. */
    @Test
    void aClampedDeltaSaysWhatWasCut() {
        PanelRun run = PanelRun.workedExample();
        assertEquals("200.000 ms | = | +183.279 | clamped, 12.4 ms cut", line(at(run, run.frame(3)), ClockField.DELTA_TIME));
    }

    /** D5. */
    @Test
    void aRefusedDeltaKeepsTheFields() {
        PanelRun run = PanelRun.of("phase").frames("20ms", "-5ms");
        reads(at(run, run.live()), "delta refused after frame 1", "row = end of frame 1",
                "20.000 ms | = | = | kept, the delta was refused",
                "0.020000 s | = | = | kept, the delta was refused",
                "1 | = | = | kept, the delta was refused",
                "0.016667 s | = | = | end of tick 1, committed",
                "1 | = | = | completed, one-based",
                "16.667 ms | = | = | always 1/60 s",
                "0.2000 | = | = | kept from frame 1",
                "0.000 ms | = | = | nothing dropped yet");
    }

    /** D3, AR20: one tick and no outer frame. */
    @Test
    void aSteppedTickLeavesTheFrameClockAlone() {
        PanelRun run = PanelRun.workedExample().apply(new Command.StepTick(), "1");
        reads(at(run, run.live()), "after physics of tick 432", "row = end of frame 512",
                "100.000 ms | = | = | unchanged by the step",
                "7.391754 s | = | = | unchanged by the step",
                "512 | = | = | unchanged by the step",
                "7.200000 s | +16.667 | +16.667 | end of tick 432, committed",
                "432 | +1 | +1 | completed, one-based",
                "16.667 ms | = | = | always 1/60 s",
                "0.5052 | = | = | kept from frame 511",
                "166.667 ms | = | = | total; none in this frame");
        run.apply(new Command.StepTick());
        assertEquals("row = end of a tick step after frame 512", at(run, run.live()).comparedWith());
    }

    @Test
    void aSteppedFrameThatIsPaidFromWhatWaitsBringsNothing() {
        PanelRun run = PanelRun.workedExample().apply(new Command.StepFrame());
        FieldTableViewModel model = at(run, run.live());
        assertEquals("end of frame 513", model.instant());
        assertEquals("0.000 ms | = | \u2212100.000 | step, paid from what waits", line(model, ClockField.DELTA_TIME));
        assertEquals("0.5052 | = | = | presented in this frame", line(model, ClockField.INTERPOLATION_ALPHA));
        assertEquals("513 | = | +1 | stepped, counted", line(model, ClockField.FRAME_INDEX));
    }

    /** AR26: simulation clock and droppedTime start anew, the frame clock goes on. */
    @Test
    void aRestartShowsBeforeItsFirstTick() {
        PanelRun run = PanelRun.of("phase").frames("0.1", "20ms").apply(new Command.Restart()).breakpoint(1, "update", 0).frames("10ms");
        reads(at(run, run.live()), "before Update, frame 3", "row = end of frame 2",
                "10.000 ms | \u221210.000 | \u221210.000 | brought by this frame",
                "0.130000 s | +10.000 | +10.000 | active time, with this frame",
                "3 | +1 | +1 | suspended, counted once",
                "0.000000 s | \u221283.333 | \u221283.333 | no tick completed yet",
                "0 | \u22125 | \u22125 | none completed yet",
                "16.667 ms | = | = | always 1/60 s",
                "0.0000 | \u22120.2000 | \u22120.2000 | reset before this frame",
                "0.000 ms | \u221233.333 | \u221233.333 | nothing dropped yet");
    }

    @Test
    void anEngineThatKeepsItsDebtDropsNothing() {
        PanelRun run = PanelRun.of("{\"extends\":\"phase\",\"excess\":\"keep\",\"cap\":2}").frames("0.1");
        FieldTableViewModel model = at(run, run.live());
        assertEquals("0.000 ms | = | – | nothing is ever dropped", line(model, ClockField.DROPPED_TIME));
        assertEquals("4.0000 | +4.0000 | – | presented in this frame", line(model, ClockField.INTERPOLATION_ALPHA));
    }

    @Test
    void lateDiscardingShowsOnlyAtTheEndOfItsFrame() {
        PanelRun run = PanelRun.of("{\"extends\":\"phase\",\"discardAt\":\"end\"}").frames("0.1");
        assertEquals("0.000 ms | = | – | nothing dropped yet", line(at(run, run.tick(1)), ClockField.DROPPED_TIME));
        assertEquals("33.333 ms | +33.333 | – | total; 2 steps lost now", line(at(run, run.live()), ClockField.DROPPED_TIME));
    }

    @Test
    void anAlphaBelowOneNeverReadsOne() {
        PanelRun run = PanelRun.of("phase").frames("16.666666ms");
        assertEquals("0.99999996", at(run, run.live()).rows().get(ClockField.INTERPOLATION_ALPHA.ordinal()).value());
    }

    @Test
    void aChangedRateIsToldAndAKeptAlphaStaysTheShareItWas() {
        PanelRun run = PanelRun.of("phase").frames("1/60", "1/80").apply(new Command.SetRate(TickRate.hz(30))).breakpoint(1, "fixedUpdate", 0).frames("1/30");
        reads(at(run, run.live()), "after physics of tick 2", "row = end of frame 2",
                "33.333 ms | +20.833 | +20.833 | brought by this frame",
                "0.062500 s | +33.333 | +33.333 | active time, with this frame",
                "3 | +1 | +1 | interrupted, counted once",
                "0.050000 s | +33.333 | +33.333 | end of tick 2, committed",
                "2 | +1 | +1 | completed, one-based",
                "33.333 ms | +16.667 | +16.667 | 1/30 s; the contract's is 1/60 s",
                "0.7500 | = | = | kept from frame 2",
                "0.000 ms | = | = | nothing dropped yet");
    }

    @Test
    void longTimesAndOddRatesStayExact() {
        PanelRun run = PanelRun.of("{\"extends\":\"phase\",\"rate\":\"60000/1001\"}").frames("12345.678", "16.7ms");
        assertEquals(List.of(
                "16.700 ms | = | \u221212345661.300 | brought by this frame",
                "12345.694700 s | = | +16.700 | active time, with this frame",
                "2 | = | +1 | ended, one-based",
                "0.083417 s | = | +16.683 | end of tick 5, committed",
                "5 | = | +1 | completed, one-based",
                "16.683 ms | = | = | always 1001/60000 s",
                "0.6803 | +0.0010 | +0.0010 | presented in this frame",
                "12345599.933 ms | = | = | total; none in this frame"), lines(at(run, run.live())));
    }
}
