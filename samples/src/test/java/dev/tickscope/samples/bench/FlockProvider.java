package dev.tickscope.samples.bench;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers the {@link FlockGame} to benchmarks. */
final class FlockProvider implements DebuggeeProvider {
    private final int bodies;

    FlockProvider(int bodies) {
        this.bodies = bodies;
    }

    @Override
    public String id() {
        return "flock";
    }

    @Override
    public String title() {
        return "Flock";
    }

    @Override
    public String description() {
        return "100 objects that steer by ten actions.";
    }

    @Override
    public Debuggee create() {
        return new FlockGame(bodies);
    }
}
