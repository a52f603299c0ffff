package dev.tickscope.core.property;

import dev.tickscope.core.contract.AlphaPolicy;
import dev.tickscope.core.contract.CapTest;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.DiscardAt;
import dev.tickscope.core.contract.Excess;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.contract.PausePolicy;
import dev.tickscope.core.contract.SceneChange;
import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.contract.StartFrame;
import dev.tickscope.core.contract.TickEndStop;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Contracts with any mixture of policies. */
final class Contracts {
    private static final String[] RATES = {"1", "30", "59", "60", "2997/50", "120", "144", "239", "240", "1/3"};
    private static final String[] CAPS = {"null", "1", "2", "4", "5", "20"};
    private static final String[] CLAMPS = {"null", "null", "\"200ms\"", "\"1/7\"", "\"33.3ms\""};

    private Contracts() {
    }

    static ClockContract mixed(Random random) {
        String json = "{\"extends\": \"" + ContractReader.RULED.get(random.nextInt(3)) + "\", \"rate\": \"" + pick(random, RATES)
                + "\", \"cap\": " + pick(random, CAPS) + ", \"maxDelta\": " + pick(random, CLAMPS) + ", \"maxScaledDelta\": "
                + pick(random, CLAMPS) + policy(random, "capTest", CapTest.values()) + policy(random, "excess", Excess.values())
                + policy(random, "discardAt", DiscardAt.values()) + policy(random, "alpha", AlphaPolicy.values())
                + policy(random, "pause", PausePolicy.values()) + policy(random, "singleStep", SingleStep.values())
                + policy(random, "tickEndStop", TickEndStop.values()) + policy(random, "startFrame", StartFrame.values())
                + policy(random, "sceneLoad", SceneChange.values()) + policy(random, "restart", SceneChange.values()) + ", \"limits\": null}";
        try {
            return ContractReader.read("mixed", ContractReader.parse("mixed", json), Path.of("."), null, new ArrayList<>());
        } catch (InputException e) {
            throw new AssertionError(e.getMessage() + " in " + json, e);
        }
    }

    static List<ClockContract> presets() {
        return ContractReader.RULED.stream().map(ContractReader::preset).toList();
    }

    static String pick(Random random, String... texts) {
        return texts[random.nextInt(texts.length)];
    }

    private static String policy(Random random, String key, Enum<?>[] values) {
        return ", \"" + key + "\": \"" + JsonFields.camelCase(values[random.nextInt(values.length)]) + "\"";
    }
}
