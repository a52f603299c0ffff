package dev.tickscope.timeline.draw;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/** The fonts of the timeline and the widths of texts in them. JavaFX thread. */
public final class Fonts {
    /** Inter for words, JetBrains Mono for numbers; the system's own where they are not installed. */
    public enum Face {
        CAPTION(false, FontWeight.NORMAL, 11), CAPTION_BOLD(false, FontWeight.SEMI_BOLD, 11), NAME(false, FontWeight.SEMI_BOLD, 12),
        MONO(true, FontWeight.NORMAL, 11), MONO_BOLD(true, FontWeight.SEMI_BOLD, 11);

        private final boolean mono;
        private final FontWeight weight;
        private final double size;

        Face(boolean mono, FontWeight weight, double size) {
            this.mono = mono;
            this.weight = weight;
            this.size = size;
        }
    }

    private static final int REMEMBERED = 4_096;
    private final Font[] fonts = new Font[Face.values().length];
    private final Map<String, Double> widths = new HashMap<>();
    private final Text ruler = new Text();

    public Fonts() {
        String words = family("Inter", Font.getDefault().getFamily());
        String numbers = family("JetBrains Mono", "Monospaced");
        for (Face face : Face.values()) {
            fonts[face.ordinal()] = Font.font(face.mono ? numbers : words, face.weight, face.size);
        }
    }

    private static String family(String wanted, String otherwise) {
        return Font.getFamilies().contains(wanted) ? wanted : otherwise;
    }

    public Font get(Face face) {
        return fonts[face.ordinal()];
    }

    /** Width in pixels. */
    public double width(String text, Face face) {
        if (widths.size() > REMEMBERED) {
            widths.clear();
        }
        return widths.computeIfAbsent(face.ordinal() + text, key -> measure(text, face));
    }

    private double measure(String text, Face face) {
        ruler.setFont(get(face));
        ruler.setText(text);
        return ruler.getLayoutBounds().getWidth();
    }
}
