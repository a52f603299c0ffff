package dev.tickscope.app;

import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.scenario.SessionRows;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * What the program does where nobody watches: runs a scripted session in the real window, stops it in the second of four catch-up ticks,
 * keeps pictures, steps, resumes, keeps the rows, and ends. It moves on once a pulse, so every picture shows what was drawn.
 */
final class HeadlessJob {
    private static final String ROWS = "rows.ndjson";
    private static final int FRAMES_BEFORE = 300;
    private static final int FRAMES_AFTER = 60;
    private static final long HITCH_NANOS = 100_000_000;
    private static final long STEP_THIRDS = 50_000_000; // a step of 1/60 s in thirds of a nanosecond
    private static final int SETTLING_PULSES = 8;
    private static final long PATIENCE_NANOS = 90_000_000_000L;

    private final MainWindow window;
    private final Path folder;
    private final Consumer<Optional<String>> done;
    private final Queue<Step> steps = new ArrayDeque<>();
    private int pulsesToSettle = SETTLING_PULSES;
    private long deadlineNanos;
    private boolean over;

    /** One thing to wait for, and what to do then. */
    private record Step(String waitingFor, Predicate<StoreView> reached, Action action) {
    }

    /** What a step does; a failure ends the job. */
    @FunctionalInterface
    private interface Action {
        void run(StoreView view) throws IOException;
    }

    /** @param done is told how it ended: empty when all went well, else what failed */
    HeadlessJob(MainWindow window, Path folder, Consumer<Optional<String>> done) {
        this.window = window;
        this.folder = folder;
        this.done = done;
    }

    /** Starts the session; pulses do the rest. */
    void run() {
        Workbench bench = window.workbench();
        ClockContract contract = bench.contract("phase").orElseThrow();
        long[] deltaNanos = script();
        int fixed = contract.plan().named("fixedUpdate").map(Stage::index).orElseThrow();
        int update = contract.plan().named("update").map(Stage::index).orElseThrow();
        long stopTick = ticksBeforeHitch(deltaNanos) + 2;
        if (bench.sample("crates").isEmpty()) {
            end(Optional.of("the sample \"crates\" is not on the class path"));
            return;
        }
        bench.open(new SessionPlan(bench.sample("crates").orElseThrow(), contract,
                new PacingChoice.Script("60 Hz with a hitch", deltaNanos, false, false)), true);
        bench.submit(new Command.AddBreakpoint(Breakpoint.at(1, update)));
        bench.submit(new Command.EnableBreakpoint(1, false));
        bench.submit(new Command.AddBreakpoint(new Breakpoint(2, fixed, stopTick, -1, 1)));
        bench.submit(new Command.Resume());
        plan(stopTick);
        window.afterPulse(this::pulse);
    }

    private void plan(long stopTick) {
        steps.add(new Step("the breakpoint in tick " + stopTick, HeadlessJob::stoppedByBreakpoint, view -> check(view, stopTick)));
        picture("debug-dark.png");
        then(view -> window.theme(ThemeChoice.LIGHT));
        picture("debug-light.png");
        then(view -> {
            window.theme(ThemeChoice.DARK);
            window.run().stepTick();
        });
        steps.add(new Step("the step's end", view -> RunStatus.of(view).cause() == StopCause.STEP, view -> { }));
        picture("after-step-tick.png");
        then(view -> window.run().resume());
        steps.add(new Step("the end of the script", view -> RunStatus.of(view).ended(), view -> { }));
        picture("after-resume.png");
        then(this::rows);
        then(view -> end(Optional.empty()));
    }

    private void then(Action action) {
        steps.add(new Step("the window", view -> true, action));
    }

    private void picture(String name) {
        then(view -> {
            Path file = folder.resolve(name);
            WindowPicture.write(window.scene(), file);
            System.out.println(file.toAbsolutePath());
        });
    }

    /** All rows of the session, as the command line prints them. */
    private void rows(StoreView view) throws IOException {
        Path file = folder.resolve(ROWS);
        try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            SessionRows.write(view, window.workbench().current().session().info(), true, out);
        }
        System.out.println(file.toAbsolutePath());
    }

    private static boolean stoppedByBreakpoint(StoreView view) {
        RunStatus status = RunStatus.of(view);
        return status.event() == RunEvent.STOPPED_TICK_END && status.cause() == StopCause.BREAKPOINT;
    }

    private static void check(StoreView view, long stopTick) throws IOException {
        long row = RunStatus.of(view).row();
        long tick = view.states().getLong(Columns.State.TICK_INDEX, row);
        long owed = view.states().getLong(Columns.State.OWED, row);
        if (tick != stopTick || owed != 2) {
            throw new IOException("the session stopped at tick " + tick + " with " + owed + " ticks owed; expected tick " + stopTick + " and 2");
        }
    }

    private void pulse(long nowNanos) {
        if (over) {
            return;
        }
        if (deadlineNanos == 0) {
            deadlineNanos = nowNanos + PATIENCE_NANOS;
        }
        StoreView view = window.workbench().current().session().view();
        Step step = steps.peek();
        if (!step.reached.test(view)) {
            if (nowNanos > deadlineNanos) {
                end(Optional.of("waited too long for " + step.waitingFor));
            }
            return;
        }
        if (pulsesToSettle-- > 0) {
            return;
        }
        pulsesToSettle = SETTLING_PULSES;
        steps.remove();
        try {
            Files.createDirectories(folder);
            step.action.run(view);
        } catch (IOException e) {
            end(Optional.of(e.getMessage()));
        }
    }

    private void end(Optional<String> failure) {
        over = true;
        done.accept(failure);
    }

    /** Frames of a 60 Hz display that jitters, stretches of 144 Hz, a hitch, and the way out of it. The same each time. */
    private static long[] script() {
        Random random = new Random(20);
        long[] deltaNanos = new long[FRAMES_BEFORE + 1 + FRAMES_AFTER];
        for (int i = 0; i < deltaNanos.length; i++) {
            boolean fast = i > 100 && i < 160 || i > FRAMES_BEFORE - 24 && i < FRAMES_BEFORE - 6;
            deltaNanos[i] = (fast ? 6_944_444 : 16_666_667) + random.nextInt(700_000) - 350_000;
        }
        deltaNanos[FRAMES_BEFORE - 4] = 27_620_000;
        deltaNanos[FRAMES_BEFORE] = HITCH_NANOS;
        return deltaNanos;
    }

    private static long ticksBeforeHitch(long[] deltaNanos) {
        long sumNanos = 0;
        for (int i = 0; i < FRAMES_BEFORE; i++) {
            sumNanos += deltaNanos[i];
        }
        return sumNanos * 3 / STEP_THIRDS;
    }

    /** Names what the job writes, for tests. */
    static List<String> files() {
        return List.of("debug-dark.png", "debug-light.png", "after-step-tick.png", "after-resume.png", ROWS);
    }
}
