package dev.tickscope.samples.crates;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers the {@link Crates}. */
public final class CratesProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "crates";
    }

    @Override
    public String title() {
        return "Crates";
    }

    @Override
    public String description() {
        return "Crates fall, are pushed by a steady force and hit by a fast ball: physics that repeats to the last bit.";
    }

    @Override
    public Debuggee create() {
        return new Crates();
    }
}
