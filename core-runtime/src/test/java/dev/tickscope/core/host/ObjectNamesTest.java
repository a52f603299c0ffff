package dev.tickscope.core.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class ObjectNamesTest {
    private final ObjectNames names = new ObjectNames();

    @Test
    void numbersCountFromZeroAndNamesMayRepeat() {
        assertEquals(0, names.append("Ball"));
        assertEquals(1, names.append("Ball"));
        assertEquals(List.of("Ball", "Ball"), names);
        assertThrows(IndexOutOfBoundsException.class, () -> names.get(2));
        assertThrows(IndexOutOfBoundsException.class, () -> names.get(-1));
        assertThrows(UnsupportedOperationException.class, () -> names.remove(0));
    }

    @Test
    void thereMayBeMany() {
        for (int number = 0; number < 1_000; number++) {
            assertEquals(number, names.append("Object " + number));
        }
        assertEquals("Object 999", names.get(999));
        assertEquals("Object 0", names.get(0));
    }
}
