package dev.tickscope.core.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.scenario.ScenarioReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The schemas and the readers refuse the same files, apart from {@link Unsaid} and from policies that a setting replaces. */
class SchemaAgreementTest {
    /** Policies that a user's setting replaces before they are read, so that a wrong one does not show. */
    private static final String REPLACED = "/contract/(cap|rate|step|probeDelay|physics)\\b.*|/contract .*";
    private static final int MUTATIONS = 1_500;

    @TempDir
    Path folder;

    @BeforeEach
    void filesThatScenariosName() throws IOException {
        try (InputStream in = SchemaAgreementTest.class.getResourceAsStream("frames.csv")) {
            Files.copy(in, folder.resolve("frames.csv"));
        }
        Files.writeString(folder.resolve("mine.json"), "{\"extends\": \"scaled\", \"rate\": 50}");
    }

    /** Why a reader refuses a tree, or null if it takes it. */
    private interface Reader {
        String refusal(JsonNode tree);
    }

    private String scenarioRefusal(JsonNode tree) {
        try {
            ScenarioReader.parse("s", tree.toString(), folder);
            return null;
        } catch (InputException e) {
            return e.getMessage();
        }
    }

    private String contractRefusal(JsonNode tree) {
        try {
            ContractReader.read("c", tree, folder, null, new ArrayList<>());
            return null;
        } catch (InputException e) {
            return e.getMessage();
        }
    }

    private static final String MUCH = """
            {'contract': {'extends': 'scaled', 'cap': 6, 'timeScale': {'min': '1/10', 'max': 50, 'owner': 'tool'}, 'settings': {'fixedHz': {'min': 10, 'max': 90}}},
             'settings': {'fixedHz': 75.5}, 'debuggee': 'things', 'readout': true, 'probes': {'count': 2, 'latencyFrames': 3},
             'pacing': {'deltas': ['1/60', 0.25, 'NaN', '-20ms', ' -Inf']},
             'timeline': [{'frame': 1, 'do': 'press', 'action': 'jump'}, {'tick': 2, 'do': 'release', 'action': 'jump'},
              {'simTime': '20ms', 'do': 'breakpoint', 'where': 'fixedUpdate', 'everyHits': 2, 'stays': true},
              {'realTime': 0.5, 'do': 'timeScale', 'value': '1/2'}, {'frame': 2, 'do': 'probeLate', 'frames': 4},
              {'frame': 3, 'do': 'spawn', 'object': 'Ball'}, {'tick': 3, 'do': 'teleport', 'object': 'Box', 'x': 1, 'y': '1/2', 'angle': 3},
              {'frame': 4, 'do': 'stepFrame'}, {'frame': 4, 'do': 'stepPhase'}, {'frame': 4, 'do': 'finishFrame'},
              {'frame': 5, 'do': 'runTo', 'target': 'tick', 'number': 9}, {'frame': 5, 'do': 'runTo', 'target': 'dropped'},
              {'frame': 5, 'do': 'cap', 'ticks': null}, {'frame': 5, 'do': 'cap', 'ticks': 3}, {'frame': 5, 'do': 'maxDelta', 'seconds': '50ms'},
              {'frame': 6, 'do': 'breakpoint', 'where': 'frameEnd', 'condition': 'frame.dropped > 0', 'hits': '>= 2', 'once': true},
              {'frame': 6, 'do': 'breakpoint', 'where': 'fixedUpdate', 'object': 'Ball', 'log': 'tick {simulationTick}'},
              {'frame': 4, 'do': 'scene'}, {'frame': 5, 'do': 'disable', 'object': 'Ball'}]}""";

