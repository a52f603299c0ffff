package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.time.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.LongRange;

/** Printing and parsing belong together, and no text and no value brings the language down. */
class ExpressionPropertiesTest {
    private static final List<String> WORDS = List.of("frameIndex", "deltaTime", "accumulator", "frame.dropped", "session.real", "timeScale",
            "interpolationAlpha", "crate1.x", "crate2.speed", "ball.present", "jump.pressed", "`Fire 2`.held", "frame.paused", "nobody.x", "true",
            "false", "1", "0", "7.25", "9223372036854775807", "50", "1/60", "ms", "s", "steps", "ns", "and", "or", "not", "=", "!=", "<", "<=", ">",
            ">=", "+", "-", "*", "/", "%", "(", ")", ",", ".", "changed(", "previous(", "abs(", "min(", "max(", "{", "}", "`", "\"", "#", "𝄞", "é");

    private static Tree tree(Random random, int depth) {
        int kind = random.nextInt(depth == 0 ? 3 : 8);
        return switch (kind) {
            case 0 -> new Tree.Truth(random.nextBoolean(), 0, 0);
            case 1 -> random.nextBoolean() ? new Tree.Number(Rational.of(random.nextInt(100_000), 1 << random.nextInt(5)), null, 0, 0)
                    : new Tree.Number(Rational.of(random.nextInt(1_000), 1 + random.nextInt(70)), pick(random, Unit.values()), 0, 0);
            case 2 -> name(random);
            case 3 -> {
                Function function = pick(random, Function.values());
                List<Tree> arguments = new ArrayList<>();
                for (int i = 0; i < function.arguments(); i++) {
                    arguments.add(tree(random, depth - 1));
                }
                yield new Tree.Call(function, arguments, 0, 0);
            }
            case 4 -> new Tree.Prefix(random.nextBoolean() ? Operator.NOT : Operator.MINUS, tree(random, depth - 1), 0, 0);
            default -> {
                Operator operator = pick(random, Operator.values());
                yield operator == Operator.NOT ? new Tree.Prefix(operator, tree(random, depth - 1), 0, 0)
                        : new Tree.Infix(operator, tree(random, depth - 1), tree(random, depth - 1), 0, 0);
            }
        };
    }

    private static Tree name(Random random) {
        String[] first = {"x", "frame", "crate1", "a b", "and", "true", "s", "it`s", "", "é_2"};
        int place = random.nextInt(first.length);
        boolean quoted = place >= 3 && place <= 8 || random.nextBoolean();
        return new Tree.Name(first[place], random.nextBoolean() ? null : pick(random, "x", "and", "s", "true"), quoted, 0, 0);
    }

    @SafeVarargs
    private static <T> T pick(Random random, T... from) {
        return from[random.nextInt(from.length)];
    }

    private static Tree withoutPlaces(Tree tree) {
        if (tree instanceof Tree.Name name) {
            return new Tree.Name(name.first(), name.member(), name.quoted(), 0, 0);
        } else if (tree instanceof Tree.Prefix prefix) {
            return new Tree.Prefix(prefix.operator(), withoutPlaces(prefix.operand()), 0, 0);
        } else if (tree instanceof Tree.Infix infix) {
            return new Tree.Infix(infix.operator(), withoutPlaces(infix.left()), withoutPlaces(infix.right()), 0, 0);
        } else if (tree instanceof Tree.Call call) {
            return new Tree.Call(call.function(), call.arguments().stream().map(ExpressionPropertiesTest::withoutPlaces).toList(), 0, 0);
        }
        return tree.at(0, 0);
    }

    @Property(tries = 5_000, seed = "7101", shrinking = ShrinkingMode.OFF)
    void aPrintedTreeIsReadAsTheSameTree(@ForAll long seed) throws Mistake {
        Tree tree = tree(new Random(seed), 5);
        String text = tree.print();
        if (text.length() <= Parser.LONGEST) {
            assertEquals(tree, withoutPlaces(Parser.parse(text)), text);
        }
    }

