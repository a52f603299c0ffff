package dev.tickscope.core.expression;

import dev.tickscope.core.time.TickPath;

/** Nodes that are true or false. */
@TickPath
final class TruthNodes {
    private TruthNodes() {
    }

    /** A literal. */
    static final class Constant extends Truth {
        private final int value;

        Constant(boolean value) {
            this.value = of(value);
        }

        @Override
        int test(Eval eval) {
            return value;
        }
    }

    /** A flag of the moment. */
    static final class Flag extends Truth {
        private final Quantity quantity;

        Flag(Quantity quantity) {
            this.quantity = quantity;
        }

        @Override
        int test(Eval eval) {
            long value = eval.sample.whole(quantity);
            return value == Sample.ABSENT ? UNKNOWN : of(value != 0);
        }
    }

    /** One bit of an input mask. */
    static final class Input extends Truth {
        private final Quantity mask;
        private final int action;

        Input(Quantity mask, int action) {
            this.mask = mask;
            this.action = action;
        }

        @Override
        int test(Eval eval) {
            long bits = eval.sample.whole(mask);
            return bits == Sample.ABSENT ? UNKNOWN : (int) (bits >>> action & 1);
        }
    }

    /** Whether an object is in the world. */
    static final class Present extends Truth {
        private final int object;

        Present(int object) {
            this.object = object;
        }

        @Override
        int test(Eval eval) {
            long value = eval.sample.present(object);
            return value == Sample.ABSENT ? UNKNOWN : of(value != 0);
        }
    }

    /** The opposite. */
    static final class Not extends Truth {
        private final Truth operand;

        Not(Truth operand) {
            this.operand = operand;
        }

        @Override
        int test(Eval eval) {
            int value = operand.test(eval);
            return value > TRUE ? value : 1 - value;
        }
    }

    /** {@code and}, {@code or}: the right side is only looked at if the left one leaves it open. */
    static final class Both extends Truth {
        /** The value of one side that settles it. */
        private final int settles;
        private final Truth left;
        private final Truth right;

        Both(Operator operator, Truth left, Truth right) {
            this.settles = operator == Operator.AND ? FALSE : TRUE;
            this.left = left;
            this.right = right;
        }

        @Override
        int test(Eval eval) {
            int first = left.test(eval);
            if (first == settles || first == FAILED) {
                return first;
            }
            int second = right.test(eval);
            return first == UNKNOWN && second != settles && second != FAILED ? UNKNOWN : second;
        }
    }

    /** Whether two truths are the same. */
    static final class Same extends Truth {
        private final boolean wanted;
        private final Truth left;
        private final Truth right;

        Same(boolean wanted, Truth left, Truth right) {
            this.wanted = wanted;
            this.left = left;
            this.right = right;
        }

        @Override
        int test(Eval eval) {
            int first = left.test(eval);
            int second = first == FAILED ? FAILED : right.test(eval);
            return first > TRUE || second > TRUE ? Math.max(first, second) : of(first == second == wanted);
        }
    }

    /** Compares a value of the moment with a fixed number: what nearly all conditions do. */
    static final class ReadAgainst extends Truth {
        private final Quantity quantity;
        private final boolean less;
        private final boolean equal;
        private final boolean more;
        private final long limit;

        ReadAgainst(Operator operator, Quantity quantity, long limit) {
            this.quantity = quantity;
            this.limit = limit;
            this.less = operator.holds(-1);
            this.equal = operator.holds(0);
            this.more = operator.holds(1);
        }

        @Override
        int test(Eval eval) {
            long value = eval.sample.whole(quantity);
            if (value == Sample.ABSENT) {
                return UNKNOWN;
            }
            return of(value < limit ? less : value == limit ? equal : more);
        }
    }

    /** Compares two numbers in the widest form that one of them has. */
    static final class Compare extends Truth {
        private final Operator operator;
        private final Amount.Form form;
        private final Amount left;
        private final Amount right;

        Compare(Operator operator, Amount.Form form, Amount left, Amount right) {
            this.operator = operator;
            this.form = form;
            this.left = left;
            this.right = right;
        }

        @Override
        int test(Eval eval) {
            boolean result = switch (form) {
                case WHOLE -> operator.holds(Long.compare(left.whole(eval), right.whole(eval)));
                case FRACTION -> operator.holds(fractions(eval));
                case REAL -> reals(left.real(eval), right.real(eval));
            };
            return eval.problem == Eval.FINE ? of(result) : eval.verdictOfProblem();
        }

        private int fractions(Eval eval) {
            left.fraction(eval);
            long a = eval.numerator;
            long b = eval.denominator;
            right.fraction(eval);
            return Eval.compare(a, b, eval.numerator, eval.denominator);
        }

        /** Nothing compares with what is not a number, but that it is different. */
        private boolean reals(double a, double b) {
            return a != a || b != b ? operator == Operator.DIFFERENT : operator.holds(a < b ? -1 : a == b ? 0 : 1);
        }
    }
}
