package dev.tickscope.core.session;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.store.StoreView;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * Where any of several breakpoints, as they are now, would have been hit in the recorded past; see {@link PastHits}. Rows are read once, in
 * slices; then the nearest hit before or after a moment is found at once, and newer rows are added to what is known. One thread.
 */
public final class PastBreakpoints {
    private final List<Breakpoint> breakpoints;
    private final List<PastHits> all;

    /** @param breakpoints those that count, such as the enabled ones */
    public PastBreakpoints(List<Breakpoint> breakpoints, SessionInfo info) {
        this.breakpoints = List.copyOf(breakpoints);
        this.all = this.breakpoints.stream().map(breakpoint -> new PastHits(breakpoint, info)).toList();
    }

    /** Those that were asked for. */
    public List<Breakpoint> breakpoints() {
        return breakpoints;
    }

    /** The hits of each, in the order of {@link #breakpoints()}. */
    public List<PastHits> hits() {
        return all;
    }

    /**
     * Looks at up to {@code mostRows} more rows.
     *
     * @return whether there are more to look at
     */
    public boolean work(StoreView view, int mostRows) {
        for (PastHits hits : all) {
            if (hits.looked() < hits.total(view)) {
                boolean more = hits.work(view, mostRows);
                return more || all.stream().anyMatch(other -> other.looked() < other.total(view));
            }
        }
        return false;
    }

    /** How much of the rows is read, from 0 to 1. */
    public double progress(StoreView view) {
        double looked = all.stream().mapToDouble(PastHits::looked).sum();
        double total = all.stream().mapToDouble(hits -> hits.total(view)).sum();
        return total == 0 ? 1 : Math.min(1, looked / total);
    }

    /** The nearest hit before a moment whose rows are still there; null if there is none. */
    public Playhead before(StoreView view, Moment moment) {
        return nearest(hits -> InOrder.before(view, hits.count(), index -> hits.playhead(view, index), moment),
                (one, other) -> InOrder.later(view, one, other));
    }

    /** The nearest hit after a moment; null if there is none. */
    public Playhead after(StoreView view, Moment moment) {
        return nearest(hits -> InOrder.after(view, hits.count(), index -> hits.playhead(view, index), moment),
                (one, other) -> InOrder.earlier(view, one, other));
    }

    private Playhead nearest(Function<PastHits, Playhead> find, BinaryOperator<Playhead> better) {
        Playhead nearest = null;
        for (PastHits hits : all) {
            nearest = better.apply(nearest, find.apply(hits));
        }
        return nearest;
    }
}
