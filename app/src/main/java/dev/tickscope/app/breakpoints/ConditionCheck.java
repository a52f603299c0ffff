package dev.tickscope.app.breakpoints;

import dev.tickscope.core.expression.Completion;
import dev.tickscope.core.expression.ExpressionError;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.session.SessionInfo;

/** Reads what somebody types as a condition or a log message, with the names of one session. An empty text is never wrong. */
public final class ConditionCheck {
    /** What is typed. */
    public enum Kind {
        CONDITION, MESSAGE
    }

    private final Kind kind;
    private final Names names;

    public ConditionCheck(Kind kind, SessionInfo info) {
        this.kind = kind;
        names = Names.of(info.contract(), info.timeBase(), info.bodies(), info.actions());
    }

    /** What is wrong, or null. */
    public ExpressionError error(String text) {
        if (text.isBlank()) {
            return null;
        }
        return kind == Kind.CONDITION ? Expressions.condition(text, names).error() : Expressions.template(text, names).error();
    }

    /** "Characters 1 to 5: found …", or an empty text if nothing is wrong. */
    public String complaint(String text) {
        ExpressionError error = error(text);
        if (error == null) {
            return "";
        }
        int first = error.start() + 1;
        String where = error.end() <= first ? "Character " + first : "Characters " + first + " to " + error.end();
        return where + ": " + error.message();
    }

    /** What may stand at the caret. */
    public Completion complete(String text, int caret) {
        return kind == Kind.CONDITION ? Expressions.complete(text, caret, names) : Expressions.completeTemplate(text, caret, names);
    }
}
