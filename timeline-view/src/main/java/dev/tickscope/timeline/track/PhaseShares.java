package dev.tickscope.timeline.track;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.FrameRows;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.Arrays;

/**
 * Execution times by kind of phase, summed over frames, so that the dense levels need not read every PHASE row again. Reads each row
 * once, a bounded number a call.
 */
public final class PhaseShares {
    /** Frames that one kept sum covers, as a power of two. */
    private static final int SHIFT = 4;
    private static final int KINDS = PhaseKind.values().length;
    private static final int FIRST = KINDS * 64;

    private PhaseKind[] kinds = new PhaseKind[0];
    /** Sums of all frames up to block i, {@link #KINDS} a block; relative to the first block kept. */
    private long[] sums = new long[FIRST];
    private long firstFrame;
    private long nextPhase;
    private long nextFrame;

    public void reset(PhasePlan plan) {
        kinds = PhaseKind.of(plan);
        sums = new long[FIRST];
        firstFrame = 0;
        nextPhase = 0;
        nextFrame = 0;
    }

    /**
     * Reads on.
     *
     * @param budget how many PHASE rows at most
     * @return whether everything in the view is read
     */
    public boolean advance(StoreView view, long budget) {
        TableView frames = view.frames();
        TableView phases = view.phases();
        if (nextPhase < phases.firstRow() || nextFrame < frames.firstRow()) {
            restartAt(view);
        }
        long left = budget;
        while (nextFrame < view.frameEnds().rowCount() && left > 0) {
            // Of a lost frame, what is there counts with it.
            long end = frames.has(nextFrame) || frames.has(nextFrame + 1) ? FrameRows.phasesEnd(view, nextFrame) : nextPhase;
            int block = (int) ((nextFrame - firstFrame) >> SHIFT) + 1;
            int base = ensure(block) * KINDS;
            for (nextPhase = phases.atOrAfter(nextPhase); nextPhase < end; nextPhase = phases.atOrAfter(nextPhase + 1), left--) {
                sums[base + kind(phases, nextPhase).ordinal()] += phases.getInt(Columns.Phase.LENGTH_NANOS, nextPhase);
            }
            nextFrame++;
            left--;
        }
        return nextFrame >= view.frameEnds().rowCount();
    }

    private PhaseKind kind(TableView phases, long row) {
        return kinds[phases.getInt(Columns.Phase.STAGE, row)];
    }

    private int ensure(int block) {
        if ((block + 1) * KINDS > sums.length) {
            sums = Arrays.copyOf(sums, sums.length * 2);
        }
        boolean fresh = (nextFrame - firstFrame & (1 << SHIFT) - 1) == 0;
        if (fresh) {
            System.arraycopy(sums, (block - 1) * KINDS, sums, block * KINDS, KINDS);
        }
        return block;
    }

    private void restartAt(StoreView view) {
        Arrays.fill(sums, 0);
        long frame = view.frames().firstRow();
        while (frame < view.frames().rowCount() && view.frames().getLong(Columns.Frame.PHASES_BEFORE, frame) < view.phases().firstRow()) {
            frame = view.frames().atOrAfter(frame + 1);
        }
        firstFrame = frame;
        nextFrame = frame;
        nextPhase = view.phases().firstRow();
        if (view.frames().has(frame)) {
            nextPhase = view.frames().getLong(Columns.Frame.PHASES_BEFORE, frame);
        }
    }

    /** How much of the view's frames is read, 0 to 1. */
    public double progress(StoreView view) {
        long all = view.frameEnds().rowCount() - firstFrame;
        return all <= 0 ? 1 : Math.min(1, (nextFrame - firstFrame) / (double) all);
    }

    /** Nanoseconds by kind of frames [from, to), to the nearest kept block; all 0 where not read yet. */
    public void sum(long from, long to, long[] nanosByKind) {
        Arrays.fill(nanosByKind, 0);
        int low = block(from);
        int high = high(low, to);
        for (int kind = 0; kind < KINDS && high > low; kind++) {
            nanosByKind[kind] = sums[high * KINDS + kind] - sums[low * KINDS + kind];
        }
    }

    /** The frames that {@link #sum} really covers. */
    public long framesCovered(long from, long to) {
        int low = block(from);
        long end = Math.min((long) high(low, to) << SHIFT, nextFrame - firstFrame);
        return Math.max(0, end - ((long) low << SHIFT));
    }

    /** At least one block, as far as it is read. */
    private int high(int low, long to) {
        long read = nextFrame - firstFrame;
        return (int) Math.min(Math.max(low + 1, block(to)), (read + (1 << SHIFT) - 1) >> SHIFT);
    }

    private int block(long frame) {
        long read = Math.max(0, Math.min(frame, nextFrame) - firstFrame);
        return (int) (frame >= nextFrame ? (read + (1 << SHIFT) - 1) >> SHIFT : read >> SHIFT);
    }
}
