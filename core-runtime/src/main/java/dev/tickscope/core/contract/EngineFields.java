package dev.tickscope.core.contract;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickPayment;

/** Reads the policies that may be left out of a contract: most engines do without them. */
final class EngineFields {
    private static final Rational MOST_MARGIN = Rational.of(100);
    private static final String TIME_FROM_ZERO = "a time, 0 or above";

    private EngineFields() {
    }

    private static <E extends Enum<E>> E choice(JsonFields fields, String key, Class<E> type, E otherwise) throws InputException {
        return fields.has(key) ? fields.choice(key, type) : otherwise;
    }

    /** A time above 0, or null for none. */
    private static Rational limit(JsonFields fields, String key) throws InputException {
        Rational value = fields.has(key) ? fields.timeOrNull(key) : null;
        if (value != null && value.signum() <= 0) {
            throw new InputException(fields.at(key) + ": expected a time above 0, or null for none");
        }
        return value;
    }

    private static Rational ratio(JsonFields fields, String key, Rational least, Rational most, Rational otherwise) throws InputException {
        Rational value = fields.has(key) ? fields.ratio(key) : otherwise;
        if (value.denominator().bitLength() >= Long.SIZE) {
            throw new InputException(fields.at(key) + ": expected a number from " + least + " to " + most + " with fewer digits");
        }
        if (value.compareTo(least) < 0 || value.compareTo(most) > 0) {
            throw new InputException(fields.at(key) + ": expected a number from " + least + " to " + most + ", found " + value);
        }
        return value;
    }

    static DeltaPolicy delta(JsonFields fields) throws InputException {
        DeltaPolicy plain = DeltaPolicy.AS_IT_IS;
        return new DeltaPolicy((int) fields.whole("settleFrames", 0, Integer.MAX_VALUE, plain.settleFrames()),
                choice(fields, "unusableDelta", UnusableDelta.class, plain.unusable()), limit(fields, "longestUsable"),
                choice(fields, "smoothing", Smoothing.class, plain.smoothing()),
                (int) fields.whole("smoothingFrames", 1, DeltaPolicy.MOST_FRAMES, plain.smoothingFrames()),
                choice(fields, "snapDelta", DeltaSnap.class, plain.snap()), ratio(fields, "snapWithin", Rational.ZERO, Rational.ONE, plain.snapWithin()));
    }

    static BacklogPolicy backlog(JsonFields fields) throws InputException {
        return new BacklogPolicy(limit(fields, "maxCarry"), limit(fields, "maxBacklog"),
                ratio(fields, "tickMargin", Rational.ONE, MOST_MARGIN, Rational.ONE));
    }

    static TickPolicy ticks(JsonFields fields) throws InputException {
        TickPolicy plain = TickPolicy.PLAIN;
        return new TickPolicy(choice(fields, "tickLength", TickLength.class, plain.length()),
                choice(fields, "scaleActs", ScaleActs.class, plain.scaleActs()),
                choice(fields, "cappedDelta", CappedDelta.class, plain.cappedDelta()),
                ratio(fields, "jitterFix", Rational.ZERO, Rational.ONE, plain.jitterFix()));
    }

    static ArithmeticPolicy arithmetic(JsonFields fields) throws InputException {
        ArithmeticPolicy exact = ArithmeticPolicy.EXACT;
        Rational epsilon = fields.has("tickEpsilon") ? JsonFields.time(fields.at("tickEpsilon"), fields.node("tickEpsilon")) : exact.epsilon();
        if (epsilon.signum() < 0) {
            throw new InputException(fields.at("tickEpsilon") + ": expected " + TIME_FROM_ZERO);
        }
        return new ArithmeticPolicy(choice(fields, "arithmetic", ArithmeticPolicy.Numbers.class, exact.numbers()),
                choice(fields, "arithmeticUnit", ArithmeticPolicy.Unit.class, exact.unit()),
                choice(fields, "deltaSource", ArithmeticPolicy.Source.class, exact.source()),
                choice(fields, "tickPayment", TickPayment.class, exact.payment()), epsilon);
    }

    /** Policies that cannot stand together. */
    static void check(JsonFields fields, ClockContract contract) throws InputException {
        DeltaPolicy delta = contract.deltas();
        if (delta.unusable() != UnusableDelta.TAKE && delta.longestUsable() == null) {
            throw new InputException(fields.at("longestUsable") + ": \"unusableDelta\" needs the longest delta that makes sense");
        }
        if (delta.unusable() == UnusableDelta.REPEAT_OLDEST && delta.smoothing() != Smoothing.RING_MEAN) {
            throw new InputException(fields.at("unusableDelta") + ": \"repeatOldest\" needs \"smoothing\": \"ringMean\", whose history it takes");
        }
        ArithmeticPolicy arithmetic = contract.arithmetic();
        boolean seconds = arithmetic.numbers() != ArithmeticPolicy.Numbers.FLOAT32 && arithmetic.unit() == ArithmeticPolicy.Unit.SECONDS;
        boolean whole = seconds && contract.backlog().maxBacklog() == null && contract.backlog().maxCarry() == null && contract.ticks().scaleActs() == ScaleActs.STEP
                && contract.ticks().length() == TickLength.FIXED && contract.backlog().tickMargin().equals(Rational.ONE)
                && contract.discardAt() == DiscardAt.START && contract.capTest() == CapTest.TICKS;
        if (contract.ticks().fixesJitter() && !whole) {
            throw new InputException(fields.at("jitterFix") + ": needs \"scaleActs\": \"step\", \"tickLength\": \"fixed\", \"discardAt\": \"start\","
                    + " \"capTest\": \"ticks\", no arithmetic but exact or float64 in seconds, and no \"tickMargin\", \"maxCarry\" or \"maxBacklog\"");
        }
        boolean plain = !contract.arithmetic().rounds() && contract.excess() == Excess.KEEP && !contract.hasAlpha()
                && contract.backlog().tickMargin().equals(Rational.ONE);
        if (contract.ticks().length() == TickLength.EVEN_SPLIT && !plain) {
            throw new InputException(fields.at("tickLength") + ": \"evenSplit\" leaves nothing over: it needs \"excess\": \"keep\","
                    + " \"alpha\": \"none\", exact arithmetic and no \"tickMargin\"");
        }
    }
}
