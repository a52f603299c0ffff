package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.theme.ThemeChoice;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import org.junit.jupiter.api.Test;

/** What the software painter would spend its time on and nobody would see. */
class PaintingTest extends WindowFlow {
    /** In pixels. Small ones are left to the base theme. */
    private static final double LARGE = 4_000;
    /** Above that a background is no bar or button any more but a card. */
    private static final double HIGH = 100;

    @Test
    void noLargeBackgroundIsTransparentOrCoveredByAnother() {
        awaitSession();
        for (ThemeChoice theme : List.of(ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.HIGH_CONTRAST)) {
            for (LayoutChoice layout : LayoutChoice.values()) {
                onFx(() -> {
                    window.theme(theme);
                    window.layout(layout);
                    return null;
                });
                assertEquals(List.of(), onFx(() -> wasted()), theme + ", " + layout);
            }
        }
        for (String tab : TABS) {
            onFx(() -> {
                window.layout(LayoutChoice.DEBUG);
                ((ToggleButton) window.scene().lookup("#" + tab)).setSelected(true);
                return null;
            });
            assertEquals(List.of(), onFx(() -> wasted()), tab);
        }
    }

    private List<String> wasted() {
        window.scene().getRoot().applyCss();
        window.scene().getRoot().layout();
        List<String> found = new ArrayList<>();
        look(window.scene().getRoot(), found);
        return found;
    }

    private static void look(Node node, List<String> found) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Region region && region.getBackground() != null && region.getWidth() * region.getHeight() > LARGE) {
            List<BackgroundFill> fills = region.getBackground().getFills();
            for (BackgroundFill fill : fills) {
                if (clear(fill.getFill())) {
                    found.add("transparent: " + node);
                }
            }
            if (fills.size() > 1 && region.getHeight() > HIGH) {
                found.add("painted twice: " + node);
            }
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> look(child, found));
        }
    }

    private static boolean clear(Paint paint) {
        return paint instanceof Color color && color.getOpacity() == 0;
    }
}
