package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.scenario.GameRun;
import dev.tickscope.core.scenario.RowPrinter;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioRunner;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.TimeText;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What expressions read from a store is what the run printed while it went on. */
class StoredSampleTest {
    private static final String EVENTFUL = """
            {'contract': '%s', 'pacing': {'deltas': ['1/60', '0.01', '0.1', '-0.01', '1/30', '0', '3', '1/144', '0.1', '0.02', '0.03', '0.05']},
             'timeline': [{'tick': 3, 'do': 'breakpoint'}, {'frame': 5, 'do': 'breakpoint', 'where': 'update'},
                          {'frame': 3, 'do': 'press', 'action': 'jump'}, {'tick': 4, 'do': 'press', 'action': 'fire'},
                          {'frame': 5, 'do': 'release', 'action': 'jump'},
                          {'frame': 3, 'do': 'rate', 'rate': '50'}, {'frame': 5, 'do': 'rate', 'rate': '2997/50'},
                          {'frame': 11, 'do': 'rate', 'rate': 144},
                          {'frame': 6, 'do': 'timeScale', 'value': '5/2'}, {'frame': 8, 'do': 'pause'}, {'frame': 9, 'do': 'stepTick'},
                          {'frame': 10, 'do': 'stepFrame'}, {'frame': 11, 'do': 'resume'}, {'frame': 11, 'do': 'restart'}]}""";
    /** A name, and a field of the frame rows that it is. */
    private static final List<String> OF_FRAMES = List.of("frameIndex frameIndex", "frame.realDelta/1s realDelta", "deltaTime/1s deltaTime",
            "frame.ticks ticks", "frame.owed owed", "accumulator/1s accumulator", "interpolationAlpha interpolationAlpha",
            "frame.dropped/1s dropped", "droppedTime/1s droppedTime", "frame.clamped/1s clamped", "frame.discarded/1s discarded",
            "frame.held held", "simulationTime/1s simulationTime", "simulationTick simulationTick", "fixedDeltaTime/1s fixedDeltaTime",
            "frameTime/1s frameTime", "timeScale timeScale", "frame.paused paused", "frame.interrupted interrupted", "frame.stepped stepped",
            "frame.idle idle", "frame.number frame");
    private static final List<String> OF_TICKS = List.of("simulationTick simulationTick", "simulationTime/1s simulationTime",
            "frameIndex frameIndex", "tickInFrame tickInFrame", "frame.ticks tickInFrame", "contacts contacts", "frame.number frame");
    /** As game code reads them in the last stage of a tick. */
    private static final List<String> INSIDE_TICKS = List.of("frameIndex frameIndex", "deltaTime/1s deltaTime", "frameTime/1s frameTime",
            "fixedDeltaTime/1s fixedDeltaTime", "interpolationAlpha interpolationAlpha", "droppedTime/1s droppedTime");
    private static final List<String> OF_LEDGERS = List.of("paused", "refused", "clamped", "startDiscarded", "replaced", "fed", "scaled",
            "stepped", "simulated", "dropped", "cleared", "rounded");

    private Names names;
    private StoredSample sample;

    private static List<JsonNode> printed(Scenario scenario) {
        StringWriter out = new StringWriter();
        try (RowPrinter printer = new RowPrinter("test", scenario.contract(), scenario.base(), scenario.actions(), true, out)) {
            ScenarioRunner.run(scenario, printer);
        }
        return out.toString().lines().map(StoredSampleTest::parse).toList();
    }

    private static JsonNode parse(String line) {
        try {
            return ContractReader.parse("row", line);
        } catch (InputException e) {
            throw new AssertionError(e);
        }
    }

    private StoreView run(Scenario scenario) {
        Store store = new Store(Retention.DEFAULT);
        ScenarioRunner.run(scenario, store.writer());
        names = new Names(scenario.contract(), scenario.base(), scenario.base().step(scenario.contract().rate()), List.of(), scenario.actions());
        sample = new StoredSample(store.view(), names);
        return store.view();
    }

    private String value(String expression) {
        return Expressions.template("{" + expression + "}", names).orThrow().render(sample);
    }

