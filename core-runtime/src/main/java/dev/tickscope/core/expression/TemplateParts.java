package dev.tickscope.core.expression;

import java.util.ArrayList;
import java.util.List;

/** Cuts a message into words and the expressions between braces. */
final class TemplateParts {
    static final int LONGEST = 2_000;
    static final int MOST_VALUES = 20;

    /** Words, and the value after them; null after the last words. */
    record Part(String words, Typed value) {
    }

    private final String text;
    private final Checker checker;
    private final List<Part> parts = new ArrayList<>();
    private final StringBuilder words = new StringBuilder();

    private TemplateParts(String text, Checker checker) {
        this.text = text;
        this.checker = checker;
    }

    static List<Part> parse(String text, Checker checker) throws Mistake {
        if (text.length() > LONGEST) {
            throw new Mistake(LONGEST, text.length(), "a message of " + text.length() + " characters", "at most " + LONGEST);
        }
        TemplateParts parts = new TemplateParts(text, checker);
        parts.run();
        return parts.parts;
    }

    /** The parts of a text that is one expression. */
    static List<Part> value(String text, Checker checker) throws Mistake {
        return List.of(new Part("", computed(checker.check(Parser.parse(text)))), new Part("", null));
    }

    private static Typed computed(Typed value) throws Mistake {
        return value.fixed() == null ? value : Typed.amount(value.type(), value.node(), value.at());
    }

    private void run() throws Mistake {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean twice = at + 1 < text.length() && text.charAt(at + 1) == c;
            if ((c == '{' || c == '}') && twice) {
                words.append(c);
                at += 2;
            } else if (c == '}') {
                throw new Mistake(at, at + 1, "\"}\" without a \"{\" before it", "\"}}\" for a brace");
            } else if (c == '{') {
                at = value(at) + 1;
            } else {
                words.append(c);
                at++;
            }
        }
        parts.add(new Part(words.toString(), null));
    }

    /** @return where its closing brace stands */
    private int value(int open) throws Mistake {
        int close = closingBrace(text, open + 1, text.length());
        if (close == text.length()) {
            throw new Mistake(open, text.length(), "\"{\" without a \"}\" behind it", "\"{{\" for a brace");
        }
        if (parts.size() == MOST_VALUES) {
            throw new Mistake(open, close + 1, "more than " + MOST_VALUES + " values", "fewer");
        }
        parts.add(new Part(words.toString(), computed(checker.check(Parser.parse(text, open + 1, close)))));
        words.setLength(0);
        return close;
    }

    /** The next closing brace outside quotes; {@code end} if there is none. */
    private static int closingBrace(String text, int from, int end) {
        char quote = 0;
        for (int at = from; at < end; at++) {
            char c = text.charAt(at);
            if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '`' || c == '"' || c == '\'') {
                quote = c;
            } else if (c == '}') {
                return at;
            }
        }
        return end;
    }

    /** The brace whose expression the caret stands in; −1 outside. */
    static int openBrace(String text, int caret) {
        int end = Math.min(caret, text.length());
        int at = 0;
        while (at < end) {
            if (text.charAt(at) != '{') {
                at++;
            } else if (at + 1 < text.length() && text.charAt(at + 1) == '{') {
                at += 2;
            } else {
                int close = closingBrace(text, at + 1, end);
                if (close == end) {
                    return at;
                }
                at = close + 1;
            }
        }
        return -1;
    }
}
