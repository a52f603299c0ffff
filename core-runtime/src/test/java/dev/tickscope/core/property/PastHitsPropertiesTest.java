package dev.tickscope.core.property;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.HitRule;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.TeeSink;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.session.PastHits;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** A logging breakpoint that is there from the beginning writes the lines that evaluating it over the recorded past gives afterwards. */
class PastHitsPropertiesTest {
    private static final TickRate RATE = TickRate.hz(60);
    private static final TimeBase BASE = TimeBase.of(RATE);
    private static final long STEP = BASE.step(RATE);
    private static final List<String> CONDITIONS = List.of("", "accumulator > 10 ms", "frame.dropped > 0", "tickInFrame = 2",
            "frame.owed - frame.ticks > 1", "droppedTime % 2 steps = 1 steps", "deltaTime > 1/30 s and frame.capped",
            "session.paused > session.clamped", "timeScale < 1", "changed(frame.capped) or previous(accumulator) < accumulator",
            "realTime / frameTime > 3/2", "simulationTime >= frameTime", "session.dropped > 0 and session.simulated > session.dropped",
            "frame.stepped", "frameIndex % 7 = simulationTick % 7", "changed(simulationTick)", "frame.ticks = 0", "6 / frame.ticks > 2");
    private static final String MESSAGE = "{simulationTick} {simulationTime} {accumulator} {previous(accumulator)} {frame.dropped} {droppedTime} "
            + "{frame.ticks} {tickInFrame} {frame.number} {session.ticks} {frame.held} {frame.interrupted} {changed(frameIndex)} {realTime}";

    @Provide
    Arbitrary<String> presets() {
        return Arbitraries.of(ContractReader.PRESETS);
    }

    private static Breakpoint random(Random random, ClockContract contract, int id) {
        BreakpointPlace place = switch (random.nextInt(5)) {
            case 0 -> new BreakpointPlace.TickEnd();
            case 1 -> new BreakpointPlace.FrameEnd();
            case 2 -> new BreakpointPlace.AtPhase(Phase.values()[random.nextInt(Phase.values().length)]);
            default -> {
                List<Integer> stages = contract.plan().stages().stream().filter(stage -> stage.canStop()).map(stage -> stage.index()).toList();
                yield new BreakpointPlace.AtStage(stages.get(random.nextInt(stages.size())));
            }
        };
        HitRule rule = random.nextInt(3) > 0 ? HitRule.EACH : new HitRule(HitRule.Kind.values()[random.nextInt(3)], 1 + random.nextInt(4));
        String alpha = contract.hasAlpha() ? " {interpolationAlpha}" : "";
        String condition = CONDITIONS.get(random.nextInt(CONDITIONS.size()));
        Breakpoint breakpoint = Breakpoint.at(id, place).withCondition(condition).withHitRule(rule).withLogMessage(MESSAGE + alpha);
        return switch (random.nextInt(6)) {
            case 0 -> breakpoint.onlyInFrame(random.nextInt(60));
            case 1 -> breakpoint.onlyInTick(1 + random.nextInt(60));
            default -> breakpoint;
        };
    }

    private static void drive(Random random, RunControl control) {
        for (int i = 0; i < 120; i++) {
            if (random.nextInt(6) == 0) {
                control.apply(switch (random.nextInt(7)) {
                    case 0 -> new Command.Pause();
                    case 1 -> new Command.SetTimeScale(new TimeScale(random.nextInt(5), 3));
                    case 2 -> new Command.StepTick();
                    case 3 -> new Command.StepFrame();
                    case 4 -> new Command.StepPhase();
                    default -> new Command.Resume();
                }, random.nextInt(1000));
            }
            long delta = random.nextInt(5) == 0 ? random.nextLong(8 * STEP) : random.nextLong(2 * STEP);
            if (control.running()) {
                control.frame(delta);
            } else {
                control.pausedFor(delta);
            }
            while (control.runInterrupted() && random.nextBoolean()) {
                control.apply(new Command.Resume(), 0);
            }
        }
    }

    /** The lines that a breakpoint wrote: where, and the words. */
    private static List<String> live(Recorder rows, StoreView view, int id, PastHits past) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows.breakpoints.size(); row++) {
            BreakpointRow line = rows.breakpoints.get(row);
            if (line.breakpointId == id && line.change == BreakpointRow.Change.LOGGED) {
                long phase = view.breakpoints().getLong(Columns.Breakpoint.PHASES_BEFORE, row);
                boolean before = past.count() > 0 && past.beforeStage(0);
                boolean inTick = !before && line.tickIndex > 0 && !(past.breakpoint().place() instanceof BreakpointPlace.FrameEnd);
                lines.add((before ? "before phase row " + phase : inTick ? "tick row " + (line.tickIndex - 1) : "frame " + line.framePosition) + ": "
                        + line.words);
            }
        }
        return lines;
    }

    private static List<String> evaluated(PastHits past) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < past.count(); i++) {
            lines.add((past.beforeStage(i) ? "before phase row " : past.atTickEnd(i) ? "tick row " : "frame ") + past.row(i) + ": " + past.message(i));
        }
        return lines;
    }

    @Property(tries = 300, seed = "5901", shrinking = ShrinkingMode.OFF)
    void evaluatingOverThePastGivesTheRecordedHits(@ForAll("presets") String preset, @ForAll long seed) {
        Random random = new Random(seed);
        ClockContract contract = ContractReader.preset(preset);
        Names names = new Names(contract, BASE);
        Store store = new Store(Retention.DEFAULT);
        Recorder rows = new Recorder();
        TeeSink both = new TeeSink(store.writer(), rows);
        FrameLoop loop = new FrameLoop(contract, BASE, both, PhaseHandler.NONE, NanoSource.STILL);
        RunControl control = new RunControl(contract, loop, both, GameControl.NONE);
        control.start(false);
        List<PastHits> asked = new ArrayList<>();
        for (int id = 1; id <= 8; id++) {
            Breakpoint breakpoint = random(random, contract, id);
            if (control.apply(new Command.AddBreakpoint(breakpoint), 0).accepted()) {
                asked.add(new PastHits(breakpoint, names));
            }
        }
        drive(random, control);
        // Frames that are not over are judged once they are.
        while (loop.suspended()) {
            control.apply(new Command.FinishFrame(), 0);
        }
        store.writer().release();
        for (PastHits past : asked) {
            while (past.work(store.view(), 1 + random.nextInt(50))) {
                // The next slice.
            }
            assertEquals(live(rows, store.view(), past.breakpoint().id(), past), evaluated(past), preset + " " + past.breakpoint());
        }
    }
}
