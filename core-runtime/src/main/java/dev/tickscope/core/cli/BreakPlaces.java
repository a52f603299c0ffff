package dev.tickscope.core.cli;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.expression.Compiled;
import dev.tickscope.core.expression.Condition;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.scenario.Scenario;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads breakpoints of the command line: a place, and after a colon a condition. */
final class BreakPlaces {
    private static final char SIGN = ':';

    private BreakPlaces() {
    }

    /** @param text such as {@code fixedUpdate:accumulator > 10 ms} */
    static Breakpoint read(int id, String text, Scenario scenario) throws InputException {
        int at = text.indexOf(SIGN);
        String where = (at < 0 ? text : text.substring(0, at)).strip();
        String condition = at < 0 ? "" : text.substring(at + 1).strip();
        Breakpoint breakpoint = Breakpoint.at(id, place(where, text, scenario)).withCondition(condition);
        if (!condition.isEmpty()) {
            Compiled<Condition> compiled = Expressions.condition(condition, names(scenario));
            if (!compiled.ok()) {
                int from = text.length() - condition.length() + compiled.error().start() + 1;
                throw new InputException("--break \"" + text + "\", from character " + from + ": " + compiled.error().message());
            }
        }
        return breakpoint;
    }

    private static BreakpointPlace place(String where, String text, Scenario scenario) throws InputException {
        if (where.equals("tickEnd")) {
            return new BreakpointPlace.TickEnd();
        } else if (where.equals("frameEnd")) {
            return new BreakpointPlace.FrameEnd();
        }
        Stage stage = scenario.contract().plan().named(where).filter(Stage::canStop).orElse(null);
        if (stage == null) {
            throw new InputException("--break \"" + text + "\": nothing can stop in \"" + where + "\"; expected one of "
                    + Stream.concat(scenario.contract().plan().stages().stream().filter(Stage::canStop).map(Stage::name),
                            Stream.of("tickEnd", "frameEnd")).collect(Collectors.joining(", ")));
        }
        return new BreakpointPlace.AtStage(stage.index());
    }

    private static Names names(Scenario scenario) {
        PhysicsPort world = scenario.debuggee().create().physics();
        List<String> bodies = world == null ? List.of() : world.bodies().stream().map(BodyShape::name).toList();
        return new Names(scenario.contract(), scenario.base(), scenario.base().step(scenario.contract().rate()), bodies, scenario.actions());
    }
}
