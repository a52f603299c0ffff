package dev.tickscope.core.host;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.time.TickPath;

/** Feeds a run with what another run's journal holds, entry by entry. One thread. */
@TickPath
public final class JournalPlayer {
    private static final StopCause[] CAUSES = StopCause.values();

    private final RunJournal journal;
    private final RunControl control;
    private int next;

    /** Takes over the loop's tick listener, for what happens inside frames. */
    public JournalPlayer(RunJournal journal, RunControl control, FrameLoop loop) {
        this.journal = journal;
        this.control = control;
        loop.setTickListener(this::beforeTick);
    }

    /** Entries that were fed so far. */
    public int position() {
        return next;
    }

    public boolean atEnd() {
        return next >= journal.size();
    }

    /** Feeds the next entry, and those that lie inside its frame. */
    public void step() {
        int at = next++;
        long units = journal.units(at);
        switch (journal.kind(at)) {
            case START -> control.start(units == 1);
            case FRAME -> control.frame(units);
            case REFUSE -> control.refuse(units);
            case PAUSED -> control.pausedFor(units);
            case COMMAND -> control.apply(journal.command(at), units);
            case LATE_FRAME -> control.delayCopies(false, units);
            case STOP_AFTER -> control.stopAfterTicks(units);
            case END -> control.end(CAUSES[(int) units]);
            case COMMAND_IN_TICK, EDGE_IN_TICK, LATE_TICK -> {
                // Its tick did not come: the run has gone another way, which its comparison tells.
            }
        }
    }

    private void beforeTick(long tickIndex) {
        while (next < journal.size() && insideTick(journal.kind(next))) {
            boolean mine = journal.kind(next) == RunJournal.Kind.LATE_TICK || journal.units(next) == tickIndex;
            if (!mine) {
                return;
            }
            int at = next++;
            switch (journal.kind(at)) {
                case COMMAND_IN_TICK -> control.applyInTick(journal.command(at));
                case EDGE_IN_TICK -> {
                    Command.InputEdge edge = (Command.InputEdge) journal.command(at);
                    control.deliverToTick(edge.action(), edge.down());
                }
                default -> control.delayCopies(true, journal.units(at));
            }
        }
    }

    private static boolean insideTick(RunJournal.Kind kind) {
        return kind == RunJournal.Kind.COMMAND_IN_TICK || kind == RunJournal.Kind.EDGE_IN_TICK || kind == RunJournal.Kind.LATE_TICK;
    }
}
