package dev.tickscope.samples.edges;

import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;

/** Offers {@link Edges}. */
public final class EdgesProvider implements DebuggeeProvider {
    @Override
    public String id() {
        return "edges";
    }

    @Override
    public String title() {
        return "Edges";
    }

    @Override
    public String description() {
        return "Keys read in the fixed hook: a jump that is buffered, a throw that charges.";
    }

    @Override
    public Debuggee create() {
        return new Edges();
    }
}
