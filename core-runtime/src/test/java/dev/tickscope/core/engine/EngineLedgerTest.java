package dev.tickscope.core.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.ContractWriter;
import dev.tickscope.core.contract.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever happens to a session under an engine's contract, both equations of the ledger hold after every frame. */
class EngineLedgerTest {
    private static final String[] DELTAS = {"1/60", "1/60", "1/144", "1/30", "7ms", "90ms", "0", "0.4", "3", "16.667ms", "1us"};
    private static final String[] ACTIONS = {"pause", "resume", "stepTick", "stepFrame", "scene", "restart", "timeScale", "breakpoint"};

    static List<String> engines() {
        return ContractReader.ENGINES;
    }

    private static String random(Random random, String... texts) {
        return texts[random.nextInt(texts.length)];
    }

    private static Sim run(String engine, long seed) {
        Random random = new Random(seed);
        Sim.Plan plan = Sim.of(engine);
        boolean paused = false;
        for (int frame = 1; frame <= 80; frame++) {
            plan.deltas(random(random, DELTAS));
            String action = random(random, ACTIONS);
            if (random.nextInt(4) > 0 || action.equals("stepTick") && !paused) {
                continue;
            }
            switch (action) {
                case "timeScale" -> plan.scale(frame, random(random, "0", "1/3", "1", "2", "7/5"));
                case "breakpoint" -> plan.at(frame, action, "\"where\": \"fixedUpdate\"");
                default -> plan.at(frame, action);
            }
            paused = action.equals("pause") || paused && !action.equals("resume");
        }
        return plan.run();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void nothingIsLostAndTheCapHolds(String engine) {
        ClockContract contract = ContractReader.preset(engine);
        for (long seed = 1; seed <= 12; seed++) {
            Sim sim = run(engine, seed);
            assertTrue(sim.balanced(), engine + ", seed " + seed);
            for (String ticks : sim.frames("ticks").split(" ")) {
                assertTrue(Long.parseLong(ticks) <= contract.capTicks(), engine + ", seed " + seed);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theSameRunTwiceIsTheSame(String engine) {
        assertEquals(run(engine, 3).frameRows(), run(engine, 3).frameRows());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void whatIsWrittenIsReadBack(String engine) throws InputException {
        ClockContract contract = ContractReader.preset(engine);
        String json = ContractWriter.tree(contract).toString();
        ClockContract again = ContractReader.read("again", ContractReader.parse("again", json), Path.of("."), null, new ArrayList<>());
        assertEquals(ContractWriter.tree(contract), ContractWriter.tree(again));
        assertEquals(contract.deltas(), again.deltas());
        assertEquals(contract.backlog(), again.backlog());
        assertEquals(contract.ticks(), again.ticks());
        assertEquals(contract.arithmetic(), again.arithmetic());
    }
}
