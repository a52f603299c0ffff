package dev.tickscope.timeline.pacing;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Token;
import dev.tickscope.timeline.field.ClockText;
import dev.tickscope.timeline.stats.Budget;
import dev.tickscope.timeline.stats.Histogram;
import dev.tickscope.timeline.stats.SortedTimes;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.TextAlignment;

/** Draws a histogram: bars, the axes, and lines at 60 and 30 Hz, the budget and the percentiles. */
final class HistogramPainter {
    static final double LEFT = 52;
    static final double RIGHT = 16;
    static final double TOP = 58;
    static final double BOTTOM = 34;
    private static final int[] HERTZ = {60, 30};
    private static final int[] PERCENTILES = {50, 95, 99};
    private static final double BORDER_LABEL = 76;
    private static final int ROWS = 3;
    private static final double LINE = 14;
    private static final int DIGITS_OF_NANO = 6;

    private final Pen pen;
    private final SessionInfo info;
    private final HistogramScale scale;
    private final TimeBase base;

    /** @param pen whose x 0 is the left border of the plot */
    HistogramPainter(Pen pen, SessionInfo info, HistogramScale scale) {
        this.pen = pen;
        this.info = info;
        this.scale = scale;
        this.base = info.timeBase();
    }

    private double floor() {
        return TOP + scale.height();
    }

    void draw(SortedTimes times, Budget budget) {
        counts();
        for (Histogram.Bin bin : scale.histogram().bins()) {
            bar(bin, Token.UPDATE);
        }
        pen.horizontal(0, scale.width(), floor(), Token.LINE2, 1);
        borders();
        lines(times, budget);
        barCounts();
    }

    private void counts() {
        for (long count : scale.counts()) {
            double y = floor() - (count == 0 ? 0 : scale.height(count));
            pen.horizontal(0, scale.width(), y, Token.GRID, 1);
            pen.right(Long.toString(count), -8, y + 4, Token.MUTED, Face.MONO);
        }
        pen.text("frames", pen.canvasLeft() + 12, TOP - 10, Token.MUTED, Face.CAPTION);
    }

    private void bar(Histogram.Bin bin, Token token) {
        double high = scale.height(bin.count());
        if (high > 0) {
            double left = scale.left(bin);
            double gap = scale.right(bin) - left > 4 ? 1 : 0;
            pen.rect(left, floor() - high, Math.max(1, scale.right(bin) - left - gap), high, token);
        }
    }

    /** How many digits a border has, in milliseconds. */
    private int digits() {
        int digits = DIGITS_OF_NANO;
        for (long widthNanos = scale.histogram().widthUnits() / base.unitsPerNano(); digits > 1 && widthNanos % 10 == 0; widthNanos /= 10) {
            digits--;
        }
        return digits;
    }

    private void borders() {
        List<Histogram.Bin> bins = scale.histogram().bins();
        double every = BORDER_LABEL * scale.histogram().bins().size() / scale.linearWidth();
        int step = Math.max(1, (int) Math.ceil(every));
        for (int i = 0; i < bins.size(); i++) {
            Histogram.Bin bin = bins.get(i);
            if (bin.open()) {
                pen.right("≥ " + ms(bin.fromUnits()), scale.width() + RIGHT - 4, floor() + 15, Token.FG2, Face.MONO);
            } else if (i % step == 0 && scale.left(bin) < scale.linearWidth() - BORDER_LABEL / 2) {
                pen.vertical(scale.left(bin), floor(), floor() + 4, Token.LINE2, 1);
                pen.centered(ms(bin.fromUnits()), scale.left(bin), floor() + 15, Token.MUTED, Face.MONO);
            }
        }
        pen.centered("frame time in ms, bins of " + ClockText.factor(base.seconds(scale.histogram().widthUnits()).times(Rational.of(1000)))
                + " ms", scale.width() / 2, floor() + 29, Token.MUTED, Face.CAPTION);
    }

    private String ms(long units) {
        return Amounts.millis(base, units, digits());
    }

    private void lines(SortedTimes times, Budget budget) {
        List<HistogramScale.Label> labels = new ArrayList<>();
        for (int hertz : HERTZ) {
            line(Rational.of(base.unitsPerSecond(), BigInteger.valueOf(hertz)).toDouble(), hertz + " Hz", Token.FG2, labels, 2, 3);
        }
        line(budget.units(info).toDouble(), "budget", Token.DROPPED, labels);
        for (int percent : PERCENTILES) {
            line(times.percentile(percent), "p" + percent, Token.PRESENTATION, labels, 5, 3);
        }
        double right = scale.width() + RIGHT - 4;
        for (HistogramScale.Placed placed : HistogramScale.places(labels, text -> pen.fonts().width(text, Face.CAPTION), right, ROWS)) {
            pen.haloed(placed.label().text(), placed.left(), 12 + LINE * placed.row(), Token.FG, Face.CAPTION, TextAlignment.LEFT);
        }
    }

    private void line(double units, String text, Token token, List<HistogramScale.Label> labels, double... dashes) {
        if (scale.shows(units)) {
            double x = scale.x(units);
            pen.vertical(x, TOP - 6, floor(), token, 1, dashes);
            labels.add(new HistogramScale.Label(x, text));
        }
    }

    /** Over bars that are wide enough for their number. */
    private void barCounts() {
        for (Histogram.Bin bin : scale.histogram().bins()) {
            String text = Integer.toString(bin.count());
            double room = scale.right(bin) - scale.left(bin);
            if (bin.count() > 0 && pen.fonts().width(text, Face.MONO) <= room - 2) {
                double y = floor() - scale.height(bin.count()) - 4;
                pen.haloed(text, (scale.left(bin) + scale.right(bin)) / 2, y, Token.FG, Face.MONO, TextAlignment.CENTER);
            }
        }
    }

    // What moves over it.

    /** The bin that was picked. */
    void picked(Histogram.Bin bin) {
        outline(bin, Token.FG, 2);
    }

    /** The bin under the pointer or the keyboard, with its words. */
    void pointed(Histogram.Bin bin, String title, String text) {
        pen.rect(scale.left(bin), TOP, scale.right(bin) - scale.left(bin), scale.height(), pen.palette().get(Token.ACCENT, 0.14));
        outline(bin, Token.ACCENT, 1);
        double wide = Math.max(pen.fonts().width(title, Face.NAME), pen.fonts().width(text, Face.CAPTION)) + 24;
        double x = scale.right(bin) + 8 + wide > scale.width() + RIGHT ? Math.max(pen.canvasLeft() + 4, scale.left(bin) - 8 - wide) : scale.right(bin) + 8;
        pen.rect(x, TOP + 8, wide, 44, Token.RAISED);
        pen.outline(x, TOP + 8, wide, 44, Token.LINE2, 1);
        pen.text(title, x + 12, TOP + 26, Token.FG, Face.NAME);
        pen.text(text, x + 12, TOP + 43, Token.FG2, Face.CAPTION);
    }

    private void outline(Histogram.Bin bin, Token token, double wide) {
        double high = Math.max(4, scale.height(bin.count()));
        pen.outline(scale.left(bin) - 1, floor() - high, scale.right(bin) - scale.left(bin) + 2, high + 1, token, wide);
    }

    /** "16.0 to 18.0 ms", or "40.0 ms and more". */
    String words(Histogram.Bin bin) {
        return bin.open() ? ms(bin.fromUnits()) + " ms and more" : ms(bin.fromUnits()) + " to " + ms(bin.toUnits()) + " ms";
    }
}
