package dev.tickscope.core.contract;

/**
 * How a late copy of a probe holds ticks back.
 *
 * @param probeDelay ticks between a copy and the tick that reads it, 0 to 16; {@link #NONE} where the engine has no probes
 * @param atZeroScale whether held ticks run while the time scale is 0
 * @param count how a tick that is held over several frames is counted
 */
public record HoldPolicy(int probeDelay, AtZeroScale atZeroScale, Count count) {
    /** The delay of an engine without probes. */
    public static final int NONE = -1;

    /** Held ticks are paid time; the two readings of what a time scale of 0 does to them. */
    public enum AtZeroScale {
        /** They run as soon as their copy has arrived. */
        RUN,
        /** They wait until time moves again. */
        WAIT
    }

    /** How held ticks are counted. */
    public enum Count {
        /** Once for every frame in which a tick is held. */
        PER_FRAME,
        /** Once for every tick, however long it is held. */
        ONCE
    }

    public boolean hasProbes() {
        return probeDelay != NONE;
    }
}
