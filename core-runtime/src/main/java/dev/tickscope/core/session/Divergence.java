package dev.tickscope.core.session;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.DivergenceRow;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.List;
import java.util.Locale;

/**
 * The first difference between a repeated run and the recorded one.
 *
 * @param tickRow the TICK row in which it happened, or that would have come next
 * @param framePosition the FRAME row in which it happened
 * @param frame the index of that frame
 * @param tick the one-based number of the tick on the simulation clock; 0 before the first
 * @param stage the title of the stage after which the states differed; null if only what the tick left behind does
 * @param stageIndex the place of that stage in the plan, or −1
 * @param inTick whether it happened inside the tick, rather than in a stage of the frame
 * @param expected the recorded hash, and {@code actual} what came out now
 * @param body the name of the body whose pose differs, with the part, and both values; null if that is not known
 */
public record Divergence(long tickRow, long framePosition, long frame, long tick, String stage, int stageIndex, boolean inTick, long expected,
        long actual, String body, double expectedValue, double actualValue) {
    private static final List<String> POSE_PARTS = List.of("x", "y", "z", "rotation x", "rotation y", "rotation z", "rotation w");

    /**
     * Reads one as the clock's thread wrote it.
     *
     * @param view rows of the recorded or of the repeated run, which name the frame; null if there are none
     */
    public static Divergence of(DivergenceRow row, StoreView view, PhasePlan plan, List<BodyShape> bodies) {
        String body = row.body < 0 || row.body >= bodies.size() ? null : bodies.get(row.body).name() + ", " + POSE_PARTS.get(row.part);
        long frame = view != null && view.frames().has(row.framePosition) ? view.frames().getLong(Columns.Frame.FRAME_INDEX, row.framePosition)
                : row.framePosition + 1;
        return new Divergence(row.tickRow, row.framePosition, frame, row.tickIndex, row.stage < 0 ? null : plan.stage(row.stage).title(), row.stage,
                row.stage < 0 || plan.inTick(plan.stage(row.stage)), row.expectedHash, row.actualHash, body, row.expectedValue, row.actualValue);
    }

    /** The first one that a session's rows tell of, or null. */
    public static Divergence first(StoreView view, SessionInfo info) {
        TableView rows = view.divergences();
        long at = rows.firstRow();
        if (at >= rows.rowCount()) {
            return null;
        }
        DivergenceRow row = new DivergenceRow();
        row.tickRow = rows.getLong(Columns.Divergence.TICK_ROW, at);
        row.tickIndex = rows.getLong(Columns.Divergence.TICK_INDEX, at);
        row.framePosition = rows.getLong(Columns.Divergence.FRAME_POSITION, at);
        row.stage = rows.getInt(Columns.Divergence.STAGE, at);
        row.expectedHash = rows.getLong(Columns.Divergence.EXPECTED_HASH, at);
        row.actualHash = rows.getLong(Columns.Divergence.ACTUAL_HASH, at);
        row.body = rows.getInt(Columns.Divergence.BODY, at);
        row.part = rows.getInt(Columns.Divergence.PART, at);
        row.expectedValue = rows.getDouble(Columns.Divergence.EXPECTED_VALUE, at);
        row.actualValue = rows.getDouble(Columns.Divergence.ACTUAL_VALUE, at);
        return of(row, view, info.contract().plan(), info.bodies());
    }

    /** After which stage, or that only the poses at the end of the tick differ. */
    public String stageWords() {
        return stage == null ? "committed poses" : stage;
    }

    /** Such as {@code tick 431 · Physics}; of a stage outside ticks {@code frame 512 · Update}. */
    public String place() {
        return (inTick ? "tick " + tick : "frame " + frame) + " · " + stageWords();
    }

    /** Such as {@code state 1f2e3d4c instead of 0a1b2c3d}. */
    public String hashWords() {
        return String.format(Locale.ROOT, "state %08x instead of %08x", actual, expected);
    }

    /** Such as {@code pose of Crate 3, x, is 1.5 instead of 1.25}; null if the body is not known. */
    public String bodyWords() {
        return body == null ? null : "pose of " + body + ", is " + actualValue + " instead of " + expectedValue;
    }

    /** Such as {@code tick 12, FixedUpdate, frame 12: state 1f2e3d4c instead of 0a1b2c3d; pose of Crate 3, x, is 1.5 instead of 1.25}. */
    public String words() {
        return "tick " + tick + ", " + stageWords() + ", frame " + frame + ": " + hashWords() + (body == null ? "" : "; " + bodyWords());
    }

    /** The instant to look at: the end of the tick, or right after the stage of the frame; the frame's end if that is not there. */
    public Playhead playhead(StoreView view) {
        if (inTick) {
            return view.ticks().has(tickRow) ? new Playhead.AtTick(tickRow) : new Playhead.AtFrame(framePosition);
        }
        TableView phases = view.phases();
        long end = view.frames().has(framePosition) ? PhaseRows.end(view, framePosition) : 0;
        for (long row = end == 0 ? 0 : PhaseRows.first(view, framePosition); row < end; row = phases.atOrAfter(row + 1)) {
            if (phases.getInt(Columns.Phase.STAGE, row) == stageIndex) {
                return new Playhead.AtPhase(row);
            }
        }
        return new Playhead.AtFrame(framePosition);
    }

    /** Where a moment lies: negative before the difference, 0 at it, positive after it. For moments that have a frame. */
    public int compareTo(StoreView view, Moment moment) {
        return LookBack.compare(view, moment, Moment.of(view, playhead(view)));
    }

    /** Whether a moment is that of the difference. */
    public boolean isAt(StoreView view, Moment moment) {
        return view.frames().has(framePosition) && Moment.of(view, playhead(view)).equals(moment);
    }
}