    /** @param pairs names and the fields that they are */
    private void assertSame(List<String> pairs, JsonNode row) {
        for (String pair : pairs) {
            String[] words = pair.split(" ");
            JsonNode field = row.get(words[1]);
            if (field.isNull()) {
                // What the contract does not have is no name in its expressions.
                assertTrue(!Expressions.template("{" + words[0] + "}", names).ok(), pair + " " + row);
            } else if (field.isBoolean()) {
                assertEquals(field.asString(), value(words[0]), pair + " " + row);
            } else {
                assertEquals(TimeText.ratio(field.asString()), TimeText.ratio(value(words[0])), pair + " " + row);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase", "scaled", "ordered"})
    void framesAndTicksReadAsTheyWerePrinted(String contract) {
        Scenario scenario = GameRun.scenario(EVENTFUL.formatted(contract));
        StoreView view = run(scenario);
        long frame = 0;
        long tick = 0;
        JsonNode lastPhase = null;
        List<JsonNode> rows = printed(scenario);
        for (JsonNode row : rows) {
            String kind = row.get("row").stringValue();
            if (kind.equals("phase")) {
                lastPhase = row;
            } else if (kind.equals("tick")) {
                sample.atTick(tick++);
                assertSame(OF_TICKS, row);
                assertSame(INSIDE_TICKS, lastPhase);
                assertInput(row.get("inputs"));
                assertEquals("none none", value("frame.interrupted") + " " + value("frame.idle"));
            } else if (kind.equals("frame")) {
                sample.atFrame(frame++);
                assertSame(OF_FRAMES, row);
            }
        }
        assertEquals(view.frameEnds().rowCount(), frame);
        assertEquals(view.ticks().rowCount(), tick);
        JsonNode ledger = rows.get(rows.size() - 1);
        for (String name : OF_LEDGERS) {
            assertEquals(TimeText.ratio(ledger.get(name).stringValue()), TimeText.ratio(value("session." + name + "/1s")), name);
        }
        assertEquals(value("realTime"), value("session.real"));
        assertEquals(String.valueOf(tick), value("session.ticks"));
    }

    private void assertInput(JsonNode inputs) {
        for (String action : names.actions().names()) {
            for (String state : List.of("pressed", "released", "held")) {
                if (!inputs.get(state).isNull()) {
                    boolean there = inputs.get(state).valueStream().anyMatch(v -> v.stringValue().equals(action));
                    assertEquals(String.valueOf(there), value(action + "." + state));
                }
            }
        }
    }

    @Test
    void sumsOfATickAreThoseOfTheFrameBefore() {
        StoreView view = run(GameRun.scenario("""
                {'contract': 'phase', 'pacing': {'deltas': ['1/60', '0.2', '1/60', '0.2', '1/60']},
                 'timeline': [{'frame': 4, 'do': 'pause'}, {'frame': 5, 'do': 'resume'}]}"""));
        String sums = "{session.fed} {session.dropped} {session.simulated} {session.ticks} {session.paused} {session.real}";
        String before = "0 s 0 s 0 s 0 0 s 0 s";
        for (long tick = 0; tick < view.ticks().rowCount(); tick++) {
            long frame = view.ticks().getLong(Columns.Tick.FRAME_POSITION, tick);
            String expected = before;
            if (frame > 0) {
                sample.atFrame(frame - 1);
                expected = Expressions.template(sums, names).orThrow().render(sample);
            }
            sample.atTick(tick);
            assertEquals(expected, Expressions.template(sums, names).orThrow().render(sample));
        }
        sample.atFrame(4);
        assertEquals("200 ms", value("session.paused"));
    }

    @Test
    void aFrameWithoutTicksHasNoTickToReadOf() {
        run(GameRun.scenario("{'contract': 'phase', 'pacing': {'deltas': ['1/120', '1/120']}, 'timeline': [{'frame': 1, 'do': 'press', 'action': 'jump'}]}"));
        sample.atFrame(0);
        assertEquals("none none none 0 0 false", Expressions.template("{tickInFrame} {contacts} {jump.pressed} {frame.ticks} {simulationTick} "
                + "{frame.capped}", names).orThrow().render(sample));
        sample.atFrame(1);
        assertEquals("1 0 true 1 1", Expressions.template("{tickInFrame} {contacts} {jump.pressed} {frame.ticks} {simulationTick}", names).orThrow()
                .render(sample));
    }

    @Test
    void heldTicksAreKnownWhenTheFrameEnds() {
        run(GameRun.scenario("{'contract': 'scaled', 'probes': {}, 'pacing': {'deltas': ['0', '5/60', '1/60', '1/60']}}"));
        sample.atTick(0);
        assertEquals("none", value("frame.held"));
        sample.atFrame(1);
        assertEquals("2", value("frame.held"));
    }

    @Test
    void rowsThatAreNotThereAreRefused() {
        run(GameRun.scenario("{'contract': 'phase', 'pacing': {'deltas': ['1/60']}}"));
        assertThrows(IndexOutOfBoundsException.class, () -> sample.atTick(1));
        assertThrows(IndexOutOfBoundsException.class, () -> sample.atFrame(-1));
    }

    @Test
    void everyFlagOfAFrameIsRead() {
        Store store = new Store(Retention.DEFAULT);
        names = new Names(ContractReader.preset("phase"), Moments.NAMES.base(), 1, List.of(), ActionMap.NONE);
        int[] flags = {FrameRow.PAUSED, FrameRow.REFUSED, FrameRow.STEPPED, FrameRow.START, FrameRow.CAPPED, FrameRow.CLEARED,
                FrameRow.INTERRUPTED, FrameRow.IDLE};
        FrameRow row = new FrameRow();
        for (int flag : flags) {
            row.flags = flag == FrameRow.INTERRUPTED || flag == FrameRow.IDLE ? 0 : flag;
            store.writer().frameBegan(row);
            row.flags = flag;
            store.writer().frameEnded(row, new dev.tickscope.core.event.LedgerRow());
        }
        store.writer().release();
        sample = new StoredSample(store.view(), names);
        for (int i = 0; i < flags.length; i++) {
            sample.atFrame(i);
            StringBuilder set = new StringBuilder();
            for (String name : List.of("paused", "refused", "stepped", "start", "capped", "cleared", "interrupted", "idle")) {
                set.append(value("frame." + name).equals("true") ? 1 : 0);
            }
            assertEquals("0".repeat(i) + "1" + "0".repeat(flags.length - 1 - i), set.toString());
        }
    }
}
