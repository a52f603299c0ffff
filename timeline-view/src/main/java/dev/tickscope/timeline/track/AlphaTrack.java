package dev.tickscope.timeline.track;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.FrameAggregate;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Runs;
import dev.tickscope.timeline.draw.Token;
import dev.tickscope.timeline.stats.AlphaJumps;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.TextAlignment;

/** Interpolation alpha: a dot when a frame presented one, a line while it is held, dashed where it was kept without being presented. */
public final class AlphaTrack implements Track<AlphaTrack.Picture> {
    /** A presented alpha. @param share alpha over the lane's range, 0 to 1 */
    public record Dot(double x, double share) {
    }

    /** A pixel column of many frames. */
    public record Column(double x, double least, double most) {
    }

    /**
     * @param keptFrom where the last alpha stops being presented, or the right border
     * @param jumps pixel columns with a picture that moved on more than 1 ms more or less than time did
     * @param text a note at {@code textX}; the only thing shown where the contract has no alpha
     */
    public record Picture(List<Dot> dots, List<Column> columns, List<Integer> jumps, double heldTo, double keptFrom, double keptTo, String text, double textX,
            boolean absent) {
    }

    /** Between what is told and its words, to the right or, where there is no room, to the left. */
    private static final double TEXT_GAP = 8;

    private static final long ROWS_A_PULSE = 30_000;

    private final boolean present;
    private final AlphaJumps jumps;

    public AlphaTrack(SessionInfo info) {
        present = info.contract().hasAlpha();
        jumps = new AlphaJumps(info);
    }

    @Override
    public boolean reads(StoreView view) {
        return present && jumps.advance(view, ROWS_A_PULSE);
    }

    @Override
    public Lane lane() {
        return Lane.ALPHA;
    }

    @Override
    public List<String> captions() {
        return present ? List.of("interpolation, 0 to 1") : List.of();
    }

    @Override
    public Picture decide(LaneInput input) {
        if (!input.info().contract().hasAlpha()) {
            return new Picture(List.of(), List.of(), List.of(), 0, 0, 0, "no alpha in " + input.info().contract().title(), 8, true);
        }
        if (input.columns() != null && input.lens() == null) {
            return new Picture(List.of(), columns(input), jumps(input), 0, 0, 0, "", 0, false);
        }
        return frames(input);
    }

    private static List<Column> columns(LaneInput input) {
        List<Column> columns = new ArrayList<>();
        double range = Math.max(1, most(input));
        for (int i = 0; i < input.columns().count(); i++) {
            FrameAggregate sum = input.columns().of(i);
            if (sum.hasAlpha()) {
                double step = input.stepUnits(input.columns().firstRow(i)) * range;
                columns.add(new Column(i, sum.minAlphaUnits / step, sum.maxAlphaUnits / step));
            }
        }
        return columns;
    }

