package dev.tickscope.timeline.draw;

import java.util.Arrays;
import java.util.function.Function;
import javafx.scene.paint.Color;

/** The colours of one theme. Immutable; made anew when the theme changes. */
public final class Palette {
    public static final Palette DARK = new Palette(Token::dark);
    public static final Palette LIGHT = new Palette(Token::light);

    private final Color[] colors;

    public Palette(Function<Token, Color> source) {
        colors = Arrays.stream(Token.values()).map(source).toArray(Color[]::new);
    }

    public Color get(Token token) {
        return colors[token.ordinal()];
    }

    /** Whether borders are drawn twice as strong and patterns in full: the text is white and the plot black. */
    public boolean strong() {
        return get(Token.FG).equals(Color.WHITE) && get(Token.PLOT).equals(Color.BLACK);
    }

    /** That colour, see-through. */
    public Color get(Token token, double opacity) {
        Color color = get(token);
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), opacity);
    }

    /** The colour that comes of laying another over it, see-through. */
    public Color over(Token ground, Token token, double opacity) {
        return get(ground).interpolate(get(token), opacity);
    }

    /** For style sheets: {@code #62b8ea}. */
    public String hex(Token token) {
        Color color = get(token);
        return String.format("#%02x%02x%02x", Math.round(color.getRed() * 255), Math.round(color.getGreen() * 255),
                Math.round(color.getBlue() * 255));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Palette palette && Arrays.equals(colors, palette.colors);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(colors);
    }
}
