package dev.tickscope.timeline.track;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Runs;
import dev.tickscope.timeline.draw.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.text.TextAlignment;

/** What frames spent their execution time on: phases, the ticks in them, and the parts of a tick. */
public final class PhasesTrack implements Track<PhasesTrack.Picture> {
    /** One piece of execution time. @param row 0 phases, 1 ticks, 2 parts of ticks */
    public record Bar(int row, double from, double to, PhaseKind kind, String text) {
    }

    /** One frame or pixel column: the share of each kind, stacked, and the total as height. */
    public record Stack(double from, double to, double share, double[] parts) {
    }

    /** What has not run, dashed. */
    public record Dashed(int row, double from, double to, PhaseKind kind, boolean skipped, String text) {
    }

    /** Idle frames side by side: their pictures were not drawn. */
    public record Undrawn(double from, double to) {
    }

    /** @param note what the lane has to say of itself, such as how much is read */
    public record Picture(List<Bar> bars, List<Stack> stacks, List<Dashed> dashed, List<Undrawn> undrawn, List<LostSpan> lost, String firstNote,
            String secondNote, double notesX, String note) {
    }

    private static final int KINDS = PhaseKind.values().length;
    private static final double CHARACTER = 6.2;
    private static final double PART = 20;
    private static final double TEXT_HEIGHT = 13;
    private static final double DASHES = 9;
    private static final String NOT_DRAWN = "not drawn";
    private final List<PhaseKind> legend;

    public PhasesTrack(PhasePlan plan) {
        legend = Stream.of(PhaseKind.values())
                .filter(kind -> plan.stages().stream().anyMatch(stage -> PhaseKind.of(stage) == kind)).toList();
    }

    /** The kinds of phase that this contract has. */
    public List<PhaseKind> legend() {
        return legend;
    }

    @Override
    public Lane lane() {
        return Lane.PHASES;
    }

    @Override
    public List<String> captions() {
        return List.of();
    }

    @Override
    public Picture decide(LaneInput input) {
        List<Bar> bars = new ArrayList<>();
        List<Stack> stacks = new ArrayList<>();
        String note = "";
        if (input.level() == ZoomLevel.MANY) {
            columnStacks(input, stacks);
            double read = input.shares().progress(input.view());
            note = read < 1 ? "reading, " + (int) (read * 100) + " %" : "";
        } else if (input.level() == ZoomLevel.DENSE) {
            frameStacks(input, stacks);
        } else {
            for (FrameBlock block : input.blocks()) {
                bars(input, input.execution(block.frame().row()), input.axis().contextWidth(), bars);
            }
        }
        LensFrame lens = input.lens();
        if (lens != null) {
            bars(input, lens.execution(), input.axis().width() + 64, bars);
        }
        return new Picture(List.copyOf(bars), List.copyOf(stacks), lens == null ? List.of() : dashed(input, lens),
                undrawn(input), lost(input), lens == null ? "" : lens.skippedFirstLine(), lens == null ? "" : lens.skippedSecondLine(),
                lens == null ? 0 : input.axis().contextWidth() + lens.stopX() + 6, note);
    }

    /** @param right where the part of the axis ends that the frame is drawn in */
    private static void bars(LaneInput input, Execution execution, double right, List<Bar> bars) {
        TimeAxis axis = input.axis();
        if (axis.x(execution.endUnits()) < 0 || axis.x(execution.beginUnits()) > right) {
            return;
        }
        PhasePlan plan = input.info().contract().plan();
        double runFrom = Double.NaN;
        double runTo = 0;
        for (Execution.StageRun run : execution.stages()) {
            Stage stage = plan.stage(run.stage());
            double from = Math.min(right, axis.clampedX(run.beginUnits()));
            double to = Math.min(right, axis.clampedX(run.endUnits()));
            if (run.tickRow() < 0) {
                bars.add(bar(0, from, to, PhaseKind.of(stage), stage.title()));
            } else {
                runFrom = Double.isNaN(runFrom) ? from : runFrom;
                runTo = to;
                if (to - from > 0 && tickWidth(input, execution) >= PART) {
                    bars.add(bar(2, from, to, PhaseKind.of(stage), stage.title()));
                }
            }
        }
        if (!Double.isNaN(runFrom)) {
            bars.add(bar(0, runFrom, runTo, PhaseKind.FIXED, "fixed"));
        }
        for (Execution.TickRun tick : execution.ticks()) {
            double from = Math.min(right, axis.clampedX(tick.beginUnits()));
            double to = Math.min(right, axis.clampedX(tick.endUnits()));
            bars.add(bar(1, from, to, PhaseKind.FIXED, "T" + tick.tickIndex()));
        }
    }

