package dev.tickscope.samples.twoworlds;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.samples.jolt.JoltLibrary;

/** Offers the {@link TwoWorlds}. */
public final class TwoWorldsProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "two-worlds";
    }

    @Override
    public String title() {
        return "Two worlds";
    }

    @Override
    public String description() {
        return "A flat and a spatial world in one game: each tick steps both, the flat one first.";
    }

    @Override
    public String missing() {
        return JoltLibrary.missing();
    }

    @Override
    public Debuggee create() {
        return new TwoWorlds();
    }
}
