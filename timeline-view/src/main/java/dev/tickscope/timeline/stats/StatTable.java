package dev.tickscope.timeline.stats;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.timeline.field.ClockText;
import dev.tickscope.timeline.stats.RangeStatistics.Count;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The statistics of a range as lines, each with its formula in plain words and its exact value. */
public final class StatTable {
    public static final String FRAME_TIMES = "Frame times";
    public static final String RATES = "Frame rates";
    public static final String CLOCK = "Clock";
    public static final String PICTURE = "Picture";
    private static final int[] PERCENTILES = {50, 90, 95, 99};
    private static final String NONE = "none";

    private final SessionInfo info;
    private final RangeStatistics statistics;
    private final SortedTimes times;
    private final Budget budget;
    private final BigInteger unitsPerSecond;
    private final List<StatLine> lines = new ArrayList<>();
    private String section = "";

    private StatTable(SessionInfo info, RangeStatistics statistics, Budget budget) {
        this.info = info;
        this.statistics = statistics;
        this.times = statistics.frameTimes();
        this.budget = budget;
        this.unitsPerSecond = info.timeBase().unitsPerSecond();
    }

    /** All lines, in their order. */
    public static List<StatLine> of(SessionInfo info, RangeStatistics statistics, Budget budget) {
        StatTable table = new StatTable(info, statistics, budget);
        table.frameTimes();
        table.rates();
        table.clock();
        table.picture();
        return List.copyOf(table.lines);
    }

    // Sections.

    private void frameTimes() {
        section = FRAME_TIMES;
        count("frames", "Frames", statistics.count(Count.FRAMES), "frame", "n, frames that ran by themselves" + (statistics.count(Count.STARTS) == 0
                ? "" : "; " + ClockText.count(statistics.count(Count.STARTS), "start frame") + " among them"));
        if (times.isEmpty()) {
            return;
        }
        length("total", "Total", Rational.of(times.sum(), BigInteger.ONE), "sum of the " + times.count() + " frame times");
        length("min", "Shortest", units(times.min()), "the smallest frame time");
        length("mean", "Mean", times.mean(), "total ÷ n");
        for (int percent : PERCENTILES) {
            length("p" + percent, "p" + percent, units(times.percentile(percent)), "nearest rank: number " + times.rank(percent) + " of "
                    + times.count() + " by length, ⌈" + percent + " % of n⌉");
        }
        length("max", "Longest", units(times.max()), "the largest frame time");
        count("overBudget", "Over budget", times.above(budget.wholeUnits(info)), "frame", "frames longer than " + budget.title() + ", "
                + ClockText.millis(seconds(budget.units(info)), 3) + " ms");
    }

    private void rates() {
        section = RATES;
        if (times.isEmpty() || times.max() == 0) {
            add("fps", "Rate", "no frame with a length", NONE, "", "");
            return;
        }
        rate("fps", "From mean time", rateOf(times.sum(), times.count()), "n ÷ total, the frames of a second");
        Rational mean = times.meanOfRates(unitsPerSecond);
        rate("meanOfRates", "Mean of rates", mean, "mean of 1 ÷ frame time; short frames weigh more, so it is never lower"
                + (times.withoutRate() == 0 ? "" : "; without " + ClockText.count(times.withoutRate(), "frame") + " of no length"));
        int slow = times.slowestHundredth();
        rate("low1average", "1 % low, average", rateOf(times.sumOfLongest(slow), slow), "1 ÷ mean of the slowest "
                + (slow == 1 ? "frame" : slow + " frames") + ", ⌈1 % of n⌉");
        if (times.percentile(99) > 0) {
            rate("low1percentile", "1 % low, p99", rateOf(BigInteger.valueOf(times.percentile(99)), 1), "1 ÷ p99");
        } else {
            add("low1percentile", "1 % low, p99", "p99 is 0", NONE, "", "");
        }
    }

    private void clock() {
        section = CLOCK;
        count("ticks", "Fixed ticks", statistics.ticks(), "tick", "ticks that ran, at most " + statistics.mostTicks() + " in one frame"
                + (statistics.count(Count.STEPS) == 0 ? "" : "; with " + ClockText.count(statistics.count(Count.STEPS), "step")));
        count("withoutTick", "Without a tick", statistics.count(Count.WITHOUT_TICK), "frame", "frames that ran 0 ticks");
        count("severalTicks", "Several ticks", statistics.count(Count.SEVERAL_TICKS), "frame", "frames that ran 2 ticks or more; "
                + statistics.count(Count.CAPPED) + " reached the cap");
        length("maxBacklog", "Largest backlog", units(statistics.maxBacklogUnits()), "accumulator with a frame's time, before any drop");
        length("dropped", "Dropped", statistics.droppedUnits(), "waiting time discarded for good, in " + frames(Count.DROPPED));
        length("clamped", "Clamped", statistics.clampedUnits(), "cut off before it reached the clock, in " + frames(Count.CLAMPED));
        length("cleared", "Cleared", statistics.clearedUnits(), "waiting time that a pause or scene change emptied");
        if (info.contract().hold().hasProbes()) {
            count("held", "Held", statistics.count(Count.HELD_TICKS), "tick", "ticks held back by late copies, in " + frames(Count.HELD)
                    + ", counted in each anew");
        } else {
            add("held", "Held", "this contract holds no ticks back", NONE, "", "");
        }
        length("left", "Left at the end", statistics.leftUnits(), "accumulator at the end of the range");
        length("paused", "Paused", statistics.pausedUnits(), "real time in which nothing ran; in no frame time");
        count("idle", "Idle frames", statistics.count(Count.IDLE), "frame", "frames at scale 0 that drew no new picture; counted as frames");
        count("refused", "Refused", statistics.count(Count.REFUSED), "delta", "deltas that make no sense; in no frame time");
    }

