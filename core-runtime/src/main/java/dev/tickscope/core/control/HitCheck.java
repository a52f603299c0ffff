package dev.tickscope.core.control;

/** A breakpoint's condition and log message, bound to the run whose values they read. Asked on the clock's thread. */
public interface HitCheck {
    /** Of a breakpoint without a condition, or a log message without values. */
    HitCheck ALWAYS = new HitCheck() {
        @Override
        public Verdict verdict() {
            return Verdict.HOLDS;
        }

        @Override
        public String failure() {
            return null;
        }

        @Override
        public String message() {
            return "";
        }
    };

    /** What came of a condition. */
    enum Verdict {
        HOLDS, DOES_NOT_HOLD, FAILED
    }

    /** Reads the condition now. */
    Verdict verdict();

    /** Why the last {@link #verdict()} failed, in words. */
    String failure();

    /** The log message with the values of now. */
    String message();
}
