package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every mistake is told with its place, what is there, what would fit and what may have been meant. */
class ExpressionErrorsTest {
    private static String error(Compiled<?> compiled) {
        assertFalse(compiled.ok());
        assertNull(compiled.value());
        ExpressionError error = compiled.error();
        return error.start() + "-" + error.end() + " " + error.message();
    }

    private static String condition(String text) {
        return error(Expressions.condition(text, Moments.NAMES));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            ^^                        | 0-0 the end of the text; expected a name, a number, a function or "("
            frameIndex >              | 12-12 the end of the text; expected a name, a number, a function or "("
            frameIndex > > 3          | 13-14 ">"; expected a name, a number, a function or "("
            frameIndex = and          | 13-16 "and"; expected a name, a number, a function or "("
            (frameIndex = 3           | 15-15 the end of the text; expected ")" for the "(" at character 1
            frameIndex = 3)           | 14-15 ")"; expected no ")", since none is open
            frameIndex = 3 4          | 15-16 "4"; expected an operator or the end
            frameIndex = 3 sec        | 15-18 "sec"; expected a unit: s, ms, us, ns or steps, or an operator
            frameIndex # 3            | 11-12 "#"; expected a name, a number or an operator
            frameIndex = 3.           | 13-15 "3."; expected a digit after the point
            frameIndex = .5           | 13-14 "."; expected a name, a number, a function or "("
            `Crate 1.x > 3            | 0-14 a name whose quotes do not end; expected a closing `
            crate1. > 3               | 8-9 ">"; expected a name after the point
            1 < frameIndex < 3        | 15-16 a second comparison "<"; expected "and" between two comparisons, such as 1 < x and x < 3
            1 + not frame.paused      | 4-7 "not" after an operator; expected parentheses around it, such as (not x)
            frameIndex not = 3        | 11-14 "not"; expected an operator or the end
            frame.paused = not true   | 15-18 "not" after an operator; expected parentheses around it, such as (not x)
            1/0 s > accumulator       | 0-3 a fraction with denominator 0; expected another denominator
            frameIndex                | 0-10 a number (frameIndex); expected something that is true or false, such as a comparison
            deltaTime                 | 0-9 a time (deltaTime); expected something that is true or false, such as a comparison
            frameIndex and true       | 0-10 a number (frameIndex); expected something that is true or false, such as a comparison
            not crate1.x              | 4-12 a measured number (crate1.x); expected something that is true or false, such as a comparison
            frame.paused > true       | 0-19 ">" between values that are true or false; expected = or !=
            frame.paused = 1          | 0-16 true or false (frame.paused) beside a number (1); expected two values of one kind
            frame.paused + 1 = 2      | 0-12 true or false (frame.paused); expected a number or a time
            -frame.paused             | 1-13 true or false (frame.paused); expected a number or a time
            abs(true) = 1             | 4-8 true or false (true); expected a number or a time
            deltaTime > 50            | 12-14 a number without a unit beside a time; expected a time; did you mean 50 ms?
            0.5 < deltaTime           | 0-3 a number without a unit beside a time; expected a time; did you mean 0.5 ms?
            deltaTime > frameIndex    | 0-22 a time (deltaTime) beside a number (frameIndex); expected two values of one kind
            deltaTime > crate1.x      | 0-20 a time (deltaTime) beside a measured number (crate1.x); expected two values of one kind
            deltaTime * deltaTime > 0 | 0-21 a time (deltaTime) times a time (deltaTime); expected a time times an exact number
            deltaTime * crate1.x > 0  | 0-20 a time (deltaTime) times a measured number (crate1.x); expected a time times an exact number
            1 / deltaTime > 0         | 0-13 a number (1) divided by a time (deltaTime); expected a time divided by a time or by an exact number
            crate1.x % 2 = 0          | 0-12 % with a measured number (crate1.x); expected exact numbers or times
            1 / 0 = frameIndex        | 4-5 a division by 0; expected a divisor that is not 0
            frameIndex % 0 = 1        | 13-14 a division by 0; expected a divisor that is not 0
            1 / (2 - 2) = frameIndex  | 4-11 a division by 0; expected a divisor that is not 0
            frameIndx > 3             | 0-9 no name "frameIndx"; did you mean frameIndex?
            frameindex > 3            | 0-10 no name "frameindex"; did you mean frameIndex?
            acumulator > 10 ms        | 0-10 no name "acumulator"; did you mean accumulator?
            deltaTiem > 0             | 0-9 no name "deltaTiem"; did you mean deltaTime?
            dropped > 0               | 0-7 no name "dropped"; did you mean frame.dropped or session.dropped?
            ticks > 2                 | 0-5 no name "ticks"; did you mean frame.ticks or session.ticks?
            owed > 2                  | 0-4 no name "owed"; did you mean frame.owed?
            frame.droped > 0          | 0-12 no name "frame.droped"; did you mean frame.dropped?
            sesion.dropped > 0        | 0-14 no name "sesion.dropped"; did you mean session.dropped?
            crate3.x > 0              | 0-8 no name "crate3.x"; did you mean crate1.x?
            xyzzy                     | 0-5 no name "xyzzy"
            tru                       | 0-3 no name "tru"; did you mean true?
            bAll.x > 0                | 0-6 no name "bAll.x"; did you mean Ball.x?
            `crate 1`.x > 0           | 0-11 no name "`crate 1`.x"; did you mean crate1.x?
            crate1 > 0                | 0-6 "crate1", which is an object; expected what of it, such as crate1.x
            jump                      | 0-4 "jump", which is an action; expected what of it, such as jump.pressed
            crate1.spede > 0          | 7-12 "spede" of an object; expected one of x, y, z, angle, vx, vy, vz, speed, present; did you mean speed?
            crate1.pressed            | 7-14 "pressed" of an object; expected one of x, y, z, angle, vx, vy, vz, speed, present
            jump.x > 0                | 5-6 "x" of an action; expected one of pressed, released, held
            frame.held > 0            | 0-10 the phase contract has no probes that hold ticks back
            previos(frameIndex) = 1   | 0-7 no function "previos"; expected one of changed, previous, abs, min, max; did you mean previous?
            exec(frameIndex)          | 0-4 no function "exec"; expected one of changed, previous, abs, min, max
            min(frameIndex) = 1       | 0-15 min with 1 value; expected 2 values
            changed(frameIndex, 3)    | 0-22 changed with 2 values; expected 1 value
            changed()                 | 8-9 ")"; expected a name, a number, a function or "("
            frameIndex = 99999999999999999999    | 13-33 a number that is too large or too fine to compute with exactly; expected one whose parts fit 63 bits
            accumulator > 0.0000000000000000000000000000001 s | 14-49 a time that is too long or too fine to compute with exactly; expected one whose parts fit 63 bits
            """)
    void conditions(String text, String error) {
        assertEquals(error, condition(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            dropped {frame.droped} | 9-21 no name "frame.droped"; did you mean frame.dropped?
            dropped {frameIndex    | 8-19 "{" without a "}" behind it; expected "{{" for a brace
            dropped frameIndex}    | 18-19 "}" without a "{" before it; expected "}}" for a brace
            {}                     | 1-1 the end of the text; expected a name, a number, a function or "("
            {1 +}                  | 4-4 the end of the text; expected a name, a number, a function or "("
            {`a}                   | 0-4 "{" without a "}" behind it; expected "{{" for a brace
            """)
    void messages(String text, String error) {
        assertEquals(error, error(Expressions.template(text, Moments.NAMES)));
    }

