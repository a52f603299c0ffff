package dev.tickscope.samples.spawner;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers the {@link Spawner}. */
public final class SpawnerProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "spawner";
    }

    @Override
    public String title() {
        return "Spawner";
    }

    @Override
    public String description() {
        return "A spout drops balls that push themselves: when a new object comes to life is the contract's rule.";
    }

    @Override
    public Debuggee create() {
        return new Spawner();
    }
}
