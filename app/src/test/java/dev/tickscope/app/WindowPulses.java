package dev.tickscope.app;

import dev.tickscope.app.diagnostics.Measures;
import dev.tickscope.app.work.SessionPlan;
import java.util.Map;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.control.ToggleButton;

/** What pulses cost in a warm window that shows everything, while the crates run at 60 Hz. */
final class WindowPulses implements WindowBenchmark.Part {
    /** Until the compilers have little left to do: while they work they take a core from the renderer. */
    private static final long WARM_UP_MILLIS = 120_000;
    private static final long MEASURED_MILLIS = 30_000;
    private static final String[] TABS = {"breakpointsTab", "objectsTab", "inputTab", "watchTab"};

    @Override
    public void run(MainWindow window, WindowBenchmark.Hand hand) throws Exception {
        PulseClock clock = hand.on(() -> {
            PulseClock made = new PulseClock(window.scene(), false);
            window.workbench().open(new SessionPlan(window.workbench().sample("crates").orElseThrow(), window.workbench().contract("phase").orElseThrow(),
                    window.workbench().pacings().get(0)), false);
            return made;
        });
        show(window, hand, WARM_UP_MILLIS);
        hand.run(clock::restart);
        Map<String, Long> threads = WindowIdle.threadNanos();
        show(window, hand, MEASURED_MILLIS);
        Map<String, Long> busy = WindowIdle.mostBusy(threads, WindowIdle.threadNanos());
        hand.run(() -> {
            System.out.printf("%d pulses, scene in %s%n", clock.pulses(), Platform.isSupported(ConditionalFeature.SCENE3D) ? "3D" : "2D");
            System.out.println("handlers, from the timer to the end of layout:  " + clock.handlers());
            System.out.println("whole pulse, from the timer until it is painted: " + clock.whole());
            busy.forEach((name, nanos) -> System.out.printf("  %s: %.2f ms of processor a pulse%n", name, nanos / 1e6 / clock.pulses()));
            for (Measures.Line line : window.diagnostics().lines()) {
                System.out.println("  " + line.name() + ": " + line.value());
            }
        });
    }

    /** One tab after the other. */
    private static void show(MainWindow window, WindowBenchmark.Hand hand, long millis) throws Exception {
        for (String tab : TABS) {
            hand.run(() -> ((ToggleButton) window.scene().lookup("#" + tab)).setSelected(true));
            Thread.sleep(millis / TABS.length);
        }
    }
}
