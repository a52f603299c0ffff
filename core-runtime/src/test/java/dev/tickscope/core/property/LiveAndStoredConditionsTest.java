package dev.tickscope.core.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.expression.ConditionScan;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
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

/** A condition asked of the running clock holds at the same ticks and frames as when it is asked of their rows afterwards. */
class LiveAndStoredConditionsTest {
    private static final TickRate RATE = TickRate.hz(60);
    private static final TimeBase BASE = TimeBase.of(RATE);
    private static final long STEP = BASE.step(RATE);
    private static final List<String> CONDITIONS = List.of("accumulator > 10 ms", "frame.dropped > 0", "tickInFrame = 2", "frame.owed - frame.ticks > 1",
            "droppedTime % 2 steps = 1 steps", "deltaTime > 1/30 s and frame.capped", "session.paused > session.clamped", "timeScale < 1",
            "changed(frame.capped) or previous(accumulator) < accumulator", "realTime / frameTime > 3/2", "simulationTime >= frameTime",
            "session.dropped > 0 and session.simulated > session.dropped", "frame.stepped", "frameIndex % 7 = simulationTick % 7");

    @Provide
    Arbitrary<String> presets() {
        return Arbitraries.of(ContractReader.RULED);
    }

    private static void drive(Random random, RunControl control) {
        for (int i = 0; i < 150; i++) {
            if (random.nextInt(8) == 0) {
                control.apply(switch (random.nextInt(5)) {
                    case 0 -> new Command.Pause();
                    case 3 -> new Command.SetRate(TickRate.hz(random.nextBoolean() ? 30 : 100));
                    case 1 -> new Command.SetTimeScale(new TimeScale(random.nextInt(4), 2));
                    case 2 -> new Command.StepTick();
                    default -> new Command.Resume();
                }, random.nextInt(1000));
            }
            long delta = random.nextInt(5) == 0 ? random.nextLong(8 * STEP) : random.nextLong(2 * STEP);
            if (control.running()) {
                control.frame(delta);
            } else {
                control.pausedFor(delta);
            }
        }
    }

    /** Every hit logs, so that nothing stops and every moment is judged. */
    private static StoreView run(ClockContract contract, long seed, BreakpointPlace place) {
        Store store = new Store(Retention.DEFAULT);
        FrameLoop loop = new FrameLoop(contract, BASE, store.writer(), PhaseHandler.NONE, NanoSource.STILL);
        RunControl control = new RunControl(contract, loop, store.writer(), GameControl.NONE);
        control.start(false);
        for (int i = 0; i < CONDITIONS.size(); i++) {
            Breakpoint breakpoint = Breakpoint.at(i + 1, place).withCondition(CONDITIONS.get(i)).withLogMessage("x");
            assertEquals(CommandAnswer.APPLIED, control.apply(new Command.AddBreakpoint(breakpoint), 0), CONDITIONS.get(i));
        }
        drive(new Random(seed), control);
        store.writer().release();
        return store.view();
    }

    private static List<Long> live(StoreView view, int id, boolean ticks) {
        List<Long> hits = new ArrayList<>();
        for (long row = 0; row < view.breakpoints().rowCount(); row++) {
            if (view.breakpoints().getInt(Columns.Breakpoint.ID, row) == id
                    && view.breakpoints().getInt(Columns.Breakpoint.CHANGE, row) == BreakpointRow.Change.LOGGED.ordinal()) {
                hits.add(ticks ? view.breakpoints().getLong(Columns.Breakpoint.TICK_INDEX, row) - 1
                        : view.breakpoints().getLong(Columns.Breakpoint.FRAME_POSITION, row));
            }
        }
        return hits;
    }

    private static List<Long> stored(StoreView view, Names names, int id, ConditionScan.Rows rows) {
        ConditionScan scan = new ConditionScan(Expressions.condition(CONDITIONS.get(id - 1), names).orThrow(), view, names, rows).finish();
        List<Long> hits = new ArrayList<>();
        for (int i = 0; i < scan.count(); i++) {
            hits.add(scan.row(i));
        }
        return hits;
    }

    @Property(tries = 40, seed = "5801", shrinking = ShrinkingMode.OFF)
    void theyHoldAtTheSameTicks(@ForAll("presets") String preset, @ForAll long seed) {
        ClockContract contract = ContractReader.preset(preset);
        Names names = new Names(contract, BASE);
        StoreView view = run(contract, seed, new BreakpointPlace.TickEnd());
        int hits = 0;
        for (int id = 1; id <= CONDITIONS.size(); id++) {
            List<Long> stored = stored(view, names, id, ConditionScan.Rows.TICKS);
            assertEquals(stored, live(view, id, true), CONDITIONS.get(id - 1));
            hits += stored.size();
        }
        assertTrue(view.ticks().isEmpty() || hits > 0, "something held");
    }

    /** Live, only frames that ran are judged: their rows are compared, by conditions that look at no earlier moment. */
    @Property(tries = 40, seed = "5802", shrinking = ShrinkingMode.OFF)
    void theyHoldAtTheEndsOfTheSameFrames(@ForAll("presets") String preset, @ForAll long seed) {
        ClockContract contract = ContractReader.preset(preset);
        Names names = new Names(contract, BASE);
        StoreView view = run(contract, seed, new BreakpointPlace.FrameEnd());
        for (int id = 1; id <= CONDITIONS.size(); id++) {
            if (!CONDITIONS.get(id - 1).contains("previous")) {
                List<Long> stored = stored(view, names, id, ConditionScan.Rows.FRAMES);
                stored.removeIf(frame -> !ran(view, frame));
                assertEquals(stored, live(view, id, false), CONDITIONS.get(id - 1));
            }
        }
    }

    private static boolean ran(StoreView view, long frame) {
        int flags = view.frames().getInt(Columns.Frame.FLAGS, frame);
        boolean frameOfItsOwn = (flags & FrameRow.STEPPED) == 0 || (flags & FrameRow.STEPPED_FRAME) != 0;
        return (flags & FrameRow.REFUSED) == 0 && ((flags & FrameRow.PAUSED) == 0 || (flags & FrameRow.STEPPED) != 0) && frameOfItsOwn;
    }
}
