package dev.tickscope.app.watch;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.table.Rows;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The expressions of one sample and contract, in the user's order, with their values at the instant that is shown. No toolkit. */
public final class WatchList implements Rows<WatchLine> {
    private static final String BETWEEN = "\n";

    private SessionInfo info;
    private final List<Watch> watches = new ArrayList<>();
    private List<WatchLine> lines = List.of();
    private int numbers;
    private WatchReader reader;

    /** Takes the names of a session, and expressions as {@link #text} gave them; those that are not understood there are kept and say so. */
    public void open(SessionInfo newInfo, String text) {
        info = newInfo;
        watches.clear();
        lines = List.of();
        reader = null;
        text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(this::add);
    }

    /** All expressions, to be kept. */
    public String text() {
        return String.join(BETWEEN, watches.stream().map(Watch::expression).toList());
    }

    /** Adds one at the end. @return its place */
    public int add(String expression) {
        watches.add(new Watch(numbers++, expression.strip(), info));
        return watches.size() - 1;
    }

    /** Puts another expression in the place of one. */
    public void replace(int place, String expression) {
        watches.set(place, new Watch(watches.get(place).number(), expression.strip(), info));
    }

    /** Takes away those at these places. */
    public void remove(List<Integer> places) {
        places.stream().sorted(Collections.reverseOrder()).forEach(place -> watches.remove((int) place));
    }

    /** Lets one change places with its neighbour. @param step 1 down, −1 up @return whether there was one */
    public boolean move(int place, int step) {
        int other = place + step;
        if (place < 0 || other < 0 || place >= watches.size() || other >= watches.size()) {
            return false;
        }
        Collections.swap(watches, place, other);
        return true;
    }

    public String expression(int place) {
        return watches.get(place).expression();
    }

    /** How many there are; {@link #size} counts those that were read. */
    public int count() {
        return watches.size();
    }

    /** Reads all values at an instant. */
    public void update(StoreView view, Moment moment) {
        if (reader == null || reader.view() != view) {
            reader = new WatchReader(view, info);
        }
        lines = watches.stream().map(watch -> reader.read(watch, moment)).toList();
    }

    @Override
    public int size() {
        return lines.size();
    }

    @Override
    public WatchLine get(int place) {
        return lines.get(place);
    }

    @Override
    public Object id(int place) {
        return lines.get(place).number();
    }

    @Override
    public int rowOf(Object id) {
        for (int place = 0; place < lines.size(); place++) {
            if (id.equals(lines.get(place).number())) {
                return place;
            }
        }
        return -1;
    }
}
