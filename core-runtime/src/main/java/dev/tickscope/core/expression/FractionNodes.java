package dev.tickscope.core.expression;

import dev.tickscope.core.time.TickPath;

/** Exact numbers that need not be whole. */
@TickPath
final class FractionNodes {
    private FractionNodes() {
    }

    /** A literal. */
    static final class Constant extends Amount {
        private final long numerator;
        private final long denominator;

        Constant(long numerator, long denominator, Tree at) {
            super(Form.FRACTION, at.start(), at.end());
            this.numerator = numerator;
            this.denominator = denominator;
        }

        @Override
        void fraction(Eval eval) {
            eval.fraction(numerator, denominator);
        }
    }

    /** A value of the moment over another one. */
    static final class Read extends Amount {
        private final Quantity numerator;
        private final Quantity denominator;

        Read(Quantity numerator, Quantity denominator, Tree at) {
            super(Form.FRACTION, at.start(), at.end());
            this.numerator = numerator;
            this.denominator = denominator;
        }

        @Override
        void fraction(Eval eval) {
            long above = eval.sample.whole(numerator);
            long below = eval.sample.whole(denominator);
            if (above == Sample.ABSENT || below == Sample.ABSENT) {
                eval.fraction(eval.absent(), 1);
            } else {
                eval.fraction(above, below);
            }
        }
    }

    /** Two exact numbers and an operator. */
    static final class Infix extends Amount {
        private final Operator operator;
        private final Amount left;
        private final Amount right;

        Infix(Operator operator, Amount left, Amount right, Tree at) {
            super(Form.FRACTION, at.start(), at.end());
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        void fraction(Eval eval) {
            left.fraction(eval);
            long a = eval.numerator;
            long b = eval.denominator;
            right.fraction(eval);
            long c = eval.numerator;
            long d = eval.denominator;
            if (eval.problem == Eval.FINE) {
                compute(eval, a, b, c, d);
            }
        }

        private void compute(Eval eval, long a, long b, long c, long d) {
            switch (operator) {
                case PLUS -> sum(eval, a, b, c, d);
                case MINUS -> {
                    if (c == Long.MIN_VALUE) {
                        overflow(eval);
                    } else {
                        sum(eval, a, b, -c, d);
                    }
                }
                case TIMES -> product(eval, a, b, c, d);
                case DIVIDE -> divide(eval, a, b, c, d);
                case REMAINDER -> remainder(eval, a, b, c, d);
                default -> throw new IllegalStateException(operator + " gives no number");
            }
        }

        private void overflow(Eval eval) {
            eval.fraction(eval.fail(Eval.OVERFLOW, this), 1);
        }

        private void sum(Eval eval, long a, long b, long c, long d) {
            long common = gcd(b, d);
            long byRight = d / common;
            long byLeft = b / common;
            if (!Eval.productFits(a, byRight) || !Eval.productFits(c, byLeft) || !Eval.productFits(b, byRight)) {
                overflow(eval);
                return;
            }
            long first = a * byRight;
            long second = c * byLeft;
            long sum = first + second;
            if (((first ^ sum) & (second ^ sum)) < 0) {
                overflow(eval);
                return;
            }
            reduced(eval, sum, b * byRight);
        }

        private void product(Eval eval, long a, long b, long c, long d) {
            if (a == Long.MIN_VALUE || c == Long.MIN_VALUE) {
                overflow(eval);
                return;
            }
            long across = gcd(Math.abs(a), d);
            long back = gcd(Math.abs(c), b);
            if (Eval.productFits(a / across, c / back) && Eval.productFits(b / back, d / across)) {
                eval.fraction(a / across * (c / back), b / back * (d / across));
            } else {
                overflow(eval);
            }
        }

        private void divide(Eval eval, long a, long b, long c, long d) {
            if (c == 0) {
                eval.fraction(eval.fail(Eval.DIVIDED_BY_ZERO, this), 1);
            } else if (c == Long.MIN_VALUE) {
                overflow(eval);
            } else {
                product(eval, a, b, c < 0 ? -d : d, Math.abs(c));
            }
        }

        /** Over the shared denominator both are whole. */
        private void remainder(Eval eval, long a, long b, long c, long d) {
            long byRight = d / gcd(b, d);
            long byLeft = b / gcd(b, d);
            if (c == 0) {
                eval.fraction(eval.fail(Eval.DIVIDED_BY_ZERO, this), 1);
            } else if (Eval.productFits(a, byRight) && Eval.productFits(c, byLeft) && Eval.productFits(b, byRight)) {
                reduced(eval, Math.floorMod(a * byRight, c * byLeft), b * byRight);
            } else {
                overflow(eval);
            }
        }

        private static void reduced(Eval eval, long numerator, long denominator) {
            // Of the smallest long there is no positive one.
            long common = numerator == Long.MIN_VALUE ? 1 : gcd(Math.abs(numerator), denominator);
            eval.fraction(numerator / common, denominator / common);
        }

        /** @param b above 0 */
        private static long gcd(long a, long b) {
            long x = a;
            long y = b;
            while (x != 0) {
                long rest = y % x;
                y = x;
                x = rest;
            }
            return y;
        }
    }

    /** The other sign, or none. */
    static final class Sign extends Amount {
        private final boolean always;
        private final Amount operand;

        Sign(boolean absolute, Amount operand, Tree at) {
            super(Form.FRACTION, at.start(), at.end());
            this.always = !absolute;
            this.operand = operand;
        }

        @Override
        void fraction(Eval eval) {
            operand.fraction(eval);
            if (eval.numerator == Long.MIN_VALUE) {
                eval.fail(Eval.OVERFLOW, this);
            } else if (always || eval.numerator < 0) {
                eval.numerator = -eval.numerator;
            }
        }
    }

    /** The smaller or the larger of two. */
    static final class Pick extends Amount {
        private final boolean larger;
        private final Amount left;
        private final Amount right;

        Pick(boolean larger, Amount left, Amount right, Tree at) {
            super(Form.FRACTION, at.start(), at.end());
            this.larger = larger;
            this.left = left;
            this.right = right;
        }

        @Override
        void fraction(Eval eval) {
            left.fraction(eval);
            long a = eval.numerator;
            long b = eval.denominator;
            right.fraction(eval);
            if (Eval.compare(a, b, eval.numerator, eval.denominator) > 0 == larger) {
                eval.fraction(a, b);
            }
        }
    }
}
