package dev.tickscope.app.breakpoints;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.session.PastBreakpoints;
import dev.tickscope.core.session.PastHits;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What logging breakpoints, as they are now, would have written over the recorded past. Done in slices on the worker's thread. No toolkit. */
final class PastLog {
    private static final int SLICE = 20_000;
    /** By frame, place in the frame, and breakpoint. */
    static final Comparator<LogLine> IN_TIME = Comparator.comparingLong(LogLine::framePosition)
            .thenComparing(PastLog::inFrame).thenComparingInt(LogLine::breakpointId);

    private final PastBreakpoints past;
    /** Let go of when all is read, and with it its rows. */
    private StoreView view;
    private volatile boolean givenUp;
    private volatile double progress;
    private volatile List<LogLine> lines;
    private long total;
    private long failed;

    PastLog(List<Breakpoint> logging, SessionInfo info, StoreView view) {
        this.past = new PastBreakpoints(logging, info);
        this.view = view;
    }

    /** @return whether there is more to do */
    boolean slice() {
        boolean more = !givenUp && past.work(view, SLICE);
        progress = past.progress(view);
        if (!more) {
            List<LogLine> all = new ArrayList<>();
            for (PastHits hits : past.hits()) {
                total += hits.count();
                failed += hits.failed();
                for (int i = Math.max(0, hits.count() - LogLines.MOST_PAST); i < hits.count(); i++) {
                    all.add(line(hits, i));
                }
            }
            all.sort(IN_TIME);
            view = null;
            lines = List.copyOf(all.subList(Math.max(0, all.size() - LogLines.MOST_PAST), all.size()));
        }
        return more;
    }

    void giveUp() {
        givenUp = true;
    }

    /** In percent. */
    long percent() {
        return Math.round(progress * 100);
    }

    /** The newest lines, oldest first; null until it has ended. */
    List<LogLine> lines() {
        return lines;
    }

    /** All lines that there were, also those that are too old to be shown. */
    long total() {
        return total;
    }

    /** Moments at which a condition could not be computed. */
    long failed() {
        return failed;
    }

    /** Whether the place of one of them is known only where it was hit. */
    boolean recordedOnly() {
        return past.hits().stream().anyMatch(PastHits::recordedOnly);
    }

    /** Lines outside ticks carry no tick; those of the end of a frame carry its last. */
    private static long inFrame(LogLine line) {
        return line.tickRow();
    }

    private LogLine line(PastHits hits, int index) {
        long row = hits.row(index);
        long frame = hits.atTickEnd(index) ? view.ticks().getLong(Columns.Tick.FRAME_POSITION, row)
                : hits.beforeStage(index) ? view.phases().getLong(Columns.Phase.FRAME_POSITION, row) : row;
        long before = view.frames().getLong(Columns.Frame.TICKS_BEFORE, frame);
        long tick = hits.atTickEnd(index) ? row : hits.beforeStage(index) ? view.phases().getLong(Columns.Phase.TICK_ROW, row)
                : view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame) - 1;
        boolean inFrame = tick >= before;
        String place = inFrame ? "tick " + (view.frames().getLong(Columns.Frame.SIMULATION_TICK_BEFORE, frame) + tick - before + 1)
                : "frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, frame);
        return new LogLine(-1, hits.breakpoint().id(), false, frame, inFrame ? tick : -1, place, hits.message(index), true);
    }
}