    private void picture() {
        section = PICTURE;
        String shown = info.contract().hasAlpha() ? "S = simulationTime + (alpha − 1) · h" : "S = simulationTime, without alpha";
        SortedTimes errors = statistics.errors();
        if (errors.isEmpty()) {
            add("animationErrorP99", "Animation error, p99", "no picture follows another", NONE, "", "");
            add("animationErrorWorst", "Animation error, worst", "no picture follows another", NONE, "", "");
        } else {
            length("animationErrorP99", "Animation error, p99", units(errors.percentile(99)), "nearest rank of |e|, e = ΔS − ΔD from picture to picture; "
                    + shown + ", D = frame start in active time");
            length("animationErrorWorst", "Animation error, worst", units(errors.max()), "the largest |e| of " + errors.count() + " pictures");
        }
        if (info.contract().hasAlpha()) {
            count("alphaJumps", "Alpha jumps", statistics.count(Count.JUMPS), "picture", "pictures with |e| above 1 ms");
        } else {
            add("alphaJumps", "Alpha jumps", "this contract does not interpolate", NONE, "", "");
        }
    }

    // Values.

    private String frames(Count count) {
        return ClockText.count(statistics.count(count), "frame");
    }

    private static Rational units(long units) {
        return Rational.of(units);
    }

    private Rational seconds(Rational units) {
        return units.dividedBy(Rational.of(unitsPerSecond, BigInteger.ONE));
    }

    private Rational rateOf(BigInteger units, int frames) {
        return Rational.of(unitsPerSecond.multiply(BigInteger.valueOf(frames)), units);
    }

    private void add(String id, String name, String formula, String value, String exact, String unit) {
        lines.add(new StatLine(id, section, name, formula, value, exact, unit));
    }

    private void count(String id, String name, long count, String noun, String formula) {
        add(id, name, formula, Long.toString(count), Long.toString(count), noun + (count == 1 ? "" : "s"));
    }

    /** Milliseconds, or seconds from one on; exactly in nanoseconds, or as a fraction of a second. */
    private void length(String id, String name, Rational units, String formula) {
        Rational seconds = seconds(units);
        String value = seconds.compareTo(Rational.ONE) >= 0 ? ClockText.decimal(seconds, 6) + " s" : ClockText.millis(seconds, 3) + " ms";
        Rational nanos = seconds.times(Rational.of(TimeBase.NANOS));
        add(id, name, formula, value, nanos.isWhole() ? nanos.toString() : seconds.toString(), nanos.isWhole() ? "ns" : "s");
    }

    private void rate(String id, String name, Rational rate, String formula) {
        add(id, name, formula, ClockText.decimal(rate, 2) + " fps", rate.toString(), "fps");
    }

    // Copies.

    /** A line each: name, exact value with its unit, formula. @param caption the range in words */
    public static String text(String caption, List<StatLine> lines) {
        StringBuilder text = new StringBuilder(caption).append('\n');
        String section = "";
        for (StatLine line : lines) {
            if (!line.section().equals(section)) {
                section = line.section();
                text.append('\n').append(section).append('\n');
            }
            String exact = line.exact().isEmpty() ? line.value() : line.exact() + " " + line.unit();
            text.append(line.name()).append('\t').append(exact).append('\t').append(line.formula()).append('\n');
        }
        return text.toString();
    }

    /** Comma-separated with a heading: measure, value, unit, formula; exact values, in ASCII digits. */
    public static String csv(List<StatLine> lines) {
        StringBuilder csv = new StringBuilder("measure,value,unit,formula\n");
        for (StatLine line : lines) {
            csv.append(line.id()).append(',').append(line.exact()).append(',').append(line.unit()).append(',').append(Csv.cell(line.formula())).append('\n');
        }
        return csv.toString();
    }

    /** The range in words: "frames 101 to 560 · 6.072 s · paused 0.400 s left out". */
    public static String caption(SessionInfo info, RangeStatistics statistics) {
        if (statistics.range().isEmpty()) {
            return statistics.lostRows() > 0 ? "the rows of this range are lost" : "no frame has ended in this range";
        }
        Rational second = Rational.of(info.timeBase().unitsPerSecond(), BigInteger.ONE);
        StringBuilder caption = new StringBuilder("frames ").append(statistics.firstFrame()).append(" to ").append(statistics.lastFrame());
        if (statistics.frameTimes().isEmpty()) {
            caption.append(" · no frame ran by itself");
        } else {
            caption.append(" · ").append(ClockText.decimal(Rational.of(statistics.frameTimes().sum(), BigInteger.ONE).dividedBy(second), 3)).append(" s");
        }
        if (statistics.pausedUnits().signum() != 0) {
            caption.append(" · paused ").append(ClockText.decimal(statistics.pausedUnits().dividedBy(second), 3)).append(" s left out");
        }
        if (statistics.lostRows() > 0) {
            caption.append(" · ").append(ClockText.count(statistics.lostRows(), "row")).append(" lost");
        }
        return caption.toString();
    }
}
