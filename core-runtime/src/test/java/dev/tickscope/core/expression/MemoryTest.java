package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** {@code previous} and {@code changed}, moment by moment. */
class MemoryTest {
    private final Moments moment = new Moments();

    private Condition condition(String text) {
        return Expressions.condition(text, Moments.NAMES).orThrow();
    }

    /** What the condition says at each of some values of {@code frameIndex}; {@link Sample#ABSENT} for none. */
    private String verdicts(Condition condition, long... values) {
        StringBuilder verdicts = new StringBuilder();
        for (long value : values) {
            verdicts.append("-+!".charAt(condition.evaluate(moment.with(Quantity.FRAME_INDEX, value))));
        }
        return verdicts.toString();
    }

    @Test
    void changedComparesWithTheMomentBefore() {
        Condition condition = condition("changed(frameIndex)");
        assertEquals("--+-+", verdicts(condition, 4, 4, 5, 5, 4));
        condition.reset();
        assertEquals("-+", verdicts(condition, 9, 4));
        assertEquals("-", verdicts(condition.copy(), 5));
        assertEquals(1, condition.lookBack());
    }

    @Test
    void previousIsTheValueItselfAtFirst() {
        assertEquals("+-++-", verdicts(condition("previous(frameIndex) = frameIndex"), 4, 5, 5, 5, 6));
        assertEquals("-+-+", verdicts(condition("frameIndex > previous(frameIndex)"), 4, 5, 5, 6));
    }

    @Test
    void momentsAreRememberedWhereTheRestSettlesTheCondition() {
        assertEquals("---+-", verdicts(condition("frameIndex > 5 and changed(frameIndex)"), 4, 4, 5, 6, 6));
        assertEquals("+++-", verdicts(condition("frameIndex < 5 or changed(frameIndex)"), 4, 4, 5, 5));
    }

    @Test
    void memoriesInsideOneAnotherLookFurtherBack() {
        Condition condition = condition("previous(previous(frameIndex)) = 1");
        assertEquals(2, condition.lookBack());
        assertEquals("+++-", verdicts(condition, 1, 2, 3, 4));
        assertEquals("--+-+", verdicts(condition("changed(changed(frameIndex))"), 1, 1, 2, 3, 3));
        assertEquals(1, condition("changed(frameIndex) and changed(simulationTick)").lookBack());
    }

    @Test
    void whatWasNotThereIsUnknown() {
        long none = Sample.ABSENT;
        assertEquals("-----+", verdicts(condition("changed(frameIndex)"), none, 4, none, 5, 5, 6));
        assertEquals("----+", verdicts(condition("previous(frameIndex) > 0"), none, 0, none, 5, 5));
        assertEquals("-+-", verdicts(condition("changed(frameIndex > 3)"), 1, 4, none));
    }

    @Test
    void aFailureInAMemoryIsUnknownLater() {
        assertEquals("!--+", verdicts(condition("changed(1 / frameIndex)"), 0, 1, 1, 2));
        assertEquals("-!-", verdicts(condition("changed(1 / frameIndex)"), 1, 0, 1));
    }

    @Test
    void fractionsMeasuredNumbersAndTruthsAreRememberedToo() {
        assertEquals("-+--", verdicts(condition("changed(frameIndex / 2)"), 4, 5, 5, 5));
        assertEquals("-+-", verdicts(condition("changed(frameIndex > 4)"), 4, 5, 6));
        assertEquals("--+", verdicts(condition("previous(frameIndex > 4)"), 4, 5, 6));
        Condition moved = condition("changed(crate1.x)");
        assertEquals(0, moved.evaluate(moment.pose(0, 1, 0, 0)));
        assertEquals(0, moved.evaluate(moment.pose(0, 1, 5, 0)));
        assertEquals(1, moved.evaluate(moment.pose(0, 1.5, 5, 0)));
        assertEquals(0, moved.evaluate(moment.presence(0, 0)));
        Condition back = condition("crate1.x < previous(crate1.x)");
        assertEquals(0, back.evaluate(moment.pose(0, 2, 0, 0)));
        assertEquals(1, back.evaluate(moment.pose(0, 1, 0, 0)));
        Condition scale = condition("previous(timeScale) = 1/2");
        assertEquals(1, scale.evaluate(moment.with(Quantity.TIME_SCALE, 2).with(Quantity.TIME_SCALE_DENOMINATOR, 4)));
        assertEquals(1, scale.evaluate(moment.with(Quantity.TIME_SCALE, 1).with(Quantity.TIME_SCALE_DENOMINATOR, 1)));
        assertEquals(0, scale.evaluate(moment));
    }
}
