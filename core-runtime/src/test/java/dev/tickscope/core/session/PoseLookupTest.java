package dev.tickscope.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import org.junit.jupiter.api.Test;

class PoseLookupTest {
    private static final int BODIES = 3;
    private final Store store = new Store(Retention.DEFAULT);
    private final TickRow tick = new TickRow();

    /** Body 0 moves at every tick to x = tick row, body 1 every tenth tick, body 2 never; its y is its id. */
    private void ticks(long from, long to) {
        for (long row = from; row < to; row++) {
            writePoses(row);
            tick.row = row;
            tick.tickIndex = row + 1;
            store.writer().tick(tick);
        }
        store.writer().release();
    }

    private void writePoses(long row) {
        boolean all = row % Columns.Pose.KEYFRAME_TICKS == 0;
        store.writer().pose(0, row, 0, 0, 0, 0, 0, 1);
        if (all || row % 10 == 0) {
            store.writer().pose(1, row - row % 10, 1, 0, 0, 0, 0, 1);
        }
        if (all) {
            store.writer().pose(2, 7, 2, 0.5, 0.1, 0.2, 0.3, 0.4);
        }
    }

    @Test
    void aBodyThatDidNotMoveKeepsItsNewestRowBeforeTheTick() {
        ticks(0, 200);
        PoseLookup lookup = new PoseLookup(BODIES);
        PoseBuffer poses = new PoseBuffer(BODIES);

        assertEquals(BODIES, lookup.read(store.view(), 57, poses));

        assertEquals(57, poses.get(0, 0));
        assertEquals(50, poses.get(1, 0));
        assertEquals(7, poses.get(2, 0));
    }

    @Test
    void allSevenNumbersOfAPoseAreCopied() {
        ticks(0, 1);
        PoseBuffer poses = new PoseBuffer(BODIES);
        new PoseLookup(BODIES).read(store.view(), 0, poses);

        double[] expected = {7, 2, 0.5, 0.1, 0.2, 0.3, 0.4};
        for (int part = 0; part < PoseBuffer.STRIDE; part++) {
            assertEquals(expected[part], poses.get(2, part));
        }
    }

    @Test
    void everyTickOfALongRunIsFoundWithoutReadingLaterRows() {
        ticks(0, 300);
        StoreView view = store.view();
        PoseLookup lookup = new PoseLookup(BODIES);
        PoseBuffer poses = new PoseBuffer(BODIES);
        for (long row = 0; row < 300; row++) {
            assertEquals(BODIES, lookup.read(view, row, poses), "tick row " + row);
            assertEquals(row, poses.get(0, 0));
            assertEquals(row - row % 10, poses.get(1, 0));
        }
    }

    @Test
    void aTickThatIsNotInTheViewFindsNothingAndChangesNothing() {
        ticks(0, 5);
        PoseLookup lookup = new PoseLookup(BODIES);
        PoseBuffer poses = new PoseBuffer(BODIES);
        poses.set(0, 9, 9, 9, 0, 0, 0, 1);

        assertEquals(0, lookup.read(store.view(), -1, poses));
        assertEquals(0, lookup.read(store.view(), 5, poses));
        assertEquals(9, poses.get(0, 0));
        assertFalse(lookup.found(0));
    }

    @Test
    void aBodyWithoutARowIsNotFound() {
        store.writer().pose(1, 1, 2, 3, 0, 0, 0, 1);
        tick.row = 0;
        store.writer().tick(tick);
        store.writer().release();
        PoseLookup lookup = new PoseLookup(BODIES);

        assertEquals(1, lookup.read(store.view(), 0, new PoseBuffer(BODIES)));
        assertFalse(lookup.found(0));
        assertTrue(lookup.found(1));
        assertFalse(lookup.found(2));
    }

    @Test
    void aBodyThatLeftIsNotFoundUntilItIsPlacedAgain() {
        ticks(0, 3);
        store.writer().gone(1);
        ticks(3, 4);
        store.writer().placed(1, 40, 1, 0, 0, 0, 0, 1);
        ticks(4, 5);
        PoseLookup lookup = new PoseLookup(BODIES);
        PoseBuffer poses = new PoseBuffer(BODIES);

        assertEquals(3, lookup.read(store.view(), 2, poses));
        assertEquals(2, lookup.read(store.view(), 3, poses));
        assertFalse(lookup.found(1));
        assertEquals(3, lookup.read(store.view(), 4, poses));
        assertEquals(40, poses.get(1, 0));
    }

    @Test
    void aRowBeforeTheTickThatWroteAllIsNotUsed() {
        store.writer().pose(0, 1, 0, 0, 0, 0, 0, 1);
        for (long row = 0; row <= 64; row++) {
            tick.row = row;
            store.writer().tick(tick);
        }
        store.writer().release();
        PoseLookup lookup = new PoseLookup(1);

        assertEquals(1, lookup.read(store.view(), 63, new PoseBuffer(1)));
        assertEquals(0, lookup.read(store.view(), 64, new PoseBuffer(1)));
    }

    @Test
    void posesWhoseRowsWereLostAreNotFoundAndLaterOnesAre() {
        Store small = new Store(new Retention(Retention.MIN_BYTES));
        PoseBuffer poses = new PoseBuffer(1);
        long ticks = 300_000;
        for (long row = 0; row < ticks; row++) {
            small.writer().pose(0, row, 0, 0, 0, 0, 0, 1);
            tick.row = row;
            tick.framePosition = row;
            small.writer().tick(tick);
        }
        small.writer().release();
        StoreView view = small.view();
        PoseLookup lookup = new PoseLookup(1);

        assertTrue(view.poses().firstRow() > 0);
        assertEquals(0, lookup.read(view, 10, poses));
        assertEquals(1, lookup.read(view, ticks - 1, poses));
        assertEquals(ticks - 1, poses.get(0, 0));
    }
}
