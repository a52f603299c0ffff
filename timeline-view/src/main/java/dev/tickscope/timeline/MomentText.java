package dev.tickscope.timeline;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.field.InstantText;
import dev.tickscope.timeline.track.Execution;
import dev.tickscope.timeline.track.FrameFacts;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Frames, ticks and moments in words: for the details under the pointer and for those who do not see the lanes. */
public final class MomentText {
    /** A heading and the lines under it. */
    public record Details(String title, List<String> lines) {
        /** All of it as one text. */
        public String text() {
            return title + ". " + String.join(" ", lines);
        }
    }

    private MomentText() {
    }

    /** {@code frame 512, cap reached, ran 2 of 4 ticks, dropped 33.3 ms, stopped}. */
    public static String describe(StoreView view, SessionInfo info, Moment moment) {
        if (moment.framePosition() < 0) {
            return "waiting for the first frame";
        }
        FrameFacts frame = FrameFacts.of(view, moment.framePosition());
        String where = switch (moment.place()) {
            case TICK_END -> tickWords(view, moment);
            case BEFORE_HOOK -> ", before " + moment.stage(view, info.contract().plan()).title();
            case AFTER_PHASE -> ", " + InstantText.of(view, info, moment);
            default -> "";
        };
        Divergence divergence = Divergence.first(view, info);
        return "frame " + frame.frameIndex() + ", " + what(view, info, frame) + where + lost(view, frame.row()) + (divergence == null ? ""
                : divergence.isAt(view, moment) ? ", differs here from the recorded run, in " + divergence.stageWords()
                : "; the run differs from the recorded one first at " + divergence.place());
    }

    /** What is missing right before or after a frame. */
    private static String lost(StoreView view, long row) {
        TableView frames = view.frames();
        long before = row - 1 - frames.atOrBefore(row - 1);
        long after = frames.atOrAfter(row + 1) - row - 1;
        boolean begins = row == frames.firstRow();
        return (before > 0 && !begins ? ", " + Amounts.count(before, "row") + " lost before it" : "")
                + (after > 0 && row + 1 < frames.rowCount() ? ", " + Amounts.count(after, "row") + " lost after it" : "");
    }

    /** Lost rows, in a few lines. */
    public static Details lost(SessionInfo info, Fold fold) {
        TimeBase base = info.timeBase();
        return new Details(Amounts.count(fold.rows(), "row") + " lost", List.of(
                "real " + Amounts.seconds(base, fold.beginUnits(), 3) + " to " + Amounts.seconds(base, fold.endUnits(), 3),
                fold.firstRow() == 0 ? "Older than what the history keeps." : "The recording came too late for these frames."));
    }

    private static String tickWords(StoreView view, Moment moment) {
        return view.ticks().has(moment.tickRow()) && !moment.isStop()
                ? ", at tick " + view.ticks().getLong(Columns.Tick.TICK_INDEX, moment.tickRow()) : "";
    }

    /** What happened in a frame: {@code cap reached, ran 2 of 4 ticks, dropped 33.3 ms, stopped}. */
    static String what(StoreView view, SessionInfo info, FrameFacts frame) {
        if (frame.standing()) {
            return "paused " + Amounts.length(info.timeBase(), frame.realDeltaUnits());
        }
        if (frame.is(FrameRow.REFUSED)) {
            return "its delta was refused";
        }
        List<String> parts = new ArrayList<>();
        if (frame.is(FrameRow.START)) {
            parts.add("start frame without ticks");
        }
        if (frame.is(FrameRow.STEPPED)) {
            parts.add("stepped");
        }
        if (frame.capReached()) {
            parts.add("cap reached");
        }
        parts.add(frame.ticks() < frame.plannedTicks() || frame.capReached()
                ? "ran " + frame.ticks() + " of " + Amounts.count(frame.plannedTicks(), "tick")
                : "ran " + Amounts.count(frame.ticks(), "tick"));
        if (frame.clampedUnits() > 0) {
            parts.add("clamped " + Amounts.ms(info.timeBase(), frame.clampedUnits()));
        }
        if (frame.droppedUnits() > 0) {
            parts.add("dropped " + Amounts.ms(info.timeBase(), frame.droppedUnits()));
        }
        if (frame.idle()) {
            parts.add("idle, not drawn");
        }
        Execution.Stop stop = Execution.of(view, info, frame.row()).stop();
        if (stop != null) {
            parts.add("stopped");
        } else if (!frame.ended()) {
            parts.add("running");
        }
        return String.join(", ", parts);
    }