    private List<Integer> jumps(LaneInput input) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < input.columns().count(); i++) {
            if (jumps.any(input.columns().firstRow(i), input.columns().firstRow(i + 1))) {
                found.add(i);
            }
        }
        return List.copyOf(found);
    }

    private static double most(LaneInput input) {
        double most = 0;
        for (int i = 0; i < input.columns().count(); i++) {
            most = Math.max(most, input.columns().of(i).maxAlphaUnits / (double) input.stepUnits(input.columns().firstRow(i)));
        }
        return most;
    }

    private Picture frames(LaneInput input) {
        TimeAxis axis = input.axis();
        double range = 1;
        for (FrameBlock block : input.blocks()) {
            range = Math.max(range, input.alpha(block.frame()));
        }
        List<Dot> dots = new ArrayList<>();
        PhaseKind[] kinds = PhaseKind.of(input.info().contract().plan());
        for (FrameBlock block : input.blocks()) {
            FrameFacts frame = block.frame();
            if (frame.presented()) {
                dots.add(new Dot(axis.clampedX(presentedUnits(input, frame.row(), kinds)), input.alpha(frame) / range));
            }
        }
        LensFrame lens = input.lens();
        List<Column> columns = input.columns() == null ? List.of() : columns(input);
        List<Integer> jumps = input.columns() == null ? List.of() : jumps(input);
        if (lens == null) {
            double end = input.blocks().isEmpty() ? 0 : axis.clampedX(input.blocks().get(input.blocks().size() - 1).endUnits());
            return new Picture(List.copyOf(dots), columns, jumps, end, end, end, "", 0, false);
        }
        if (lens.frame().presented()) {
            double x = axis.x(presentedUnits(input, lens.frame().row(), kinds));
            dots.add(new Dot(x, input.alpha(lens.frame()) / range));
            return new Picture(List.copyOf(dots), columns, jumps, axis.width(), axis.width(), axis.width(),
                    Amounts.ratio(lens.frame().alphaUnits(), lens.frame().stepOfAlpha(input.info().stepUnits()), 3) + " presented", x + TEXT_GAP, false);
        }
        if (dots.isEmpty() && lens.frame().alphaUnits() >= 0) {
            dots.add(new Dot(columns.isEmpty() ? -8 : axis.contextWidth(), input.alpha(lens.frame()) / range));
        }
        return new Picture(List.copyOf(dots), columns, jumps, axis.contextWidth(), axis.contextWidth(), axis.width(),
                Amounts.ratio(Math.max(0, lens.frame().alphaUnits()), lens.frame().stepOfAlpha(input.info().stepUnits()), 3) + " kept, not presented",
                axis.contextWidth() + lens.stopX() + TEXT_GAP, false);
    }

    /** When the presentation of a frame began; only the order of stages is known of frames in which no time was seen. */
    private static long presentedUnits(LaneInput input, long row, PhaseKind[] kinds) {
        long began = Execution.began(input.view(), input.info(), row, kinds, PhaseKind.PRESENTATION);
        if (began > Long.MIN_VALUE) {
            return began;
        }
        Execution execution = input.execution(row);
        for (int i = execution.stages().size() - 1; i >= 0; i--) {
            Execution.StageRun run = execution.stages().get(i);
            if (kinds[run.stage()] == PhaseKind.PRESENTATION) {
                return run.beginUnits();
            }
        }
        return execution.endUnits();
    }

    @Override
    public void draw(Picture picture, LaneInput input, Pen pen, Band band) {
        if (picture.absent()) {
            pen.text(picture.text(), picture.textX(), band.top() + band.height() / 2 + 4, Token.MUTED, Face.CAPTION);
            return;
        }
        double bottom = band.bottom() - 9;
        double height = band.height() - 18;
        pen.horizontal(0, input.axis().width(), bottom, Token.GRID, 1);
        pen.horizontal(0, input.axis().width(), bottom - height, Token.GRID, 1);
        columns(picture, pen, bottom, height);
        double y = bottom;
        for (int i = 0; i < picture.dots().size(); i++) {
            Dot dot = picture.dots().get(i);
            y = bottom - dot.share() * height;
            double to = i + 1 < picture.dots().size() ? picture.dots().get(i + 1).x() : picture.heldTo();
            pen.line(dot.x(), y, to, y, Token.PRESENTATION, 1.3);
            if (input.level().detailed()) {
                pen.rect(dot.x(), y, 1, bottom - y, pen.palette().get(Token.PRESENTATION, 0.25));
            }
            if (input.level().detailed()) {
                pen.dot(dot.x(), y, 2.4, Token.PRESENTATION);
            } else {
                // As round as three pixels can be.
                pen.rect(dot.x() - 1.5, y - 0.5, 3, 1, Token.PRESENTATION);
                pen.rect(dot.x() - 0.5, y - 1.5, 1, 3, Token.PRESENTATION);
            }
        }
        if (picture.keptTo() > picture.keptFrom() && !picture.dots().isEmpty()) {
            pen.line(picture.keptFrom(), y, picture.keptTo(), y, Token.PRESENTATION, 1.3, 3, 4);
        }
        if (!picture.text().isEmpty()) {
            double baseline = y - 6 < band.top() + 12 ? y + 14 : y - 6;
            boolean fits = picture.textX() + pen.fonts().width(picture.text(), Face.CAPTION) <= input.axis().width();
            pen.haloed(picture.text(), fits ? picture.textX() : picture.textX() - 2 * TEXT_GAP, baseline, Token.FG2, Face.CAPTION,
                    fits ? TextAlignment.LEFT : TextAlignment.RIGHT);
        }
    }

    private static void columns(Picture picture, Pen pen, double bottom, double height) {
        Runs band = pen.runsOverPlot(Token.PRESENTATION, 0.5);
        for (Column column : picture.columns()) {
            double top = bottom - Math.min(1, column.most()) * height;
            band.line(column.x(), column.x() + 1, top, bottom - column.least() * height);
        }
        band.end();
        Runs jumps = pen.runs(Token.PRESENTATION);
        picture.jumps().forEach(x -> jumps.line(x, x + 1, bottom + 3, bottom + 8));
        jumps.end();
    }
}
