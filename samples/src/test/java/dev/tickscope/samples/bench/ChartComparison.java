package dev.tickscope.samples.bench;

import com.sun.javafx.tk.RenderJob;
import com.sun.javafx.tk.Toolkit;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.timeline.TimelineView;
import dev.tickscope.timeline.TimelineViewModel;
import dev.tickscope.timeline.track.Lane;
import io.fair_acc.chartfx.XYChart;
import io.fair_acc.chartfx.axes.spi.DefaultNumericAxis;
import io.fair_acc.chartfx.renderer.ErrorStyle;
import io.fair_acc.chartfx.renderer.spi.ErrorDataSetRenderer;
import io.fair_acc.dataset.spi.DoubleDataSet;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/**
 * The frame times of a session of ten million rows, drawn at 1600 × 600 by the timeline, by the timeline without its index, and by a chart of
 * chart-fx as it comes, with its reduction of points: the same stretches of time one after the other, each from the change of the window to
 * the painted picture, in one run.
 */
public final class ChartComparison {
    private static final long ROWS = 10_000_000;
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 600;
    private static final int WARM_UP = 400;
    private static final int MEASURED = 300;
    /** Of a drawer that takes this long fewer pictures have to do. */
    private static final long ENOUGH_NANOS = 40_000_000_000L;
    private static final long FEWEST_FRAMES = 4;
    private static final double MOST_MILLIS = 110;

    /** Shows the frames from one to another (exclusive). */
    private interface Drawer {
        String name();

        Region node();

        void show(long from, long to);

        /** Decides once more what it shows, without drawing it; nothing if it shows something else than all lanes. */
        default void decide(long from, long to) {
        }
    }

    /** Which stretches. */
    private enum Stretch {
        WHOLE("the whole session"), ANY("any zoom");

        private final String words;

        Stretch(String words) {
            this.words = words;
        }
    }

    /**
     * @param handledMillis what its own code took in the median: what to show is decided, and the canvas told
     * @param decidedMillis the first part of that
     * @param paintedMillis processor's time of JavaFX's renderer for a picture, in the median
     */
    private record Result(double p50Millis, double p99Millis, double handledMillis, double decidedMillis, double paintedMillis, int pictures) {
    }

    /** JavaFX starts a class of its own: one that is the program's main class it would look for among modules. */
    public static final class Window extends Application {
        @Override
        public void start(Stage stage) {
            new ChartComparison().start(stage);
        }
    }

    private final FlockSession session = FlockSession.of(ROWS, new SplittableRandom(1));
    private final LaneDecisions decisions = new LaneDecisions(session);
    private final StackPane root = new StackPane();
    private long begin;
    private long handledNanos;
    private long decidedNanos;
    private long paintedNanos;
    /** Of the renderer's thread, at the end of the last picture. */
    private long rendererNanos;
    private boolean shown;
    private Consumer<Long> painted = nanos -> { };
    private Runnable next;

    public static void main(String[] args) {
        Application.launch(Window.class);
        System.exit(0);
    }

    private void start(Stage stage) {
        // What lies under a drawing would be measured as well.
        root.setBackground(Background.EMPTY);
        Scene scene = new Scene(root, WIDTH, HEIGHT);
        stage.setScene(scene);
        stage.setX(0);
        stage.setY(0);
        stage.show();
        scene.addPostLayoutPulseListener(this::laidOut);
        new AnimationTimer() {
            @Override
            public void handle(long nowNanos) {
                if (next != null && !shown) {
                    begin = NanoSource.SYSTEM.nanos();
                    shown = true;
                    next.run();
                    handledNanos = NanoSource.SYSTEM.nanos() - begin;
                }
            }
        }.start();
        Thread driver = new Thread(this::drive, "chart-comparison");
        driver.setDaemon(true);
        driver.start();
    }

