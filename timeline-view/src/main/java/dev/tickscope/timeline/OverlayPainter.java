package dev.tickscope.timeline;

import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Token;
import dev.tickscope.timeline.track.PlayheadMark;
import dev.tickscope.timeline.track.RulerPainter;
import java.util.ArrayList;
import java.util.List;

/** Draws what lies above the lanes: playhead, selection, pointer line and its details. */
final class OverlayPainter {
    private static final double LINE = 16;
    private static final double FLAG = 18;
    private static final double HANDLE = 24;
    private static final double MAX_DETAILS = 420;
    private final Pen pen;
    private final double width;
    private final double height;

    OverlayPainter(Pen pen, double width, double height) {
        this.pen = pen;
        this.width = width;
        this.height = height;
    }

    void playhead(PlayheadMark mark, TimeAxis axis) {
        double x = axis.x(mark.realUnits());
        if (x < 0 || x > width) {
            return;
        }
        pen.line(x, FLAG, x, height, Token.STOP, 1.6);
        double wide = pen.fonts().width(mark.flag(), Face.CAPTION_BOLD) + 24;
        double from = Math.max(0, Math.min(width - wide, x - wide / 2));
        double to = from + wide;
        double tip = Math.max(from + 6, Math.min(to - 6, x));
        double[] xs = {from, to, to, tip + 6, tip, tip - 6, from};
        double[] ys = {1, 1, FLAG, FLAG, FLAG + 6, FLAG, FLAG};
        pen.polygon(xs, ys, xs.length, pen.palette().get(Token.STOP_FILL));
        pen.polygonOutline(xs, ys, xs.length, Token.STOP, 1);
        pen.centered(mark.flag(), (from + to) / 2, 14, Token.STOP_INK, Face.CAPTION_BOLD);
    }

    /** Marks under the rulers: a pennant each, filled if it is kept; names where there is room; close ones as a number. */
    void marks(List<MarkPins.Pin> pins) {
        double top = 2 * RulerPainter.HEIGHT;
        for (MarkPins.Pin pin : pins) {
            double x = pin.x();
            pen.vertical(x, top, height, Token.ACCENT, 1, 2, 4);
            double[] xs = {x, x + 9, x};
            double[] ys = {top + 1, top + 5.5, top + 10};
            if (pin.kept()) {
                pen.polygon(xs, ys, xs.length, pen.palette().get(Token.ACCENT));
            } else {
                pen.polygon(xs, ys, xs.length, pen.palette().get(Token.PLOT));
            }
            pen.polygonOutline(xs, ys, xs.length, Token.ACCENT, 1.2);
            if (!pin.text().isEmpty()) {
                pen.haloed(pin.text(), x + 12, top + 10, Token.FG2, Face.CAPTION, javafx.scene.text.TextAlignment.LEFT);
            }
        }
    }

    /** The range, with a handle at each end and what it holds in words. */
    void selection(TimelineViewModel model, TimeAxis axis) {
        if (!model.selection().present()) {
            return;
        }
        double from = Math.max(0, axis.clampedX(model.selection().fromUnits()));
        double to = Math.min(width, axis.clampedX(model.selection().toUnits()));
        double top = 2 * RulerPainter.HEIGHT;
        if (to <= from) {
            return;
        }
        pen.rect(from, top, to - from, height - top, pen.palette().get(Token.ACCENT, 0.14));
        pen.vertical(from, top, height, Token.ACCENT, 1);
        pen.vertical(to, top, height, Token.ACCENT, 1);
        double middle = (top + height) / 2;
        pen.rect(from - 3, middle - HANDLE / 2, 6, HANDLE, Token.ACCENT);
        pen.rect(to - 3, middle - HANDLE / 2, 6, HANDLE, Token.ACCENT);
        RangeBounds bounds = RangeBounds.between(model, model.selection().fromUnits(), model.selection().toUnits());
        if (bounds != null) {
            String words = bounds.words(model.session());
            double half = pen.fonts().width(words, Face.CAPTION_BOLD) / 2 + 6;
            pen.plated(words, Math.max(half, Math.min(width - half, (from + to) / 2)), height - 8, Token.FG, Face.CAPTION_BOLD);
        }
    }

    /** A and B: dashed lines, square flags under the rulers. */
    void cursors(List<CursorFlags.Flag> flags) {
        double top = 2 * RulerPainter.HEIGHT;
        for (CursorFlags.Flag flag : flags) {
            if (flag.away() == 0) {
                pen.vertical(flag.x(), top, height, Token.ACCENT, 1.4, 5, 4);
            }
            pen.rect(flag.from(), top, flag.width(), CursorFlags.SIZE, Token.ACCENT);
            pen.centered(flag.text(), flag.from() + flag.width() / 2, top + 12, Token.INK, Face.CAPTION_BOLD);
        }
    }

    /** The edge to which the last step between related events led: the playhead itself can only stand before it. */
    void related(RelatedEvents.Event event, TimeAxis axis) {
        double x = axis.x(event.realUnits());
        if (event.edge() && x >= 0 && x <= width) {
            pen.vertical(x, 2 * RulerPainter.HEIGHT, height, Token.INPUT, 1.4, 2, 3);
            double wide = pen.fonts().width(event.words(), Face.CAPTION) + 12;
            pen.plated(event.words(), Math.max(wide / 2, Math.min(width - wide / 2, x)), 2 * RulerPainter.HEIGHT + 30, Token.FG, Face.CAPTION);
        }
    }

    void pointer(TimelineViewModel model, MomentText.Details details, double y) {
        double x = model.pointer().x();
        if (!model.pointer().present() || x < 0 || x > width) {
            return;
        }
        pen.vertical(x, 0, height, Token.MUTED, 1);
        if (details != null) {
            details(details, x, y);
        }
    }

    private void details(MomentText.Details details, double x, double y) {
        List<String> lines = wrapped(details.lines());
        double wide = pen.fonts().width(details.title(), Face.NAME);
        for (String line : lines) {
            wide = Math.max(wide, pen.fonts().width(line, Face.CAPTION));
        }
        double boxWidth = wide + 24;
        double boxHeight = LINE * (lines.size() + 1) + 16;
        double left = x + 14 + boxWidth > width ? Math.max(0, x - 14 - boxWidth) : x + 14;
        double top = Math.max(2, Math.min(height - boxHeight - 4, y + 16));
        pen.rect(left, top, boxWidth, boxHeight, Token.RAISED);
        pen.outline(left, top, boxWidth, boxHeight, Token.LINE2, 1);
        pen.text(details.title(), left + 12, top + 20, Token.FG, Face.NAME);
        for (int i = 0; i < lines.size(); i++) {
            pen.text(lines.get(i), left + 12, top + 20 + LINE * (i + 1), Token.FG2, Face.CAPTION);
        }
    }

    /** Breaks lines at spaces so that the box stays in sight. */
    private List<String> wrapped(List<String> lines) {
        double most = Math.min(MAX_DETAILS, width - 40);
        List<String> out = new ArrayList<>();
        for (String line : lines) {
            StringBuilder current = new StringBuilder();
            for (String word : line.split(" ")) {
                if (!current.isEmpty() && pen.fonts().width(current + " " + word, Face.CAPTION) > most) {
                    out.add(current.toString());
                    current.setLength(0);
                }
                current.append(current.isEmpty() ? "" : " ").append(word);
            }
            out.add(current.toString());
        }
        return out;
    }

    void focus() {
        pen.outline(pen.canvasLeft() + 1, 1, width - pen.canvasLeft() - 2, height - 2, Token.ACCENT, 2);
    }
}
