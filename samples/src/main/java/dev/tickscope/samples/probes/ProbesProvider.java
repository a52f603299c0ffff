package dev.tickscope.samples.probes;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers {@link Probes}. */
public final class ProbesProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "probes";
    }

    @Override
    public String title() {
        return "Probes";
    }

    @Override
    public String description() {
        return "A float on water that is read back late: steps are held until their copy is there.";
    }

    @Override
    public Debuggee create() {
        return new Probes();
    }
}
