package dev.tickscope.core.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
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

/** What must hold for every schedule and every mixture of policies. */
class ClockPropertiesTest {
    private static final int FRAMES = 200;
    private static final TimeBase BASE = TimeBase.of(TickRate.hz(60)).including(Rational.of(1, 144));

    @Provide
    Arbitrary<String> presets() {
        return Arbitraries.of(ContractReader.RULED);
    }

    @Rule({"A5", "A7", "A8", "A12", "AR14", "BR1", "BR3", "C8", "C9"})
    @Property(tries = 150, seed = "4711", shrinking = ShrinkingMode.OFF)
    void thePresetsAgreeWithExactFractionsAfterEveryFrame(@ForAll("presets") String preset, @ForAll long seed) {
        new RandomRun(ContractReader.preset(preset), seed).run(FRAMES);
    }

    @Property(tries = 150, seed = "4712", shrinking = ShrinkingMode.OFF)
    void anyMixtureOfPoliciesAgreesWithExactFractionsAfterEveryFrame(@ForAll long seed) {
        new RandomRun(Contracts.mixed(new Random(seed)), seed).run(FRAMES);
    }

    @Tag("nightly")
    @Property(tries = 15_000, seed = "4713", shrinking = ShrinkingMode.OFF)
    void thePresetsAgreeWithExactFractionsOverMillionsOfFrames(@ForAll("presets") String preset, @ForAll long seed) {
        new RandomRun(ContractReader.preset(preset), seed).run(FRAMES);
    }

    @Tag("nightly")
    @Property(tries = 5_000, seed = "4714", shrinking = ShrinkingMode.OFF)
    void anyMixtureOfPoliciesAgreesWithExactFractionsOverMillionsOfFrames(@ForAll long seed) {
        new RandomRun(Contracts.mixed(new Random(seed)), seed).run(FRAMES);
    }

    /** A clock with a recorder behind it. */
    private static final class Run {
        final Recorder rows = new Recorder();
        final FrameLoop loop;
        final RunControl control;

        Run(ClockContract contract) {
            loop = new FrameLoop(contract, BASE, rows, PhaseHandler.NONE, NanoSource.STILL);
            control = new RunControl(contract, loop, rows, GameControl.NONE);
            control.start(false);
        }

        Run frames(List<Long> deltas) {
            deltas.forEach(control::frame);
            return this;
        }

        List<String> tickTrace() {
            return rows.ticks.stream().map(t -> t.tickIndex + "@" + t.simulationTimeUnits).toList();
        }

        long accumulator() {
            return rows.last().accumulatorUnits;
        }
    }

    private static List<Long> steady(int hz, long totalUnits) {
        long delta = BASE.units(Rational.of(1, hz));
        List<Long> deltas = new ArrayList<>();
        for (long sum = 0; sum < totalUnits; sum += delta) {
            deltas.add(delta);
        }
        return deltas;
    }

    private static List<Long> irregular(Random random, long totalUnits) {
        List<Long> deltas = new ArrayList<>();
        long left = totalUnits;
        while (left > 0) {
            long delta = Math.min(left, random.nextLong(BASE.units(Rational.of(1, 20))));
            deltas.add(delta);
            left -= delta;
        }
        return deltas;
    }

    @Rule("B1")
    @Property(tries = 60, seed = "4720", shrinking = ShrinkingMode.OFF)
    void equalTotalsWithoutDropsGiveEqualTickTraces(@ForAll("presets") String preset, @ForAll long seed) {
        long total = BASE.units(Rational.of(2));
        List<String> expected = null;
        for (List<Long> deltas : List.of(steady(30, total), steady(60, total), steady(144, total), irregular(new Random(seed), total))) {
            Run run = new Run(ContractReader.preset(preset));
            run.control.frame(0);
            run.frames(deltas);
            assertEquals(0, run.rows.last().droppedSessionUnits);
            assertEquals(0, run.accumulator());
            if (expected == null) {
                expected = run.tickTrace();
                assertEquals(120, expected.size());
            }
            assertEquals(expected, run.tickTrace());
        }
    }

