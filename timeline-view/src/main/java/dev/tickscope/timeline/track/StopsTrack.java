package dev.tickscope.timeline.track;

import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.StopHits;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.draw.Fonts.Face;
import dev.tickscope.timeline.draw.Glyphs;
import dev.tickscope.timeline.draw.Pen;
import dev.tickscope.timeline.draw.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.scene.text.TextAlignment;

/** Where the run was hit and where it stopped, and the commands that changed it. */
public final class StopsTrack implements Track<StopsTrack.Picture> {
    /** What a glyph stands for. */
    public enum Kind {
        STOP, COMMAND, PAUSE, END, DIVERGENCE
    }

    /** One event. @param words shown if there is room */
    public record Item(double x, Kind kind, String words) {
    }

    /** Glyphs that would touch are one with a count; a count of 1 is the item itself. A difference always shows, at its own place. */
    public record Group(Item item, int count, double roomTo) {
        String words() {
            return count == 1 ? item.words() : count + (item.kind() == Kind.DIVERGENCE ? " · " + item.words() : "");
        }

        private Group with(Item next) {
            boolean keeps = item.kind() == Kind.DIVERGENCE || next.kind() != Kind.DIVERGENCE;
            return new Group(keeps ? item : next, count + 1, roomTo);
        }
    }

    /** The stop under the lens. @param breakpoint its number where the hit lies apart from the stop, else 0 */
    public record LensStop(double hitX, double stopX, int breakpoint, String hitWords, String stopWords) {
    }

    /** @param nothing said where the lane is empty because the run never stopped */
    public record Picture(List<Group> groups, LensStop stop, String nothing) {
    }

    private static final double APART = 18;
    private static final double HIT_APART = 20;
    private static final double CHARACTER = 6.2;

    @Override
    public Lane lane() {
        return Lane.STOPS;
    }

    @Override
    public List<String> captions() {
        return List.of();
    }

    @Override
    public Picture decide(LaneInput input) {
        List<Item> items = new ArrayList<>();
        states(input, items);
        commands(input, items);
        divergence(input, items);
        items.sort(Comparator.comparingDouble(Item::x));
        boolean never = items.isEmpty() && input.view().states().rowCount() <= 1 && input.view().commands().rowCount() == 0;
        return new Picture(groups(items, input.axis()), lensStop(input), never ? "no stop so far" : "");
    }

    private static void states(LaneInput input, List<Item> items) {
        TableView states = input.view().states();
        TimeAxis axis = input.axis();
        long row = states.firstAtLeast(Columns.State.REAL, axis.leftUnits(), states.firstRow(), states.rowCount());
        for (; row < states.rowCount() && states.getLong(Columns.State.REAL, row) <= axis.contextRightUnits(); row = states.atOrAfter(row + 1)) {
            RunEvent event = StateRows.event(input.view(), row);
            long frame = states.getLong(Columns.State.FRAME_POSITION, row);
            boolean underLens = input.lens() != null && input.lens().frame().row() == frame;
            switch (event) {
                case STOPPED_TICK_END, STOPPED_BEFORE_HOOK -> {
                    if (!underLens) {
                        items.add(new Item(Math.min(axis.contextWidth(), axis.x(inFrame(input, row, frame))), Kind.STOP, words(input, row)));
                    }
                }
                case PAUSED -> {
                    // A pause that has passed is folded, and its gap says so.
                    if (StateRows.cause(input.view(), row) == StopCause.BREAKPOINT || StateRows.cause(input.view(), row) == StopCause.RUN_TO
                            || StateRows.cause(input.view(), row) == StopCause.CONDITION_FAILED) {
                        items.add(new Item(axis.x(states.getLong(Columns.State.REAL, row)), Kind.STOP, words(input, row)));
                    } else if (axis.folds().ofRow(frame) < 0) {
                        items.add(new Item(axis.x(states.getLong(Columns.State.REAL, row)), Kind.PAUSE, "paused"));
                    }
                }
                case ENDED -> items.add(new Item(axis.x(states.getLong(Columns.State.REAL, row)), Kind.END, "end"));
                case FAILED -> items.add(new Item(axis.x(states.getLong(Columns.State.REAL, row)), Kind.END, "failed"));
                default -> {
                    // Starting and resuming need no glyph: frames follow.
                }
            }
        }
    }

