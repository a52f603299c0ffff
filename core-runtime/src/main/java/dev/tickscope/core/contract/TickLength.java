package dev.tickscope.core.contract;

/** How long the ticks of a frame are. */
public enum TickLength {
    /** All are one step. */
    FIXED,
    /**
     * All that waits is divided into equal ticks, as many as needed to make none longer than a step. At the cap they are longer. Nothing
     * waits afterwards.
     */
    EVEN_SPLIT
}
