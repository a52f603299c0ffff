package dev.tickscope.timeline.track;

import dev.tickscope.core.store.FrameAggregate;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Glyphs;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Runs;
import dev.tickscope.timeline.draw.Token;
import java.util.ArrayList;
import java.util.List;

/** The outer frames: how long each lasted, how many ticks it ran, whether it reached the cap or dropped time. */
public final class FramesTrack implements Track<FramesTrack.Picture> {
    /** How a frame is filled: a shape for every number of ticks. */
    public enum Look {
        HOLLOW, SOLID, STRIPED;

        static Look of(long ticks) {
            return ticks == 0 ? HOLLOW : ticks == 1 ? SOLID : STRIPED;
        }
    }

    /** One frame. @param text empty where it does not fit; @param sentence more words for a wide block, or empty */
    public record Block(long row, double from, double to, Look look, boolean notch, String text, String sentence) {
    }

    /** One pixel column of many frames. @param share of the lane's height, 0 to 1 */
    public record Column(double x, double share, Look look, boolean notch, boolean dropped) {
    }

    /** The frame under the lens. */
    public record LensBlock(double from, double to, Look look, boolean notch, String text, List<LensFrame.Piece> pieces, double origin) {
    }

    public record Picture(List<Block> blocks, List<Column> columns, List<Mark> drops, List<Mark> notches, LensBlock lens) {
    }

    private static final double CHARACTER = 6.6;
    private static final double LONG_TEXT = 120;

    @Override
    public Lane lane() {
        return Lane.FRAMES;
    }

    @Override
    public List<String> captions() {
        return List.of("ticks run in each");
    }

    @Override
    public Picture decide(LaneInput input) {
        Mark.Row drops = new Mark.Row();
        Mark.Row notches = new Mark.Row();
        List<Block> blocks = new ArrayList<>();
        for (FrameBlock block : input.blocks()) {
            FrameFacts frame = block.frame();
            Block shown = block(input, block);
            blocks.add(shown);
            if (frame.droppedUnits() > 0) {
                drops.add(shown.from(), 1);
            }
        }
        List<Column> columns = input.columns() == null ? List.of() : columns(input, drops, notches);
        LensBlock lens = input.lens() == null ? null : lens(input, drops);
        return new Picture(blocks, columns, drops.marks(), notches.marks(), lens);
    }

    private static Block block(LaneInput input, FrameBlock block) {
        FrameFacts frame = block.frame();
        double from = input.axis().clampedX(block.startUnits());
        double to = Math.min(input.axis().contextWidth() + 64, input.axis().clampedX(block.endUnits()));
        double shownFrom = Math.max(0, from);
        double width = Math.min(to, input.axis().contextWidth()) - shownFrom;
        return new Block(frame.row(), from, Math.max(to, from), Look.of(frame.ticks()), frame.capReached(),
                input.level().detailed() ? text(frame, from, width) : "", sentence(input, block, from, width));
    }

    private static String sentence(LaneInput input, FrameBlock block, double from, double width) {
        if (width < LONG_TEXT || from < 0 || block.last()) {
            return "";
        }
        FrameFacts frame = block.frame();
        return "frame " + frame.frameIndex() + ": " + Amounts.count(frame.ticks(), "tick") + ", then "
                + Amounts.length(input.info().timeBase(), block.endUnits() - block.startUnits());
    }

    private static String text(FrameFacts frame, double from, double width) {
        String ticks = frame.stepAdded() ? "+" + frame.ticks() : Long.toString(frame.ticks());
        return width >= ticks.length() * CHARACTER + 4 && from > -4 ? ticks : "";
    }

    private static List<Column> columns(LaneInput input, Mark.Row drops, Mark.Row notches) {
        PixelColumns columns = input.columns();
        List<Column> shown = new ArrayList<>();
        double full = 100 * input.info().timeBase().unitsPerSecond().doubleValue() / 1000;
        for (int i = 0; i < columns.count(); i++) {
            FrameAggregate sum = columns.of(i);
            long worst = columns.worstDeltaUnits(i);
            if (worst > 0) {
                boolean capped = (sum.flags & FrameRow.CAPPED) != 0;
                long ticks = sum.frames == 0 ? 0 : sum.maxTicks;
                shown.add(new Column(i, Math.min(1, Math.sqrt(worst / full)), Look.of(ticks), capped, sum.drops > 0));
                notches.add(i, capped ? 1 : 0);
            }
            drops.add(i, sum.drops);
        }
        return shown;
    }

    private static LensBlock lens(LaneInput input, Mark.Row drops) {
        LensFrame lens = input.lens();
        TimeAxis axis = input.axis();
        double origin = axis.contextWidth();
        if (lens.frame().droppedUnits() > 0) {
            drops.add(origin + 16, 1);
        }
        double to = lens.stands() || lens.piece(LensFrame.Kind.SKIPPED) != null ? origin + lens.stopX()
                : Math.min(axis.width() + 8, axis.x(endOf(input)));
        return new LensBlock(origin, to, Look.of(lens.frame().ticks()), lens.frame().capReached(), lens.label(), lens.pieces(), origin);
    }

    private static long endOf(LaneInput input) {
        long next = LaneInput.activeAt(input.view(), input.axis(), input.lens().frame().row() + 1);
        return next < input.view().frames().rowCount()
                ? input.view().frames().getLong(dev.tickscope.core.store.Columns.Frame.REAL, next) : input.lens().execution().endUnits();
    }

