package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.input.ActionMap;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Runs a scenario text with exact numbers, if wanted with a game of the test's own, and gives columns of its rows. */
public final class GameRun {
    private final List<JsonNode> rows;
    private final boolean balanced;

    private GameRun(List<JsonNode> rows, boolean balanced) {
        this.rows = rows;
        this.balanced = balanced;
    }

    public static GameRun of(String json) {
        return run(scenario(json));
    }

    /** @param game gets the actions that the timeline names, in the order in which it names them */
    public static GameRun of(String json, Function<ActionMap, Debuggee> game) {
        return run(scenario(json, game));
    }

    public static Scenario scenario(String json) {
        try {
            return ScenarioReader.parse("test", json.replace('\'', '"'), Path.of("."));
        } catch (InputException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    public static Scenario scenario(String json, Function<ActionMap, Debuggee> game) {
        Scenario bare = scenario(json);
        DebuggeeProvider provider = new DebuggeeProvider() {
            @Override
            public String id() {
                return "test";
            }

            @Override
            public String title() {
                return "Test game";
            }

            @Override
            public String description() {
                return "A game of a test.";
            }

            @Override
            public Debuggee create() {
                return game.apply(bare.actions());
            }
        };
        return new Scenario(bare.name(), bare.contract(), bare.base(), bare.deltas(), bare.timeline(), provider, bare.actions(), bare.probes(),
                bare.readout(), bare.notes());
    }

    /** The message with which a scenario is refused. */
    public static String refusal(String json) {
        try {
            ScenarioReader.parse("test", json.replace('\'', '"'), Path.of("."));
        } catch (InputException e) {
            return e.getMessage();
        }
        throw new AssertionError("it was accepted: " + json);
    }

    public static GameRun run(Scenario scenario) {
        StringWriter out = new StringWriter();
        boolean balanced;
        try (RowPrinter printer = new RowPrinter(scenario.name(), scenario.contract(), scenario.base(), scenario.actions(), true, out)) {
            ScenarioRunner.run(scenario, printer);
            balanced = printer.balanced();
        }
        return new GameRun(out.toString().lines().map(GameRun::parse).toList(), balanced);
    }

    private static JsonNode parse(String line) {
        try {
            return ContractReader.parse("row", line);
        } catch (InputException e) {
            throw new AssertionError("a row is no JSON: " + line, e);
        }
    }

    public boolean balanced() {
        return balanced;
    }

    public List<JsonNode> rows(String kind) {
        return rows.stream().filter(r -> r.get("row").stringValue().equals(kind)).toList();
    }

    /** A column of one kind of row, values separated by blanks. */
    public String column(String kind, String name) {
        return rows(kind).stream().map(r -> text(r, name)).collect(Collectors.joining(" "));
    }

    public String frames(String name) {
        return column("frame", name);
    }

    /** What each tick saw, such as {@code jump+ jump- [jump]}: presses, releases, held; a dot for nothing. */
    public List<String> inputs() {
        return rows("tick").stream().map(r -> {
            JsonNode inputs = r.get("inputs");
            String words = marks(inputs.get("pressed"), "+") + marks(inputs.get("released"), "-") + marks(inputs.get("held"), "=");
            return words.isEmpty() ? "." : words.strip();
        }).toList();
    }

    private static String marks(JsonNode list, String mark) {
        return list.isNull() ? "" : list.valueStream().map(v -> v.stringValue() + mark + " ").collect(Collectors.joining());
    }

    public List<String> diagnostics() {
        return rows("diagnostic").stream().map(r -> r.get("text").stringValue()).toList();
    }

    private static String text(JsonNode row, String name) {
        JsonNode value = row.get(name);
        if (value == null) {
            throw new AssertionError("no \"" + name + "\" in " + row);
        }
        return value.isString() ? value.stringValue() : value.toString();
    }
}
