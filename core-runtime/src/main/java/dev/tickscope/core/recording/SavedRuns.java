package dev.tickscope.core.recording;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.NoRows;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.host.RunSetup;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * Looking into any tick of a run whose game and world can be saved. The run is simulated once and its state saved now and then. A seek lets
 * the clock alone run up to the nearest saved state before the wanted tick, which takes no time to speak of, and simulates the rest; it
 * uses nothing up. For games that cannot be saved there are {@link ParkedRuns}.
 *
 * <p>Without the game, breakpoints and steps from phase to phase would stop elsewhere. So no states are saved from where a run has the
 * first of those, and seeks beyond simulate from the last state before it. One thread calls; which one may change from call to call.
 */
public final class SavedRuns {
    private final RunRecord recorded;
    private final long mostBytes;
    private final int lastEntry;
    /** By the ticks that were completed. */
    private final TreeMap<Long, SleepingGame.Saved> saved = new TreeMap<>();
    private final ReplayRun recording;
    private long spacingTicks;
    private long bytes;
    private boolean full;

    /**
     * Nothing is simulated yet.
     *
     * @param spacingTicks so many ticks lie between two saved states at least: about the longest way that a seek simulates
     * @param mostBytes what saved states may take together; when they would take more, every second one goes and the spacing doubles
     * @throws IllegalArgumentException if the run's game cannot be saved, as {@link #possible} tells
     */
    public SavedRuns(RunRecord recorded, long spacingTicks, long mostBytes) {
        if (spacingTicks < 1 || mostBytes < 1) {
            throw new IllegalArgumentException(mostBytes + " bytes of states every " + spacingTicks + " ticks");
        }
        if (!possible(recorded)) {
            throw new IllegalArgumentException(recorded.setup().debuggee().title() + " cannot be saved");
        }
        this.recorded = recorded;
        this.spacingTicks = spacingTicks;
        this.mostBytes = mostBytes;
        this.lastEntry = firstStop(recorded.journal());
        this.recording = run(new SleepingGame(recorded.setup().debuggee(), null, this::afterFrame));
    }

    /** Whether the game and the world of a run can be saved. */
    public static boolean possible(RunRecord recorded) {
        return SleepingGame.possible(recorded.setup().debuggee());
    }

    private static int firstStop(RunJournal journal) {
        for (int entry = 0; entry < journal.size(); entry++) {
            RunJournal.Kind kind = journal.kind(entry);
            boolean command = kind == RunJournal.Kind.COMMAND || kind == RunJournal.Kind.COMMAND_IN_TICK;
            if (command && (journal.command(entry) instanceof Command.AddBreakpoint || journal.command(entry) instanceof Command.StepPhase)) {
                return entry;
            }
        }
        return journal.size();
    }

    /** Hashes would be compared again in every seek; a whole ReplayRun compares them once. Nobody needs the rows. */
    private ReplayRun run(SleepingGame game) {
        RunSetup setup = recorded.setup();
        RunSetup own = new RunSetup(setup.contract(), setup.base(), game, setup.probes(), setup.pacing(), setup.retention());
        return new ReplayRun(new RunRecord(own, recorded.journal(), null), null, new NoRows());
    }

    private void afterFrame(SleepingGame game) {
        long last = saved.isEmpty() ? 0 : saved.lastKey();
        if (!full && game.ticks() >= last + spacingTicks) {
            SleepingGame.Saved state = game.save();
            saved.put(game.ticks(), state);
            bytes += state.bytes();
            while (bytes > mostBytes && !saved.isEmpty()) {
                thinOut();
            }
        }
    }

    private void thinOut() {
        spacingTicks *= 2;
        boolean keep = false;
        for (Long place : saved.keySet().toArray(Long[]::new)) {
            if (!keep) {
                bytes -= saved.remove(place).bytes();
            }
            keep = !keep;
        }
    }

    /**
     * Simulates about so many more ticks of the run and saves on the way; for the background.
     *
     * @return whether something of the run is left to be saved
     */
    public boolean advance(long ticks) {
        long until = recording.ticks() + ticks;
        while (!full && recording.ticks() < until) {
            full = recording.entries() >= lastEntry || !recording.step();
        }
        return !full;
    }

    /** States that are saved. */
    public int savedCount() {
        return saved.size();
    }

    /** What they take. */
    public long savedBytes() {
        return bytes;
    }

    /** Ticks between two saved states. */
    public long spacingTicks() {
        return spacingTicks;
    }

    /**
     * Gives a run that has completed so many ticks, and the rest of the frame of the last one; fewer if the recorded run is shorter. It is
     * the caller's from now on, and goes on to the last bit as the recorded one did.
     *
     * @param ticks 0 for a run before its first frame
     */
    public ReplayRun seek(long ticks) {
        return seek(ticks, () -> false);
    }

    /** The same for a way that may be given up. */
    ReplayRun seek(long ticks, BooleanSupplier cancelled) {
        Map.Entry<Long, SleepingGame.Saved> nearest = saved.floorEntry(ticks);
        if (nearest != null) {
            SleepingGame game = new SleepingGame(recorded.setup().debuggee(), nearest.getValue(), frame -> { });
            ReplayRun run = run(game);
            run.runToTick(nearest.getKey(), cancelled);
            while (game.asleep() && run.step()) {
                // To the end of that frame.
            }
            if (!game.asleep() && !game.overslept()) {
                run.runToTick(ticks, cancelled);
                return run;
            }
        }
        ReplayRun run = run(new SleepingGame(recorded.setup().debuggee(), null, frame -> { }));
        run.runToTick(ticks, cancelled);
        return run;
    }
}
