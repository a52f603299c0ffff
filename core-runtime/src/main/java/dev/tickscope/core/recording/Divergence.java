package dev.tickscope.core.recording;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.DivergenceRow;
import dev.tickscope.core.physics.BodyShape;
import java.util.List;
import java.util.Locale;

/**
 * The first difference between a repeated run and the recorded one.
 *
 * @param tick the one-based number of the tick on the simulation clock; 0 before the first
 * @param frame the one-based number of the frame
 * @param stage the title of the stage after which the states differed; null if only what the tick left behind does
 * @param expected the recorded hash, and {@code actual} what came out now
 * @param body the name of the body whose pose differs, with the part, and both values; null if that is not known
 */
public record Divergence(long tick, long frame, String stage, long expected, long actual, String body, double expectedValue, double actualValue) {
    private static final List<String> POSE_PARTS = List.of("x", "y", "z", "rotation x", "rotation y", "rotation z", "rotation w");

    static Divergence of(DivergenceRow row, PhasePlan plan, List<BodyShape> bodies) {
        String body = row.body < 0 || row.body >= bodies.size() ? null : bodies.get(row.body).name() + ", " + POSE_PARTS.get(row.part);
        return new Divergence(row.tickIndex, row.framePosition + 1, row.stage < 0 ? null : plan.stage(row.stage).title(), row.expectedHash,
                row.actualHash, body, row.expectedValue, row.actualValue);
    }

    /** Such as {@code tick 12, FixedUpdate, frame 12: state 1f2e3d4c instead of 0a1b2c3d; pose of Crate 3, x, is 1.5 instead of 1.25}. */
    public String words() {
        String where = "tick " + tick + ", " + (stage == null ? "committed poses" : stage) + ", frame " + frame;
        String hashes = String.format(Locale.ROOT, ": state %08x instead of %08x", actual, expected);
        return where + hashes + (body == null ? "" : "; pose of " + body + ", is " + actualValue + " instead of " + expectedValue);
    }
}
