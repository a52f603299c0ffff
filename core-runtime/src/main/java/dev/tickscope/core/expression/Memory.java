package dev.tickscope.core.expression;

import dev.tickscope.core.time.TickPath;

/** Keeps the value that an operand had at the moment before. Every moment is remembered, also where the condition was settled without it. */
@TickPath
final class Memory {
    private static final byte NEVER = 0;
    private static final byte THERE = 1;
    private static final byte ABSENT = 2;

    private final Amount amount;
    private final Truth truth;
    private byte state = NEVER;
    private long numerator;
    private long denominator;
    private double real;
    private int kept;

    /** One of both is null. */
    Memory(Amount amount, Truth truth) {
        this.amount = amount;
        this.truth = truth;
    }

    void reset() {
        state = NEVER;
    }

    /** Takes the value of this moment. A failure counts as a value that is not there. */
    void remember(Eval eval) {
        eval.problem = Eval.FINE;
        boolean there;
        if (truth != null) {
            kept = truth.test(eval);
            there = kept <= Truth.TRUE;
        } else {
            if (amount.form == Amount.Form.REAL) {
                real = amount.real(eval);
            } else {
                amount.fraction(eval);
                numerator = eval.numerator;
                denominator = eval.denominator;
            }
            there = eval.problem == Eval.FINE;
        }
        state = there ? THERE : ABSENT;
        eval.problem = Eval.FINE;
    }

    /** {@code previous} of a number. */
    static final class PreviousAmount extends Amount {
        private final Memory memory;

        PreviousAmount(Memory memory, Tree at) {
            super(memory.amount.form, at.start(), at.end());
            this.memory = memory;
        }

        @Override
        long whole(Eval eval) {
            if (memory.state == NEVER) {
                return memory.amount.whole(eval);
            }
            return memory.state == THERE ? memory.numerator : eval.absent();
        }

        @Override
        void fraction(Eval eval) {
            if (memory.state == NEVER) {
                memory.amount.fraction(eval);
            } else if (memory.state == THERE) {
                eval.fraction(memory.numerator, memory.denominator);
            } else {
                eval.fraction(eval.absent(), 1);
            }
        }

        @Override
        double real(Eval eval) {
            if (form != Form.REAL) {
                return super.real(eval);
            }
            if (memory.state == NEVER) {
                return memory.amount.real(eval);
            }
            return memory.state == THERE ? memory.real : eval.absent();
        }
    }

    /** {@code previous} of something that is true or false. */
    static final class PreviousTruth extends Truth {
        private final Memory memory;

        PreviousTruth(Memory memory) {
            this.memory = memory;
        }

        @Override
        int test(Eval eval) {
            if (memory.state == NEVER) {
                return memory.truth.test(eval);
            }
            return memory.state == THERE ? memory.kept : UNKNOWN;
        }
    }

    /** {@code changed}. */
    static final class Changed extends Truth {
        private final Memory memory;

        Changed(Memory memory) {
            this.memory = memory;
        }

        @Override
        int test(Eval eval) {
            if (memory.truth != null) {
                int now = memory.truth.test(eval);
                return now > TRUE ? now : memory.state == THERE ? of(now != memory.kept) : unless();
            }
            boolean other = memory.amount.form == Amount.Form.REAL ? otherReal(eval) : otherExact(eval);
            if (eval.problem != Eval.FINE) {
                return eval.verdictOfProblem();
            }
            return memory.state == THERE ? of(other) : unless();
        }

        /** There is nothing to compare with. */
        private int unless() {
            return memory.state == NEVER ? FALSE : UNKNOWN;
        }

        private boolean otherReal(Eval eval) {
            return Double.doubleToLongBits(memory.amount.real(eval)) != Double.doubleToLongBits(memory.real);
        }

        private boolean otherExact(Eval eval) {
            memory.amount.fraction(eval);
            return memory.state == THERE && Eval.compare(eval.numerator, eval.denominator, memory.numerator, memory.denominator) != 0;
        }
    }
}
