package dev.tickscope.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Rule;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What contract files may say, and the words when they say something else. */
class ContractReaderTest {
    @TempDir
    Path directory;

    private ClockContract read(String json) throws InputException {
        return read(json, null, new ArrayList<>());
    }

    private ClockContract read(String json, String settings, List<String> notes) throws InputException {
        return ContractReader.read("game.json: contract", ContractReader.parse("game.json", json), directory,
                settings == null ? null : ContractReader.parse("game.json", settings), notes);
    }

    private String refusal(String json) {
        return assertThrows(InputException.class, () -> read(json)).getMessage();
    }

    private static String names(List<Stage> stages) {
        return stages.stream().map(Stage::name).collect(Collectors.joining(" "));
    }

    @Rule({"A7", "A34", "B17", "C2", "C7"})
    @Test
    void thePresetsAreWhatTheContractsSay() {
        ClockContract phase = ContractReader.preset("phase");
        assertEquals("60 Hz, cap 4, TICKS, DROP_WHOLE_TICKS, RATIO, KEEP, TICK_ONLY, END_FRAME, ORDINARY", summary(phase));
        assertEquals("start update", names(phase.plan().before()));
        assertEquals("fixedUpdate physics contacts", names(phase.plan().tick()));
        assertEquals("timedRoutines flowTick presentation", names(phase.plan().after()));
        assertFalse(phase.timeScale().ofEngine());
        ClockContract scaled = ContractReader.preset("scaled");
        assertEquals("60 Hz, cap 5, TIME, DROP_REST, NONE, KEEP, TICK_ONLY, SUSPEND_FRAME, NO_TICKS", summary(scaled));
        assertEquals("fixedUpdate simulations probeCopies", names(scaled.plan().tick()));
        assertEquals("start timers update framePhysics render", names(scaled.plan().after()));
        assertTrue(scaled.timeScale().ofEngine());
        assertEquals(Rational.of(100), scaled.timeScale().max());
        assertEquals("fixedUpdate physics simulations probeCopies", names(ContractReader.presetWithPhysicsOnTicks("scaled").plan().tick()));
        ClockContract ordered = ContractReader.preset("ordered");
        assertEquals("60 Hz, cap 4, TICKS, DROP_WHOLE_TICKS, CLAMPED, CLEAR, WHOLE_FRAME, SUSPEND_FRAME, ORDINARY", summary(ordered));
        assertEquals("structural fixedUpdate physics readback reactions", names(ordered.plan().tick()));
        assertEquals("update presentation lateUpdate render", names(ordered.plan().after()));
        for (ClockContract contract : List.of(phase, scaled, ordered)) {
            assertNull(contract.maxDelta());
            assertNull(contract.maxScaledDelta());
            assertTrue(contract.plan().stages().stream().allMatch(s -> contract.plan().stage(s.index()) == s));
        }
    }

    private static String summary(ClockContract c) {
        return c.rate() + ", cap " + c.capTicks() + ", " + c.capTest() + ", " + c.excess() + ", " + c.alpha() + ", " + c.pause() + ", "
                + c.singleStep() + ", " + c.tickEndStop() + ", " + c.startFrame();
    }

