package dev.tickscope.timeline.draw;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import javafx.scene.paint.Color;
import javafx.scene.paint.ImagePattern;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/**
 * Keeps what is drawn as an SVG document: shapes as shapes, texts as text, patterns as patterns. Equal drawing gives the same document,
 * character by character.
 */
public final class SvgSurface implements Surface {
    private final double width;
    private final double height;
    private final StringBuilder body = new StringBuilder();
    private final StringBuilder definitions = new StringBuilder();
    private final Map<ImagePattern, String> patterns = new IdentityHashMap<>();
    private String fill = "";
    private String stroke = "";
    private String font = "";
    private int clips;
    private double right;
    private double down;

    public SvgSurface(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** Everything from now on lies so many pixels further to the right and lower. */
    public void move(double pixelsRight, double pixelsDown) {
        right += pixelsRight;
        down += pixelsDown;
    }

    /** The whole document. @param title what it shows, for readers that do not look at it */
    public String document(String title) {
        String size = number(width) + "\" height=\"" + number(height);
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + size + "\" viewBox=\"0 0 "
                + number(width) + " " + number(height) + "\">\n<title>" + escaped(title) + "</title>\n<defs>\n<clipPath id=\"sheet\"><rect width=\""
                + size + "\"/></clipPath>\n" + definitions + "</defs>\n<g clip-path=\"url(#sheet)\" font-variant-numeric=\"tabular-nums\">\n" + body
                + "</g>\n</svg>\n";
    }

    @Override
    public void fill(Paint paint) {
        fill = paint("fill", paint);
    }

    @Override
    public void stroke(Paint paint, double lineWidth, double[] dashes) {
        StringBuilder style = new StringBuilder(paint("stroke", paint)).append(attribute("stroke-width", lineWidth));
        if (dashes.length > 0) {
            StringBuilder lengths = new StringBuilder();
            for (double length : dashes) {
                lengths.append(lengths.isEmpty() ? "" : " ").append(number(length));
            }
            style.append(" stroke-dasharray=\"").append(lengths).append('"');
        }
        stroke = style.toString();
    }

    /** JavaFX has families for cuts; elsewhere they are weights of one family. */
    @Override
    public void font(Font wanted, TextAlignment alignment) {
        String family = wanted.getFamily();
        boolean mono = family.startsWith("JetBrains Mono") || family.equals("Monospaced");
        boolean bold = (family + wanted.getStyle()).toLowerCase(Locale.ROOT).replace(" ", "").contains("bold");
        String anchor = alignment == TextAlignment.CENTER ? "middle" : alignment == TextAlignment.RIGHT ? "end" : "start";
        font = " font-family=\"" + (mono ? "'JetBrains Mono', monospace" : "Inter, sans-serif") + "\"" + attribute("font-size", wanted.getSize())
                + (bold ? " font-weight=\"600\"" : "") + (anchor.equals("start") ? "" : " text-anchor=\"" + anchor + "\"");
    }

    @Override
    public void clip(double top, double bottom) {
        String id = "clip" + ++clips;
        definitions.append("<clipPath id=\"").append(id).append("\"><rect").append(box(0, top, width, Math.max(0, bottom - top)))
                .append("/></clipPath>\n");
        body.append("<g clip-path=\"url(#").append(id).append(")\">\n");
    }

    @Override
    public void unclip() {
        body.append("</g>\n");
    }

    @Override
    public void rect(double x, double y, double wide, double high) {
        if (wide > 0 && high > 0) {
            body.append("<rect").append(box(x, y, wide, high)).append(fill).append("/>\n");
        }
    }

    @Override
    public void outline(double x, double y, double wide, double high) {
        if (wide > 0 && high > 0) {
            body.append("<rect").append(box(x, y, wide, high)).append(" rx=\"1.5\" fill=\"none\"").append(stroke).append("/>\n");
        }
    }

    private String box(double x, double y, double wide, double high) {
        return attribute("x", x + right) + attribute("y", y + down) + attribute("width", wide) + attribute("height", high);
    }

    @Override
    public void oval(double x, double y, double wide, double high) {
        body.append("<ellipse").append(attribute("cx", x + right + wide / 2)).append(attribute("cy", y + down + high / 2))
                .append(attribute("rx", wide / 2)).append(attribute("ry", high / 2)).append(fill).append("/>\n");
    }

    @Override
    public void line(double x0, double y0, double x1, double y1) {
        body.append("<line").append(attribute("x1", x0 + right)).append(attribute("y1", y0 + down)).append(attribute("x2", x1 + right))
                .append(attribute("y2", y1 + down)).append(stroke).append("/>\n");
    }

    @Override
    public void polylines(double[] xs, double[] ys, int count, int each) {
        for (int from = 0; from < count; from += each) {
            points("polyline", xs, ys, from, from + each, " fill=\"none\"" + stroke);
        }
    }

    @Override
    public void polygons(double[] xs, double[] ys, int count, int each) {
        for (int from = 0; from < count; from += each) {
            points("polygon", xs, ys, from, from + each, fill);
        }
    }

    @Override
    public void polygonOutline(double[] xs, double[] ys, int count) {
        points("polygon", xs, ys, 0, count, " fill=\"none\"" + stroke);
    }

    private void points(String element, double[] xs, double[] ys, int from, int to, String style) {
        body.append('<').append(element).append(" points=\"");
        for (int i = from; i < to; i++) {
            body.append(i == from ? "" : " ").append(number(xs[i] + right)).append(',').append(number(ys[i] + down));
        }
        body.append('"').append(style).append("/>\n");
    }

    @Override
    public void text(String text, double x, double baseline) {
        text(text, attribute("x", x + right) + attribute("y", baseline + down) + fill);
    }

    @Override
    public void textOutline(String text, double x, double baseline) {
        text(text, attribute("x", x + right) + attribute("y", baseline + down) + " fill=\"none\" stroke-linejoin=\"round\"" + stroke);
    }

    @Override
    public void textUpwards(String text, double x, double y) {
        text(text, " transform=\"translate(" + number(x + right) + " " + number(y + down) + ") rotate(-90)\"" + fill);
    }

    private void text(String text, String attributes) {
        if (!text.isEmpty()) {
            body.append("<text").append(attributes).append(font).append('>').append(escaped(text)).append("</text>\n");
        }
    }

    private String paint(String property, Paint paint) {
        if (paint instanceof ImagePattern pattern) {
            return " " + property + "=\"url(#" + patterns.computeIfAbsent(pattern, this::define) + ")\"";
        }
        Color color = (Color) paint;
        return " " + property + "=\"" + hex(color) + "\"" + (color.getOpacity() < 1 ? attribute(property + "-opacity", color.getOpacity()) : "");
    }

    private String define(ImagePattern pattern) {
        String id = "pattern" + (patterns.size() + 1);
        definitions.append(SvgPattern.of(pattern, id));
        return id;
    }

    static String hex(Color color) {
        return String.format(Locale.ROOT, "#%02x%02x%02x", Math.round(color.getRed() * 255), Math.round(color.getGreen() * 255),
                Math.round(color.getBlue() * 255));
    }

    static String attribute(String name, double value) {
        return " " + name + "=\"" + number(value) + "\"";
    }

    /** At most three digits after the point: finer than any screen. */
    static String number(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("not a place: " + value);
        }
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_EVEN).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }

    /** Text as XML, without the characters that XML cannot hold. */
    static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> out.appendCodePoint(c < ' ' || c >= 0xd800 && c < 0xe000 || c == 0xfffe || c == 0xffff ? 0xfffd : c);
            }
        });
        return out.toString();
    }
}
