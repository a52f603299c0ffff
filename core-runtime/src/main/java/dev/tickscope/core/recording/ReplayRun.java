package dev.tickscope.core.recording;

import dev.tickscope.core.event.DivergenceRow;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HashCompare;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.JournalPlayer;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.host.RunSetup;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;

/**
 * Simulates a recorded run again: a fresh loop and a fresh game get the recorded frames, commands and input, and what phases and ticks
 * leave behind is compared with what was recorded. A difference becomes a row and play goes on. One thread.
 */
public final class ReplayRun {
    private final RunRecord recorded;
    private final RunSetup.Parts run;
    private final JournalPlayer player;
    private final HashCompare comparison;
    private final long recordedPhases;
    private final long recordedTicks;
    private boolean over;

    /**
     * @param recorded what is repeated; of a session that still runs, what has been published of it now
     * @param poses rows of the recorded run, to tell which body differs; null if there are none
     * @param sink gets the rows of the repetition
     */
    public ReplayRun(RunRecord recorded, StoreView poses, EventSink sink) {
        this.recorded = recorded;
        HashTrace trace = recorded.hashes() == null ? new HashTrace() : recorded.hashes();
        // Taken before the journal: every state that is compared has its cause in the part of the journal that is played.
        recordedPhases = trace.phaseCount();
        recordedTicks = trace.tickCount();
        run = recorded.setup().assemble(sink, NanoSource.STILL, null);
        player = new JournalPlayer(run, recorded.journal(), Long.MAX_VALUE);
        comparison = new HashCompare(trace, Long.MAX_VALUE, sink, null, poses == null ? HashCompare.PoseCheck.NONE : check(run.game(), poses));
        run.loop().setHashTrace(recorded.hashes() == null ? null : comparison);
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

    /** Plays one frame, command or span. @return false if there is nothing left */
    public boolean step() {
        boolean more = player.step();
        if (!more && !over) {
            over = true;
            comparison.end();
        }
        return more;
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
        while (player.ticks() < ticks && step()) {
            // Each step does its part.
        }
    }

    /** Copies where all bodies are now; for a game with a world. */
    public void readPoses(PoseBuffer into) {
        run.game().readPoses(into);
    }

    /** Ticks completed so far. Any thread. */
    public long ticks() {
        return player.ticks();
    }

    /** Ticks and phases that came out as recorded, up to the first difference. */
    public long sameTicks() {
        return comparison.sameTicks();
    }

    public long samePhases() {
        return comparison.samePhases();
    }

    /** The first state that differs, or null. */
    public Divergence divergence() {
        DivergenceRow row = comparison.divergence();
        return row == null ? null : Divergence.of(row, recorded.setup().contract().plan(), run.game().bodies());
    }

    /** Whether everything that was recorded came out again. Known when nothing is left to play. */
    public boolean identical() {
        return divergence() == null && trouble() == null && sameTicks() >= recordedTicks && samePhases() >= recordedPhases;
    }

    /** What went differently without a state that tells, in words; null if nothing did. */
    private String trouble() {
        return player.trouble();
    }

    /** What came of it, in one sentence. */
    public String words() {
        Divergence divergence = divergence();
        if (divergence != null) {
            return "differs in " + divergence.words() + " (" + sameTicks() + " ticks, " + samePhases() + " phases before it are identical)";
        } else if (trouble() != null) {
            return "differs after tick " + sameTicks() + ": " + trouble();
        } else if (!identical()) {
            return "differs: " + recordedTicks + " ticks and " + recordedPhases + " phases were recorded, and only " + sameTicks() + " and "
                    + samePhases() + " came out again";
        }
        return "identical over " + sameTicks() + " ticks, " + samePhases() + " phases";
    }
}
