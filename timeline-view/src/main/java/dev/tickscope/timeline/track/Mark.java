package dev.tickscope.timeline.track;

import java.util.ArrayList;
import java.util.List;

/**
 * A mark that survives every zoom level; several that would touch are one with a count.
 *
 * @param x of the first of them
 * @param count at least 1
 */
public record Mark(double x, long count) {
    private static final double APART = 8;
    private static final double APART_WITH_COUNT = 30;

    /** {@code ▼ 3} needs the number only when it stands for several. */
    public String text() {
        return count == 1 ? "" : Long.toString(count);
    }

    /** Collects marks from left to right. */
    public static final class Row {
        private final List<Mark> marks = new ArrayList<>();

        /** @param count how many fall on that place; 0 adds nothing */
        public void add(double x, long count) {
            if (count <= 0) {
                return;
            }
            int last = marks.size() - 1;
            if (last >= 0) {
                Mark before = marks.get(last);
                if (x - before.x < (before.count > 1 ? APART_WITH_COUNT : APART)) {
                    marks.set(last, new Mark(before.x, before.count + count));
                    return;
                }
            }
            marks.add(new Mark(x, count));
        }

        public List<Mark> marks() {
            return List.copyOf(marks);
        }
    }
}
