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
        BigDecimal total = halfUp(parts.stream().reduce(Rational.ZERO, Rational::plus), digits);
        return new Sum(digits, total, sharedOut(parts, total, digits));
    }

    /** Shares {@code total} out; null if that takes more than one last digit a part. */
    private static List<BigDecimal> sharedOut(List<Rational> parts, BigDecimal total, int digits) {
        Rational scale = Rational.of(BigInteger.TEN.pow(digits), BigInteger.ONE);
        List<BigInteger> floors = new ArrayList<>();
        List<Rational> remainders = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        BigInteger missing = total.setScale(digits).unscaledValue();
        for (int i = 0; i < parts.size(); i++) {
            Rational scaled = parts.get(i).times(scale);
            BigInteger floor = floor(scaled);
            floors.add(floor);
            remainders.add(scaled.minus(Rational.of(floor, BigInteger.ONE)));
            order.add(i);
            missing = missing.subtract(floor);
        }
        if (missing.signum() < 0 || missing.compareTo(BigInteger.valueOf(parts.size())) > 0) {
            return null;
        }
        order.sort(Comparator.<Integer, Rational>comparing(remainders::get).thenComparing(parts::get).reversed());
        for (int i = 0; i < missing.intValue(); i++) {
            floors.set(order.get(i), floors.get(order.get(i)).add(BigInteger.ONE));
        }
        return floors.stream().map(f -> new BigDecimal(f, digits)).toList();
    }

    /**
     * Rounds several sums that are shown side by side to the same number of digits: {@code digits}, or one more if a part that is shown
     * elsewhere too would read differently there. Where that does not help (thirds stay thirds), the parts that are shown nowhere else
     * give way.
     */
    static List<Sum> fit(List<List<Part>> sums, int digits) {
        for (int tried = digits; tried <= digits + 1; tried++) {
            List<Sum> rounded = roundAll(sums, tried);
            if (agree(sums, rounded)) {
                return rounded;
            }
        }
        List<Sum> fitted = new ArrayList<>();
        for (List<Part> parts : sums) {
            fitted.add(roundOthers(parts, digits));
        }
        return fitted;
    }

    /** Parts that are shown elsewhere are rounded plainly, the others so that the digits add up; plain largest remainders if they cannot. */
    private static Sum roundOthers(List<Part> parts, int digits) {
        List<Rational> values = parts.stream().map(Part::value).toList();
        Sum usual = round(values, digits);
        BigDecimal left = usual.total();
        List<Rational> others = new ArrayList<>();
        for (Part part : parts) {
            if (part.alsoElsewhere()) {
                left = left.subtract(halfUp(part.value(), digits));
            } else {
                others.add(part.value());
            }
        }
        List<BigDecimal> rounded = sharedOut(others, left, digits);
        if (rounded == null) {
            return usual;
        }
        List<BigDecimal> all = new ArrayList<>();
        int next = 0;
        for (Part part : parts) {
            all.add(part.alsoElsewhere() ? halfUp(part.value(), digits) : rounded.get(next++));
        }
        return new Sum(digits, usual.total(), all);
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
