package dev.tickscope.scene;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import javafx.util.Duration;

/**
 * Draws the panel to PNG files for people to look at: {@code SceneLook FOLDER [FONT-FOLDER]}. Run it with
 * {@code -Dprism.forceGPU=true} for 3D, with {@code -Dprism.order=sw} for the 2D drawing. No test: pictures of a graphics card are not
 * the same everywhere.
 */
public final class SceneLook extends Application {
    private record Shot(String name, ScriptedRun run, String theme, double width, double height, double turn, double tilt, double zoom) {
    }

    private final ArrayDeque<Shot> shots = new ArrayDeque<>();
    private Stage stage;

    /** For the toolkit; the work begins in {@link #start}. */
    public SceneLook() {
        super();
    }

    public static void main(String[] args) {
        launch(SceneLook.class, args);
    }

    @Override
    public void start(Stage primary) throws IOException {
        stage = primary;
        if (getParameters().getRaw().size() > 1) {
            try (var fonts = Files.list(Path.of(getParameters().getRaw().get(1)))) {
                fonts.filter(f -> f.toString().matches(".*\\.[ot]tf")).forEach(f -> Font.loadFont(f.toUri().toString(), 12));
            }
        }
        ScriptedRun falling = falling();
        ScriptedRun yard = yard("phase");
        for (String theme : new String[] {"dark", "light"}) {
            shots.add(new Shot("falling-" + theme, falling, theme, 584, 280, 0, 0, 0));
            shots.add(new Shot("yard-" + theme, yard, theme, 584, 280, 0, 0, 0));
            shots.add(new Shot("yard-large-" + theme, yard, theme, 968, 536, 0, 0, 0));
        }
        shots.add(new Shot("falling-large-dark", falling, "dark", 968, 536, 0, 0, 0));
        shots.add(new Shot("falling-round-dark", falling, "dark", 968, 536, 200, 40, 0));
        shots.add(new Shot("yard-round-dark", yard, "dark", 968, 536, 120, 60, -200));
        shots.add(new Shot("yard-side-light", yard, "light", 968, 536, -150, 30, 200));
        shots.add(new Shot("narrow-dark", yard, "dark", 330, 280, 0, 0, 0));
        shots.add(new Shot("scaled-light", yard("scaled"), "light", 584, 280, 0, 0, 0));
        ScriptedRun restarted = new ScriptedRun("phase", Worlds.falling(), Worlds::fall).frames(56, falling.step).frame(falling.step / 2)
                .command(new Command.Pause()).command(new Command.Restart()).command(new Command.StepTick());
        shots.add(new Shot("restarted-dark", restarted, "dark", 584, 280, 0, 0, 0));
        shots.add(new Shot("traces-dark", yard, "dark", 584, 280, 0, 0, 0));
        shots.add(new Shot("traces-light", yard, "light", 968, 536, 0, 0, 0));
        shots.add(new Shot("stack-dark", yard, "dark", 584, 280, 0, 0, 0));
        shots.add(new Shot("stack-light", yard, "light", 968, 536, 0, 0, 0));
        shots.add(new Shot("stack-falling-dark", falling, "dark", 968, 536, 0, 0, 0));
        shots.add(new Shot("stack-scaled-dark", yard("scaled"), "dark", 584, 280, 0, 0, 0));
        shots.add(new Shot("waiting-light", new ScriptedRun("phase", Worlds.falling(), Worlds::fall), "light", 584, 280, 0, 0, 0));
        shots.add(new Shot("bare-dark", new ScriptedRun("phase", List.of(), (step, into) -> { }), "dark", 584, 280, 0, 0, 0));
        next();
    }

    private static ScriptedRun falling() {
        ScriptedRun run = new ScriptedRun("phase", Worlds.falling(), Worlds::fall);
        run.breakpoint("fixedUpdate", 59).frames(56, run.step).frame(run.step / 2).frame(5 * run.step);
        return run;
    }

