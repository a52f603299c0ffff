package dev.tickscope.timeline.field;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FieldColumnsTest {
    @Test
    void theReferenceWidthHasRoomForEverything() {
        FieldColumns columns = FieldColumns.of(582, 70, 50, 55);
        assertEquals(new FieldColumns(228, 320, 388, 400, 170), columns);
    }

    @Test
    void theNarrowerTheTableTheMoreIsLeftOut() {
        assertEquals(0, FieldColumns.of(500, 70, 50, 55).rowRight());
        assertEquals(320, FieldColumns.of(500, 70, 50, 55).frameRight());
        assertEquals(0, FieldColumns.of(400, 70, 50, 55).frameRight());
        assertEquals(124, FieldColumns.of(400, 70, 50, 55).wordsWidth());
        assertEquals(0, FieldColumns.of(318, 70, 50, 55).wordsWidth());
        assertEquals(0, FieldColumns.of(318, 70, 50, 55).rowRight());
    }

    @Test
    void longNumbersTakeTheRoomTheyNeed() {
        FieldColumns columns = FieldColumns.of(700, 120, 50, 90);
        assertEquals(268, columns.valueRight());
        assertEquals(102, columns.frameRight() - columns.rowRight());
    }
}
