package dev.tickscope.core.expression;

import dev.tickscope.core.time.Rational;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds the tree of a text by descending from loose to tight operators. The grammar is in {@code docs/conditions.md}.
 */
final class Parser {
    /** Characters of one expression. */
    static final int LONGEST = 1_000;
    /** Parentheses, functions and signs inside one another. */
    static final int DEEPEST = 40;
    private static final String A_VALUE = "a name, a number, a function or \"(\"";

    private final List<Token> tokens;
    private int at;
    private int depth;

    private Parser(List<Token> tokens) {
        this.tokens = tokens;
    }

    static Tree parse(String text) throws Mistake {
        return parse(text, 0, text.length());
    }

    /** The expression between two places of a text. */
    static Tree parse(String text, int start, int end) throws Mistake {
        if (end - start > LONGEST) {
            throw new Mistake(start + LONGEST, end, "an expression of " + (end - start) + " characters", "at most " + LONGEST);
        }
        Parser parser = new Parser(Lexer.tokens(text, start, end));
        Tree tree = parser.infix(1);
        Token next = parser.peek();
        if (next.kind() != Token.Kind.END) {
            throw parser.leftOver(tree, next);
        }
        return tree;
    }

    private Mistake leftOver(Tree tree, Token next) {
        if (tree instanceof Tree.Number number && number.unit() == null && next.kind() == Token.Kind.NAME
                || tokens.get(at - 1).kind() == Token.Kind.NUMBER && next.kind() == Token.Kind.NAME) {
            return new Mistake(next.start(), next.end(), next.words(), Unit.EXAMPLES + ", or an operator");
        }
        return new Mistake(next.start(), next.end(), next.words(), next.is(")") ? "no \")\", since none is open" : "an operator or the end");
    }

    private Token peek() {
        return tokens.get(at);
    }

    private Token take() {
        return tokens.get(at++);
    }

    private boolean takeIf(String symbol) {
        boolean there = peek().is(symbol);
        at += there ? 1 : 0;
        return there;
    }

    /** Operands with operators of at least that precedence between them. */
    private Tree infix(int least) throws Mistake {
        Tree left = prefix(least);
        for (Operator next = peek().operator(); next != null && next != Operator.NOT && next.precedence() >= least; next = peek().operator()) {
            int precedence = next.precedence();
            take();
            Tree right = infix(precedence + 1);
            left = new Tree.Infix(next, left, right, left.start(), right.end());
            Operator after = peek().operator();
            if (next.compares() && after != null && after.compares()) {
                throw new Mistake(peek().start(), peek().end(), "a second comparison " + peek().words(),
                        "\"and\" between two comparisons, such as 1 < x and x < 3");
            }
        }
        return left;
    }

    private Tree prefix(int least) throws Mistake {
        Token token = peek();
        Operator operator = token.operator();
        if (operator == Operator.NOT && least > Operator.NOT.precedence()) {
            throw new Mistake(token.start(), token.end(), token.words() + " after an operator", "parentheses around it, such as (not x)");
        }
        if (operator != Operator.NOT && operator != Operator.MINUS) {
            return primary();
        }
        take();
        deeper(token);
        Tree operand = operator == Operator.NOT ? infix(Operator.NOT.precedence()) : prefix(Operator.SIGN);
        depth--;
        return new Tree.Prefix(operator, operand, token.start(), operand.end());
    }

    private void deeper(Token token) throws Mistake {
        if (++depth > DEEPEST) {
            throw new Mistake(token.start(), token.end(), "more than " + DEEPEST + " levels inside one another", "fewer");
        }
    }

    private Tree primary() throws Mistake {
        Token token = take();
        switch (token.kind()) {
            case NUMBER:
                return number(token);
            case QUOTED:
                return name(token);
            case NAME:
                return word(token);
            default:
                break;
        }
        if (!token.is("(")) {
            throw new Mistake(token.start(), token.end(), token.words(), A_VALUE);
        }
        deeper(token);
        Tree inside = infix(1);
        int end = close(token);
        depth--;
        return inside.at(token.start(), end);
    }

    private int close(Token open) throws Mistake {
        Token next = take();
        if (!next.is(")")) {
            throw new Mistake(next.start(), next.end(), next.words(), "\")\" for the \"(\" at character " + (open.start() + 1));
        }
        return next.end();
    }

    private Tree word(Token token) throws Mistake {
        if (token.text().equals("true") || token.text().equals("false")) {
            return new Tree.Truth(token.text().equals("true"), token.start(), token.end());
        }
        if (token.operator() != null) {
            throw new Mistake(token.start(), token.end(), token.words(), A_VALUE);
        }
        return peek().is("(") ? call(token) : name(token);
    }

    private Tree call(Token token) throws Mistake {
        Function function = Function.of(token.text());
        if (function == null) {
            throw Suggestions.unknownFunction(token);
        }
        Token open = take();
        deeper(open);
        List<Tree> arguments = new ArrayList<>();
        do {
            arguments.add(infix(1));
        } while (takeIf(","));
        int end = close(open);
        depth--;
        if (arguments.size() != function.arguments()) {
            throw new Mistake(token.start(), end, function.word() + " with " + count(arguments.size()), count(function.arguments()));
        }
        return new Tree.Call(function, arguments, token.start(), end);
    }

    private static String count(int values) {
        return values == 1 ? "1 value" : values + " values";
    }

    private Tree name(Token token) throws Mistake {
        boolean quoted = token.kind() == Token.Kind.QUOTED;
        if (!takeIf(".")) {
            return new Tree.Name(token.text(), null, quoted, token.start(), token.end());
        }
        Token member = take();
        if (member.kind() != Token.Kind.NAME) {
            throw new Mistake(member.start(), member.end(), member.words(), "a name after the point");
        }
        return new Tree.Name(token.text(), member.text(), quoted, token.start(), member.end());
    }

    /** A number, alone or with a unit; a fraction right before a unit is one number. */
    private Tree number(Token token) throws Mistake {
        Rational value = Rational.of(new BigDecimal(token.text()));
        if (peek().is("/") && tokens.get(at + 1).kind() == Token.Kind.NUMBER && unit(tokens.get(at + 2)) != null) {
            take();
            Token denominator = take();
            Rational below = Rational.of(new BigDecimal(denominator.text()));
            if (below.signum() == 0) {
                throw new Mistake(token.start(), denominator.end(), "a fraction with denominator 0", "another denominator");
            }
            Token unit = take();
            return new Tree.Number(value.dividedBy(below), Unit.of(unit.text()), token.start(), unit.end());
        }
        Unit unit = unit(peek());
        return unit == null ? new Tree.Number(value, null, token.start(), token.end())
                : new Tree.Number(value, unit, token.start(), take().end());
    }

    private static Unit unit(Token token) {
        return token.kind() == Token.Kind.NAME ? Unit.of(token.text()) : null;
    }
}