    /** A frame, in a few lines. */
    public static Details frame(StoreView view, SessionInfo info, long row) {
        TimeBase base = info.timeBase();
        FrameFacts frame = FrameFacts.of(view, row);
        Execution execution = Execution.of(view, info, row);
        List<String> lines = new ArrayList<>();
        lines.add("real " + Amounts.seconds(base, frame.startUnits(), 3) + ", brought " + Amounts.ms(base, frame.realDeltaUnits()) + " to "
                + Amounts.ms(base, frame.accumulatorInUnits()) + " carried");
        lines.add(what(view, info, frame));
        lines.add("left " + Amounts.ms(base, frame.accumulatorUnits()) + alpha(info, frame)
                + (execution.orderOnly() ? "" : ", took " + Amounts.cost(base, execution.lengthUnits())));
        stopLine(info, execution, lines);
        Divergence divergence = Divergence.first(view, info);
        if (divergence != null && divergence.framePosition() == row) {
            differenceLines(divergence, lines);
        }
        return new Details((frame.standing() ? "Pause after frame " : "Frame ") + frame.frameIndex(), lines);
    }

    private static String alpha(SessionInfo info, FrameFacts frame) {
        if (!info.contract().hasAlpha() || frame.alphaUnits() < 0) {
            return "";
        }
        return ", alpha " + Amounts.ratio(frame.alphaUnits(), frame.stepOfAlpha(info.stepUnits()), 3) + (frame.presented() ? "" : " kept");
    }

    /** A completed tick, in a few lines. */
    public static Details tick(StoreView view, SessionInfo info, long row) {
        TableView ticks = view.ticks();
        TimeBase base = info.timeBase();
        long index = ticks.getLong(Columns.Tick.TICK_INDEX, row);
        long position = ticks.getLong(Columns.Tick.FRAME_POSITION, row);
        long end = ticks.getLong(Columns.Tick.SIMULATION_TIME, row);
        List<String> lines = new ArrayList<>();
        String simulation = "simulation " + Amounts.seconds(base, end - StepInForce.ofTick(view, info.stepUnits(), row), 4).replace(" s", "") + " to "
                + Amounts.seconds(base, end, 4);
        if (!view.frames().has(position)) {
            lines.add(simulation + "; its frame's row is lost");
            return new Details("Tick " + index, lines);
        }
        FrameFacts frame = FrameFacts.of(view, position);
        Execution execution = Execution.of(view, info, position);
        int place = ticks.getInt(Columns.Tick.TICK_IN_FRAME, row);
        lines.add(Amounts.ordinal(place) + " of " + Math.max(frame.plannedTicks(), frame.ticks()) + " in frame " + frame.frameIndex() + ", "
                + simulation);
        if (!execution.orderOnly()) {
            lines.add(costs(info, execution, row));
        }
        long left = ticks.getLong(Columns.Tick.ACCUMULATOR, row);
        long owed = left / StepInForce.units(view, info.stepUnits(), position);
        lines.add("After it: " + Amounts.ms(base, left) + " in the accumulator"
                + (owed > 0 ? ", " + Amounts.count(owed, "tick") + " still owed." : "."));
        if (execution.stop() != null && execution.stop().tickIndex() == index) {
            stopLine(info, execution, lines);
        }
        Divergence divergence = Divergence.first(view, info);
        if (divergence != null && divergence.inTick() && divergence.tickRow() == row) {
            differenceLines(divergence, lines);
        }
        return new Details("Tick " + index, lines);
    }

