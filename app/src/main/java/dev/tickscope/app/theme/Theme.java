package dev.tickscope.app.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Application;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.paint.Color;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/** The looks of the program: controls from a Primer theme, colours from our tokens. */
public enum Theme {
    DARK("Dark", "#0d1117"),
    LIGHT("Light", "#f3f5f8"),
    /** White on black, with borders twice as strong. */
    HIGH_CONTRAST("High contrast", "#000000");

    private static final String LAYOUT = resource("layout.css");
    private static final String CONTROLS = resource("controls.css");
    private static final String STRONG = resource("strong.css");

    private final String title;
    private final Color canvas;
    private final String tokens = resource(id() + ".css");

    Theme(String title, String canvas) {
        this.title = title;
        this.canvas = Color.web(canvas);
    }

    public String title() {
        return title;
    }

    /** The name on the command line and in the preferences. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Theme> named(String id) {
        for (Theme theme : values()) {
            if (theme.id().equals(id)) {
                return Optional.of(theme);
            }
        }
        return Optional.empty();
    }

    /** Dresses all windows in the controls of this theme, and the owner of {@code stylesheets} (a scene or dialog) in its colours. */
    public void apply(ObservableList<String> stylesheets) {
        Application.setUserAgentStylesheet((this == LIGHT ? new PrimerLight() : new PrimerDark()).getUserAgentStylesheet());
        stylesheets.setAll(this == HIGH_CONTRAST ? List.of(tokens, CONTROLS, LAYOUT, STRONG) : List.of(tokens, CONTROLS, LAYOUT));
    }

    /** Dresses a window of ours. Its ground is the scene's own colour: JavaFX clears with it what it paints anew, and nothing need lie over it. */
    public void apply(Scene scene) {
        List<Window> popups = Window.getWindows().stream().filter(PopupWindow.class::isInstance).toList();
        // JavaFX looks for the old colours of an open menu among the new ones, and logs each that it misses.
        popups.stream().filter(ContextMenu.class::isInstance).forEach(Window::hide);
        apply(scene.getStylesheets());
        // What else is open has a copy of them.
        popups.forEach(popup -> popup.getScene().getStylesheets().setAll(scene.getStylesheets()));
        scene.setFill(canvas);
    }

    /** The colour behind everything, {@code -ts-canvas} of its style sheet. */
    Color canvas() {
        return canvas;
    }

    private static String resource(String file) {
        return Objects.requireNonNull(Theme.class.getResource("/dev/tickscope/app/theme/" + file), file).toExternalForm();
    }
}
