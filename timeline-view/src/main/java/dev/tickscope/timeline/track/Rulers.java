package dev.tickscope.timeline.track;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.axis.RulerSteps;
import dev.tickscope.timeline.axis.TimeAxis;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** What the two rulers show. Plain data; drawn by {@link RulerPainter}. */
public final class Rulers {
    /** A mark. @param text empty for a mark without label; @param strong drawn longer, with a grid line through all lanes */
    public record Tick(double x, String text, boolean strong) {
    }

    /** A stretch of the simulation ruler that no simulation time fills, since its real time was dropped. */
    public record Tear(double from, double to) {
    }

    /** A folded gap. @param rows how many FRAME rows it stands for */
    public record Gap(double from, double to, Fold.Kind kind, String text, long rows) {
    }

    /** What stands for gaps that are too narrow for their words; several close ones are one. @param text how many, or what was lost */
    public record GapMark(double x, Fold.Kind kind, String text) {
    }

    /**
     * @param gapMarks in place of the words of {@code gaps}; empty where those have room
     * @param real marks of real time in the context part
     * @param lens marks of execution time in the lens, counted from the frame's start
     * @param simulation marks at ends of ticks
     * @param lensText {@code Lens ×11}; empty without a lens
     */
    public record Picture(List<Tick> real, List<Tick> lens, List<Tick> simulation, List<Tear> tears, List<Gap> gaps, List<GapMark> gapMarks,
            String lensText) {
    }

    /** Narrower gaps have no words of their own. */
    static final double WORDS_FROM = 16;
    private static final double LOST_LABEL = 170;
    private static final double LABEL = 90;
    private static final double LENS_LABEL = 52;
    private static final int[] EVERY = {1, 2, 3, 5, 6, 10, 15, 20, 30, 60, 120, 300, 600, 1_200, 3_000, 6_000, 12_000, 30_000, 60_000,
        120_000, 300_000, 600_000, 1_200_000, 6_000_000, 60_000_000};

    private Rulers() {
    }

    public static Picture decide(LaneInput input) {
        TimeAxis axis = input.axis();
        String lensText = input.lens() == null ? "" : lensText(input);
        List<Tear> tears = tears(input);
        return new Picture(real(input.info().timeBase(), axis),
                input.lens() == null ? List.of() : lens(input.info().timeBase(), axis, lensText.length() * 6.6 + 14), simulation(input, tears),
                tears, gaps(input), gapMarks(input), lensText);
    }

    private static String lensText(LaneInput input) {
        if (input.lens().execution().orderOnly()) {
            return "Lens, order only";
        }
        double factor = input.axis().lensFactor();
        return "Lens ×" + (factor >= 10 ? Long.toString(Math.round(factor))
                : new BigDecimal(factor).setScale(1, java.math.RoundingMode.HALF_UP).toPlainString());
    }

    private static List<Tick> real(TimeBase base, TimeAxis axis) {
        RulerSteps steps = RulerSteps.of(base, LABEL * axis.unitsPerPixel());
        long right = axis.contextRightUnits();
        List<Tick> marks = new ArrayList<>();
        for (long i = steps.firstMinorAt(Math.max(0, axis.leftUnits())); steps.minorUnits(i) <= right; i++) {
            long at = steps.minorUnits(i);
            int fold = axis.folds().begunBefore(at) - 1;
            if (fold >= 0 && axis.folds().get(fold).endUnits() > at) {
                i = Math.max(i, steps.firstMinorAt(axis.folds().get(fold).endUnits()) - 1);
                continue;
            }
            boolean strong = i % steps.minor() == 0;
            double x = axis.x(at);
            boolean fits = x + 60 < axis.contextWidth() && !foldFollows(axis, at, x);
            marks.add(new Tick(x, strong && fits ? steps.label(base, i / steps.minor()) : "", strong));
        }
        return List.copyOf(marks);
    }

