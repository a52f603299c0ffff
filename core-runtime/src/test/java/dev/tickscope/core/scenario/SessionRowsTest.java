package dev.tickscope.core.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the store kept is what the clock said: printed from the store, a run reads the same as printed while it ran. */
class SessionRowsTest {
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void rowsReadBackFromTheStoreEqualTheRowsThatWerePrinted(String contract) throws Exception {
        assertSameRows("""
                {"contract": "%s", "pacing": {"deltas": ["1/60", "0.01", "0.1", "-0.01", "1/30", "0", "3", "1/144", "0.1", "0.02", "0.03"]},
                 "timeline": [{"tick": 3, "do": "breakpoint"}, {"frame": 5, "do": "breakpoint", "where": "update"},
                              {"frame": 3, "do": "rate", "rate": "50"}, {"frame": 6, "do": "rate", "rate": "120"},
                              {"frame": 6, "do": "timeScale", "value": "5/2"}, {"frame": 8, "do": "pause"}, {"frame": 9, "do": "stepTick"},
                              {"frame": 10, "do": "stepFrame"}, {"frame": 11, "do": "resume"}, {"frame": 11, "do": "restart"}]}
                """.formatted(contract));
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void aStopInEveryTickIsReadBackInOrder(String contract) throws Exception {
        assertSameRows("""
                {"contract": {"extends": "%s", "discardAt": "end"}, "pacing": {"hz": 20, "frames": 12},
                 "timeline": [{"frame": 1, "do": "breakpoint", "where": "fixedUpdate", "stays": true},
                              {"frame": 1, "do": "breakpoint", "where": "update", "stays": true}]}
                """.formatted(contract));
    }

    private static void assertSameRows(String json) throws Exception {
        Scenario scenario = ScenarioReader.parse("run", json, Path.of("."));
        StringWriter direct = new StringWriter();
        try (RowPrinter printer = new RowPrinter("run", scenario.contract(), scenario.base(), scenario.actions(), true, direct)) {
            ScenarioRunner.run(scenario, printer);
        }
        Store store = new Store(Retention.DEFAULT);
        ScenarioRunner.run(scenario, store.writer());
        SessionInfo info = new SessionInfo("run", "", scenario.contract(), scenario.base(),
                scenario.base().step(scenario.contract().rate()), List.of());
        StringWriter stored = new StringWriter();
        SessionRows.write(store.view(), info, true, stored);
        assertEquals(String.join("\n", lines(direct)), String.join("\n", lines(stored)));
    }

    private static List<String> lines(StringWriter text) {
        List<String> lines = new ArrayList<>(text.toString().lines().toList());
        lines.removeIf(line -> line.contains("\"row\":\"diagnostic\""));
        return lines;
    }
}
