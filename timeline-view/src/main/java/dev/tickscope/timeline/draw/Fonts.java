package dev.tickscope.timeline.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

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
    /** JavaFX keeps the glyphs of a text that is measured so, for whoever draws it later: a canvas keeps none of its own texts. */
    private static final TextBoundsType KEPT = TextBoundsType.LOGICAL_VERTICAL_CENTER;
    private final Font[] fonts = new Font[Face.values().length];
    private final List<Map<String, Double>> widths = new ArrayList<>();
    private final Map<String, List<String>> broken = new HashMap<>();
    private final Text ruler = new Text();

    public Fonts() {
        ruler.setBoundsType(KEPT);
        List<String> installed = Font.getFamilies();
        for (Face face : Face.values()) {
            widths.add(new HashMap<>());
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
        Map<String, Double> known = widths.get(face.ordinal());
        Double width = known.get(text);
        if (width == null) {
            if (known.size() > REMEMBERED) {
                known.clear();
            }
            width = measure(text, face);
            known.put(text, width);
        }
        return width;
    }

    /** Before a canvas draws that text, again and again or with a ground around its letters: it finds the glyphs then. */
    void ready(String text, Face face) {
        width(text, face);
    }

    /** A caption in lines of at most that width, broken at spaces; a word that is longer has a line of its own. */
    public List<String> lines(String caption, double width) {
        if (broken.size() > REMEMBERED) {
            broken.clear();
        }
        return broken.computeIfAbsent(width + caption, key -> broken(caption, width));
    }

    private List<String> broken(String caption, double width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : caption.split(" ")) {
            if (!line.isEmpty() && width(line + " " + word, Face.CAPTION) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return List.copyOf(lines);
    }

    private double measure(String text, Face face) {
        ruler.setFont(get(face));
        ruler.setText(text);
        return ruler.getLayoutBounds().getWidth();
    }
}
