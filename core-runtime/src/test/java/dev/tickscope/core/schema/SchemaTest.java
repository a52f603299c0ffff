package dev.tickscope.core.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.tickscope.core.Sim;
import dev.tickscope.core.contract.ContractReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What the project itself ships fits the published schemas, and these are complete. */
class SchemaTest {
    private static final Path RESOURCES = Path.of("src", "test", "resources");

    static List<String> presets() {
        return ContractReader.PRESETS;
    }

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(Schemas.EXAMPLES)) {
            return files.filter(f -> f.toString().endsWith(".json")).sorted().toList();
        }
    }

    /** The test resources that are scenarios. */
    static List<Path> testScenarios() throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".json")).sorted().toList()) {
                if (Schemas.json(Files.readString(file)).has("pacing")) {
                    found.add(file);
                }
            }
        }
        return found;
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyPresetIsAValidContract(String id) {
        assertEquals(List.of(), Schemas.contractErrors(Schemas.preset(id)));
    }

    @ParameterizedTest
    @MethodSource({"examples", "testScenarios"})
    void everyScenarioOfTheProjectIsValid(Path file) throws IOException {
        assertEquals(List.of(), Schemas.scenarioErrors(Schemas.json(Files.readString(file))));
    }

    @Test
    void theScenariosThatTestsPutTogetherAreValid() {
        Sim.Plan plan = Sim.of("ordered").settings("{\"maxStepsPerFrame\": 9}").deltas("1/60", "NaN", "-1ms").scale(1, "1/2").at(2, "stepFrame")
                .atTick(1, "breakpoint", "\"where\": \"reactions\"").entry("\"simTime\": \"1/60\"", "press", "\"action\": \"jump\"");
        assertEquals(List.of(), Schemas.scenarioErrors(Schemas.json(plan.json())));
    }

    @ParameterizedTest
    @ValueSource(strings = {Schemas.CONTRACT_FILE, Schemas.SCENARIO_FILE})
    void noObjectMayHaveKeysThatTheSchemaDoesNotName(String file) {
        List<String> open = new ArrayList<>();
        Schemas.visit("", Schemas.tree(file), (pointer, node) -> {
            // What only narrows an object whose keys are closed elsewhere lies behind one of these keywords.
            boolean narrows = pointer.matches(".*/(if|then|allOf|frameStage)(/.*)?") || pointer.endsWith("/properties");
            if (node.has("properties") && !narrows && !(node.has("additionalProperties") && !node.get("additionalProperties").asBoolean())) {
                open.add(pointer);
            }
        });
        assertEquals(List.of(), open);
    }

    @ParameterizedTest
    @ValueSource(strings = {Schemas.CONTRACT_FILE, Schemas.SCENARIO_FILE})
    void everyKeyIsDescribed(String file) {
        List<String> silent = new ArrayList<>();
        JsonNode schema = Schemas.tree(file);
        Schemas.visit("", schema, (pointer, node) -> {
            boolean key = pointer.matches(".*/properties/[^/]+") && !pointer.matches(".*/(if|then|frameStage)/.*");
            if (key && !described(schema, node)) {
                silent.add(pointer);
            }
        });
        assertEquals(List.of(), silent);
    }

    private static boolean described(JsonNode schema, JsonNode node) {
        JsonNode own = node.get("description");
        if (own == null && node.has("$ref") && node.get("$ref").stringValue().startsWith("#")) {
            return described(schema, schema.at(node.get("$ref").stringValue().substring(1)));
        }
        return own != null && !own.stringValue().isBlank();
    }

    @Test
    void thereAreExamplesAndTestScenarios() throws IOException {
        assertFalse(examples().isEmpty());
        assertFalse(testScenarios().isEmpty());
    }
}
