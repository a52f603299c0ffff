package dev.tickscope.core.host;

import dev.tickscope.core.event.DivergenceRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.loop.PhaseHashes;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.StoreView;

/**
 * A fresh run that gets the frames, commands and input of a recorded one, and how far it agrees with it: what phases and ticks leave behind
 * is compared with what was recorded. The first difference becomes a row and play goes on. The clock's thread plays; what became of it may
 * be read by any.
 */
public final class Repetition {
    private final RunRecord recorded;
    private final RunSetup.Parts run;
    private final StoreView rows;
    private final JournalPlayer player;
    private final HashCompare comparison;
    private final boolean whole;
    private final long recordedPhases;
    private final long recordedTicks;
    private final long plannedTicks;
    private volatile boolean stopped;
    private volatile boolean over;
    private volatile long lastState = Long.MAX_VALUE;

    /**
     * Nothing is played yet.
     *
     * @param recorded what is repeated; of a session that still runs, what has been published of it now
     * @param mostTicks it ends with the last of so many ticks; {@link Long#MAX_VALUE} repeats the whole run
     * @param rows of the recorded run, to tell which body differs and to name frames; null if there are none
     * @param run the fresh run
     * @param sink gets the row of a difference
     * @param also gets the hashes of the fresh run, too; or null
     */
    public Repetition(RunRecord recorded, long mostTicks, StoreView rows, RunSetup.Parts run, EventSink sink, PhaseHashes also) {
        this.recorded = recorded;
        this.rows = rows;
        this.run = run;
        HashTrace trace = recorded.hashes() == null ? new HashTrace() : recorded.hashes();
        // Taken before the journal: every state that is compared has its cause in the part of the journal that is played.
        whole = mostTicks == Long.MAX_VALUE;
        recordedPhases = whole ? trace.phaseCount() : 0;
        recordedTicks = Math.min(mostTicks, trace.tickCount());
        plannedTicks = Math.min(mostTicks, rows == null ? trace.tickCount() : rows.ticks().rowCount());
        player = new JournalPlayer(run, recorded.journal(), mostTicks);
        comparison = new HashCompare(trace, mostTicks, sink, also, rows == null ? HashCompare.PoseCheck.NONE : check(run.game(), rows));
        run.loop().setHashTrace(recorded.hashes() == null ? also : comparison);
    }

    private static HashCompare.PoseCheck check(DebuggeeRunner game, StoreView view) {
        int bodies = game.bodies().size();
        PoseLookup lookup = new PoseLookup(bodies);
        return row -> {
            PoseBuffer expected = new PoseBuffer(bodies);
            PoseBuffer actual = new PoseBuffer(bodies);
            if (bodies > 0 && lookup.read(view, row.tickRow, expected) > 0) {
                game.readPoses(actual);
                explain(row, lookup, expected, actual);
            }
        };
    }

    private static void explain(DivergenceRow row, PoseLookup lookup, PoseBuffer expected, PoseBuffer actual) {
        for (int body = 0; body < expected.bodies(); body++) {
            for (int part = 0; lookup.found(body) && part < PoseBuffer.STRIDE; part++) {
                if (Double.doubleToRawLongBits(expected.get(body, part)) != Double.doubleToRawLongBits(actual.get(body, part))) {
                    row.body = body;
                    row.part = part;
                    row.expectedValue = expected.get(body, part);
                    row.actualValue = actual.get(body, part);
                    return;
                }
            }
        }
    }

    /** Plays one frame, command or span. @return false if there is nothing left, or it was stopped */
    public boolean step() {
        boolean more = !stopped && player.step();
        if (!more && !over) {
            comparison.end();
            over = true;
        }
        return more;
    }

    /** Ends it after the frame that is being played; the run stands there. Any thread. */
    public void stop() {
        stopped = true;
    }

    /** The clock's thread notes where the run stands when all is repeated. @param stateRow the newest STATE row */
    void stands(long stateRow) {
        lastState = stateRow;
    }

    /** Whether the run has gone on by itself since: a newer STATE row than that of its stand is there. Any thread. */
    public boolean wentOn(long stateRow) {
        return stateRow > lastState;
    }

    /** Whether it is over: all is repeated, or it was stopped. Any thread. */
    public boolean over() {
        return over;
    }

    /** Whether it was stopped before its end. Any thread; known once it is over. */
    public boolean cut() {
        return over && !player.finished();
    }

    /** Whether it repeats the whole run rather than its beginning. */
    public boolean whole() {
        return whole;
    }

    /** Whether the recorded run has hashes to compare with. */
    public boolean compares() {
        return recorded.hashes() != null;
    }

    /** How many ticks it repeats if nothing ends it early; as far as is known of the recorded run. */
    public long plannedTicks() {
        return plannedTicks;
    }

    /** Entries of the journal that were played. Any thread. */
    public int entries() {
        return player.entries();
    }

    /** Ticks completed so far. Any thread. */
    public long ticks() {
        return player.ticks();
    }

    /** Copies where all bodies are now; for a game with a world. The clock's thread only. */
    public void readPoses(PoseBuffer into) {
        run.game().readPoses(into);
    }

    /** Whether a body is in the world now. The clock's thread only. */
    public boolean present(int body) {
        return run.game().present(body);
    }

    /** Tells each phase and tick from now on, in place of comparing them. The clock's thread only. */
    public void watch(PhaseHashes watcher) {
        run.loop().setHashTrace(watcher);
    }

    /** Ticks that came out as recorded so far. Any thread. */
    public long agreedTicks() {
        long played = Math.min(player.ticks(), recordedTicks);
        DivergenceRow first = comparison.divergence();
        return first == null ? played : Math.min(played, first.tickRow);
    }

    /** Ticks that came out as recorded, up to the first difference. Known when it is over, or to the clock's thread. */
    public long sameTicks() {
        return comparison.sameTicks();
    }

    /** Phases that came out as recorded, as {@link #sameTicks}. */
    public long samePhases() {
        return comparison.samePhases();
    }

    /** The first state that differs, as its row tells it, or null. Any thread. */
    public DivergenceRow divergenceRow() {
        return comparison.divergence();
    }

    /** The first state that differs, or null. Any thread. */
    public Divergence divergence() {
        DivergenceRow row = comparison.divergence();
        return row == null ? null : Divergence.of(row, rows, recorded.setup().contract().plan(), run.game().bodies());
    }

    /** What went differently without a state that tells, in words; null if nothing did. Any thread. */
    public String trouble() {
        return player.trouble();
    }

    /** Whether everything that was to be repeated came out again. Known when it is over. */
    public boolean identical() {
        return divergence() == null && trouble() == null && sameTicks() >= recordedTicks && samePhases() >= recordedPhases;
    }

    /** What came of it, in one sentence. Known when it is over. */
    public String words() {
        Divergence divergence = divergence();
        if (divergence != null) {
            return "differs in " + divergence.words() + " (" + sameTicks() + " ticks, " + samePhases() + " phases before it are identical)";
        } else if (trouble() != null) {
            return "differs after tick " + sameTicks() + ": " + trouble();
        } else if (cut()) {
            return "was stopped; identical over " + sameTicks() + " ticks, " + samePhases() + " phases until then";
        } else if (!identical()) {
            return "differs: " + recordedTicks + " ticks and " + recordedPhases + " phases were recorded, and only " + sameTicks() + " and "
                    + samePhases() + " came out again";
        }
        return "identical over " + sameTicks() + " ticks, " + samePhases() + " phases";
    }
}
