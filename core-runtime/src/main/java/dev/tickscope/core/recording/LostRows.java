package dev.tickscope.core.recording;

import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;

/** What a recording lacks in its middle, in words. */
final class LostRows {
    private static final int PLACES_TOLD = 3;

    private LostRows() {
    }

    /** How many rows of which kinds, where and why, and what that means; null if none are lost. */
    static String words(StoreView view) {
        List<String> counts = new ArrayList<>();
        long all = 0;
        for (EventKind kind : EventKind.values()) {
            TableView table = view.table(kind);
            long lost = table.lostIn(table.firstRow(), table.rowCount());
            if (lost > 0) {
                counts.add(lost + " " + JsonFields.camelCase(kind));
                all += lost;
            }
        }
        return counts.isEmpty() ? null : all + " rows are missing in the middle" + places(view) + " (" + String.join(", ", counts)
                + "), since the disk or the recorder was slower than the session. All other rows are there with their exact numbers";
    }

    private static String places(StoreView view) {
        String frames = places(view.frames(), Columns.Frame.FRAME_INDEX, "frames");
        return frames.isEmpty() ? places(view.ticks(), Columns.Tick.TICK_INDEX, "ticks") : frames;
    }

    /** Between which rows that are there. */
    private static String places(TableView table, Column number, String what) {
        List<String> places = new ArrayList<>();
        for (long gap = table.nextGap(0); gap < table.rowCount(); gap = table.nextGap(table.atOrAfter(gap))) {
            places.add(table.getLong(number, gap - 1) + " and " + table.getLong(number, table.atOrAfter(gap)));
        }
        int more = places.size() - PLACES_TOLD;
        return places.isEmpty() ? "" : ", between the " + what + " " + String.join(", ", places.subList(0, Math.min(PLACES_TOLD, places.size())))
                + (more > 0 ? " and in " + more + " more places" : "");
    }
}