    static long inFrame(LaneInput input, long state, long frame) {
        TableView frames = input.view().frames();
        if (!frames.has(frame)) {
            return input.view().states().getLong(Columns.State.REAL, state);
        }
        long nanos = input.view().states().getLong(Columns.State.NANOS, state) - frames.getLong(Columns.Frame.BEGIN_NANOS, frame);
        return frames.getLong(Columns.Frame.REAL, frame) + nanos * input.info().timeBase().unitsPerNano();
    }

    static String words(LaneInput input, long state) {
        return switch (StateRows.cause(input.view(), state)) {
            case STEP -> "step";
            case RUN_TO -> "run-to";
            case CONDITION_FAILED -> StopHits.words(input.view(), state) + ", condition failed";
            default -> StopHits.words(input.view(), state);
        };
    }

    private static void commands(LaneInput input, List<Item> items) {
        TableView commands = input.view().commands();
        TimeAxis axis = input.axis();
        long row = commands.firstAtLeast(Columns.Command.REAL, axis.leftUnits(), commands.firstRow(), commands.rowCount());
        for (; row < commands.rowCount() && commands.getLong(Columns.Command.REAL, row) <= axis.contextRightUnits(); row = commands.atOrAfter(row + 1)) {
            String words = StateRows.answer(input.view(), row).accepted() ? commandWords(input, row) : "";
            if (!words.isEmpty()) {
                items.add(new Item(axis.x(commands.getLong(Columns.Command.REAL, row)), Kind.COMMAND, words));
            }
        }
    }

    /** Commands that show up by themselves, as a pause or a stop does, have no words and no diamond. */
    static String commandWords(LaneInput input, long row) {
        return switch (StateRows.kind(input.view(), row)) {
            case STEP_TICK -> "step tick";
            case STEP_FRAME -> "step frame";
            case STEP_PHASE -> "step phase";
            case FINISH_FRAME -> "finish frame";
            case RUN_TO -> "run to";
            case CAP -> "cap " + (input.view().commands().getLong(Columns.Command.APPLIED_NUMERATOR, row) == 0 ? "none"
                    : Long.toString(input.view().commands().getLong(Columns.Command.APPLIED_NUMERATOR, row)));
            case MAX_DELTA -> "clamp";
            case SCENE -> "scene";
            case RESTART -> "restart";
            case TIME_SCALE -> "timeScale ×" + ratio(input.view().commands().getLong(Columns.Command.APPLIED_NUMERATOR, row),
                    input.view().commands().getLong(Columns.Command.APPLIED_DENOMINATOR, row));
            default -> "";
        };
    }

    private static String ratio(long numerator, long denominator) {
        return new java.math.BigDecimal(numerator).divide(new java.math.BigDecimal(denominator), 3, java.math.RoundingMode.HALF_UP)
                .stripTrailingZeros().toPlainString();
    }

    /** Where a repeated run differs from the recorded one for the first time. */
    private static void divergence(LaneInput input, List<Item> items) {
        Divergence divergence = Divergence.first(input.view(), input.info());
        if (divergence == null || !input.view().frames().has(divergence.framePosition())) {
            return;
        }
        Moment moment = Moment.of(input.view(), divergence.playhead(input.view()));
        double x = input.axis().x(PlayheadMark.at(input, moment, input.execution(moment.framePosition())));
        if (x >= 0 && x <= input.axis().width()) {
            items.add(new Item(x, Kind.DIVERGENCE, "differs in " + divergence.stageWords()));
        }
    }

    /** Whether the mark of a difference is drawn at x. */
    public static boolean differsAt(Picture picture, double x) {
        return picture.groups().stream().anyMatch(group -> group.item().kind() == Kind.DIVERGENCE && Math.abs(group.item().x() - x) <= APART / 2);
    }

