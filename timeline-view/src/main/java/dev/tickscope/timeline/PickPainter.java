package dev.tickscope.timeline;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Token;
import dev.tickscope.timeline.stats.FramePick;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.RulerPainter;

/** Marks picked frames on the timeline: a bar under the rulers over each, and a tint below it. Work is bounded by pixels, not by rows. */
final class PickPainter {
    private static final double TOP = 2 * RulerPainter.HEIGHT;
    private static final double BAR = 4;
    private static final double TINT = 0.16;

    private final Pen pen;
    private final double height;

    private PickPainter(Pen pen, double height) {
        this.pen = pen;
        this.height = height;
    }

    /** @param picked null if nothing is */
    static void draw(Pen pen, LaneInput input, FramePick.Frames picked, double height) {
        if (picked == null || input.view().frames().isEmpty()) {
            return;
        }
        PickPainter painter = new PickPainter(pen, height);
        painter.context(input, picked);
        TimeAxis axis = input.axis();
        if (input.lens() != null && picked.has(input.lens().frame().row())) {
            painter.mark(axis.contextWidth(), axis.width());
        }
    }

    private void context(LaneInput input, FramePick.Frames picked) {
        TimeAxis axis = input.axis();
        TableView frames = input.view().frames();
        long oldest = frames.firstRow();
        long row = picked.atOrAfter(Math.max(oldest, frames.atOrBefore(frames.firstAtLeast(Columns.Frame.REAL, axis.leftUnits(), oldest, frames.rowCount()) - 1)));
        double from = Double.NaN;
        double to = Double.NaN;
        while (frames.has(row) && axis.x(frames.getLong(Columns.Frame.REAL, row)) < axis.contextWidth()) {
            double x = Math.max(0, axis.x(frames.getLong(Columns.Frame.REAL, row)));
            double end = frames.has(row + 1) ? Math.min(axis.contextWidth(), axis.clampedX(frames.getLong(Columns.Frame.REAL, row + 1))) : x + 1;
            if (!(x <= to + 0.5)) {
                mark(from, to);
                from = x;
            }
            to = Math.max(x + 1, end);
            // Frames that begin in the same pixel are one mark.
            long next = frames.firstAtLeast(Columns.Frame.REAL, axis.real(Math.min(axis.contextWidth(), x + 1)), row + 1, frames.rowCount());
            row = picked.atOrAfter(next);
        }
        mark(from, to);
    }

    private void mark(double from, double to) {
        if (to > from) {
            pen.rect(from, TOP, to - from, BAR, Token.ACCENT);
            pen.rect(from, TOP + BAR, to - from, height - TOP - BAR, pen.palette().get(Token.ACCENT, TINT));
        }
    }
}
