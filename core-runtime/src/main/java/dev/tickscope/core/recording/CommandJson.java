package dev.tickscope.core.recording;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.HitRule;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeScale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Commands and breakpoints as JSON. */
final class CommandJson {
    private static final JsonMapper MAPPER = new JsonMapper();

    private CommandJson() {
    }

    static ObjectNode write(Command command) {
        ObjectNode node = MAPPER.createObjectNode();
        String name = command.getClass().getSimpleName();
        node.put("do", Character.toLowerCase(name.charAt(0)) + name.substring(1));
        if (command instanceof Command.RunTo run) {
            node.put("target", JsonFields.camelCase(run.target().kind())).put("number", run.target().value());
        } else if (command instanceof Command.SetTimeScale scale) {
            node.put("value", scale.value().value().toString());
        } else if (command instanceof Command.SetCap cap) {
            node.put("ticks", cap.ticks());
        } else if (command instanceof Command.SetRate rate) {
            node.put("rate", rate.rate().perSecond().toString());
        } else if (command instanceof Command.SetMaxDelta max) {
            if (max.seconds() == null) {
                node.putNull("seconds");
            } else {
                node.put("seconds", max.seconds().toString());
            }
        } else if (command instanceof Command.AddBreakpoint add) {
            node.set("breakpoint", write(add.breakpoint()));
        } else if (command instanceof Command.EnableBreakpoint enable) {
            node.put("id", enable.id()).put("enabled", enable.enabled());
        } else if (command instanceof Command.RemoveBreakpoint remove) {
            node.put("id", remove.id());
        } else if (command instanceof Command.InputEdge edge) {
            node.put("action", edge.action()).put("down", edge.down());
        } else if (command instanceof Command.ActOnObject act) {
            ObjectAction action = act.action();
            node.put("verb", JsonFields.camelCase(action.verb())).put("object", action.object());
            node.put("x", bits(action.x())).put("y", bits(action.y())).put("angle", bits(action.angle()));
        }
        return node;
    }

    /** A number that comes back to the last bit. */
    private static String bits(double value) {
        return Double.toHexString(value);
    }

    static Command read(JsonFields fields) throws InputException {
        String what = fields.text("do");
        Command command = switch (what) {
            case "resume" -> new Command.Resume();
            case "pause" -> new Command.Pause();
            case "stepTick" -> new Command.StepTick();
            case "stepPhase" -> new Command.StepPhase();
            case "stepFrame" -> new Command.StepFrame();
            case "finishFrame" -> new Command.FinishFrame();
            case "loadScene" -> new Command.LoadScene();
            case "restart" -> new Command.Restart();
            case "runTo" -> new Command.RunTo(new RunTarget(fields.choice("target", RunTarget.Kind.class), fields.whole("number", 0, Long.MAX_VALUE)));
            case "setTimeScale" -> new Command.SetTimeScale(TimeScale.of(fields.ratio("value")));
            case "setCap" -> new Command.SetCap(fields.whole("ticks", 0, Long.MAX_VALUE));
            case "setRate" -> new Command.SetRate(rate(fields));
            case "setMaxDelta" -> new Command.SetMaxDelta(seconds(fields));
            case "addBreakpoint" -> new Command.AddBreakpoint(breakpoint(fields.object("breakpoint")));
            case "enableBreakpoint" -> new Command.EnableBreakpoint(id(fields), fields.flag("enabled", true));
            case "removeBreakpoint" -> new Command.RemoveBreakpoint(id(fields));
            case "inputEdge" -> new Command.InputEdge((int) fields.whole("action", 0, 63), fields.flag("down", true));
            case "actOnObject" -> new Command.ActOnObject(new ObjectAction(fields.choice("verb", ObjectAction.Verb.class), fields.text("object"),
                    number(fields, "x"), number(fields, "y"), number(fields, "angle")));
            default -> throw new InputException(fields.at("do") + ": there is no command \"" + what + "\"");
        };
        return command;
    }

    private static Rational seconds(JsonFields fields) throws InputException {
        return fields.node("seconds") == null || fields.node("seconds").isNull() ? null : fields.ratio("seconds");
    }

    private static TickRate rate(JsonFields fields) throws InputException {
        try {
            return TickRate.of(fields.ratio("rate"));
        } catch (IllegalArgumentException e) {
            throw new InputException(fields.at("rate") + ": " + e.getMessage(), e);
        }
    }

    private static int id(JsonFields fields) throws InputException {
        return (int) fields.whole("id", 1, Integer.MAX_VALUE);
    }

    private static double number(JsonFields fields, String key) throws InputException {
        String text = fields.text(key);
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new InputException(fields.at(key) + ": expected a number, found \"" + text + "\"", e);
        }
    }

    static ObjectNode write(Breakpoint breakpoint) {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("id", breakpoint.id());
        BreakpointPlace place = breakpoint.place();
        if (place instanceof BreakpointPlace.AtStage at) {
            node.put("place", "stage").put("stage", at.stage());
        } else if (place instanceof BreakpointPlace.OfObject of) {
            node.put("place", "object").put("stage", of.stage()).put("object", of.object());
        } else if (place instanceof BreakpointPlace.Contact contact) {
            node.put("place", "contact").put("bodyA", contact.bodyA()).put("bodyB", contact.bodyB());
        } else if (place instanceof BreakpointPlace.AtPhase at) {
            node.put("place", "phase").put("phase", JsonFields.camelCase(at.phase()));
        } else {
            node.put("place", place instanceof BreakpointPlace.TickEnd ? "tickEnd" : "frameEnd");
        }
        node.put("onlyTick", breakpoint.onlyTick()).put("onlyFrame", breakpoint.onlyFrame()).put("condition", breakpoint.condition());
        node.put("hits", JsonFields.camelCase(breakpoint.hitRule().kind())).put("count", breakpoint.hitRule().count());
        return node.put("log", breakpoint.logMessage()).put("once", breakpoint.once());
    }

    static Breakpoint breakpoint(JsonFields fields) throws InputException {
        return new Breakpoint(id(fields), place(fields), fields.whole("onlyTick", 0, Long.MAX_VALUE, 0),
                fields.whole("onlyFrame", -1, Long.MAX_VALUE, -1), fields.text("condition", ""),
                new HitRule(fields.choice("hits", HitRule.Kind.class), fields.whole("count", 1, Long.MAX_VALUE)), fields.text("log", ""),
                fields.flag("once", false));
    }

    private static BreakpointPlace place(JsonFields fields) throws InputException {
        String place = fields.text("place");
        return switch (place) {
            case "stage" -> new BreakpointPlace.AtStage(stage(fields));
            case "object" -> new BreakpointPlace.OfObject(stage(fields), fields.text("object"));
            case "contact" -> new BreakpointPlace.Contact(fields.text("bodyA"), fields.text("bodyB"));
            case "phase" -> new BreakpointPlace.AtPhase(fields.choice("phase", Phase.class));
            case "tickEnd" -> new BreakpointPlace.TickEnd();
            case "frameEnd" -> new BreakpointPlace.FrameEnd();
            default -> throw new InputException(fields.at("place") + ": there is no place \"" + place + "\"");
        };
    }

    private static int stage(JsonFields fields) throws InputException {
        return (int) fields.whole("stage", 0, 61);
    }
}
