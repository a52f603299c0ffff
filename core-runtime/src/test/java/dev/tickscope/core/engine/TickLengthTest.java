package dev.tickscope.core.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Policies of engines one by one: what ticks last, what is cut, what frames read. */
class TickLengthTest {
    private final List<Double> lengths = new ArrayList<>();

    private FrameLoop loop(String engine) {
        ClockContract contract = ContractReader.preset(engine);
        TimeBase base = contract.leastTimeBase().including(Rational.of(1, 9_000_000));
        return new FrameLoop(contract, base, new Recorder(), new PhaseHandler() {
            @Override
            public int run(Stage stage, GameClock clock) {
                if (stage.name().equals("fixedUpdate")) {
                    lengths.add(clock.fixedDeltaTime());
                }
                return 1;
            }

            @Override
            public void tickCommitted(TickRow row, EventSink sink) {
                // There is nothing to tell of.
            }
        }, NanoSource.STILL);
    }

    @Test
    void aTimeScaleThatActsOnTheStepChangesWhatATickLastsAndNotTheirNumber() {
        FrameLoop loop = loop("godot");
        loop.timeScale(new TimeScale(1, 2));
        long tick = loop.timeBase().units(Rational.of(1, 60));
        for (int frame = 0; frame < 5; frame++) {
            loop.advance(tick);
        }
        assertEquals(Collections.nCopies(5, 1 / 60.0 / 2), lengths);
        Sim sim = Sim.of("godot").scale(1, "1/2").times(5, "1/60").run();
        assertEquals("1 1 1 1 1", sim.frames("ticks"));
        assertEquals("1/120 1/120 1/120 1/120 1/120", sim.frames("deltaTime"));
    }

    @Test
    void aFrameIsDividedIntoAsFewEqualTicksAsKeepEachWithinAStep() {
        FrameLoop loop = loop("unreal-substepping");
        loop.advance(loop.timeBase().units(Rational.of(20, 1000)));
        loop.advance(loop.timeBase().units(Rational.of(1, 60)));
        loop.advance(0);
        assertEquals(List.of(1 / 60.0 * 0.6, 1 / 60.0 * 0.6, 1 / 60.0), lengths);
        Sim sim = Sim.of("unreal-substepping").list("20ms 1/60 5ms 100ms 0").run();
        assertEquals("2 1 1 2 0", sim.frames("ticks"));
        assertEquals("1/100 1/50 11/300 1/24 7/120 3/40", sim.column("tick", "simulationTime"));
        assertEquals("0 0 0 0 0", sim.frames("accumulator"));
        assertEquals("1/15", sim.frame(4, "clamped"));
        assertEquals("-1/40", sim.ledger("stretched"));
    }

    @Test
    void atTheCapEqualTicksGrowBeyondAStep() {
        Sim sim = Sim.of("{\"extends\": \"unreal-substepping\", \"cap\": 2, \"maxDelta\": null}").list("1/10").run();
        assertEquals("2", sim.frames("ticks"));
        assertEquals("1/20 1/10", sim.column("tick", "simulationTime"));
    }

    @Test
    void aFrameThatDropsTicksReadsADeltaThatIsLessByThem() {
        Sim sim = Sim.of("{\"extends\": \"godot\", \"jitterFix\": 0, \"arithmetic\": \"exact\"}").list("10/60 1/60").run();
        assertEquals("8 1", sim.frames("ticks"));
        assertEquals("2/15 1/60", sim.frames("deltaTime"));
        assertEquals("1/30 0", sim.frames("dropped"));
        assertEquals("3/20", sim.lastFrame("frameTime"));
    }

    @Test
    void aBacklogIsCutToItsLimitWithItsFraction() {
        Sim sim = Sim.of("monogame").list("490ms 510ms 5s 0").run();
        assertEquals("29 29 29 0", sim.frames("ticks"));
        assertEquals("0", sim.frame(1, "dropped"));
        assertEquals("166657/10000000 166657/10000000 166657/10000000", sim.framesFrom(2, "accumulator"));
        assertEquals(Sim.exact("510/1000").plus(Sim.exact(sim.frame(1, "accumulator"))).minus(Rational.of(1, 2)).toString(), sim.frame(2, "dropped"));
    }

    @Test
    void aDeltaNearATickIsTakenForOne() {
        Sim sim = Sim.of("stride").list("16.5ms 16.9ms 16.4ms 17ms").run();
        assertEquals("1 1 0 2", sim.frames("ticks"));
        assertEquals("-1667/10000000 2333/10000000 0 0", sim.frames("adjusted"));
    }

    @Test
    void samplesOfBox2dRunOneTickAFrame() {
        Sim sim = Sim.of("box2d-samples").list("1/144 1/30 1/60 2").run();
        assertEquals("1 1 1 1", sim.frames("ticks"));
        assertEquals("0", sim.ledger("residue"));
    }

    @Test
    void unityBevyAndTheClassicLoopLoseWhatTheirClampCutsOff() {
        assertEquals("16", Sim.of("unity").list("2").run().frames("ticks"));
        assertEquals("5/3", Sim.of("unity").list("2").run().frames("clamped"));
        assertEquals("16", Sim.of("bevy").list("2").run().frames("ticks"));
        assertEquals("32", Sim.of("bevy").scale(1, "2").list("2").run().frames("ticks"), "a scale above 1 escapes the clamp");
        assertEquals("1", Sim.of("unreal-async").list("2").run().frames("ticks"));
        assertEquals("7/4", Sim.of("libgdx").list("2").run().frames("clamped"));
    }
}
