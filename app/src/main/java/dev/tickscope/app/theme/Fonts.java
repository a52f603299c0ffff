package dev.tickscope.app.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/**
 * The fonts that come with the program: Inter for words, JetBrains Mono for numbers. The heavier weights are families of their own,
 * "Inter Medium", "Inter Semi Bold", "JetBrains Mono Medium" and "JetBrains Mono SemiBold", because that is how their files name them.
 */
public final class Fonts {
    private static final List<String> FILES = List.of("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
            "JetBrainsMono-Regular.ttf", "JetBrainsMono-Medium.ttf", "JetBrainsMono-SemiBold.ttf", "JetBrainsMono-Bold.ttf");
    private static boolean loaded;

    private Fonts() {
    }

    /** Makes them known to the toolkit. Call it on the JavaFX thread before the first scene is built; again it does nothing. */
    public static void load() {
        if (loaded) {
            return;
        }
        loaded = true;
        for (String file : FILES) {
            try (InputStream in = Fonts.class.getResourceAsStream("/dev/tickscope/app/fonts/" + file)) {
                if (in == null || Font.loadFont(in, 12) == null) {
                    throw new IllegalStateException("the font " + file + " that comes with the program cannot be loaded");
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
