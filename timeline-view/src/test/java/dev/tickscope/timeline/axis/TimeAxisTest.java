package dev.tickscope.timeline.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TimeAxisTest {
    private static final double EXACT = 1e-6;

    private static Fold pause(long begin, long end) {
        return new Fold(Fold.Kind.PAUSED, begin, end, end - begin, 0, 1);
    }

    private static Fold step(long at) {
        return new Fold(Fold.Kind.STEP, at, at, 100, 0, 1);
    }

    private static FoldMap random(SplittableRandom random) {
        List<Fold> folds = new ArrayList<>();
        long at = 0;
        int count = random.nextInt(8);
        for (int i = 0; i < count; i++) {
            long begin = at + random.nextLong(1, 2_000);
            boolean step = random.nextInt(4) == 0;
            folds.add(step ? step(begin) : pause(begin, begin + random.nextLong(1, 90_000)));
            at = folds.get(i).endUnits();
        }
        return new FoldMap(folds);
    }

    @Test
    void withoutFoldsTimeIsLinear() {
        TimeAxis axis = new TimeAxis(FoldMap.NONE, 1_000, 50, 854, null);
        assertEquals(0, axis.x(1_000));
        assertEquals(10, axis.x(1_500));
        assertEquals(-2, axis.x(900));
        assertEquals(1_500, axis.real(10));
        assertEquals(1_000 + 854 * 50, axis.contextRightUnits());
    }

    @Test
    void aPausedSpanTakes26PixelsWhateverItsLength() {
        FoldMap folds = new FoldMap(List.of(pause(1_000, 1_000_000_000)));
        TimeAxis axis = new TimeAxis(folds, 0, 10, 854, null);
        assertEquals(100, axis.x(1_000));
        assertEquals(126, axis.x(1_000_000_000));
        assertEquals(113, axis.x((1_000 + 1_000_000_000) / 2), EXACT);
        assertEquals(100, axis.foldX(0));
        assertEquals(127, axis.x(1_000_000_010));
        assertEquals(1_000_000_010, axis.real(127));
    }

    @Test
    void anAddedStepMakesRoomWithoutAnyTime() {
        TimeAxis axis = new TimeAxis(new FoldMap(List.of(step(1_000))), 0, 10, 854, null);
        assertEquals(99.9, axis.x(999), EXACT);
        assertEquals(126, axis.x(1_000), "what happens at that time comes after the step");
        assertEquals(100, axis.foldX(0));
        assertEquals(1_000, axis.real(110));
    }

    @Test
    void aLeftBorderInsideAFoldShowsTheWholeGap() {
        TimeAxis axis = new TimeAxis(new FoldMap(List.of(pause(1_000, 5_000))), 3_000, 10, 854, null);
        assertEquals(1_000, axis.leftUnits());
        assertEquals(0, axis.x(1_000));
        assertEquals(26, axis.x(5_000));
    }

    @Test
    void tooManyGapsShrinkToHalfOfTheWidth() {
        List<Fold> folds = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            folds.add(pause(i * 100 + 10, i * 100 + 60));
        }
        TimeAxis axis = new TimeAxis(new FoldMap(folds), 0, 100, 800, null);
        assertEquals(400.0 / 100, axis.gapWidth(), EXACT);
    }

    @Test
    void theLensIsASecondLinearPartThatBeginsAtItsFrame() {
        TimeAxis axis = new TimeAxis(FoldMap.NONE, 0, 10, 854, new LensSpan(5_260, 164, 164, 328));
        assertEquals(526, axis.contextWidth());
        assertEquals(526, axis.x(5_260));
        assertEquals(525, axis.x(5_250));
        assertEquals(527, axis.x(5_261));
        assertEquals(10, axis.lensFactor());
        assertEquals(5_300, axis.real(566));
        assertEquals(5_260, axis.contextRightUnits());
    }

    @Test
    void timeBetweenTheContextAndTheLensLiesOnTheBorder() {
        TimeAxis axis = new TimeAxis(FoldMap.NONE, 0, 1, 854, new LensSpan(100_000, 164, 164, 328));
        assertEquals(526, axis.x(526));
        assertEquals(526, axis.x(60_000));
        assertEquals(526, axis.contextRightUnits());
        assertEquals(527, axis.x(100_001));
    }

    @Test
    void theMappingIsMonotone() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            FoldMap folds = random(random);
            LensSpan lens = seed % 3 == 0 ? new LensSpan(random.nextLong(1, 9_000), random.nextLong(1, 5_000), 150, 328) : null;
            TimeAxis axis = new TimeAxis(folds, random.nextLong(0, 5_000), random.nextDouble(0.05, 900), 854, lens);
            double last = Double.NEGATIVE_INFINITY;
            for (long t = -500; t < 40_000; t += random.nextLong(1, 300)) {
                double x = axis.x(t);
                assertTrue(x >= last, () -> "falls at seed");
                last = x;
            }
        }
    }

    @Test
    void realTimeComesBackFromItsPlace() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            FoldMap folds = random(random);
            TimeAxis axis = new TimeAxis(folds, random.nextLong(0, 2_000), random.nextDouble(0.05, 40), 854, null);
            for (int i = 0; i < 200; i++) {
                long t = random.nextLong(0, 300_000);
                int ended = folds.endedBy(t);
                boolean folded = ended < folds.count() && t > folds.get(ended).beginUnits();
                if (!folded) {
                    assertEquals(t, axis.real(axis.x(t)), "seed " + seed);
                }
            }
        }
    }

    @Test
    void insideAGapThePlaceComesBackToThePixel() {
        FoldMap folds = new FoldMap(List.of(pause(1_000, 1_000_000)));
        TimeAxis axis = new TimeAxis(folds, 0, 10, 854, null);
        for (double x = 100; x <= 126; x += 0.5) {
            assertEquals(x, axis.x(axis.real(x)), 1e-3);
        }
    }

    @Test
    void theRightBorderCanBeChosen() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            FoldMap folds = random(random);
            double unitsPerPixel = random.nextDouble(0.5, 20);
            long right = random.nextLong(100, 400_000);
            int ended = folds.endedBy(right);
            if (ended < folds.count() && right > folds.get(ended).beginUnits()) {
                continue;
            }
            long left = TimeAxis.leftFor(folds, right, unitsPerPixel, 854);
            TimeAxis axis = new TimeAxis(folds, left, unitsPerPixel, 854, null);
            double x = axis.x(right);
            assertTrue(x >= 854 - 1.01 / unitsPerPixel - EXACT && x <= 854 + TimeAxis.GAP + EXACT, "seed " + seed + ": " + x);
        }
    }

    @Test
    void edgesSnapToDevicePixels() {
        assertEquals(10, TimeAxis.snap(10.3, 1));
        assertEquals(10.5, TimeAxis.snap(10.3, 2));
        assertEquals(10.4, TimeAxis.snap(10.3, 1.25), EXACT);
    }

    @Test
    void farAwayTimesAreKeptNearThePlot() {
        TimeAxis axis = new TimeAxis(FoldMap.NONE, 0, 0.001, 854, null);
        assertEquals(854 + 64, axis.clampedX(Long.MAX_VALUE / 4));
        assertEquals(-64, axis.clampedX(-1_000_000));
    }

    @Test
    void anAxisWithoutExtentIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new TimeAxis(FoldMap.NONE, 0, 0, 854, null));
        assertThrows(IllegalArgumentException.class, () -> new TimeAxis(FoldMap.NONE, 0, 1, 0, null));
        assertThrows(IllegalArgumentException.class, () -> new LensSpan(0, 0, 10, 10));
        assertThrows(IllegalArgumentException.class, () -> new LensSpan(0, 1, 11, 10));
    }
}
