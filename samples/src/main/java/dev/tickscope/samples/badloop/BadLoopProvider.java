package dev.tickscope.samples.badloop;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers {@link BadLoop}. */
public final class BadLoopProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "badloop";
    }

    @Override
    public String title() {
        return "Bad loop";
    }

    @Override
    public String description() {
        return "A hopper moved in Update by the frame's length: it ends up elsewhere at another frame rate.";
    }

    @Override
    public Debuggee create() {
        return new BadLoop();
    }
}
