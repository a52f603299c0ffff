package dev.tickscope.core.contract;

import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.Arrays;
import java.util.List;

/**
 * Everything that makes one engine's clock what it is, as data: the loop interprets it and never asks which engine it runs.
 *
 * @param id the name in files, such as {@code phase}
 * @param title the name on screen
 * @param rate fixed ticks a second
 * @param capTicks the most ticks one frame runs; {@link #NO_CAP} for none
 * @param capTest when a frame counts as above the cap
 * @param excess what becomes of the time above the cap
 * @param discardAt when that happens
 * @param maxDelta the longest frame delta in seconds before scaling, or null for none
 * @param maxScaledDelta the longest frame delta in seconds after scaling, or null for none
 * @param alpha how interpolation alpha is computed
 * @param timeScale which time scales are accepted
 * @param pause what a pause does to the accumulator
 * @param singleStep what a single step runs
 * @param tickEndStop what a stop at the end of a tick does to its frame
 * @param startFrame how the first frame is treated
 * @param sceneLoad what loading a scene restarts
 * @param restart what restarting the session restarts
 * @param physics when physics is stepped
 * @param substeps equal parts into which physics divides each of its steps
 * @param objects how objects come and go
 * @param input how edges reach fixed ticks
 * @param hold how late probe copies hold ticks back
 * @param history what resets interpolation history
 * @param idleFrames whether the picture is drawn again while game time stands and nothing changes
 * @param dropReport how the engine itself reports dropped backlog
 * @param deltas what it makes of real frame deltas
 * @param backlog limits of the accumulator besides the cap
 * @param ticks how ticks are counted and how long they are
 * @param arithmetic the numbers in which the engine counts
 * @param settings what a user of the engine may set
 * @param plan the phases of a frame
 * @param limits what the engine accepts at most; null if it says nothing
 */
public record ClockContract(String id, String title, TickRate rate, long capTicks, CapTest capTest, Excess excess, DiscardAt discardAt,
        Rational maxDelta, Rational maxScaledDelta, AlphaPolicy alpha, ScaleRange timeScale, PausePolicy pause, SingleStep singleStep,
        TickEndStop tickEndStop, StartFrame startFrame, SceneChange sceneLoad, SceneChange restart, PhysicsCadence physics, int substeps, ObjectPolicy objects,
        InputPolicy input, HoldPolicy hold, HistoryPolicy history, IdleFrames idleFrames, DropReport dropReport, DeltaPolicy deltas,
        BacklogPolicy backlog, TickPolicy ticks, ArithmeticPolicy arithmetic, List<Setting> settings, PhasePlan plan, Limits limits) {

    /**
     * The ranges that an engine accepts. What a project sets is clamped before; what a contract file says is refused outside.
     *
     * @param maxStep the longest tick in seconds; null for any
     * @param maxCap the most ticks a frame
     */
    public record Limits(Rational maxStep, long maxCap) {
    }

    /** The most parts into which a step may be divided. */
    public static final int MOST_SUBSTEPS = 128;
    /** The cap of an engine that has none. */
    public static final long NO_CAP = Long.MAX_VALUE;

    public boolean hasCap() {
        return capTicks != NO_CAP;
    }

    public boolean hasAlpha() {
        return alpha != AlphaPolicy.NONE;
    }

    /** The coarsest time base in which a nanosecond, its tick and its limits are whole; the clamp after scaling depends on scales, too. */
    public TimeBase leastTimeBase() {
        TimeBase base = TimeBase.of(rate);
        for (Rational limit : Arrays.asList(maxDelta, deltas.longestUsable(), backlog.maxCarry(), backlog.maxBacklog())) {
            base = limit == null ? base : base.including(limit);
        }
        return base;
    }

    /** The cap that the engine takes for {@code ticks}: within what its settings allow, and 1 or more. */
    public long clampCap(long ticks) {
        for (Setting setting : settings) {
            if (setting.kind() == Setting.Kind.MAX_STEPS_PER_FRAME) {
                return Math.max(setting.min(), Math.min(ticks, setting.max()));
            }
        }
        return Math.max(1, ticks);
    }
}