    @Test
    void contractsWithoutAValueSaySo() {
        assertEquals("0-18 the scaled contract has no interpolation alpha",
                error(Expressions.condition("interpolationAlpha > 0", Moments.names("scaled"))));
        assertTrue(Expressions.condition("frame.held > 0", Moments.names("scaled")).ok());
        for (String preset : new String[] {"phase", "scaled", "ordered"}) {
            Names names = Moments.names(preset);
            boolean releases = names.contract().input().latch() != dev.tickscope.core.contract.InputLatch.PRESS;
            Compiled<Condition> released = Expressions.condition("jump.released", names);
            assertEquals(releases, released.ok());
            if (!releases) {
                assertEquals("0-13 the " + preset + " contract tells no releases", error(released));
            }
        }
    }

    @Test
    void lengthsAndDepthsAreLimited() {
        String longest = "frameIndex = 1" + " ".repeat(Parser.LONGEST - 14);
        assertTrue(Expressions.condition(longest, Moments.NAMES).ok());
        assertEquals("1000-1001 an expression of 1001 characters; expected at most 1000", condition(longest + " "));
        String deepest = "(".repeat(Parser.DEEPEST) + "true" + ")".repeat(Parser.DEEPEST);
        assertTrue(Expressions.condition(deepest, Moments.NAMES).ok());
        assertEquals("40-41 more than 40 levels inside one another; expected fewer", condition("(" + deepest + ")"));
        assertEquals("40-41 more than 40 levels inside one another; expected fewer", condition("!".repeat(41) + "true"));
        assertEquals("40-41 more than 40 levels inside one another; expected fewer", condition("-".repeat(41) + "1 = 1"));
        assertEquals("0-41 a number of 41 characters; expected at most 40", condition("1".repeat(41) + " = frameIndex"));
        assertTrue(Expressions.condition("true" + " and true".repeat(110), Moments.NAMES).ok());
        assertTrue(Expressions.condition("1" + "+1".repeat(490) + " = frameIndex", Moments.NAMES).ok());
        assertEquals("2000-2001 a message of 2001 characters; expected at most 2000", error(Expressions.template("x".repeat(2_001), Moments.NAMES)));
        assertEquals("60-63 more than 20 values; expected fewer", error(Expressions.template("{1}".repeat(21), Moments.NAMES)));
    }

    @Test
    void anErrorCanBeThrownWithItsPlace() {
        Compiled<Condition> compiled = Expressions.condition("frameIndex >", Moments.NAMES);
        assertNotNull(compiled.error());
        assertEquals("characters 13 to 13: the end of the text; expected a name, a number, a function or \"(\"",
                assertThrows(IllegalArgumentException.class, compiled::orThrow).getMessage());
    }
}
