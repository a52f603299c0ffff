package dev.tickscope.core.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The integer arithmetic of the clock path at its edges. */
class ExactArithmeticTest {
    @Test
    void scalingAtTheEdgesOf63Bits() {
        long max = Long.MAX_VALUE;
        assertEquals(max, Scaling.quotient(max, max, max));
        assertEquals(0, Scaling.remainder(max, max, max));
        assertEquals(max - 2, Scaling.quotient(max - 1, max - 1, max));
        assertEquals(1, Scaling.remainder(max - 1, max - 1, max));
        assertEquals(0, Scaling.quotient(0, max, 1));
        assertThrows(ArithmeticException.class, () -> Scaling.quotient(max, 2, 1));
        assertThrows(ArithmeticException.class, () -> Scaling.quotient(max, max, 1));
        assertThrows(ArithmeticException.class, () -> Scaling.quotient(-1, 3, 2));
    }

    @Test
    void anOverflowIsAnErrorAndNeverAWrongNumber() {
        ExactAmount sum = new ExactAmount();
        sum.add(Long.MAX_VALUE);
        assertThrows(ArithmeticException.class, () -> sum.add(1));
        assertThrows(ArithmeticException.class, () -> new StepAccumulator(3).dropSteps(Long.MAX_VALUE, new ExactAmount()));
        StepAccumulator fine = new StepAccumulator(1);
        fine.refine(Long.MAX_VALUE / 2);
        assertThrows(ArithmeticException.class, () -> fine.refine(3));
        assertThrows(IllegalArgumentException.class, () -> new StepAccumulator(0));
    }

    @Test
    void theCarryCountsInTheCapTest() {
        StepAccumulator accumulator = new StepAccumulator(10);
        accumulator.refine(3);
        accumulator.add(20, 0);
        assertEquals(false, accumulator.exceeds(20));
        accumulator.add(0, 1);
        assertEquals(true, accumulator.exceeds(20));
    }

    @Test
    void fractionsAreInLowestTermsWhetherOrNotTheyFitInLongs() {
        BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);
        List<BigInteger> numbers = List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO, BigInteger.valueOf(6), BigInteger.valueOf(60),
                BigInteger.valueOf(3_000_000_000L), BigInteger.ONE.shiftLeft(61), BigInteger.ONE.shiftLeft(62), most, most.add(BigInteger.ONE),
                most.multiply(BigInteger.valueOf(12)));
        for (BigInteger a : numbers) {
            for (BigInteger numerator : List.of(a, a.negate())) {
                for (BigInteger b : numbers.subList(1, numbers.size())) {
                    for (BigInteger denominator : List.of(b, b.negate())) {
                        lowestTerms(numerator, denominator);
                    }
                }
            }
        }
    }

    private static void lowestTerms(BigInteger numerator, BigInteger denominator) {
        Rational made = Rational.of(numerator, denominator);
        String what = numerator + "/" + denominator;
        assertEquals(1, made.denominator().signum(), what);
        assertEquals(numerator.multiply(made.denominator()), made.numerator().multiply(denominator), what);
        assertEquals(BigInteger.ONE, made.numerator().gcd(made.denominator()), what);
        assertEquals(Rational.of(numerator.add(numerator), denominator), made.plus(made), what);
    }
}
