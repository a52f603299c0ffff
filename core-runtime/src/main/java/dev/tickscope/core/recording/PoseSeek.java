package dev.tickscope.core.recording;

import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.loop.PhaseHashes;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Finds the committed poses of ticks whose POSE rows are lost, by simulating the run again up to there: from a saved state where the game can
 * be saved, else by a parked run. The hash of what it finds is compared with the recorded one. One thread calls; which one may change.
 */
public final class PoseSeek {
    /** More would cost more than they spare: each has a game and a world. */
    private static final int PARKED = 8;
    private static final int SAVED = 64;
    private static final long SAVED_BYTES = 64L << 20;
    private static final int TICKS_AT_ONCE = 64;

    private final RunRecord recorded;
    /** One of both is null. */
    private final SavedRuns saved;
    private final ParkedRuns parked;

    /**
     * What was found of a tick.
     *
     * @param poses of all bodies; those that are not present have none
     * @param trouble why nothing was found, in words; null if all is well
     */
    public record Found(long tickRow, PoseBuffer poses, boolean[] present, String trouble) {
    }

    /** Tells the end of one tick. */
    private static final class Catch implements PhaseHashes {
        private final ReplayRun run;
        private final long tickRow;
        private final PoseBuffer poses;
        private final boolean[] present;
        private boolean caught;
        private int hash;

        Catch(ReplayRun run, long tickRow, int bodies) {
            this.run = run;
            this.tickRow = tickRow;
            poses = new PoseBuffer(bodies);
            present = new boolean[bodies];
        }

        @Override
        public void phase(PhaseRow row, long phaseHash) {
            // Only ticks commit poses.
        }

        @Override
        public void tick(TickRow row) {
            if (row.row == tickRow) {
                caught = true;
                hash = HashTrace.fold(row.stateHash);
                run.readPoses(poses);
                for (int body = 0; body < present.length; body++) {
                    present[body] = run.present(body);
                }
            }
        }
    }

    /**
     * Nothing is simulated yet.
     *
     * @param ticks about how many ticks are to be reached
     */
    public PoseSeek(RunRecord recorded, long ticks) {
        this.recorded = recorded;
        boolean savable = SavedRuns.possible(recorded);
        saved = savable ? new SavedRuns(recorded, ParkedRuns.spacing(ticks, SAVED), SAVED_BYTES) : null;
        parked = savable ? null : new ParkedRuns(recorded, ParkedRuns.spacing(ticks, PARKED), PARKED);
    }

    /** Whether the run can be simulated again here. */
    public static boolean possible(RunRecord recorded) {
        return recorded.setup().debuggee() != null && recorded.setup().debuggee().missing() == null;
    }

    /**
     * Simulates up to the end of a tick.
     *
     * @param view rows of the run, with that TICK row
     * @param cancelled asked after each frame
     * @throws CancellationException if it says so
     */
    public Found find(StoreView view, long tickRow, BooleanSupplier cancelled) {
        int bodies = recorded.setup().info().bodies().size();
        long before = ticksBeforeFrame(view, tickRow);
        ReplayRun run = saved == null ? parked.seek(before, cancelled) : saved.seek(before, cancelled);
        Catch found = new Catch(run, tickRow, bodies);
        run.watch(found);
        boolean more = true;
        while (more && !found.caught) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            more = run.step();
        }
        return new Found(tickRow, found.poses, found.present, trouble(found));
    }

    /** Frames are played whole, so what leads there ends before the frame of the tick. */
    private static long ticksBeforeFrame(StoreView view, long tickRow) {
        long frame = view.ticks().getLong(Columns.Tick.FRAME_POSITION, tickRow);
        return view.frames().has(frame) ? view.frames().getLong(Columns.Frame.TICKS_BEFORE, frame) : 0;
    }

    private String trouble(Catch found) {
        if (!found.caught) {
            return "the run does not come as far when it is simulated again";
        }
        HashTrace hashes = recorded.hashes();
        boolean known = hashes != null && found.tickRow < hashes.tickCount();
        return known && hashes.tick(found.tickRow) != found.hash ? "the run does not come out the same when it is simulated again" : null;
    }

    /**
     * Simulates a little, so that later searches have a shorter way; for the background.
     *
     * @return whether there is more to do
     */
    public boolean prepare() {
        return saved == null ? parked.advance(TICKS_AT_ONCE) : saved.advance(TICKS_AT_ONCE);
    }
}
