package dev.tickscope.core.host;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.host.RunJournal.Kind;

/**
 * Does to a fresh run what a journal says was done to another one, an entry at a time and as fast as the machine can. It may stop at the
 * end of a tick; what the journal says after that is then left to others. One thread; progress may be read by any.
 */
public final class JournalPlayer {
    private static final StopCause[] CAUSES = StopCause.values();

    private final RunSetup.Parts run;
    private final RunJournal journal;
    private final long lastTickRow;
    private final int end;
    private volatile int next;
    private volatile boolean stopped;
    private boolean failed;
    private volatile String trouble;
    private volatile long ticks;

    /**
     * Takes over the run's tick listener.
     *
     * @param run nothing has happened to it yet
     * @param mostTicks it stops at the end of the last of so many ticks; {@link Long#MAX_VALUE} plays the whole journal
     */
    public JournalPlayer(RunSetup.Parts run, RunJournal journal, long mostTicks) {
        this.run = run;
        this.journal = journal;
        this.lastTickRow = mostTicks - 1;
        this.end = journal.size();
        run.loop().setTickListener(this::beforeTick);
    }

    /** Whether there is nothing left to do. Any thread. */
    public boolean finished() {
        return stopped || next >= end;
    }

    /** Entries that were played. Any thread. */
    public int entries() {
        return next;
    }

    /** Ticks completed so far. Any thread. */
    public long ticks() {
        return ticks;
    }

    /** What went wrong with the repetition itself, in words; null if nothing did. The first of several. Any thread. */
    public String trouble() {
        return trouble;
    }

    /** Plays the next entry with everything that belongs to it. @return false if there was none left */
    public boolean step() {
        if (finished()) {
            return false;
        }
        try {
            play(take());
            failed = false;
        } catch (GameException | ArithmeticException e) {
            fail(e);
        }
        ticks = run.game().ticksCompleted();
        // Not when the last tick begins: what the recorded run did inside it is still to be played.
        stopped |= ticks > lastTickRow;
        return true;
    }

    /** Where the recorded run failed, the next entry says so. */
    private void fail(RuntimeException e) {
        failed = true;
        boolean recorded = next < end && journal.kind(next) == Kind.END && CAUSES[(int) journal.units(next)] != StopCause.PACING_ENDED;
        if (!recorded) {
            note("the game fails here, as it did not in the recorded run: " + e.getMessage());
            stopped = true;
            run.control().end(e instanceof GameException ? StopCause.GAME_ERROR : StopCause.CLOCK_OVERFLOW);
        }
    }

    /** The entry that is next; only this thread counts on. */
    private int take() {
        int entry = next;
        next = entry + 1;
        return entry;
    }

    private void play(int entry) {
        long units = journal.units(entry);
        switch (journal.kind(entry)) {
            case START -> run.control().start(units != 0);
            case FRAME -> frame(units);
            case REFUSE -> run.control().refuse(units);
            case PAUSED -> run.control().pausedFor(units);
            case COMMAND -> run.control().apply(journal.command(entry), units);
            case LATE_FRAME -> run.control().delayCopies(false, units);
            case END -> end(CAUSES[(int) units]);
            case COMMAND_IN_TICK, EDGE_IN_TICK, LATE_TICK, STOP_AFTER_TICK -> note("tick " + units + " does not run where it did in the recorded run");
            case AMOUNT -> {
                // Belongs to a tick that did not come.
            }
        }
    }

    /** A run that has diverged may stand where the recorded one ran: it is resumed, so that play goes on. */
    private void frame(long units) {
        if (!run.control().running()) {
            note("the run stands where the recorded one ran");
            run.control().apply(new Command.Resume(), 0);
        }
        if (run.control().running()) {
            run.control().frame(units);
        } else {
            run.control().pausedFor(units);
        }
    }

    private void end(StopCause cause) {
        if (cause != StopCause.PACING_ENDED && !failed) {
            note("the recorded run failed here, and this one does not");
        }
        run.control().end(cause);
    }

    private void note(String words) {
        trouble = trouble == null ? words : trouble;
    }

    private void beforeTick(long tickIndex) {
        if (stopped) {
            return;
        }
        while (next < end && belongsTo(tickIndex)) {
            int entry = take();
            switch (journal.kind(entry)) {
                case COMMAND_IN_TICK -> run.control().applyInTick(journal.command(entry));
                case EDGE_IN_TICK -> {
                    Command.InputEdge edge = (Command.InputEdge) journal.command(entry);
                    run.control().deliverToTick(edge.action(), edge.down());
                }
                case LATE_TICK -> run.control().delayCopies(true, next < end ? journal.units(take()) : 0);
                default -> run.control().stopAfterTick();
            }
        }
        if (run.game().ticksCompleted() == lastTickRow) {
            run.control().stopAfterTick();
        }
    }

    private boolean belongsTo(long tickIndex) {
        Kind kind = journal.kind(next);
        boolean inTick = kind == Kind.COMMAND_IN_TICK || kind == Kind.EDGE_IN_TICK || kind == Kind.LATE_TICK || kind == Kind.STOP_AFTER_TICK;
        return inTick && journal.units(next) == tickIndex;
    }
}
