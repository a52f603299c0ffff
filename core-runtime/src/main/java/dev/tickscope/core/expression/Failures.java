package dev.tickscope.core.expression;

/** What went wrong while computing, in words. */
final class Failures {
    private Failures() {
    }

    static String words(int problem, Amount culprit, String text) {
        String part = text.substring(culprit.start, culprit.end);
        return problem == Eval.DIVIDED_BY_ZERO ? "\"" + part + "\" divides by 0"
                : "\"" + part + "\" does not fit 63 bits, so it cannot be computed exactly";
    }
}
