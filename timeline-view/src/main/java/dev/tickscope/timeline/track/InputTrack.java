package dev.tickscope.timeline.track;

import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.axis.ZoomLevel;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Glyphs;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Token;
import dev.tickscope.timeline.edge.EdgeIndex;
import dev.tickscope.timeline.edge.InputEdge;
import dev.tickscope.timeline.edge.InputEdge.Fate;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.TextAlignment;

/** When actions went down and up, how long that waited, and which tick saw it. */
public final class InputTrack implements Track<InputTrack.Picture> {
    /**
     * One edge.
     *
     * @param x where it arrived
     * @param toX where the tick that saw it executes, or where the wait is cut; {@code x} if nothing is to be drawn between
     * @param open whether it still waits: the line has no arrow
     * @param line the row of the lane, 0 or 1
     * @param name the action, left of the glyph; empty where there is no room
     * @param text what became of it, right of the arrow; empty where there is no room
     */
    public record Item(double x, double toX, boolean down, Fate fate, boolean open, int line, String name, String text) {
    }

    /** So many edges arrived in the pixels from {@code x} on. @param share of the fullest bar, 0 to 1 */
    public record Bar(double x, long count, double share) {
    }

    /** @param longest the longest wait of the bars, or empty; {@code longestX} is where it lies */
    public record Picture(List<Item> items, List<Bar> bars, String longest, double longestX, String nothing) {
    }

    private static final double BAR = 4;
    private static final double NAME_CHARACTER = 6.2;
    private static final double TEXT_CHARACTER = 6.7;
    private static final double GLYPH = 9;
    private static final double ARROW = 12;
    private static final String NO_INPUT = "this sample has no input";

    private final SessionInfo info;
    private final EdgeIndex index;

    public InputTrack(SessionInfo info) {
        this.info = info;
        this.index = new EdgeIndex(info);
    }

    @Override
    public Lane lane() {
        return Lane.INPUT;
    }

    @Override
    public List<String> captions() {
        return List.of("wait for a tick");
    }

    @Override
    public Picture decide(LaneInput input) {
        if (info.actions().size() == 0) {
            return new Picture(List.of(), List.of(), "", 0, NO_INPUT);
        }
        index.update(input.view());
        List<InputEdge> edges = index.edges();
        Bars bars = new Bars(input);
        Lines lines = new Lines(input);
        int first = firstInSight(input);
        int end = Math.max(first, firstFrom(edges, input.axis().contextRightUnits() + 1));
        int single = first;
        if (input.level() == ZoomLevel.MANY) {
            single = Math.max(first, Math.min(end, firstUnderLens(input)));
            bars.add(first, single);
        }
        for (int i = single; i < end; i++) {
            if (input.level() == ZoomLevel.MANY && !underLens(input, edges.get(i))) {
                bars.add(i, i + 1);
            } else {
                lines.add(edges.get(i));
            }
        }
        rightOf(input, end).forEach(lines::add);
        return new Picture(List.copyOf(lines.items), bars.bars(), bars.longest(), bars.longestX, edges.isEmpty() ? "no edge so far" : "");
    }

    /** Of those that arrive in the context part, or whose wait reaches into it. */
    private int firstInSight(LaneInput input) {
        int first = firstFrom(index.edges(), input.axis().leftUnits());
        while (first > 0 && reaches(index.edges().get(first - 1), input.axis().leftUnits())) {
            first--;
        }
        return first;
    }

    /** No edge before it is drawn under the lens. */
    private int firstUnderLens(LaneInput input) {
        return input.lens() == null ? Integer.MAX_VALUE
                : firstFrom(index.edges(), input.lens().frame().startUnits() - index.longestWaitUnits());
    }

    /** Those under the lens that arrived right of the context part. What lies between is not in sight. */
    private List<InputEdge> rightOf(LaneInput input, int end) {
        List<InputEdge> seen = new ArrayList<>();
        if (input.lens() != null) {
            List<InputEdge> edges = index.edges();
            int from = firstFrom(edges, input.lens().frame().startUnits());
            while (from > end && underLens(input, edges.get(from - 1))) {
                from--;
            }
            for (int i = Math.max(from, end); i < edges.size() && input.axis().x(edges.get(i).arrivalUnits()) <= input.axis().width(); i++) {
                seen.add(edges.get(i));
            }
        }
        return seen;
    }

