package dev.tickscope.app;

import dev.tickscope.app.diagnostics.Cost;
import dev.tickscope.core.time.NanoSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;

/**
 * The one animation timer: once a pulse it lets the window read the session and draw what changed, and measures what that costs. While it
 * runs JavaFX goes through the whole scene sixty times a second, so it rests when nothing has changed for a while. New rows, what a user does and
 * what is drawn for any other reason end the rest at once; beside that the window does its work every {@value #LOOK_MILLIS} ms.
 */
final class Pulse extends AnimationTimer {
    private static final long REST_AFTER_NANOS = 2_000_000_000;
    /** After something was drawn that nobody here asked for, such as a caret. */
    private static final long SHORT_NANOS = 100_000_000;
    private static final long LOOK_MILLIS = 30_000;

    /** What is done in a pulse. */
    @FunctionalInterface
    interface Work {
        /**
         * Shows what there is.
         *
         * @param nowNanos the pulse's time
         * @return whether anything can have changed since the last pulse, or something is being done whose result the next ones show
         */
        boolean pulse(long nowNanos);
    }

    private final Work work;
    private final Consumer<Runnable> news;
    private final Cost cost = new Cost("pulse");
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "pulse-watch");
        thread.setDaemon(true);
        return thread;
    });
    private final AtomicBoolean asked = new AtomicBoolean();
    private boolean changed;
    private long awakeUntilNanos;
    /** While it rests; else null. */
    private ScheduledFuture<?> looking;
    private long restBeganNanos;

    /** @param news runs what it gets once when there is more than the last pulse showed, on any thread */
    Pulse(Work work, Consumer<Runnable> news) {
        this.work = work;
        this.news = news;
    }

    /** From now on, until {@link #end}. */
    void begin(Scene scene) {
        scene.addEventFilter(InputEvent.ANY, event -> wake());
        scene.addPostLayoutPulseListener(this::laidOut);
        wake();
        start();
    }

    void end() {
        stop();
        looking = null;
        watch.shutdownNow();
    }

    @Override
    public void handle(long nowNanos) {
        if (changes(nowNanos)) {
            wake();
        } else if (NanoSource.SYSTEM.nanos() >= awakeUntilNanos) {
            rest();
        }
    }

    private boolean changes(long nowNanos) {
        cost.of(() -> changed = work.pulse(nowNanos));
        return changed;
    }

    private void rest() {
        stop();
        restBeganNanos = NanoSource.SYSTEM.nanos();
        looking = watch.scheduleWithFixedDelay(this::ask, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
        news.accept(this::ask);
    }

    /** On any thread; what it asks for waits at most once. */
    private void ask() {
        if (asked.compareAndSet(false, true)) {
            Platform.runLater(this::look);
        }
    }

    private void look() {
        asked.set(false);
        if (looking == null) {
            return;
        }
        if (changes(NanoSource.SYSTEM.nanos())) {
            wake();
        } else {
            news.accept(this::ask);
        }
    }

    /** Something is drawn. Pulses right after the timer's last one do not count: JavaFX runs them without need. */
    private void laidOut() {
        if (looking != null && NanoSource.SYSTEM.nanos() - restBeganNanos > SHORT_NANOS) {
            awake(SHORT_NANOS);
        }
    }

    private void awake(long forNanos) {
        awakeUntilNanos = Math.max(awakeUntilNanos, NanoSource.SYSTEM.nanos() + forNanos);
        if (looking != null) {
            looking.cancel(false);
            looking = null;
            start();
        }
    }

    /** Something else is to be shown. */
    void wake() {
        awake(REST_AFTER_NANOS);
    }

    /** Whether it waits for news. */
    boolean resting() {
        return looking != null;
    }

    /** What a pulse costs on the JavaFX thread, layout and rendering aside. */
    Cost cost() {
        return cost;
    }
}