    @Override
    public void draw(Picture picture, LaneInput input, Pen pen, Band band) {
        double top = band.top() + band.margin(14, 0.25);
        double height = Math.max(8, band.height() - band.margin(24, 0.42));
        for (Block block : picture.blocks()) {
            drawBlock(pen, block, top, height, input.level());
        }
        for (Look look : Look.values()) {
            Runs runs = pen.runs(look == Look.HOLLOW ? Token.PAUSED : look == Look.SOLID ? Token.FIXED : Token.UPDATE);
            for (Column column : picture.columns()) {
                if (column.look() == look) {
                    runs.line(column.x(), column.x() + 1, top + height - Math.max(2, column.share() * height), top + height);
                }
            }
            runs.end();
        }
        Glyphs.triangles(pen, picture.notches().stream().mapToDouble(Mark::x), new double[] {-4, 4, 4}, new double[] {top - 2, top - 2, top + 6},
                Token.DROPPED);
        if (picture.lens() != null) {
            drawLens(pen, picture.lens(), top, height);
        }
        Glyphs.dropMarks(pen, picture.drops().stream().mapToDouble(drop -> drop.x() + 1), band.top() + 2, Token.DROPPED);
        for (Mark drop : picture.drops()) {
            if (!drop.text().isEmpty()) {
                pen.text(drop.text(), drop.x() + 9, band.top() + 11, Token.FG2, Face.MONO);
            }
        }
    }

    private static void drawBlock(Pen pen, Block block, double top, double height, ZoomLevel level) {
        double gap = level == ZoomLevel.DENSE ? 0 : 1;
        double from = block.from() + gap;
        double width = Math.max(1, block.to() - block.from() - 2 * gap);
        if (level == ZoomLevel.DENSE) {
            dense(pen, from, width, top, height, block.look());
        } else {
            fill(pen, from, width, top, height, block.look());
            pen.outline(from, top, width, height, block.look() == Look.HOLLOW ? Token.PAUSED : Token.UPDATE, 1.2);
        }
        if (block.notch() && width >= 6) {
            notch(pen, from + width, top, Token.PLOT);
        }
        boolean wide = !block.sentence().isEmpty() && pen.fonts().width(block.sentence(), Face.CAPTION) + 12 <= width;
        String text = wide ? block.sentence() : block.text();
        if (!text.isEmpty()) {
            double middle = (Math.max(0, from) + from + width) / 2;
            Face face = wide ? Face.CAPTION : Face.MONO_BOLD;
            Token token = block.look() == Look.HOLLOW ? Token.MUTED : Token.FG;
            if (block.look() == Look.STRIPED) {
                pen.plated(text, middle, top + height / 2 + 4, token, face);
            } else {
                pen.centered(text, middle, top + height / 2 + 4, token, face);
            }
        }
    }

    /** Too narrow for an outline: tone and rims tell the looks apart. */
    private static void dense(Pen pen, double from, double width, double top, double height, Look look) {
        double shown = width >= 3 ? width - 1 : width;
        if (look == Look.HOLLOW) {
            pen.rect(from, top, shown, 1, Token.PAUSED);
            pen.rect(from, top + height - 1, shown, 1, Token.PAUSED);
            return;
        }
        pen.rect(from, top, shown, height, Token.UPDATE);
        if (look == Look.SOLID) {
            pen.rect(from, top + 1, shown, height - 2, Token.UPDATE_BG);
        }
    }

    private static void fill(Pen pen, double from, double width, double top, double height, Look look) {
        switch (look) {
            case SOLID -> pen.rect(from, top, width, height, Token.UPDATE_BG);
            case STRIPED -> pen.pattern(from, top, width, height, Patterns.Kind.SEVERAL);
            case HOLLOW -> {
                // Only its outline.
            }
        }
    }

    /** The cut corner of a frame that reached the cap. */
    private static void notch(Pen pen, double right, double top, Token ground) {
        pen.polygon(new double[] {right - 9, right + 1, right + 1}, new double[] {top - 1, top - 1, top + 9}, 3, pen.palette().get(ground));
        pen.polygon(new double[] {right - 7, right, right}, new double[] {top, top, top + 7}, 3, pen.palette().get(Token.DROPPED));
    }

    private static void drawLens(Pen pen, LensBlock lens, double top, double height) {
        double from = lens.from() + 1;
        double width = Math.max(2, lens.to() - lens.from() - 1);
        fill(pen, from, width, top, height, lens.look());
        pen.outline(from, top, width, height, lens.look() == Look.HOLLOW ? Token.PAUSED : Token.UPDATE, 1.2);
        if (lens.notch()) {
            notch(pen, from + width, top, Token.PLOT);
        }
        pen.plated(lens.text(), from + width / 2, top + height / 2 + 4, Token.FG, Face.MONO_BOLD);
        for (LensFrame.Piece piece : lens.pieces()) {
            drawPiece(pen, piece, lens.origin(), top, height);
        }
    }

    private static void drawPiece(Pen pen, LensFrame.Piece piece, double origin, double top, double height) {
        double from = origin + piece.from();
        double width = piece.to() - piece.from();
        boolean skipped = piece.kind() == LensFrame.Kind.SKIPPED;
        if (skipped) {
            pen.pattern(from, top, width, height, Patterns.Kind.SKIPPED);
        }
        pen.outline(from, top, width, height, skipped ? Token.PAUSED : Token.MUTED, 1, 4, 3);
        if (skipped) {
            pen.plated(piece.text(), from + width / 2, top + height / 2 + 4, Token.FG2, Face.CAPTION);
        } else {
            pen.text(piece.text(), from + 6, top + height / 2 + 4, Token.FG2, Face.CAPTION);
        }
    }
}