    private static boolean foldFollows(TimeAxis axis, long at, double x) {
        int next = axis.folds().endedBy(at);
        return next < axis.folds().count() && axis.foldX(next) - x < 62;
    }

    private static List<Tick> lens(TimeBase base, TimeAxis axis, double taken) {
        RulerSteps steps = RulerSteps.of(base, LENS_LABEL * axis.lens().unitsPerPixel());
        List<Tick> marks = new ArrayList<>();
        double limit = axis.contextWidth() + axis.lens().scaledWidth();
        for (long i = 1; ; i++) {
            double x = axis.x(axis.lens().beginUnits() + steps.units(i));
            if (x > limit) {
                return List.copyOf(marks);
            }
            marks.add(new Tick(x, x - axis.contextWidth() >= taken ? "+" + small(base, steps, i) : "", true));
        }
    }

    private static String small(TimeBase base, RulerSteps steps, long index) {
        BigDecimal seconds = new BigDecimal(steps.numerator().multiply(java.math.BigInteger.valueOf(index)))
                .divide(new BigDecimal(steps.denominator().multiply(base.unitsPerSecond())), 12, java.math.RoundingMode.HALF_UP);
        if (steps.digits() <= 3) {
            return plain(seconds.movePointRight(3)) + " ms";
        }
        return steps.digits() <= 6 ? plain(seconds.movePointRight(6)) + " µs" : plain(seconds.movePointRight(9)) + " ns";
    }

