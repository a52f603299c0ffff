package dev.tickscope.app.editor;

import dev.tickscope.app.editor.Preview.Totals;
import dev.tickscope.core.time.Rational;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Function;

/** What two previews of the same frames came to, side by side and in words. */
final class PreviewWords {
    /** One number: its name, and its value in each of the two. */
    record Line(String name, String edited, String base) {
        boolean differs() {
            return !edited.equals(base);
        }
    }

    private static final int ALPHA_DIGITS = 4;

    private PreviewWords() {
    }

    /** All numbers, in a fixed order. */
    static List<Line> lines(Totals edited, Totals base) {
        return List.of(line("Ticks", edited, base, totals -> Long.toString(totals.ticks())),
                line("Most in a frame", edited, base, totals -> Long.toString(totals.mostTicks())),
                line("Without ticks", edited, base, totals -> Long.toString(totals.emptyFrames())),
                line("Clamped", edited, base, totals -> millis(totals.clampedSeconds())),
                line("Dropped", edited, base, totals -> millis(totals.droppedSeconds())),
                line("Carried", edited, base, totals -> millis(totals.carriedSeconds())),
                line("Alpha", edited, base, totals -> alpha(totals.alphaFraction())));
    }

    private static Line line(String name, Totals edited, Totals base, Function<Totals, String> value) {
        return new Line(name, value.apply(edited), base == null ? "" : value.apply(base));
    }

    /** {@code 33.333 ms}; halves are rounded up. */
    static String millis(Rational seconds) {
        return decimal(seconds.times(Rational.of(1_000)), 3) + " ms";
    }

    static String alpha(Rational fraction) {
        return fraction == null ? "none" : decimal(fraction, ALPHA_DIGITS);
    }

    private static String decimal(Rational value, int digits) {
        return new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), digits, RoundingMode.HALF_UP).toPlainString();
    }

    /** What one run came to: {@code 19 ticks ran, 66.667 ms were dropped, 8.333 ms are carried, alpha is 0.5000 at the end}. */
    static String sentence(Totals totals) {
        return totals.ticks() + (totals.ticks() == 1 ? " tick ran, " : " ticks ran, ")
                + (totals.clampedSeconds().signum() > 0 ? millis(totals.clampedSeconds()) + " were clamped, " : "")
                + (totals.droppedSeconds().signum() == 0 ? "nothing was dropped, " : millis(totals.droppedSeconds()) + " were dropped, ")
                + (totals.carriedSeconds().signum() == 0 ? "nothing is carried" : millis(totals.carriedSeconds()) + " are carried")
                + (totals.alphaFraction() == null ? ", and there is no alpha." : ", alpha is " + alpha(totals.alphaFraction()) + " at the end.");
    }

    /** Where the two part: {@code In frame 7 it runs 5 ticks instead of 4}; that they do not, if so. */
    static String parting(Preview edited, Preview base) {
        for (int i = 0; i < Math.min(edited.frames().size(), base.frames().size()); i++) {
            Preview.Frame now = edited.frames().get(i);
            Preview.Frame before = base.frames().get(i);
            if (!now.equals(before)) {
                return "They part in frame " + (i + 1) + ": " + first(now, before) + ".";
            }
        }
        return "In these frames both do the same.";
    }

    private static String first(Preview.Frame now, Preview.Frame before) {
        if (now.ticks() != before.ticks()) {
            return ticks(now.ticks()) + " instead of " + before.ticks();
        }
        if (!now.droppedSeconds().equals(before.droppedSeconds())) {
            return instead(now.droppedSeconds(), before.droppedSeconds()) + " dropped";
        }
        if (!now.carriedSeconds().equals(before.carriedSeconds())) {
            return instead(now.carriedSeconds(), before.carriedSeconds()) + " carried";
        }
        return "alpha " + alpha(now.alphaFraction()) + " instead of " + alpha(before.alphaFraction());
    }

    /** With more digits where three would show the same twice. */
    private static String instead(Rational now, Rational before) {
        return millis(now).equals(millis(before)) ? now + " s instead of " + before + " s" : millis(now) + " instead of " + millis(before);
    }

    private static String ticks(long count) {
        return count + (count == 1 ? " tick" : " ticks");
    }
}
