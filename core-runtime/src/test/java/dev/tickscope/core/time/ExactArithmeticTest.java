package dev.tickscope.core.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
}
