package dev.tickscope.samples.rounding;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers {@link Rounding}. */
public final class RoundingProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "rounding";
    }

    @Override
    public String title() {
        return "Rounding";
    }

    @Override
    public String description() {
        return "A hand that counts ticks beside one that adds them up in single precision.";
    }

    @Override
    public Debuggee create() {
        return new Rounding();
    }
}
