package dev.tickscope.timeline.track;

import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Glyphs;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Token;
import javafx.scene.text.TextAlignment;

/** Draws the rulers, the grid below them, and the folded gaps through all lanes. */
public final class RulerPainter {
    /** Height of one ruler. */
    public static final double HEIGHT = 24;

    /** Labels closer than this to the playhead would lie under its flag. */
    private static final double FLAG = 82;

    private RulerPainter() {
    }

    /** The lines behind the lanes. */
    public static void grid(Rulers.Picture picture, Pen pen, double top, double bottom) {
        for (Rulers.Tick tick : picture.real()) {
            if (tick.strong()) {
                pen.vertical(tick.x(), top, bottom, Token.GRID, 1);
            }
        }
        for (Rulers.Tick tick : picture.lens()) {
            pen.vertical(tick.x(), top, bottom, Token.GRID, 1);
        }
    }

    /** The rulers themselves; real time from {@code top}, simulation time below it. */
    public static void rulers(Rulers.Picture picture, LaneInput input, Pen pen, double top, double flagX) {
        double middle = top + HEIGHT;
        double bottom = middle + HEIGHT;
        for (Rulers.Tick tick : picture.real()) {
            pen.vertical(tick.x(), middle - (tick.strong() ? 8 : 4), middle, tick.strong() ? Token.LINE2 : Token.LINE, 1);
            if (!tick.text().isEmpty()) {
                pen.text(tick.text(), tick.x() + 4, top + 16, Token.FG2, Face.MONO);
            }
        }
        for (Rulers.Tick tick : picture.lens()) {
            pen.vertical(tick.x(), middle - 6, middle, Token.LINE2, 1);
            if (!tick.text().isEmpty() && Math.abs(tick.x() + 22 - flagX) > FLAG) {
                pen.text(tick.text(), tick.x() + 4, top + 16, Token.FG2, Face.MONO);
            }
        }
        for (Rulers.Tick tick : picture.simulation()) {
            pen.vertical(tick.x(), bottom - (tick.strong() ? 10 : 5), bottom, tick.strong() ? Token.FIXED : Token.LINE2, 1);
            boolean inLens = input.lens() != null && tick.x() >= input.axis().contextWidth();
            if (!tick.text().isEmpty() && inLens) {
                pen.right(tick.text(), tick.x() - 4, middle + 16, Token.FG2, Face.MONO);
            } else if (!tick.text().isEmpty()) {
                pen.text(tick.text(), tick.x() + 4, middle + 16, Token.FG2, Face.MONO);
            }
        }
        for (Rulers.Tear tear : picture.tears()) {
            pen.pattern(tear.from(), middle + 3, tear.to() - tear.from(), HEIGHT - 5, Patterns.Kind.DROPPED);
            Glyphs.tear(pen, tear.from(), middle + 1, bottom - 2, Token.DROPPED);
            Glyphs.tear(pen, tear.to(), middle + 1, bottom - 2, Token.DROPPED);
        }
        if (input.lens() != null) {
            pen.text(picture.lensText(), input.axis().contextWidth() + 6, top + 16, Token.ACCENT, Face.CAPTION_BOLD);
        }
    }

    /** Folded gaps lie over everything: nothing of them is at its true length. */
    public static void gaps(Rulers.Picture picture, Pen pen, double top, double bottom) {
        for (Rulers.Gap gap : picture.gaps()) {
            double width = gap.to() - gap.from();
            if (gap.kind() == Fold.Kind.STEP) {
                pen.vertical(gap.from(), top, bottom, Token.STOP, 1, 2, 3);
                pen.vertical(gap.to(), top, bottom, Token.STOP, 1, 2, 3);
                continue;
            }
            pen.pattern(gap.from(), top, width, bottom - top, gap.kind() == Fold.Kind.LOST ? Patterns.Kind.LOST : Patterns.Kind.PAUSED);
            if (gap.kind() == Fold.Kind.LOST) {
                Glyphs.tear(pen, gap.from(), top, bottom, Token.MUTED);
                Glyphs.tear(pen, gap.to(), top, bottom, Token.MUTED);
            } else {
                pen.vertical(gap.from(), top, bottom, Token.PAUSED, 1);
                pen.vertical(gap.to(), top, bottom, Token.PAUSED, 1);
            }
            if (width >= Rulers.WORDS_FROM) {
                double middle = (gap.from() + gap.to()) / 2;
                if (gap.kind() == Fold.Kind.PAUSED) {
                    pen.rect(middle - 8, top + 8, 16, 16, Token.PLOT);
                    Glyphs.pauseMark(pen, middle, top + 11, 10, Token.FG);
                }
                pen.upright(gap.text(), middle, top + 36, Token.FG, Face.CAPTION_BOLD);
            }
        }
        for (Rulers.GapMark mark : picture.gapMarks()) {
            boolean pause = mark.kind() == Fold.Kind.PAUSED;
            if (pause) {
                Glyphs.pauseMark(pen, mark.x(), top + 3, 9, Token.FG2);
            }
            if (!mark.text().isEmpty()) {
                pen.haloed(mark.text(), mark.x() + (pause ? 8 : 4), top + 12, Token.FG, pause ? Face.MONO : Face.CAPTION_BOLD, TextAlignment.LEFT);
            }
        }
    }
}