    @Test
    void aBrokenPresetNameIsAnError() {
        assertThrows(IllegalStateException.class, () -> ContractReader.preset("doom"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{'extends': 'phase', 'cpa': 3}| game.json: contract: unknown key \"cpa\"; known here: settings, physics, id, title, rate, step, cap, "
            + "capTest, excess, discardAt, maxDelta, maxScaledDelta, alpha, timeScale, pause, singleStep, tickEndStop, startFrame, sceneLoad, "
            + "restart, substeps, join, removal, inputLatch, inputOnPause, probeDelay, heldAtZeroScale, heldCount, history, idleFrames, dropReport, "
            + "settleFrames, unusableDelta, longestUsable, smoothing, smoothingFrames, snapDelta, snapWithin, maxCarry, maxBacklog, tickMargin, "
            + "tickLength, scaleActs, cappedDelta, jitterFix, tickEpsilon, arithmetic, arithmeticUnit, deltaSource, tickPayment, "
            + "updateOrder, contactClock, phases, limits",
        "{'extends': 'phase', 'cap': 0}| game.json: contract.cap: 0 would run no tick at all: use null for no cap",
        "{'extends': 'phase', 'cap': -1}| game.json: contract.cap: expected a whole number from 1 to 1000000, found -1",
        "{'extends': 'phase', 'cap': 1.5}| game.json: contract.cap: expected a whole number from 1 to 1000000, found 1.5",
        "{'extends': 'phase', 'cap': '4'}| game.json: contract.cap: expected a whole number from 1 to 1000000, found \"4\"",
        "{'extends': 'phase', 'capTest': 'tick'}| game.json: contract.capTest: expected one of ticks, time, reached, found \"tick\"",
        "{'extends': 'phase', 'excess': 3}| game.json: contract.excess: expected a text in quotes, found 3",
        "{'extends': 'phase', 'excess': 'drop'}| game.json: contract.excess: expected one of dropWholeTicks, dropRest, keep, found \"drop\"",
        "{'extends': 'phase', 'rate': 0}| game.json: contract.rate: a tick rate is above 0, not 0",
        "{'extends': 'phase', 'rate': 'fast'}| game.json: contract.rate: \"fast\" is no number; expected a number or a fraction such as \"1/2\"",
        "{'extends': 'phase', 'step': '0'}| game.json: contract.step: expected a time above 0",
        "{'extends': 'phase', 'step': null}| game.json: contract.step: expected a time above 0",
        "{'extends': 'phase', 'rate': 60, 'step': '1/60'}| game.json: contract: expected either \"rate\" or \"step\", found both",
        "{'extends': 'phase', 'maxDelta': '-1ms'}| game.json: contract.maxDelta: expected a time above 0, or null for none",
        "{'extends': 'phase', 'maxDelta': true}| game.json: contract.maxDelta: expected a time such as \"1/60\", \"16.7ms\", \"250us\", "
            + "\"16666667ns\" or 0.25 (seconds), found true",
        "{'extends': 'phase', 'timeScale': 2}| game.json: contract.timeScale: expected an object in braces, found 2",
        "{'extends': 'phase', 'timeScale': {'min': 3, 'max': 2}}| game.json: contract.timeScale: a time scale range runs from 0 or above to its "
            + "maximum, not from 3 to 2",
        "{'extends': 'phase', 'timeScale': {'owner': 'me'}}| game.json: contract.timeScale.owner: expected tool or engine, found \"me\"",
        "{'extends': 'phase', 'timeScale': {'maximum': 2}}| game.json: contract.timeScale: unknown key \"maximum\"; known here: min, max, owner",
        "{'extends': 3}| game.json: contract.extends: expected a preset or a path in quotes, found 3",
        "{'extends': 'doom'}| game.json: contract: \"doom\" is neither a preset (PRESETS) nor an existing contract file",
        "'phsae'| game.json: contract: \"phsae\" is neither a preset (PRESETS) nor an existing contract file",
        "7| game.json: contract: expected a preset (PRESETS), a path to a contract file, or an object with \"extends\"",
        "{'physics': 'perTick'}| game.json: contract: expected either \"rate\" (ticks a second) or \"step\" (the length of a tick)",
        "{'rate': 60}| game.json: contract: the key \"physics\" is missing; expected a text",
        "{'physics': 'perTick', 'rate': 60}| game.json: contract: the key \"cap\" is missing; expected a whole number of ticks, or null for no cap"})
    void whatIsWrongIsNamedWithItsKeyAndWhatWasExpected(String json, String words) {
        String message = words.replace("PRESETS", String.join(", ", ContractReader.PRESETS));
        assertEquals(message, refusal(json.replace('\'', '"')));
    }

    @Test
    void phasesAreChecked() {
        String one = "{\"extends\": \"phase\", \"phases\": {\"before\": [], \"tick\": [%s], \"after\": [%s]}}";
        String hook = "{\"name\": \"%s\", \"phase\": \"fixed\", \"role\": \"hook\", \"suspend\": \"%s\", \"clock\": \"pending\"}";
        assertEquals("game.json: contract.phases.tick: expected at least one phase in a fixed tick", refusal(one.formatted("", "")));
        String tick = hook.formatted("a", "tickEnd");
        assertEquals("game.json: contract.phases: two phases are named \"a\"", refusal(one.formatted(tick + "," + tick, "")));
        assertEquals("game.json: contract.phases.after[0].suspend: \"tickEnd\" is for phases of a fixed tick; expected beforeHook or none",
                refusal(one.formatted(tick, hook.formatted("b", "tickEnd"))));
        assertEquals("game.json: contract.phases.tick[0].suspend: expected one of beforeHook, tickEnd, none, found \"later\"",
                refusal(one.formatted(hook.formatted("a", "later"), "")));
        StringBuilder many = new StringBuilder(tick);
        for (int i = 0; i < PhasePlan.MAX_STAGES; i++) {
            many.append(',').append(hook.formatted("p" + i, "tickEnd"));
        }
        assertEquals("game.json: contract.phases: 63 phases; at most 62 are possible", refusal(one.formatted(many, "")));
    }

    @Test
    void aFileThatIsNoJsonIsNamedWithLineAndColumn() throws IOException {
        Path file = Files.writeString(directory.resolve("broken.json"), "{\n  \"cap\": 4,\n  oops\n}");
        String message = assertThrows(InputException.class, () -> ContractReader.readFile(file)).getMessage();
        assertTrue(message.startsWith(file + ", line 3, column "), message);
        assertTrue(message.contains("no valid JSON"), message);
        Path none = directory.resolve("none.json");
        assertEquals(none + ": there is no such file", assertThrows(InputException.class, () -> ContractReader.readFile(none)).getMessage());
        assertTrue(assertThrows(InputException.class, () -> ContractReader.readFile(directory)).getMessage().startsWith(directory + ": cannot be read"));
        assertEquals("empty.json: the file is empty; expected JSON",
                assertThrows(InputException.class, () -> ContractReader.parse("empty.json", "")).getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"cap\": 4, \"cap\": 5}", "{\"cap\": 4} 5", "{\"cap\": NaN}", "{'cap': 4}", "[1,]"})
    void duplicateKeysAndLooseJsonAreRefused(String json) {
        String message = assertThrows(InputException.class, () -> ContractReader.parse("x.json", json)).getMessage();
        assertTrue(message.startsWith("x.json, line 1, column "), message);
    }

    @Test
    void aContractFileMayExtendAnotherInItsOwnFolder() throws Exception {
        Path folder = Files.createDirectory(directory.resolve("engines"));
        Files.writeString(folder.resolve("base.json"), "{\"extends\": \"ordered\", \"cap\": 7, \"step\": \"1/50\"}");
        Files.writeString(folder.resolve("mine.json"), "{\"extends\": \"base.json\", \"rate\": \"59.94\", \"title\": \"Mine\"}");
        ClockContract mine = read("\"engines/mine.json\"");
        assertEquals(7, mine.capTicks());
        assertEquals(new TickRate(2997, 50), mine.rate());
        assertEquals("Mine", mine.title());
        assertEquals(PausePolicy.CLEAR, mine.pause());
        assertEquals(7, ContractReader.readFile(folder.resolve("mine.json")).capTicks());
        ClockContract more = read("{\"extends\": \"engines/mine.json\", \"cap\": null, \"limits\": null}");
        assertFalse(more.hasCap());
    }

    @Test
    void aFaultInAContractFileNamesThatFile() throws IOException {
        Files.writeString(directory.resolve("bad.json"), "{\"extends\": \"missing.json\"}");
        assertTrue(refusal("\"bad.json\"").startsWith(directory.resolve("bad.json") + ":"), refusal("\"bad.json\""));
    }

    @Test
    void contractsThatExtendOneAnotherInACircleAreRefused() throws IOException {
        Files.writeString(directory.resolve("a.json"), "{\"extends\": \"b.json\"}");
        Files.writeString(directory.resolve("b.json"), "{\"extends\": \"a.json\"}");
        assertTrue(refusal("\"a.json\"").endsWith("more than 8 contracts extend one another; is there a circle?"), refusal("\"a.json\""));
    }

    @Test
    void rateAndStepReplaceEachOther() throws InputException {
        assertEquals(TickRate.hz(30), read("{\"extends\": \"phase\", \"rate\": 30}").rate());
        assertEquals(TickRate.hz(50), read("{\"extends\": \"phase\", \"step\": \"20ms\"}").rate());
        assertEquals(new TickRate(2997, 50), read("{\"extends\": \"phase\", \"rate\": 59.94}").rate());
    }

    @Test
    void capNullIsNoCap() throws InputException {
        ClockContract contract = read("{\"extends\": \"phase\", \"cap\": null}");
        assertFalse(contract.hasCap());
        assertEquals(ClockContract.NO_CAP, contract.capTicks());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{\"fixedHz\": \"60\"}| game.json: contract settings.fixedHz: expected a number, found \"60\"",
        "{\"physicsOnFixed\": 1}| game.json: contract settings.physicsOnFixed: expected true or false, found 1",
        "{\"hz\": 60}| game.json: contract settings: unknown key \"hz\"; known here: fixedHz, maxStepsPerFrame, probeDelay, physicsOnFixed",
        "[]| game.json: contract settings: expected an object in braces, found []"})
    void settingsAreChecked(String settings, String message) {
        assertEquals(message, assertThrows(InputException.class, () -> read("\"scaled\"", settings, new ArrayList<>())).getMessage());
    }

    @Rule("C29")
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{'extends': 'ordered', 'cap': 1025, 'limits': {'maxStep': '1', 'maxCap': 1024}}| game.json: contract.cap: the engine runs 1 to 1024 ticks a frame, not 1025",
        "{'extends': 'ordered', 'cap': null, 'limits': {'maxStep': '1', 'maxCap': 1024}}| game.json: contract.cap: the engine runs 1 to 1024 ticks a frame, not any number",
        "{'extends': 'ordered', 'cap': 0}| game.json: contract.cap: 0 would run no tick at all: use null for no cap",
        "{'extends': 'ordered', 'step': '1.001', 'limits': {'maxStep': '1', 'maxCap': 1024}}| game.json: contract: a tick of 1001/1000 s is longer than the engine's limit of 1 s",
        "{'extends': 'ordered', 'rate': '1/2', 'limits': {'maxStep': '1', 'maxCap': 1024}}| game.json: contract: a tick of 2 s is longer than the engine's limit of 1 s",
        "{'extends': 'ordered', 'substeps': 0}| game.json: contract.substeps: expected a whole number from 1 to 128, found 0",
        "{'extends': 'ordered', 'substeps': 129}| game.json: contract.substeps: expected a whole number from 1 to 128, found 129",
        "{'extends': 'ordered', 'substeps': 1.5}| game.json: contract.substeps: expected a whole number from 1 to 128, found 1.5",
        "{'extends': 'ordered', 'step': '0'}| game.json: contract.step: expected a time above 0",
        "{'extends': 'ordered', 'limits': {'maxStep': null, 'maxCap': 8, 'most': 3}}| game.json: contract.limits: unknown key \"most\"; known here: maxStep, maxCap"})
    void theRangesOfStepAndCapAreTheEngines(String json, String message) {
        assertEquals(message, refusal(json.replace('\'', '"')));
    }

    @Rule("C29")
    @Test
    void theEndsOfTheRangesAreAcceptedAndAProjectsSettingIsClampedToThem() throws InputException {
        assertEquals(1024, read("{\"extends\": \"ordered\", \"cap\": 1024, \"step\": 1}").capTicks());
        assertEquals(new TickRate(1_000_000, 1), read("{\"extends\": \"ordered\", \"cap\": 1, \"step\": \"1us\"}").rate());
        assertEquals(128, read("{\"extends\": \"ordered\", \"substeps\": 128}").substeps());
        assertEquals(1, read("{\"extends\": \"ordered\", \"substeps\": 1}").substeps());
        for (String preset : ContractReader.PRESETS) {
            assertEquals(1, ContractReader.preset(preset).substeps(), preset);
        }
        assertEquals(1024, read("\"ordered\"", "{\"maxStepsPerFrame\": 9999}", new ArrayList<>()).capTicks());
        assertEquals(1, read("\"ordered\"", "{\"maxStepsPerFrame\": -3}", new ArrayList<>()).capTicks());
        assertEquals(5000, read("{\"extends\": \"phase\", \"cap\": 5000}").capTicks(), "other engines name no limit");
        assertEquals(5000, read("{\"extends\": \"ordered\", \"cap\": 5000}").capTicks(), "another cap is another engine");
    }

    @Test
    void aSettingThatTheContractDoesNotOfferIsUnknown() {
        assertTrue(assertThrows(InputException.class, () -> read("\"phase\"", "{\"fixedHz\": 30}", new ArrayList<>())).getMessage()
                .contains("unknown key \"fixedHz\""));
    }

    @Test
    void aLongValueIsShortenedInMessages() {
        String message = refusal("{\"extends\": \"phase\", \"cap\": \"" + "x".repeat(200) + "\"}");
        assertTrue(message.endsWith("xxx..."), message);
        assertTrue(message.length() < 160, message);
    }

    @Test
    void namesOfConstantsAreWrittenInCamelCase() {
        assertEquals("dropWholeTicks", JsonFields.camelCase(Excess.DROP_WHOLE_TICKS));
        assertEquals("keep", JsonFields.camelCase(Excess.KEEP));
    }
}
