package dev.tickscope.core.schema;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import tools.jackson.databind.JsonNode;

/** The published schemas, and a validator for each. */
final class Schemas {
    static final Path FOLDER = Path.of("..", "docs", "schema");
    static final Path EXAMPLES = Path.of("..", "docs", "examples");
    static final String CONTRACT_FILE = "contract.schema.json";
    static final String SCENARIO_FILE = "scenario.schema.json";
    /** Where the schemas pretend to lie; nothing is loaded from there. */
    private static final String BASE = "https://tickscope.invalid/schema/";
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of(BASE + CONTRACT_FILE, text(CONTRACT_FILE), BASE + SCENARIO_FILE, text(SCENARIO_FILE))));
    private static final Schema CONTRACT = REGISTRY.getSchema(SchemaLocation.of(BASE + CONTRACT_FILE));
    private static final Schema SCENARIO = REGISTRY.getSchema(SchemaLocation.of(BASE + SCENARIO_FILE));

    private Schemas() {
    }

    private static String text(String file) {
        try {
            return Files.readString(FOLDER.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A schema as a tree. */
    static JsonNode tree(String file) {
        return json(text(file));
    }

    /** JSON in which single quotes may stand for double ones. */
    static JsonNode json(String text) {
        try {
            return ContractReader.parse("test", text.contains("\"") ? text : text.replace('\'', '"'));
        } catch (InputException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    static JsonNode preset(String id) {
        try (InputStream in = ContractReader.class.getResourceAsStream(id + ".json")) {
            return json(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the schema of contracts says against a tree, each with its place; empty if it is valid. */
    static List<String> contractErrors(JsonNode contract) {
        return errors(CONTRACT, contract);
    }

    /** What the schema of scenarios says against a tree, each with its place; empty if it is valid. */
    static List<String> scenarioErrors(JsonNode scenario) {
        return errors(SCENARIO, scenario);
    }

    private static List<String> errors(Schema schema, JsonNode tree) {
        return List.copyOf(new TreeSet<>(schema.validate(tree).stream().map(e -> e.getInstanceLocation() + " " + e.getMessage()).toList()));
    }

    /** Calls {@code visitor} with the JSON pointer and the tree of each schema inside of a schema that describes an object or a value. */
    static void visit(String pointer, JsonNode node, BiConsumer<String, JsonNode> visitor) {
        if (node.isObject()) {
            visitor.accept(pointer, node);
            node.propertyStream().forEach(e -> visit(pointer + "/" + e.getKey(), e.getValue(), visitor));
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                visit(pointer + "/" + i, node.get(i), visitor);
            }
        }
    }
}
