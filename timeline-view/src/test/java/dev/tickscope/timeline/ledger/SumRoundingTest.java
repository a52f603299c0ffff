package dev.tickscope.timeline.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.time.Rational;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SumRoundingTest {
    private static String round(int digits, Rational... parts) {
        SumRounding.Sum sum = SumRounding.round(List.of(parts), digits);
        return sum.total() + " = " + sum.parts();
    }

    private static String fit(int digits, SumRounding.Part... parts) {
        SumRounding.Sum sum = SumRounding.fit(List.of(List.of(parts)), digits).get(0);
        return sum.total() + " = " + sum.parts();
    }

    private static SumRounding.Part part(long numerator, long denominator, boolean alsoElsewhere) {
        return new SumRounding.Part(Rational.of(numerator, denominator), alsoElsewhere);
    }

    @Test
    void theLargestRemainderGetsTheMissingDigit() {
        assertEquals("1.0 = [0.2, 0.3, 0.5]", round(1, Rational.of(24, 100), Rational.of(27, 100), Rational.of(49, 100)));
    }

    @Test
    void tiesGoToTheLargerPart() {
        assertEquals("1.00 = [0.25, 0.42, 0.33]", round(2, Rational.of(1, 4), Rational.of(5, 12), Rational.of(1, 3)));
        assertEquals("3 = [0, 3]", round(0, Rational.of(1, 2), Rational.of(5, 2)));
    }

    @Test
    void equalPartsAreServedInTheirOrder() {
        assertEquals("1.000 = [0.334, 0.333, 0.333]", round(3, Rational.of(1, 3), Rational.of(1, 3), Rational.of(1, 3)));
    }

    @Test
    void noPartsAreZero() {
        assertEquals("0.000 = []", round(3));
    }

    @Test
    void negativePartsAddUpToo() {
        assertEquals("-1.7 = [3.3, -5.0]", round(1, Rational.of(10, 3), Rational.of(-5)));
    }

    @Test
    void aPartThatWouldReadDifferentlyElsewhereGetsOneMoreDigit() {
        assertEquals("1.0 = [0.4, 0.4, 0.2]", fit(1, part(43, 100, true), part(34, 100, false), part(23, 100, true)));
        assertEquals("1.00 = [0.43, 0.34, 0.23]", fit(1, part(43, 100, true), part(34, 100, true), part(23, 100, true)));
    }

    @Test
    void whereDigitsDoNotHelpThePartsShownNowhereElseGiveWay() {
        assertEquals("1.000 = [0.333, 0.334, 0.333]", fit(3, part(1, 3, true), part(1, 3, false), part(1, 3, true)));
    }

    @Test
    void wherePartsCannotGiveWayTheDigitsStillAddUp() {
        assertEquals("1.000 = [0.334, 0.333, 0.333]", fit(3, part(1, 3, true), part(1, 3, true), part(1, 3, true)));
    }

    @Test
    void sumsShownSideBySideHaveTheSameDigits() {
        List<SumRounding.Sum> sums = SumRounding.fit(List.of(List.of(part(43, 100, true), part(34, 100, true), part(23, 100, true)),
                List.of(part(1, 1, false))), 1);
        assertEquals("1.00", sums.get(0).total().toString());
        assertEquals("[1.00]", sums.get(1).parts().toString());
    }

    @Test
    void anySumsAddUpAndNoPartIsOffByAWholeDigit() {
        SplittableRandom random = new SplittableRandom(7);
        for (int run = 0; run < 2000; run++) {
            List<Rational> parts = new ArrayList<>();
            for (int i = random.nextInt(1, 9); i > 0; i--) {
                parts.add(Rational.of(random.nextLong(-5_000_000, 1_000_000_000), random.nextLong(1, 900_000)));
            }
            int digits = random.nextInt(0, 5);
            SumRounding.Sum sum = SumRounding.round(parts, digits);
            assertEquals(sum.total(), sum.parts().stream().reduce(BigDecimal.ZERO.setScale(digits), BigDecimal::add));
            Rational unit = Rational.of(BigDecimal.ONE.movePointLeft(digits));
            for (int i = 0; i < parts.size(); i++) {
                Rational off = Rational.of(sum.parts().get(i)).minus(parts.get(i));
                assertEquals(-1, off.max(off.negated()).compareTo(unit), parts.get(i) + " shown as " + sum.parts().get(i));
            }
        }
    }
}
