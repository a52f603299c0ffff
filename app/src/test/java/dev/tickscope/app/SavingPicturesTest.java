package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.picture.PictureChoice;
import dev.tickscope.app.picture.PictureView;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.core.event.RunEvent;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Pictures and diagnostics that the window saves. */
class SavingPicturesTest extends SharedWindow {
    private void save(PictureView view, int width, int height, Path file, String told) {
        onFx(() -> {
            window.messages().hide();
            window.pictures().save(new PictureChoice(view, width, height), file);
            return null;
        });
        await(told, () -> window.messages().text().contains(told));
    }

    /** A session that has run to its end. */
    private void played() {
        script("phase", 17, 17, 100, 17);
        onFx(() -> {
            window.run().resume();
            return null;
        });
        awaitState(RunEvent.ENDED);
    }

    private static String size(Path file) throws IOException {
        BufferedImage image = ImageIO.read(file.toFile());
        return image.getWidth() + "x" + image.getHeight();
    }

    @Test
    void theWindowAndItsViewsAreSavedAsTheyAre() throws IOException {
        played();
        onFx(() -> {
            window.layout(LayoutChoice.DEBUG);
            return null;
        });
        save(PictureView.WINDOW, 0, 0, folder.resolve("window.png"), "The picture was saved: window.png");
        assertEquals(onFx(() -> (int) window.scene().getWidth() + "x" + (int) window.scene().getHeight()), size(folder.resolve("window.png")));
        save(PictureView.LEDGER, 0, 0, folder.resolve("ledger"), "The picture was saved: ledger.png");
        assertTrue(Files.exists(folder.resolve("ledger.png")), "a name without an ending gets one");
        save(PictureView.SCENE, 0, 0, folder.resolve("scene.png"), "The picture was saved: scene.png");
    }

    @Test
    void theTimelineIsSavedAtAnySizeAsPngOrSvg() throws IOException {
        played();
        save(PictureView.TIMELINE, 700, 300, folder.resolve("t.png"), "The picture was saved: t.png, 700 × 300 pixels.");
        assertEquals("700x300", size(folder.resolve("t.png")));
        save(PictureView.TIMELINE, 900, 320, folder.resolve("t.svg"), "The picture was saved: t.svg, 900 × 320 pixels.");
        String svg = Files.readString(folder.resolve("t.svg"));
        assertTrue(svg.contains("width=\"900\" height=\"320\""), svg.substring(0, 200));
        assertTrue(svg.contains(">Fixed ticks</text>"));
    }

    @Test
    void whatCannotBeSavedIsTold() {
        script("phase", 17);
        Path nowhere = folder.resolve("file");
        onFx(() -> Files.writeString(nowhere, "no folder"));
        save(PictureView.WINDOW, 0, 0, nowhere.resolve("a.png"), "The picture cannot be saved as ");
        save(PictureView.LEDGER, 0, 0, folder.resolve("ledger.svg"), "Only the timeline is drawn as SVG.");
        assertFalse(Files.exists(folder.resolve("ledger.svg")));
        onFx(() -> {
            window.layout(LayoutChoice.PACING);
            return null;
        });
        save(PictureView.SCENE, 0, 0, folder.resolve("hidden.png"), "This layout does not show the scene.");
        assertFalse(Files.exists(folder.resolve("hidden.png")));
    }

    @Test
    void theKeyAsksWhatAndHowLarge() {
        script("phase", 17);
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
        await("the question is there", () -> lookup("#pictureView").tryQuery().isPresent());
        onFx(() -> {
            lookup("#pictureView").<ComboBox<PictureView>>query().setValue(PictureView.TIMELINE);
            lookup("#pictureWidth").<TextField>query().setText("99");
            return null;
        });
        assertEquals("Expected whole numbers from 480 × 240 to 4096 × 4096.", onFx(() -> lookup("#pictureHint").<Labeled>query().getText()));
        onFx(() -> {
            lookup("#pictureWidth").<TextField>query().setText("1200");
            return null;
        });
        assertTrue(onFx(() -> lookup("#pictureHint").<Labeled>query().getText()).startsWith("PNG, or SVG"));
        push(KeyCode.ESCAPE);
        await("the question is gone", () -> lookup("#pictureView").tryQuery().isEmpty());
    }

    @Test
    void theToolShowsItsOwnCost() {
        played();
        onFx(() -> {
            window.showDiagnostics();
            return null;
        });
        await("rows a second are measured", () -> all(lookup("#diagnostics").query()).matches("(?s).*Rows a second [0-9,]+ .*"));
        String shown = all(lookup("#diagnostics").query());
        for (String part : new String[] {"Pulse ", "Drawing, timeline ", "Drawing, overview ", "Drawing, scene ", "Drawing, clock fields ", "Drawing, time ledger ",
            "Simulation of a tick ", "Rows ", "Memory of rows ", "Memory of poses and contacts ", "Memory of the index ", "Memory of the program "}) {
            assertTrue(shown.contains(part), () -> part + "is not in " + shown);
        }
        push(KeyCode.ESCAPE);
        await("the panel is gone", () -> lookup("#diagnostics").tryQuery().isEmpty());
    }

    @Test
    void aSavedBundleHasNeitherHomeNorUser() throws IOException {
        script("phase", 17);
        String home = System.getProperty("user.home");
        Path zip = folder.resolve("d.zip");
        onFx(() -> {
            window.errors().report(home + "/captures of " + System.getProperty("user.name") + "/run.csv: line 3 is broken.", "Nothing was opened.", new IOException(home));
            window.messages().hide();
            window.diagnostics().save(zip);
            return null;
        });
        await("the bundle is there", () -> window.messages().text().equals("The diagnostics were saved: d.zip."));
        String everything = "";
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                bytes.write((entry.getName() + "\n").getBytes(StandardCharsets.UTF_8));
                in.transferTo(bytes);
            }
            everything = bytes.toString(StandardCharsets.UTF_8);
        }
        assertTrue(everything.contains("run.csv: line 3 is broken."), everything);
        assertTrue(everything.contains("\"id\" : \"phase\""), everything);
        assertFalse(everything.contains(home), everything);
        assertFalse(everything.matches("(?is).*(?<![\\p{L}\\p{N}])" + java.util.regex.Pattern.quote(System.getProperty("user.name")) + "(?![\\p{L}\\p{N}]).*"), everything);
        assertFalse(everything.contains(folder.toString()), everything);
    }
}
