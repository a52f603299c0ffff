package dev.tickscope.core.host;

import dev.tickscope.core.event.DivergenceRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.loop.PhaseHashes;
import dev.tickscope.core.time.TickPath;

/**
 * Compares what a repeated run leaves behind, phase by phase and tick by tick, with what was recorded. The first difference becomes a row;
 * later ones follow from it and are not told. What lies beyond the recorded trace is not compared, nor what the run does by itself after
 * its repetition: the recorded one may have gone on meanwhile, otherwise.
 */
@TickPath
public final class HashCompare implements PhaseHashes {
    /** Finds out which body is where it should not be. */
    @FunctionalInterface
    public interface PoseCheck {
        /** Of a run whose poses were not kept. */
        PoseCheck NONE = row -> {
        };

        /** Sets body, part and both values of a row whose tick has just been completed, if a pose differs. */
        void explain(DivergenceRow row);
    }

    private final HashTrace recorded;
    private final long mostTicks;
    private final EventSink sink;
    private final PhaseHashes also;
    private final PoseCheck poses;
    private final DivergenceRow row = new DivergenceRow();
    private long phases;
    private long ticks;
    private long lastTickIndex;
    private boolean diverged;
    private boolean over;
    /** A difference inside a tick waits for its end, where poses tell more. */
    private boolean waiting;
    private volatile DivergenceRow first;

    /**
     * @param mostTicks so many ticks are compared, and the phases up to the end of the last of them
     * @param also gets the hashes, too; or null
     */
    public HashCompare(HashTrace recorded, long mostTicks, EventSink sink, PhaseHashes also, PoseCheck poses) {
        this.recorded = recorded;
        this.mostTicks = mostTicks;
        this.sink = sink;
        this.also = also;
        this.poses = poses;
    }

    @Override
    public void phase(PhaseRow phase, long hash) {
        if (also != null) {
            also.phase(phase, hash);
        }
        int folded = HashTrace.fold(hash);
        if (!over && !diverged && ticks < mostTicks && phases < recorded.phaseCount()) {
            if (recorded.phase(phases) == folded) {
                phases++;
                return;
            }
            diverged = true;
            row.stage = phase.stage;
            row.framePosition = phase.framePosition;
            row.tickRow = phase.tickRow >= 0 ? phase.tickRow : ticks;
            row.tickIndex = lastTickIndex + (phase.tickRow >= 0 ? 1 : 0);
            row.expectedHash = recorded.phase(phases) & 0xFFFF_FFFFL;
            row.actualHash = folded & 0xFFFF_FFFFL;
            waiting = phase.tickRow >= 0;
            if (!waiting) {
                write();
            }
        }
    }

    @Override
    public void tick(TickRow tick) {
        lastTickIndex = tick.tickIndex;
        if (also != null) {
            also.tick(tick);
        }
        int folded = HashTrace.fold(tick.stateHash);
        if (!over && !diverged && tick.row < mostTicks && tick.row < recorded.tickCount()) {
            if (recorded.tick(tick.row) == folded) {
                ticks++;
                return;
            }
            diverged = true;
            waiting = true;
            row.stage = -1;
            row.expectedHash = recorded.tick(tick.row) & 0xFFFF_FFFFL;
            row.actualHash = folded & 0xFFFF_FFFFL;
        }
        if (waiting) {
            row.tickRow = tick.row;
            row.tickIndex = tick.tickIndex;
            row.framePosition = tick.framePosition;
            poses.explain(row);
            write();
        }
    }

    private void write() {
        waiting = false;
        sink.divergence(row);
        first = row;
    }

    /** The repetition is over: nothing more is compared, and a difference that waits for the end of its tick waits no longer. */
    public void end() {
        over = true;
        if (waiting) {
            write();
        }
    }

    /** Phases that came out alike, up to the first difference. */
    public long samePhases() {
        return phases;
    }

    /** Ticks that came out alike, up to the first difference. */
    public long sameTicks() {
        return ticks;
    }

    /** The first difference, or null. Any thread. */
    public DivergenceRow divergence() {
        return first;
    }
}
