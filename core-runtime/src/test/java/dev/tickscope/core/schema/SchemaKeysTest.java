package dev.tickscope.core.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.scenario.ScenarioReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Keys and choices of the schemas are those of the readers. The readers are asked: they name all keys that they know when they meet
 * one that they do not, and all choices when they meet another one. So neither side can change alone.
 */
class SchemaKeysTest {
    private static final String SCENARIO = "{'contract': %s, 'pacing': %s, 'timeline': [%s]%s}";
    private static final String CONTRACT = "{'extends': 'phase', %s}";
    private static final String STAGE = "'name': 'a', 'phase': 'fixed', 'role': 'hook', 'suspend': 'tickEnd', 'clock': 'pending'";

    private static String refusal(String json) {
        return assertThrows(InputException.class, () -> ScenarioReader.parse("s", json.replace('\'', '"'), Path.of(".")), json).getMessage();
    }

    private static String scenario(String contract, String pacing, String entry, String more) {
        return SCENARIO.formatted(contract, pacing, entry, more);
    }

    private static String inContract(String policies) {
        return scenario(CONTRACT.formatted(policies), "{'deltas': []}", "", "");
    }

    private static String inPacing(String pacing) {
        return scenario("'phase'", pacing, "", "");
    }

    private static String inTimeline(String entry) {
        return scenario("'phase'", "{'deltas': []}", entry, ", 'debuggee': 'things'");
    }

    private static Set<String> words(String message, String before, String after) {
        int from = message.indexOf(before);
        assertTrue(from >= 0, message);
        int to = after.isEmpty() ? message.length() : message.indexOf(after, from);
        return new TreeSet<>(Arrays.asList(message.substring(from + before.length(), to).split(", | or ")));
    }

    /** The keys that a reader knows, from its refusal of the key {@code zzz}. */
    private static Set<String> known(String json) {
        String message = refusal(json);
        assertTrue(message.contains("unknown key \"zzz\""), message);
        return words(message, "known here: ", "");
    }

    private static Set<String> keys(String file, String pointer) {
        JsonNode properties = Schemas.tree(file).at(pointer + "/properties");
        assertTrue(properties.isObject(), pointer);
        return new TreeSet<>(properties.propertyNames());
    }

    private static Set<String> with(Set<String> keys, String... more) {
        Set<String> all = new TreeSet<>(keys);
        all.addAll(List.of(more));
        return all;
    }

    @Test
    void theKeysOfAContractAreThoseOfItsReader() {
        assertEquals(with(known(inContract("'zzz': 1")), "extends"), keys(Schemas.CONTRACT_FILE, ""));
        assertEquals(known(inContract("'timeScale': {'zzz': 1}")), keys(Schemas.CONTRACT_FILE, "/properties/timeScale"));
        assertEquals(known(inContract("'settings': {'zzz': 1}")), keys(Schemas.CONTRACT_FILE, "/properties/settings"));
        assertEquals(known(inContract("'phases': {'before': [], 'tick': [{" + STAGE + "}], 'after': [], 'zzz': 1}")),
                keys(Schemas.CONTRACT_FILE, "/properties/phases"));
        assertEquals(known(inContract("'phases': {'before': [], 'tick': [{" + STAGE + ", 'zzz': 1}], 'after': []}")),
                keys(Schemas.CONTRACT_FILE, "/$defs/stage"));
        for (String setting : keys(Schemas.CONTRACT_FILE, "/properties/settings")) {
            assertEquals(known(inContract("'settings': {'" + setting + "': {'min': 1, 'max': 1, 'zzz': 1}}")),
                    keys(Schemas.CONTRACT_FILE, "/properties/settings/properties/" + setting));
        }
    }

    @Test
    void everyPolicyThatAContractMustHaveIsRequired() {
        JsonNode full = Schemas.preset("phase");
        Set<String> needed = new TreeSet<>();
        for (String key : full.propertyNames()) {
            JsonNode without = ((tools.jackson.databind.node.ObjectNode) full.deepCopy()).without(key);
            try {
                ContractReader.read("c", without, Path.of("."), null, new ArrayList<>());
            } catch (InputException e) {
                needed.add(key);
            }
        }
        Set<String> required = new TreeSet<>();
        Schemas.tree(Schemas.CONTRACT_FILE).at("/then/required").valueStream().forEach(v -> required.add(v.stringValue()));
        assertEquals(needed, with(required, "rate"));
    }

