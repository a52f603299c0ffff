package dev.tickscope.core.property;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.Rule;
import dev.tickscope.core.contract.ContractReader;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random frames, keys, objects, late probes, pauses, steps and stops, all mixed, each run from a seed of its own. */
class GamePropertiesTest {
    private static final int FRAMES_A_RUN = 500;

    @Rule({"A22", "A24", "A25", "A27", "A28", "B10", "BR11", "C19", "C20", "C24"})
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void whateverHappensTheRulesHoldAfterEveryFrame(String contract) {
        run(contract, 10_000);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void whateverHappensTheRulesHoldOverAMillionFrames(String contract) {
        run(contract, 1_000_000);
    }

    private static void run(String contract, int frames) {
        SplittableRandom seeds = new SplittableRandom(20_011);
        for (int done = 0; done < frames; done += FRAMES_A_RUN) {
            new RandomGame(ContractReader.preset(contract), seeds.nextLong()).run(FRAMES_A_RUN);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void theSameSeedGivesTheSameRun(String contract) {
        for (long seed = 1; seed <= 5; seed++) {
            assertEquals(new RandomGame(ContractReader.preset(contract), seed).run(FRAMES_A_RUN),
                    new RandomGame(ContractReader.preset(contract), seed).run(FRAMES_A_RUN));
        }
    }
}
