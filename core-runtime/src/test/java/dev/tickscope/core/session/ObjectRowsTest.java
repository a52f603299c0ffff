package dev.tickscope.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Chains of rows, found at any moment. */
class ObjectRowsTest {
    private static final int MILLION = 1_000_000;

    private final ObjectRows rows = new ObjectRows();

    @Test
    void anyMomentOfALongLifeIsFound() {
        for (int row = 0; row < MILLION; row++) {
            rows.add(row, row % 2, row, -1, 0, 0);
        }
        Random random = new Random(7);
        for (int i = 0; i < 10_000; i++) {
            int end = 2 + random.nextInt(MILLION - 1);
            assertEquals(end - 1, rows.lastBefore((end - 1) % 2, end));
            assertEquals(end - 2, rows.lastBefore(end % 2, end));
        }
        assertEquals(-1, rows.lastBefore(1, 1));
        assertEquals(-1, rows.lastBefore(7, MILLION));
    }

    @Test
    void aMillionObjectsAreCountedByTheirRows() {
        for (int row = 0; row < MILLION; row++) {
            rows.add(row, row, row, row, 1, row % 2 == 0 ? 1 : -1);
        }
        assertEquals(MILLION, rows.known(MILLION));
        assertEquals(MILLION, rows.alive(MILLION));
        assertEquals(0, rows.waiting(MILLION));
        assertEquals(500_001, rows.known(500_001));
        assertEquals(1, rows.waiting(500_001));
        assertEquals(0, rows.known(0));
        assertEquals(499_999, rows.lastBefore(499_999, MILLION));
        assertEquals(-1, rows.lastBefore(499_999, 499_999));
    }

    @Test
    void rowsThatAreLostLeaveTheSumsAsTheyWere() {
        rows.add(100, 0, 5, -1, 1, 0);
        rows.add(200, 1, 6, -1, 1, 1);
        assertEquals(0, rows.known(100));
        assertEquals(1, rows.known(150));
        assertEquals(1, rows.alive(200));
        assertEquals(2, rows.alive(201));
        assertEquals(2, rows.known(5_000));
        assertEquals(100, rows.lastBefore(0, 5_000));
        assertEquals(-1, rows.lastBefore(1, 200));
        assertEquals(6, rows.became(200));
    }
}
