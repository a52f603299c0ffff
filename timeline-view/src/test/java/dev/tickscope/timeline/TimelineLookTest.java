package dev.tickscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.session.Playhead;
import dev.tickscope.timeline.draw.Palette;
import dev.tickscope.timeline.draw.Token;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/** The control as it is drawn. */
class TimelineLookTest {
    private static final double WIDTH = 992;
    private static final double HEIGHT = 568;

    private static String theme(Palette palette) {
        StringBuilder css = new StringBuilder();
        for (Token token : Token.values()) {
            css.append(token.property()).append(": ").append(palette.hex(token)).append("; ");
        }
        return css.toString();
    }

    private static WritableImage draw(TimelineRun run, Playhead playhead, String name, Palette palette,
            java.util.function.Consumer<TimelineView> prepare) {
        return Toolkit.on(() -> {
            TimelineView view = new TimelineView(new TimelineViewModel());
            Scene scene = Toolkit.scene(view, WIDTH, HEIGHT, theme(palette));
            view.setSession(run.info());
            view.update(run.view(), playhead);
            prepare.accept(view);
            view.update(run.view(), playhead);
            return Toolkit.picture(scene, name);
        });
    }

    @Test
    void theWorkedExampleIsDrawnInBothThemes() {
        for (Palette palette : new Palette[] {Palette.DARK, Palette.LIGHT}) {
            boolean dark = palette == Palette.DARK;
            WritableImage image = draw(TimelineRun.workedExample(), Playhead.LIVE, dark ? "worked-dark" : "worked-light", palette, view -> { });
            assertEquals(palette.get(Token.PANEL), image.getPixelReader().getColor(5, 300), "lane heads have the panel's colour");
            assertTrue(count(image, palette.get(Token.FIXED)) > 2_000, "ticks are drawn");
            assertTrue(count(image, palette.get(Token.STOP_FILL)) > 500, "the playhead's flag is drawn");
        }
    }

    @Test
    void thePointersDetailsAreDrawnOverTheLanes() {
        draw(TimelineRun.workedExample(), Playhead.LIVE, "hover", Palette.DARK, view -> view.hover(136 + 620, 32 + 48 + 80));
    }

    private static int count(WritableImage image, Color color) {
        int found = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                found += image.getPixelReader().getColor(x, y).equals(color) ? 1 : 0;
            }
        }
        return found;
    }
}
