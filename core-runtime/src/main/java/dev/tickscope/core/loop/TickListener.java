package dev.tickscope.core.loop;

/** Is told before each fixed tick's first stage, so that scripts can act on a tick whatever frame it falls in. */
@FunctionalInterface
public interface TickListener {
    TickListener NONE = tick -> {
    };

    /** @param tickIndex the one-based index of the tick that is about to run */
    void beforeTick(long tickIndex);
}
