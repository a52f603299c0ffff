package dev.tickscope.core.contract;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a project sets of the settings that its engine offers, and the file that keeps it. A setting that stands at its default is not
 * kept, so a project that changes nothing saves nothing for them, and a file from before a setting existed loads with its default.
 * Immutable.
 *
 * <p>The file is JSON: {@code {"contract": "scaled", "settings": {"fixedHz": 120}}}.
 */
public final class ProjectSettings {
    private static final JsonMapper WRITER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private final String contractId;
    private final ClockContract defaults;
    /** Changed ones only, in the order of {@link Setting.Kind}; 0 and 1 stand for a switch. */
    private final Map<Setting.Kind, Long> changed;

    private ProjectSettings(String contractId, ClockContract defaults, Map<Setting.Kind, Long> changed) {
        this.contractId = contractId;
        this.defaults = defaults;
        this.changed = changed;
    }

    /** A project of a shipped engine in which nothing was changed. */
    public static ProjectSettings untouched(String contractId) {
        return new ProjectSettings(contractId, ContractReader.preset(contractId), new EnumMap<>(Setting.Kind.class));
    }

    /**
     * Sets one. Numbers are cut to whole ones and clamped to the range.
     *
     * @param value a number; for a switch 0 is off and everything else on
     * @param notes gets a line if the value was changed by that
     * @throws IllegalArgumentException if the engine has no such setting
     */
    public ProjectSettings with(Setting.Kind kind, BigDecimal value, List<String> notes) {
        Setting setting = setting(kind);
        Map<Setting.Kind, Long> now = new EnumMap<>(Setting.Kind.class);
        now.putAll(changed);
        long applied = isSwitch(kind) ? value.signum() == 0 ? 0 : 1 : setting.clamped(value, notes);
        if (applied == defaultOf(kind)) {
            now.remove(kind);
        } else {
            now.put(kind, applied);
        }
        return new ProjectSettings(contractId, defaults, now);
    }

    private Setting setting(Setting.Kind kind) {
        return defaults.settings().stream().filter(s -> s.kind() == kind).findFirst().orElseThrow(
                () -> new IllegalArgumentException(contractId + " has no setting " + JsonFields.camelCase(kind)));
    }

    private static boolean isSwitch(Setting.Kind kind) {
        return kind == Setting.Kind.PHYSICS_ON_FIXED;
    }

    /** The settings that the engine offers. */
    public List<Setting> offered() {
        return defaults.settings();
    }

    /** What it is set to: a number, or 0 and 1 for a switch. */
    public long value(Setting.Kind kind) {
        return Optional.ofNullable(changed.get(kind)).orElseGet(() -> defaultOf(kind));
    }

    private long defaultOf(Setting.Kind kind) {
        setting(kind);
        return switch (kind) {
            case FIXED_HZ -> defaults.rate().ticks() / defaults.rate().seconds();
            case MAX_STEPS_PER_FRAME -> defaults.capTicks();
            case PROBE_DELAY -> defaults.hold().probeDelay();
            case PHYSICS_ON_FIXED -> defaults.physics() == PhysicsCadence.PER_TICK ? 1 : 0;
        };
    }

    /** The engine's contract with these settings. */
    public ClockContract contract() {
        try {
            return ContractReader.read(contractId + ":", WRITER.getNodeFactory().stringNode(contractId), Path.of("."),
                    changed.isEmpty() ? null : settingsNode(), new ArrayList<>());
        } catch (InputException e) {
            throw new IllegalStateException("settings that were clamped do not fit their contract: " + e.getMessage(), e);
        }
    }

    private ObjectNode settingsNode() {
        ObjectNode node = WRITER.createObjectNode();
        changed.forEach((kind, value) -> {
            if (isSwitch(kind)) {
                node.put(JsonFields.camelCase(kind), value != 0);
            } else {
                node.put(JsonFields.camelCase(kind), value);
            }
        });
        return node;
    }

    /** What is saved, as text. */
    public String json() {
        ObjectNode file = WRITER.createObjectNode();
        file.put("contract", contractId);
        if (!changed.isEmpty()) {
            file.set("settings", settingsNode());
        }
        return WRITER.writeValueAsString(file) + "\n";
    }

    public void save(Path file) throws IOException {
        Files.writeString(file, json());
    }

    /**
     * Reads a file.
     *
     * @param notes gets a line for every value that was clamped
     */
    public static ProjectSettings load(Path file, List<String> notes) throws InputException {
        return read(file + ":", ContractReader.readTree(file), notes);
    }

    static ProjectSettings read(String source, JsonNode tree, List<String> notes) throws InputException {
        JsonFields fields = new JsonFields(source, tree);
        String id = fields.text("contract");
        if (!ContractReader.PRESETS.contains(id)) {
            throw new InputException(fields.at("contract") + ": expected one of " + String.join(", ", ContractReader.PRESETS) + ", found \"" + id + "\"");
        }
        ProjectSettings project = untouched(id);
        if (fields.has("settings")) {
            project = project.withAll(fields.object("settings"), notes);
        }
        fields.end();
        return project;
    }

    private ProjectSettings withAll(JsonFields saved, List<String> notes) throws InputException {
        ProjectSettings project = this;
        for (Setting setting : offered()) {
            String name = JsonFields.camelCase(setting.kind());
            if (!saved.has(name)) {
                continue;
            }
            if (isSwitch(setting.kind())) {
                project = project.with(setting.kind(), saved.flag(name, false) ? BigDecimal.ONE : BigDecimal.ZERO, notes);
            } else if (saved.node(name).isNumber()) {
                project = project.with(setting.kind(), saved.node(name).decimalValue(), notes);
            } else {
                throw saved.wrong(name, "a number", saved.node(name));
            }
        }
        saved.end();
        return project;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ProjectSettings p && contractId.equals(p.contractId) && changed.equals(p.changed);
    }

    @Override
    public int hashCode() {
        return contractId.hashCode() * 31 + changed.hashCode();
    }

    @Override
    public String toString() {
        return contractId + " " + changed;
    }
}
