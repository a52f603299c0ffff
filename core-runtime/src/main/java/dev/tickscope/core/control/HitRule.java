package dev.tickscope.core.control;

import dev.tickscope.core.time.TickPath;

/**
 * Which hits of a breakpoint count.
 *
 * @param count 1 or more
 */
@TickPath
public record HitRule(Kind kind, long count) {
    /** Every hit. */
    public static final HitRule EACH = new HitRule(Kind.MULTIPLE, 1);

    /** How hits are compared with the count. */
    public enum Kind {
        /** Only the n-th hit. */
        EQUAL("="),
        /** The n-th hit and all later ones. */
        AT_LEAST("≥"),
        /** Every n-th hit. */
        MULTIPLE("%");

        private final String sign;

        Kind(String sign) {
            this.sign = sign;
        }

        /** As it is written before the count. */
        public String sign() {
            return sign;
        }
    }

    public HitRule {
        if (count < 1) {
            throw new IllegalArgumentException("a hit count is 1 or more, not " + count);
        }
    }

    /** Whether the hit of that number, from 1, counts. */
    public boolean counts(long hit) {
        return switch (kind) {
            case EQUAL -> hit == count;
            case AT_LEAST -> hit >= count;
            case MULTIPLE -> hit % count == 0;
        };
    }
}
