package dev.tickscope.app.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contrast of the tokens of each theme, by the formula of WCAG 2, read from the style sheets that the window uses. */
class ContrastTest {
    private static final Pattern TOKEN = Pattern.compile("-ts-([a-z0-9-]+):\\s*#([0-9a-f]{6})(?:[0-9a-f]{2})?;");
    private static final List<String> GROUNDS = List.of("panel", "canvas", "plot", "stripe", "raised");
    private static final List<String> TEXTS = List.of("fg", "fg2", "muted", "accent", "update", "fixed", "presentation", "carried", "dropped", "clamped",
            "paused", "input", "stop", "error");
    private static final List<String> FILLS = List.of("physics", "contacts", "update", "fixed", "presentation", "carried", "dropped", "clamped", "paused",
            "input", "stop", "error", "accent");
    private static final List<String> TINTS = List.of("update", "fixed", "presentation", "carried", "dropped", "stop", "error", "paused", "accent");

    static Map<String, Integer> tokens(Theme theme) throws IOException {
        Map<String, Integer> tokens = new LinkedHashMap<>();
        try (InputStream in = Theme.class.getResourceAsStream("/dev/tickscope/app/theme/" + theme.id() + ".css")) {
            Matcher matcher = TOKEN.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            while (matcher.find()) {
                tokens.put(matcher.group(1), Integer.parseInt(matcher.group(2), 16));
            }
        }
        return tokens;
    }

    private static double channel(int value) {
        double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static double luminance(int rgb) {
        return 0.2126 * channel(rgb >> 16 & 255) + 0.7152 * channel(rgb >> 8 & 255) + 0.0722 * channel(rgb & 255);
    }

    static double contrast(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static void check(List<String> wrong, Map<String, Integer> tokens, String text, String ground, double least) {
        double contrast = contrast(tokens.get(text), tokens.get(ground));
        if (contrast < least) {
            wrong.add(text + " on " + ground + ": " + Math.floor(contrast * 100) / 100 + ", not " + least);
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyTextCanBeReadOnEveryGround(Theme theme) throws IOException {
        Map<String, Integer> tokens = tokens(theme);
        List<String> wrong = new ArrayList<>();
        for (String ground : GROUNDS) {
            TEXTS.forEach(text -> check(wrong, tokens, text, ground, 4.5));
            FILLS.forEach(fill -> check(wrong, tokens, fill, ground, 3));
        }
        for (String tint : TINTS) {
            check(wrong, tokens, "fg", tint + "-bg", 4.5);
        }
        for (String fill : FILLS) {
            check(wrong, tokens, "ink", fill, fill.equals("contacts") || fill.equals("physics") ? 3 : 4.5);
        }
        for (String[] pair : new String[][] {{"on-accent", "accent"}, {"stop-ink", "stop-fill"}, {"fg", "hover"}, {"fg", "pressed"},
            {"stop", "stop-bg"}, {"fixed", "fixed-bg"}, {"accent", "accent-bg"}, {"error", "error-bg"}, {"fg2", "paused-bg"}}) {
            check(wrong, tokens, pair[0], pair[1], 4.5);
        }
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyThemeHasTheSameTokens(Theme theme) throws IOException {
        assertEquals(tokens(Theme.DARK).keySet(), tokens(theme).keySet());
        assertTrue(tokens(theme).size() > 40);
    }

    @ParameterizedTest
    @EnumSource(value = Theme.class, names = "HIGH_CONTRAST")
    void highContrastHasSevenToOneAndBordersThatAreSeen(Theme theme) throws IOException {
        Map<String, Integer> tokens = tokens(theme);
        List<String> wrong = new ArrayList<>();
        for (String ground : GROUNDS) {
            TEXTS.forEach(text -> check(wrong, tokens, text, ground, 7));
            check(wrong, tokens, "line", ground, 3);
            check(wrong, tokens, "line2", ground, 4.5);
        }
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void theSceneHasTheColourOfTheCanvas(Theme theme) throws IOException {
        assertEquals(Color.web(String.format("#%06x", tokens(theme).get("canvas"))), theme.canvas());
    }
}
