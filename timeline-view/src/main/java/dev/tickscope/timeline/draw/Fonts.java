package dev.tickscope.timeline.draw;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/** The fonts of the timeline and the widths of texts in them. JavaFX thread. */
public final class Fonts {
    /** Inter for words, JetBrains Mono for numbers; the system's own where they are not installed. */
    public enum Face {
        CAPTION(false, false, 11), CAPTION_BOLD(false, true, 11), NAME(false, true, 12), MONO(true, false, 11), MONO_BOLD(true, true, 11);

        private final boolean mono;
        private final boolean bold;
        private final double size;

        Face(boolean mono, boolean bold, double size) {
            this.mono = mono;
            this.bold = bold;
            this.size = size;
        }
    }

    private static final int REMEMBERED = 4_096;
    private final Font[] fonts = new Font[Face.values().length];
    private final Map<String, Double> widths = new HashMap<>();
    private final Text ruler = new Text();

    public Fonts() {
        List<String> installed = Font.getFamilies();
        for (Face face : Face.values()) {
            fonts[face.ordinal()] = face.mono ? font(installed, face, "JetBrains Mono", "JetBrains Mono SemiBold", "Monospaced")
                    : font(installed, face, "Inter", "Inter Semi Bold", Font.getDefault().getFamily());
        }
    }

    /** Semi-bold cuts are families of their own to JavaFX. */
    private static Font font(List<String> installed, Face face, String family, String semiBold, String otherwise) {
        if (face.bold && installed.contains(semiBold)) {
            return Font.font(semiBold, face.size);
        }
        return Font.font(installed.contains(family) ? family : otherwise, face.bold ? FontWeight.BOLD : FontWeight.NORMAL, face.size);
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
