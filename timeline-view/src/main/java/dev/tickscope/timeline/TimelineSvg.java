package dev.tickscope.timeline;

import dev.tickscope.timeline.draw.Fonts;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Palette;
import dev.tickscope.timeline.draw.Patterns;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Surface;
import dev.tickscope.timeline.draw.Token;

/** What a picture of the timeline needs beside its lanes: a header without buttons, and the stretch of time of another timeline. */
final class TimelineSvg {
    private static final double BASELINE = 21;

    private TimelineSvg() {
    }

    /** The ground with its border, and the strip above the rulers with the name and the visible range. */
    static void header(Surface sheet, Palette palette, double width, double height, String range) {
        Fonts fonts = new Fonts();
        Pen pen = new Pen(sheet, 0, 1, palette, new Patterns(palette), fonts);
        pen.rect(0, 0, width, height, Token.PANEL);
        pen.outline(0, 0, width, height, Token.LINE, 1);
        pen.text("Timeline", 12, BASELINE, Token.FG, Face.NAME);
        pen.text(range, 12 + fonts.width("Timeline", Face.NAME) + 8, BASELINE, Token.MUTED, Face.CAPTION);
        pen.horizontal(0, width, TimelineHeader.HEIGHT - 1, Token.LINE, 1);
    }

    /** Lets one show the stretch of time that another shows, at its own width. Both know the same rows. */
    static void showSame(TimelineViewModel original, TimelineViewModel twin) {
        if (original.lens() == null) {
            twin.setLensOn(false);
        } else {
            twin.pinLens(original.lens().frame().row());
        }
        long from = original.axis().leftUnits();
        twin.selection().select(from, original.axis().contextRightUnits());
        twin.fitSelection();
        twin.selection().clear();
        if (original.selection().present()) {
            twin.selection().select(original.selection().fromUnits(), original.selection().toUnits());
        }
    }
}
