package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.settings.Preferences;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.shell.Overlay;
import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench.OpenSession;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.recording.SessionFileWriter;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.timeline.table.FilterField;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Nothing grows: for half an hour (or {@code -Dsoak.minutes=}) random hands use the window while one sample after the other runs at full
 * speed. At {@value #CHECKS} instants the window is put into the same state, a short session that has ended, and what is alive after a
 * collection is counted.
 *
 * <p>The first quarter is warm-up: caches fill, each panel has been shown. The rest is compared by the medians of its thirds, {@value #THIRD} checks apart, so
 * that one odd check decides nothing. What is made once, such as a menu when it is first opened or a row of a table that was never so full, grows from
 * one third to the next and not again; what nobody takes away grows in both steps, and fails if each of them is too large:
 * <ul>
 * <li>The heap by {@value #HEAP_ROOM} bytes a step. A session that stays holds {@code 10 MB} and more, a view's rows as much; what one check or one
 * action leaves behind shows from {@code 45 kB} a check on. Below that lie caches of JavaFX and of the runtime. Those that JavaFX holds softly, 30 MB
 * and more of images for effects, must not count, so the JVM has to let go of them in each collection.</li>
 * <li>The number of a class of the program, and of nodes of the scene by class, by {@value #FEW_SHARE} % and {@value #FEW}. The class of a lambda is the
 * place that makes it, so this counts listeners that nobody took away as well: one for each check comes to {@value #THIRD}.</li>
 * <li>The number of a class of JavaFX by {@value #INSTANCE_SHARE} %, and by one for every tenth session. Below that lie parts of a node that JavaFX makes
 * when it is first painted, pointed at or focused: each node has one of them at most, but it takes hours until random hands have found the last of some
 * thousands.</li>
 * <li>Threads by name: no more at any check than at the most in the first third.</li>
 * </ul>
 * At every check no session that was closed can be reached any more, nor its rows, and no error has shown.
 */
@Tag("nightly")
class SoakTest extends FullWindow {
    private static final String NOTHING_SOFT = "-XX:SoftRefLRUPolicyMSPerMB=0";
    private static final Path HEAP = Path.of("target", "soak", "heap.hprof");
    private static final int CHECKS = 48;
    private static final int WARM_UP = CHECKS / 4;
    private static final int THIRD = (CHECKS - WARM_UP) / 3;
    private static final long HEAP_ROOM = 1 << 19;
    private static final long INSTANCE_SHARE = 2;
    private static final long FEW = 8;
    private static final long FEW_SHARE = 1;
    private static final int SESSIONS_AN_INSTANCE = 10;
    private static final int ACTIONS_A_SESSION = 20;
    private static final double USUAL_MINUTES = 30;
    private static final List<String> CONTRACTS = List.of("phase", "scaled", "ordered");

    private static final PacingChoice SHORT = new PacingChoice.Script("short", new long[] {17_000_000, 100_000_000, 33_000_000, 17_000_000}, false, false);

    private final Random random = new Random(3);
    private final List<WeakReference<DebugSession>> closed = new ArrayList<>();
    private int checks;
    private int sessions;
    private int actions;

    @Test
    void nothingGrows() throws Exception {
        assertTrue(ManagementFactory.getRuntimeMXBean().getInputArguments().contains(NOTHING_SOFT), "the JVM must run with " + NOTHING_SOFT);
        double minutes = Double.parseDouble(System.getProperty("soak.minutes", Double.toString(USUAL_MINUTES)));
        long checkNanos = (long) (minutes * TimeUnit.MINUTES.toNanos(1) / CHECKS);
        awaitSession();
        countPulses();
        fill();
        toTheSameState();
        RandomHands hands = new RandomHands(3, window.scene());
        long begin = NanoSource.SYSTEM.nanos();
        for (int check = 1; check <= CHECKS; check++) {
            String last = "nothing";
            try {
                do {
                    last = useASession(hands);
                } while (NanoSource.SYSTEM.nanos() - begin < check * checkNanos);
                check();
            } catch (Throwable e) {
                keepSessions();
                Census.dump(HEAP);
                throw new AssertionError("check " + check + ", session " + sessions + ", action " + actions + ", after: " + last, e);
            }
        }
        try {
            judge(minutes);
        } catch (AssertionError e) {
            Census.dump(HEAP);
            throw e;
        }
    }

    /** What was open when it failed, to look at. */
    private void keepSessions() throws IOException {
        List<OpenSession> open = window.workbench().sessions();
        for (int i = 0; i < open.size(); i++) {
            if (open.get(i).session() instanceof HostedSession hosted) {
                SessionFileWriter.save(Path.of("target", "soak-" + (i + 1) + ".ndjson"), hosted, hosted.record());
            }
        }
    }

    /** @return what was done last */
    private String useASession(RandomHands hands) throws InterruptedException {
        // The hands may have found the preferences.
        onFx(() -> {
            window.preferences().preferences().history(Preferences.LEAST_HISTORY);
            return null;
        });
        open(SAMPLES.get(sessions % SAMPLES.size()), CONTRACTS.get(sessions / SAMPLES.size() % CONTRACTS.size()), FLAT_OUT, false);
        sessions++;
        String last = "opening session " + sessions;
        for (int i = 0; i < ACTIONS_A_SESSION; i++, actions++) {
            if (random.nextInt(8) == 0) {
                last = onFx(this::actAtLarge);
                awaitPulse(last);
            } else {
                last = act(hands, i == 0);
            }
        }
        return last;
    }

    /** Things that the hands leave alone: layouts, tabs, themes, sheets, sessions beside the one that is open. */
    private String actAtLarge() {
        switch (random.nextInt(9)) {
            case 0, 1 -> window.layout(random.nextBoolean() ? LayoutChoice.DEBUG : LayoutChoice.PACING);
            case 2, 3, 4 -> tab(TABS.get(random.nextInt(TABS.size())));
            case 5 -> window.theme(ThemeChoice.values()[random.nextInt(ThemeChoice.values().length)]);
            case 6 -> List.<Runnable>of(window::showKeys, window::showAbout, this::palette, window.tools()::showPreferences,
                    window.tools()::showDetails).get(random.nextInt(5)).run();
            case 7 -> window.compareSession();
            default -> window.branchSession();
        }
        return "something at large";
    }

    /** Only shown: hands that find "Open" in it would wait for a file. */
    private void palette() {
        window.tools().showPalette();
        ((Overlay) window.scene().lookup("#overlay")).hide();
    }

    /** In place of all that are open. Those are to be forgotten. */
    @Override
    void open(String sample, String contract, PacingChoice pacing, boolean paused) {
        onFx(() -> {
            for (OpenSession old : window.workbench().sessions()) {
                closed.add(new WeakReference<>(old.session()));
            }
            window.workbench().open(new SessionPlan(window.workbench().sample(sample).orElseThrow(),
                    window.workbench().contract(contract).orElseThrow(), pacing), paused);
            OpenSession now = window.workbench().current();
            List<OpenSession> others = window.workbench().sessions().stream().filter(other -> other != now).toList();
            window.workbench().sessions().removeAll(others);
            others.forEach(other -> other.session().close());
            return null;
        });
    }

    private void check() throws InterruptedException, IOException {
        onFx(() -> {
            // Or they would stop the short session.
            window.workbench().breakpoints().clear();
            // What the hands watch is kept for each sample and contract.
            settings.keys("watch.").forEach(settings::forget);
            return null;
        });
        open("crates", "phase", SHORT, false);
        await("the short session has ended", () -> {
            if (!RunStatus.of(rows()).running()) {
                window.workbench().submit(new Command.Resume());
            }
            return RunStatus.of(rows()).ended();
        });
        toTheSameState();
        awaitPulse("putting the window into the same state");
        // A thread may hold its session a moment longer, or a job its rows.
        for (int tries = 0; tries < 50 && alive().length() > 0; tries++) {
            Thread.sleep(100);
            System.gc();
        }
        assertEquals("", alive(), "closed, and still alive");
        closed.clear();
        Census census = Census.take(onFx(() -> Census.nodes(window.scene().getRoot())));
        assertEquals(1, census.of(Store.class), "stores of sessions");
        census.write(file(++checks));
        System.out.printf(Locale.ROOT, "check %d: %.2f MB, %d nodes, %d sessions, %d actions%n", checks, census.heapBytes() / 1e6,
                sum(census.nodes()), sessions, actions);
    }

    private String alive() {
        return closed.stream().filter(reference -> reference.get() != null).map(reference -> "session ").collect(Collectors.joining());
    }

    /** The debug layout with its first tab, dark, nothing typed or chosen, no sheet, no popup, the timeline in focus. */
    private void toTheSameState() {
        onFx(() -> {
            List.copyOf(Window.getWindows()).stream().filter(PopupWindow.class::isInstance).forEach(Window::hide);
            ((Overlay) window.scene().lookup("#overlay")).hide();
            window.preferences().reset();
            // JavaFX forgets all styles that it keeps for look and state of a node when the theme changes, and finds those again that are seen.
            window.preferences().theme(ThemeChoice.LIGHT);
            window.preferences().theme(ThemeChoice.DARK);
            window.preferences().preferences().history(Preferences.LEAST_HISTORY);
            window.layout(LayoutChoice.DEBUG);
            tab(TABS.get(0));
            window.views().focus();
            window.workbench().playheadProperty().set(Playhead.LIVE);
            for (Node node : lookup(node -> node instanceof FilterField).queryAll()) {
                ((FilterField) node).clear();
            }
            return null;
        });
    }

    private static Path file(int check) {
        return Path.of("target", "soak", "check-" + check);
    }

    private static List<Census> read(int from) {
        return IntStream.range(from, from + THIRD).mapToObj(check -> Census.read(file(check + 1))).toList();
    }

    private void judge(double minutes) throws IOException {
        List<Census> first = read(WARM_UP);
        List<Census> middle = read(WARM_UP + THIRD);
        List<Census> last = read(CHECKS - THIRD);
        long heap = median(first, Census::heapBytes);
        long heapThen = median(middle, Census::heapBytes);
        long heapNow = median(last, Census::heapBytes);
        report(minutes, new long[] {heap, heapThen, heapNow}, median(first, census -> sum(census.nodes())), median(last, census -> sum(census.nodes())));
        assertTrue(heapThen - heap <= HEAP_ROOM || heapNow - heapThen <= HEAP_ROOM, () -> "the heap grows: " + heap + ", " + heapThen + ", " + heapNow + " bytes\n"
                + grown(first, middle, last, Census::bytes, before -> HEAP_ROOM / 8) + "\n" + grown(first, middle, last, Census::instances, this::room));
        assertEquals("", grown(first, middle, last, SoakTest::ours, SoakTest::few), "more and more instances of the program");
        assertEquals("", grown(first, middle, last, Census::instances, this::room), "more and more instances");
        assertEquals("", grown(first, middle, last, Census::nodes, SoakTest::few), "more and more nodes");
        Map<String, Long> threads = first.stream().map(Census::threads).reduce(Map.of(), SoakTest::most);
        Map<String, Long> later = Stream.concat(middle.stream(), last.stream()).map(Census::threads).reduce(Map.of(), SoakTest::most);
        assertEquals("", Census.more(threads, later, before -> 0L), "more threads");
    }

    /** What grew in both steps, line by line: the second step of it. */
    private static String grown(List<Census> first, List<Census> middle, List<Census> last, Function<Census, Map<String, Long>> numbers,
            Function<Long, Long> room) {
        Map<String, Long> before = medians(first, numbers);
        Map<String, Long> then = medians(middle, numbers);
        then.keySet().removeIf(name -> then.get(name) - before.getOrDefault(name, 0L) <= room.apply(before.getOrDefault(name, 0L)));
        Map<String, Long> now = medians(last, numbers);
        now.keySet().retainAll(then.keySet());
        return Census.more(then, now, room);
    }

    /** Listeners that it made, too. */
    private static Map<String, Long> ours(Census census) {
        return census.instances().entrySet().stream().filter(entry -> entry.getKey().startsWith("dev.tickscope."))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static long few(long before) {
        return Math.max(FEW, before * FEW_SHARE / 100);
    }

    private long room(long before) {
        int sessionsAStep = sessions * THIRD / CHECKS;
        return Math.max(sessionsAStep / SESSIONS_AN_INSTANCE, before * INSTANCE_SHARE / 100);
    }

    private static long median(List<Census> checks, ToLongFunction<Census> number) {
        return checks.stream().mapToLong(number).sorted().skip(checks.size() / 2).findFirst().orElseThrow();
    }

    private static Map<String, Long> medians(List<Census> checks, Function<Census, Map<String, Long>> numbers) {
        return checks.stream().flatMap(check -> numbers.apply(check).keySet().stream()).distinct()
                .collect(Collectors.toMap(name -> name, name -> median(checks, check -> numbers.apply(check).getOrDefault(name, 0L))));
    }

    private static Map<String, Long> most(Map<String, Long> one, Map<String, Long> other) {
        Map<String, Long> both = new TreeMap<>(one);
        other.forEach((name, count) -> both.merge(name, count, Math::max));
        return both;
    }

    private static long sum(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    private void report(double minutes, long[] heap, long nodesBefore, long nodesNow) throws IOException {
        String text = String.format(Locale.ROOT, "%.1f minutes, %d sessions, %d actions: heap after a collection %.2f MB, then %.2f MB, then %.2f MB; "
                + "nodes %d, then %d; longest time between two pulses %.1f ms%n", minutes, sessions, actions, heap[0] / 1e6, heap[1] / 1e6, heap[2] / 1e6,
                nodesBefore, nodesNow, longestGapNanos / 1e6);
        System.out.print(text);
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target", "soak.txt"), text);
    }
}
