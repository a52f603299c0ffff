package dev.tickscope.core.session;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
import dev.tickscope.core.control.BreakpointTable;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.expression.Condition;
import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.expression.StoredSample;
import dev.tickscope.core.expression.Template;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.Arrays;

/**
 * Where one breakpoint, as it is now, would have been hit in the recorded past had it been there from the beginning. It judges the same
 * moments in the same order as a run does, so it finds what a run finds: {@code previous} compares with the moment judged before, and the
 * hit rule counts from the oldest row that is kept. What is switched off by its first hit stays on here, since nothing is switched.
 *
 * <p>Rows do not tell everything that a run knows. A stage that ran counts as reached, whether or not it had anything to call; the stage of
 * contacts counts where a contact began. Which bodies touched, and which object's hook was called, is told only by hits that were recorded:
 * of such a place only {@linkplain #recordedOnly() those} are judged, by the condition as it is now. Places before hooks are judged up to
 * the last frame that has ended.
 *
 * <p>Bounded in slices; goes on where newer views have more rows. One thread.
 */
public final class PastHits {
    /** Messages are kept for so many of the newest hits. */
    public static final int MOST_MESSAGES = 2_000;

    private static final BreakpointRow.Change[] CHANGES = BreakpointRow.Change.values();
    private static final int TICK_END = 0;
    private static final int FRAME_END = 1;
    private static final int BEFORE_STAGE = 2;
    private static final int KIND_BITS = 2;
    private static final int KIND = (1 << KIND_BITS) - 1;

    private final Breakpoint breakpoint;
    private final Names names;
    private final Condition condition;
    private final Template message;
    private final long beforeStages;
    /** How many hits a tick brings if every one is counted at once, as without a condition. */
    private final int hitsInTick;
    private final boolean needsContact;
    private final int lastInTick;
    /** Null when all rows have been looked at: it keeps their view alive, and the hits may be kept for long. */
    private StoredSample sample;
    private long next;
    private long hits;
    /** Row number and kind of each hit that counts. */
    private long[] places = new long[64];
    private int count;
    private long[] taken = new long[0];
    private long failed;
    private String firstFailure;

    /** @throws IllegalArgumentException if its condition or message is not understood in that session */
    public PastHits(Breakpoint breakpoint, SessionInfo info) {
        this(breakpoint, Names.of(info.contract(), info.timeBase(), info.bodies(), info.actions()));
    }

    /** @see #PastHits(Breakpoint, SessionInfo) */
    public PastHits(Breakpoint breakpoint, Names names) {
        this.breakpoint = breakpoint;
        this.names = names;
        this.condition = breakpoint.condition().isEmpty() ? null : Expressions.condition(breakpoint.condition(), names).orThrow();
        this.message = breakpoint.logs() ? Expressions.template(breakpoint.logMessage(), names).orThrow() : null;
        PhasePlan plan = names.contract().plan();
        BreakpointTable table = new BreakpointTable(plan);
        table.add(breakpoint);
        long before = 0;
        int inTick = breakpoint.place() instanceof BreakpointPlace.TickEnd ? 1 : 0;
        for (Stage stage : plan.stages()) {
            before |= table.stopsBefore(0, stage.index()) ? 1L << stage.index() : 0;
            inTick += table.hitInTick(0, stage.index()) ? 1 : 0;
        }
        this.beforeStages = before;
        this.hitsInTick = condition == null && message == null ? inTick : Math.min(1, inTick);
        this.needsContact = breakpoint.place() instanceof BreakpointPlace.AtStage at && plan.stage(at.stage()).role() == StageRole.CONTACTS
                && !names.objects().isEmpty();
        this.lastInTick = plan.before().size() + plan.tick().size() - 1;
    }

    /** Whose hits they are. */
    public Breakpoint breakpoint() {
        return breakpoint;
    }

    /** Whether its place is known only where a hit was recorded. */
    public boolean recordedOnly() {
        return breakpoint.place() instanceof BreakpointPlace.OfObject || breakpoint.place() instanceof BreakpointPlace.Contact;
    }

    /**
     * Looks at up to {@code mostRows} more rows.
     *
     * @param view of the same session as before, not older
     * @return whether there are more to look at
     */
    public boolean work(StoreView view, int mostRows) {
        if (sample == null || sample.view() != view) {
            sample = new StoredSample(view, names, object -> condition != null && condition.reads(object) || message != null && message.reads(object));
        }
        TableView table = table(view);
        next = table.atOrAfter(next);
        long end = end(view);
        long stop = Math.min(end, next + mostRows);
        while (next < stop) {
            if (condition != null && next > 0 && !table.has(next - 1)) {
                // As at the oldest row, nothing is known of the one before.
                condition.reset();
            }
            lookAt(view, next);
            next = table.atOrAfter(next + 1);
        }
        boolean more = next < end;
        sample = more ? sample : null;
        return more;
    }

