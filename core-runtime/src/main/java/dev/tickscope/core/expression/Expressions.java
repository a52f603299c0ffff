package dev.tickscope.core.expression;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Compiles texts of the condition language and helps writing them. The language is described in {@code docs/conditions.md}. Any thread; what
 * comes out belongs to one.
 */
public final class Expressions {
    private Expressions() {
    }

    /** A condition: an expression that is true or false. */
    public static Compiled<Condition> condition(String text, Names names) {
        try {
            Checker checker = new Checker(text, names);
            Truth root = checker.truth(checker.check(Parser.parse(text)));
            return Compiled.of(new CompiledCondition(text, names, root, checker));
        } catch (Mistake mistake) {
            return Compiled.wrong(mistake.error());
        }
    }

    /** A message with expressions in braces; {@code {{} and {@code }}} are braces. */
    public static Compiled<Template> template(String text, Names names) {
        try {
            Checker checker = new Checker(text, names);
            return Compiled.of(new CompiledTemplate(text, names, TemplateParts.parse(text, checker), checker, false));
        } catch (Mistake mistake) {
            return Compiled.wrong(mistake.error());
        }
    }

    /** One expression of any kind, whose value is told: true or false, a number, a time, or a measured number. */
    public static Compiled<Template> value(String text, Names names) {
        try {
            Checker checker = new Checker(text, names);
            return Compiled.of(new CompiledTemplate(text, names, TemplateParts.value(text, checker), checker, true));
        } catch (Mistake mistake) {
            return Compiled.wrong(mistake.error());
        }
    }

    /**
     * The quantities that a condition names, each once, in the order in which they are named first, and spelled so that each is an
     * expression of its own; empty if the text is not understood.
     */
    public static List<String> quantities(String text, Names names) {
        try {
            Tree tree = Parser.parse(text);
            new Checker(text, names).check(tree);
            Set<String> found = new LinkedHashSet<>();
            tree.names(name -> found.add(name.written()));
            return List.copyOf(found);
        } catch (Mistake mistake) {
            return List.of();
        }
    }

    /**
     * What may stand at the caret of a condition.
     *
     * @param caret 0 to the length of the text
     */
    public static Completion complete(String text, int caret, Names names) {
        return new Completer(text, 0, caret, names).complete();
    }

    /** What may stand at the caret of a message; nothing outside braces. */
    public static Completion completeTemplate(String text, int caret, Names names) {
        int open = TemplateParts.openBrace(text, caret);
        return open < 0 ? Completion.nothing(caret) : new Completer(text, open + 1, caret, names).complete();
    }
}
