package dev.tickscope.scene.node;

import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;

/**
 * The colours of one theme.
 *
 * @param skyTop ground of the picture at its upper edge
 * @param still bodies that never move, in full light
 * @param moving bodies that can move, in full light
 * @param edge between the faces of a body
 * @param previous outline of the previous pose
 * @param presented outline and, thinned, faces of the presented pose
 * @param arrow the lag arrow
 * @param leader the line to the callout
 * @param accent the selected body
 * @param update outer frames
 * @param panel ground of small texts
 * @param contacts points of touch and normals
 * @param ambient the even part of the light, 0 to 1
 */
public record SceneColors(Color skyTop, Color skyBottom, Color floor, Color floorLine, Color still, Color moving, Color edge, Color previous,
        Color presented, Color arrow, Color leader, Color accent, Color update, Color panel, Color contacts,
        double ambient) {
    /** How much of a presented face covers what is behind it. */
    public static final double PRESENTED_OPACITY = 0.22;
    private static final Color DARK_STILL = Color.web("#8592a1");
    private static final Color LIGHT_STILL = Color.web("#c3ccd6");

    /**
     * The colours that go with a theme's tokens; surfaces follow from whether its canvas is dark.
     *
     * @param canvas the token {@code canvas}
     * @param line the token {@code line}
     * @param fixed the token {@code fixed}
     */
    public static SceneColors of(Color canvas, Color line, Color fixed, Color presentation, Color foreground, Color muted,
            Color accent, Color update, Color panel, Color contacts) {
        boolean light = isLight(canvas);
        return new SceneColors(light ? Color.web("#eef3f8") : Color.web("#1b2430"), light ? Color.web("#dfe7ef") : Color.web("#0f151d"),
                light ? Color.web("#f6f8fa") : Color.web("#1a222c"), line, light ? LIGHT_STILL : DARK_STILL,
                light ? fixed.deriveColor(0, 0.85, 1.38, 1) : fixed.deriveColor(0, 0.81, 1.09, 1), light ? Color.web("#f6f8fa") : Color.web("#0d1117"),
                fixed, presentation, foreground, muted, accent, update, panel, contacts, light ? 0.62 : 0.52);
    }

    private static boolean isLight(Color canvas) {
        return 0.2126 * canvas.getRed() + 0.7152 * canvas.getGreen() + 0.0722 * canvas.getBlue() > 0.5;
    }

    /** The ground of the picture, from its upper to its lower edge. */
    public Paint sky() {
        return new LinearGradient(0, 0, 0, 1, true, CycleMethod.NO_CYCLE, new Stop(0, skyTop), new Stop(1, skyBottom));
    }

    /** The colour of a body in full light. */
    public Color body(boolean fixed) {
        return fixed ? still : moving;
    }

    public Color presentedFill() {
        return presented.deriveColor(0, 1, 1, PRESENTED_OPACITY);
    }
}
