package dev.tickscope.app;

import com.sun.javafx.scene.DirtyBits;
import com.sun.javafx.scene.NodeHelper;
import com.sun.javafx.tk.RenderJob;
import com.sun.javafx.tk.Toolkit;
import dev.tickscope.core.time.NanoSource;
import java.util.Arrays;
import java.util.Locale;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/**
 * When pulses of a scene begin, when their layout is done, and when their picture is painted. It begins with its timer, which was started
 * before the window's, and ends with a job that it gives the renderer right after the pulse's own; JavaFX tells the end of painting to
 * nobody, so this and the dirty nodes are read inside it. JavaFX thread, but for the figures.
 */
final class PulseClock {
    private static final int MOST = 1 << 20;

    private final Scene scene;
    private final boolean looksForDirt;
    private final long[] handlerNanos = new long[MOST];
    private final long[] wholeNanos = new long[MOST];
    private int pulses;
    private volatile int painted;
    private long begin;
    private int dirtyPulses;
    private String dirty = "";

    /** @param looksForDirt whether it looks in each pulse whether anything will be drawn anew; that takes time of its own */
    PulseClock(Scene scene, boolean looksForDirt) {
        this.scene = scene;
        this.looksForDirt = looksForDirt;
        new AnimationTimer() {
            @Override
            public void handle(long nowNanos) {
                begin = NanoSource.SYSTEM.nanos();
            }
        }.start();
        scene.addPostLayoutPulseListener(this::laidOut);
    }

    private void laidOut() {
        if (begin == 0) {
            return;
        }
        int pulse = pulses++ % MOST;
        long began = begin;
        handlerNanos[pulse] = NanoSource.SYSTEM.nanos() - began;
        if (looksForDirt) {
            String words = dirt(scene.getRoot());
            if (!words.isEmpty()) {
                dirtyPulses++;
                dirty = words;
            }
        }
        // After this pulse, in which the scene hands its picture to the renderer.
        Platform.runLater(() -> Toolkit.getToolkit().addRenderJob(new RenderJob(() -> {
            wholeNanos[pulse] = NanoSource.SYSTEM.nanos() - began;
            painted++;
        })));
    }

    /** What cannot be seen stays dirty and is not drawn. */
    private static String dirt(Node node) {
        if (!node.isVisible() && !NodeHelper.isDirty(node, DirtyBits.NODE_VISIBLE)) {
            return "";
        }
        if (!NodeHelper.isDirtyEmpty(node)) {
            return node.getClass().getName() + " " + node.getId();
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                String words = dirt(child);
                if (!words.isEmpty()) {
                    return words;
                }
            }
        }
        return "";
    }

    /** Forgets what was measured. */
    void restart() {
        pulses = 0;
        painted = 0;
        dirtyPulses = 0;
        dirty = "";
    }

    int pulses() {
        return pulses;
    }

    /** In so many of them something was drawn anew. */
    int dirtyPulses() {
        return dirtyPulses;
    }

    /** One thing that was. */
    String dirty() {
        return dirty;
    }

    /** From the timer to the end of layout. */
    String handlers() {
        return words(handlerNanos);
    }

    /** From the timer until it was painted. */
    String whole() {
        return words(wholeNanos);
    }

    private String words(long[] nanos) {
        long[] sorted = Arrays.copyOf(nanos, Math.min(painted, MOST));
        Arrays.sort(sorted);
        return sorted.length == 0 ? "none" : String.format(Locale.ROOT, "p50 %.2f ms, p99 %.2f ms, max %.2f ms", at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1));
    }

    private static double at(long[] sorted, double share) {
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)] / 1e6;
    }
}
