package dev.tickscope.app.breakpoints;

import dev.tickscope.core.expression.Completion;
import dev.tickscope.core.expression.ExpressionError;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.session.SessionInfo;

/** Reads what somebody types as a condition, a log message or a value, with the names of one session. An empty text is never wrong. */
public final class ConditionCheck {
    /** What is typed. */
    public enum Kind {
        CONDITION, MESSAGE,
        /** An expression of any kind. */
        VALUE
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
        return switch (kind) {
            case CONDITION -> Expressions.condition(text, names).error();
            case MESSAGE -> Expressions.template(text, names).error();
            case VALUE -> Expressions.value(text, names).error();
        };
    }

    /** "Characters 1 to 5: found …", or an empty text if nothing is wrong. */
    public String complaint(String text) {
        ExpressionError error = error(text);
        return error == null ? "" : words(error);
    }

    /** "Characters 1 to 5: found …". */
    public static String words(ExpressionError error) {
        int first = error.start() + 1;
        String where = error.end() <= first ? "Character " + first : "Characters " + first + " to " + error.end();
        return where + ": " + error.message();
    }

    /** What may stand at the caret. */
    public Completion complete(String text, int caret) {
        return kind == Kind.MESSAGE ? Expressions.completeTemplate(text, caret, names) : Expressions.complete(text, caret, names);
    }
}
