package dev.tickscope.core.contract;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The settings that a contract offers, and what a project chose: each is turned into the policy it stands for, clamped to its range. */
final class SettingsReader {
    private SettingsReader() {
    }

    static List<Setting> declared(String source, ObjectNode tree) throws InputException {
        List<Setting> settings = new ArrayList<>();
        if (!tree.has("settings")) {
            return settings;
        }
        JsonFields fields = new JsonFields(source + " settings", tree.get("settings"));
        for (Setting.Kind kind : Setting.Kind.values()) {
            String name = JsonFields.camelCase(kind);
            if (fields.has(name)) {
                JsonFields range = fields.object(name);
                long min = range.whole("min", 0, Integer.MAX_VALUE);
                settings.add(new Setting(kind, min, range.whole("max", min, Integer.MAX_VALUE)));
                range.end();
            }
        }
        fields.end();
        return List.copyOf(settings);
    }

    static ObjectNode apply(String source, ObjectNode tree, List<Setting> settings, JsonNode chosen, List<String> notes)
            throws InputException {
        ObjectNode applied = tree.deepCopy();
        if (chosen == null) {
            return applied;
        }
        JsonFields fields = new JsonFields(source + " settings", chosen);
        for (Setting setting : settings) {
            String name = JsonFields.camelCase(setting.kind());
            if (fields.has(name)) {
                set(applied, setting, fields, name, notes);
            }
        }
        fields.end();
        return applied;
    }

    private static void set(ObjectNode applied, Setting setting, JsonFields fields, String name, List<String> notes) throws InputException {
        switch (setting.kind()) {
            case FIXED_HZ -> {
                applied.remove("step");
                applied.put("rate", clamped(setting, fields, name, notes));
            }
            case MAX_STEPS_PER_FRAME -> applied.put("cap", clamped(setting, fields, name, notes));
            case PROBE_DELAY -> applied.put("probeDelay", clamped(setting, fields, name, notes));
            case PHYSICS_ON_FIXED -> applied.put("physics", fields.flag(name, false) ? "perTick" : "perFrame");
        }
    }

    /** Fractions are cut off before clamping. */
    private static long clamped(Setting setting, JsonFields fields, String name, List<String> notes) throws InputException {
        JsonNode value = fields.node(name);
        if (!value.isNumber()) {
            throw fields.wrong(name, "a number", value);
        }
        return setting.clamped(value.decimalValue(), notes);
    }
}
