package dev.tickscope.core.expression;

import dev.tickscope.core.time.TickPath;

/** Numbers that are whole: counts, and times in units. */
@TickPath
final class WholeNodes {
    private WholeNodes() {
    }

    /** A literal. */
    static final class Constant extends Amount {
        private final long value;

        Constant(long value, Tree at) {
            super(Form.WHOLE, at.start(), at.end());
            this.value = value;
        }

        @Override
        long whole(Eval eval) {
            return value;
        }

        long value() {
            return value;
        }
    }

    /** A value of the moment. */
    static final class Read extends Amount {
        private final Quantity quantity;

        Read(Quantity quantity, Tree at) {
            super(Form.WHOLE, at.start(), at.end());
            this.quantity = quantity;
        }

        @Override
        long whole(Eval eval) {
            long value = eval.sample.whole(quantity);
            return value == Sample.ABSENT ? eval.absent() : value;
        }

        Quantity quantity() {
            return quantity;
        }
    }

    /** Two numbers and an operator whose result is whole. */
    static final class Infix extends Amount {
        private final Operator operator;
        private final Amount left;
        private final Amount right;

        Infix(Operator operator, Amount left, Amount right, Tree at) {
            super(Form.WHOLE, at.start(), at.end());
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        long whole(Eval eval) {
            long a = left.whole(eval);
            long b = right.whole(eval);
            return eval.problem != Eval.FINE ? 0 : switch (operator) {
                case PLUS -> plus(eval, a, b);
                case MINUS -> minus(eval, a, b);
                case TIMES -> Eval.productFits(a, b) ? a * b : eval.fail(Eval.OVERFLOW, this);
                case REMAINDER -> b == 0 ? eval.fail(Eval.DIVIDED_BY_ZERO, this) : Math.floorMod(a, b);
                default -> throw new IllegalStateException(operator + " gives no whole number");
            };
        }

        private long plus(Eval eval, long a, long b) {
            long sum = a + b;
            return ((a ^ sum) & (b ^ sum)) < 0 ? eval.fail(Eval.OVERFLOW, this) : sum;
        }

        private long minus(Eval eval, long a, long b) {
            long difference = a - b;
            return ((a ^ b) & (a ^ difference)) < 0 ? eval.fail(Eval.OVERFLOW, this) : difference;
        }
    }

    /** The other sign, or none. */
    static final class Sign extends Amount {
        private final boolean always;
        private final Amount operand;

        /** @param absolute whether only negative numbers are turned */
        Sign(boolean absolute, Amount operand, Tree at) {
            super(Form.WHOLE, at.start(), at.end());
            this.always = !absolute;
            this.operand = operand;
        }

        @Override
        long whole(Eval eval) {
            long value = operand.whole(eval);
            if (value == Long.MIN_VALUE) {
                return eval.fail(Eval.OVERFLOW, this);
            }
            return always || value < 0 ? -value : value;
        }
    }

    /** The smaller or the larger of two. */
    static final class Pick extends Amount {
        private final boolean larger;
        private final Amount left;
        private final Amount right;

        Pick(boolean larger, Amount left, Amount right, Tree at) {
            super(Form.WHOLE, at.start(), at.end());
            this.larger = larger;
            this.left = left;
            this.right = right;
        }

        @Override
        long whole(Eval eval) {
            long a = left.whole(eval);
            long b = right.whole(eval);
            return larger ? Math.max(a, b) : Math.min(a, b);
        }
    }
}
