package dev.tickscope.core.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.HitRule;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/** Whatever a user does to a running clock, and whenever: nothing runs twice, nothing is lost, every command is answered. */
class DebuggerPropertiesTest {
    private static final TickRate RATE = TickRate.hz(60);
    private static final TimeBase BASE = TimeBase.of(RATE).including(Rational.of(1, 9));
    private static final long[] RATES = {30, 60, 120, 144, 50};
    private static final long STEP = BASE.step(RATE);

    @Provide
    Arbitrary<String> presets() {
        return Arbitraries.of(ContractReader.RULED);
    }

    /** Notes each stage that ran: in which tick, or outside ticks in which frame. */
    private static final class Trace implements PhaseHandler {
        final List<String> calls = new ArrayList<>();
        final List<String> inTicks = new ArrayList<>();
        private long tick;
        private long frame;
        private boolean inTick;

        @Override
        public void frameBegins(FrameRow row) {
            frame = row.frameIndex;
        }

        @Override
        public void tickBegins(long tickIndex) {
            tick = tickIndex;
            inTick = true;
        }

        @Override
        public int run(Stage stage, GameClock clock) {
            calls.add(stage.name() + (inTick ? " of tick " + tick : " of frame " + frame) + " " + clock.simulationTick() + " "
                    + clock.interpolationAlpha() + " " + clock.droppedTime());
            if (inTick) {
                inTicks.add(stage.name() + " " + tick);
            }
            return 1;
        }

        @Override
        public void tickCommitted(TickRow row, EventSink sink) {
            inTick = false;
        }
    }

    /** A clock that somebody debugs. */
    private static final class Run {
        final Recorder rows = new Recorder();
        final Trace trace = new Trace();
        final ClockContract contract;
        final FrameLoop loop;
        final RunControl control;
        int given;

        Run(String preset) {
            contract = ContractReader.preset(preset);
            loop = new FrameLoop(contract, BASE, rows, trace, NanoSource.STILL);
            control = new RunControl(contract, loop, rows, GameControl.NONE);
            control.start(false);
        }

        void apply(Command command) {
            given++;
            control.apply(command, 0);
        }

        void addBreakpoint(Random random, int id) {
            BreakpointPlace place = switch (random.nextInt(4)) {
                case 0 -> new BreakpointPlace.TickEnd();
                case 1 -> new BreakpointPlace.FrameEnd();
                case 2 -> new BreakpointPlace.AtPhase(Phase.values()[random.nextInt(Phase.values().length)]);
                default -> new BreakpointPlace.AtStage(random.nextInt(contract.plan().stages().size()));
            };
            HitRule rule = new HitRule(HitRule.Kind.values()[random.nextInt(3)], 1 + random.nextInt(5));
            apply(new Command.AddBreakpoint(Breakpoint.at(id, place).withHitRule(rule)));
        }

        void checkAnswersAndLedger() {
            assertEquals(given, rows.commands.size(), "every command is answered");
            long simulated = 0;
            for (int i = 0; i < rows.ended.size(); i++) {
                FrameRow row = rows.ended.get(i);
                LedgerRow sums = rows.ledgers.get(i);
                simulated += row.ticks * row.stepUnits;
                TimeLedger ledger = new TimeLedger(row.realUnits, sums.pausedUnits, sums.refusedUnits, sums.clampedUnits,
                        sums.startDiscardedUnits, sums.replacedUnits, row.fedUnits, row.scaledUnits, row.scaledPart, sums.steppedUnits,
                        row.ticksAfter, simulated, row.accumulatorUnits, row.accumulatorPart, row.droppedSessionUnits, sums.droppedPart,
                        sums.clearedUnits, sums.clearedPart, sums.roundedUnits, sums.roundedPart, row.denominator);
                assertTrue(ledger.balanced(), ledger.toString());
            }
        }

        void checkNothingRanTwice() {
            assertEquals(trace.inTicks.size(), trace.inTicks.stream().distinct().count(), "no callback of a completed tick runs twice");
            List<Long> expected = new ArrayList<>();
            for (long tick = 1; tick <= rows.ticks.size(); tick++) {
                expected.add(tick);
            }
            assertEquals(expected, rows.ticks.stream().map(t -> t.tickIndex).toList(), "no tick is lost");
        }

        /** FRAME rows without their place among rows that only say how long the run stood. */
        List<String> frames() {
            return rows.ended.stream().filter(f -> !f.is(FrameRow.PAUSED)).map(f -> Recorder.text(f).replaceAll("position=\\d+", "")).toList();
        }
    }

    private static Command randomCommand(Random random, Run run) {
        return switch (random.nextInt(13)) {
            case 0 -> new Command.Pause();
            case 1, 2 -> new Command.Resume();
            case 3 -> new Command.StepTick();
            case 4, 5 -> new Command.StepPhase();
            case 6 -> new Command.StepFrame();
            case 7 -> new Command.FinishFrame();
            case 8 -> new Command.EnableBreakpoint(1 + random.nextInt(6), random.nextBoolean());
            case 9 -> new Command.SetCap(random.nextInt(7));
            case 10 -> new Command.SetMaxDelta(random.nextBoolean() ? null : BASE.seconds(1 + random.nextLong(10 * STEP)));
            case 11 -> new Command.SetRate(TickRate.hz(RATES[random.nextInt(RATES.length)]));
            default -> {
                RunTarget.Kind kind = RunTarget.Kind.values()[random.nextInt(RunTarget.Kind.values().length)];
                yield new Command.RunTo(new RunTarget(kind, kind.hasValue() ? run.loop.tickIndex() + random.nextInt(6) : 0));
            }
        };
    }

