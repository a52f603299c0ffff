package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.HitRule;
import dev.tickscope.core.expression.Compiled;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.time.TimeBase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Reads the breakpoints of a timeline. */
final class BreakpointReader {
    private static final Pattern HITS = Pattern.compile("(=|>=|%) ?([1-9][0-9]{0,17})");

    private final ClockContract contract;
    private final List<BodyShape> bodies;
    private final Supplier<ActionMap> actions;

    /** @param actions the actions that conditions may name */
    BreakpointReader(ClockContract contract, Debuggee sample, Supplier<ActionMap> actions) {
        this.contract = contract;
        this.actions = actions;
        this.bodies = sample == null || sample.physics() == null ? List.of() : sample.physics().bodies();
    }

    TimelineEntry.Break read(JsonFields fields, boolean insideFrames) throws InputException {
        boolean stays = fields.flag("stays", false);
        String condition = checked(fields, "condition", false);
        String log = checked(fields, "log", true);
        return new TimelineEntry.Break(new Breakpoint(1, place(fields, insideFrames), 0, -1, condition, hits(fields), log,
                fields.flag("once", false)), stays);
    }

    private BreakpointPlace place(JsonFields fields, boolean insideFrames) throws InputException {
        if (fields.has("contact")) {
            if (fields.has("where") || fields.has("object")) {
                throw new InputException(fields.at("contact") + ": a contact is a place by itself, without \"where\" and \"object\"");
            }
            return contact(fields);
        }
        String where = fields.text("where", contract.plan().tick().stream().filter(Stage::canStop).findFirst().map(Stage::name).orElse(""));
        BreakpointPlace place = PlaceNames.read(fields.at("where"), where, contract, insideFrames);
        if (!fields.has("object")) {
            return place;
        }
        if (place instanceof BreakpointPlace.AtStage at) {
            return new BreakpointPlace.OfObject(at.stage(), fields.text("object"));
        }
        throw new InputException(fields.at("object") + ": only a stage calls hooks of objects");
    }

    private BreakpointPlace contact(JsonFields fields) throws InputException {
        List<String> known = bodies.stream().map(BodyShape::name).toList();
        List<String> names = new ArrayList<>();
        for (JsonNode node : fields.list("contact")) {
            if (!node.isString() || !known.contains(node.asString())) {
                throw fields.wrong("contact", known.isEmpty() ? "a sample with bodies" : "names of bodies: " + String.join(", ", known), node);
            }
            names.add(node.asString());
        }
        if (names.isEmpty() || names.size() > 2) {
            throw new InputException(fields.at("contact") + ": expected one body or two");
        }
        return new BreakpointPlace.Contact(names.get(0), names.size() == 2 ? names.get(1) : "");
    }

    private HitRule hits(JsonFields fields) throws InputException {
        if (!fields.has("hits")) {
            return new HitRule(HitRule.Kind.MULTIPLE, fields.whole("everyHits", 1, Long.MAX_VALUE, 1));
        }
        if (fields.has("everyHits")) {
            throw new InputException(fields.at("hits") + ": found both \"hits\" and \"everyHits\"");
        }
        Matcher matcher = HITS.matcher(fields.text("hits"));
        if (!matcher.matches()) {
            throw new InputException(fields.at("hits") + ": expected =, >= or % and a whole number of 1 or more, such as \"= 3\"");
        }
        HitRule.Kind kind = switch (matcher.group(1)) {
            case "=" -> HitRule.Kind.EQUAL;
            case ">=" -> HitRule.Kind.AT_LEAST;
            default -> HitRule.Kind.MULTIPLE;
        };
        return new HitRule(kind, Long.parseLong(matcher.group(2)));
    }

    /** A condition or message; one that is not understood is told with its position. */
    private String checked(JsonFields fields, String key, boolean message) throws InputException {
        String text = fields.text(key, "");
        if (!text.isEmpty()) {
            Names names = Names.of(contract, TimeBase.of(contract.rate()), bodies, actions.get());
            Compiled<?> compiled = message ? Expressions.template(text, names) : Expressions.condition(text, names);
            if (!compiled.ok()) {
                throw new InputException(fields.at(key) + ": characters " + (compiled.error().start() + 1) + " to "
                        + Math.max(compiled.error().start() + 1, compiled.error().end()) + ": " + compiled.error().message());
            }
        }
        return text;
    }
}
