package dev.tickscope.app.watch;

import dev.tickscope.app.breakpoints.ConditionCheck;
import dev.tickscope.core.expression.Compiled;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.expression.Template;
import dev.tickscope.core.session.SessionInfo;

/** One watched expression, compiled with the names of a session. */
final class Watch {
    private final int number;
    private final String expression;
    private final Template value;
    private final Template change;
    private final boolean truth;
    private final String complaint;

    Watch(int number, String expression, SessionInfo info) {
        this.number = number;
        this.expression = expression;
        Names names = Names.of(info.contract(), info.timeBase(), info.bodies(), info.actions());
        Compiled<Template> compiled = Expressions.value(expression, names);
        value = compiled.value();
        complaint = compiled.ok() ? "" : ConditionCheck.words(compiled.error());
        // The language itself computes the difference, exactly and in the value's unit.
        Compiled<Template> difference = Expressions.value("(" + expression + ") - previous(" + expression + ")", names);
        truth = compiled.ok() && !difference.ok();
        change = difference.ok() ? difference.value() : Expressions.value("changed(" + expression + ")", names).value();
    }

    int number() {
        return number;
    }

    String expression() {
        return expression;
    }

    /** Null if it is not understood. */
    Template value() {
        return value;
    }

    /** Its difference to the moment before, or for a truth whether it changed; null if that is too long to be computed. */
    Template change() {
        return change;
    }

    boolean truth() {
        return truth;
    }

    /** What is wrong, with its position; empty if nothing. */
    String complaint() {
        return complaint;
    }

    boolean reads(int object) {
        return value != null && value.reads(object) || change != null && change.reads(object);
    }
}