    @Rule({"A12", "AR3", "AR5"})
    @Property(tries = 200, seed = "4721", shrinking = ShrinkingMode.OFF)
    void aBreakpointWithAResumeOfNoTimeChangesNothingButTheFrameIndex(@ForAll long seed) {
        Random random = new Random(seed);
        List<Long> deltas = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            deltas.add(random.nextLong(BASE.units(Rational.of(1, 8))));
        }
        Run plain = new Run(ContractReader.preset("phase")).frames(deltas);
        Run stopped = new Run(ContractReader.preset("phase"));
        int stage = ContractReader.preset("phase").plan().named("contacts").orElseThrow().index();
        stopped.control.apply(new Command.AddBreakpoint(new Breakpoint(1, stage, 0, -1, 1 + random.nextInt(7))), 0);
        for (long delta : deltas) {
            stopped.control.frame(delta);
            while (!stopped.control.running()) {
                stopped.control.apply(new Command.Resume(), 0);
                stopped.control.frame(0);
            }
        }
        assertTrue(stopped.rows.states.size() > 5, "it did stop");
        assertEquals(plain.tickTrace(), stopped.tickTrace());
        assertEquals(plain.accumulator(), stopped.accumulator());
        assertEquals(plain.rows.last().droppedTotalUnits, stopped.rows.last().droppedTotalUnits);
        assertEquals(plain.rows.last().frameTimeUnits, stopped.rows.last().frameTimeUnits);
        assertTrue(stopped.rows.last().frameIndex > plain.rows.last().frameIndex);
    }

    @Rule({"C9", "C10", "CR4"})
    @Property(tries = 200, seed = "4722", shrinking = ShrinkingMode.OFF)
    void afterAPauseOfTheOrderedClockNothingIsOwedAndNStepsAreNTicks(@ForAll long seed) {
        Random random = new Random(seed);
        Run run = new Run(ContractReader.preset("ordered"));
        for (int i = random.nextInt(30); i >= 0; i--) {
            run.control.frame(random.nextLong(BASE.units(Rational.of(1, 5))));
        }
        long before = run.rows.ticks.size();
        run.control.apply(new Command.Pause(), 0);
        int steps = random.nextInt(20);
        for (int i = 0; i < steps; i++) {
            run.control.apply(new Command.StepTick(), random.nextInt(1000));
            assertEquals(0, run.accumulator());
        }
        assertEquals(before + steps, run.rows.ticks.size());
        run.control.apply(new Command.Resume(), 0);
        run.control.frame(0);
        assertEquals(before + steps, run.rows.ticks.size());
        assertEquals(0, run.accumulator());
    }

    @Rule({"D3", "C10"})
    @Property(tries = 200, seed = "4723", shrinking = ShrinkingMode.OFF)
    void nStepsWhilePausedAreNTicksWhateverCameBefore(@ForAll("presets") String preset, @ForAll long seed) {
        Random random = new Random(seed);
        Run run = new Run(ContractReader.preset(preset));
        for (int i = 1 + random.nextInt(10); i >= 0; i--) {
            run.control.frame(random.nextLong(BASE.units(Rational.of(1, 5))));
        }
        run.control.apply(new Command.Pause(), 0);
        long before = run.rows.ticks.size();
        long index = run.loop.tickIndex();
        for (int i = 1; i <= 25; i++) {
            run.control.apply(new Command.StepTick(), 0);
            assertEquals(index + i, run.loop.tickIndex());
        }
        assertEquals(before + 25, run.rows.ticks.size());
    }

    @Rule({"B6", "BR4"})
    @Property(tries = 100, seed = "4724", shrinking = ShrinkingMode.OFF)
    void theStepsOfTheScaledClockDoNotDependOnTheLengthOfItsStartFrame(@ForAll long seed) {
        Random random = new Random(seed);
        List<Long> deltas = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            deltas.add(random.nextLong(BASE.units(Rational.of(1, 6))));
        }
        Run without = new Run(ContractReader.preset("scaled")).frames(List.of(0L)).frames(deltas);
        Run with = new Run(ContractReader.preset("scaled")).frames(List.of(random.nextLong(BASE.units(Rational.of(1000))))).frames(deltas);
        assertEquals(without.rows.ticks.stream().map(t -> t.framePosition + ":" + t.accumulatorUnits).toList(),
                with.rows.ticks.stream().map(t -> t.framePosition + ":" + t.accumulatorUnits).toList());
        assertEquals(without.rows.last().droppedSessionUnits, with.rows.last().droppedSessionUnits);
    }
}
