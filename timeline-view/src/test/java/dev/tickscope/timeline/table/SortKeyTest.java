package dev.tickscope.timeline.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.tickscope.core.time.Rational;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SortKeyTest {
    private static List<String> sorted(String... words) {
        return Stream.of(words).sorted(SortKey::compare).toList();
    }

    @Test
    void numbersInWordsAreCounted() {
        assertEquals(List.of("Crate 2", "crate 10", "tick 9", "tick 09 b", "tick 10"), sorted("tick 10", "tick 9", "tick 09 b", "crate 10", "Crate 2"));
        assertEquals(List.of("", "a", "a1", "ab"), sorted("ab", "a1", "", "a"));
        assertEquals(List.of("T99999999999999999999", "T100000000000000000000"), sorted("T100000000000000000000", "T99999999999999999999"));
    }

    @Test
    void valuesAreComparedExactlyAcrossUnits() {
        assertEquals(Rational.of(167, 10_000), SortKey.ofValue("16.7 ms"));
        assertEquals(Rational.of(1, 60), SortKey.ofValue("1/60 s"));
        assertEquals(Rational.of(-1, 3), SortKey.ofValue("−1/3"));
        assertEquals(Rational.of(1, 10), SortKey.ofValue("100000000 ns"));
        assertEquals(Rational.of(12, 10_000_000), SortKey.ofValue("1.2E-6"));
        assertEquals(Rational.of(2), SortKey.ofValue("+2"));
        assertEquals(Rational.of(0), SortKey.ofValue("="));
        assertEquals("true", SortKey.ofValue("true"));
        assertEquals("(divided by 0)", SortKey.ofValue("(divided by 0)"));
        assertEquals(1, SortKey.compare(SortKey.ofValue("1/60 s"), SortKey.ofValue("16.666666666 ms")));
    }

    @Test
    void whatIsMissingComesLastAndWordsAfterNumbers() {
        assertNull(SortKey.ofValue("none"));
        assertNull(SortKey.ofValue("–"));
        assertNull(SortKey.ofValue(""));
        List<Object> keys = new java.util.ArrayList<>(java.util.Arrays.asList("word", null, Rational.of(3)));
        keys.sort(SortKey::compare);
        assertEquals(java.util.Arrays.asList(Rational.of(3), "word", null), keys);
    }
}
