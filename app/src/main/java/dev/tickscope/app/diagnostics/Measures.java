package dev.tickscope.app.diagnostics;

import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The tool's own cost as lines of a name and a value. Rows a second are counted between two calls of {@link #sample}; what a tick costs is
 * read from the newest rows.
 */
public final class Measures {
    /** One number on screen. @param name what it is @param value with its unit */
    public record Line(String name, String value) {
    }

    private static final int TICKS = 256;
    private static final double MILLION = 1e6;
    private static final double SECOND_NANOS = 1e9;
    private static final double MEGABYTE = 1 << 20;

    private final Cost pulse;
    private final List<Cost> views;
    private StoreView view;
    private long sampledNanos;
    private long sampledRows;
    private double rowsPerSecond = -1;

    /** @param pulse of everything that a pulse does @param views of each view's part of it */
    public Measures(Cost pulse, List<Cost> views) {
        this.pulse = pulse;
        this.views = List.copyOf(views);
    }

    /** Takes in what is there now. @param nowNanos a clock that only goes on */
    public void sample(StoreView newView, long nowNanos) {
        long rows = newView.totalRows();
        boolean sameSession = view != null && rows >= sampledRows && nowNanos > sampledNanos;
        rowsPerSecond = sameSession ? (rows - sampledRows) * SECOND_NANOS / (nowNanos - sampledNanos) : -1;
        view = newView;
        sampledRows = rows;
        sampledNanos = nowNanos;
    }

    /** Another session: there is nothing to compare its rows with. */
    public void restart() {
        view = null;
        rowsPerSecond = -1;
    }

    /** All numbers; without a session those of drawing alone. */
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("Pulse", cost(pulse)));
        for (Cost cost : views) {
            lines.add(new Line("Drawing, " + cost.name(), cost(cost)));
        }
        if (view != null) {
            lines.add(new Line("Simulation of a tick", tickCost(view)));
            lines.add(new Line("Rows", String.format(Locale.ROOT, "%,d, %,d of them lost", view.totalRows(), view.lostRows())));
            lines.add(new Line("Rows a second", rowsPerSecond < 0 ? "not measured yet" : String.format(Locale.ROOT, "%,.0f", rowsPerSecond)));
            long poses = view.poses().heldBytes() + view.contacts().heldBytes();
            lines.add(new Line("Memory of rows", megabytes(view.heldBytes() - poses)));
            lines.add(new Line("Memory of poses and contacts", megabytes(poses)));
            lines.add(new Line("Memory of the index", megabytes(view.frameMips().heldBytes())));
        }
        Runtime machine = Runtime.getRuntime();
        lines.add(new Line("Memory of the program", megabytes(machine.totalMemory() - machine.freeMemory()) + " of " + megabytes(machine.maxMemory())));
        return lines;
    }

    private static String cost(Cost cost) {
        return cost.mostNanos() == 0 ? "not measured yet"
                : String.format(Locale.ROOT, "%.2f ms, at most %.1f ms", cost.averageNanos() / MILLION, cost.mostNanos() / MILLION);
    }

    private static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f MB", bytes / MEGABYTE);
    }

    /** The mean of the newest ticks, as the game and the clock took it on their own thread. */
    static String tickCost(StoreView view) {
        TableView ticks = view.ticks();
        long first = ticks.isEmpty() ? 0 : Math.max(ticks.runBegin(ticks.rowCount() - 1), ticks.rowCount() - TICKS);
        long count = ticks.isEmpty() ? 0 : ticks.rowCount() - first;
        if (count <= 0) {
            return "no tick yet";
        }
        long sum = 0;
        for (long row = first; row < ticks.rowCount(); row++) {
            sum += ticks.getLong(Columns.Tick.END_NANOS, row) - ticks.getLong(Columns.Tick.BEGIN_NANOS, row);
        }
        return sum == 0 ? "not recorded" : String.format(Locale.ROOT, "%.3f ms, mean of %d", sum / MILLION / count, count);
    }
}
