package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class RowWordsTest {
    private final RowWords words = new RowWords();

    @Test
    void rowsBetweenThoseWithWordsHaveNone() {
        words.add(3, "three");
        words.add(7, "seven");
        assertEquals("three", words.of(3));
        assertEquals("seven", words.of(7));
        assertNull(words.of(5));
        assertNull(words.of(8));
    }

    @Test
    void theNewestAreKept() {
        int added = 2 * RowWords.KEPT + 1;
        for (int i = 0; i < added; i++) {
            words.add(2L * i, "row " + i);
        }
        for (int i = added - RowWords.KEPT; i < added; i++) {
            assertEquals("row " + i, words.of(2L * i));
        }
        assertNull(words.of(0));
    }
}
