package dev.tickscope.core.contract;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads contracts: the presets shipped with the program, contract files, and objects that extend either with a few policies of their
 * own. Checked on load; an unknown key is an error that names it.
 */
public final class ContractReader {
    /** The three contracts that every rule of the documentation is about. */
    public static final List<String> RULED = List.of("phase", "scaled", "ordered");
    /** Contracts of engines that are in use. */
    public static final List<String> ENGINES = List.of("unity", "godot", "bevy", "unreal-substepping", "unreal-async", "libgdx", "monogame", "stride",
            "jmonkeyengine", "box2d-samples", "matter-js", "mainloop-js", "phaser", "cannon-es");
    /** The ids of all shipped presets. */
    public static final List<String> PRESETS = Stream.concat(RULED.stream(), ENGINES.stream()).toList();
    private static final int MAX_EXTENDS = 8;
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private ContractReader() {
    }

    /** The mapper that all JSON of the project is read with: decimals exact, duplicate keys refused. */
    public static JsonMapper mapper() {
        return MAPPER;
    }

    /** Reads a JSON file; the message of a failure names file, line and column. */
    public static JsonNode readTree(Path file) throws InputException {
        try {
            return parse(file.toString(), Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new InputException(file + ": there is no such file");
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    public static JsonNode parse(String source, String json) throws InputException {
        try {
            JsonNode node = MAPPER.readTree(json);
            if (node == null || node.isMissingNode()) {
                throw new InputException(source + ": the file is empty; expected JSON");
            }
            return node;
        } catch (JacksonException e) {
            throw new InputException(source + ", line " + e.getLocation().getLineNr() + ", column " + e.getLocation().getColumnNr()
                    + ": no valid JSON: " + e.getOriginalMessage(), e);
        }
    }

    /** A shipped preset. */
    public static ClockContract preset(String id) {
        try {
            return build("preset " + id + ":", presetTree(id), null, new ArrayList<>());
        } catch (InputException e) {
            throw new IllegalStateException("a shipped preset is broken: " + e.getMessage(), e);
        }
    }

    /** A shipped preset whose physics, if it has that setting, steps in every fixed tick. */
    public static ClockContract presetWithPhysicsOnTicks(String id) {
        try {
            ObjectNode settings = MAPPER.createObjectNode();
            if (preset(id).settings().stream().anyMatch(s -> s.kind() == Setting.Kind.PHYSICS_ON_FIXED)) {
                settings.put("physicsOnFixed", true);
            }
            return build("preset " + id + ":", presetTree(id), settings, new ArrayList<>());
        } catch (InputException e) {
            throw new IllegalStateException("a shipped preset is broken: " + e.getMessage(), e);
        }
    }

    /**
     * A contract as a scenario names it: a preset id, a path to a contract file, or an object with {@code extends} and overrides.
     *
     * @param source where it stands, for messages
     * @param directory what a relative path starts from
     * @param settings what a user of that engine set, or null; values outside their range are clamped
     * @param notes gets a line for every clamped value
     */
    public static ClockContract read(String source, JsonNode value, Path directory, JsonNode settings, List<String> notes)
            throws InputException {
        return build(source, resolve(source, value, directory, 0), settings, notes);
    }

    /** A contract file. */
    public static ClockContract readFile(Path file) throws InputException {
        Path directory = file.toAbsolutePath().getParent();
        return build(file + ":", resolve(file + ":", readTree(file), directory, 0), null, new ArrayList<>());
    }

    private static ObjectNode resolve(String source, JsonNode value, Path directory, int depth) throws InputException {
        if (depth > MAX_EXTENDS) {
            throw new InputException(JsonFields.said(source) + "more than " + MAX_EXTENDS + " contracts extend one another; is there a circle?");
        }
        if (value.isString()) {
            return named(source, value.stringValue(), directory, depth);
        }
        if (!(value instanceof ObjectNode object)) {
            throw new InputException(JsonFields.said(source) + "expected a preset (" + String.join(", ", PRESETS)
                    + "), a path to a contract file, or an object with \"extends\"");
        }
        JsonNode base = object.get("extends");
        if (base == null) {
            return object;
        }
        if (!base.isString()) {
            throw new InputException(JsonFields.at(source, "extends") + ": expected a preset or a path in quotes, found " + base);
        }
        if (object.has("rate") && object.has("step")) {
            throw new InputException(JsonFields.said(source) + "expected either \"rate\" or \"step\", found both");
        }
        ObjectNode merged = named(source, base.stringValue(), directory, depth).deepCopy();
        for (String key : object.propertyNames()) {
            if (!key.equals("extends")) {
                replaceRate(merged, key);
                merged.set(key, object.get(key));
            }
        }
        if (!object.has("limits") && (object.has("cap") || object.has("rate") || object.has("step"))) {
            // Whoever chooses another tick or cap describes an engine of their own; the inherited one's limits say nothing about it.
            merged.remove("limits");
        }
        return merged;
    }

    /** {@code rate} and {@code step} say the same thing: an override of one replaces an inherited other. */
    private static void replaceRate(ObjectNode merged, String key) {
        if (key.equals("rate")) {
            merged.remove("step");
        } else if (key.equals("step")) {
            merged.remove("rate");
        }
    }

    private static ObjectNode named(String source, String name, Path directory, int depth) throws InputException {
        if (PRESETS.contains(name)) {
            return presetTree(name);
        }
        Path file = directory.resolve(name);
        if (!Files.exists(file)) {
            throw new InputException(JsonFields.said(source) + "\"" + name + "\" is neither a preset (" + String.join(", ", PRESETS)
                    + ") nor an existing contract file");
        }
        return resolve(file + ":", readTree(file), file.toAbsolutePath().getParent(), depth + 1);
    }

    /** The tree of a shipped preset, without its reading.
     * @throws InputException if there is none of that id */
    static ObjectNode presetTree(String id) throws InputException {
        try (InputStream in = ContractReader.class.getResourceAsStream(id + ".json")) {
            if (in == null) {
                throw new InputException("there is no preset \"" + id + "\"; there are " + String.join(", ", PRESETS));
            }
            return (ObjectNode) MAPPER.readTree(in);
        } catch (IOException e) {
            throw new InputException("the preset \"" + id + "\" cannot be read: " + e.getMessage(), e);
        }
    }

    private static ClockContract build(String source, ObjectNode tree, JsonNode chosen, List<String> notes) throws InputException {
        List<Setting> settings = SettingsReader.declared(source, tree);
        ObjectNode applied = SettingsReader.apply(source, tree, settings, chosen, notes);
        JsonFields fields = new JsonFields(source, applied);
        fields.has("settings");
        PhysicsCadence physics = fields.choice("physics", PhysicsCadence.class);
        ClockContract contract = new ClockContract(fields.text("id", "custom"), fields.text("title", "custom contract"), rate(fields),
                cap(fields), fields.choice("capTest", CapTest.class), fields.choice("excess", Excess.class),
                fields.choice("discardAt", DiscardAt.class), positive(fields, "maxDelta"), positive(fields, "maxScaledDelta"),
                fields.choice("alpha", AlphaPolicy.class), scale(fields.object("timeScale")), fields.choice("pause", PausePolicy.class),
                fields.choice("singleStep", SingleStep.class), fields.choice("tickEndStop", TickEndStop.class),
                fields.choice("startFrame", StartFrame.class), fields.choice("sceneLoad", SceneChange.class),
                fields.choice("restart", SceneChange.class), physics,
                fields.has("substeps") ? (int) fields.whole("substeps", 1, ClockContract.MOST_SUBSTEPS) : 1,
                new ObjectPolicy(fields.choice("join", JoinPolicy.class), fields.choice("removal", RemovalPolicy.class)),
                new InputPolicy(fields.choice("inputLatch", InputLatch.class), fields.choice("inputOnPause", InputOnPause.class)),
                hold(fields), fields.choice("history", HistoryPolicy.class), fields.choice("idleFrames", IdleFrames.class),
                fields.choice("dropReport", DropReport.class), EngineFields.delta(fields), EngineFields.backlog(fields),
                EngineFields.ticks(fields), EngineFields.arithmetic(fields), settings, plan(fields, physics), limits(fields));
        EngineFields.check(fields, contract);
        checkLimits(fields, contract);
        fields.end();
        return contract;
    }

    private static ClockContract.Limits limits(JsonFields fields) throws InputException {
        if (!fields.has("limits") || fields.node("limits").isNull()) {
            return null;
        }
        JsonFields limits = fields.object("limits");
        ClockContract.Limits read = new ClockContract.Limits(positive(limits, "maxStep"), limits.whole("maxCap", 1, 1_000_000));
        limits.end();
        return read;
    }

    private static void checkLimits(JsonFields fields, ClockContract contract) throws InputException {
        if (contract.limits() == null) {
            return;
        }
        Rational maxStep = contract.limits().maxStep();
        if (maxStep != null && contract.rate().step().compareTo(maxStep) > 0) {
            throw new InputException(fields.path() + ": a tick of " + contract.rate().step() + " s is longer than the engine's limit of " + maxStep + " s");
        }
        long maxCap = contract.limits().maxCap();
        if (contract.capTicks() > maxCap) {
            throw new InputException(fields.at("cap") + ": the engine runs 1 to " + maxCap + " ticks a frame, not "
                    + (contract.hasCap() ? contract.capTicks() : "any number"));
        }
    }

    private static TickRate rate(JsonFields fields) throws InputException {
        if (fields.has("rate") == fields.has("step")) {
            throw new InputException(JsonFields.said(fields.path()) + "expected either \"rate\" (ticks a second) or \"step\" (the length of a tick)");
        }
        String key = fields.has("rate") ? "rate" : "step";
        try {
            if (key.equals("rate")) {
                return TickRate.of(fields.ratio("rate"));
            }
            Rational step = fields.timeOrNull("step");
            if (step == null || step.signum() <= 0) {
                throw new InputException(fields.at("step") + ": expected a time above 0");
            }
            return TickRate.of(step.inverse());
        } catch (IllegalArgumentException e) {
            throw new InputException(fields.at(key) + ": " + e.getMessage());
        }
    }

    private static long cap(JsonFields fields) throws InputException {
        JsonNode value = fields.required("cap", "a whole number of ticks, or null for no cap");
        if (value.isNull()) {
            return ClockContract.NO_CAP;
        }
        if (value.isIntegralNumber() && value.canConvertToLong() && value.longValue() == 0) {
            throw new InputException(fields.at("cap") + ": 0 would run no tick at all: use null for no cap");
        }
        return fields.whole("cap", 1, 1_000_000);
    }

    private static HoldPolicy hold(JsonFields fields) throws InputException {
        JsonNode delay = fields.required("probeDelay", "a whole number of ticks, or null for an engine without probes");
        return new HoldPolicy(delay.isNull() ? HoldPolicy.NONE : (int) fields.whole("probeDelay", 0, 16),
                fields.choice("heldAtZeroScale", HoldPolicy.AtZeroScale.class), fields.choice("heldCount", HoldPolicy.Count.class));
    }

    private static Rational positive(JsonFields fields, String key) throws InputException {
        Rational value = fields.timeOrNull(key);
        if (value != null && value.signum() <= 0) {
            throw new InputException(fields.at(key) + ": expected a time above 0, or null for none");
        }
        return value;
    }

    private static ScaleRange scale(JsonFields fields) throws InputException {
        Rational min = fields.has("min") ? fields.ratio("min") : Rational.ZERO;
        Rational max = fields.has("max") ? fields.ratio("max") : Rational.of(100);
        String owner = fields.text("owner", "tool");
        if (!owner.equals("tool") && !owner.equals("engine")) {
            throw new InputException(fields.at("owner") + ": expected tool or engine, found \"" + owner + "\"");
        }
        fields.end();
        try {
            return new ScaleRange(min, max, owner.equals("engine"));
        } catch (IllegalArgumentException e) {
            throw new InputException(fields.path() + ": " + e.getMessage());
        }
    }

    private static PhasePlan plan(JsonFields fields, PhysicsCadence physics) throws InputException {
        UpdateOrder order = fields.choice("updateOrder", UpdateOrder.class);
        ClockReading contactClock = fields.has("contactClock") ? fields.choice("contactClock", ContactClock.class).reading() : null;
        JsonFields phases = fields.object("phases");
        List<Stage> before = stages(phases, "before", contactClock, physics == PhysicsCadence.PER_FRAME);
        List<Stage> tick = stages(phases, "tick", contactClock, physics == PhysicsCadence.PER_TICK);
        List<Stage> after = stages(phases, "after", contactClock, physics == PhysicsCadence.PER_FRAME);
        phases.end();
        order.arrange(before, after);
        if (tick.isEmpty()) {
            throw new InputException(phases.at("tick") + ": expected at least one phase in a fixed tick");
        }
        Set<String> names = new HashSet<>();
        for (List<Stage> part : List.of(before, tick, after)) {
            for (Stage stage : part) {
                if (!names.add(stage.name())) {
                    throw new InputException(phases.path() + ": two phases are named \"" + stage.name() + "\"");
                }
            }
        }
        if (names.size() > PhasePlan.MAX_STAGES) {
            throw new InputException(phases.path() + ": " + names.size() + " phases; at most " + PhasePlan.MAX_STAGES + " are possible");
        }
        return new PhasePlan(before, tick, after);
    }

    private static List<Stage> stages(JsonFields phases, String part, ClockReading contactClock, boolean physicsHere) throws InputException {
        List<Stage> stages = new ArrayList<>();
        for (JsonNode node : phases.list(part)) {
            JsonFields fields = new JsonFields(phases.at(part) + "[" + stages.size() + "]", node);
            String name = fields.text("name");
            Stage stage = new Stage(0, name, fields.text("title", name), fields.choice("phase", Phase.class),
                    fields.choice("role", StageRole.class), fields.choice("suspend", SuspendPoint.class), fields.choice("clock", ClockReading.class));
            fields.end();
            if (stage.suspend() == SuspendPoint.TICK_END && !part.equals("tick")) {
                throw new InputException(fields.at("suspend") + ": \"tickEnd\" is for phases of a fixed tick; expected beforeHook or none");
            }
            boolean contacts = contactClock != null && stage.role() == StageRole.CONTACTS;
            if (stage.role() != StageRole.PHYSICS || physicsHere) {
                stages.add(contacts ? stage.reading(contactClock) : stage);
            }
        }
        return stages;
    }

    /** What the simulation fields mean in contact hooks. */
    private enum ContactClock {
        COMPLETED, PENDING;

        ClockReading reading() {
            return this == COMPLETED ? ClockReading.COMPLETED : ClockReading.PENDING;
        }
    }

    /** Whether the stage named {@code update} runs before or after the fixed ticks. */
    private enum UpdateOrder {
        BEFORE, AFTER;

        void arrange(List<Stage> before, List<Stage> after) {
            List<Stage> from = this == BEFORE ? after : before;
            for (Stage stage : List.copyOf(from)) {
                if (stage.name().equals("update")) {
                    from.remove(stage);
                    if (this == BEFORE) {
                        before.add(stage);
                    } else {
                        after.add(0, stage);
                    }
                }
            }
        }
    }
}
