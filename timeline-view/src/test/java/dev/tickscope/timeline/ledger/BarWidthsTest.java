package dev.tickscope.timeline.ledger;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BarWidthsTest {
    private static List<LedgerPart> parts(double... shares) {
        List<LedgerPart> parts = new ArrayList<>();
        for (double share : shares) {
            parts.add(new LedgerPart(PartKind.CARRIED, share, "", "", ""));
        }
        return parts;
    }

    @Test
    void partsAreAsWideAsTheirShares() {
        assertArrayEquals(new int[] {400, 200, 200}, BarWidths.of(parts(0.5, 0.25, 0.25), 800));
    }

    @Test
    void aPartUnderThreePixelsIsThreeWideAndTheLargestGivesItUp() {
        assertArrayEquals(new int[] {795, 3, 3, 3}, BarWidths.of(parts(0.9993, 0.0005, 0.0001, 0.0001), 804));
    }

    @Test
    void roundingNeverLosesAPixel() {
        assertEquals(800, Arrays.stream(BarWidths.of(parts(0.333, 0.333, 0.334), 800)).sum());
        assertEquals(797, Arrays.stream(BarWidths.of(parts(0.7761, 0.1999, 0.018, 0.0045, 0.0015), 797)).sum());
    }

    @Test
    void noPartsTakeNoRoom() {
        assertArrayEquals(new int[0], BarWidths.of(parts(), 800));
    }

    @Test
    void partsStayVisibleWhereThereIsNoRoomForThem() {
        assertArrayEquals(new int[] {3, 3, 3}, BarWidths.of(parts(0.4, 0.3, 0.3), 4));
    }
}
