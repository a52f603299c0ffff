package dev.tickscope.core.expression;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text into words. */
final class Lexer {
    /** Longer ones first. */
    private static final String[] SYMBOLS = {"==", "!=", "<=", ">=", "&&", "||", "=", "≠", "<", "≤", ">", "≥", "+", "-", "−", "*", "/", "%", "(",
            ")", ",", ".", "!"};
    private static final int LONGEST_NUMBER = 40;

    private final String text;
    private final int end;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String text, int start, int end) {
        this.text = text;
        this.at = start;
        this.end = end;
    }

    /** The words between two places, with {@link Token.Kind#END} as the last one. */
    static List<Token> tokens(String text, int start, int end) throws Mistake {
        Lexer lexer = new Lexer(text, start, end);
        lexer.run();
        return lexer.tokens;
    }

    private void run() throws Mistake {
        skipBlanks();
        while (at < end) {
            char first = text.charAt(at);
            if (isDigit(first)) {
                number();
            } else if (Character.isLetter(first) || first == '_') {
                name();
            } else if (first == '`' || first == '"' || first == '\'') {
                quoted(first);
            } else {
                symbol();
            }
            skipBlanks();
        }
        tokens.add(new Token(Token.Kind.END, "", end, end));
    }

    private void skipBlanks() {
        while (at < end && (Character.isWhitespace(text.charAt(at)) || Character.isSpaceChar(text.charAt(at)))) {
            at++;
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    private void number() throws Mistake {
        int start = at;
        digits();
        if (at < end && text.charAt(at) == '.') {
            at++;
            if (at == end || !isDigit(text.charAt(at))) {
                throw new Mistake(start, at, "\"" + text.substring(start, at) + "\"", "a digit after the point");
            }
            digits();
        }
        if (at - start > LONGEST_NUMBER) {
            throw new Mistake(start, at, "a number of " + (at - start) + " characters", "at most " + LONGEST_NUMBER);
        }
        add(Token.Kind.NUMBER, start);
    }

    private void digits() {
        while (at < end && isDigit(text.charAt(at))) {
            at++;
        }
    }

    private void name() {
        int start = at;
        while (at < end && isNamePart(text.charAt(at))) {
            at++;
        }
        add(Token.Kind.NAME, start);
    }

    /** A quote inside is written twice. */
    private void quoted(char quote) throws Mistake {
        int start = at++;
        StringBuilder name = new StringBuilder();
        while (at < end) {
            char c = text.charAt(at++);
            if (c != quote) {
                name.append(c);
            } else if (at < end && text.charAt(at) == quote) {
                name.append(c);
                at++;
            } else {
                tokens.add(new Token(Token.Kind.QUOTED, name.toString(), start, at));
                return;
            }
        }
        throw new Mistake(start, end, "a name whose quotes do not end", "a closing " + quote);
    }

    private void symbol() throws Mistake {
        for (String symbol : SYMBOLS) {
            if (text.startsWith(symbol, at) && at + symbol.length() <= end) {
                at += symbol.length();
                add(Token.Kind.SYMBOL, at - symbol.length());
                return;
            }
        }
        int length = Character.charCount(text.codePointAt(at));
        int stop = Math.min(end, at + length);
        throw new Mistake(at, stop, "\"" + text.substring(at, stop) + "\"", "a name, a number or an operator");
    }

    private void add(Token.Kind kind, int start) {
        tokens.add(new Token(kind, text.substring(start, at), start, at));
    }
}
