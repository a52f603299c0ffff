package dev.tickscope.core.scenario;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import tools.jackson.core.JsonGenerator;

/**
 * How rows write times and ratios: exact as fractions in text, or as the shortest decimal that gives the nanosecond back.
 */
final class RowNumbers {
    private final TimeBase base;
    private final boolean exact;

    RowNumbers(TimeBase base, boolean exact) {
        this.base = base;
        this.exact = exact;
    }

    void units(JsonGenerator json, String name, long units) {
        write(json, name, base.seconds(units));
    }

    /** An amount with a part below one unit. */
    void units(JsonGenerator json, String name, long units, long part, long denominator) {
        Rational inUnits = Rational.of(units).plus(Rational.of(BigInteger.valueOf(part), BigInteger.valueOf(denominator)));
        inUnits(json, name, inUnits);
    }

    void inUnits(JsonGenerator json, String name, Rational units) {
        write(json, name, units.times(Rational.of(BigInteger.ONE, base.unitsPerSecond())));
    }

    void write(JsonGenerator json, String name, Rational value) {
        if (exact) {
            json.writeStringProperty(name, value.toString());
        } else {
            json.writeName(name);
            json.writeNumber(decimal(value));
        }
    }

    /** For tables. */
    String text(Rational value) {
        return exact ? value.toString() : decimal(value).toPlainString();
    }

    String text(long units) {
        return text(base.seconds(units));
    }

    static BigDecimal decimal(Rational value) {
        BigDecimal rounded = new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), 9, RoundingMode.HALF_EVEN);
        BigDecimal stripped = rounded.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }
}
