package dev.tickscope.core.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.time.Rational;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** Reported faults of other clocks, reduced to small inputs, with the ticks, alphas and drops that exact arithmetic gives. */
class ClockCasesTest {
    /** How many decimals the file gives. */
    private static final int DIGITS = 9;

    private static List<JsonNode> cases() throws Exception {
        try (InputStream in = ClockCasesTest.class.getResourceAsStream("reported-clock-faults.json")) {
            return ContractReader.mapper().readTree(in).valueStream().toList();
        }
    }

    @Test
    void noCaseWasLost() throws Exception {
        assertEquals(32, cases().size());
    }

    @TestFactory
    Stream<DynamicTest> everyCaseEndsAsExactArithmeticSays() throws Exception {
        return cases().stream().flatMap(c -> Stream.of("start", "end").map(discardAt -> DynamicTest.dynamicTest(
                c.get("id").stringValue() + " " + c.get("name").stringValue() + ", discarded at the " + discardAt, () -> check(c, discardAt))));
    }

    private static void check(JsonNode c, String discardAt) {
        Sim run = Sim.run(scenario(c, discardAt));
        assertEquals(joined(c.get("ticks")), run.frames("ticks"));
        assertEquals(c.get("totalTicks").longValue(), run.totalTicks());
        Rational lost = Rational.ZERO;
        Rational clamped = Rational.ZERO;
        Rational scale = Sim.exact(c.get("timeScale").stringValue());
        for (int i = 0; i < run.frameCount(); i++) {
            String frame = "frame " + (i + 1);
            clamped = clamped.plus(Sim.exact(run.frame(i + 1, "clamped")));
            lost = Sim.exact(run.frame(i + 1, "droppedTime")).plus(clamped.times(scale));
            assertEquals(given(c.get("droppedTotal").get(i)), rounded(lost), frame);
            assertEquals(given(c.get("clampedTotal").get(i)), rounded(clamped), frame);
            assertEquals(given(c.get("alpha").get(i)), rounded(Sim.exact(run.frame(i + 1, "interpolationAlpha"))), frame);
        }
        assertTrue(run.balanced());
    }

    private static String scenario(JsonNode c, String discardAt) {
        String excess = switch (c.get("dropPolicy").stringValue()) {
            case "dropWhole" -> "dropWholeTicks";
            case "dropAll" -> "dropRest";
            case "none" -> "keep";
            default -> throw new AssertionError(c.get("dropPolicy"));
        };
        return "{\"contract\": {\"extends\": \"phase\", \"step\": " + c.get("step") + ", \"cap\": " + c.get("cap") + ", \"excess\": \"" + excess
                + "\", \"maxDelta\": " + c.get("maxDelta") + ", \"discardAt\": \"" + discardAt + "\"}, \"pacing\": {\"deltas\": " + c.get("dt")
                + "}, \"timeline\": [{\"frame\": 1, \"do\": \"timeScale\", \"value\": " + c.get("timeScale") + "}]}";
    }

    private static String joined(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(v -> texts.add(v.toString()));
        return String.join(" ", texts);
    }

    private static BigDecimal given(JsonNode value) {
        return value.decimalValue().setScale(DIGITS, RoundingMode.UNNECESSARY);
    }

    private static BigDecimal rounded(Rational value) {
        return new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), DIGITS, RoundingMode.HALF_EVEN);
    }
}
