package dev.tickscope.timeline.pacing;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.timeline.RangeSelection;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.stats.Budget;
import dev.tickscope.timeline.stats.FrameRange;
import dev.tickscope.timeline.stats.Histogram;
import dev.tickscope.timeline.stats.LatestWork;
import dev.tickscope.timeline.stats.RangeStatistics;
import dev.tickscope.timeline.stats.StatLine;
import dev.tickscope.timeline.stats.StatTable;
import dev.tickscope.timeline.stats.StatisticsReader;
import java.util.List;

/**
 * Which range the histogram and the statistics tell of, and what they tell. Ranges are read on a thread of their own; until a new one is
 * read the last one stays. Knows no control; one thread, that of the views.
 */
public final class StatisticsViewModel {
    /** What can be told of. */
    public enum Span {
        SELECTION("Selection"), LAST_SECONDS("Last 10 s"), SESSION("Session");

        private final String title;

        Span(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /**
     * What was read of a range.
     *
     * @param caption the range in words
     * @param readNanos how long reading took
     */
    public record Shown(RangeStatistics statistics, List<StatLine> lines, Histogram histogram, String caption, Budget budget, long readNanos) {
    }

    private static final int SECONDS = 10;
    /** While rows come in, reading takes no more than a fifth of the time, and happens no more than four times a second. */
    private static final long SHORTEST_WAIT_NANOS = 250_000_000;
    private static final int WAIT_FACTOR = 4;

    private final TimelineViewModel timeline;
    private final LatestWork<Shown> work = new LatestWork<>("clock-statistics");
    private SessionInfo info;
    private Span span = Span.SESSION;
    private Span withoutSelection = Span.SESSION;
    private Budget budget = Budget.TICK;
    private Shown shown;
    private FrameRange begun;
    private long seenReleases;
    private long nextNanos;
    private boolean asked;
    private long selectedFrom;
    private long selectedTo;
    private long revision;

    /** @param timeline whose selection is meant */
    public StatisticsViewModel(TimelineViewModel timeline) {
        this.timeline = timeline;
    }

    /** Starts over with another session; span and budget stay. */
    public void setSession(SessionInfo newInfo) {
        work.cancel();
        info = newInfo;
        shown = null;
        begun = null;
        asked = true;
        selectedFrom = 0;
        selectedTo = 0;
        span = span == Span.SELECTION ? withoutSelection : span;
        revision++;
    }

    public SessionInfo session() {
        return info;
    }

    /** Once a pulse: takes what has been read, and has read what is new. @param nowNanos the pulse's time */
    public void update(StoreView view, Moment moment, long nowNanos) {
        if (info == null) {
            return;
        }
        Shown read = work.take();
        if (read != null) {
            shown = read;
            nextNanos = nowNanos + Math.max(SHORTEST_WAIT_NANOS, WAIT_FACTOR * read.readNanos);
            revision++;
        }
        followSelection();
        FrameRange wanted = range(view, moment);
        FrameRange known = wanted.known(view);
        boolean news = !known.equals(begun) || asked;
        // Rows that have stopped coming are worth no wait.
        boolean stands = view.releases() == seenReleases;
        seenReleases = view.releases();
        if (news && (asked || !work.busy() && (stands || nowNanos >= nextNanos))) {
            begin(view, wanted, known);
        }
    }

    /** A newly selected range is what is meant; without one it is what it was before. */
    private void followSelection() {
        RangeSelection selection = timeline.selection();
        if (!selection.present()) {
            if (span == Span.SELECTION) {
                choose(withoutSelection);
            }
            selectedFrom = 0;
            selectedTo = 0;
        } else if (selection.fromUnits() != selectedFrom || selection.toUnits() != selectedTo) {
            selectedFrom = selection.fromUnits();
            selectedTo = selection.toUnits();
            choose(Span.SELECTION);
        }
    }

    private FrameRange range(StoreView view, Moment moment) {
        return switch (span) {
            case SELECTION -> FrameRange.between(view, timeline.selection().fromUnits(), timeline.selection().toUnits());
            case LAST_SECONDS -> FrameRange.last(view, info.timeBase(), moment.framePosition(), SECONDS);
            case SESSION -> FrameRange.whole(view);
        };
    }

    private void begin(StoreView view, FrameRange wanted, FrameRange known) {
        asked = false;
        begun = known;
        SessionInfo of = info;
        Budget within = budget;
        work.begin(cancelled -> {
            long before = NanoSource.SYSTEM.nanos();
            RangeStatistics statistics = StatisticsReader.read(view, of, wanted, cancelled);
            return new Shown(statistics, StatTable.of(of, statistics, within),
                    Histogram.of(statistics.frameTimes(), of.timeBase().unitsPerNano()), StatTable.caption(of, statistics), within,
                    NanoSource.SYSTEM.nanos() - before);
        });
    }

    /** Whether a range is still being read. */
    public boolean reads() {
        return asked || work.busy();
    }

    /** What is told of now. */
    public Span span() {
        return span;
    }

    /** Whether a range is selected that could be told of. */
    public boolean hasSelection() {
        return timeline.selection().present();
    }

    /** Tells of something else, at the next pulse; a selection only if there is one. */
    public void choose(Span newSpan) {
        if (newSpan == Span.SELECTION && !hasSelection()) {
            return;
        }
        withoutSelection = newSpan == Span.SELECTION ? withoutSelection : newSpan;
        if (newSpan != span) {
            span = newSpan;
        }
        asked = true;
        revision++;
    }

    public Budget budget() {
        return budget;
    }

    /** How long a frame may take before it counts as over the budget. */
    public void setBudget(Budget newBudget) {
        budget = newBudget;
        asked = true;
        revision++;
    }

    /** What was read last; null before that. */
    public Shown shown() {
        return shown;
    }

    /** Whether something is being read. */
    public boolean reading() {
        return work.busy();
    }

    /** Grows with every change of what is shown or chosen. */
    public long revision() {
        return revision;
    }

    /** All statistics with exact values, for people. */
    public String text() {
        return shown == null ? "" : StatTable.text(info.title() + ", " + info.contract().title() + ", " + shown.caption(), shown.lines());
    }

    /** All statistics with exact values, for programs. */
    public String csv() {
        return shown == null ? "" : StatTable.csv(shown.lines());
    }
}