    private static double tickWidth(LaneInput input, Execution execution) {
        return execution.ticks().isEmpty() ? Double.MAX_VALUE
                : input.axis().x(execution.ticks().get(0).endUnits()) - input.axis().x(execution.ticks().get(0).beginUnits());
    }

    /** A name that does not fit is cut and says so; never below three letters. */
    private static Bar bar(int row, double from, double to, PhaseKind kind, String title) {
        int fits = (int) ((to - from - 4) / CHARACTER);
        String text = title.length() <= fits ? title : row == 2 && fits >= 4 ? title.substring(0, fits - 1).stripTrailing() + "…" : "";
        return new Bar(row, from, to, kind, text);
    }

    private static List<Dashed> dashed(LaneInput input, LensFrame lens) {
        List<Dashed> dashed = new ArrayList<>();
        double origin = input.axis().contextWidth();
        LensFrame.Piece skipped = lens.piece(LensFrame.Kind.SKIPPED);
        if (skipped != null) {
            dashed.add(new Dashed(0, origin + skipped.from(), origin + skipped.to(), PhaseKind.PRESENTATION, true, ""));
        }
        LensFrame.Piece next = lens.piece(LensFrame.Kind.NEXT_FRAME);
        double firstOwed = lens.owed().isEmpty() ? input.axis().width() + 6 : origin + lens.owed().get(0).from();
        if (next != null && !input.info().contract().plan().before().isEmpty()) {
            dashed.add(new Dashed(0, origin + next.from(), firstOwed - 1, PhaseKind.UPDATE, false, ""));
        }
        if (!lens.owed().isEmpty()) {
            dashed.add(new Dashed(0, firstOwed, origin + lens.owed().get(lens.owed().size() - 1).to(), PhaseKind.FIXED, false, ""));
        }
        for (LensFrame.OwedTick owed : lens.owed()) {
            dashed.add(new Dashed(1, origin + owed.from(), origin + owed.to(), PhaseKind.FIXED, false, "T" + owed.tickIndex()));
            dashed.add(new Dashed(2, origin + owed.from(), origin + owed.to(), PhaseKind.FIXED, false, ""));
        }
        return List.copyOf(dashed);
    }

    /** Where the picture was left as it is; only as long as single frames can be told apart. */
    private static List<Undrawn> undrawn(LaneInput input) {
        List<Undrawn> spans = new ArrayList<>();
        for (FrameBlock block : input.blocks()) {
            if (block.frame().idle()) {
                addUndrawn(spans, input.axis().clampedX(block.startUnits()),
                        Math.min(input.axis().contextWidth(), input.axis().clampedX(block.endUnits())));
            }
        }
        LensFrame lens = input.lens();
        if (lens != null && lens.frame().idle()) {
            double origin = input.axis().contextWidth();
            addUndrawn(spans, origin, Math.min(input.axis().width(), origin + lens.stopX()));
        }
        return List.copyOf(spans);
    }

    /** Frames of which stages are lost; as long as single frames can be told apart. */
    private static List<LostSpan> lost(LaneInput input) {
        if (input.blocks().isEmpty() || !Execution.anyLost(input.view(), input.blocks().get(0).frame().row(),
                input.blocks().get(input.blocks().size() - 1).frame().row())) {
            return List.of();
        }
        List<LostSpan> spans = new ArrayList<>();
        for (FrameBlock block : input.blocks()) {
            long rows = Execution.lost(input.view(), block.frame().row());
            if (rows > 0) {
                LostSpan.add(spans, input.axis().clampedX(block.startUnits()), input.axis().clampedX(block.endUnits()), rows);
            }
        }
        return LostSpan.seen(spans, input.axis().contextWidth());
    }

