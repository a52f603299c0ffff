package dev.tickscope.timeline.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.timeline.TimelineRun;
import dev.tickscope.timeline.TimelineView;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.Toolkit;
import dev.tickscope.core.session.Playhead;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import javafx.scene.text.TextAlignment;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** Drawing becomes SVG: shapes, texts and patterns stay what they are. */
class SvgSurfaceTest {
    /** What the pen leaves in the sheet, without the frame around it. */
    private static List<String> drawn(Consumer<Pen> drawing) {
        return Toolkit.on(() -> {
            SvgSurface sheet = new SvgSurface(100, 50);
            drawing.accept(new Pen(sheet, 10, 1, Palette.DARK, new Patterns(Palette.DARK), new Fonts()));
            return sheet.document("test").lines().filter(line -> line.matches("<(rect x|text|line|poly|ellipse).*") && !line.contains("height=\"1\" fill=\"#")).toList();
        });
    }

    @Test
    void shapesKeepTheirPlaces() {
        assertEquals(List.of("<rect x=\"15\" y=\"2\" width=\"8\" height=\"3\" fill=\"#3fbf94\"/>"), drawn(pen -> pen.rect(5.2, 2, 7.9, 3, Token.FIXED)));
        assertEquals(List.of("<rect x=\"15.5\" y=\"2.5\" width=\"7\" height=\"9\" rx=\"1.5\" fill=\"none\" stroke=\"#f0e04a\" stroke-width=\"1\" stroke-dasharray=\"3 2\"/>"),
                drawn(pen -> pen.outline(5, 2, 8, 10, Token.STOP, 1, 3, 2)));
        assertEquals(List.of("<line x1=\"10\" y1=\"1\" x2=\"13.333\" y2=\"4\" stroke=\"#f0e04a\" stroke-width=\"1.6\"/>"),
                drawn(pen -> pen.line(0, 1, 10 / 3.0, 4, Token.STOP, 1.6)));
        assertEquals(List.of("<polygon points=\"10,0 14,0 12,8\" fill=\"#f07f45\"/>"),
                drawn(pen -> pen.polygon(new double[] {0, 4, 2}, new double[] {0, 0, 8}, 3, pen.palette().get(Token.DROPPED))));
        assertEquals(List.of("<ellipse cx=\"15\" cy=\"6\" rx=\"2\" ry=\"2\" fill=\"#e8a5cf\"/>"), drawn(pen -> pen.dot(5, 6, 2, Token.PRESENTATION)));
        assertEquals(List.of("<rect x=\"10\" y=\"0\" width=\"4\" height=\"4\" fill=\"#58a6ff\" fill-opacity=\"0.05\"/>"),
                drawn(pen -> pen.rect(0, 0, 4, 4, pen.palette().get(Token.ACCENT, 0.05))));
    }

    @Test
    void textsStayTexts() {
        List<String> lines = drawn(pen -> {
            pen.centered("2 < 3 & more", 5, 20, Token.FG, Fonts.Face.CAPTION);
            pen.upright("up", 5, 0, Token.FG, Fonts.Face.MONO);
            pen.haloed("8.4 ms", 0, 12, Token.CARRIED, Fonts.Face.MONO, TextAlignment.RIGHT);
        });
        assertTrue(lines.get(0).startsWith("<text x=\"15\" y=\"20\" fill=\"#e6edf3\" font-family=\"Inter, sans-serif\" font-size=\"11\""), lines.get(0));
        assertTrue(lines.get(0).endsWith(" text-anchor=\"middle\">2 &lt; 3 &amp; more</text>"), lines.get(0));
        assertTrue(lines.stream().anyMatch(line -> line.contains("rotate(-90)") && line.endsWith(">up</text>")), lines.toString());
        assertEquals(2, lines.stream().filter(line -> line.endsWith(" text-anchor=\"end\">8.4 ms</text>")).count(), "the halo and the text");
        assertTrue(lines.stream().anyMatch(line -> line.contains("fill=\"none\" stroke-linejoin=\"round\" stroke=\"#0f141b\" stroke-width=\"4\"")));
    }