    private static ScriptedRun yard(String contract) {
        ScriptedRun run = new ScriptedRun(contract, Worlds.yard(), Worlds::throwIn);
        run.breakpoint("fixedUpdate", 48).frames(45, run.step).frame(run.step / 2).frame(5 * run.step);
        return run;
    }

    private void next() {
        if (shots.isEmpty()) {
            javafx.application.Platform.exit();
            return;
        }
        Shot shot = shots.poll();
        SceneView view = new SceneView();
        StackPane root = new StackPane(view);
        root.setStyle("-fx-background-color: -ts-canvas; -fx-padding: 8; -fx-font-family: Inter; -fx-font-size: 12px;");
        Scene scene = new Scene(root, shot.width + 16, shot.height + 16);
        scene.getStylesheets().add(SceneLook.class.getResource(shot.theme + ".css").toExternalForm());
        stage.setScene(scene);
        stage.show();
        view.setSession(shot.run.info);
        for (String chip : shot.name.startsWith("traces") ? List.of("#sceneTrails", "#sceneVelocity")
                : shot.name.startsWith("stack") ? List.of("#sceneTimeStack") : List.<String>of()) {
            ((ToggleButton) view.lookup(chip)).setSelected(true);
        }
        Runnable pulse = () -> view.update(shot.run.view(), Moment.of(shot.run.view(), Playhead.LIVE));
        AnimationTimer timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                pulse.run();
            }
        };
        timer.start();
        if (shot.name.startsWith("traces")) {
            view.select(13);
        }
        after(400, () -> {
            drag(view, shot.turn, shot.tilt, shot.zoom);
            after(400, () -> {
                timer.stop();
                save(scene, shot.name);
                next();
            });
        });
    }

    private static void drag(SceneView view, double turn, double tilt, double zoom) {
        var target = view.lookup(".scene-stage");
        if (turn != 0 || tilt != 0) {
            target.fireEvent(mouse(MouseEvent.MOUSE_PRESSED, 100, 100));
            target.fireEvent(mouse(MouseEvent.MOUSE_DRAGGED, 100 + turn, 100 + tilt));
        }
        if (zoom != 0) {
            target.fireEvent(new ScrollEvent(ScrollEvent.SCROLL, 0, 0, 0, 0, false, false, false, false, false, false, 0, zoom, 0, zoom,
                    ScrollEvent.HorizontalTextScrollUnits.NONE, 0, ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0, null));
        }
    }

    private static MouseEvent mouse(javafx.event.EventType<MouseEvent> type, double x, double y) {
        return new MouseEvent(type, x, y, x, y, MouseButton.PRIMARY, 1, false, false, false, false, true, false, false, false, false, false,
                null);
    }

    private static void after(double millis, Runnable what) {
        PauseTransition pause = new PauseTransition(Duration.millis(millis));
        pause.setOnFinished(event -> what.run());
        pause.play();
    }

    private void save(Scene scene, String name) {
        WritableImage image = scene.snapshot(null);
        Path folder = Path.of(getParameters().getRaw().get(0));
        try {
            Files.createDirectories(folder);
            Files.write(folder.resolve(name + ".png"), png(image));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static byte[] png(WritableImage image) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        byte[] raw = new byte[height * (1 + 3 * width)];
        int at = 0;
        for (int y = 0; y < height; y++) {
            at++;
            for (int x = 0; x < width; x++) {
                int argb = image.getPixelReader().getArgb(x, y);
                raw[at++] = (byte) (argb >> 16);
                raw[at++] = (byte) (argb >> 8);
                raw[at++] = (byte) argb;
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(0x89504E470D0A1A0AL);
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        DataOutputStream headOut = new DataOutputStream(head);
        headOut.writeInt(width);
        headOut.writeInt(height);
        headOut.write(new byte[] {8, 2, 0, 0, 0});
        chunk(out, "IHDR", head.toByteArray());
        Deflater deflater = new Deflater();
        deflater.setInput(raw);
        deflater.finish();
        byte[] packed = new byte[raw.length + 1_000];
        chunk(out, "IDAT", java.util.Arrays.copyOf(packed, deflater.deflate(packed)));
        chunk(out, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) crc.getValue());
    }
}
