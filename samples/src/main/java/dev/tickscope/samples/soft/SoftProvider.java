package dev.tickscope.samples.soft;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers the {@link SoftYard}. */
public final class SoftProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "soft";
    }

    @Override
    public String title() {
        return "Soft bodies";
    }

    @Override
    public String description() {
        return "A jelly of particles and springs, and parts without a body of their own: whose pose is what.";
    }

    @Override
    public Debuggee create() {
        return new SoftYard();
    }
}