    private TableView table(StoreView view) {
        if (recordedOnly()) {
            return view.breakpoints();
        }
        return beforeStages != 0 ? view.phases() : breakpoint.place() instanceof BreakpointPlace.FrameEnd ? view.frameEnds() : view.ticks();
    }

    private long end(StoreView view) {
        if (beforeStages == 0) {
            return table(view).rowCount();
        }
        long ended = view.frameEnds().rowCount();
        long phases = view.frames().has(ended) ? view.frames().getLong(Columns.Frame.PHASES_BEFORE, ended) : view.phases().rowCount();
        TableView recorded = view.breakpoints();
        return !recordedOnly() ? phases
                : recorded.firstAtLeast(Columns.Breakpoint.PHASES_BEFORE, phases, recorded.firstRow(), recorded.rowCount());
    }

    /** Rows that it has looked at, lost ones included. */
    public long looked() {
        return next;
    }

    /** Rows that there are to look at, lost ones included. */
    public long total(StoreView view) {
        return end(view);
    }

    private void lookAt(StoreView view, long row) {
        if (recordedOnly()) {
            recorded(view, row);
        } else if (beforeStages != 0) {
            stage(view, row);
        } else if (breakpoint.place() instanceof BreakpointPlace.FrameEnd) {
            frame(view, row);
        } else {
            tick(view, row);
        }
    }

    private boolean watches(long tick, long frame) {
        return (breakpoint.onlyTick() == 0 || breakpoint.onlyTick() == tick) && (breakpoint.onlyFrame() < 0 || breakpoint.onlyFrame() == frame);
    }

    private void tick(StoreView view, long row) {
        TableView ticks = view.ticks();
        long frame = ticks.getLong(Columns.Tick.FRAME_POSITION, row);
        boolean reached = view.frames().has(frame) && watches(ticks.getLong(Columns.Tick.TICK_INDEX, row), frame)
                && (!needsContact || ticks.getInt(Columns.Tick.CONTACTS, row) > 0);
        if (reached) {
            sample.atTick(row);
            judge(row, TICK_END, hitsInTick);
        }
    }

    private void frame(StoreView view, long row) {
        if (view.frames().has(row) && watches(0, row) && ranToItsEnd(view, row)) {
            sample.atFrame(row);
            judge(row, FRAME_END, 1);
        }
    }

    /** Spans in which nothing ran, single ticks, and frames that a stop cut short have no end at which anything is judged. */
    private static boolean ranToItsEnd(StoreView view, long row) {
        int flags = view.frames().getInt(Columns.Frame.FLAGS, row);
        boolean stepped = (flags & FrameRow.STEPPED) != 0;
        boolean stood = (flags & FrameRow.REFUSED) != 0 || (flags & FrameRow.PAUSED) != 0 && !stepped;
        boolean onlyATick = stepped && (flags & FrameRow.STEPPED_FRAME) == 0;
        return !stood && !onlyATick && (view.frameEnds().getInt(Columns.FrameEnd.FLAGS, row) & FrameRow.INTERRUPTED) == 0;
    }

    /** A phase may begin before stages and inside ticks: both are judged where they happened. */
    private void stage(StoreView view, long row) {
        TableView phases = view.phases();
        int stage = phases.getInt(Columns.Phase.STAGE, row);
        long frame = phases.getLong(Columns.Phase.FRAME_POSITION, row);
        long tick = phases.getLong(Columns.Phase.TICK_ROW, row);
        if (!view.frames().has(frame)) {
            return;
        }
        if ((beforeStages >>> stage & 1) != 0 && watches(tick < 0 ? 0 : tickIndex(view, frame, tick), frame) && told(view, row, tick, frame)) {
            sample.atStage(row);
            judge(row, BEFORE_STAGE, 1);
        }
        if (hitsInTick > 0 && stage == lastInTick && view.ticks().has(tick)) {
            tick(view, tick);
        }
    }

    /** Whether the tick before, whose row tells how things stood, is still there. */
    private static boolean told(StoreView view, long row, long tick, long frame) {
        return tick <= view.frames().getLong(Columns.Frame.TICKS_BEFORE, frame) || view.ticks().has(tick - 1);
    }

    private static long tickIndex(StoreView view, long frame, long tickRow) {
        return view.frames().getLong(Columns.Frame.SIMULATION_TICK_BEFORE, frame) + tickRow
                - view.frames().getLong(Columns.Frame.TICKS_BEFORE, frame) + 1;
    }

