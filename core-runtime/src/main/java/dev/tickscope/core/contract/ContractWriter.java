package dev.tickscope.core.contract;

import dev.tickscope.core.time.Rational;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes a contract as JSON that {@link ContractReader} reads back to the same contract. */
public final class ContractWriter {
    private static final JsonMapper MAPPER = new JsonMapper();

    private ContractWriter() {
    }

    /** The same as text, a policy a line. */
    public static String text(ClockContract contract) {
        return tree(contract).toPrettyString();
    }

    /** All policies, without reference to a preset. */
    public static ObjectNode tree(ClockContract contract) {
        ObjectNode tree = MAPPER.createObjectNode();
        tree.put("id", contract.id());
        tree.put("title", contract.title());
        tree.put("rate", contract.rate().step().inverse().toString());
        if (contract.hasCap()) {
            tree.put("cap", contract.capTicks());
        } else {
            tree.putNull("cap");
        }
        choice(tree, "capTest", contract.capTest());
        choice(tree, "excess", contract.excess());
        choice(tree, "discardAt", contract.discardAt());
        time(tree, "maxDelta", contract.maxDelta());
        time(tree, "maxScaledDelta", contract.maxScaledDelta());
        choice(tree, "alpha", contract.alpha());
        tree.putObject("timeScale").put("min", contract.timeScale().min().toString()).put("max", contract.timeScale().max().toString())
                .put("owner", contract.timeScale().ofEngine() ? "engine" : "tool");
        choice(tree, "pause", contract.pause());
        choice(tree, "singleStep", contract.singleStep());
        choice(tree, "tickEndStop", contract.tickEndStop());
        choice(tree, "startFrame", contract.startFrame());
        choice(tree, "sceneLoad", contract.sceneLoad());
        choice(tree, "restart", contract.restart());
        choice(tree, "physics", contract.physics());
        tree.put("substeps", contract.substeps());
        choice(tree, "join", contract.objects().join());
        choice(tree, "removal", contract.objects().removal());
        choice(tree, "inputLatch", contract.input().latch());
        choice(tree, "inputOnPause", contract.input().onPause());
        if (contract.hold().hasProbes()) {
            tree.put("probeDelay", contract.hold().probeDelay());
        } else {
            tree.putNull("probeDelay");
        }
        choice(tree, "heldAtZeroScale", contract.hold().atZeroScale());
        choice(tree, "heldCount", contract.hold().count());
        choice(tree, "history", contract.history());
        choice(tree, "idleFrames", contract.idleFrames());
        choice(tree, "dropReport", contract.dropReport());
        engine(tree, contract);
        ObjectNode settings = tree.putObject("settings");
        for (Setting setting : contract.settings()) {
            settings.putObject(JsonFields.camelCase(setting.kind())).put("min", setting.min()).put("max", setting.max());
        }
        if (contract.limits() != null) {
            ObjectNode limits = tree.putObject("limits");
            time(limits, "maxStep", contract.limits().maxStep());
            limits.put("maxCap", contract.limits().maxCap());
        }
        boolean updateFirst = contract.plan().before().stream().anyMatch(stage -> stage.name().equals("update"));
        tree.put("updateOrder", updateFirst ? "before" : "after");
        ObjectNode phases = tree.putObject("phases");
        stages(phases.putArray("before"), contract.plan().before());
        stages(phases.putArray("tick"), contract.plan().tick());
        stages(phases.putArray("after"), contract.plan().after());
        return tree;
    }

    private static void engine(ObjectNode tree, ClockContract contract) {
        DeltaPolicy delta = contract.deltas();
        tree.put("settleFrames", delta.settleFrames());
        choice(tree, "unusableDelta", delta.unusable());
        time(tree, "longestUsable", delta.longestUsable());
        choice(tree, "smoothing", delta.smoothing());
        tree.put("smoothingFrames", delta.smoothingFrames());
        choice(tree, "snapDelta", delta.snap());
        tree.put("snapWithin", delta.snapWithin().toString());
        time(tree, "maxCarry", contract.backlog().maxCarry());
        time(tree, "maxBacklog", contract.backlog().maxBacklog());
        tree.put("tickMargin", contract.backlog().tickMargin().toString());
        choice(tree, "tickLength", contract.ticks().length());
        choice(tree, "scaleActs", contract.ticks().scaleActs());
        choice(tree, "cappedDelta", contract.ticks().cappedDelta());
        tree.put("jitterFix", contract.ticks().jitterFix().toString());
        ArithmeticPolicy arithmetic = contract.arithmetic();
        choice(tree, "arithmetic", arithmetic.numbers());
        choice(tree, "arithmeticUnit", arithmetic.unit());
        choice(tree, "deltaSource", arithmetic.source());
        choice(tree, "tickPayment", arithmetic.payment());
        tree.put("tickEpsilon", arithmetic.epsilon().toString());
    }

    private static void stages(ArrayNode into, List<Stage> stages) {
        for (Stage stage : stages) {
            ObjectNode node = into.addObject();
            node.put("name", stage.name());
            node.put("title", stage.title());
            choice(node, "phase", stage.phase());
            choice(node, "role", stage.role());
            choice(node, "suspend", stage.suspend());
            choice(node, "clock", stage.reading());
        }
    }

    private static void choice(ObjectNode tree, String key, Enum<?> constant) {
        tree.put(key, JsonFields.camelCase(constant));
    }

    private static void time(ObjectNode tree, String key, Rational seconds) {
        if (seconds == null) {
            tree.putNull(key);
        } else {
            tree.put(key, seconds.toString());
        }
    }
}