    private static String plain(BigDecimal value) {
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    private static List<Tick> simulation(LaneInput input, List<Tear> tears) {
        TableView ticks = input.view().ticks();
        List<Tick> marks = new ArrayList<>();
        if (!ticks.isEmpty()) {
            contextTicks(input, ticks, tears, marks);
            if (input.lens() != null) {
                lensTicks(input, ticks, marks);
            }
        }
        return List.copyOf(marks);
    }

    private static void contextTicks(LaneInput input, TableView ticks, List<Tear> tears, List<Tick> marks) {
        TimeAxis axis = input.axis();
        double stepPixels = axis.contextLength(input.stepUnits(input.newestInSight()));
        long every = EVERY[EVERY.length - 1];
        for (int i = EVERY.length - 1; i >= 0; i--) {
            every = EVERY[i] * stepPixels >= 76 ? EVERY[i] : every;
        }
        long row = ticks.atOrAfter(firstTick(input, ticks));
        double last = -100;
        boolean each = stepPixels >= 5;
        while (ticks.has(row)) {
            long index = ticks.getLong(Columns.Tick.TICK_INDEX, row);
            boolean strong = index % every == 0;
            if (strong || each) {
                double x = axis.x(input.sim().real(input.sim().tickFedEnd(row)));
                if (x >= axis.contextWidth() || marks.size() > 4_000) {
                    return;
                }
                if (x >= 0) {
                    boolean label = strong && x - last >= 70 && x + 58 < axis.contextWidth() && clear(tears, x);
                    last = label ? x : last;
                    marks.add(new Tick(x, label ? Amounts.seconds(input.info().timeBase(), ticks.getLong(Columns.Tick.SIMULATION_TIME, row),
                            every < 60 ? 3 : 1) : "", strong));
                }
            }
            row = ticks.atOrAfter(row + (each ? 1 : every - Math.floorMod(index, every)));
        }
    }

    private static boolean clear(List<Tear> tears, double x) {
        return tears.stream().noneMatch(tear -> x + 60 > tear.from() - 3 && x < tear.to() + 3);
    }

    /** The first tick that may lie in sight: of the first frame in sight. */
    private static long firstTick(LaneInput input, TableView ticks) {
        TableView frames = input.view().frames();
        long frame = Math.max(frames.firstRow(),
                frames.atOrBefore(frames.firstAtLeast(Columns.Frame.REAL, input.axis().leftUnits(), frames.firstRow(), frames.rowCount()) - 1));
        return frames.has(frame) ? Math.max(ticks.firstRow(), frames.getLong(Columns.Frame.TICKS_BEFORE, frame)) : ticks.firstRow();
    }

    private static void lensTicks(LaneInput input, TableView ticks, List<Tick> marks) {
        double last = input.axis().contextWidth();
        for (Execution.TickRun run : input.lens().execution().ticks()) {
            double x = input.axis().x(run.endUnits());
            boolean fits = x - last >= 48;
            last = fits ? x : last;
            marks.add(new Tick(x, fits ? Amounts.seconds(input.info().timeBase(),
                    ticks.getLong(Columns.Tick.SIMULATION_TIME, run.tickRow()), 4).replace(" s", "") : "", true));
        }
    }

    private static List<Tear> tears(LaneInput input) {
        List<Tear> tears = new ArrayList<>();
        for (FrameBlock block : input.blocks()) {
            tear(input, block.frame(), tears);
        }
        if (input.lens() != null && input.columns() == null) {
            tear(input, input.lens().frame(), tears);
        }
        return List.copyOf(tears);
    }

    private static void tear(LaneInput input, FrameFacts frame, List<Tear> tears) {
        if (frame.droppedUnits() <= 0) {
            return;
        }
        TicksTrack.Dropped drop = TicksTrack.dropped(input, frame);
        if (drop.to() > 0 && drop.from() < input.axis().contextWidth()) {
            tears.add(new Tear(drop.from(), drop.to()));
        }
    }

    private static List<Gap> gaps(LaneInput input) {
        TimeAxis axis = input.axis();
        List<Gap> gaps = new ArrayList<>();
        int first = Math.max(0, axis.folds().endedBy(axis.leftUnits()) - 1);
        for (int i = first; i < axis.folds().count(); i++) {
            double x = axis.foldX(i);
            if (x >= axis.contextWidth()) {
                break;
            }
            if (x + axis.gapWidth() > 0) {
                gaps.add(gap(input.info().timeBase(), axis.folds().get(i), x, axis.gapWidth()));
            }
        }
        return List.copyOf(gaps);
    }

    private static List<GapMark> gapMarks(LaneInput input) {
        TimeAxis axis = input.axis();
        List<GapMark> found = new ArrayList<>();
        if (axis.gapWidth() >= WORDS_FROM) {
            return found;
        }
        Mark.Row pauses = new Mark.Row();
        Lost lost = new Lost();
        for (Gap gap : gaps(input)) {
            if (gap.kind() == Fold.Kind.PAUSED) {
                pauses.add((gap.from() + gap.to()) / 2, 1);
            } else if (gap.kind() == Fold.Kind.LOST) {
                lost.add(gap, found);
            }
        }
        lost.end(found);
        for (Mark mark : pauses.marks()) {
            found.add(new GapMark(mark.x(), Fold.Kind.PAUSED, mark.text()));
        }
        return List.copyOf(found);
    }

    /** Words of narrow losses: those that would lie over one another are one, with the sum of their rows. */
    private static final class Lost {
        private double x;
        private long rows;
        private int places;

        void add(Gap gap, List<GapMark> into) {
            if (places > 0 && gap.from() - x >= LOST_LABEL) {
                end(into);
            }
            x = places == 0 ? gap.from() : x;
            rows += gap.rows();
            places++;
        }

        void end(List<GapMark> into) {
            if (places > 0) {
                into.add(new GapMark(x, Fold.Kind.LOST, lostWords(rows) + (places == 1 ? "" : " in " + places + " places")));
            }
            rows = 0;
            places = 0;
        }
    }

    private static String lostWords(long rows) {
        return Amounts.count(rows, "row") + " lost";
    }

    private static Gap gap(TimeBase base, Fold fold, double x, double width) {
        String text = switch (fold.kind()) {
            case PAUSED -> "paused " + Amounts.length(base, fold.lengthUnits());
            case LOST -> lostWords(fold.rows());
            case STEP -> "step added";
        };
        return new Gap(x, x + width, fold.kind(), text, fold.rows());
    }
}
