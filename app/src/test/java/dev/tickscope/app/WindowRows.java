package dev.tickscope.app;

import dev.tickscope.app.settings.Preferences;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import javafx.animation.AnimationTimer;
import javafx.scene.control.ToggleButton;

/**
 * A session of ten million rows in an open window, in the heap that the JVM was given and with a history of one step more than a session keeps unless
 * somebody chooses otherwise: while it grows and afterwards somebody scrubs, zooms, and goes through tabs and layouts.
 */
final class WindowRows implements WindowBenchmark.Part {
    private static final long ROWS = 10_000_000;
    /** Two thirds of the crates' rows are points of contact: 270 MB in all. */
    private static final int HISTORY = Preferences.USUAL_HISTORY + Preferences.HISTORY_STEP;
    private static final int ACTIONS = 600;
    private static final List<String> TABS = List.of("breakpointsTab", "objectsTab", "inputTab", "marksTab", "logTab", "heldTab", "watchTab");
    private static final double MEGABYTE = 1 << 20;

    private final String sample;
    private final Random random = new Random(5);
    private RandomHands hands;
    private long lastNanos;
    private long longestNanos;

    WindowRows(String sample) {
        this.sample = sample;
    }

    @Override
    public void run(MainWindow window, WindowBenchmark.Hand hand) throws Exception {
        long[] deltas = new Random(7).longs(600, 15_000_000, 19_000_000).toArray();
        hand.run(() -> {
            hands = new RandomHands(5, window.scene());
            window.preferences().preferences().history(HISTORY);
            new AnimationTimer() {
                @Override
                public void handle(long nowNanos) {
                    long now = NanoSource.SYSTEM.nanos();
                    longestNanos = lastNanos == 0 ? 0 : Math.max(longestNanos, now - lastNanos);
                    lastNanos = now;
                }
            }.start();
            window.workbench().open(new SessionPlan(window.workbench().sample(sample).orElseThrow(), window.workbench().contract("phase").orElseThrow(),
                    new PacingChoice.Script("flat out", deltas, true, false)), false);
        });
        long begin = NanoSource.SYSTEM.nanos();
        long actions = 0;
        while (rows(window).totalRows() < ROWS) {
            use(window, hand);
            actions++;
        }
        double seconds = (NanoSource.SYSTEM.nanos() - begin) / 1e9;
        hand.run(() -> window.workbench().submit(new Command.Pause()));
        hand.await("the session stands", () -> !RunStatus.of(rows(window)).running());
        System.out.printf("%s: ten million rows after %.1f s and %d actions; longest time between two pulses %.1f ms%n", sample, seconds, actions,
                longestNanos / 1e6);
        hand.run(() -> longestNanos = 0);
        for (int i = 0; i < ACTIONS; i++) {
            use(window, hand);
        }
        report(window, hand);
    }

    private static StoreView rows(MainWindow window) {
        return window.workbench().current().session().view();
    }

    /** One thing, and the pulses that show it. */
    private void use(MainWindow window, WindowBenchmark.Hand hand) throws Exception {
        hand.run(() -> {
            switch (random.nextInt(8)) {
                case 0 -> window.layout(random.nextInt(4) == 0 ? LayoutChoice.PACING : LayoutChoice.DEBUG);
                case 1 -> {
                    if (window.scene().lookup("#" + TABS.get(random.nextInt(TABS.size()))) instanceof ToggleButton tab) {
                        tab.setSelected(true);
                    }
                }
                case 2 -> window.workbench().playheadProperty().set(anyTick(rows(window)));
                case 3 -> window.views().followLive();
                case 4 -> hands.drag("overview");
                case 5 -> hands.drag("timeline");
                default -> hands.scroll(random.nextBoolean() ? "overview" : "timeline");
            }
        });
        Thread.sleep(40);
    }

    private Playhead anyTick(StoreView view) {
        long first = view.ticks().firstRow();
        return view.ticks().rowCount() == first ? Playhead.LIVE : new Playhead.AtTick(first + (long) (random.nextDouble() * (view.ticks().rowCount() - first)));
    }

    private void report(MainWindow window, WindowBenchmark.Hand hand) throws Exception {
        StoreView view = rows(window);
        System.gc();
        Thread.sleep(500);
        System.gc();
        double used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEGABYTE;
        System.out.printf("%d further actions: longest time between two pulses %.1f ms%n", ACTIONS, longestNanos / 1e6);
        System.out.printf("rows %,d, of them kept %,d, lost %,d (poses in all %,d, points of contact %,d)%n", view.totalRows(), view.totalRows() - view.lostRows(), view.lostRows(),
                view.poses().rowCount(), view.contacts().rowCount());
        System.out.printf("rows hold %.0f MB of a history of %d MB; heap after a collection %.0f of %.0f MB%n", view.heldBytes() / MEGABYTE,
                window.preferences().preferences().history(), used, Runtime.getRuntime().maxMemory() / MEGABYTE);
        hand.run(() -> window.diagnostics().lines().forEach(line -> System.out.println("  " + line.name() + ": " + line.value())));
        if (view.totalRows() - view.lostRows() < ROWS) {
            throw new IllegalStateException("not all of the ten million rows are kept");
        }
    }
}
