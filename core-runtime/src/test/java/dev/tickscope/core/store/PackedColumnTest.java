package dev.tickscope.core.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

/** Every column comes back bit by bit, and takes as little as its values allow. */
class PackedColumnTest {
    private final ColumnPacker packer = new ColumnPacker();
    private final Random random = new Random(3);

    private PackedColumn pack(LongUnaryOperator value) {
        long[] values = new long[Chunk.ROWS];
        for (int i = 0; i < values.length; i++) {
            values[i] = value.applyAsLong(i);
        }
        PackedColumn packed = packer.pack(values, values.length);
        for (int i = 0; i < values.length; i++) {
            assertEquals(values[i], packed.get(i), "row " + i);
        }
        assertRunsAreTheSame(packed, values);
        return packed;
    }

    /** Several at once are the same as one by one, wherever they begin and end. */
    private void assertRunsAreTheSame(PackedColumn packed, long[] values) {
        for (int round = 0; round < 200; round++) {
            int from = random.nextInt(values.length);
            int count = random.nextInt(Math.min(300, values.length - from) + 1);
            long[] sums = new long[count + 1];
            Arrays.fill(sums, 5);
            packed.addTo(from, count, sums);
            for (int i = 0; i < count; i++) {
                assertEquals(values[from + i] + 5, sums[i], "row " + (from + i));
            }
            assertEquals(5, sums[count], "and no further");
        }
    }

    private static double bitsPerRow(PackedColumn column) {
        return column.bytes() * 8.0 / Chunk.ROWS;
    }

    @Test
    void aColumnOfUsualValuesTakesNothing() {
        assertSame(PackedColumn.USUAL, pack(i -> 0));
        assertEquals(0, PackedColumn.USUAL.bytes());
    }

    @Test
    void equalValuesAreOne() {
        assertEquals(PackedColumn.OBJECT, pack(i -> -7).bytes());
        assertEquals(PackedColumn.OBJECT, pack(i -> Long.MIN_VALUE).bytes());
    }

    @Test
    void aLineTakesItsBlocksHeadsOnly() {
        assertTrue(bitsPerRow(pack(i -> 5_000_000_000L + i * 50_000_000L)) < 1.5);
        assertTrue(bitsPerRow(pack(i -> -i * 3L)) < 1.5);
        assertTrue(bitsPerRow(pack(i -> Long.MAX_VALUE - 5_000 + i)) < 1.5, "the line may run over the end of 64 bits");
    }

    @Test
    void stepsTakeAsManyBitsAsTheyAreHigh() {
        assertTrue(bitsPerRow(pack(i -> 1_000_000 + i / 7)) < 6.5);
        assertTrue(bitsPerRow(pack(i -> i % 10)) < 5.5);
    }

    @Test
    void oneValueMayStandApart() {
        assertTrue(bitsPerRow(pack(i -> i % 7 < 4 ? -1 : 3_000_000_000L + i / 7)) < 8);
        assertTrue(bitsPerRow(pack(i -> i % 7 < 4 ? Long.MIN_VALUE : i / 7)) < 8);
    }

    @Test
    void jitterAroundALineTakesTheBitsOfTheJitter() {
        assertTrue(bitsPerRow(pack(i -> i * 16_666_667L + random.nextInt(1 << 20))) < 23);
    }

    @Test
    void whatCannotBeSavedOnIsKeptPlain() {
        assertEquals(PackedColumn.OBJECT + PackedColumn.arrayBytes(Chunk.ROWS), pack(i -> random.nextLong()).bytes());
    }

    @Test
    void everyWidthComesBack() {
        for (int bits = 1; bits <= 64; bits++) {
            int shift = 64 - bits;
            pack(i -> random.nextLong() >>> shift);
            pack(i -> random.nextLong() >> shift);
            pack(i -> (random.nextLong() >> shift) + i * 1_000_003L);
            pack(i -> random.nextInt(3) == 0 ? Long.MIN_VALUE : random.nextLong() >>> shift);
            pack(i -> (i & 512) == 0 ? random.nextLong() >>> shift : 4);
        }
    }

    @Test
    void theEndsOfTheRangeComeBack() {
        pack(i -> i % 2 == 0 ? Long.MIN_VALUE : Long.MAX_VALUE);
        pack(i -> i % 3 == 0 ? Long.MIN_VALUE : i % 3 == 1 ? Long.MAX_VALUE : 0);
        pack(i -> i * Long.MAX_VALUE);
        pack(i -> i == 0 ? Long.MIN_VALUE : Long.MAX_VALUE - (i & 1));
        pack(i -> Double.doubleToRawLongBits(i == 9 ? Double.NaN : Math.sqrt(i)));
        pack(i -> i == 16_383 ? 1 : 0);
        pack(i -> i == 0 ? 1 : 0);
    }
}