    private void recorded(StoreView view, long row) {
        TableView rows = view.breakpoints();
        BreakpointRow.Change change = CHANGES[rows.getInt(Columns.Breakpoint.CHANGE, row)];
        if (rows.getInt(Columns.Breakpoint.ID, row) != breakpoint.id()) {
            return;
        }
        if (change == BreakpointRow.Change.ADDED) {
            // What was recorded under this number before was another breakpoint.
            forget();
        }
        long frame = rows.getLong(Columns.Breakpoint.FRAME_POSITION, row);
        long tick = rows.getLong(Columns.Breakpoint.TICK_INDEX, row);
        int stage = rows.getInt(Columns.Breakpoint.STAGE, row);
        if (!change.isHit() || !view.frames().has(frame) || !watches(tick, frame)) {
            return;
        }
        if (stage >= 0 && (beforeStages >>> stage & 1) != 0) {
            long phase = rows.getLong(Columns.Breakpoint.PHASES_BEFORE, row);
            boolean ran = view.phases().has(phase) && view.phases().getInt(Columns.Phase.STAGE, phase) == stage;
            if (ran && told(view, phase, view.phases().getLong(Columns.Phase.TICK_ROW, phase), frame)) {
                sample.atStage(phase);
                judge(phase, BEFORE_STAGE, 1);
            }
            return;
        }
        long tickRow = tick - view.frames().getLong(Columns.Frame.SIMULATION_TICK_BEFORE, frame) - 1
                + view.frames().getLong(Columns.Frame.TICKS_BEFORE, frame);
        if (view.ticks().has(tickRow)) {
            sample.atTick(tickRow);
            judge(tickRow, TICK_END, 1);
        }
    }

    private void forget() {
        count = 0;
        hits = 0;
        failed = 0;
        firstFailure = null;
        if (condition != null) {
            condition.reset();
        }
    }

    private void judge(long row, int kind, int times) {
        int verdict = condition == null ? Condition.HOLDS : condition.evaluate(sample);
        if (verdict == Condition.FAILED) {
            firstFailure = failed == 0 ? condition.failure() : firstFailure;
            failed++;
            return;
        }
        for (int i = 0; verdict == Condition.HOLDS && i < times; i++) {
            hits++;
            if (breakpoint.hitRule().counts(hits)) {
                add(row << KIND_BITS | kind);
            }
        }
    }

    private void add(long place) {
        if (count > 0 && places[count - 1] == place) {
            return;
        }
        if (count == places.length) {
            places = Arrays.copyOf(places, count * 2);
        }
        if (message != null) {
            takeMessage();
        }
        places[count++] = place;
    }

    private void takeMessage() {
        int at = count % MOST_MESSAGES * message.slots();
        if (at + message.slots() > taken.length) {
            taken = Arrays.copyOf(taken, Math.min(MOST_MESSAGES * message.slots(), Math.max(64, 2 * (at + message.slots()))));
        }
        message.take(sample, taken, at);
    }

    /** How many hits count by the hit rule. */
    public int count() {
        return count;
    }

    /** Hits, those that the hit rule lets pass included. */
    public long hits() {
        return hits;
    }

    /** Moments at which the condition could not be computed. */
    public long failed() {
        return failed;
    }

    /** Why, at the oldest of them; null if there is none. */
    public String firstFailure() {
        return firstFailure;
    }

    /** The row of a hit: of a TICK inside ticks, of a FRAME at its end, of the PHASE before which it was. Oldest first. */
    public long row(int index) {
        return place(index) >>> KIND_BITS;
    }

    /** Whether a hit was at the end of a tick. */
    public boolean atTickEnd(int index) {
        return (place(index) & KIND) == TICK_END;
    }

    /** Whether a hit was before a stage. */
    public boolean beforeStage(int index) {
        return (place(index) & KIND) == BEFORE_STAGE;
    }

    private long place(int index) {
        return places[java.util.Objects.checkIndex(index, count)];
    }

    /** The log message at a hit; null of a breakpoint that stops, and of hits before the {@link #MOST_MESSAGES} newest. */
    public String message(int index) {
        return message == null || index < count - MOST_MESSAGES ? null : message.text(taken, index % MOST_MESSAGES * message.slots());
    }

    /** The instant of a hit. Before a stage it is the stop, if the run stood there, else right after the stage. */
    public Playhead playhead(StoreView view, int index) {
        long row = row(index);
        if (atTickEnd(index)) {
            return Moment.of(view, new Playhead.AtTick(row)).playhead(view);
        }
        return beforeStage(index) ? beforeStage(view, row) : new Playhead.AtFrame(row);
    }

    private static Playhead beforeStage(StoreView view, long phaseRow) {
        TableView states = view.states();
        long state = states.firstAtLeast(Columns.State.PHASES_BEFORE, phaseRow, states.firstRow(), states.rowCount());
        for (; states.has(state) && states.getLong(Columns.State.PHASES_BEFORE, state) == phaseRow; state++) {
            if (states.getInt(Columns.State.EVENT, state) == RunEvent.STOPPED_BEFORE_HOOK.ordinal()) {
                return new Playhead.AtStop(state);
            }
        }
        return new Playhead.AtPhase(phaseRow);
    }
}