    /** Words in any order, many of which nearly make sense, at any values. */
    @Property(tries = 20_000, seed = "7102", shrinking = ShrinkingMode.OFF)
    void noTextThrows(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i >= 0; i--) {
            text.append(pick(random, WORDS.toArray(String[]::new))).append(random.nextInt(4) == 0 ? "" : " ");
        }
        String written = text.toString();
        judge(written, Expressions.condition(written, Moments.NAMES).error());
        judge("{" + written, Expressions.template("{" + written, Moments.NAMES).error());
        int caret = random.nextInt(written.length() + 1);
        Completion completion = Expressions.complete(written, caret, Moments.NAMES);
        assertTrue(0 <= completion.from() && completion.from() <= caret && caret <= completion.to() && completion.to() <= written.length());
        assertNotNull(Expressions.completeTemplate("{" + written, caret, Moments.NAMES));
    }

    private static void judge(String text, ExpressionError error) {
        if (error != null) {
            assertTrue(0 <= error.start() && error.start() <= error.end() && error.end() <= text.length(), text + ": " + error);
            assertTrue(!error.message().isBlank(), text);
        }
    }

    /** Trees that make sense, at values up to the largest ones. */
    @Property(tries = 10_000, seed = "7103", shrinking = ShrinkingMode.OFF)
    void noValueThrows(@ForAll long seed) {
        Random random = new Random(seed);
        Moments moment = new Moments();
        Compiled<Condition> compiled = Expressions.condition(truth(random, 3), Moments.NAMES);
        if (!compiled.ok()) {
            // Fixed numbers that do not fit are told at once.
            assertTrue(compiled.error().found().startsWith("a number that is too large"), compiled.error().toString());
            return;
        }
        Condition condition = compiled.value();
        for (int i = 0; i < 4; i++) {
            for (Quantity quantity : Quantity.values()) {
                moment.with(quantity, value(random));
            }
            moment.with(Quantity.TIME_SCALE_DENOMINATOR, 1 + random.nextInt(1_000));
            moment.pose(0, random.nextGaussian(), 1 / 0.0, Double.NaN);
            int verdict = condition.evaluate(moment);
            assertTrue(verdict == Condition.NOT || verdict == Condition.HOLDS || verdict == Condition.FAILED);
            assertEquals(verdict == Condition.FAILED, condition.failure() != null);
        }
    }

    private static long value(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> Sample.ABSENT;
            case 1 -> random.nextLong();
            case 2 -> random.nextBoolean() ? Long.MAX_VALUE : -Long.MAX_VALUE;
            default -> random.nextInt(5) - 2;
        };
    }

    private static String truth(Random random, int depth) {
        return switch (random.nextInt(depth == 0 ? 3 : 8)) {
            case 0 -> "frame.paused";
            case 1 -> "jump.held";
            case 2 -> "crate1.present";
            case 3 -> "(not " + truth(random, 0) + ")";
            case 4 -> "(" + truth(random, depth - 1) + pick(random, " and ", " or ", " = ", " != ") + truth(random, depth - 1) + ")";
            case 5 -> pick(random, "changed(", "previous(") + truth(random, depth - 1) + ")";
            default -> "(" + number(random, depth) + pick(random, " = ", " < ", " >= ") + number(random, depth) + ")";
        };
    }

    private static String number(Random random, int depth) {
        return switch (random.nextInt(depth == 0 ? 6 : 10)) {
            case 0 -> "frameIndex";
            case 1 -> "timeScale";
            case 2 -> "(accumulator / deltaTime)";
            case 3 -> "crate1.vx";
            case 4 -> "9223372036854775807";
            case 5 -> "7/3";
            case 6 -> "-" + number(random, 0);
            case 7 -> pick(random, "abs(", "previous(") + number(random, depth - 1) + ")";
            case 8 -> pick(random, "min(", "max(") + number(random, depth - 1) + ", " + number(random, depth - 1) + ")";
            default -> "(" + number(random, depth - 1) + pick(random, " + ", " - ", " * ", " / (1 + frameIndex) + ") + number(random, depth - 1) + ")";
        };
    }

    @Property(tries = 20_000, seed = "7104", shrinking = ShrinkingMode.OFF)
    void fractionsCompareAsBigIntegersDo(@ForAll long a, @ForAll @LongRange(min = 1) long b, @ForAll long c, @ForAll @LongRange(min = 1) long d) {
        int exact = BigInteger.valueOf(a).multiply(BigInteger.valueOf(d)).compareTo(BigInteger.valueOf(c).multiply(BigInteger.valueOf(b)));
        assertEquals(Integer.signum(exact), Integer.signum(Eval.compare(a, b, c, d)));
    }

    /** Exact or refused; never a wrong number. */
    @Property(tries = 20_000, seed = "7105", shrinking = ShrinkingMode.OFF)
    void fractionsComputeAsRationalsDo(@ForAll long a, @ForAll @LongRange(min = 1) long b, @ForAll long c, @ForAll @LongRange(min = 1) long d,
            @ForAll long seed) {
        Random random = new Random(seed);
        int shift = random.nextInt(64);
        Operator operator = pick(random, Operator.PLUS, Operator.MINUS, Operator.TIMES, Operator.DIVIDE);
        Tree at = new Tree.Truth(true, 0, 0);
        long p = a >> shift;
        long q = Math.max(1, b >> shift);
        long r = c >> shift;
        long s = Math.max(1, d >> shift);
        Eval eval = new Eval();
        new FractionNodes.Infix(operator, new FractionNodes.Constant(p, q, at), new FractionNodes.Constant(r, s, at), at).fraction(eval);
        if (operator == Operator.DIVIDE && r == 0) {
            assertEquals(Eval.DIVIDED_BY_ZERO, eval.problem);
            return;
        }
        Rational left = Rational.of(p, q);
        Rational right = Rational.of(r, s);
        Rational exact = switch (operator) {
            case PLUS -> left.plus(right);
            case MINUS -> left.minus(right);
            case TIMES -> left.times(right);
            default -> left.dividedBy(right);
        };
        if (eval.problem == Eval.FINE) {
            assertEquals(exact, Rational.of(eval.numerator, eval.denominator));
        } else {
            assertEquals(Eval.OVERFLOW, eval.problem);
        }
        if (shift > 32) {
            assertEquals(Eval.FINE, eval.problem, "small numbers never overflow");
        }
    }
}
