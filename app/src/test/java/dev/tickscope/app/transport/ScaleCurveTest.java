package dev.tickscope.app.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.time.TimeScale;
import org.junit.jupiter.api.Test;

class ScaleCurveTest {
    @Test
    void oneStandsInTheMiddle() {
        assertEquals(0.5, ScaleCurve.positionOf(TimeScale.ONE));
    }

    @Test
    void everyDetentComesBackFromItsPosition() {
        for (int i = 0; i < ScaleCurve.detents(); i++) {
            assertEquals(ScaleCurve.detent(i), ScaleCurve.at(ScaleCurve.position(i)));
            assertEquals(ScaleCurve.position(i), ScaleCurve.positionOf(ScaleCurve.detent(i)), 1e-12);
        }
    }

    @Test
    void aPositionNearADetentIsThatDetent() {
        assertEquals(TimeScale.ONE, ScaleCurve.at(0.5 + ScaleCurve.SNAP * 0.9));
        assertEquals(new TimeScale(1, 2), ScaleCurve.at(1 / 3.0 - ScaleCurve.SNAP * 0.9));
    }

    @Test
    void positionsInBetweenGiveWholeThousandthsThatNeverFall() {
        double before = -1;
        for (int i = 0; i <= 1000; i++) {
            TimeScale scale = ScaleCurve.at(i / 1000.0);
            assertEquals(0, 1000 % scale.denominator(), scale.toString());
            assertTrue(scale.value().toDouble() >= before, "at " + i);
            before = scale.value().toDouble();
        }
    }

    @Test
    void textsAreWhatPeopleWrite() {
        assertEquals("1", ScaleCurve.text(TimeScale.ONE));
        assertEquals("0.25", ScaleCurve.text(new TimeScale(1, 4)));
        assertEquals("100", ScaleCurve.text(new TimeScale(100, 1)));
        assertEquals("1/3", ScaleCurve.text(new TimeScale(1, 3)));
        assertEquals("0", ScaleCurve.text(new TimeScale(0, 1)));
    }
}
