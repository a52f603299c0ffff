package dev.tickscope.timeline.stats;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.field.FrameKind;
import dev.tickscope.timeline.stats.RangeStatistics.Count;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Reads the statistics of a range from the rows of a session, each row once. For a thread that may take its time. */
public final class StatisticsReader {
    private static final int ROWS_A_LOOK = 4_096;
    private static final long JUMP_NANOS = 1_000_000;

    private final StoreView view;
    private final TableView frames;
    private final TableView ends;
    private final SessionInfo info;
    private final long jumpUnits;
    private final AnimationError animation;
    private final long[] counts = new long[Count.values().length];
    private final Growing times = new Growing();
    private final Growing errors = new Growing();
    private long mostTicks;
    private long maxBacklogUnits;

    private StatisticsReader(StoreView view, SessionInfo info) {
        this.view = view;
        this.frames = view.frames();
        this.ends = view.frameEnds();
        this.info = info;
        this.jumpUnits = info.timeBase().unitsFromNanos(JUMP_NANOS);
        this.animation = new AnimationError(view, info);
    }

    /** Numbers as they come. */
    private static final class Growing {
        private long[] values = new long[64];
        private int count;

        void add(long value) {
            if (count == values.length) {
                values = Arrays.copyOf(values, count * 2);
            }
            values[count++] = value;
        }
    }

    /**
     * The statistics of the rows in {@code range} that have ended.
     *
     * @param cancelled asked now and then
     * @throws CancellationException when it says so
     */
    public static RangeStatistics read(StoreView view, SessionInfo info, FrameRange range, BooleanSupplier cancelled) {
        FrameRange known = range.known(view);
        StatisticsReader reader = new StatisticsReader(view, info);
        reader.animation.beginAt(known.firstRow());
        RangeStatistics result = new RangeStatistics(range, known, reader.counts);
        for (FrameRange run = known.nextRun(view, known.firstRow()); !run.isEmpty(); run = known.nextRun(view, run.endRow())) {
            reader.run(run, cancelled);
            reader.sums(result, run.firstRow(), run.endRow() - 1);
        }
        return reader.result(result);
    }

    private void run(FrameRange run, BooleanSupplier cancelled) {
        for (long row = run.firstRow(); row < run.endRow(); row++) {
            if ((row - run.firstRow()) % ROWS_A_LOOK == 0 && cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            row(row);
        }
    }

    private void count(Count what, boolean here) {
        if (here) {
            counts[what.ordinal()]++;
        }
    }

    private void row(long row) {
        int flags = ends.getInt(Columns.FrameEnd.FLAGS, row);
        FrameKind kind = FrameKind.of(flags);
        switch (kind) {
            case ORDINARY, START -> frame(row, flags);
            case STEP_FRAME, STEP_TICK -> count(Count.STEPS, true);
            case PAUSE -> count(Count.PAUSES, true);
            case REFUSED -> count(Count.REFUSED, true);
        }
        mostTicks = Math.max(mostTicks, ends.getInt(Columns.FrameEnd.TICKS, row));
        maxBacklogUnits = Math.max(maxBacklogUnits, frames.getLong(Columns.Frame.ACCUMULATOR_FULL, row));
        count(Count.DROPPED, FrameParts.dropped(view, row));
        count(Count.CLAMPED, FrameParts.clamped(view, row));
        count(Count.CLEARED, FrameParts.cleared(view, row));
        long held = ends.getLong(Columns.FrameEnd.HELD, row);
        count(Count.HELD, held > 0);
        counts[Count.HELD_TICKS.ordinal()] += held;
        error(animation.next(row));
    }

    private void frame(long row, int flags) {
        count(Count.FRAMES, true);
        count(Count.STARTS, (flags & FrameRow.START) != 0);
        count(Count.IDLE, (flags & FrameRow.IDLE) != 0);
        count(Count.CAPPED, (flags & FrameRow.CAPPED) != 0);
        int ticks = ends.getInt(Columns.FrameEnd.TICKS, row);
        count(Count.WITHOUT_TICK, ticks == 0);
        count(Count.SEVERAL_TICKS, ticks > 1);
        times.add(frames.getLong(Columns.Frame.REAL_DELTA, row));
    }

    private void error(long error) {
        if (error != AnimationError.NONE) {
            errors.add(Math.abs(error));
            count(Count.JUMPS, Math.abs(error) > jumpUnits);
        }
    }

    private RangeStatistics result(RangeStatistics result) {
        result.frameTimes = SortedTimes.sorting(times.values, times.count);
        result.errors = SortedTimes.sorting(errors.values, errors.count);
        result.mostTicks = mostTicks;
        result.maxBacklogUnits = maxBacklogUnits;
        return result;
    }

    /** Adds what grew in the ledger between the row before the first and the last. */
    private void sums(RangeStatistics result, long first, long last) {
        TimeLedger now = TimeLedger.at(view, last, info.stepUnits());
        TimeLedger before = first == 0 ? null : TimeLedger.at(view, first - 1, info.stepUnits());
        result.firstFrame = result.rows == 0 ? frames.getLong(Columns.Frame.FRAME_INDEX, first) : result.firstFrame;
        result.rows += last + 1 - first;
        result.lastFrame = frames.getLong(Columns.Frame.FRAME_INDEX, last);
        result.ticks += now.ticks() - (before == null ? 0 : before.ticks());
        result.realUnits = result.realUnits.plus(Rational.of(now.realUnits() - (before == null ? 0 : before.realUnits())));
        result.pausedUnits = result.pausedUnits.plus(Rational.of(now.pausedUnits() - (before == null ? 0 : before.pausedUnits())));
        result.clampedUnits = result.clampedUnits.plus(Rational.of(now.clampedUnits() - (before == null ? 0 : before.clampedUnits())));
        result.droppedUnits = result.droppedUnits.plus(grown(now.amount(now.droppedUnits(), now.droppedPart()),
                before == null ? null : before.amount(before.droppedUnits(), before.droppedPart())));
        result.clearedUnits = result.clearedUnits.plus(grown(now.amount(now.clearedUnits(), now.clearedPart()),
                before == null ? null : before.amount(before.clearedUnits(), before.clearedPart())));
        result.leftUnits = now.amount(now.accumulatorUnits(), now.accumulatorPart());
    }

    private static Rational grown(Rational now, Rational before) {
        return before == null ? now : now.minus(before);
    }
}