    private static void anything(String preset, long seed, int moments) {
        Random random = new Random(seed);
        Run run = new Run(preset);
        for (int i = 1; i <= 6; i++) {
            run.addBreakpoint(random, i);
        }
        for (int i = 0; i < moments; i++) {
            if (random.nextInt(3) == 0) {
                run.apply(randomCommand(random, run));
            }
            long delta = random.nextInt(6) == 0 ? random.nextLong(8 * STEP) : random.nextLong(2 * STEP);
            if (run.control.running()) {
                run.control.frame(delta);
            } else {
                run.control.pausedFor(delta);
            }
        }
        run.checkAnswersAndLedger();
        run.checkNothingRanTwice();
    }

    @Rule({"A12", "D1", "D3"})
    @Property(tries = 150, seed = "5701", shrinking = ShrinkingMode.OFF)
    void randomCommandsAtRandomMomentsLoseNothingAndRunNothingTwice(@ForAll("presets") String preset, @ForAll long seed) {
        anything(preset, seed, 200);
    }

    @Tag("nightly")
    @Property(tries = 10_000, seed = "5702", shrinking = ShrinkingMode.OFF)
    void randomCommandsLoseNothingOverMillionsOfMoments(@ForAll("presets") String preset, @ForAll long seed) {
        anything(preset, seed, 300);
    }

    private static List<Long> deltas(Random random) {
        List<Long> deltas = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            deltas.add(random.nextLong(6 * STEP));
        }
        return deltas;
    }

    /** In these contracts a stop suspends its frame, so whatever is done to finish it makes no difference. */
    @Rule("D1")
    @Property(tries = 200, seed = "5703", shrinking = ShrinkingMode.OFF)
    void aSuspendedAndResumedFrameEqualsAnUndisturbedOne(@ForAll long seed) {
        Random random = new Random(seed);
        String preset = random.nextBoolean() ? "scaled" : "ordered";
        List<Long> deltas = deltas(random);
        Run plain = new Run(preset);
        deltas.forEach(plain.control::frame);
        Run debugged = new Run(preset);
        for (int i = 1; i <= 4; i++) {
            debugged.addBreakpoint(random, i);
        }
        for (long delta : deltas) {
            debugged.control.frame(delta);
            while (debugged.loop.suspended()) {
                debugged.apply(random.nextBoolean() ? new Command.StepPhase()
                        : random.nextBoolean() ? new Command.FinishFrame() : new Command.Resume());
            }
            while (!debugged.control.running()) {
                debugged.apply(random.nextInt(3) > 0 ? new Command.Resume() : new Command.RunTo(RunTarget.to(RunTarget.Kind.MORE_TICKS)));
            }
        }
        assertEquals(plain.trace.calls, debugged.trace.calls);
        assertEquals(plain.frames(), debugged.frames());
        debugged.checkAnswersAndLedger();
    }

    /** The contract that cuts its frame: only frames are counted differently. */
    @Rule({"A12", "A13", "AR3", "AR5"})
    @Property(tries = 200, seed = "5704", shrinking = ShrinkingMode.OFF)
    void aBreakpointWithAResumeOfNoTimeEqualsNoBreakpointInThePhaseContract(@ForAll long seed) {
        Random random = new Random(seed);
        List<Long> deltas = deltas(random);
        Run plain = new Run("phase");
        deltas.forEach(plain.control::frame);
        Run debugged = new Run("phase");
        for (int i = 1; i <= 4; i++) {
            debugged.addBreakpoint(random, i);
        }
        for (long delta : deltas) {
            debugged.control.frame(delta);
            while (!debugged.control.running()) {
                debugged.apply(debugged.loop.suspended() && random.nextBoolean() ? new Command.StepPhase() : new Command.Resume());
                if (debugged.control.running() && debugged.rows.last().is(FrameRow.INTERRUPTED)) {
                    debugged.control.frame(0);
                }
            }
        }
        assertEquals(plain.trace.inTicks, debugged.trace.inTicks);
        assertEquals(debugged.rows.breakpoints.stream().anyMatch(b -> b.change == BreakpointRow.Change.HIT), debugged.rows.states.size() > 1,
                "it stops if, and only if, something was hit");
        assertEquals(plain.rows.last().accumulatorUnits, debugged.rows.last().accumulatorUnits);
        assertEquals(plain.rows.last().droppedTotalUnits, debugged.rows.last().droppedTotalUnits);
        assertEquals(plain.rows.last().frameTimeUnits, debugged.rows.last().frameTimeUnits);
        debugged.checkAnswersAndLedger();
        debugged.checkNothingRanTwice();
    }
}
