package dev.tickscope.samples.spawner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.ListPacer;
import dev.tickscope.core.scenario.RowPrinter;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioReader;
import dev.tickscope.core.scenario.ScenarioRunner;
import dev.tickscope.core.scenario.SessionRows;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.time.NanoSource;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpawnerTest {
    private static final Path EXAMPLE = Path.of("../docs/examples/spawner.json");
    private static final Pattern OBJECT = Pattern.compile(
            "\"frame\":(\\d+),\"change\":\"(created|started)\",\"object\":\"(Ball \\d)\",\"stage\":\"?(\\w+)\"?,\"tick\":(\\d+)");

    /** State hashes after tick 300, on every machine and Java version. */
    private static final Map<String, String> GOLDEN = Map.of("phase", "2990d2f2fc9a251a", "ordered", "40d71d323091e747",
            "scaled", "1644526270cc7672");

    private static String rows(String json) throws InputException {
        Scenario scenario = ScenarioReader.parse("test", json, Path.of("."));
        StringWriter out = new StringWriter();
        try (RowPrinter printer = new RowPrinter("test", scenario.contract(), scenario.base(), scenario.actions(), true, out)) {
            ScenarioRunner.run(scenario, printer);
        }
        return out.toString();
    }

    private static String example(String contract) throws Exception {
        return rows(Files.readString(EXAMPLE).replace("\"phase\"", "\"" + contract + "\""));
    }

    /** Such as {@code created 2/2}: frame and tick. */
    private static String lifeOf(String ball, String rows) {
        StringBuilder life = new StringBuilder();
        for (Matcher at = OBJECT.matcher(rows); at.find();) {
            if (at.group(3).equals(ball)) {
                life.append(at.group(2)).append(' ').append(at.group(4)).append(' ').append(at.group(1)).append('/').append(at.group(5)).append(", ");
            }
        }
        return life.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "phase   | created fixedUpdate 2/2, started start 3/4,",
        "ordered | created structural 2/3, started structural 2/3,",
        "scaled  | created start 2/3, started start 2/3,"})
    void aBallDroppedInTheMiddleOfAFrameComesToLifeByTheContract(String contract, String life) throws Exception {
        assertEquals(life, lifeOf("Ball 1", example(contract)).strip());
    }

    @Test
    void aScriptSpawnsAndMovesBallsByName() throws Exception {
        String rows = example("phase");
        assertEquals("created null 2/3, started start 3/4,", lifeOf("Ball 8", rows).strip());
        assertEquals(1, rows.lines().filter(r -> r.contains("\"change\":\"teleported\",\"object\":\"Ball 8\"")).count());
    }

    @Test
    void aNameThatTheSampleDoesNotKnowIsRefusedWithThoseThatItKnows() {
        InputException error = assertThrows(InputException.class, () -> rows("""
                {"contract": "phase", "debuggee": "spawner", "pacing": {"deltas": []},
                 "timeline": [{"frame": 1, "do": "remove", "object": "Cube"}]}"""));
        assertEquals("test: timeline[0].object: the sample has no object \"Cube\" to remove; it has Ball 1, Ball 2, Ball 3, Ball 4, Ball 5,"
                + " Ball 6, Ball 7, Ball 8, Spout", error.getMessage());
    }

    @Test
    void aDisabledSpoutDropsNothingAndARemovedOneNeverDoes() throws Exception {
        String json = """
                {"contract": "phase", "debuggee": "spawner", "pacing": {"hz": 60, "frames": 100},
                 "timeline": [{"frame": 1, "do": "disable", "object": "Spout"}, {"frame": 11, "do": "enable", "object": "Spout"},
                              {"frame": 30, "do": "remove", "object": "Spout"}, {"frame": 40, "do": "enable", "object": "Spout"},
                              {"frame": 50, "do": "remove", "object": "Ball 5"}]}""";
        String rows = rows(json);
        assertEquals("created fixedUpdate 12/12, started start 13/12,", lifeOf("Ball 1", rows).strip());
        assertEquals("", lifeOf("Ball 2", rows));
        assertEquals(List.of("there is no Spout now", "there is no Ball 5 now"), rows.lines().filter(r -> r.contains("staleHandle"))
                .map(r -> r.substring(r.indexOf("\"text\":\"") + 8, r.lastIndexOf('"'))).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "ordered", "scaled"})
    void rowsReadBackFromTheStoreAreThoseThatWerePrinted(String contract) throws Exception {
        Scenario scenario = ScenarioReader.parse("Spawner", Files.readString(EXAMPLE).replace("\"phase\"", "\"" + contract + "\""), Path.of("."));
        StringWriter printed = new StringWriter();
        try (RowPrinter printer = new RowPrinter("Spawner", scenario.contract(), scenario.base(), scenario.actions(), true, printed)) {
            ScenarioRunner.run(scenario, printer);
        }
        Store store = new Store(Retention.DEFAULT);
        ScenarioRunner.run(scenario, store.writer());
        SessionInfo info = new SessionInfo("Spawner", "", scenario.contract(), scenario.base(), scenario.base().step(scenario.contract().rate()),
                new Spawner().physics().bodies(), scenario.actions());
        StringWriter read = new StringWriter();
        SessionRows.write(store.view(), info, List.of("Spout", "Ball 1", "Ball 8"), row -> null, true, read);
        assertEquals(printed.toString(), read.toString());
    }

    @ParameterizedTest
    @CsvSource({"phase", "ordered", "scaled"})
    void equalRunsReachEqualStates(String contract) throws Exception {
        String json = "{\"contract\": \"" + contract + "\", \"debuggee\": \"spawner\", \"pacing\": {\"hz\": 60, \"frames\": 400}}";
        assertEquals(rows(json), rows(json));
        assertEquals(GOLDEN.get(contract), hashOfTick(300, rows(json)));
    }

    private static String hashOfTick(int tick, String rows) {
        String row = rows.lines().filter(r -> r.contains("\"row\":\"tick\"") && r.contains("\"simulationTick\":" + tick + ",")).findFirst().orElseThrow();
        return row.substring(row.indexOf("\"hash\":\"") + 8, row.length() - 2);
    }

    @Test
    void underPhaseTheStateDependsOnTheFramesInWhichBallsAreDroppedAndUnderOrderedItDoesNot() throws Exception {
        String steady = "\"debuggee\": \"spawner\", \"pacing\": {\"hz\": 60, \"frames\": 60}}";
        String coarse = "\"debuggee\": \"spawner\", \"pacing\": {\"hz\": 20, \"frames\": 20}}";
        assertEquals(hashOfTick(60, rows("{\"contract\": \"ordered\", " + steady)), hashOfTick(60, rows("{\"contract\": \"ordered\", " + coarse)));
        assertEquals(false, hashOfTick(60, rows("{\"contract\": \"phase\", " + steady))
                .equals(hashOfTick(60, rows("{\"contract\": \"phase\", " + coarse))));
    }

    @Test
    void aWindowActsOnObjectsByCommand() {
        ClockContract contract = ContractReader.preset("phase");
        HostedSession session = new HostedSession.Builder(contract, new SpawnerProvider()).nanos(NanoSource.STILL)
                .pacing("list", base -> new ListPacer(new long[] {50_000_000}, false, false, base, NanoSource.STILL))
                .build();
        session.submit(new Command.ActOnObject(new ObjectAction(ObjectAction.Verb.SPAWN, "Ball 3")));
        session.submit(new Command.ActOnObject(new ObjectAction(ObjectAction.Verb.SPAWN, "Ball 9")));
        session.work();
        assertEquals(List.of("Spout", "Ball 3"), session.objectNames());
        assertEquals(2, session.view().commands().rowCount());
        assertEquals(List.of("APPLIED", "NO_SUCH_OBJECT"), List.of(answer(session, 0), answer(session, 1)));
        assertTrue(session.capabilities().contains(Capability.OBJECTS));
    }

    private static String answer(HostedSession session, long row) {
        return CommandAnswer.values()[session.view().commands().getInt(Columns.Command.ANSWER, row)].name();
    }
}
