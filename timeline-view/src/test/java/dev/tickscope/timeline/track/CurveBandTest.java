package dev.tickscope.timeline.track;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The pixel columns that a curve passes through. */
class CurveBandTest {
    private static final double FAR = 1e6;

    private static Curve curve(double... pairs) {
        Curve curve = new Curve();
        for (int i = 0; i < pairs.length; i += 2) {
            curve.add(pairs[i], (long) pairs[i + 1]);
        }
        return curve;
    }

    private static void assertColumn(CurveBand band, int column, double x, double least, double most) {
        assertEquals(x, band.x(column));
        assertEquals(least, band.least(column));
        assertEquals(most, band.most(column));
    }

    @Test
    void nothingHasNoColumns() {
        assertEquals(0, CurveBand.of(new Curve(), FAR).columns());
    }

    @Test
    void aLineIsCutAtTheBordersOfColumns() {
        CurveBand band = CurveBand.of(curve(-0.5, 0, 3.5, 400), FAR);
        assertEquals(5, band.columns());
        assertColumn(band, 0, -1, 0, 50);
        assertColumn(band, 1, 0, 50, 150);
        assertColumn(band, 4, 3, 350, 400);
    }

    @Test
    void anUprightLineReachesAllOfItsColumnAndNothingBesideIt() {
        CurveBand band = CurveBand.of(curve(0.25, 10, 1.5, 10, 1.5, 90, 2.5, 90), FAR);
        assertColumn(band, 0, 0, 10, 10);
        assertColumn(band, 1, 1, 10, 90);
        assertColumn(band, 2, 2, 90, 90);
    }

    /** The next frame may lie far out of sight, as after a long pause. */
    @Test
    void whatLiesRightOfThePlotIsLeftOut() {
        CurveBand band = CurveBand.of(curve(0, 0, 1e12, 1_000_000_000_000L, 2e12, 0), 3);
        assertEquals(3, band.columns());
        assertColumn(band, 2, 2, 2, 3);
        assertEquals(0, CurveBand.of(curve(5, 0, 7, 1), 3).columns());
    }

    /** No pixel between two columns is left out: the one begins where the other ends. */
    @Test
    void theCurveHangsTogether() {
        Random random = new Random(3);
        Curve curve = new Curve();
        double x = 0;
        for (int i = 0; i < 500; i++) {
            curve.add(x, random.nextInt(1_000));
            x += random.nextDouble() * 3;
        }
        CurveBand band = CurveBand.of(curve, FAR);
        for (int i = 1; i < band.columns(); i++) {
            assertEquals(true, band.least(i) <= band.most(i - 1) && band.least(i - 1) <= band.most(i), "columns " + (i - 1) + " and " + i);
        }
        double most = 0;
        for (int i = 0; i < band.columns(); i++) {
            most = Math.max(most, band.most(i));
        }
        assertEquals(curve.mostUnits(), most);
    }
}
