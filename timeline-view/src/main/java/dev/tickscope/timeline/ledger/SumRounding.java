package dev.tickscope.timeline.ledger;

import dev.tickscope.core.time.Rational;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Rounds the parts of a sum so that the shown digits add up to the shown total: each part is rounded down and what is then missing goes,
 * one last digit each, to the parts with the largest remainders; ties go to the larger part, then to the first.
 */
final class SumRounding {
    /** How many digits more a sum may get for its parts to read as they do elsewhere. */
    private static final int MOST_EXTRA_DIGITS = 3;

    private SumRounding() {
    }

    /** A value that is shown as part of a sum. {@code alsoElsewhere}: another place shows it too, plainly rounded. */
    record Part(Rational value, boolean alsoElsewhere) {
    }

    /** Parts with {@code digits} decimals, in their order; their sum is exactly {@code total}. */
    record Sum(int digits, BigDecimal total, List<BigDecimal> parts) {
    }

    /** Rounds to {@code digits} decimals; the total is rounded half up. */
    static Sum round(List<Rational> parts, int digits) {
        BigInteger scale = BigInteger.TEN.pow(digits);
        Rational exactTotal = parts.stream().reduce(Rational.ZERO, Rational::plus);
        BigInteger total = halfUp(exactTotal, digits).unscaledValue();
        List<BigInteger> floors = new ArrayList<>();
        List<Rational> remainders = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        BigInteger missing = total;
        for (int i = 0; i < parts.size(); i++) {
            Rational scaled = parts.get(i).times(Rational.of(scale, BigInteger.ONE));
            BigInteger floor = floor(scaled);
            floors.add(floor);
            remainders.add(scaled.minus(Rational.of(floor, BigInteger.ONE)));
            order.add(i);
            missing = missing.subtract(floor);
        }
        order.sort(Comparator.<Integer, Rational>comparing(remainders::get).thenComparing(parts::get).reversed());
        for (int i = 0; i < missing.intValue(); i++) {
            floors.set(order.get(i), floors.get(order.get(i)).add(BigInteger.ONE));
        }
        return new Sum(digits, new BigDecimal(total, digits), floors.stream().map(f -> new BigDecimal(f, digits)).toList());
    }

    /**
     * Rounds several sums that are shown side by side to the same number of digits: {@code digits}, or up to
     * {@value #MOST_EXTRA_DIGITS} more if a part that is shown elsewhere too would read differently there. If none of these helps
     * (thirds never do), {@code digits} it is.
     */
    static List<Sum> fit(List<List<Part>> sums, int digits) {
        for (int tried = digits; tried <= digits + MOST_EXTRA_DIGITS; tried++) {
            List<Sum> rounded = roundAll(sums, tried);
            if (agree(sums, rounded)) {
                return rounded;
            }
        }
        return roundAll(sums, digits);
    }

    private static List<Sum> roundAll(List<List<Part>> sums, int digits) {
        return sums.stream().map(parts -> round(parts.stream().map(Part::value).toList(), digits)).toList();
    }

    private static boolean agree(List<List<Part>> sums, List<Sum> rounded) {
        for (int s = 0; s < sums.size(); s++) {
            for (int p = 0; p < sums.get(s).size(); p++) {
                Part part = sums.get(s).get(p);
                if (part.alsoElsewhere() && rounded.get(s).parts().get(p).compareTo(halfUp(part.value(), rounded.get(s).digits())) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private static BigDecimal halfUp(Rational value, int digits) {
        return new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), digits, RoundingMode.HALF_UP);
    }

    private static BigInteger floor(Rational value) {
        BigInteger[] parts = value.numerator().divideAndRemainder(value.denominator());
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }
}
