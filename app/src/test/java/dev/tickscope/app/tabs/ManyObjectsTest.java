package dev.tickscope.app.tabs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.work.Runs;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Very many objects, of which only those that are seen are put into words. */
class ManyObjectsTest {
    private static final int MILLION = 1_000_000;
    private static final Moment NEWEST = new Moment(0, -1, Moment.Place.TICK_END, -1);

    private final Store store = new Store(Retention.DEFAULT);
    private final ObjectRow row = new ObjectRow();
    private final ObjectLines lines = new ObjectLines();
    private int asked;

    private boolean update() {
        store.writer().release();
        return lines.update(store.view(), NEWEST, Runs.preset("phase").plan(), List.of(), body -> "", number -> {
            asked++;
            return null;
        });
    }

    private void write(int object, Change change) {
        row.object = object;
        row.change = change;
        store.writer().object(row);
    }

    @Test
    void aMillionObjectsAreListedAndCountedWithoutALineBeingMade() {
        for (int object = 0; object < MILLION; object++) {
            write(object, Change.SPAWN_ASKED);
        }
        assertTrue(update());
        assertEquals(MILLION, lines.size());
        assertEquals(MILLION, lines.waiting());
        assertEquals(0, lines.alive());
        write(999_999, Change.CREATED);
        write(999_999, Change.STARTED);
        write(7, Change.CREATED);
        assertTrue(update());
        assertEquals(2, lines.alive());
        assertEquals(MILLION - 2, lines.waiting());
        assertEquals(0, asked);
        assertEquals("lives", lines.get(999_999).state());
        assertEquals("waits to start", lines.get(7).state());
        assertEquals("waits to exist", lines.get(8).state());
        assertEquals(3, asked);
    }
}
