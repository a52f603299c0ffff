package dev.tickscope.core.cli;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.expression.Compiled;
import dev.tickscope.core.expression.Condition;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.scenario.PlaceNames;
import dev.tickscope.core.scenario.Scenario;
import java.util.List;

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
        Breakpoint breakpoint = Breakpoint.at(id, PlaceNames.read("--break \"" + text + "\"", where, scenario.contract(), false)).withCondition(condition);
        if (!condition.isEmpty()) {
            Compiled<Condition> compiled = Expressions.condition(condition, names(scenario));
            if (!compiled.ok()) {
                int from = text.length() - condition.length() + compiled.error().start() + 1;
                throw new InputException("--break \"" + text + "\", from character " + from + ": " + compiled.error().message());
            }
        }
        return breakpoint;
    }

    private static Names names(Scenario scenario) {
        PhysicsPort world = scenario.debuggee().create().physics();
        return Names.of(scenario.contract(), scenario.base(), world == null ? List.of() : world.bodies(), scenario.actions());
    }
}
