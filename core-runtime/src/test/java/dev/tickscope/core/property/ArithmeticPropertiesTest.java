package dev.tickscope.core.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickscope.core.time.ExactAmount;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.Scaling;
import dev.tickscope.core.time.StepAccumulator;
import java.math.BigInteger;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.LongRange;

/** The integer arithmetic of the clock path against big integers. */
class ArithmeticPropertiesTest {
    private static BigInteger big(long value) {
        return BigInteger.valueOf(value);
    }

    @Property(tries = 20_000, seed = "4801")
    void scalingDividesA128BitProductExactly(@ForAll @LongRange(min = 0) long delta, @ForAll @LongRange(min = 0) long p,
            @ForAll @LongRange(min = 1) long q) {
        BigInteger[] exact = big(delta).multiply(big(p)).divideAndRemainder(big(q));
        assertEquals(exact[1], big(Scaling.remainder(delta, p, q)));
        if (exact[0].bitLength() <= 63) {
            assertEquals(exact[0], big(Scaling.quotient(delta, p, q)));
        } else {
            assertThrows(ArithmeticException.class, () -> Scaling.quotient(delta, p, q));
        }
    }

    @Property(tries = 20_000, seed = "4802")
    void scalingByAboutOneFitsHoweverLongTheDelta(@ForAll @LongRange(min = 0) long delta, @ForAll @LongRange(min = 1) long q) {
        long p = q - q / 3;
        BigInteger[] exact = big(delta).multiply(big(p)).divideAndRemainder(big(q));
        assertEquals(exact[0], big(Scaling.quotient(delta, p, q)));
        assertEquals(exact[1], big(Scaling.remainder(delta, p, q)));
    }

    @Property(tries = 5_000, seed = "4803", shrinking = ShrinkingMode.OFF)
    void aSumOfPartsIsExactForAnyDenominatorOf63Bits(@ForAll @LongRange(min = 1) long denominator, @ForAll long seed) {
        Random random = new Random(seed);
        ExactAmount sum = new ExactAmount();
        Rational exact = Rational.ZERO;
        for (int i = 0; i < 20; i++) {
            long units = random.nextInt(1_000_000);
            long part = random.nextLong(denominator);
            sum.add(units, part, denominator);
            exact = exact.plus(Rational.of(units)).plus(Rational.of(part, denominator));
        }
        assertEquals(exact, Rational.of(sum.units()).plus(Rational.of(sum.part(), denominator)));
    }

    @Property(tries = 2_000, seed = "4804", shrinking = ShrinkingMode.OFF)
    void anAccumulatorLosesNothingWhateverIsDoneToIt(@ForAll @LongRange(min = 1, max = 50_000_000) long stepUnits, @ForAll long seed) {
        Random random = new Random(seed);
        StepAccumulator accumulator = new StepAccumulator(stepUnits);
        ExactAmount in = new ExactAmount();
        ExactAmount dropped = new ExactAmount();
        long ticks = 0;
        for (int i = 0; i < 60; i++) {
            switch (random.nextInt(6)) {
                case 0 -> {
                    long factor = 1 + random.nextInt(3);
                    accumulator.refine(factor);
                    in.refine(factor);
                    dropped.refine(factor);
                    if (accumulator.denominator() > 1_000_000) {
                        return;
                    }
                }
                case 1 -> {
                    if (accumulator.wholeTicks() > 0) {
                        accumulator.takeStep();
                        ticks++;
                    }
                }
                case 2 -> {
                    if (accumulator.exceeds(3 * stepUnits)) {
                        accumulator.cutTo(3 * stepUnits, dropped);
                        assertEquals(3 * stepUnits, accumulator.units());
                        assertEquals(0, accumulator.part());
                    }
                }
                case 3 -> accumulator.dropSteps(accumulator.wholeTicks() / 2, dropped);
                case 4 -> {
                    if (random.nextInt(5) == 0) {
                        accumulator.clearInto(dropped);
                    }
                }
                default -> {
                    long units = random.nextLong(2 * stepUnits);
                    long part = random.nextLong(accumulator.denominator());
                    accumulator.add(units, part);
                    in.add(units, part, accumulator.denominator());
                }
            }
            long q = accumulator.denominator();
            assertEquals(amount(in, q), amount(dropped, q).plus(Rational.of(ticks).times(Rational.of(stepUnits)))
                    .plus(Rational.of(accumulator.units())).plus(Rational.of(accumulator.part(), q)));
        }
    }

    private static Rational amount(ExactAmount amount, long denominator) {
        return Rational.of(amount.units()).plus(Rational.of(amount.part(), denominator));
    }
}
