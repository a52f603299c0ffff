package dev.tickscope.app.work;

import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.session.InOrder;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.PastBreakpoints;
import dev.tickscope.core.session.PastHits;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Finds the nearest place before or after a moment at which a breakpoint, as it is now, would have been hit. Reads rows on the worker's
 * thread and keeps what it found, so that only the first search of a session reads all of them. Asked on the JavaFX thread, in pulses.
 */
final class HitSearch {
    private static final int SLICE = 20_000;
    /** A wait that somebody notices is told. */
    private static final long TOLD_AFTER_NANOS = 500_000_000;
    private static final int MOST_WAITING = 64;

    /** What came of a search. @param found null if there is nothing that way */
    record Answer(int step, Moment from, Playhead found) {
    }

    private final PastWorker worker;
    private final Deque<Integer> waiting = new ArrayDeque<>();
    private PastBreakpoints past;
    private PastWorker.Job job;
    private Search search;
    private long begunNanos;
    private boolean told;

    HitSearch(PastWorker worker) {
        this.worker = worker;
    }

    /** One search; what it found is written before its job is done, and read after. */
    private static final class Search {
        final PastBreakpoints past;
        final StoreView view;
        final Moment from;
        final int step;
        volatile double progress;
        Playhead found;

        Search(PastBreakpoints past, StoreView view, Moment from, int step) {
            this.past = past;
            this.view = view;
            this.from = from;
            this.step = step;
        }

        boolean slice() {
            boolean more = past.work(view, SLICE);
            progress = past.progress(view);
            if (!more) {
                found = step < 0 ? past.before(view, from) : past.after(view, from);
            }
            return more;
        }
    }

    /** Another session, or none. */
    void clear() {
        cancel();
        past = null;
    }

    /** Whether a search is on its way. */
    boolean busy() {
        return search != null;
    }

    /** Remembers a step to be done once the search on its way has ended. */
    void queue(int step) {
        if (waiting.size() < MOST_WAITING) {
            waiting.add(step);
        }
    }

    /** The step that waits, or 0. */
    int takeQueued() {
        return busy() || waiting.isEmpty() ? 0 : waiting.remove();
    }

    /** Begins to look before (−1) or after (+1) a moment. */
    void begin(StoreView view, SessionInfo info, List<Breakpoint> breakpoints, Moment from, int step) {
        if (past == null || !past.breakpoints().equals(breakpoints)) {
            past = new PastBreakpoints(breakpoints, info);
        }
        search = new Search(past, view, from, step);
        job = worker.start(search::slice);
        begunNanos = Long.MIN_VALUE;
        told = false;
    }

    /** Gives the search up. @return whether there was one */
    boolean cancel() {
        boolean was = busy();
        if (was) {
            job.cancel();
            // Its rows are half read on another thread, which may still be at it.
            past = null;
            search = null;
        }
        waiting.clear();
        return was;
    }

    /** The answer, once; null while there is none. @throws RuntimeException if the rows could not be read */
    Answer poll() {
        if (search == null || !job.done()) {
            return null;
        }
        Search ended = search;
        search = null;
        if (job.failure() != null) {
            past = null;
            throw job.failure();
        }
        return new Answer(ended.step, ended.from, ended.found);
    }

    /** What to tell of a search that takes its time, once; null for nothing. */
    String news(long nowNanos) {
        if (search == null || told) {
            return null;
        }
        begunNanos = begunNanos == Long.MIN_VALUE ? nowNanos : begunNanos;
        told = nowNanos - begunNanos > TOLD_AFTER_NANOS;
        return told ? "Looking for hits in the recorded past: " + Math.round(search.progress * 100) + " % are read. Esc gives up." : null;
    }

    /** Whether some of the breakpoints are known only where they were hit. */
    boolean recordedOnly() {
        return past != null && past.hits().stream().anyMatch(PastHits::recordedOnly);
    }

    /** The nearer of both on the way of an answer. */
    static Playhead nearer(StoreView view, Answer answer, Playhead recorded) {
        return answer.step() < 0 ? InOrder.later(view, answer.found(), recorded) : InOrder.earlier(view, answer.found(), recorded);
    }
}
