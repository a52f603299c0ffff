package dev.tickscope.core.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.host.game.ObjectGame;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.dyn4j.Dyn4jWorldBuilder;
import dev.tickscope.core.time.NanoSource;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The window's session and the command line's run are two roots of one pipeline. */
class TwoRootsTest {
    /** Two balls that fall on a floor, and a script that makes another object now and then. */
    private static final class Drop extends ObjectGame {
        private final MovableWorld world;

        Drop() {
            Dyn4jWorldBuilder builder = new Dyn4jWorldBuilder();
            builder.box("Floor", 20, 1).at(0, -1).fixed();
            builder.ball("A", 0.5).at(0, 1);
            builder.ball("B", 0.5).at(0.3, 3);
            world = builder.build();
        }

        @Override
        public MovableWorld physics() {
            return world;
        }

        @Override
        protected void populate(GameApi api) {
            api.spawn(new GameObject("Maker") {
                @Override
                protected void fixedUpdate(GameApi now) {
                    if (now.tickIndex() % 5 == 0) {
                        now.spawn(new GameObject("Made" + now.tickIndex()) {
                        });
                    }
                }
            });
        }
    }

    @Rule("A1")
    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void bothRootsGiveTheSameRowsForTheSameDeltas(String contract) {
        List<String> deltas = List.of("0", "1/60", "7ms", "25ms", "1/30", "-3ms", "300ms", "0", "16ms", "1/120", "90ms", "5ms", "1/10");
        Scenario scenario = GameRun.scenario("{'contract': '" + contract + "', 'pacing': {'deltas': ["
                + deltas.stream().map(d -> "'" + d + "'").collect(Collectors.joining(", ")) + "]}}", actions -> new Drop());
        StringWriter headless = new StringWriter();
        try (RowPrinter printer = new RowPrinter("run", scenario.contract(), scenario.base(), scenario.actions(), true, headless)) {
            ScenarioRunner.run(scenario, printer);
        }
        long[] units = scenario.deltas().stream().mapToLong(d -> HostedSession.timeBase(scenario.contract()).units(d.seconds())).toArray();
        HostedSession windowed = new HostedSession.Builder(scenario.contract(), scenario.debuggee())
                .pacing("list", base -> new ListPacer(units, false, false, base, NanoSource.STILL)).nanos(NanoSource.STILL).build();
        int works = 0;
        while (windowed.work()) {
            assertTrue(works++ < 100);
        }
        StringWriter shown = new StringWriter();
        SessionRows.write(windowed.view(), windowed.info(), windowed.objectNames(), windowed::wordsOfObjectRow, true, shown);
        assertEquals(String.join("\n", lines(headless)), String.join("\n", lines(shown)));
        assertTrue(lines(headless).stream().anyMatch(line -> line.contains("\"row\":\"tick\"")));
    }

    private static List<String> lines(StringWriter text) {
        return text.toString().lines().filter(line -> !line.contains("\"row\":\"diagnostic\""))
                .map(line -> line.replaceFirst("\"scenario\":\"[^\"]*\",", "")).toList();
    }
}