    @Test
    void theKeysOfAScenarioAreThoseOfItsReader() {
        assertEquals(known(scenario("'phase'", "{'deltas': []}", "", ", 'zzz': 1")), keys(Schemas.SCENARIO_FILE, ""));
        assertEquals(known(scenario("'scaled'", "{'deltas': []}", "", ", 'settings': {'zzz': 1}")),
                keys(Schemas.SCENARIO_FILE, "/properties/settings"));
        assertEquals(known(scenario("'scaled'", "{'deltas': []}", "", ", 'probes': {'zzz': 1}")), keys(Schemas.SCENARIO_FILE, "/properties/probes"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{'deltas': [], 'zzz': 1} | 0",
        "{'timestamps': [], 'zzz': 1} | 1",
        "{'hz': 60, 'frames': 1, 'jitter': 0, 'kind': 'stamp', 'seed': 1, 'zzz': 1} | 2"})
    void theKeysOfEachPacingAreThoseOfItsReader(String pacing, int form) {
        Set<String> asked = known(inPacing(pacing));
        // It asks for one form after the other; those before this one are not part of it.
        asked.removeAll(form == 0 ? Set.of() : form == 1 ? Set.of("deltas") : Set.of("deltas", "timestamps"));
        assertEquals(asked, keys(Schemas.SCENARIO_FILE, "/$defs/pacing/oneOf/" + form));
    }

    /** The keys of a capture show only after the file was read, so the schema is asked which of them a reader refuses. */
    @Test
    void theKeysOfACapturePacingAreThoseOfItsReader() {
        Set<String> keys = keys(Schemas.SCENARIO_FILE, "/$defs/pacing/oneOf/3");
        assertEquals(Set.of("capture", "process", "swapChain", "frames"), new HashSet<>(keys));
        String file = Path.of("src", "test", "resources", "dev", "tickscope", "core", "schema", "frames.csv").toString().replace('\\', '/');
        assertEquals(with(keys, "deltas", "timestamps", "hz"), known(inPacing("{'capture': '" + file + "', 'process': 'game.exe', 'zzz': 1}")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "press | 'action': 'jump'",
        "release | 'action': 'jump'",
        "pause | 'zzz': 1",
        "resume | 'zzz': 1",
        "stepTick | 'zzz': 1",
        "stepFrame | 'zzz': 1",
        "timeScale | 'value': 1",
        "breakpoint | 'stays': true",
        "scene | 'zzz': 1",
        "restart | 'zzz': 1",
        "probeLate | 'frames': 1",
        "spawn | 'object': 'Ball'",
        "remove | 'object': 'Ball'",
        "teleport | 'object': 'Ball', 'x': 1, 'y': 2, 'angle': 3",
        "enable | 'object': 'Ball'",
        "disable | 'object': 'Ball'"})
    void theKeysOfEachActionAreThoseOfItsReader(String action, String more) {
        String entry = "{'frame': 1, 'do': '" + action + "', " + (more.contains("zzz") ? more : more + ", 'zzz': 1") + "}";
        Set<String> known = known(scenario("'scaled'", "{'deltas': []}", entry, ", 'debuggee': 'things'"));
        Set<String> allowed = new TreeSet<>();
        for (JsonNode rule : Schemas.tree(Schemas.SCENARIO_FILE).at("/$defs/entry/allOf")) {
            if (rule.at("/if/properties/do/enum").valueStream().anyMatch(v -> v.stringValue().equals(action))) {
                rule.at("/then/propertyNames/enum").valueStream().forEach(v -> allowed.add(v.stringValue()));
            }
        }
        assertEquals(known, allowed);
        assertTrue(keys(Schemas.SCENARIO_FILE, "/$defs/entry").containsAll(allowed));
    }

    @Test
    void everyActionHasItsRuleAndEveryKeyOfAnEntryBelongsToOne() {
        JsonNode entry = Schemas.tree(Schemas.SCENARIO_FILE).at("/$defs/entry");
        List<String> ruled = new ArrayList<>();
        Set<String> used = new TreeSet<>();
        for (JsonNode rule : entry.get("allOf")) {
            rule.at("/if/properties/do/enum").valueStream().forEach(v -> ruled.add(v.stringValue()));
            rule.at("/then/propertyNames/enum").valueStream().forEach(v -> used.add(v.stringValue()));
        }
        assertEquals(choices(entry.at("/properties/do")), new TreeSet<>(ruled));
        assertEquals(ruled.size(), Set.copyOf(ruled).size(), "an action has two rules");
        assertEquals(keys(Schemas.SCENARIO_FILE, "/$defs/entry"), used);
    }

    @Test
    void whatMayHappenInsideAFrameIsWhatTheReaderLetsHappenThere() {
        JsonNode entry = Schemas.tree(Schemas.SCENARIO_FILE).at("/$defs/entry");
        Set<String> inside = new TreeSet<>();
        for (String action : choices(entry.at("/properties/do"))) {
            if (!refusal(inTimeline("{'tick': 1, 'do': '" + action + "', 'zzz': 1}")).contains("happens between frames")) {
                inside.add(action);
            }
        }
        JsonNode rules = entry.get("allOf");
        assertEquals(inside, choices(rules.get(rules.size() - 1).at("/then/properties/do")));
    }

    private static Set<String> choices(JsonNode schema) {
        return schema.get("enum").valueStream().map(JsonNode::stringValue).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void theChoicesOfEveryPolicyAreThoseOfItsReader() {
        JsonNode properties = Schemas.tree(Schemas.CONTRACT_FILE).get("properties");
        int compared = 0;
        for (String key : properties.propertyNames()) {
            if (properties.get(key).has("enum")) {
                String message = refusal(inContract("'" + key + "': 'zzz'"));
                assertEquals(words(message, "expected one of ", ", found"), choices(properties.get(key)), key);
                compared++;
            }
        }
        assertTrue(compared >= 20, "only " + compared + " policies have choices");
        assertEquals(words(refusal(inContract("'timeScale': {'owner': 'zzz'}")), "expected ", ", found"),
                choices(properties.at("/timeScale/properties/owner")));
    }

    @ParameterizedTest
    @CsvSource({"phase", "role", "suspend", "clock"})
    void theChoicesOfAStageAreThoseOfItsReader(String key) {
        String stage = STAGE.replaceAll("'" + key + "': '[^']*'", "'" + key + "': 'zzz'");
        String message = refusal(inContract("'phases': {'before': [], 'tick': [{" + stage + "}], 'after': []}"));
        assertEquals(words(message, "expected one of ", ", found"), choices(Schemas.tree(Schemas.CONTRACT_FILE).at("/$defs/stage/properties/" + key)));
    }

    @Test
    void aStageOutsideOfTicksHasTheStopsThatItsReaderLetsItHave() {
        String message = refusal(inContract("'phases': {'before': [{" + STAGE + "}], 'tick': [], 'after': []}"));
        assertEquals(words(message, "expected ", ""), choices(Schemas.tree(Schemas.CONTRACT_FILE).at("/$defs/frameStage/properties/suspend")));
    }

    @Test
    void theChoicesOfAScenarioAreThoseOfItsReader() {
        JsonNode schema = Schemas.tree(Schemas.SCENARIO_FILE);
        assertEquals(words(refusal(inTimeline("{'frame': 1, 'do': 'zzz'}")), "expected one of ", ", found"),
                choices(schema.at("/$defs/entry/properties/do")));
        assertEquals(words(refusal(inPacing("{'hz': 60, 'frames': 1, 'jitter': 0, 'kind': 'zzz'}")), "expected ", ", found"),
                choices(schema.at("/$defs/pacing/oneOf/2/properties/kind")));
    }

    @Test
    void settingsAndProbesOfThePresetsAreThoseThatTheyOffer() {
        for (String preset : ContractReader.PRESETS) {
            Set<String> offered = ContractReader.preset(preset).settings().stream().map(s -> JsonFields.camelCase(s.kind()))
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> valid = new TreeSet<>();
            for (String setting : keys(Schemas.SCENARIO_FILE, "/properties/settings")) {
                String value = setting.equals("physicsOnFixed") ? "true" : "7";
                String json = scenario("'" + preset + "'", "{'deltas': []}", "", ", 'settings': {'" + setting + "': " + value + "}");
                if (Schemas.scenarioErrors(Schemas.json(json)).isEmpty()) {
                    valid.add(setting);
                }
            }
            assertEquals(offered, valid, preset);
            String probes = scenario("'" + preset + "'", "{'deltas': []}", "", ", 'probes': {}");
            assertEquals(ContractReader.preset(preset).hold().hasProbes(), Schemas.scenarioErrors(Schemas.json(probes)).isEmpty(), preset);
        }
    }
}
