package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.picture.Instant;
import dev.tickscope.app.picture.PictureView;
import dev.tickscope.app.picture.RunFile;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.theme.Theme;
import dev.tickscope.core.recording.RecordedSession;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;

/** Pictures that are drawn without a window. */
class PictureJobTest {
    private static final Path WORKED = Path.of("../docs/examples/worked-example.json");
    private static final Path CRATES = Path.of("../docs/examples/crates.json");

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private Path draw(Path scenario, String at, LayoutChoice layout, Theme theme, int width, int height, PictureView view, String name) throws Exception {
        return draw(scenario, at, layout, theme, width, height, view, false, name);
    }

    private Path draw(Path scenario, String at, LayoutChoice layout, Theme theme, int width, int height, PictureView view, boolean editor, String name)
            throws Exception {
        Instant instant = Instant.parse(at);
        RecordedSession session = RunFile.open(scenario, instant.runEnd());
        Path file = folder.resolve(name);
        CompletableFuture<Void> written = new CompletableFuture<>();
        PictureJob job = new PictureJob(session, instant.in(session.view(), name), new PictureCommand.Request(layout, theme, width, height, view, editor, file), written);
        Platform.runLater(job::run);
        written.get();
        return file;
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void theTimelineOfTheWorkedExampleLooksAsItDid(Theme theme) throws Exception {
        String name = "timeline-" + theme.id() + ".png";
        Golden.compare(draw(WORKED, "stop", LayoutChoice.DEBUG, theme, 800, 400, PictureView.TIMELINE, name), name);
    }

    @Test
    void theSameFileAndOptionsGiveTheSamePicture() throws Exception {
        byte[] first = Files.readAllBytes(draw(CRATES, "tick:90", LayoutChoice.PACING, Theme.LIGHT, 1_300, 800, PictureView.WINDOW, "a.png"));
        byte[] second = Files.readAllBytes(draw(CRATES, "tick:90", LayoutChoice.PACING, Theme.LIGHT, 1_300, 800, PictureView.WINDOW, "b.png"));
        assertArrayEquals(first, second);
        BufferedImage image = ImageIO.read(folder.resolve("a.png").toFile());
        assertEquals(1_300, image.getWidth());
        assertEquals(800, image.getHeight());
    }

    @Test
    void theContractEditorLiesOverTheWindowWithItsPreviewDone() throws Exception {
        byte[] plain = Files.readAllBytes(draw(WORKED, "stop", LayoutChoice.DEBUG, Theme.DARK, 1_300, 800, PictureView.WINDOW, "plain.png"));
        byte[] first = Files.readAllBytes(draw(WORKED, "stop", LayoutChoice.DEBUG, Theme.DARK, 1_300, 800, PictureView.WINDOW, true, "a.png"));
        byte[] second = Files.readAllBytes(draw(WORKED, "stop", LayoutChoice.DEBUG, Theme.DARK, 1_300, 800, PictureView.WINDOW, true, "b.png"));
        assertFalse(Arrays.equals(plain, first));
        assertArrayEquals(first, second);
    }

    @ParameterizedTest
    @EnumSource(value = PictureView.class, names = "WINDOW", mode = EnumSource.Mode.EXCLUDE)
    void everyViewIsDrawnAtItsSmallestSize(PictureView view) throws Exception {
        BufferedImage image = ImageIO.read(draw(WORKED, "frame:300", LayoutChoice.DEBUG, Theme.DARK, view.leastWidth(), view.leastHeight(), view, "v.png").toFile());
        assertEquals(view.leastWidth(), image.getWidth());
        assertEquals(view.leastHeight(), image.getHeight());
        Set<Integer> colors = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                colors.add(image.getRGB(x, y));
            }
        }
        assertTrue(colors.size() > 20, "more than a ground of one colour: " + colors.size());
    }

    @Test
    void theTimelineIsAnSvgDocumentOfThatSize() throws Exception {
        String svg = Files.readString(draw(WORKED, "tick:200", LayoutChoice.DEBUG, Theme.LIGHT, 1_200, 500, PictureView.TIMELINE, "t.svg"));
        assertTrue(svg.contains("width=\"1200\" height=\"500\" viewBox=\"0 0 1200 500\""), svg.substring(0, 300));
        assertTrue(svg.contains(">end of tick 200</text>"));
        assertTrue(svg.contains("fill=\"#ffffff\""), "the panel of the light theme");
    }
}