    private static List<JsonNode> scenarios() {
        List<JsonNode> all = new ArrayList<>();
        for (String text : List.of(MUCH,
                "{'contract': 'phase', 'pacing': {'timestamps': [0, '1/60', '40ms']}, 'timeline': [{'frame': 2, 'do': 'restart'}]}",
                "{'contract': 'ordered', 'settings': {'maxStepsPerFrame': 9}, 'pacing': {'hz': '59.94', 'frames': 5, 'jitter': '2ms', 'kind': 'delta', 'seed': -7}}",
                "{'contract': 'mine.json', 'probes': {'count': 0}, 'pacing': {'capture': 'frames.csv', 'process': 'game.exe', 'swapChain': '0x1', 'frames': 2}}",
                "{'contract': 'scaled', 'settings': {'probeDelay': 1, 'physicsOnFixed': true}, 'probes': {}, 'pacing': {'capture': 'frames.csv', 'process': 8}}")) {
            all.add(Schemas.json(text));
        }
        return all;
    }

    private static List<JsonNode> contracts() {
        List<JsonNode> all = new ArrayList<>();
        ContractReader.PRESETS.forEach(id -> all.add(Schemas.preset(id)));
        all.add(Schemas.json("{'extends': 'scaled', 'id': 'm', 'title': 'M', 'step': '20ms', 'cap': null, 'maxDelta': 0.25, 'maxScaledDelta': '1/4', 'contactClock': 'pending'}"));
        all.add(Schemas.json("{'extends': 'phase', 'settleFrames': 3, 'unusableDelta': 'repeatOldest', 'longestUsable': '200ms', 'smoothing': 'ringMean', 'smoothingFrames': 4,"
                + "'snapDelta': 'nearTick', 'snapWithin': '1/64', 'maxCarry': '25ms', 'maxBacklog': 0.5, 'tickMargin': 1.5, 'cappedDelta': 'reduced'}"));
        all.add(Schemas.json("{'extends': 'phase', 'scaleActs': 'step', 'tickLength': 'fixed', 'jitterFix': 0.5, 'arithmetic': 'exact'}"));
        all.add(Schemas.json("{'extends': 'phase', 'arithmetic': 'float32', 'arithmeticUnit': 'milliseconds', 'deltaSource': 'stamps', 'tickPayment': 'divide', 'tickEpsilon': '1e-12'}"));
        all.add(Schemas.json("{'extends': 'mine.json', 'timeScale': {'max': 2}, 'settings': {'maxStepsPerFrame': {'min': 1, 'max': 9}}, 'probeDelay': 0}"));
        return all;
    }

    @Test
    void bothTakeWhatMutationsBeginWith() {
        for (JsonNode scenario : scenarios()) {
            assertEquals(null, scenarioRefusal(scenario));
            assertEquals(List.of(), Schemas.scenarioErrors(scenario));
        }
        for (JsonNode contract : contracts()) {
            assertEquals(null, contractRefusal(contract));
            assertEquals(List.of(), Schemas.contractErrors(contract));
        }
    }

