package dev.tickscope.app;

import dev.tickscope.app.diagnostics.RecentMessages;
import dev.tickscope.app.shell.MessageBar;
import dev.tickscope.app.work.Trouble;
import java.io.PrintWriter;
import java.io.StringWriter;
import javafx.application.Platform;

/**
 * The one place where errors end: a message that says what happened and where, what it means and what can be done. What a programmer
 * needs stands behind "Details" and on standard error. Any thread.
 */
public final class ErrorReporter implements Trouble, Thread.UncaughtExceptionHandler {
    private final MessageBar bar;
    private final RecentMessages recent = new RecentMessages();
    private String lastUncaught = "";

    ErrorReporter(MessageBar bar) {
        this.bar = bar;
    }

    /** Takes uncaught exceptions of this thread, the JavaFX thread, and of threads without a handler. */
    void install() {
        Thread.currentThread().setUncaughtExceptionHandler(this);
        Thread.setDefaultUncaughtExceptionHandler(this);
    }

    /** The last messages. */
    RecentMessages recent() {
        return recent;
    }

    @Override
    public void report(String what, String advice, Throwable cause) {
        onFxThread(() -> {
            recent.add(what, advice, log(cause));
            bar.error(what, advice, log(cause));
        });
    }

    @Override
    public void note(String what, String details) {
        onFxThread(() -> {
            recent.add(what, "", details);
            bar.note(what, details);
        });
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
        String log = log(thrown);
        System.err.print(log);
        String what = "Something in the program failed: " + (thrown.getMessage() == null ? thrown.getClass().getSimpleName()
                : thrown.getMessage());
        onFxThread(() -> {
            if (!what.equals(lastUncaught) || !bar.isVisible()) {
                recent.add(what, "", log);
                lastUncaught = what; // a failure that repeats with every pulse is told once
                bar.error(what, "What was recorded is still there. If the window behaves oddly, start the program again.", log);
            }
        });
    }

    private static void onFxThread(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }

    private static String log(Throwable cause) {
        if (cause == null) {
            return "";
        }
        StringWriter text = new StringWriter();
        cause.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
