package dev.tickscope.samples.spiral;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers {@link Spiral}. */
public final class SpiralProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "spiral";
    }

    @Override
    public String title() {
        return "Spiral";
    }

    @Override
    public String description() {
        return "Ticks that cost more than they simulate: only the cap keeps the game alive.";
    }

    @Override
    public Debuggee create() {
        return new Spiral();
    }
}
