package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.control.ObjectAction.Verb;
import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.scenario.TimelineEntry.Action;
import dev.tickscope.core.scenario.TimelineEntry.Place;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeScale;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads the {@code timeline} of a scenario. */
final class TimelineReader {
    private static final List<String> ACTIONS = List.of("press", "release", "pause", "resume", "stepTick", "stepFrame", "timeScale",
            "breakpoint", "scene", "restart", "probeLate", "spawn", "remove", "teleport", "enable", "disable", "stepPhase", "finishFrame", "runTo", "cap",
            "maxDelta", "rate");
    /** What may happen before a tick in the middle of a frame; everything else belongs between frames. */
    private static final Set<String> INSIDE_FRAMES = Set.of("press", "release", "pause", "timeScale", "breakpoint", "probeLate", "spawn",
            "remove", "teleport", "enable", "disable");

    private final ClockContract contract;
    private final List<String> notes;
    private final boolean fixedActions;
    private final List<String> actionNames;
    private final Debuggee sample;
    private final int probeCount;
    private final BreakpointReader breakpoints;

    /**
     * @param notes gets a line for every value that was clamped while reading
     * @param sample or null for a bare clock, whose actions are those that the timeline names
     * @param probeCount how many probes there are
     */
    TimelineReader(ClockContract contract, List<String> notes, Debuggee sample, int probeCount) {
        this.probeCount = probeCount;
        this.sample = sample;
        this.notes = notes;
        this.contract = contract;
        this.breakpoints = new BreakpointReader(contract, sample, this::actions);
        this.fixedActions = sample != null;
        this.actionNames = new ArrayList<>(sample == null ? List.of() : sample.actions().names());
    }

    /** All actions, after reading. */
    ActionMap actions() {
        return new ActionMap(actionNames);
    }

    List<TimelineEntry> read(String path, List<JsonNode> nodes) throws InputException {
        List<TimelineEntry> entries = new ArrayList<>();
        for (JsonNode node : nodes) {
            entries.add(entry(new JsonFields(path + "[" + entries.size() + "]", node)));
        }
        return entries;
    }

    private TimelineEntry entry(JsonFields fields) throws InputException {
        Place place = place(fields);
        long at = 0;
        Rational seconds = null;
        switch (place) {
            case FRAME -> at = fields.whole("frame", 1, Long.MAX_VALUE);
            case TICK -> at = fields.whole("tick", 1, Long.MAX_VALUE);
            case SIM_TIME -> seconds = notNull(fields, "simTime");
            case REAL_TIME -> seconds = notNull(fields, "realTime");
        }
        String what = fields.text("do");
        boolean insideFrames = place == Place.TICK || place == Place.SIM_TIME;
        if (insideFrames && ACTIONS.contains(what) && !INSIDE_FRAMES.contains(what)) {
            throw new InputException(fields.path() + ": \"" + what + "\" happens between frames: give it a \"frame\" or \"realTime\"");
        }
        Action action = action(fields, what, insideFrames);
        fields.end();
        return new TimelineEntry(fields.path(), place, at, seconds, action);
    }

    private static Rational notNull(JsonFields fields, String key) throws InputException {
        Rational seconds = fields.timeOrNull(key);
        if (seconds == null || seconds.signum() < 0) {
            throw new InputException(fields.at(key) + ": expected a time, 0 or above");
        }
        return seconds;
    }

    private static Place place(JsonFields fields) throws InputException {
        List<Place> places = new ArrayList<>();
        for (Place place : Place.values()) {
            if (fields.has(JsonFields.camelCase(place))) {
                places.add(place);
            }
        }
        if (places.size() != 1) {
            throw new InputException(fields.path() + ": expected exactly one place: \"frame\", \"tick\", \"simTime\" or \"realTime\"");
        }
        return places.get(0);
    }

