package dev.tickscope.timeline.draw;

import javafx.scene.paint.Color;

/** The colours of the timeline, by their name in style sheets, with the values of the two shipped themes. */
public enum Token {
    PANEL("-ts-panel", "#151b23", "#ffffff"),
    RAISED("-ts-raised", "#212830", "#f6f8fa"),
    PLOT("-ts-plot", "#0f141b", "#fbfcfd"),
    STRIPE("-ts-stripe", "#131820", "#f6f8fa"),
    GRID("-ts-grid", "#1d242d", "#e9edf1"),
    LINE("-ts-line", "#2a313a", "#d8dee4"),
    LINE2("-ts-line2", "#3d444d", "#b9c2cc"),
    FG("-ts-fg", "#e6edf3", "#1f2328"),
    FG2("-ts-fg2", "#b7c0ca", "#3d4650"),
    MUTED("-ts-muted", "#929ba6", "#59636e"),
    ACCENT("-ts-accent", "#58a6ff", "#0969da"),
    ACCENT_BG("-ts-accent-bg", "#172a45", "#e6f2ff"),
    UPDATE("-ts-update", "#62b8ea", "#0f6ca6"),
    UPDATE_BG("-ts-update-bg", "#14354a", "#d9ecf9"),
    FIXED("-ts-fixed", "#3fbf94", "#0b7a57"),
    FIXED_BG("-ts-fixed-bg", "#123d31", "#dff4ec"),
    PHYSICS("-ts-physics", "#2f9f7b", "#14855f"),
    CONTACTS("-ts-contacts", "#9fdcc4", "#4d9c80"),
    PRESENTATION("-ts-presentation", "#e8a5cf", "#9c3f83"),
    CARRIED("-ts-carried", "#e6a532", "#916400"),
    CARRIED_BG("-ts-carried-bg", "#40300f", "#fbe9c6"),
    DROPPED("-ts-dropped", "#f07f45", "#962c00"),
    DROPPED_BG("-ts-dropped-bg", "#4a2514", "#fddfcd"),
    CLAMPED("-ts-clamped", "#a89f91", "#6b6154"),
    PAUSED("-ts-paused", "#8b949e", "#5a646f"),
    PAUSED_BG("-ts-paused-bg", "#2a3038", "#e7ebef"),
    INPUT("-ts-input", "#e8d44d", "#7a6700"),
    STOP("-ts-stop", "#f0e04a", "#6f6000"),
    STOP_FILL("-ts-stop-fill", "#f0e04a", "#ffd83d"),
    STOP_INK("-ts-stop-ink", "#0d1117", "#1f2328"),
    ERROR("-ts-error", "#ff7b72", "#c2222d"),
    INK("-ts-ink", "#0d1117", "#ffffff");

    private final String property;
    private final Color dark;
    private final Color light;

    Token(String property, String dark, String light) {
        this.property = property;
        this.dark = Color.web(dark);
        this.light = Color.web(light);
    }

    /** The CSS property, such as {@code -ts-update}. */
    public String property() {
        return property;
    }

    public Color dark() {
        return dark;
    }

    public Color light() {
        return light;
    }
}
