package dev.tickscope.core.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.event.CommandRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.StepHistory;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tick rate is changed while the session runs. All numbers in units of 1/9000000000 s. */
class RateChangeTest {
    private static final TimeBase BASE = TimeBase.of(TickRate.hz(60)).including(Rational.of(1, 9));
    private static final long AT_60 = 150_000_000;
    private static final long AT_30 = 300_000_000;
    private static final long AT_144 = 62_500_000;

    private final Recorder rows = new Recorder();
    private ClockContract contract;
    private FrameLoop loop;
    private RunControl control;

    private void start(String preset) {
        contract = ContractReader.preset(preset);
        loop = new FrameLoop(contract, BASE, rows, PhaseHandler.NONE, NanoSource.STILL);
        control = new RunControl(contract, loop, rows, GameControl.NONE);
        control.start(false);
    }

    private CommandAnswer rate(long hz) {
        return control.apply(new Command.SetRate(TickRate.hz(hz)), 0);
    }

    private long simulatedSession() {
        LedgerRow sums = rows.ledgers.get(rows.ledgers.size() - 1);
        return sums.simulatedUnits(rows.last().ticksAfter, AT_60);
    }

    @Test
    void ticksHaveTheNewLengthFromTheNextFrameOnAndWhatWaitsStays() {
        start("phase");
        control.frame(AT_60 * 3 / 2);
        assertEquals(AT_60, rows.last().stepUnits);
        assertEquals(0, rows.last().changedStepUnits);
        assertEquals(AT_60 / 2, rows.last().accumulatorUnits);
        assertEquals(CommandAnswer.APPLIED, rate(30));

        control.frame(AT_60 * 2);
        assertEquals(AT_30, rows.last().stepUnits);
        assertEquals(AT_30, rows.last().changedStepUnits);
        assertEquals(AT_60 / 2, rows.last().accumulatorInUnits, "half a step of before still waits");
        assertEquals(1, rows.last().ticks);
        assertEquals(AT_60 / 2, rows.last().accumulatorUnits);
        assertEquals(AT_60 / 2, rows.last().alphaUnits);
        assertEquals(AT_30, rows.last().stepOfAlpha(), "alpha is a quarter now");
        assertEquals(AT_60 + AT_30, rows.last().simulationTimeUnits);
        assertEquals(2, rows.last().simulationTick);

        assertEquals(CommandAnswer.APPLIED, rate(144));
        control.frame(AT_144);
        assertEquals(2, rows.last().ticks);
        assertEquals(AT_60 / 2 + AT_144 - 2 * AT_144, rows.last().accumulatorUnits);
        assertEquals(AT_60 + AT_30 + 2 * AT_144, rows.last().simulationTimeUnits);
        assertEquals(AT_60 + AT_30 + 2 * AT_144, simulatedSession());

        assertEquals(CommandAnswer.APPLIED, rate(60));
        control.frame(AT_60);
        assertEquals(0, rows.last().changedStepUnits, "the contract's own again");
        assertEquals(AT_60 + AT_30 + 2 * AT_144 + rows.last().ticks * AT_60, simulatedSession());
    }

    @Test
    void askedAndAppliedRateAreRows() {
        start("phase");
        assertEquals(CommandAnswer.APPLIED, rate(144));
        CommandRow row = rows.commands.get(0);
        assertEquals(CommandKind.RATE, row.kind);
        assertEquals(List.of(144L, 1L, 144L, 1L), List.of(row.askedNumerator, row.askedDenominator, row.appliedNumerator, row.appliedDenominator));
        assertEquals(CommandAnswer.STEP_NOT_WHOLE, rate(70));
        CommandRow refused = rows.commands.get(1);
        assertEquals(List.of(70L, 1L, 0L, 1L),
                List.of(refused.askedNumerator, refused.askedDenominator, refused.appliedNumerator, refused.appliedDenominator));
        control.frame(AT_144);
        assertEquals(1, rows.last().ticks, "the refused rate changed nothing");
    }

    @Test
    void aKeptAlphaKeepsTheStepItWasPresentedWith() {
        start("phase");
        control.frame(AT_60 * 5 / 4);
        assertEquals(AT_60 / 4, rows.last().alphaUnits);
        rate(30);
        control.apply(new Command.AddBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd())), 0);
        control.frame(AT_30);
        assertTrue(rows.last().is(dev.tickscope.core.event.FrameRow.INTERRUPTED));
        assertEquals(AT_30, rows.last().stepUnits);
        assertEquals(AT_60 / 4, rows.last().alphaUnits, "kept from the frame before");
        assertEquals(AT_60, rows.last().stepOfAlpha());
        assertEquals(AT_60, rows.begun.get(1).stepOfAlphaBefore());
    }

    @Test
    void theCapCountsNewTicksAndWholeTicksAreDroppedByTheNewLength() {
        start("phase");
        control.frame(0);
        rate(144);
        control.frame(AT_144 * 7 + 5);
        assertEquals(7, rows.last().owedTicks);
        assertEquals(4, rows.last().ticks);
        assertEquals(3 * AT_144, rows.last().droppedUnits);
        assertEquals(5, rows.last().accumulatorUnits);
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aStepFrameHasTheNewStepInEveryContract(String preset) {
        start(preset);
        control.frame(AT_60);
        control.frame(AT_60);
        control.apply(new Command.Pause(), 0);
        rate(30);
        long before = rows.last().simulationTimeUnits;
        control.apply(new Command.StepFrame(), 0);
        assertEquals(AT_30, rows.last().stepUnits);
        assertEquals(before + rows.last().ticks * AT_30, rows.last().simulationTimeUnits);
        assertEquals(1, rows.last().ticks);
    }

    @Test
    void aSpanOfTicksIsAnExactTimeAcrossChanges() {
        StepHistory steps = new StepHistory(10);
        assertEquals(50, steps.between(3, 8));
        steps.change(5, 7);
        steps.change(5, 4);
        steps.change(9, 4);
        steps.change(9, 100);
        assertEquals(2 * 10 + 3 * 4, steps.between(3, 8));
        assertEquals(5 * 10 + 4 * 4 + 100, steps.between(0, 10));
        assertEquals(200, steps.between(9, 11));
        assertEquals(8, steps.between(6, 8));
        steps.restart();
        assertEquals(300, steps.between(0, 3));
        for (int i = 1; i < 20; i++) {
            steps.change(i, i);
        }
        assertEquals(100 + 1 + 2 + 3 + 4 + 5, steps.between(0, 6));
    }
}
