package dev.tickscope.core;

import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.scenario.RowPrinter;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioReader;
import dev.tickscope.core.scenario.ScenarioRunner;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeText;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/** Runs a scenario with exact numbers and gives the columns of its rows as lists of texts, such as {@code ticks 0 1 1 2}. */
public final class Sim {
    private final List<JsonNode> rows;
    private final boolean balanced;

    private Sim(List<JsonNode> rows, boolean balanced) {
        this.rows = rows;
        this.balanced = balanced;
    }

    /** Runs a whole scenario text. */
    public static Sim run(String json) {
        try {
            return run(ScenarioReader.parse("test", json, Path.of(".")));
        } catch (InputException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    public static Sim run(Scenario scenario) {
        StringWriter out = new StringWriter();
        boolean balanced;
        try (RowPrinter printer = new RowPrinter(scenario.name(), scenario.contract(), scenario.base(), scenario.actions(), true, out)) {
            ScenarioRunner.run(scenario, printer);
            balanced = printer.balanced();
        }
        List<JsonNode> rows = out.toString().lines().map(Sim::parse).toList();
        return new Sim(rows, balanced);
    }

    private static JsonNode parse(String line) {
        try {
            return ContractReader.parse("row", line);
        } catch (InputException e) {
            throw new AssertionError("a row is no JSON: " + line, e);
        }
    }

    /** @param contract a preset, or an object in braces */
    public static Plan of(String contract) {
        return new Plan(contract.startsWith("{") ? contract : "\"" + contract + "\"");
    }

    /** All rows of one kind. */
    public List<JsonNode> rows(String kind) {
        return rows.stream().filter(r -> r.get("row").stringValue().equals(kind)).toList();
    }

    /** A column of one kind of row, values separated by one blank. */
    public String column(String kind, String name) {
        return rows(kind).stream().map(r -> text(r, name)).collect(Collectors.joining(" "));
    }

    /** A column of the frame rows. */
    public String frames(String name) {
        return column("frame", name);
    }

    /** A column of the frame rows from a one-based frame on. */
    public String framesFrom(int first, String name) {
        return rows("frame").stream().skip(first - 1L).map(r -> text(r, name)).collect(Collectors.joining(" "));
    }

    /** One value of a one-based frame. */
    public String frame(int number, String name) {
        return text(rows("frame").get(number - 1), name);
    }

    public String lastFrame(String name) {
        return frame(rows("frame").size(), name);
    }

    /** Several values of one frame: {@code name=value}, separated by blanks. */
    public String frameFields(int number, String... names) {
        return Arrays.stream(names).map(n -> n + "=" + frame(number, n)).collect(Collectors.joining(" "));
    }

    public int frameCount() {
        return rows("frame").size();
    }

    public String ledger(String name) {
        return text(rows("ledger").get(0), name);
    }

    /** Whether both equations held after every frame. */
    public boolean balanced() {
        return balanced && ledger("residue").equals("0");
    }

    public long totalTicks() {
        return rows("tick").size();
    }

    public List<String> diagnostics() {
        return rows("diagnostic").stream().map(r -> r.get("text").stringValue()).toList();
    }

    /** The phase rows, each as {@code name(tick, time)}. */
    public List<String> phaseClock() {
        return rows("phase").stream().map(r -> text(r, "name") + "(" + text(r, "simulationTick") + ", " + text(r, "simulationTime") + ")").toList();
    }

    /** The frame rows without what a frame index or a stop changes. */
    public List<String> frameRows(String... without) {
        List<String> leftOut = List.of(without);
        return rows("frame").stream().map(r -> r.propertyStream().filter(e -> !leftOut.contains(e.getKey()))
                .map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining(","))).toList();
    }

    public static String text(JsonNode row, String name) {
        JsonNode value = row.get(name);
        if (value == null) {
            throw new AssertionError("no \"" + name + "\" in " + row);
        }
        return value.isString() ? value.stringValue() : value.toString();
    }

    public static Rational exact(String text) {
        return TimeText.ratio(text);
    }

    /** A scenario in the making. */
    public static final class Plan {
        private final String contract;
        private final List<String> deltas = new ArrayList<>();
        private final List<String> timeline = new ArrayList<>();
        private String settings = "";

        private Plan(String contract) {
            this.contract = contract;
        }

        public Plan deltas(String... texts) {
            deltas.addAll(Arrays.asList(texts));
            return this;
        }

        /** Several deltas in one text, separated by blanks. */
        public Plan list(String texts) {
            return deltas(texts.strip().split("\\s+"));
        }

        public Plan times(int count, String delta) {
            IntStream.range(0, count).forEach(i -> deltas.add(delta));
            return this;
        }

        /** Something that happens before a one-based frame; {@code more} are further keys. */
        public Plan at(int frame, String what, String... more) {
            return entry("\"frame\": " + frame, what, more);
        }

        public Plan atTick(long tick, String what, String... more) {
            return entry("\"tick\": " + tick, what, more);
        }

        public Plan entry(String place, String what, String... more) {
            timeline.add("{" + place + ", \"do\": \"" + what + "\"" + Arrays.stream(more).map(m -> ", " + m).collect(Collectors.joining()) + "}");
            return this;
        }

        public Plan scale(int frame, String value) {
            return at(frame, "timeScale", "\"value\": \"" + value + "\"");
        }

        public Plan settings(String json) {
            settings = ", \"settings\": " + json;
            return this;
        }

        public String json() {
            return "{\"contract\": " + contract + settings + ", \"pacing\": {\"deltas\": ["
                    + deltas.stream().map(d -> "\"" + d + "\"").collect(Collectors.joining(", ")) + "]}, \"timeline\": ["
                    + String.join(", ", timeline) + "]}";
        }

        public Scenario scenario() {
            try {
                return ScenarioReader.parse("test", json(), Path.of("."));
            } catch (InputException e) {
                throw new AssertionError(e.getMessage(), e);
            }
        }

        public Sim run() {
            return Sim.run(scenario());
        }
    }
}