    private Action action(JsonFields fields, String what, boolean insideFrames) throws InputException {
        return switch (what) {
            case "press" -> new TimelineEntry.Edge(actionNumber(fields), true);
            case "release" -> new TimelineEntry.Edge(actionNumber(fields), false);
            case "pause" -> new TimelineEntry.Run(new Command.Pause());
            case "resume" -> new TimelineEntry.Run(new Command.Resume());
            case "stepTick" -> new TimelineEntry.Run(new Command.StepTick());
            case "stepFrame" -> new TimelineEntry.Run(new Command.StepFrame());
            case "stepPhase" -> new TimelineEntry.Run(new Command.StepPhase());
            case "finishFrame" -> new TimelineEntry.Run(new Command.FinishFrame());
            case "runTo" -> runTo(fields);
            case "cap" -> new TimelineEntry.Run(new Command.SetCap(fields.node("ticks") == null || !fields.node("ticks").isNull()
                    ? fields.whole("ticks", 1, Long.MAX_VALUE) : 0));
            case "maxDelta" -> maxDelta(fields);
            case "rate" -> rate(fields);
            case "scene" -> new TimelineEntry.Run(new Command.LoadScene());
            case "restart" -> new TimelineEntry.Run(new Command.Restart());
            case "timeScale" -> new TimelineEntry.Run(new Command.SetTimeScale(scale(fields)));
            case "breakpoint" -> breakpoints.read(fields, insideFrames);
            case "spawn" -> object(fields, Verb.SPAWN);
            case "remove" -> object(fields, Verb.REMOVE);
            case "teleport" -> object(fields, Verb.TELEPORT);
            case "enable" -> object(fields, Verb.ENABLE);
            case "disable" -> object(fields, Verb.DISABLE);
            case "probeLate" -> probeLate(fields);
            default -> throw new InputException(fields.at("do") + ": expected one of " + String.join(", ", ACTIONS) + ", found \"" + what + "\"");
        };
    }

    private Action object(JsonFields fields, Verb verb) throws InputException {
        String name = fields.text("object");
        List<String> offered = sample == null ? List.of() : sample.offers(verb);
        if (!offered.contains(name)) {
            String what = JsonFields.camelCase(verb);
            throw new InputException(fields.at("object") + ": the sample has no object \"" + name + "\" to " + what + "; it has "
                    + (offered.isEmpty() ? "none" : String.join(", ", offered)));
        }
        boolean place = verb == Verb.TELEPORT;
        return new TimelineEntry.Run(new Command.ActOnObject(new ObjectAction(verb, name, place ? number(fields, "x") : 0,
                place ? number(fields, "y") : 0, place && fields.has("angle") ? number(fields, "angle") : 0)));
    }

    private static double number(JsonFields fields, String key) throws InputException {
        return fields.ratio(key).toDouble();
    }

    private Action probeLate(JsonFields fields) throws InputException {
        if (probeCount == 0) {
            throw new InputException(fields.at("do") + ": there are no probes that could be late: the scenario has no \"probes\"");
        }
        return new TimelineEntry.ProbeLate(fields.whole("frames", 1, ProbePlan.MAX_LATENCY));
    }

    private int actionNumber(JsonFields fields) throws InputException {
        String name = fields.text("action");
        if (!actionNames.contains(name)) {
            if (fixedActions) {
                throw new InputException(fields.at("action") + ": the sample has no action \"" + name + "\"; it has "
                        + (actionNames.isEmpty() ? "none" : String.join(", ", actionNames)));
            }
            if (actionNames.size() == ActionMap.MAX_ACTIONS) {
                throw new InputException(fields.at("action") + ": at most " + ActionMap.MAX_ACTIONS + " different actions");
            }
            actionNames.add(name);
        }
        return actionNames.indexOf(name);
    }

    /** A negative scale is outside every range, so it is as good as the smallest one. */
    private TimeScale scale(JsonFields fields) throws InputException {
        Rational asked = fields.ratio("value");
        if (asked.signum() < 0) {
            notes.add(fields.at("value") + ": timeScale " + asked + " was taken as " + contract.timeScale().clamp(asked));
        }
        try {
            return TimeScale.of(asked.max(Rational.ZERO));
        } catch (ArithmeticException e) {
            throw new InputException(fields.at("value") + ": the fraction is too fine; numerator and denominator must fit 63 bits");
        }
    }

    private Action runTo(JsonFields fields) throws InputException {
        RunTarget.Kind kind = fields.choice("target", RunTarget.Kind.class);
        if (kind == RunTarget.Kind.REAL_TIME) {
            throw new InputException(fields.at("target") + ": a time is a place of the timeline: use \"realTime\" and \"pause\"");
        }
        return new TimelineEntry.Run(new Command.RunTo(new RunTarget(kind, kind.hasValue() ? fields.whole("number", 1, Long.MAX_VALUE) : 0)));
    }

    private static Action rate(JsonFields fields) throws InputException {
        try {
            return new TimelineEntry.Run(new Command.SetRate(TickRate.of(fields.ratio("rate"))));
        } catch (IllegalArgumentException e) {
            throw new InputException(fields.at("rate") + ": " + e.getMessage(), e);
        }
    }

    private static Action maxDelta(JsonFields fields) throws InputException {
        Rational seconds = fields.timeOrNull("seconds");
        if (seconds != null && seconds.signum() <= 0) {
            throw new InputException(fields.at("seconds") + ": expected a time above 0, or null for no clamp");
        }
        return new TimelineEntry.Run(new Command.SetMaxDelta(seconds));
    }
}
