package dev.tickscope.core.expression;

import dev.tickscope.core.time.TickPath;

/** A node that gives a number: a whole one, an exact fraction or a measured decimal. Times are numbers of units here. */
@TickPath
abstract class Amount {
    /** How a number is kept. */
    enum Form {
        WHOLE, FRACTION, REAL
    }

    final Form form;
    /** Where it stands in the text. */
    final int start;
    final int end;

    Amount(Form form, int start, int end) {
        this.form = form;
        this.start = start;
        this.end = end;
    }

    /** Of a whole number. If {@code eval.problem} is set afterwards the number means nothing. */
    long whole(Eval eval) {
        throw new IllegalStateException("not a whole number");
    }

    /** Puts an exact number into {@code eval}. */
    void fraction(Eval eval) {
        eval.fraction(whole(eval), 1);
    }

    double real(Eval eval) {
        if (form == Form.WHOLE) {
            return whole(eval);
        }
        fraction(eval);
        return eval.problem == Eval.FINE ? eval.numerator / (double) eval.denominator : 0;
    }
}
