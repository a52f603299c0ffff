package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What expressions come to, to the last digit. A unit is 1/3 ns and a step 1/60 s here. */
class ExpressionValuesTest {
    private static final long STEP = 50_000_000;
    private static final long MS = 3_000_000;

    private final Moments moment = new Moments().with(Quantity.DELTA_TIME, 2 * STEP).with(Quantity.FRAME_INDEX, 7)
            .with(Quantity.FRAME_TIME, 10_000 * MS).with(Quantity.SIMULATION_TICK, 12).with(Quantity.SIMULATION_TIME, 12 * STEP)
            .with(Quantity.ACCUMULATOR, 10 * MS).with(Quantity.INTERPOLATION_ALPHA, STEP / 2).with(Quantity.TIME_SCALE, 1)
            .with(Quantity.TIME_SCALE_DENOMINATOR, 3).with(Quantity.FRAME_DROPPED, 0).with(Quantity.SESSION_DROPPED, 2 * STEP)
            .with(Quantity.SESSION_REFUSED, -5 * MS).with(Quantity.SESSION_REAL, Long.MAX_VALUE).with(Quantity.FRAME_CAPPED, 1)
            .with(Quantity.FRAME_PAUSED, 0).with(Quantity.INPUT_PRESSED, 0b101).with(Quantity.INPUT_HELD, 0b110)
            .with(Quantity.INPUT_RELEASED, 0).with(Quantity.FRAME_TICKS, 3).pose(0, 1, 2, 0).pose(0, 1.5, 1, StrictMath.PI / 2).pose(5, -4, 0, 0);

    private String value(String expression) {
        return Expressions.template("{" + expression + "}", Moments.NAMES).orThrow().render(moment);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            frameIndex                     | 7
            frameIndex + 2 * 3             | 13
            (frameIndex + 2) * 3           | 27
            7 - 2 - 1                      | 4
            -frameIndex                    | -7
            2 - -3                         | 5
            1/3                            | 1/3
            1/8                            | 0.125
            frameIndex / 2                 | 3.5
            frameIndex / 3                 | 7/3
            frameIndex % 4                 | 3
            -frameIndex % 4                | 1
            7.5 % 2                        | 1.5
            -7.5 % 2                       | 0.5
            frameIndex % 2.5               | 2
            accumulator % 3 ms             | 1 ms
            accumulator                    | 10 ms
            deltaTime                      | 1/30 s
            fixedDeltaTime                 | 1/60 s
            frameTime                      | 10 s
            simulationTime                 | 200 ms
            accumulator / 4                | 2.5 ms
            accumulator * 1/2              | 5 ms
            1/2 * accumulator              | 5 ms
            accumulator / 7                | 1/700 s
            accumulator / 2 ms             | 5
            deltaTime / fixedDeltaTime     | 2
            accumulator / 1/60 s           | 0.6
            1/60 s                         | 1/60 s
            1/60 s - fixedDeltaTime        | 0 s
            50 / 3 ms                      | 1/60 s
            16.7ms                         | 16.7 ms
            250 us + 250 µs + 250 μs       | 0.75 ms
            16667 ns                       | 0.016667 ms
            2 steps                        | 1/30 s
            1 step                         | 1/60 s
            0.5 steps                      | 1/120 s
            session.refused                | -5 ms
            abs(session.refused)           | 5 ms
            abs(-3)                        | 3
            abs(1/2 - 1)                   | 0.5
            min(accumulator, 1 step)       | 10 ms
            max(accumulator, 1 step)       | 1/60 s
            max(accumulator, 0)            | 10 ms
            min(1/3, 0.3)                  | 0.3
            max(timeScale, interpolationAlpha) | 0.5
            min(frameIndex, 2)             | 2
            interpolationAlpha             | 0.5
            timeScale                      | 1/3
            timeScale * 3                  | 1
            timeScale + 1/6                | 0.5
            timeScale - 1                  | -2/3
            interpolationAlpha / timeScale | 1.5
            interpolationAlpha / -2        | -0.25
            crate1.x                       | 1.5
            crate1.x * 2                   | 3.0
            crate1.x + 1/2                 | 2.0
            crate1.vx                      | 30.0
            crate1.vy                      | -60.0
            crate1.speed                   | 67.08203932499369
            abs(crate1.vy)                 | 60.0
            -crate1.x                      | -1.5
            crate1.angle                   | 1.5707963267948966
            max(crate1.x, 2)               | 2.0
            frame.ticks                    | 3
            contacts                       | none
            contacts = 0                   | none
            crate2.x                       | none
            crate2.present                 | false
            Crate2.present                 | false
            `Crate 2`.present              | false
            "Crate 1".present              | true
            `frame`.x                      | -4.0
            frame.paused                   | false
            frameIndex / (frameIndex - 7)  | (divided by 0)
            crate1.x / (frameIndex - 7)    | (divided by 0)
            frameIndex % (frameIndex - 7)  | (divided by 0)
            session.real + 1 ns            | (too large)
            session.real * 3               | (too large)
            session.real * 1/3 * 3 - session.real | 0 s
            """)
    void numbersAreExact(String expression, String value) {
        assertEquals(value, value(expression));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            true                                        | true
            frameIndex = 7                              | true
            frameIndex == 7 and frameIndex != 8         | true
            frameIndex ≠ 7                              | false
            frameIndex ≤ 7 && frameIndex ≥ 7            | true
            'frameIndex < 7 || frameIndex > 7'          | false
            not frameIndex = 8                          | true
            !(frameIndex = 7)                           | false
            7.0 = frameIndex                            | true
            7 <= frameIndex                             | true
            6.999999999999999999 < frameIndex           | true
            accumulator > 10 ms                         | false
            accumulator >= 10 ms                        | true
            accumulator > 9.9999999999 ms               | true
            accumulator < 10.0000000001 ms              | true
            10.0000000001 ms > accumulator              | true
            deltaTime = 1/30 s                          | true
            deltaTime > 33.333333333 ms                 | true
            deltaTime < 33.333333334 ms                 | true
            deltaTime = 2 steps                         | true
            deltaTime * 3 = 0.1 s                       | true
            interpolationAlpha = 0.5                    | true
            interpolationAlpha = 1/2                    | true
            interpolationAlpha > 0.49999999999          | true
            timeScale = 1/3                             | true
            timeScale > 0.333333333333333333            | true
            timeScale < 0.333333333333333334            | true
            frame.dropped > 0                           | false
            session.dropped > 0                         | true
            session.dropped = 2 steps                   | true
            session.real > 1 s                          | true
            session.real / 1 ns > 3000000000000000000   | true
            frame.capped and not frame.paused           | true
            frame.capped = true                         | true
            frame.capped != frame.paused                | true
            jump.pressed                                | true
            jump.held                                   | false
            Jump.released                               | false
            fire2.held                                  | true
            `Fire 2`.pressed                            | false
            min.pressed                                 | true
            crate1.x > 1                                | true
            crate1.x = 1.5                              | true
            crate1.x > interpolationAlpha               | true
            crate2.x > 0                                | none
            not crate2.x > 0                            | none
            crate2.x > 0 or true                        | true
            true or crate2.x > 0                        | true
            crate2.x > 0 and false                      | false
            crate2.x > 0 or false                       | none
            crate2.present and crate2.x > 0             | false
            (crate2.x > 0) = true                       | none
            true or 1 / (frameIndex - 7) > 0            | true
            false and 1 / (frameIndex - 7) > 0          | false
            true and 1 / (frameIndex - 7) > 0           | (divided by 0)
            1 / (frameIndex - 7) > contacts             | (divided by 0)
            true or false and false                     | true
            (true or false) and false                   | false
            not true or true                            | true
            changed(frameIndex)                         | false
            previous(frameIndex) = 7                    | true
            """)
    void comparisonsAreExact(String expression, String value) {
        assertEquals(value, value(expression));
    }

