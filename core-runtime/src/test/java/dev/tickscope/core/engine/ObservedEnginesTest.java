package dev.tickscope.core.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.time.Rational;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Contracts of engines against what these engines did. Each file tells what a published version was fed, in units of 1/9,000,000 s a
 * frame, and what came out; the page on engines says how. Where the engine counts in floating numbers, every one of them must come out,
 * to the last bit.
 */
class ObservedEnginesTest {
    private static final long UNITS = 9_000_000;
    private static final Rational MILLIS = Rational.of(1000);
    /** Digits of milliseconds to which a file was rounded where an engine's smoothing is modelled exactly. */
    private static final int DIGITS = 4;

    static Stream<Arguments> runs() throws IOException, InputException {
        List<Arguments> all = new ArrayList<>();
        for (String engine : List.of(ENGINES)) {
            try (InputStream in = ObservedEnginesTest.class.getResourceAsStream(engine + ".json")) {
                JsonNode file = ContractReader.parse(engine, new String(in.readAllBytes(), StandardCharsets.UTF_8));
                file.get("runs").forEach(run -> all.add(Arguments.of(engine, run.get("name").stringValue(), run)));
            }
        }
        return all.stream();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("runs")
    void theContractDoesWhatTheEngineDid(String engine, String name, JsonNode run) {
        Sim sim = Sim.of(engine).deltas(run.get("frames").valueStream().map(n -> n.longValue() + "/" + UNITS).toArray(String[]::new)).run();
        assertEquals(column(run, "ticks"), sim.frames("ticks"));
        ClockContract contract = ContractReader.preset(engine);
        if (run.has("accumulator")) {
            assertEquals(numbers(run, "accumulator"), contract.arithmetic().rounds() ? modelled(sim) : millis(sim, "accumulator"));
        }
        if (run.has("delta")) {
            assertEquals(numbers(run, "delta"), millis(sim, "deltaTime"));
        }
        if (run.has("alpha")) {
            assertEquals(numbers(run, "alpha"), alpha(sim, run));
        }
        assertTrue(sim.balanced());
    }

    private static String column(JsonNode run, String name) {
        return String.join(" ", run.get(name).valueStream().map(JsonNode::toString).toList());
    }

    private static List<Double> numbers(JsonNode run, String name) {
        return run.get(name).valueStream().map(JsonNode::doubleValue).toList();
    }

    private static List<Double> modelled(Sim sim) {
        return sim.rows("frame").stream().map(row -> row.get("modelled").doubleValue()).toList();
    }

    private static List<Double> millis(Sim sim, String name) {
        return sim.rows("frame").stream().map(row -> {
            Rational millis = Sim.exact(row.get(name).stringValue()).times(MILLIS);
            return new BigDecimal(millis.numerator()).divide(new BigDecimal(millis.denominator()), DIGITS, RoundingMode.HALF_UP).doubleValue();
        }).toList();
    }

    /** What the engine divides by its step; after a panic it has thrown away what it presented, which the row's own alpha still tells. */
    private static List<Double> alpha(Sim sim, JsonNode run) {
        List<Double> all = new ArrayList<>();
        for (int frame = 0; frame < sim.frameCount(); frame++) {
            double shown = modelled(sim).get(frame) / (1000.0 / 60);
            boolean panic = run.get("panic").get(frame).booleanValue();
            assertEquals(panic, Long.parseLong(sim.frame(frame + 1, "owed")) >= 240, "frame " + (frame + 1));
            all.add(panic ? run.get("alpha").get(frame).doubleValue() : shown);
        }
        return all;
    }

    private static final String[] ENGINES = {"mainloop-js", "cannon-es", "matter-js", "phaser", "jmonkeyengine", "godot"};
}
