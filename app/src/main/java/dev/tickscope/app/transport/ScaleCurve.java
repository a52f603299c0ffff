package dev.tickscope.app.transport;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeScale;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Where a time scale lies on the slider and back: seven detents, with straight pieces below 1 and logarithmic ones above, so that 1
 * stands in the middle. Positions run from 0 to 1; no toolkit.
 */
public final class ScaleCurve {
    /** How close to a detent a position counts as that detent. */
    public static final double SNAP = 0.022;
    private static final double[] POSITIONS = {0, 1 / 6.0, 1 / 3.0, 0.5, 2 / 3.0, 5 / 6.0, 1};
    private static final double[] VALUES = {0, 0.25, 0.5, 1, 2, 10, 100};
    private static final TimeScale[] DETENTS = {new TimeScale(0, 1), new TimeScale(1, 4), new TimeScale(1, 2), TimeScale.ONE,
        new TimeScale(2, 1), new TimeScale(10, 1), new TimeScale(100, 1)};
    private static final String[] LABELS = {"0", "¼", "½", "1", "2", "10", "100"};
    private static final int FIRST_LOG_PIECE = 3;

    private ScaleCurve() {
    }

    public static int detents() {
        return DETENTS.length;
    }

    public static TimeScale detent(int index) {
        return DETENTS[index];
    }

    public static double position(int detent) {
        return POSITIONS[detent];
    }

    public static String label(int detent) {
        return LABELS[detent];
    }

    /** The position of a time scale; scales above 100 lie at the end. */
    public static double positionOf(TimeScale scale) {
        double value = scale.value().toDouble();
        int piece = 0;
        while (piece < VALUES.length - 2 && value > VALUES[piece + 1]) {
            piece++;
        }
        double low = VALUES[piece];
        double high = VALUES[piece + 1];
        double part = piece >= FIRST_LOG_PIECE ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
        return POSITIONS[piece] + Math.min(1, part) * (POSITIONS[piece + 1] - POSITIONS[piece]);
    }

    /** The time scale at a position: the detent if one is near, else a round number, always a whole number of thousandths. */
    public static TimeScale at(double position) {
        for (int i = 0; i < POSITIONS.length; i++) {
            if (Math.abs(position - POSITIONS[i]) <= SNAP) {
                return DETENTS[i];
            }
        }
        int piece = 0;
        while (piece < VALUES.length - 2 && position > POSITIONS[piece + 1]) {
            piece++;
        }
        double part = (position - POSITIONS[piece]) / (POSITIONS[piece + 1] - POSITIONS[piece]);
        double low = VALUES[piece];
        double high = VALUES[piece + 1];
        double value = piece >= FIRST_LOG_PIECE ? low * Math.pow(high / low, part) : low + part * (high - low);
        int digits = value < 1 ? 2 : value < 10 ? 1 : 0;
        return TimeScale.of(Rational.of(BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP)));
    }

    /** As people write it: 1, 0.25, 2.5; a fraction where a decimal would not end within three digits. */
    public static String text(TimeScale scale) {
        BigDecimal thousandths = new BigDecimal(scale.numerator()).multiply(BigDecimal.valueOf(1000));
        BigDecimal[] parts = thousandths.divideAndRemainder(new BigDecimal(scale.denominator()));
        if (parts[1].signum() != 0) {
            return scale.toString();
        }
        BigDecimal value = parts[0].movePointLeft(3).stripTrailingZeros();
        return value.scale() < 0 ? value.setScale(0).toPlainString() : value.toPlainString();
    }
}
