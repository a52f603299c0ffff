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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Reads the breakpoints of a timeline. */
final class BreakpointReader {
    private static final String TICK_END = "tickEnd";
    private static final String FRAME_END = "frameEnd";
    private static final Pattern HITS = Pattern.compile("(=|>=|%) ?([1-9][0-9]{0,17})");

    private final ClockContract contract;
    private final List<String> bodies;
    private final Supplier<ActionMap> actions;

    /** @param actions the actions that conditions may name */
    BreakpointReader(ClockContract contract, Debuggee sample, Supplier<ActionMap> actions) {
        this.contract = contract;
        this.actions = actions;
        this.bodies = sample == null || sample.physics() == null ? List.of() : sample.physics().bodies().stream().map(BodyShape::name).toList();
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
        boolean end = where.equals(TICK_END) || where.equals(FRAME_END) && !insideFrames;
        if (end && fields.has("object")) {
            throw new InputException(fields.at("object") + ": only a stage calls hooks of objects");
        }
        if (end) {
            return where.equals(TICK_END) ? new BreakpointPlace.TickEnd() : new BreakpointPlace.FrameEnd();
        }
        Stage stage = contract.plan().named(where).filter(s -> stops(s, insideFrames)).orElse(null);
        if (stage == null) {
            throw new InputException(fields.at("where") + ": nothing can stop in \"" + where + "\" here; expected one of "
                    + Stream.concat(contract.plan().stages().stream().filter(s -> stops(s, insideFrames)).map(Stage::name),
                            Stream.of(TICK_END, FRAME_END).limit(insideFrames ? 1 : 2)).collect(Collectors.joining(", ")));
        }
        return fields.has("object") ? new BreakpointPlace.OfObject(stage.index(), fields.text("object"))
                : new BreakpointPlace.AtStage(stage.index());
    }

    private boolean stops(Stage stage, boolean insideFrames) {
        return stage.canStop() && (!insideFrames || contract.plan().inTick(stage));
    }

    private BreakpointPlace contact(JsonFields fields) throws InputException {
        List<String> names = new ArrayList<>();
        for (JsonNode node : fields.list("contact")) {
            if (!node.isString() || !bodies.contains(node.asString())) {
                throw fields.wrong("contact", bodies.isEmpty() ? "a sample with bodies" : "names of bodies: " + String.join(", ", bodies), node);
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
            Names names = new Names(contract, TimeBase.of(contract.rate()), TimeBase.of(contract.rate()).step(contract.rate()), bodies,
                    actions.get());
            Compiled<?> compiled = message ? Expressions.template(text, names) : Expressions.condition(text, names);
            if (!compiled.ok()) {
                throw new InputException(fields.at(key) + ": characters " + (compiled.error().start() + 1) + " to "
                        + Math.max(compiled.error().start() + 1, compiled.error().end()) + ": " + compiled.error().message());
            }
        }
        return text;
    }
}
