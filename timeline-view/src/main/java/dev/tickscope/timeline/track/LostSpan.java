package dev.tickscope.timeline.track;

import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.SimAxis;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Glyphs;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a lane lacks rows of its own kind although the frames they belong to are there. Frames that are lost are a gap through all lanes.
 *
 * @param rows how many are lost there
 */
public record LostSpan(double from, double to, long rows) {
    /** Closer ones are one. */
    private static final double TOUCHING = 2;
    private static final double NARROWEST = 3;
    private static final double CHARACTER = 6;

    /** Adds a span right of all others, or makes the last one longer. */
    static void add(List<LostSpan> spans, double from, double to, long rows) {
        LostSpan last = spans.isEmpty() ? null : spans.get(spans.size() - 1);
        if (last != null && from - last.to < TOUCHING) {
            spans.set(spans.size() - 1, new LostSpan(last.from, Math.max(last.to, to), last.rows + rows));
        } else {
            spans.add(new LostSpan(from, to, rows));
        }
    }

    /** Adds where the time lies that paid for those ticks of a frame whose rows are lost. @param end one past the frame's last tick */
    static void addTicks(List<LostSpan> spans, LaneInput input, FrameFacts frame, long end) {
        TableView ticks = input.view().ticks();
        if (ticks.lostIn(frame.ticksBefore(), end) == 0 || frame.stepAdded()) {
            return;
        }
        long step = input.stepUnits(frame.row());
        for (long row = frame.ticksBefore(); row < end; row++) {
            if (!ticks.has(row)) {
                long begin = input.sim().plannedBegin(frame.row(), row - frame.ticksBefore());
                SimAxis.Stretch stretch = input.sim().stretch(begin, begin + step);
                add(spans, input.axis().clampedX(stretch.beginUnits()), input.axis().clampedX(stretch.endUnits()), 1);
            }
        }
    }

    /** Those that are in sight, cut at the borders. */
    static List<LostSpan> seen(List<LostSpan> spans, double width) {
        List<LostSpan> seen = new ArrayList<>();
        for (LostSpan span : spans) {
            if (span.to > 0 && span.from < width) {
                seen.add(new LostSpan(Math.max(0, span.from), Math.min(width, span.to), span.rows));
            }
        }
        return List.copyOf(seen);
    }

    String text() {
        return Amounts.count(rows, "row") + " lost";
    }

    /** Hatched and torn. */
    void draw(Pen pen, double top, double height) {
        double width = Math.max(NARROWEST, to - from);
        pen.pattern(from, top, width, height, Patterns.Kind.LOST);
        if (width > 4 * NARROWEST) {
            Glyphs.tear(pen, from, top, top + height, Token.MUTED);
            Glyphs.tear(pen, from + width, top, top + height, Token.MUTED);
        }
    }

    /** How many, where there is room for it. */
    void words(Pen pen, double baseline) {
        String text = text();
        if (to - from >= text.length() * CHARACTER + 16) {
            pen.plated(text, (from + to) / 2, baseline, Token.FG, Face.CAPTION);
        }
    }
}