    private static List<Group> groups(List<Item> items, TimeAxis axis) {
        List<Group> groups = new ArrayList<>();
        for (Item item : items) {
            int last = groups.size() - 1;
            double right = item.x() > axis.contextWidth() ? axis.width() : axis.contextWidth();
            if (last >= 0 && item.x() - groups.get(last).item().x() < APART) {
                groups.set(last, groups.get(last).with(item));
            } else {
                if (last >= 0) {
                    groups.set(last, new Group(groups.get(last).item(), groups.get(last).count(),
                            Math.min(groups.get(last).roomTo(), item.x() - 10)));
                }
                groups.add(new Group(item, 1, right));
            }
        }
        return List.copyOf(groups);
    }

    private static LensStop lensStop(LaneInput input) {
        LensFrame lens = input.lens();
        Execution.Stop stop = lens == null ? null : lens.execution().stop();
        if (stop == null) {
            return null;
        }
        double hitX = input.axis().x(stop.hitUnits());
        double stopX = input.axis().x(stop.stopUnits());
        boolean apart = stop.breakpointId() > 0 && stopX - hitX >= HIT_APART;
        String verb = lens.stands() ? "stops here" : "stopped here";
        String who = apart ? verb : words(input, stop.stateRow()) + " " + verb;
        return new LensStop(hitX, stopX, apart ? stop.breakpointId() : 0, apart ? "hit here" : "", who);
    }

    @Override
    public void draw(Picture picture, LaneInput input, Pen pen, Band band) {
        double y = band.top() + band.height() / 2;
        if (!picture.nothing().isEmpty()) {
            pen.text(picture.nothing(), 8, y + 4, Token.MUTED, Face.CAPTION);
        }
        for (Group group : picture.groups()) {
            boolean onStop = picture.stop() != null && Math.abs(picture.stop().stopX() - group.item().x()) < APART;
            glyph(pen, group.item(), onStop ? band.top() + 7 : y);
            String words = group.words();
            double from = group.item().x() + 11;
            if (!onStop && from + words.length() * CHARACTER <= group.roomTo()) {
                pen.haloed(words, from, y + 4, Token.FG2, group.count() > 1 ? Face.MONO : Face.CAPTION, TextAlignment.LEFT);
            }
        }
        LensStop stop = picture.stop();
        if (stop == null) {
            return;
        }
        if (stop.breakpoint() > 0) {
            Glyphs.octagon(pen, stop.hitX(), y, 7, false);
            pen.centered(Integer.toString(stop.breakpoint()), stop.hitX(), y + 4, Token.FG, Face.MONO_BOLD);
            pen.right(stop.hitWords(), stop.hitX() - 12, y + 4, Token.FG2, Face.CAPTION);
            Glyphs.arrow(pen, stop.hitX() + 8, stop.stopX() - 9, y, Token.STOP);
        }
        Glyphs.octagon(pen, stop.stopX(), y, 8, true);
        Glyphs.pauseMark(pen, stop.stopX(), y - 3, 6, Token.STOP_INK);
        pen.text(stop.stopWords(), stop.stopX() + 14, y + 4, Token.FG, Face.CAPTION_BOLD);
    }

    private static void glyph(Pen pen, Item item, double y) {
        switch (item.kind()) {
            case STOP -> {
                Glyphs.octagon(pen, item.x(), y, 7, true);
                Glyphs.pauseMark(pen, item.x(), y - 3, 6, Token.STOP_INK);
            }
            case COMMAND -> Glyphs.diamond(pen, item.x(), y, 6, Token.ACCENT);
            case PAUSE -> Glyphs.pauseMark(pen, item.x(), y - 5, 10, Token.PAUSED);
            case DIVERGENCE -> Glyphs.cross(pen, item.x(), y, 5, Token.ERROR);
            case END -> {
                pen.rect(item.x() - 1, y - 7, 2, 14, Token.PAUSED);
                pen.rect(item.x() - 5, y - 7, 2, 14, Token.PAUSED);
            }
        }
    }
}
