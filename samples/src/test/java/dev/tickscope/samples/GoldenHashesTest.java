package dev.tickscope.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.host.Debuggees;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * State hashes that samples reach. Those of worlds that Java code simulates hold on every machine; Jolt's hold for its library for Linux on
 * x86-64, which uses no instructions that only some of these processors have.
 */
class GoldenHashesTest {
    private static final List<Long> TICKS = List.of(1L, 60L, 300L, 1_200L);
    private static final Map<String, List<String>> GOLDEN = Map.of(
            "soft", List.of("3c07acc25f361fa9", "9b5897d802fe7a4a", "8e6cbb3bee22f48b", "216431239d42b456"),
            "stack3d", List.of("c46990a33428946f", "e260ae2885f7ff57", "e8a57343b0b6b21e", "e62f77cbece9e78c"),
            "two-worlds", List.of("26d4c2f360a6bb35", "45fa9fe2e0372924", "7463fabcc8876cc2", "da3d90ebe98b8113"));

    /** With another native library than the one the hashes are of, what a run of this one reaches. */
    private static List<String> expected(String sample) {
        boolean golden = sample.equals("soft") || System.getProperty("os.name").equals("Linux") && System.getProperty("os.arch").equals("amd64");
        return golden ? GOLDEN.get(sample) : hashes(run("phase", sample).ticks(1_201));
    }

    private static SampleRun run(String contract, String sample) {
        return new SampleRun(contract, Debuggees.named(sample).orElseThrow().create());
    }

    private static List<String> hashes(SampleRun run) {
        return TICKS.stream().map(tick -> Long.toHexString(run.stateHash(tick))).toList();
    }

    @ParameterizedTest
    @CsvSource({"soft, phase", "soft, ordered", "stack3d, phase", "stack3d, ordered", "two-worlds, phase", "two-worlds, ordered"})
    void everyRunReachesTheSameStatesToTheLastBit(String sample, String contract) {
        assertEquals(expected(sample), hashes(run(contract, sample).ticks(1_201)));
    }

    @ParameterizedTest
    @CsvSource({"soft", "stack3d", "two-worlds"})
    void longFramesReachTheSameStatesAsShortOnes(String sample) {
        assertEquals(expected(sample), hashes(run("phase", sample).frames(401, 3, 1)));
    }
}
