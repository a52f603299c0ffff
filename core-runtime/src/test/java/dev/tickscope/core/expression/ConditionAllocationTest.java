package dev.tickscope.core.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.core.Allocations;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Evaluating allocates nothing, whatever the condition. */
class ConditionAllocationTest {
    private static final List<String> TEXTS = List.of("frame.dropped > 0", "accumulator > 1/7 s", "deltaTime > 3 ms and not frame.paused",
            "interpolationAlpha > 1/3 or timeScale * 2 < 1", "changed(frameIndex) and previous(accumulator) < accumulator",
            "changed(crate1.x) or crate1.speed > 3 and crate1.angle < 1", "jump.pressed or `Fire 2`.held",
            "accumulator / deltaTime + 1/3 > min(abs(timeScale), 7) % 3", "session.real * 4 > 0", "1 / (frameIndex - frameIndex) > 0",
            "crate2.x > 3", "max(crate1.x, frameIndex) - 1 > -crate1.y / 2", "previous(frame.paused) = changed(timeScale)");
    private static final int EVALUATIONS = 20_000;

    @Test
    void evaluatingAllocatesNothing() {
        Moments moment = new Moments().with(Quantity.DELTA_TIME, 50).with(Quantity.ACCUMULATOR, 33).with(Quantity.TIME_SCALE, 1)
                .with(Quantity.TIME_SCALE_DENOMINATOR, 3).with(Quantity.INTERPOLATION_ALPHA, 9).with(Quantity.FRAME_DROPPED, 0)
                .with(Quantity.FRAME_PAUSED, 0).with(Quantity.SESSION_REAL, Long.MAX_VALUE).pose(0, 1, 2, 3);
        for (String text : TEXTS) {
            Condition condition = Expressions.condition(text, Moments.NAMES).orThrow();
            assertEquals(0, Allocations.leastBytes(() -> {
                for (int i = 0; i < EVALUATIONS; i++) {
                    condition.evaluate(moment.with(Quantity.FRAME_INDEX, i / 2));
                }
            }), text);
        }
        Template template = Expressions.template("{frame.dropped} {timeScale} {crate1.x} {frame.paused} {changed(frameIndex)}", Moments.NAMES)
                .orThrow();
        long[] taken = new long[template.slots()];
        assertEquals(0, Allocations.leastBytes(() -> {
            for (int i = 0; i < EVALUATIONS; i++) {
                template.take(moment.with(Quantity.FRAME_INDEX, i), taken, 0);
            }
        }));
    }
}
