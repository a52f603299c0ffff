package dev.tickscope.app.held;

import dev.tickscope.core.store.StoreView;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import javafx.collections.ObservableListBase;

/** The lines of all hits, however many there are: each is made when the table shows it, and only the last shown ones are kept. */
final class HeldRows extends ObservableListBase<HeldLine> {
    private static final int KEPT = 256;

    private final HeldHits hits;
    private final HeldValues values;
    private final Supplier<StoreView> view;
    private final Map<Integer, HeldLine> shown = new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, HeldLine> eldest) {
            return size() > KEPT;
        }
    };

    HeldRows(HeldHits hits, HeldValues values, Supplier<StoreView> view) {
        this.hits = hits;
        this.values = values;
        this.view = view;
    }

    @Override
    public HeldLine get(int index) {
        return shown.computeIfAbsent(index, at -> values.line(view.get(), hits, at));
    }

    @Override
    public int size() {
        return hits.count();
    }

    /** A line knows its place; looking through all of them would make them all. */
    @Override
    public int indexOf(Object line) {
        return line instanceof HeldLine held && held.index() < size() && held.equals(get(held.index())) ? held.index() : -1;
    }

    @Override
    public int lastIndexOf(Object line) {
        return indexOf(line);
    }

    @Override
    public boolean contains(Object line) {
        return indexOf(line) >= 0;
    }
}