    /** Where a repeated run differs from the recorded one for the first time, in a few lines. */
    public static Details difference(Divergence divergence) {
        List<String> lines = new ArrayList<>();
        differenceLines(divergence, lines);
        return new Details("Diverged, " + divergence.place(), lines);
    }

    private static void differenceLines(Divergence divergence, List<String> lines) {
        lines.add("Differs from the recorded run for the first time, in " + divergence.stageWords() + (divergence.inTick() ? " of tick "
                + divergence.tick() : " of frame " + divergence.frame()) + ".");
        lines.add("Recorded " + hash(divergence.expected()) + ", this run " + hash(divergence.actual()) + ".");
        if (divergence.body() != null) {
            lines.add(divergence.bodyWords().substring(0, 1).toUpperCase(Locale.ROOT) + divergence.bodyWords().substring(1) + ".");
        }
    }

    private static String hash(long hash) {
        return String.format(Locale.ROOT, "%08x", hash);
    }

    private static void stopLine(SessionInfo info, Execution execution, List<String> lines) {
        Execution.Stop stop = execution.stop();
        if (stop == null) {
            return;
        }
        String where = stop.atTickEnd() ? "at the end of tick " + stop.tickIndex()
                : "before " + info.contract().plan().stage(stop.stage()).title();
        lines.add((stop.breakpointId() == 0 ? "A step stopped " : "Breakpoint " + stop.breakpointId() + " was hit and stopped ") + where + ".");
        List<Stage> skipped = info.contract().plan().fromMask(stop.skipped());
        if (!skipped.isEmpty()) {
            lines.add("Skipped: " + String.join(", ", skipped.stream().map(Stage::title).toList()) + ".");
        }
    }

    /** The parts of a tick as a sum whose digits add up: {@code FixedUpdate 0.64 + Physics 1.04 = 1.68 ms}. */
    static String costs(SessionInfo info, Execution execution, long tickRow) {
        List<String> names = new ArrayList<>();
        List<Long> lengths = new ArrayList<>();
        long sum = 0;
        for (Execution.StageRun run : execution.stages()) {
            if (run.tickRow() == tickRow) {
                names.add(info.contract().plan().stage(run.stage()).title());
                lengths.add(run.endUnits() - run.beginUnits());
                sum += run.endUnits() - run.beginUnits();
            }
        }
        boolean micros = info.timeBase().secondsDouble(sum) < 0.0001;
        int shift = micros ? 6 : 3;
        int digits = micros ? 1 : 2;
        long[] rounded = largestRemainder(info.timeBase(), lengths, sum, shift + digits);
        StringBuilder text = new StringBuilder();
        long total = 0;
        for (int i = 0; i < rounded.length; i++) {
            total += rounded[i];
            text.append(i == 0 ? "" : " + ").append(names.get(i)).append(' ').append(BigDecimal.valueOf(rounded[i], digits).toPlainString());
        }
        return text.append(" = ").append(BigDecimal.valueOf(total, digits).toPlainString()).append(micros ? " µs" : " ms").toString();
    }

    /** Rounds parts so that they add up to their rounded sum; the largest remainders are rounded up. */
    private static long[] largestRemainder(TimeBase base, List<Long> lengths, long sum, int decimals) {
        long[] down = new long[lengths.size()];
        double[] remainders = new double[lengths.size()];
        long missing = base.decimalSeconds(sum, decimals).unscaledValue().longValueExact();
        for (int i = 0; i < down.length; i++) {
            BigDecimal exact = base.decimalSeconds(lengths.get(i), decimals + 6).movePointRight(decimals);
            down[i] = exact.longValue();
            remainders[i] = exact.doubleValue() - down[i];
            missing -= down[i];
        }
        for (; missing > 0; missing--) {
            int best = 0;
            for (int i = 1; i < down.length; i++) {
                best = remainders[i] > remainders[best] ? i : best;
            }
            down[best]++;
            remainders[best] = -1;
        }
        return down;
    }
}
