package dev.tickscope.core.contract;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A stage of a plan that somebody is changing: its keys as text, as files write them. */
public record StageDraft(String name, String title, String phase, String role, String suspend, String clock) {
    /** The parts of a frame, in order. */
    public enum Part {
        BEFORE("before", "before the ticks"), TICK("tick", "in each tick"), AFTER("after", "after the ticks");

        private final String key;
        private final String words;

        Part(String key, String words) {
            this.key = key;
            this.words = words;
        }

        /** Its key in files. */
        public String key() {
            return key;
        }

        /** When its stages run. */
        public String words() {
            return words;
        }
    }

    /** The stages of a frame. Immutable. */
    public record Plan(List<StageDraft> before, List<StageDraft> tick, List<StageDraft> after) {
        public Plan {
            before = List.copyOf(before);
            tick = List.copyOf(tick);
            after = List.copyOf(after);
        }

        static Plan of(ObjectNode tree) {
            JsonNode phases = tree.get("phases");
            return new Plan(stages(phases, Part.BEFORE), stages(phases, Part.TICK), stages(phases, Part.AFTER));
        }

        private static List<StageDraft> stages(JsonNode phases, Part part) {
            return phases.get(part.key()).valueStream().map(StageDraft::of).toList();
        }

        /** The stages of a part. */
        public List<StageDraft> part(Part part) {
            return switch (part) {
                case BEFORE -> before;
                case TICK -> tick;
                case AFTER -> after;
            };
        }

        /** Other stages in one part. */
        public Plan with(Part part, List<StageDraft> stages) {
            return new Plan(part == Part.BEFORE ? stages : before, part == Part.TICK ? stages : tick, part == Part.AFTER ? stages : after);
        }

        /** How many stages there are. */
        public int size() {
            return before.size() + tick.size() + after.size();
        }

        /** Another stage in place of one. */
        public Plan with(Part part, int index, StageDraft stage) {
            List<StageDraft> stages = new ArrayList<>(part(part));
            stages.set(index, stage);
            return with(part, stages);
        }

        ObjectNode tree() {
            ObjectNode tree = ContractReader.mapper().createObjectNode();
            for (Part part : Part.values()) {
                ArrayNode stages = tree.putArray(part.key());
                part(part).forEach(stage -> stage.write(stages.addObject()));
            }
            return tree;
        }
    }

    private static StageDraft of(JsonNode node) {
        String name = text(node, "name", "");
        return new StageDraft(name, text(node, "title", name), text(node, "phase", ""), text(node, "role", ""), text(node, "suspend", ""),
                text(node, "clock", ""));
    }

    private static String text(JsonNode node, String key, String otherwise) {
        return node.has(key) ? node.get(key).stringValue() : otherwise;
    }

    private void write(ObjectNode node) {
        node.put("name", name).put("title", title).put("phase", phase).put("role", role).put("suspend", suspend).put("clock", clock);
    }

    /** The value of one of its keys. */
    public String text(String key) {
        return switch (key) {
            case "name" -> name;
            case "title" -> title;
            case "phase" -> phase;
            case "role" -> role;
            case "suspend" -> suspend;
            case "clock" -> clock;
            default -> throw new IllegalArgumentException("a stage has no " + key);
        };
    }

    /** Another value for one of its keys. */
    public StageDraft with(String key, String text) {
        return new StageDraft(key.equals("name") ? text : name, key.equals("title") ? text : title, key.equals("phase") ? text : phase,
                key.equals("role") ? text : role, key.equals("suspend") ? text : suspend, key.equals("clock") ? text : clock);
    }
}
