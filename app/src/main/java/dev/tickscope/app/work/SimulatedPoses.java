package dev.tickscope.app.work;

import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.recording.PoseSeek;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.LostPoses;
import dev.tickscope.timeline.stats.LatestWork;
import java.util.function.BooleanSupplier;

/**
 * Poses whose rows are lost, by simulating the run again in the background up to the tick that is shown. Does nothing as long as nobody looks
 * at such a tick. JavaFX thread only.
 */
public final class SimulatedPoses implements LostPoses, AutoCloseable {
    private static final Answer COMING = new Answer(null, null, "the run is being simulated again up to here");

    private final RunRecord recorded;
    private final LatestWork<PoseSeek.Found> work = new LatestWork<>("pose-seek");
    /** The worker's own, made when it is first needed. */
    private PoseSeek seek;
    private PoseSeek.Found found;
    private String failure;
    private long wanted = -1;
    private long version;

    private SimulatedPoses(RunRecord recorded) {
        this.recorded = recorded;
    }

    /** For a run; null if it cannot be simulated again here. @param record of it, or null */
    public static SimulatedPoses of(RunRecord record) {
        return record == null || !PoseSeek.possible(record) ? null : new SimulatedPoses(record);
    }

    @Override
    public Answer of(StoreView view, long tickRow) {
        if (found != null && found.tickRow() == tickRow) {
            return found.trouble() == null ? new Answer(found.poses(), found.present(), "") : new Answer(null, null, found.trouble());
        }
        if (wanted != tickRow) {
            wanted = tickRow;
            failure = null;
            work.begin(cancelled -> find(view, tickRow, cancelled));
        }
        return failure == null ? COMING : new Answer(null, null, failure);
    }

    private PoseSeek.Found find(StoreView view, long tickRow, BooleanSupplier cancelled) {
        if (seek == null) {
            seek = new PoseSeek(recorded, view.ticks().rowCount());
        }
        return seek.find(view, tickRow, cancelled);
    }

    /** Takes what came of the work; once a pulse. */
    public void pulse() {
        if (!work.busy()) {
            return;
        }
        try {
            PoseSeek.Found result = work.take();
            if (result != null) {
                found = result;
                version++;
                prepare();
            }
        } catch (RuntimeException e) {
            failure = "simulating the run again failed: " + e.getMessage();
            version++;
        }
    }

    /** The next search has a shorter way then; a new one ends it. */
    private void prepare() {
        work.begin(cancelled -> {
            while (!cancelled.getAsBoolean() && seek.prepare()) {
                // A little at a time.
            }
            return null;
        });
    }

    /** Whether what was asked for last is still being looked for. */
    public boolean busy() {
        return work.busy() && failure == null && (found == null || found.tickRow() != wanted);
    }

    @Override
    public long version() {
        return version;
    }

    @Override
    public void close() {
        work.cancel();
    }
}