    /** The scene hands its picture to the renderer after this; a job behind that one ends when it is painted. */
    private void laidOut() {
        if (!shown || next == null) {
            return;
        }
        next = null;
        long began = begin;
        Platform.runLater(() -> Toolkit.getToolkit().addRenderJob(new RenderJob(() -> {
            long nanos = NanoSource.SYSTEM.nanos() - began;
            long busy = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Platform.runLater(() -> {
                shown = false;
                paintedNanos = busy - rendererNanos;
                rendererNanos = busy;
                painted.accept(nanos);
            });
        })));
    }

    private void drive() {
        try {
            System.out.printf("%,d rows, %,d frames, %d x %d%n", session.view().totalRows(), frames(), WIDTH, HEIGHT);
            List<Drawer> drawers = new ArrayList<>();
            on(() -> {
                drawers.add(timeline("timeline, lane Frames", session.view(), true));
                drawers.add(timeline("timeline, lane Frames, without the index", session.view().withoutSummaries(), true));
                drawers.add(timeline("timeline, all lanes", session.view(), false));
                drawers.add(timeline("timeline, all lanes, without the index", session.view().withoutSummaries(), false));
                drawers.add(chart());
            });
            for (Stretch stretch : Stretch.values()) {
                double yardstick = 0;
                for (Drawer drawer : drawers) {
                    Result result = measure(drawer, stretch);
                    yardstick = yardstick == 0 ? result.p50Millis : yardstick;
                    System.out.printf("%-18s %-42s p50 %9.2f ms  p99 %9.2f ms  %6.1f times the first; handlers %6.2f ms, of them deciding "
                            + "%6.2f ms, renderer %7.2f ms  (%d pictures)%n", stretch.words, drawer.name(), result.p50Millis, result.p99Millis,
                            result.p50Millis / yardstick, result.handledMillis, result.decidedMillis, result.paintedMillis, result.pictures);
                }
            }
            Platform.exit();
        } catch (Throwable e) {
            e.printStackTrace();
            Runtime.getRuntime().halt(1);
        }
    }

    private long frames() {
        return session.view().frameEnds().rowCount();
    }

    private Result measure(Drawer drawer, Stretch stretch) throws Exception {
        on(() -> root.getChildren().setAll(drawer.node()));
        SplittableRandom random = new SplittableRandom(4);
        List<Long> nanos = new ArrayList<>();
        List<Long> handled = new ArrayList<>();
        List<Long> decided = new ArrayList<>();
        List<Long> paint = new ArrayList<>();
        long started = NanoSource.SYSTEM.nanos();
        for (int i = -WARM_UP; i < MEASURED && (i < 3 || NanoSource.SYSTEM.nanos() - started < ENOUGH_NANOS); i++) {
            // The whole session one frame shorter or longer, so that there is something to draw.
            long shownFrames = stretch == Stretch.WHOLE ? frames() - 1 - (i & 1)
                    : (long) (FEWEST_FRAMES * Math.exp(random.nextDouble() * Math.log(frames() / (double) FEWEST_FRAMES)));
            long first = stretch == Stretch.WHOLE ? 0 : random.nextLong(Math.max(1, frames() - shownFrames));
            long took = picture(() -> drawer.show(first, Math.min(frames() - 1, first + shownFrames)));
            on(() -> {
                long began = NanoSource.SYSTEM.nanos();
                drawer.decide(first, first + shownFrames);
                decidedNanos = NanoSource.SYSTEM.nanos() - began;
            });
            if (i >= 0 || NanoSource.SYSTEM.nanos() - started > ENOUGH_NANOS / 2) {
                nanos.add(took);
                handled.add(handledNanos);
                decided.add(decidedNanos);
                paint.add(paintedNanos);
            }
        }
        keep(drawer, stretch);
        return new Result(at(nanos, 0.5), at(nanos, 0.99), at(handled, 0.5), at(decided, 0.5), at(paint, 0.5), nanos.size());
    }

