package dev.tickscope.core.control;

import dev.tickscope.core.time.TickPath;

/**
 * How far a run-to goes.
 *
 * @param value what {@link Kind#TICK}, {@link Kind#FRAME} and {@link Kind#REAL_TIME} run to; 0 for the other kinds
 */
@TickPath
public record RunTarget(Kind kind, long value) {
    /** What it runs to. Targets at tick ends stop as a breakpoint there would, the others between two frames. */
    public enum Kind {
        /** The end of the next tick. */
        NEXT_TICK("the next tick's end", true),
        /** The end of that tick of the simulation clock. */
        TICK("tick", true),
        /** The end of the frame of that frameIndex. */
        FRAME("frame", false),
        /** The end of the first frame that starts at, or after, that real time of the session, in units. */
        REAL_TIME("the cursor", false),
        /** A frame that ran no tick. */
        NO_TICKS("a frame with 0 ticks", false),
        /** A frame that ran two ticks or more. */
        MORE_TICKS("a frame with 2 ticks or more", false),
        /** A frame that reached the catch-up cap. */
        CAPPED("the cap reached", false),
        /** A frame that dropped time. */
        DROPPED("a drop", false),
        /** A frame that held ticks back. */
        HELD("a held tick", false),
        /** A tick that saw a press or release edge. */
        INPUT("a consumed input edge", true),
        /** A tick in which bodies began to touch. */
        CONTACT("a contact", true);

        private final String words;
        private final boolean tickEnd;

        Kind(String words, boolean tickEnd) {
            this.words = words;
            this.tickEnd = tickEnd;
        }

        /** For "Running to …". */
        public String words() {
            return words;
        }

        /** Whether it is reached at the end of a tick, else at the end of a frame. */
        public boolean atTickEnd() {
            return tickEnd;
        }

        public boolean hasValue() {
            return this == TICK || this == FRAME || this == REAL_TIME;
        }
    }

    public RunTarget {
        if (value < 0 || value > 0 && !kind.hasValue()) {
            throw new IllegalArgumentException(kind + " of " + value);
        }
    }

    /** A target that needs no number. */
    public static RunTarget to(Kind kind) {
        return new RunTarget(kind, 0);
    }
}