    private static List<String> keys(String file) {
        Set<String> keys = new LinkedHashSet<>(List.of("zzz", "Contract", ""));
        Schemas.visit("", Schemas.tree(file), (pointer, node) -> {
            if (pointer.endsWith("/properties")) {
                keys.addAll(node.propertyNames());
            }
        });
        return List.copyOf(keys);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theyAgreeOnSpoiledScenarios(long seed) {
        compare(scenarios(), new Mutator(seed, keys(Schemas.SCENARIO_FILE)), this::scenarioRefusal, true);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theyAgreeOnSpoiledContracts(long seed) {
        compare(contracts(), new Mutator(seed, keys(Schemas.CONTRACT_FILE)), this::contractRefusal, false);
    }

    private static void compare(List<JsonNode> originals, Mutator mutator, Reader reader, boolean scenario) {
        List<String> quarrels = new ArrayList<>();
        int taken = 0;
        int refused = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            JsonNode tree = mutator.mutate(originals.get(i % originals.size()));
            String refusal = reader.refusal(tree);
            List<String> errors = scenario ? Schemas.scenarioErrors(tree) : Schemas.contractErrors(tree);
            taken += refusal == null ? 1 : 0;
            refused += errors.isEmpty() ? 0 : 1;
            boolean agree = errors.isEmpty() ? refusal == null || Arrays.stream(Unsaid.values()).anyMatch(u -> u.says(refusal))
                    : refusal != null || scenario && tree.has("settings") && errors.stream().allMatch(e -> e.matches(REPLACED));
            if (!agree) {
                quarrels.add("reader: " + refusal + "; schema: " + errors + "; " + tree);
            }
        }
        assertEquals(List.of(), quarrels.subList(0, Math.min(5, quarrels.size())), quarrels.size() + " in all");
        assertTrue(taken > 100 && refused > 500, taken + " taken by the reader, " + refused + " refused by the schema");
    }

    /** Each is refused by the schema and by the reader, which names the place. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "[] | s: ",
        "{'pacing': {'deltas': []}} | \"contract\" is missing",
        "{'contract': 'phase'} | \"pacing\" is missing",
        "{'contract': 3, 'pacing': {'deltas': []}} | contract",
        "{'contract': {'extends': 'phase', 'cpa': 4}, 'pacing': {'deltas': []}} | unknown key \"cpa\"",
        "{'contract': {'extends': 'phase', 'rate': 60, 'step': '1/60'}, 'pacing': {'deltas': []}} | found both",
        "{'contract': {'extends': 'phase', 'cap': 0}, 'pacing': {'deltas': []}} | contract.cap",
        "{'contract': {'extends': 'phase', 'maxDelta': '0ms'}, 'pacing': {'deltas': []}} | contract.maxDelta",
        "{'contract': {'extends': 'phase', 'maxDelta': 0.0000000005}, 'pacing': {'deltas': []}} | contract.maxDelta",
        "{'contract': {'extends': 'phase', 'rate': '60/0'}, 'pacing': {'deltas': []}} | contract.rate",
        "{'contract': {'extends': 'phase', 'timeScale': {'min': -1}}, 'pacing': {'deltas': []}} | contract.timeScale",
        "{'contract': 'phase', 'settings': {'fixedHz': 30}, 'pacing': {'deltas': []}} | settings",
        "{'contract': 'scaled', 'settings': {'fixedHz': '30'}, 'pacing': {'deltas': []}} | settings.fixedHz",
        "{'contract': 'scaled', 'settings': {'physicsOnFixed': 1}, 'pacing': {'deltas': []}} | settings.physicsOnFixed",
        "{'contract': 'phase', 'probes': {}, 'pacing': {'deltas': []}} | probes",
        "{'contract': 'scaled', 'probes': {'count': 65}, 'pacing': {'deltas': []}} | probes.count",
        "{'contract': 'scaled', 'probes': {'latencyFrames': 0}, 'pacing': {'deltas': []}} | probes.latencyFrames",
        "{'contract': 'phase', 'debuggee': null, 'pacing': {'deltas': []}} | debuggee",
        "{'contract': 'phase', 'readout': 'yes', 'pacing': {'deltas': []}} | readout",
        "{'contract': 'phase', 'speed': 2, 'pacing': {'deltas': []}} | unknown key \"speed\"",
        "{'contract': 'phase', 'pacing': {}} | pacing",
        "{'contract': 'phase', 'pacing': {'deltas': [], 'hz': 60}} | pacing",
        "{'contract': 'phase', 'pacing': {'deltas': ['16,7ms']}} | pacing.deltas[0]",
        "{'contract': 'phase', 'pacing': {'deltas': [null]}} | pacing.deltas[0]",
        "{'contract': 'phase', 'pacing': {'timestamps': ['NaN']}} | pacing.timestamps[0]",
        "{'contract': 'phase', 'pacing': {'hz': 60}} | \"frames\" is missing",
        "{'contract': 'phase', 'pacing': {'hz': 0, 'frames': 1}} | pacing.hz",
        "{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 50000001}} | pacing.frames",
        "{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 1, 'seed': 1}} | unknown key \"seed\"",
        "{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 1, 'jitter': 3601}} | pacing.jitter",
        "{'contract': 'phase', 'pacing': {'hz': 60, 'frames': 1, 'jitter': 0, 'kind': 'both'}} | pacing.kind",
        "{'contract': 'phase', 'pacing': {'capture': 'frames.csv', 'process': true}} | pacing.process",
        "{'contract': 'phase', 'pacing': {'deltas': []}, 'timeline': {}} | timeline"})
    void bothRefuseWrongFiles(String json, String place) {
        refusedByBoth(Schemas.json(json), place);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "5 | timeline[0]",
        "{'do': 'pause'} | timeline[0]",
        "{'frame': 1, 'tick': 1, 'do': 'pause'} | timeline[0]",
        "{'frame': 1} | \"do\" is missing",
        "{'frame': 0, 'do': 'pause'} | timeline[0].frame",
        "{'tick': 1.5, 'do': 'pause'} | timeline[0].tick",
        "{'simTime': '-1s', 'do': 'pause'} | timeline[0].simTime",
        "{'realTime': null, 'do': 'pause'} | timeline[0].realTime",
        "{'frame': 1, 'do': 'jump'} | timeline[0].do",
        "{'tick': 1, 'do': 'stepTick'} | between frames",
        "{'simTime': 1, 'do': 'scene'} | between frames",
        "{'frame': 1, 'do': 'pause', 'action': 'jump'} | unknown key \"action\"",
        "{'frame': 1, 'do': 'press'} | \"action\" is missing",
        "{'frame': 1, 'do': 'press', 'action': 1} | timeline[0].action",
        "{'frame': 1, 'do': 'timeScale'} | \"value\" is missing",
        "{'frame': 1, 'do': 'timeScale', 'value': '2x'} | timeline[0].value",
        "{'frame': 1, 'do': 'breakpoint', 'everyHits': 0} | timeline[0].everyHits",
        "{'frame': 1, 'do': 'breakpoint', 'stays': 'yes'} | timeline[0].stays",
        "{'frame': 1, 'do': 'breakpoint', 'hits': '< 3'} | timeline[0].hits",
        "{'frame': 1, 'do': 'breakpoint', 'hits': '= 3', 'everyHits': 2} | found both",
        "{'frame': 1, 'do': 'breakpoint', 'where': 'frameEnd', 'object': 'Ball'} | timeline[0].object",
        "{'frame': 1, 'do': 'breakpoint', 'contact': []} | timeline[0].contact",
        "{'frame': 1, 'do': 'runTo', 'target': 'drop'} | timeline[0].target",
        "{'frame': 1, 'do': 'runTo', 'target': 'tick'} | \"number\" is missing",
        "{'frame': 1, 'do': 'runTo', 'target': 'dropped', 'number': 3} | unknown key \"number\"",
        "{'frame': 1, 'do': 'cap', 'ticks': 0} | timeline[0].ticks",
        "{'frame': 1, 'do': 'maxDelta', 'seconds': '0ms'} | timeline[0].seconds",
        "{'tick': 1, 'do': 'stepPhase'} | between frames",
        "{'frame': 1, 'do': 'probeLate', 'frames': 1001} | timeline[0].frames",
        "{'frame': 1, 'do': 'spawn'} | \"object\" is missing",
        "{'frame': 1, 'do': 'spawn', 'object': 'Ball', 'x': 1} | unknown key \"x\"",
        "{'frame': 1, 'do': 'teleport', 'object': 'Ball', 'x': 1} | \"y\" is missing",
        "{'frame': 1, 'do': 'teleport', 'object': 'Ball', 'x': 1, 'y': '1m'} | timeline[0].y"})
    void bothRefuseWrongEntries(String entry, String place) {
        refusedByBoth(Schemas.json("{'contract': 'scaled', 'debuggee': 'things', 'pacing': {'deltas': []}, 'timeline': [" + entry + "]}"), place);
    }

    private void refusedByBoth(JsonNode tree, String place) {
        String refusal = scenarioRefusal(tree);
        assertNotNull(refusal, "the reader takes it");
        assertTrue(refusal.contains(place), refusal);
        assertFalse(Schemas.scenarioErrors(tree).isEmpty(), "the schema takes it");
    }

    /** Each is taken by the schema and refused by the reader, for the reason in front. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "CONTRACT_FILE | {'contract': 'none.json', 'pacing': {'deltas': []}}",
        "WHOLE_NUMBER_WITH_POINT | {'contract': 'phase', 'pacing': {'hz': 60, 'frames': 3.0}}",
        "STAGES | {'contract': {'extends': 'phase', 'phases': {'before': [], 'tick': [{'name': 'p', 'phase': 'fixed', 'role': 'physics', 'suspend': 'none',"
            + " 'clock': 'pending'}], 'after': []}, 'physics': 'perFrame'}, 'pacing': {'deltas': []}}",
        "RANGE_UPSIDE_DOWN | {'contract': {'extends': 'phase', 'timeScale': {'min': 3, 'max': 2}}, 'pacing': {'deltas': []}}",
        "RATE_TOO_FINE | {'contract': {'extends': 'phase', 'rate': 1e30}, 'pacing': {'deltas': []}}",
        "SCALE_TOO_FINE | {'contract': 'phase', 'pacing': {'deltas': []}, 'timeline': [{'frame': 1, 'do': 'timeScale', 'value': 1e30}]}",
        "TIMES_TOO_FINE | {'contract': 'phase', 'pacing': {'deltas': ['1e30']}}",
        "JITTER_OVER_AN_HOUR | {'contract': 'phase', 'pacing': {'hz': 60, 'frames': 1, 'jitter': '3601s'}}",
        "SETTING_NOT_OFFERED | {'contract': {'extends': 'ordered'}, 'settings': {'fixedHz': 30}, 'pacing': {'deltas': []}}",
        "NO_PROBES | {'contract': 'scaled', 'pacing': {'deltas': []}, 'timeline': [{'frame': 1, 'do': 'probeLate', 'frames': 1}]}",
        "RATIO_OUT_OF_RANGE | {'contract': {'extends': 'phase', 'tickMargin': '1/2'}, 'pacing': {'deltas': []}}",
        "POLICIES_APART | {'contract': {'extends': 'phase', 'jitterFix': '1/2'}, 'pacing': {'deltas': []}}",
        "LIMITS | {'contract': {'extends': 'ordered', 'cap': 9, 'limits': {'maxStep': null, 'maxCap': 8}}, 'pacing': {'deltas': []}}",
        "SAMPLE | {'contract': 'phase', 'debuggee': 'nobody', 'pacing': {'deltas': []}}",
        "STAGE_CANNOT_STOP | {'contract': 'phase', 'pacing': {'deltas': []}, 'timeline': [{'frame': 1, 'do': 'breakpoint', 'where': 'physics'}]}",
        "CONDITION | {'contract': 'phase', 'pacing': {'deltas': []}, 'timeline': [{'frame': 1, 'do': 'breakpoint', 'condition': '1 +'}]}",
        "BODIES | {'contract': 'phase', 'pacing': {'deltas': []}, 'timeline': [{'frame': 1, 'do': 'breakpoint', 'contact': ['A']}]}",
        "CAPTURE | {'contract': 'phase', 'pacing': {'capture': 'none.csv'}}"})
    void whatASchemaCannotSayIsStillRefused(Unsaid reason, String json) {
        JsonNode tree = Schemas.json(json);
        assertEquals(List.of(), Schemas.scenarioErrors(tree));
        String refusal = scenarioRefusal(tree);
        assertNotNull(refusal);
        assertTrue(reason.says(refusal), refusal);
    }

    @Test
    void everyExceptionHasAnExample() throws NoSuchMethodException {
        Map<Unsaid, String> shown = new EnumMap<>(Unsaid.class);
        CsvSource source = SchemaAgreementTest.class.getDeclaredMethod("whatASchemaCannotSayIsStillRefused", Unsaid.class, String.class)
                .getAnnotation(CsvSource.class);
        for (String line : source.value()) {
            shown.put(Unsaid.valueOf(line.substring(0, line.indexOf('|')).strip()), line);
        }
        assertEquals(Set.of(Unsaid.values()), shown.keySet());
    }
}
