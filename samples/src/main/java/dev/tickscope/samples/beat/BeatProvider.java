package dev.tickscope.samples.beat;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers {@link Beat}. */
public final class BeatProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "beat";
    }

    @Override
    public String title() {
        return "Beat";
    }

    @Override
    public String description() {
        return "60 ticks on 60 jittering frames: frames without a tick, then frames with two.";
    }

    @Override
    public Debuggee create() {
        return new Beat();
    }
}
