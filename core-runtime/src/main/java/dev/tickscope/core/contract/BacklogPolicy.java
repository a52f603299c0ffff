package dev.tickscope.core.contract;

import dev.tickscope.core.time.Rational;

/**
 * Limits of the accumulator besides the catch-up cap. What they cut off is dropped time.
 *
 * @param maxCarry the most that earlier frames leave to the next one, in seconds, or null; cut before its time is added
 * @param maxBacklog the most that waits, in seconds, or null; cut after a frame's time was added
 * @param tickMargin how many ticks' time must wait before one is run; 1 or more. All but one tick of it stays
 */
public record BacklogPolicy(Rational maxCarry, Rational maxBacklog, Rational tickMargin) {
    /** Only the cap limits it. */
    public static final BacklogPolicy UNLIMITED = new BacklogPolicy(null, null, Rational.ONE);
}