    @Test
    void aFractionFromALargeWholeNumberIsComparedWithoutLoss() {
        moment.with(Quantity.FRAME_INDEX, Long.MAX_VALUE).with(Quantity.SIMULATION_TICK, Long.MAX_VALUE - 1);
        assertEquals("true", value("frameIndex / 3 > simulationTick / 3"));
        assertEquals("false", value("frameIndex / 3 = simulationTick / 3"));
        moment.with(Quantity.SIMULATION_TICK, -Long.MAX_VALUE);
        assertEquals("true", value("simulationTick / 7 < frameIndex / 7"));
        assertEquals("(too large)", value("frameIndex - simulationTick"));
        assertEquals("(too large)", value("frameIndex / 2 - simulationTick / 3"));
        assertEquals("(too large)", value("frameIndex * simulationTick"));
        assertEquals(String.valueOf(Long.MAX_VALUE), value("abs(simulationTick)"));
    }

    @Test
    void anAngleIsTheSameForBothQuaternionsOfATurn() {
        double sine = StrictMath.sin(1.25);
        double cosine = StrictMath.cos(1.25);
        moment.turn(0, sine, cosine);
        String angle = value("crate1.angle");
        moment.turn(0, -sine, -cosine);
        assertEquals(angle, value("crate1.angle"));
        moment.turn(0, 1, 0);
        assertEquals(String.valueOf(Math.PI), value("crate1.angle"));
        moment.turn(0, -1, 0);
        assertEquals(String.valueOf(Math.PI), value("crate1.angle"));
        moment.turn(0, 1, -0.0);
        assertEquals(String.valueOf(Math.PI), value("crate1.angle"));
    }

    @Test
    void aFailureSaysWhy() {
        Condition condition = Expressions.condition("frameIndex > 0 and 10 % (frameIndex - 7) = 1", Moments.NAMES).orThrow();
        assertEquals(Condition.FAILED, condition.evaluate(moment));
        assertEquals("\"10 % (frameIndex - 7)\" divides by 0", condition.failure());
        assertFalse(condition.holds(moment));
        moment.with(Quantity.FRAME_INDEX, 10);
        assertTrue(condition.holds(moment));
        assertNull(condition.failure());
        Condition large = Expressions.condition("session.real * 2 > 0", Moments.NAMES).orThrow();
        assertEquals(Condition.FAILED, large.evaluate(moment));
        assertEquals("\"session.real * 2\" does not fit 63 bits, so it cannot be computed exactly", large.failure());
    }

    @Test
    void aMessageHasWordsBracesAndValues() {
        Template template = Expressions.template("{{dropped}} {session.dropped} of {`Crate 1`.x}, {frame.capped}: 100 %", Moments.NAMES).orThrow();
        assertEquals("{dropped} 1/30 s of 1.5, true: 100 %", template.render(moment));
        long[] taken = new long[template.slots() + 2];
        template.take(moment, taken, 2);
        moment.with(Quantity.SESSION_DROPPED, 0);
        assertEquals("{dropped} 1/30 s of 1.5, true: 100 %", template.text(taken, 2));
        assertEquals("{dropped} 0 s of 1.5, true: 100 %", template.render(moment));
        assertEquals("", Expressions.template("", Moments.NAMES).orThrow().render(moment));
        assertTrue(template.reads(0));
        assertFalse(template.reads(1));
    }
}
