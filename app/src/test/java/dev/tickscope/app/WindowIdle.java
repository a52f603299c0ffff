package dev.tickscope.app;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.time.NanoSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a window costs whose session is paused: pulses in which anything is drawn, and the processor's time of the whole program. */
final class WindowIdle implements WindowBenchmark.Part {
    private static final long RUNNING_MILLIS = 20_000;
    private static final long SETTLING_MILLIS = 5_000;
    private static final long LOOKING_MILLIS = 10_000;
    private static final long MEASURED_MILLIS = 30_000;
    private static final int MOST_THREADS = 12;
    private static final Path TASKS = Path.of("/proc/self/task");

    @Override
    public void run(MainWindow window, WindowBenchmark.Hand hand) throws Exception {
        Thread.sleep(RUNNING_MILLIS);
        hand.run(() -> window.workbench().submit(new Command.Pause()));
        hand.await("the session stands", () -> !RunStatus.of(window.workbench().current().session().view()).running());
        Thread.sleep(SETTLING_MILLIS);
        AtomicInteger pulses = new AtomicInteger();
        hand.run(() -> window.scene().addPostLayoutPulseListener(pulses::incrementAndGet));
        // First, since looking for what is drawn takes time of its own.
        Map<String, Long> threads = threadNanos();
        long before = cpuNanos();
        long begin = NanoSource.SYSTEM.nanos();
        Thread.sleep(MEASURED_MILLIS);
        double share = (cpuNanos() - before) * 100.0 / (NanoSource.SYSTEM.nanos() - begin);
        int pulsesAlone = pulses.get();
        Map<String, Long> threadsNow = threadNanos();
        PulseClock clock = hand.on(() -> new PulseClock(window.scene(), true));
        Thread.sleep(SETTLING_MILLIS);
        hand.run(clock::restart);
        Thread.sleep(LOOKING_MILLIS);
        hand.run(() -> System.out.printf("paused: %.2f %% of one core, %d pulses of JavaFX in %d s; while a timer runs %d of %d pulses draw anything%s%n", share, pulsesAlone,
                MEASURED_MILLIS / 1000, clock.dirtyPulses(), clock.pulses(),
                clock.dirty().isEmpty() ? "" : ", such as " + clock.dirty()));
        mostBusy(threads, threadsNow).forEach((name, nanos) -> System.out.printf("  %s: %.2f %%%n", name, nanos / 1e4 / MEASURED_MILLIS));
    }

    /** What the busiest threads worked in between, the busiest first. */
    static Map<String, Long> mostBusy(Map<String, Long> before, Map<String, Long> after) {
        return after.entrySet().stream().map(entry -> Map.entry(entry.getKey(), entry.getValue() - before.getOrDefault(entry.getKey(), 0L)))
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed()).limit(MOST_THREADS)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, Long::sum, LinkedHashMap::new));
    }

    /** The processor's time of all threads, by name; with those of the virtual machine where the system tells them. */
    static Map<String, Long> threadNanos() {
        if (Files.isDirectory(TASKS)) {
            try (Stream<Path> tasks = Files.list(TASKS)) {
                return tasks.collect(Collectors.toMap(WindowIdle::name, WindowIdle::nanos, Long::sum));
            } catch (IOException | UncheckedIOException e) {
                // One ended in between.
                return javaThreadNanos();
            }
        }
        return javaThreadNanos();
    }

    private static String name(Path task) {
        try {
            return Files.readString(task.resolve("comm")).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long nanos(Path task) {
        try {
            return Long.parseLong(Files.readString(task.resolve("schedstat")).split(" ")[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Long> javaThreadNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds())).filter(info -> info != null)
                .collect(Collectors.toMap(ThreadInfo::getThreadName, info -> Math.max(0, threads.getThreadCpuTime(info.getThreadId())), Long::sum));
    }

    private static long cpuNanos() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }
}
