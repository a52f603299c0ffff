package dev.tickscope.timeline;

import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Token;
import dev.tickscope.timeline.track.PhaseKind;
import dev.tickscope.timeline.track.PhasesTrack;
import dev.tickscope.timeline.track.RulerPainter;
import dev.tickscope.timeline.track.Track;
import java.util.ArrayList;
import java.util.List;

/** Draws the column left of the plot: names of rulers and lanes, what a lane has to say of itself, and how far the lanes are scrolled. */
final class LaneHeads {
    private static final double LINE = 15;
    private static final double FIRST_LINE = 36;

    private final Pen pen;
    private final double left;

    LaneHeads(Pen pen) {
        this.pen = pen;
        this.left = pen.canvasLeft();
    }

    /** @param right of the plot */
    void rulers(double right) {
        pen.rect(left, 0, TimelineView.HEAD, 2 * RulerPainter.HEIGHT, Token.PANEL);
        pen.text("Real time", left + 12, 16, Token.FG2, Face.CAPTION);
        pen.text("Simulation time", left + 12, 40, Token.FG2, Face.CAPTION);
        pen.horizontal(left, right, RulerPainter.HEIGHT - 1, Token.LINE, 1);
        pen.horizontal(left, right, 2 * RulerPainter.HEIGHT - 1, Token.LINE2, 1);
    }

    /** @param note said in place of the lane's usual lines, such as that it draws too slowly; usually empty */
    void lane(LaneLayout.Place place, Track<?> track, String note) {
        double top = place.band().top();
        double height = place.band().height();
        pen.rect(left, top, TimelineView.HEAD, height, Token.PANEL);
        pen.text(track.lane().title(), left + 12, top + Math.min(20, height / 2 + 4), Token.FG, Face.NAME);
        if (place.pinned()) {
            pen.rect(left + 2, top + 4, 3, Math.max(4, height - 9), Token.ACCENT);
        }
        if (!note.isEmpty()) {
            lines(List.of("drawing too slow:", note), top, height, Token.FG2);
        } else if (track instanceof PhasesTrack phases) {
            legend(phases.legend(), top, height);
        } else {
            lines(track.captions(), top, height, Token.MUTED);
        }
        pen.horizontal(left, 0, top + height - 1, place.pinned() ? Token.LINE2 : Token.LINE, 1);
    }

    private void lines(List<String> captions, double top, double height, Token token) {
        double y = top + FIRST_LINE;
        for (String caption : captions) {
            for (String line : pen.fonts().lines(caption, TimelineView.HEAD - 16)) {
                if (y >= top + height) {
                    return;
                }
                pen.text(line, left + 12, y, token, Face.CAPTION);
                y += LINE;
            }
        }
    }

    private void legend(List<PhaseKind> kinds, double top, double height) {
        for (int i = 0; i < kinds.size() && FIRST_LINE + i / 2 * LINE < height; i++) {
            double x = left + 12 + i % 2 * 60;
            double y = top + 28 + i / 2 * LINE;
            pen.rect(x, y, 8, 8, kinds.get(i).token());
            pen.text(kinds.get(i).title(), x + 12, y + 8, Token.MUTED, Face.CAPTION);
        }
    }

    /** A bar at the right border of the heads, only where there is something to scroll. */
    void scrollBar(LaneLayout layout) {
        if (layout.most() > 0) {
            double room = layout.bottom() - layout.scrollTop();
            double all = room + layout.most();
            double length = Math.max(16, room * room / all);
            double top = layout.scrollTop() + (room - length) * layout.scroll() / layout.most();
            pen.rect(-6, top, 4, length, Token.LINE2);
        }
    }
}