    /** In milliseconds, by nearest rank. */
    private static double at(List<Long> nanos, double share) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
        return sorted[Math.max(0, (int) Math.ceil(sorted.length * share) - 1)] / 1e6;
    }

    private long picture(Runnable change) throws Exception {
        CompletableFuture<Long> done = new CompletableFuture<>();
        Platform.runLater(() -> {
            painted = done::complete;
            next = change;
        });
        return done.get(600, TimeUnit.SECONDS);
    }

    /** The last picture, so that one can see that all draw the same frames. */
    private void keep(Drawer drawer, Stretch stretch) throws Exception {
        String folder = System.getProperty("chart.pictures");
        if (folder != null) {
            Path file = Path.of(folder, (stretch + " " + drawer.name()).toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-") + ".png");
            on(() -> write(file));
        }
    }

    private void write(Path file) {
        WritableImage image = root.snapshot(null, null);
        BufferedImage picture = new BufferedImage((int) image.getWidth(), (int) image.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                picture.setRGB(x, y, image.getPixelReader().getArgb(x, y));
            }
        }
        try {
            ImageIO.write(picture, "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void on(Runnable action) throws Exception {
        FutureTask<Void> task = new FutureTask<>(action, null);
        Platform.runLater(task);
        task.get();
    }

    private Drawer timeline(String name, StoreView view, boolean framesAlone) {
        TimelineViewModel model = new TimelineViewModel();
        TimelineView timeline = new TimelineView(model);
        timeline.setSession(session.info());
        if (framesAlone) {
            Arrays.stream(Lane.values()).filter(lane -> lane != Lane.FRAMES).forEach(lane -> timeline.lanes().setHidden(lane, true));
        }
        model.setLensOn(false);
        return new Drawer() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Region node() {
                return timeline;
            }

            @Override
            public void show(long from, long to) {
                model.setFollow(false);
                if (model.view() == null) {
                    timeline.update(view, Playhead.LIVE);
                }
                model.selection().select(view.frames().getLong(Columns.Frame.REAL, from), view.frames().getLong(Columns.Frame.REAL, to));
                model.fitSelection();
                // Its tint over everything would be measured as well.
                model.selection().clear();
                timeline.update(view, Playhead.LIVE);
            }

            @Override
            public void decide(long from, long to) {
                if (!framesAlone) {
                    decisions.show(from, to);
                    decisions.decide(decisions.input(view));
                }
            }
        };
    }

    private Drawer chart() {
        int count = (int) frames();
        double[] seconds = new double[count];
        double[] millis = new double[count];
        for (int i = 0; i < count; i++) {
            seconds[i] = session.info().timeBase().secondsDouble(session.view().frames().getLong(Columns.Frame.REAL, i));
            millis[i] = session.info().timeBase().secondsDouble(session.view().frames().getLong(Columns.Frame.REAL_DELTA, i)) * 1e3;
        }
        DefaultNumericAxis x = new DefaultNumericAxis("real", 0, seconds[count - 1], 100);
        DefaultNumericAxis y = new DefaultNumericAxis("frame", 0, MOST_MILLIS, 10);
        x.setAutoRanging(false);
        y.setAutoRanging(false);
        XYChart chart = new XYChart(x, y);
        chart.setAnimated(false);
        chart.setLegendVisible(false);
        ErrorDataSetRenderer renderer = new ErrorDataSetRenderer();
        renderer.setErrorStyle(ErrorStyle.NONE);
        renderer.setDrawMarker(false);
        renderer.getDatasets().setAll(new DoubleDataSet("frame times", seconds, millis, count, false));
        chart.getRenderers().setAll(renderer);
        return new Drawer() {
            @Override
            public String name() {
                return "chart-fx, frame times alone";
            }

            @Override
            public Region node() {
                return chart;
            }

            @Override
            public void show(long from, long to) {
                x.set(seconds[(int) from], seconds[(int) to]);
            }
        };
    }
}
