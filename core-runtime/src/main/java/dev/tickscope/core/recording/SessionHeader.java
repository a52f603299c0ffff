package dev.tickscope.core.recording;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.ContractWriter;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.Debuggees;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.host.RunSetup;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.time.TimeBase;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The first line of a session file: what does not change during a session.
 *
 * @param setup what the run is made of; its debuggee is null if this program does not have it
 * @param hashes whether hashes of phases and ticks were recorded
 */
record SessionHeader(SessionInfo info, RunSetup setup, boolean hashes) {
    /** What {@code format} says. */
    static final String FORMAT = "tickscope session";
    private static final JsonMapper MAPPER = new JsonMapper();

    ObjectNode tree() {
        ObjectNode tree = MAPPER.createObjectNode();
        tree.put("row", "session").put("format", FORMAT).put("title", info.title()).put("pacing", info.pacing());
        tree.set("contract", ContractWriter.tree(info.contract()));
        tree.put("unitsPerSecond", info.timeBase().unitsPerSecond().toString());
        if (setup.debuggee() != null) {
            tree.put("debuggee", setup.debuggee().id());
        }
        if (setup.probes() == null) {
            tree.putNull("probes");
        } else {
            tree.putObject("probes").put("count", setup.probes().count()).put("latencyFrames", setup.probes().latencyFrames());
        }
        tree.putObject("retention").put("rowBytes", setup.retention().rowBytes()).put("poseBytes", setup.retention().poseBytes());
        ArrayNode actions = tree.putArray("actions");
        info.actions().names().forEach(actions::add);
        ArrayNode bodies = tree.putArray("bodies");
        for (BodyShape body : info.bodies()) {
            bodies.addObject().put("name", body.name()).put("kind", JsonFields.camelCase(body.kind())).put("halfX", body.halfX())
                    .put("halfY", body.halfY()).put("halfZ", body.halfZ()).put("fixed", body.fixed());
        }
        return tree.put("hashes", hashes);
    }

    /** @param source the file and line, for messages */
    static SessionHeader read(String source, JsonNode tree) throws InputException {
        if (!tree.isObject() || !tree.path("format").asString("").equals(FORMAT)) {
            throw new InputException(source + " expected the first line of a session file, with \"format\": \"" + FORMAT + "\"");
        }
        JsonFields fields = new JsonFields(source, tree);
        ClockContract contract = ContractReader.read(fields.at("contract"), fields.required("contract", "a contract"), Path.of("."), null,
                new ArrayList<>());
        TimeBase base = timeBase(fields, contract);
        ActionMap actions = actions(fields);
        List<BodyShape> bodies = bodies(fields);
        SessionInfo info = new SessionInfo(fields.text("title"), fields.text("pacing"), contract, base, base.step(contract.rate()), bodies, actions);
        String id = fields.text("debuggee", null);
        DebuggeeProvider bare = new BareClock(actions);
        DebuggeeProvider debuggee = id == null ? null : id.equals(bare.id()) ? bare : Debuggees.named(id).orElse(null);
        RunSetup setup = new RunSetup(contract, base, debuggee, probes(fields), info.pacing(), retention(fields));
        return new SessionHeader(info, setup, fields.flag("hashes", false));
    }

    private static TimeBase timeBase(JsonFields fields, ClockContract contract) throws InputException {
        TimeBase least = TimeBase.of(contract.rate());
        String text = fields.text("unitsPerSecond");
        try {
            BigInteger[] factor = new BigInteger(text).divideAndRemainder(least.unitsPerSecond());
            if (factor[1].signum() == 0 && factor[0].signum() > 0) {
                return least.times(factor[0]);
            }
        } catch (NumberFormatException e) {
            // The message is the same.
        }
        throw new InputException(fields.at("unitsPerSecond") + ": expected a multiple of " + least.unitsPerSecond() + " in quotes, found \"" + text + "\"");
    }

    private static ActionMap actions(JsonFields fields) throws InputException {
        List<String> names = new ArrayList<>();
        for (JsonNode name : fields.list("actions")) {
            names.add(name.asString(""));
        }
        if (names.size() > ActionMap.MAX_ACTIONS || new HashSet<>(names).size() < names.size()) {
            throw new InputException(fields.at("actions") + ": expected at most " + ActionMap.MAX_ACTIONS + " names, each once");
        }
        return new ActionMap(names);
    }

    private static List<BodyShape> bodies(JsonFields fields) throws InputException {
        List<BodyShape> bodies = new ArrayList<>();
        for (JsonNode node : fields.list("bodies")) {
            JsonFields body = new JsonFields(fields.at("bodies") + "[" + bodies.size() + "]", node);
            bodies.add(new BodyShape(body.text("name"), body.choice("kind", BodyShape.Kind.class), half(body, "halfX"), half(body, "halfY"),
                    half(body, "halfZ"), body.flag("fixed", false)));
        }
        return bodies;
    }

    private static double half(JsonFields body, String key) throws InputException {
        JsonNode value = body.required(key, "a number of metres");
        if (!value.isNumber()) {
            throw body.wrong(key, "a number of metres", value);
        }
        return value.doubleValue();
    }

    private static ProbePlan probes(JsonFields fields) throws InputException {
        if (!fields.has("probes") || fields.node("probes").isNull()) {
            return null;
        }
        JsonFields probes = fields.object("probes");
        return new ProbePlan((int) probes.whole("count", 0, ProbePlan.MAX_COUNT), (int) probes.whole("latencyFrames", 1, ProbePlan.MAX_LATENCY));
    }

    private static Retention retention(JsonFields fields) throws InputException {
        if (!fields.has("retention")) {
            return Retention.DEFAULT;
        }
        JsonFields retention = fields.object("retention");
        return new Retention(retention.whole("rowBytes", Retention.MIN_ROW_BYTES, Long.MAX_VALUE),
                retention.whole("poseBytes", Retention.MIN_POSE_BYTES, Long.MAX_VALUE));
    }
}
