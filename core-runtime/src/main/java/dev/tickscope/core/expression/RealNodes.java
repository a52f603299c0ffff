package dev.tickscope.core.expression;

import dev.tickscope.core.time.TickPath;

/** Measured numbers: where objects are and how fast they move. */
@TickPath
final class RealNodes {
    private RealNodes() {
    }

    /** A literal. */
    static final class Constant extends Amount {
        private final double value;

        Constant(double value, Tree at) {
            super(Form.REAL, at.start(), at.end());
            this.value = value;
        }

        @Override
        double real(Eval eval) {
            return value;
        }
    }

    /** Something of an object. */
    static final class Read extends Amount {
        private static final int X = 0;
        private static final int Y = 1;
        private static final int Z = 2;
        private static final int QZ = 5;
        private static final int QW = 6;

        private final Member member;
        private final int object;
        private final long stepUnits;
        private final double ticks;
        private final double seconds;
        private final double unitsPerSecond;

        /** @param names whose tick rate makes metres a second of metres a tick */
        Read(Member member, int object, Names names, Tree at) {
            super(Form.REAL, at.start(), at.end());
            this.member = member;
            this.object = object;
            this.stepUnits = names.stepUnits();
            this.unitsPerSecond = names.base().unitsPerSecond().doubleValue();
            this.ticks = names.contract().rate().ticks();
            this.seconds = names.contract().rate().seconds();
        }

        @Override
        double real(Eval eval) {
            Sample sample = eval.sample;
            if (sample.present(object) != 1) {
                return eval.absent();
            }
            return switch (member) {
                case X -> sample.pose(object, X);
                case Y -> sample.pose(object, Y);
                case Z -> sample.pose(object, Z);
                case ANGLE -> angle(sample.pose(object, QZ), sample.pose(object, QW));
                case VX -> perSecond(sample, X);
                case VY -> perSecond(sample, Y);
                case VZ -> perSecond(sample, Z);
                case SPEED -> speed(perSecond(sample, X), perSecond(sample, Y), perSecond(sample, Z));
                default -> throw new IllegalStateException(member + " is no number");
            };
        }

        private double perSecond(Sample sample, int part) {
            double way = sample.pose(object, part) - sample.previousPose(object, part);
            long step = sample.whole(Quantity.TICK_STEP);
            return step == stepUnits ? way * ticks / seconds : way * unitsPerSecond / step;
        }

        private static double speed(double vx, double vy, double vz) {
            return Math.sqrt(vx * vx + vy * vy + vz * vz);
        }

        /** A quaternion and its negative turn alike; above −π up to π. */
        private static double angle(double qz, double qw) {
            double angle = qw < 0 ? 2 * StrictMath.atan2(-qz, -qw) : 2 * StrictMath.atan2(qz, qw);
            return angle <= -Math.PI ? angle + 2 * Math.PI : angle;
        }
    }

    /** Two numbers and an operator. */
    static final class Infix extends Amount {
        private final Operator operator;
        private final Amount left;
        private final Amount right;

        Infix(Operator operator, Amount left, Amount right, Tree at) {
            super(Form.REAL, at.start(), at.end());
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        double real(Eval eval) {
            double a = left.real(eval);
            double b = right.real(eval);
            return switch (operator) {
                case PLUS -> a + b;
                case MINUS -> a - b;
                case TIMES -> a * b;
                case DIVIDE -> b == 0 && eval.problem == Eval.FINE ? eval.fail(Eval.DIVIDED_BY_ZERO, this) : a / b;
                default -> throw new IllegalStateException(operator + " gives no decimal");
            };
        }
    }

    /** The other sign, or none. */
    static final class Sign extends Amount {
        private final boolean absolute;
        private final Amount operand;

        Sign(boolean absolute, Amount operand, Tree at) {
            super(Form.REAL, at.start(), at.end());
            this.absolute = absolute;
            this.operand = operand;
        }

        @Override
        double real(Eval eval) {
            double value = operand.real(eval);
            return absolute ? Math.abs(value) : -value;
        }
    }

    /** The smaller or the larger of two. */
    static final class Pick extends Amount {
        private final boolean larger;
        private final Amount left;
        private final Amount right;

        Pick(boolean larger, Amount left, Amount right, Tree at) {
            super(Form.REAL, at.start(), at.end());
            this.larger = larger;
            this.left = left;
            this.right = right;
        }

        @Override
        double real(Eval eval) {
            double a = left.real(eval);
            double b = right.real(eval);
            return larger ? Math.max(a, b) : Math.min(a, b);
        }
    }
}
