package dev.tickscope.core.recording;

import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.host.Repetition;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.loop.PhaseHashes;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Simulates a recorded run again, without a session around it: a fresh loop and a fresh game get the recorded frames, commands and input,
 * and what phases and ticks leave behind is compared with what was recorded. A difference becomes a row and play goes on. One thread.
 */
public final class ReplayRun {
    private final Repetition repetition;

    /**
     * @param recorded what is repeated; of a session that still runs, what has been published of it now
     * @param poses rows of the recorded run, to tell which body differs; null if there are none
     * @param sink gets the rows of the repetition
     */
    public ReplayRun(RunRecord recorded, StoreView poses, EventSink sink) {
        repetition = new Repetition(recorded, Long.MAX_VALUE, poses, recorded.setup().assemble(sink, NanoSource.STILL, null), sink, null);
    }

    /** Plays one frame, command or span. @return false if there is nothing left */
    public boolean step() {
        return repetition.step();
    }

    /** Plays all of it. */
    public ReplayRun runAll() {
        while (step()) {
            // Each step does its part.
        }
        return this;
    }

    /** Plays until so many ticks are complete, or nothing is left; a frame is played to its end. */
    public void runToTick(long ticks) {
        runToTick(ticks, () -> false);
    }

    /**
     * The same for a way that somebody may give up.
     *
     * @param cancelled asked after each frame
     * @throws CancellationException if it says so
     */
    void runToTick(long ticks, BooleanSupplier cancelled) {
        while (repetition.ticks() < ticks && step()) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
        }
    }

    /** Copies where all bodies are now; for a game with a world. */
    public void readPoses(PoseBuffer into) {
        repetition.readPoses(into);
    }

    /** Whether a body is in the world now. */
    boolean present(int body) {
        return repetition.present(body);
    }

    /** Tells each phase and tick from now on; for a run without recorded hashes. */
    void watch(PhaseHashes watcher) {
        repetition.watch(watcher);
    }

    /** Ticks completed so far. Any thread. */
    public long ticks() {
        return repetition.ticks();
    }

    /** Entries of the journal that were played. */
    int entries() {
        return repetition.entries();
    }

    /** Ticks that came out as recorded, up to the first difference. */
    public long sameTicks() {
        return repetition.sameTicks();
    }

    /** Phases that came out as recorded, up to the first difference. */
    public long samePhases() {
        return repetition.samePhases();
    }

    /** The first state that differs, or null. */
    public Divergence divergence() {
        return repetition.divergence();
    }

    /** Whether everything that was recorded came out again. Known when nothing is left to play. */
    public boolean identical() {
        return repetition.identical();
    }

    /** What came of it, in one sentence. */
    public String words() {
        return repetition.words();
    }
}