    @Test
    void aPatternIsItsSmallestTile() {
        String document = Toolkit.on(() -> {
            SvgSurface sheet = new SvgSurface(100, 50);
            Pen pen = new Pen(sheet, 0, 1, Palette.DARK, new Patterns(Palette.DARK), new Fonts());
            pen.pattern(0, 0, 20, 20, Patterns.Kind.CARRIED);
            pen.pattern(0, 20, 20, 20, Patterns.Kind.DROPPED);
            pen.pattern(20, 20, 20, 20, Patterns.Kind.CARRIED);
            return sheet.document("patterns");
        });
        assertTrue(document.contains("<pattern id=\"pattern1\" width=\"1\" height=\"4\" patternUnits=\"userSpaceOnUse\""), document);
        assertTrue(document.contains("<pattern id=\"pattern2\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\""), document);
        assertFalse(document.contains("pattern3"), "used twice, defined once");
        assertEquals(2, document.split(Pattern.quote("fill=\"url(#pattern1)\""), -1).length - 1);
    }

    @Test
    void numbersAreShortAndFinite() {
        assertEquals("0", SvgSurface.number(-0.0001));
        assertEquals("12.346", SvgSurface.number(12.3456));
        assertEquals("-1000", SvgSurface.number(-1_000));
        assertThrows(IllegalArgumentException.class, () -> SvgSurface.number(Double.NaN));
        assertEquals("\uFFFDa\uD83D\uDE00\uFFFD", SvgSurface.escaped("\u0001a\uD83D\uDE00\uD83D"));
    }

    private static String svg(Playhead playhead, double width, double height) {
        return Toolkit.on(() -> {
            TimelineRun run = TimelineRun.workedExample();
            TimelineView view = new TimelineView(new TimelineViewModel());
            Toolkit.scene(view, width, height, "");
            view.setSession(run.info());
            view.update(run.view(), playhead);
            view.update(run.view(), playhead);
            return view.svg();
        });
    }

    @Test
    void theWorkedExampleIsADocumentWithItsNumbers() throws Exception {
        String svg = svg(Playhead.LIVE, 992, 568);
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertEquals("992", document.getDocumentElement().getAttribute("width"));
        NodeList texts = document.getElementsByTagName("text");
        List<String> words = java.util.stream.IntStream.range(0, texts.getLength()).mapToObj(i -> texts.item(i).getTextContent()).toList();
        for (String wanted : List.of("Timeline", "real 8.99 to 9.25 s", "512 · 2 of 4", "108.4 ms", "41.8 ms carried", "2 dropped", "end of tick 431", "Fixed ticks")) {
            assertTrue(words.contains(wanted), () -> wanted + " is not among " + words);
        }
        assertTrue(document.getElementsByTagName("pattern").getLength() >= 4, "striped, carried, dropped and skipped");
        assertEquals(svg, svg(Playhead.LIVE, 992, 568), "the same drawing is the same document");
    }

    @Test
    void aTwinShowsTheSameStretchAtItsOwnSize() {
        Toolkit.on(() -> {
            TimelineRun run = TimelineRun.workedExample();
            TimelineView view = new TimelineView(new TimelineViewModel());
            Toolkit.scene(view, 992, 568, "");
            view.setSession(run.info());
            view.update(run.view(), new Playhead.AtFrame(300));
            view.model().setLensOn(false);
            view.model().zoom(0.4, 300);
            view.update(run.view(), new Playhead.AtFrame(300));
            TimelineView twin = view.twin();
            Toolkit.scene(twin, 2_000, 400, "");
            twin.update(run.view(), new Playhead.AtFrame(300));
            assertEquals(view.model().axis().leftUnits(), twin.model().axis().leftUnits());
            assertEquals(view.model().axis().contextRightUnits(), twin.model().axis().contextRightUnits());
            assertEquals(2_000 - 136, twin.model().axis().width(), 0);
            assertEquals(view.flag(), twin.flag());
            return null;
        });
    }
}
