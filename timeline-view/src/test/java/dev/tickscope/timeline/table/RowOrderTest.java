package dev.tickscope.timeline.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/** Order and filter of rows, counted in lines that are made: never in time. */
class RowOrderTest {
    private static final int MILLION = 1_000_000;
    private static final int SLICE = 2_048;
    private static final Column<String> WORDS = Column.words("Words", line -> line);

    /** Rows that count how often one is asked for. */
    private static final class Counted implements Rows<Long> {
        private int size;
        private long made;

        @Override
        public int size() {
            return size;
        }

        @Override
        public Long get(int row) {
            made++;
            return value(row);
        }

        /** Scattered, each number up to 999,982 once a period. */
        static long value(int row) {
            return row * 7_919L % 999_983;
        }
    }

    private final Counted million = new Counted();
    private final RowOrder<Long> numbers = new RowOrder<>(million, List.of(Column.whole("Number", line -> line)));

    private static RowOrder<String> words(List<String> lines) {
        return new RowOrder<>(Rows.of(lines, line -> line), List.of(WORDS));
    }

    private static <L> List<Integer> shown(RowOrder<L> order) {
        return IntStream.range(0, order.size()).map(order::row).boxed().toList();
    }

    private int slices() {
        int slices = 0;
        long before = million.made;
        do {
            numbers.work(SLICE);
            assertTrue(million.made - before <= 2 * SLICE, "a slice made " + (million.made - before) + " lines");
            before = million.made;
            slices++;
        } while (numbers.busy());
        return slices;
    }

    @Test
    void aMillionRowsAsTheyAreAskForNone() {
        million.size = MILLION;
        assertTrue(numbers.work(SLICE));
        assertEquals(MILLION, numbers.size());
        assertEquals(999_999, numbers.row(999_999));
        assertEquals(999_999, numbers.place(999_999));
        million.size++;
        assertTrue(numbers.work(SLICE));
        assertFalse(numbers.work(SLICE));
        assertEquals(0, million.made);
    }

    @Test
    void sortingAMillionRowsMakesEachLineTwiceAtMostAndNeverManyAtOnce() {
        million.size = MILLION;
        numbers.work(SLICE);
        numbers.sort(0, true);
        int slices = slices();
        assertTrue(million.made <= 2L * MILLION, million.made + " lines");
        assertTrue(slices <= 2 * MILLION / SLICE + 2, slices + " slices");
        for (int place = 1; place < MILLION; place++) {
            long above = Counted.value(numbers.row(place - 1));
            long here = Counted.value(numbers.row(place));
            assertTrue(above > here || above == here && numbers.row(place - 1) < numbers.row(place), "place " + place);
        }
    }

    @Test
    void rowsThatComeToASortedMillionFindTheirPlacesByBisection() {
        million.size = MILLION;
        numbers.sort(0, false);
        slices();
        million.made = 0;
        million.size += 3;
        assertTrue(numbers.work(SLICE));
        assertEquals(MILLION + 3, numbers.size());
        assertTrue(million.made <= 3 * 22, million.made + " lines");
        for (int row = MILLION; row < million.size; row++) {
            int place = numbers.place(row);
            assertTrue(Counted.value(numbers.row(place - 1)) <= Counted.value(row) && Counted.value(row) < Counted.value(numbers.row(place + 1)));
        }
    }

    @Test
    void aFilterMakesEachLineOnceAndNewRowsOnceMore() {
        million.size = MILLION;
        numbers.filter("99998");
        slices();
        assertEquals(MILLION, million.made);
        List<Integer> expected = IntStream.range(0, MILLION).filter(row -> Long.toString(Counted.value(row)).contains("99998")).boxed().toList();
        assertEquals(expected, shown(numbers));
        million.size += 10;
        numbers.work(SLICE);
        assertEquals(MILLION + 10, million.made);
    }

    @Test
    void untilAnOrderIsCompleteTheOneBeforeIsShown() {
        million.size = 5_000;
        numbers.work(SLICE);
        numbers.sort(0, false);
        assertFalse(numbers.work(SLICE));
        assertEquals(5_000, numbers.size());
        assertEquals(0, numbers.row(0));
        assertEquals(20, numbers.percent());
        slices();
        numbers.sort(0, true);
        numbers.work(SLICE);
        assertEquals(0, Counted.value(numbers.row(0)));
        slices();
        assertEquals(999_982 / 1_000, Counted.value(numbers.row(0)) / 1_000);
        numbers.sort(-1, false);
        assertTrue(numbers.work(SLICE));
        assertEquals(0, numbers.row(0));
    }

    @Test
    void steadyChangeDoesNotKeepAnOrderFromBeingCompleted() {
        million.size = 10_000;
        numbers.sort(0, false);
        boolean came = false;
        for (int slice = 0; slice < 20; slice++) {
            numbers.changed();
            came |= numbers.work(SLICE);
        }
        assertTrue(came);
    }

    @Test
    void rowsThatAreGoneAreNotShownAnyMore() {
        List<String> lines = new ArrayList<>(List.of("c", "a", "b"));
        RowOrder<String> order = words(lines);
        order.sort(0, false);
        order.work(SLICE);
        assertEquals(List.of(1, 2, 0), shown(order));
        lines.remove(0);
        order.work(SLICE);
        assertEquals(List.of(0, 1), shown(order));
        lines.clear();
        order.work(SLICE);
        assertEquals(List.of(), shown(order));
    }

    @Test
    void aFilterLooksInEveryColumnWithoutRegardToCapitals() {
        List<String> lines = List.of("Crate 1", "floor", "Ball");
        RowOrder<String> order = new RowOrder<>(Rows.of(lines, line -> line), List.of(WORDS, Column.whole("Length", line -> (long) line.length())));
        order.filter(" CRATE ");
        order.work(SLICE);
        assertEquals(List.of(0), shown(order));
        order.filter("5");
        order.work(SLICE);
        assertEquals(List.of(1), shown(order));
        assertEquals(-1, order.place(0));
        order.filter("");
        order.work(SLICE);
        assertEquals(List.of(0, 1, 2), shown(order));
    }

    @Property(tries = 200)
    void whateverComesInWhateverSlicesEqualRowsKeepTheirOrder(@ForAll @Size(max = 60) List<@AlphaChars @StringLength(max = 2) String> all,
            @ForAll long seed) {
        Random random = new Random(seed);
        List<String> lines = new ArrayList<>();
        RowOrder<String> order = words(lines);
        boolean down = random.nextBoolean();
        order.sort(0, down);
        String filter = random.nextBoolean() ? "" : "a";
        order.filter(filter);
        for (String line : all) {
            lines.add(line);
            if (random.nextInt(3) == 0) {
                order.work(1 + random.nextInt(4));
            }
        }
        for (int i = 0; i < 200; i++) {
            order.work(1 + random.nextInt(4));
        }
        Comparator<Integer> byWords = (a, b) -> SortKey.compareWords(lines.get(a), lines.get(b));
        assertEquals(IntStream.range(0, all.size()).boxed().filter(row -> all.get(row).toLowerCase().contains(filter))
                .sorted((down ? byWords.reversed() : byWords).thenComparing(Comparator.naturalOrder())).toList(), shown(order));
    }
}
