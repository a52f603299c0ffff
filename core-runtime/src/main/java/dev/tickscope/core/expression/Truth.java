package dev.tickscope.core.expression;

import dev.tickscope.core.time.TickPath;

/** A node that is true or false, unknown where a value is not there, or failed. */
@TickPath
abstract class Truth {
    static final int FALSE = 0;
    static final int TRUE = 1;
    static final int UNKNOWN = 2;
    static final int FAILED = 3;

    abstract int test(Eval eval);

    static int of(boolean value) {
        return value ? TRUE : FALSE;
    }
}
