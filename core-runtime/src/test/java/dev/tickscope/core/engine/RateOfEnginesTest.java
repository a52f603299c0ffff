package dev.tickscope.core.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ContractReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rate that changes while a session runs, under contracts of engines. */
class RateOfEnginesTest {
    static List<String> engines() {
        return ContractReader.ENGINES;
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theLedgerHoldsOverAChangeOfTheRate(String engine) {
        Sim sim = Sim.of(engine).times(5, "1/60").list("7ms 90ms 1/144").times(5, "1/60").list("3ms 0.4").times(4, "1/60")
                .at(4, "rate", "\"rate\": 120").at(9, "rate", "\"rate\": 30").scale(12, "1/3").run();
        assertTrue(sim.balanced());
    }

    @Test
    void aDoubleAccumulatorCountsInTheNewStep() {
        Sim sim = Sim.of("cannon-es").times(6, "1/60").at(4, "rate", "\"rate\": 120").run();
        assertEquals("1 1 1 2 2 2", sim.frames("ticks"));
        assertEquals("1 1 1 2 2 2", sim.frames("exactTicks"));
    }
}
