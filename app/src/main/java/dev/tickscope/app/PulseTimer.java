package dev.tickscope.app;

import com.sun.glass.ui.Timer;
import com.sun.javafx.tk.Toolkit;
import java.lang.reflect.Field;

/**
 * Lets the timer of JavaFX's pulses pause where JavaFX asks it to. It asks for a pause when nothing has moved for a quarter of a second, and for the
 * pause's end before the next pulse (JDK-8189926), but its timer for Linux does nothing then, so that the program wakes up sixty times a
 * second however long a window stands. Another timer takes that one's place, which stops and starts it.
 *
 * <p>None of this belongs to JavaFX's interface. Where it is not found or not open, or the timer pauses by itself, all stays as it is.
 */
final class PulseTimer {
    private static final String TOOLKIT = "com.sun.javafx.tk.quantum.QuantumToolkit";
    private static final String WITHOUT_PAUSE = "com.sun.glass.ui.gtk.GtkTimer";

    private PulseTimer() {
    }

    /** For the rest of the program's time; again, it does nothing. JavaFX thread. */
    static void letPause() {
        try {
            replace();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            // Another JavaFX: its timer goes on as it did, and costs what it did.
        }
    }

    private static void replace() throws ReflectiveOperationException {
        Toolkit toolkit = Toolkit.getToolkit();
        if (!toolkit.getClass().getName().equals(TOOLKIT)) {
            return;
        }
        Field field = opened(toolkit, "pulseTimer");
        Timer timer = (Timer) field.get(toolkit);
        if (timer.getClass().getName().equals(WITHOUT_PAUSE)) {
            int period = opened(toolkit, "PULSE_INTERVAL").getInt(toolkit);
            Pausable pausable = new Pausable(timer, period);
            pausable.start(period);
            field.set(toolkit, pausable);
        }
    }

    private static Field opened(Toolkit toolkit, String name) throws ReflectiveOperationException {
        Field field = toolkit.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    /** Pauses by stopping. Its callers hold its lock. */
    private static final class Pausable extends Timer {
        /** JavaFX only asks whether there is one. */
        private static final long POINTER = 1;

        private final Timer timer;
        private final int periodMillis;

        Pausable(Timer timer, int periodMillis) {
            super(() -> { });
            this.timer = timer;
            this.periodMillis = periodMillis;
        }

        @Override
        protected long _start(Runnable runnable) {
            throw new UnsupportedOperationException("there is no timer of the display");
        }

        /** What it runs is what the other was made with. */
        @Override
        protected long _start(Runnable runnable, int period) {
            timer.start(period);
            return POINTER;
        }

        @Override
        protected void _stop(long pointer) {
            timer.stop();
        }

        @Override
        protected void _pause(long pointer) {
            timer.stop();
        }

        @Override
        protected void _resume(long pointer) {
            if (!timer.isRunning()) {
                timer.start(periodMillis);
            }
        }
    }
}
