package dev.tickscope.app.held;

import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.table.Rows;
import java.util.function.Supplier;

/** The lines of all hits, however many there are: each is made when the table asks for it. */
final class HeldRows implements Rows<HeldLine> {
    private final Supplier<StoreView> view;
    private HeldHits hits;
    private HeldValues values;

    HeldRows(Supplier<StoreView> view) {
        this.view = view;
    }

    /** Other hits; null for none. */
    void show(HeldHits newHits, HeldValues newValues) {
        hits = newHits;
        values = newValues;
    }

    @Override
    public int size() {
        return hits == null ? 0 : hits.count();
    }

    @Override
    public HeldLine get(int index) {
        return values.line(view.get(), hits, index);
    }
}
