package dev.tickscope.core.session;

import dev.tickscope.core.store.StoreView;
import java.util.function.IntFunction;

/** Looks for a moment among instants that stand in the order of time, in few steps however many there are. */
public final class InOrder {
    private InOrder() {
    }

    /**
     * The first instant at or after a moment, or if {@code past} after it; {@code count} if there is none. Instants whose rows are lost lie
     * before everything else.
     *
     * @param instants by their place, from 0, none before an earlier one
     */
    public static int firstFrom(StoreView view, int count, IntFunction<Playhead> instants, Moment moment, boolean past) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            int order = order(view, instants.apply(middle), moment);
            if (order > 0 || order == 0 && !past) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** The nearest instant before a moment whose rows are still there; null if there is none. */
    public static Playhead before(StoreView view, int count, IntFunction<Playhead> instants, Moment moment) {
        int at = firstFrom(view, count, instants, moment, false) - 1;
        return at >= 0 && Moment.kept(view, instants.apply(at)) ? instants.apply(at) : null;
    }

    /** The nearest instant after a moment; null if there is none. */
    public static Playhead after(StoreView view, int count, IntFunction<Playhead> instants, Moment moment) {
        int at = firstFrom(view, count, instants, moment, true);
        return at < count ? instants.apply(at) : null;
    }

    /** Of two instants, either of which may be null, the later one. */
    public static Playhead later(StoreView view, Playhead one, Playhead other) {
        return one == null ? other : other == null || order(view, one, Moment.of(view, other)) >= 0 ? one : other;
    }

    /** Of two instants, either of which may be null, the earlier one. */
    public static Playhead earlier(StoreView view, Playhead one, Playhead other) {
        return one == null ? other : other == null || order(view, one, Moment.of(view, other)) <= 0 ? one : other;
    }

    private static int order(StoreView view, Playhead playhead, Moment moment) {
        return Moment.kept(view, playhead) ? LookBack.compare(view, Moment.of(view, playhead), moment) : -1;
    }
}
