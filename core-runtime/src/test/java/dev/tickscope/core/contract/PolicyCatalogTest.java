package dev.tickscope.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.contract.PolicyCatalog.Kind;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import dev.tickscope.core.contract.PolicyCatalog.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The explanations of policies are those of the reader and of the documentation: neither can change alone. */
class PolicyCatalogTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private static String refusal(ObjectNode tree) {
        return assertThrows(InputException.class, () -> ContractReader.read("c", tree, Path.of("."), null, new ArrayList<>()), tree.toString()).getMessage();
    }

    private static ObjectNode phase() throws InputException {
        return ContractReader.presetTree("phase");
    }

    private static Set<String> known(ObjectNode tree) {
        String message = refusal(tree);
        return new TreeSet<>(List.of(message.substring(message.indexOf("known here: ") + "known here: ".length()).split(", ")));
    }

    private static Set<String> below(String head) {
        return PolicyCatalog.policies().stream().map(Policy::key).filter(key -> key.startsWith(head + ".")).map(key -> key.substring(head.length() + 1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyKeyOfTheReaderIsExplainedAndNoOther() throws InputException {
        assertEquals(known(phase().put("zzz", 1)), new TreeSet<>(DraftText.heads()));
        ObjectNode scale = phase();
        ((ObjectNode) scale.get("timeScale")).put("zzz", 1);
        assertEquals(known(scale), below("timeScale"));
        ObjectNode settings = phase();
        ((ObjectNode) settings.get("settings")).put("zzz", 1);
        assertEquals(known(settings), below("settings"));
        ObjectNode limits = phase();
        limits.putObject("limits").putNull("maxStep").put("maxCap", 9).put("zzz", 1);
        assertEquals(known(limits), below("limits"));
        ObjectNode stage = phase();
        ((ObjectNode) stage.get("phases").get("tick").get(0)).put("zzz", 1);
        assertEquals(known(stage), PolicyCatalog.stage().stream().map(Policy::key).collect(Collectors.toCollection(TreeSet::new)));
    }

    static List<Policy> choices() {
        return PolicyCatalog.policies().stream().filter(policy -> policy.kind() == Kind.CHOICE).toList();
    }

    private static List<String> values(Policy policy) {
        return policy.values().stream().map(Value::value).toList();
    }

    @ParameterizedTest
    @MethodSource("choices")
    void everyValueOfAChoiceIsExplained(Policy policy) throws InputException {
        ObjectNode tree = phase();
        DraftText.put(tree, policy, "zzz");
        String message = refusal(tree);
        assertEquals(offered(message), values(policy), message);
    }

    private static List<String> offered(String message) {
        String list = message.substring(message.indexOf("expected ") + "expected ".length(), message.indexOf(", found")).replace("one of ", "");
        return List.of(list.split(", | or "));
    }

    @Test
    void everyValueOfAStageIsExplained() throws InputException {
        int choices = 0;
        for (Policy key : PolicyCatalog.stage()) {
            if (key.kind() == Kind.CHOICE) {
                choices++;
                ObjectNode tree = phase();
                ((ObjectNode) tree.get("phases").get("tick").get(0)).put(key.key(), "zzz");
                assertEquals(offered(refusal(tree)), values(key));
            }
        }
        assertEquals(4, choices);
    }

    @Test
    void everythingHasItsWords() {
        Set<String> titles = new HashSet<>();
        for (Policy policy : PolicyCatalog.policies()) {
            assertTrue(titles.add(policy.title()), policy.title() + " stands for two policies");
            assertTrue(policy.says().endsWith("."), policy.key());
            assertEquals(policy.kind() == Kind.CHOICE, policy.range().isEmpty(), policy.key());
            for (Value value : policy.values()) {
                assertTrue(value.says().endsWith(".") && !value.words().isBlank(), policy.key() + " " + value.value());
            }
            assertEquals(policy.values().size(), policy.values().stream().map(Value::words).distinct().count(), policy.key());
        }
        for (String key : List.of("rate", "cap", "excess", "phases", "arithmetic", "jitterFix")) {
            assertTrue(PolicyCatalog.groups().stream().anyMatch(group -> group.policies().contains(PolicyCatalog.get(key))), key);
        }
    }

    @Test
    void whatIsLeftOutMeansWhatTheReaderTakes() throws InputException {
        for (Policy policy : PolicyCatalog.policies()) {
            ObjectNode without = phase();
            DraftText.put(without, PolicyCatalog.get("id"), "some");
            without.remove(policy.key().split("\\.")[0]);
            if (policy.otherwise() != null && !policy.key().contains(".")) {
                ObjectNode with = without.deepCopy();
                DraftText.put(with, policy, policy.otherwise());
                assertEquals(tree(without), tree(with), policy.key());
            } else if (policy.otherwise() == null && !policy.mayBeNone()) {
                assertTrue(refusal(without).contains("is missing"), policy.key());
            }
        }
    }

    private static JsonNode tree(ObjectNode contract) throws InputException {
        return ContractWriter.tree(ContractReader.read("c", contract, Path.of("."), null, new ArrayList<>()));
    }

    /** The rows of the tables of policies: the key, and the cells after it. */
    private static Map<String, List<String>> rows() throws IOException {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (String file : List.of("contracts.md", "contracts/engines.md")) {
            boolean table = false;
            for (String line : Files.readAllLines(DOCS.resolve(file))) {
                List<String> cells = Arrays.stream(line.replaceAll("^\\||\\|$", "").split("\\|")).map(String::strip).toList();
                table = line.startsWith("| policy | values") || table && line.startsWith("|");
                if (table && cells.get(0).startsWith("`")) {
                    String key = cells.get(0).replace("`", "");
                    assertFalse(rows.containsKey(key), key + " is explained twice");
                    rows.put(key, cells.subList(1, cells.size()));
                }
            }
        }
        return rows;
    }

    @Test
    void theTablesOfTheDocumentationHaveTheSameKeysValuesAndMoments() throws IOException {
        Map<String, List<String>> rows = rows();
        assertEquals(new TreeSet<>(rows.keySet()), new TreeSet<>(DraftText.heads()));
        for (Policy policy : PolicyCatalog.policies()) {
            if (policy.key().contains(".")) {
                continue;
            }
            List<String> cells = rows.get(policy.key());
            String values = cells.get(0).equals("the same") ? rows.get("sceneLoad").get(0) : cells.get(0);
            assertEquals(cells.get(cells.size() - 1).replace("`", ""), policy.acts(), policy.key());
            if (policy.kind() == Kind.CHOICE) {
                List<String> named = CODE.matcher(values).results().map(match -> match.group(1)).toList();
                assertEquals(new TreeSet<>(named), new TreeSet<>(values(policy)), policy.key());
            } else if (policy.kind() != Kind.PLAN) {
                assertEquals(values.replace("`", ""), policy.range(), policy.key());
            }
        }
    }

    @Test
    void readingsThatNameAPolicyStandAtIt() throws IOException {
        Set<String> ids = new HashSet<>();
        int readings = 0;
        for (String line : Files.readAllLines(DOCS.resolve("contracts.md"))) {
            Matcher row = Pattern.compile("\\| ([ABCD]R?\\d+) \\|.*").matcher(line);
            if (!row.matches()) {
                continue;
            }
            ids.add(row.group(1));
            String[] cells = line.split("\\|");
            if (!row.group(1).contains("R") || cells.length < 4) {
                continue;
            }
            for (Policy policy : PolicyCatalog.policies()) {
                if (CODE.matcher(cells[3]).results().anyMatch(match -> match.group(1).equals(policy.key()))) {
                    readings++;
                    assertTrue(policy.rules().contains(row.group(1)), row.group(1) + " names " + policy.key());
                }
            }
        }
        assertTrue(readings > 25, "only " + readings);
        for (Policy policy : PolicyCatalog.policies()) {
            assertTrue(ids.containsAll(policy.rules()), policy.key() + " " + policy.rules());
        }
    }

    @Test
    void valuesHaveWords() {
        assertEquals("4 ticks", PolicyCatalog.get("cap").words("4"));
        assertEquals("1 tick", PolicyCatalog.get("cap").words("1"));
        assertEquals("1 tick a second", PolicyCatalog.get("rate").words("1"));
        assertEquals("no cap", PolicyCatalog.get("cap").words(""));
        assertEquals("1/3 s", PolicyCatalog.get("maxDelta").words("1/3"));
        assertEquals("250ms", PolicyCatalog.get("maxDelta").words("250ms"));
        assertEquals("in every tick", PolicyCatalog.get("physics").words("perTick"));
        assertThrows(IllegalArgumentException.class, () -> PolicyCatalog.get("zzz"));
        assertEquals("phases", PolicyCatalog.at("phases.tick[0].name").key());
        assertEquals("timeScale.min", PolicyCatalog.at("timeScale").key());
    }
}
