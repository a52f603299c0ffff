package dev.tickscope.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.app.settings.Preferences;
import dev.tickscope.app.settings.Settings;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.shell.Overlay;
import dev.tickscope.app.theme.ThemeChoice;
import dev.tickscope.app.work.PacingChoice;
import dev.tickscope.app.work.SessionPlan;
import dev.tickscope.app.work.Workbench.OpenSession;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.BreakpointPlace;
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
import java.util.stream.LongStream;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Nothing grows: for half an hour (or {@code -Dsoak.minutes=}) random hands use the window while one sample after the other runs at full
 * speed. At {@value #CHECKS} instants the window is put into the same state, a short session that has ended, and what is alive after a
 * collection is counted.
 *
 * <p>The first quarter is warm-up: caches fill, each panel has been shown. The rest is compared by the medians of its first and its last
 * third, {@value #APART} checks apart, so that one odd check decides nothing:
 * <ul>
 * <li>The heap may grow by {@value #HEAP_ROOM} bytes. A session that stays holds {@code 10 MB} and more, a view's rows as much; what one check or one
 * action leaves behind shows from {@code 100 kB} a check on. Below that lie caches of JavaFX and of the runtime. Those that JavaFX holds softly, 30 MB
 * and more of images for effects, must not count, so the JVM has to let go of them in each collection.</li>
 * <li>Of no class of the program or of JavaFX there may be more by over {@value #INSTANCE_SHARE} % and {@value #INSTANCE_ROOM}. The class of a lambda
 * is the place that makes it, so this counts listeners that nobody took away as well: one for each check comes to {@value #APART}.</li>
 * <li>Nodes of the scene: no more by the same measure.</li>
 * <li>Threads by name: no more at any check than at the most in the first third.</li>
 * </ul>
 * At every check no session that was closed can be reached any more, nor its rows, and no error has shown.
 */
@Tag("nightly")
class SoakTest extends RandomUse {
    private static final String NOTHING_SOFT = "-XX:SoftRefLRUPolicyMSPerMB=0";
    private static final int CHECKS = 48;
    private static final int WARM_UP = CHECKS / 4;
    private static final int THIRD = (CHECKS - WARM_UP) / 3;
    private static final int APART = 2 * THIRD;
    private static final long HEAP_ROOM = 1 << 20;
    private static final long INSTANCE_ROOM = 12;
    private static final long INSTANCE_SHARE = 2;
    private static final int ACTIONS_A_SESSION = 20;
    private static final double USUAL_MINUTES = 30;
    private static final int MORE_THAN_FIT = 80;
    private static final long FILLING_MILLIS = 20_000;
    private static final List<String> SAMPLES = List.of("crates", "edges", "spawner", "metronome", "probes", "beat", "rounding", "soft");
    private static final List<String> CONTRACTS = List.of("phase", "scaled", "ordered");

    private static final PacingChoice SHORT = new PacingChoice.Script("short", new long[] {17_000_000, 100_000_000, 33_000_000, 17_000_000}, false, false);

    private static final PacingChoice MANY_FRAMES = new PacingChoice.Script("many frames",
            LongStream.generate(() -> 17_000_000).limit(2 * MORE_THAN_FIT).toArray(), false, false);

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
        fillTheTables();
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
                throw new AssertionError("check " + check + ", session " + sessions + ", action " + actions + ", after: " + last, e);
            }
        }
        try {
            judge(minutes);
        } catch (AssertionError e) {
            Census.dump(Path.of("target", "soak", "heap.hprof"));
            throw e;
        }
    }

    /**
     * JavaFX's tables keep as many cells as they ever showed, and a place for each row that they ever had: so each table is shown with the
     * smallest texts and with more rows than fit, and the log with as many lines as it holds, before anything is counted.
     */
    private void fillTheTables() throws InterruptedException {
        onFx(() -> {
            window.preferences().scale(Settings.SMALLEST_SCALE);
            window.layout(LayoutChoice.DEBUG);
            return null;
        });
        for (String sample : SAMPLES) {
            open(sample, "phase", MANY_FRAMES, false);
            await("the frames of " + sample + " have run", () -> RunStatus.of(rows()).ended());
            fillBreakpointsAndMarks();
            fillHits();
            for (String tab : TABS) {
                onFx(() -> {
                    tab(tab);
                    return null;
                });
                awaitPulse(tab);
            }
        }
        fillTheLog();
    }

    private void fillBreakpointsAndMarks() {
        onFx(() -> {
            for (int i = 0; i < MORE_THAN_FIT; i++) {
                window.workbench().addBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd()).withLogMessage("{simulationTick}"));
                window.workbench().playheadProperty().set(new Playhead.AtTick(i));
                window.workbench().lookingBack().mark();
            }
            return null;
        });
    }

    private void fillHits() {
        onFx(() -> {
            tab("heldTab");
            TextField condition = lookup("#heldCondition").queryAs(TextField.class);
            condition.setText("tickInFrame > 0");
            condition.fireEvent(new ActionEvent());
            return null;
        });
        await("hits are listed", () -> lookup("#heldTable").queryAs(TableView.class).getItems().size() >= MORE_THAN_FIT);
    }

    private void fillTheLog() throws InterruptedException {
        open("metronome", "phase", FLAT_OUT, false);
        onFx(() -> {
            tab("logTab");
            window.workbench().breakpoints().clear();
            window.workbench().addBreakpoint(Breakpoint.at(1, new BreakpointPlace.TickEnd()).withLogMessage("{simulationTick}"));
            return null;
        });
        Thread.sleep(FILLING_MILLIS);
        onFx(() -> {
            window.workbench().breakpoints().clear();
            return null;
        });
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

    /** Shows a tab, if tabs show. */
    private void tab(String id) {
        if (window.scene().lookup("#" + id) instanceof ToggleButton tab) {
            tab.setSelected(true);
        }
    }

    /** In place of all that are open. Those are to be forgotten. */
    private void open(String sample, String contract, PacingChoice pacing, boolean paused) {
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
        List<Census> last = read(CHECKS - THIRD);
        long heapBefore = median(first, Census::heapBytes);
        long heapNow = median(last, Census::heapBytes);
        report(minutes, heapBefore, heapNow, median(first, census -> sum(census.nodes())), median(last, census -> sum(census.nodes())));
        String instances = Census.more(medians(first, Census::instances), medians(last, Census::instances), SoakTest::room);
        assertTrue(heapNow - heapBefore <= HEAP_ROOM, () -> "the heap grew from " + heapBefore + " to " + heapNow + " bytes\n"
                + Census.more(medians(first, Census::bytes), medians(last, Census::bytes), before -> HEAP_ROOM / 8) + "\n" + instances);
        assertEquals("", instances, "more instances");
        assertEquals("", Census.more(medians(first, Census::nodes), medians(last, Census::nodes), SoakTest::room), "more nodes");
        Map<String, Long> threads = first.stream().map(Census::threads).reduce(Map.of(), SoakTest::most);
        assertEquals("", Census.more(threads, last.stream().map(Census::threads).reduce(Map.of(), SoakTest::most), before -> 0L), "more threads");
    }

    private static long room(long before) {
        return Math.max(INSTANCE_ROOM, before * INSTANCE_SHARE / 100);
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

    private void report(double minutes, long heapBefore, long heapNow, long nodesBefore, long nodesNow) throws IOException {
        String text = String.format(Locale.ROOT, "%.1f minutes, %d sessions, %d actions: heap after a collection %.2f MB, then %.2f MB; nodes %d, then %d; "
                + "longest time between two pulses %.1f ms%n", minutes, sessions, actions, heapBefore / 1e6, heapNow / 1e6, nodesBefore, nodesNow,
                longestGapNanos / 1e6);
        System.out.print(text);
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target", "soak.txt"), text);
    }
}