    /** The first that arrived at a real time or later. */
    private static int firstFrom(List<InputEdge> edges, long realUnits) {
        int low = 0;
        int high = edges.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (edges.get(middle).arrivalUnits() < realUnits) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static boolean reaches(InputEdge edge, long units) {
        return edge.tickRow() >= 0 ? edge.seenUnits() >= units : edge.fate() == Fate.WAITS;
    }

    private static boolean underLens(LaneInput input, InputEdge edge) {
        LensFrame lens = input.lens();
        return lens != null && (edge.arrivalUnits() >= lens.frame().startUnits() || edge.tickRow() >= 0
                && input.view().ticks().getLong(Columns.Tick.FRAME_POSITION, edge.tickRow()) == lens.frame().row());
    }

    /** Where the tick that saw an edge executes. Without execution times it lies where the lens puts it in order. */
    private static double seenX(LaneInput input, InputEdge edge) {
        LensFrame lens = input.lens();
        if (lens != null && lens.execution().orderOnly()) {
            for (Execution.TickRun run : lens.execution().ticks()) {
                if (run.tickRow() == edge.tickRow()) {
                    return input.axis().x(run.beginUnits());
                }
            }
        }
        return input.axis().x(edge.seenUnits());
    }

    private String words(LaneInput input, InputEdge edge) {
        return switch (edge.fate()) {
            case LOST -> "lost";
            case NOT_TOLD -> "not told";
            case UNKNOWN -> "its tick is lost";
            case WAITS -> edge.seenBy() > 0 ? seenWords(input, edge) : "waits";
            case SEEN -> seenWords(input, edge);
        };
    }

    private String seenWords(LaneInput input, InputEdge edge) {
        String tick = "T" + input.view().ticks().getLong(Columns.Tick.TICK_INDEX, edge.tickRow());
        String when = edge.stampedTick() > 0 ? "stamped" : Amounts.ms(info.timeBase(), edge.latencyUnits());
        return tick + " · " + when + (edge.seenBy() > 1 ? " · seen ×" + edge.seenBy() : "");
    }

    /** Puts edges into two lines so that nothing overlaps; where there is no room the words go first. */
    private final class Lines {
        private final LaneInput input;
        private final List<Item> items = new ArrayList<>();
        private final double[] usedTo = {-1e9, -1e9};
        private final double end;

        Lines(LaneInput input) {
            this.input = input;
            LensFrame lens = input.lens();
            long last = input.view().frames().rowCount() - 1;
            this.end = lens != null ? input.axis().contextWidth() + lens.stopX()
                    : Math.min(input.axis().width(), input.axis().x(LaneInput.sessionEnd(input.view(), info, last)));
        }

        void add(InputEdge edge) {
            double x = input.axis().clampedX(edge.arrivalUnits());
            boolean seen = edge.tickRow() >= 0;
            boolean open = edge.fate() == Fate.WAITS && !seen;
            double toX = seen ? Math.max(x, Math.min(input.axis().width() + 64, seenX(input, edge))) : open ? Math.max(x, end) : x;
            boolean words = input.level().detailed() || underLens(input, edge);
            String name = words && x >= 0 ? info.actions().names().get(edge.action()) : "";
            String text = words ? words(input, edge) : "";
            double from = x - GLYPH - name.length() * NAME_CHARACTER;
            double until = Math.max(toX, x + GLYPH) + ARROW + text.length() * TEXT_CHARACTER;
            int own = edge.down() ? 0 : 1;
            int line = usedTo[own] <= from ? own : usedTo[1 - own] <= from ? 1 - own : -1;
            if (line < 0) {
                line = own;
                if (usedTo[own] > x - GLYPH) {
                    // The words of the one before lie here.
                    shorten(own, x - GLYPH);
                }
                name = "";
            }
            usedTo[line] = until;
            items.add(new Item(x, toX, edge.down(), edge.fate(), open, line, name, text));
        }

        /** Takes the words from what stands in a line further right than that. */
        private void shorten(int line, double right) {
            for (int i = items.size() - 1; i >= 0; i--) {
                Item item = items.get(i);
                if (item.line() == line) {
                    if (Math.max(item.toX(), item.x() + GLYPH) + ARROW + item.text().length() * TEXT_CHARACTER > right) {
                        items.set(i, new Item(item.x(), item.toX(), item.down(), item.fate(), item.open(), line, item.name(), ""));
                    }
                    return;
                }
            }
        }
    }

    /** Counts edges by columns of a few pixels. */
    private final class Bars {
        private final long[] counts;
        private final LaneInput input;
        private InputEdge longest;
        private double longestX;

        Bars(LaneInput input) {
            this.input = input;
            counts = new long[(int) Math.ceil(input.axis().contextWidth() / BAR) + 1];
        }

        /** Those in [from, to), which lie from left to right. */
        void add(int from, int to) {
            int at = firstRightOf(from, to, 0);
            for (int bar = Math.max(0, bar(at, to)); at < to; bar = bar(at, to)) {
                int next = bar == counts.length - 1 ? to : firstRightOf(at, to, (bar + 1) * BAR);
                counts[bar] += next - at;
                at = next;
            }
            int longer = index.longestWait(from, to);
            if (longer >= 0 && (longest == null || index.edges().get(longer).latencyUnits() > longest.latencyUnits())) {
                longest = index.edges().get(longer);
                longestX = Math.max(0, x(longer));
            }
        }

        private double x(int edge) {
            return input.axis().x(index.edges().get(edge).arrivalUnits());
        }

        private int bar(int edge, int to) {
            return edge == to ? 0 : (int) Math.min(counts.length - 1, x(edge) / BAR);
        }

        /** The first that does not lie left of a place; bars hold about as many as the one before, so it is near. */
        private int firstRightOf(int from, int to, double place) {
            int low = from;
            int reach = 1;
            while (low < to && x(Math.min(to - 1, low + reach - 1)) < place) {
                low = Math.min(to, low + reach);
                reach *= 2;
            }
            int high = Math.min(to, low + reach);
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (x(middle) < place) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }

        List<Bar> bars() {
            long most = 1;
            for (long count : counts) {
                most = Math.max(most, count);
            }
            List<Bar> bars = new ArrayList<>();
            for (int i = 0; i < counts.length; i++) {
                if (counts[i] > 0) {
                    bars.add(new Bar(i * BAR, counts[i], counts[i] / (double) most));
                }
            }
            return List.copyOf(bars);
        }

        String longest() {
            return longest == null ? "" : "longest wait " + Amounts.ms(info.timeBase(), longest.latencyUnits());
        }
    }

    @Override
    public void draw(Picture picture, LaneInput input, Pen pen, Band band) {
        if (!picture.nothing().isEmpty()) {
            pen.text(picture.nothing(), 8, band.top() + band.height() / 2 + 4, Token.MUTED, Face.CAPTION);
            return;
        }
        double bottom = band.bottom() - 4;
        double tall = Math.max(8, band.height() - 22);
        for (Bar bar : picture.bars()) {
            double height = Math.max(2, Math.rint(bar.share() * tall));
            pen.rect(bar.x(), bottom - height, BAR - 1, height, Token.INPUT);
        }
        if (!picture.longest().isEmpty()) {
            double width = pen.fonts().width(picture.longest(), Face.CAPTION);
            double at = Math.max(6, Math.min(picture.longestX(), input.axis().contextWidth() - width - 6));
            pen.haloed(picture.longest(), at, band.top() + 13, Token.FG2, Face.CAPTION, TextAlignment.LEFT);
        }
        for (Item item : picture.items()) {
            item(item, input, pen, band.top() + band.height() * (item.line() == 0 ? 0.3 : 0.7));
        }
    }

    private void item(Item item, LaneInput input, Pen pen, double y) {
        double from = Math.max(0, item.x()) + (item.x() >= 0 ? 7 : 0);
        if (item.open()) {
            pen.line(from, y, Math.max(from + 10, item.toX()), y, Token.INPUT, 1.4, 3, 3);
        } else if (item.toX() > item.x()) {
            double tip = Math.max(item.toX(), item.x() + 14);
            if (tip - 7 > from) {
                pen.line(from, y, tip - 7, y, Token.INPUT, 1.4, 3, 3);
            }
            pen.polygon(new double[] {tip - 7, tip, tip - 7}, new double[] {y - 4, y, y + 4}, 3, pen.palette().get(Token.INPUT));
        }
        if (item.x() >= -5) {
            if (item.down()) {
                Glyphs.pressMark(pen, item.x(), y, Token.INPUT);
            } else {
                Glyphs.releaseMark(pen, item.x(), y, Token.INPUT);
            }
        }
        if (item.fate() == Fate.LOST) {
            // Struck out, since the colour of the glyph alone would say nothing.
            pen.line(item.x() - 6, y + 6, item.x() + 6, y - 6, Token.DROPPED, 1.8);
        }
        if (!item.name().isEmpty()) {
            pen.haloed(item.name(), item.x() - GLYPH, y + 4, Token.FG2, Face.CAPTION, TextAlignment.RIGHT);
        }
        if (!item.text().isEmpty()) {
            double width = pen.fonts().width(item.text(), Face.MONO);
            double right = Math.max(item.toX(), item.x() + (item.toX() > item.x() ? 14 : 5)) + 6;
            boolean fits = right + width < input.axis().width();
            if (!fits && item.open()) {
                return; // the open end says it
            }
            pen.haloed(item.text(), fits ? right : input.axis().width() - width - 4, fits ? y + 4 : y - 6, Token.FG, Face.MONO, TextAlignment.LEFT);
        }
    }
}
