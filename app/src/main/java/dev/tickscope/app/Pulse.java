package dev.tickscope.app;

import dev.tickscope.app.diagnostics.Cost;
import java.util.function.LongConsumer;
import javafx.animation.AnimationTimer;

/** The one animation timer: once a pulse it lets the window read the session and draw what changed, and measures what that costs. */
final class Pulse extends AnimationTimer {
    private final LongConsumer work;
    private final Cost cost = new Cost("pulse");

    /** @param work gets the pulse's time in nanoseconds */
    Pulse(LongConsumer work) {
        this.work = work;
    }

    @Override
    public void handle(long nowNanos) {
        cost.of(() -> work.accept(nowNanos));
    }

    /** What a pulse costs on the JavaFX thread, layout and rendering aside. */
    Cost cost() {
        return cost;
    }
}