    private static void addUndrawn(List<Undrawn> spans, double from, double to) {
        int last = spans.size() - 1;
        if (last >= 0 && from - spans.get(last).to() < 1) {
            spans.set(last, new Undrawn(spans.get(last).from(), Math.max(to, spans.get(last).to())));
        } else if (to > from) {
            spans.add(new Undrawn(Math.max(0, from), to));
        }
    }

    private static void frameStacks(LaneInput input, List<Stack> stacks) {
        PhaseKind[] kinds = PhaseKind.of(input.info().contract().plan());
        long most = 1;
        List<long[]> sums = new ArrayList<>();
        for (FrameBlock block : input.blocks()) {
            long[] nanos = new long[KINDS];
            most = Math.max(most, Execution.lengths(input.view(), block.frame().row(), kinds, nanos));
            sums.add(nanos);
        }
        for (int i = 0; i < sums.size(); i++) {
            FrameBlock block = input.blocks().get(i);
            stacks.add(stack(input.axis().clampedX(block.startUnits()), Math.min(input.axis().contextWidth(),
                    input.axis().clampedX(block.endUnits())), sums.get(i), most));
        }
    }

    private static Stack stack(double from, double to, long[] amounts, double most) {
        double[] parts = new double[KINDS];
        double sum = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            sum += amounts[kind];
        }
        for (int kind = 0; kind < KINDS && sum > 0; kind++) {
            parts[kind] = amounts[kind] / sum;
        }
        return new Stack(from, to, Math.min(1, sum / most), parts);
    }

    private static void columnStacks(LaneInput input, List<Stack> stacks) {
        PixelColumns columns = input.columns();
        long[][] sums = new long[columns.count()][KINDS];
        double[] perFrame = new double[columns.count()];
        double most = 1;
        for (int i = 0; i < columns.count(); i++) {
            long from = columns.firstRow(i);
            long to = columns.firstRow(i + 1);
            input.shares().sum(from, to, sums[i]);
            long total = 0;
            for (long amount : sums[i]) {
                total += amount;
            }
            perFrame[i] = total / (double) Math.max(1, input.shares().framesCovered(from, to));
            most = Math.max(most, perFrame[i]);
        }
        for (int i = 0; i < columns.count(); i++) {
            if (perFrame[i] > 0) {
                Stack stack = stack(i, i + 1, sums[i], 1);
                stacks.add(new Stack(i, i + 1, perFrame[i] / most, stack.parts()));
            }
        }
    }

    @Override
    public void draw(Picture picture, LaneInput input, Pen pen, Band band) {
        double pitch = Math.max(8, (band.height() - 16) / 3);
        double height = Math.min(18, pitch - 2);
        picture.lost().forEach(span -> span.draw(pen, band.top() + 4, band.height() - 8));
        stacks(pen, picture.stacks(), band.bottom() - 4, band.height() - 10);
        for (Bar bar : picture.bars()) {
            bar(pen, bar, band.top() + 8 + bar.row() * pitch, height);
        }
        for (Dashed dashed : picture.dashed()) {
            double top = band.top() + 8 + dashed.row() * pitch;
            double width = dashed.to() - dashed.from() - 2;
            if (dashed.skipped()) {
                pen.pattern(dashed.from() + 1, top, width, height, Patterns.Kind.SKIPPED);
            }
            pen.outline(dashed.from() + 1, top, width, height, dashed.kind().token(), 1, 3, 3);
            if (dashed.text().length() * 6.6 < width && height >= TEXT_HEIGHT) {
                pen.centered(dashed.text(), (dashed.from() + dashed.to()) / 2, top + 13, Token.FG, Face.MONO);
            }
        }
        picture.lost().forEach(span -> span.words(pen, band.bottom() - 8));
        for (Undrawn span : picture.undrawn()) {
            undrawn(pen, span, band.top() + 8 + pitch, height);
        }
        if (height >= TEXT_HEIGHT) {
            notes(picture, pen, band, pitch);
        }
        if (!picture.note().isEmpty()) {
            double x = input.clearOfGaps(6, picture.note().length());
            pen.haloed(picture.note(), x, band.top() + 16, Token.FG2, Face.CAPTION, TextAlignment.LEFT);
        }
    }

    /** In the line of the ticks, of which an idle frame has none. */
    private static void undrawn(Pen pen, Undrawn span, double top, double height) {
        double width = Math.max(1, span.to() - span.from() - 2);
        if (width < DASHES) {
            // Open at its sides, since no dashes fit in it.
            pen.rect(span.from() + 1, top, width, 1, Token.PRESENTATION);
            pen.rect(span.from() + 1, top + height - 1, width, 1, Token.PRESENTATION);
            return;
        }
        pen.outline(span.from() + 1, top, width, height, Token.PRESENTATION, 1, 1.5, 3);
        if (height >= TEXT_HEIGHT && NOT_DRAWN.length() * CHARACTER + 8 <= width) {
            pen.centered(NOT_DRAWN, (span.from() + span.to()) / 2, top + 13, Token.MUTED, Face.CAPTION);
        }
    }

    private static void notes(Picture picture, Pen pen, Band band, double pitch) {
        double room = picture.dashed().stream().filter(dashed -> dashed.row() > 0).mapToDouble(Dashed::from).min()
                .orElse(Double.MAX_VALUE) - picture.notesX() - 4;
        pen.text(shortened(picture.firstNote(), room), picture.notesX(), band.top() + 8 + pitch + 13, Token.FG2, Face.CAPTION);
        pen.text(shortened(picture.secondNote(), room), picture.notesX(), band.top() + 8 + 2 * pitch + 12, Token.FG2, Face.CAPTION);
    }

    /** What fits before the owed ticks. */
    private static String shortened(String note, double room) {
        int letters = (int) (room / CHARACTER);
        return note.length() <= letters ? note : letters < 4 ? "" : note.substring(0, letters - 1).stripTrailing() + "…";
    }

    /** Kind by kind, so that neighbours can become one. Each stack shows, however small its share is. */
    private static void stacks(Pen pen, List<Stack> stacks, double bottom, double height) {
        double[] at = new double[stacks.size()];
        Arrays.fill(at, bottom);
        for (int kind = 0; kind < KINDS; kind++) {
            Runs runs = pen.runs(PhaseKind.values()[kind].token());
            for (int i = 0; i < at.length; i++) {
                Stack stack = stacks.get(i);
                double size = stack.parts()[kind] * Math.max(1, stack.share() * height);
                if (size > 0) {
                    runs.rect(stack.from(), stack.to(), at[i] - size, at[i]);
                    at[i] -= size;
                }
            }
            runs.end();
        }
    }

    private static void bar(Pen pen, Bar bar, double top, double height) {
        double width = bar.to() - bar.from();
        boolean wide = width >= 8;
        if (bar.row() == 1) {
            if (wide) {
                pen.rect(bar.from() + 1, top, width - 2, height, Token.FIXED_BG);
                pen.outline(bar.from() + 1, top, width - 2, height, Token.FIXED, 1);
            } else {
                pen.rect(bar.from(), top, width, height, Token.PHYSICS);
            }
        } else {
            pen.rect(bar.from(), top, wide ? width - 1 : width, height, bar.kind().token());
        }
        if (!bar.text().isEmpty() && height >= TEXT_HEIGHT) {
            pen.centered(bar.text(), (bar.from() + bar.to()) / 2, top + height - 5, bar.row() == 1 ? Token.FG : Token.INK,
                    bar.row() == 1 ? Face.MONO : Face.CAPTION);
        }
    }
}
