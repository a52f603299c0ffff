package dev.tickscope.core.store;

/**
 * How much history a session keeps. When the budget is passed the oldest full chunks are unlinked; views show the loss. Run states,
 * breakpoints, commands and ledger rows are few and always kept.
 *
 * @param budgetBytes at least {@link #MIN_BYTES}
 */
public record Retention(long budgetBytes) {
    /** Below this the open chunks alone would pass the budget. */
    public static final long MIN_BYTES = 24L << 20;
    public static final Retention DEFAULT = new Retention(256L << 20);

    public Retention {
        if (budgetBytes < MIN_BYTES) {
            throw new IllegalArgumentException("a history budget is at least " + (MIN_BYTES >> 20) + " MiB, not " + budgetBytes + " bytes");
        }
    }
}
