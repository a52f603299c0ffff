package dev.tickscope.timeline;

import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeText;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.axis.Fold;
import dev.tickscope.timeline.track.FrameFacts;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds a frame, a tick, an instant or what happened to an object: {@code frame 512}, {@code tick 431}, {@code 7.39 s} and {@code 12.5 ms}
 * of real time, {@code sim 7.18 s} of simulation time, {@code Crate 3}. Numbers may come several times in a session that restarted.
 */
final class TimelineSearch {
    /** What can be asked for. */
    static final String EXPECTED = "try frame 512, tick 431, 7.39 s, 12.5 ms, sim 7.18 s or an object's name";
    private static final Pattern NUMBERED = Pattern.compile("(frame|tick)s?\\s*#?\\s*(\\d{1,18})");
    private static final Pattern TIME = Pattern.compile("(?:(real|sim|simulation)\\s+)?(\\d[\\d.]*\\s*(?:s|ms|us|µs|μs|ns))");
    private static final ObjectRow.Change[] CHANGES = ObjectRow.Change.values();

    /** @param playhead where to go, or null if nothing was found. @param words what was found, or why nothing was */
    record Result(Playhead playhead, String words) {
        boolean found() {
            return playhead != null;
        }
    }

    private final TimelineViewModel model;
    private final Supplier<List<String>> objectNames;

    /** @param objectNames by number in OBJECT rows */
    TimelineSearch(TimelineViewModel model, Supplier<List<String>> objectNames) {
        this.model = model;
        this.objectNames = objectNames;
    }

    /** @param step 1 for the next hit after the moment shown, −1 for the one before it, 0 for the first, or for an object the nearest */
    Result find(String text, int step) {
        String asked = text.strip();
        if (asked.isEmpty()) {
            return nothing(EXPECTED);
        }
        if (model.view() == null || model.moment().framePosition() < 0) {
            return nothing("nothing is recorded yet");
        }
        String lower = asked.toLowerCase(Locale.ROOT);
        Matcher numbered = NUMBERED.matcher(lower);
        if (numbered.matches()) {
            boolean frame = numbered.group(1).equals("frame");
            return numbered(frame, Long.parseLong(numbered.group(2)), step);
        }
        Matcher time = TIME.matcher(lower);
        return time.matches() ? time(time, asked, step) : object(asked, step);
    }

    private static Result nothing(String words) {
        return new Result(null, words);
    }

    // Frames and ticks.

    private Result numbered(boolean frame, long number, int step) {
        StoreView view = model.view();
        String noun = frame ? "frame" : "tick";
        TableView table = frame ? view.frames() : view.ticks();
        Column column = frame ? Columns.Frame.FRAME_INDEX : Columns.Tick.TICK_INDEX;
        List<Playhead> hits = new ArrayList<>();
        String lost = "";
        for (long[] part : parts(frame)) {
            long row = table.firstAtLeast(column, number, part[0], part[1]);
            lost = row < part[1] && table.getLong(column, row) > number && lost.isEmpty() ? lostBetween(table, column, noun, row, number) : lost;
            if (row < part[1] && table.getLong(column, row) == number && !(frame && FrameFacts.of(view, row).standing())) {
                hits.add(frame ? new Playhead.AtFrame(row) : new Playhead.AtTick(row));
            }
        }
        if (hits.isEmpty() && !lost.isEmpty()) {
            return nothing(noun + " " + number + " is lost: " + lost);
        }
        if (hits.isEmpty()) {
            return nothing(table.isEmpty() ? "no " + noun + " is recorded yet"
                    : "no " + noun + " " + number + ": " + noun + "s " + Math.max(1, table.getLong(column, table.firstRow())) + " to "
                    + table.getLong(column, table.rowCount() - 1) + " are recorded" + (table.firstRow() > 0 ? ", older ones are lost" : ""));
        }
        return choose(hits, noun + " " + number, step);
    }

    /** Whether a number lies among rows that are lost in the middle: between which rows that is; else empty. @param row the first after it */
    private static String lostBetween(TableView table, Column column, String noun, long row, long number) {
        long before = table.atOrBefore(row - 1);
        return before == row - 1 || !table.has(before) || table.getLong(column, before) >= number ? ""
                : Amounts.count(row - before - 1, "row") + " between the " + noun + "s " + table.getLong(column, before) + " and "
                        + table.getLong(column, row) + " are missing";
    }

    /** Numbers grow within a part; a restart begins another one. */
    private List<long[]> parts(boolean frame) {
        StoreView view = model.view();
        TableView table = frame ? view.frames() : view.ticks();
        List<long[]> parts = new ArrayList<>();
        long from = table.firstRow();
        TableView commands = view.commands();
        for (long row = commands.firstRow(); row < commands.rowCount(); row = commands.atOrAfter(row + 1)) {
            int kind = commands.getInt(Columns.Command.KIND, row);
            if (kind == CommandKind.RESTART.ordinal() || kind == CommandKind.SCENE.ordinal()) {
                long position = commands.getLong(Columns.Command.FRAME_POSITION, row);
                long border = frame ? position : table.firstAtLeast(Columns.Tick.FRAME_POSITION, position, from, table.rowCount());
                if (border > from && border < table.rowCount()) {
                    parts.add(new long[] {from, border});
                    from = border;
                }
            }
        }
        parts.add(new long[] {from, table.rowCount()});
        return parts;
    }

    private Result choose(List<Playhead> hits, String words, int step) {
        int at = step >= 0 ? 0 : hits.size() - 1;
        if (step != 0) {
            long here = real(model.moment());
            int found = -1;
            for (int i = 0; i < hits.size(); i++) {
                long there = real(Moment.of(model.view(), hits.get(i)));
                if (step > 0 ? there > here && found < 0 : there < here) {
                    found = i;
                }
            }
            at = found < 0 ? at : found;
        }
        return new Result(hits.get(at), words + (hits.size() == 1 ? "" : ", " + (at + 1) + " of " + hits.size()));
    }

    private long real(Moment moment) {
        return LookBack.real(model.view(), model.session().timeBase().unitsPerNano(), moment);
    }

    // Instants.

    private Result time(Matcher matcher, String asked, int step) {
        BigInteger units;
        try {
            Rational exact = TimeText.seconds(matcher.group(2)).times(Rational.of(model.session().timeBase().unitsPerSecond(), BigInteger.ONE));
            units = exact.numerator().divide(exact.denominator());
        } catch (IllegalArgumentException e) {
            return nothing("\"" + asked + "\" is no time; " + EXPECTED);
        }
        boolean simulation = matcher.group(1) != null && matcher.group(1).startsWith("sim");
        return simulation ? simulation(units, asked, step) : real(units, asked);
    }

    private Result real(BigInteger units, String asked) {
        TimeBase base = model.session().timeBase();
        long end = model.endUnits();
        long begin = model.view().frames().getLong(Columns.Frame.REAL, model.view().frames().firstRow());
        if (units.compareTo(BigInteger.valueOf(end)) > 0) {
            return nothing(asked + " is after the newest row, at " + Amounts.seconds(base, end, 3));
        }
        if (model.view().frames().firstRow() > 0 && units.compareTo(BigInteger.valueOf(begin)) < 0) {
            return nothing("rows before " + Amounts.seconds(base, begin, 3) + " are lost");
        }
        Fold fold = model.axis().folds().holdingTime(units.longValueExact());
        if (fold != null && fold.kind() == Fold.Kind.LOST) {
            return nothing("the rows at " + asked + " are lost, from " + Amounts.seconds(base, fold.beginUnits(), 3) + " to "
                    + Amounts.seconds(base, fold.endUnits(), 3));
        }
        return new Result(model.moves().atReal(units.longValueExact()), "real " + Amounts.seconds(base, units.longValueExact(), 6));
    }

    private Result simulation(BigInteger units, String asked, int step) {
        TableView ticks = model.view().ticks();
        List<Playhead> hits = new ArrayList<>();
        String lost = "";
        for (long[] part : parts(false)) {
            long first = ticks.atOrAfter(part[0]);
            boolean inside = units.bitLength() < Long.SIZE && part[1] > first && begin(first) <= units.longValueExact();
            long row = inside ? ticks.firstAtLeast(Columns.Tick.SIMULATION_TIME, units.longValueExact(), first, part[1]) : part[1];
            if (row < part[1] && row > first && !ticks.has(row - 1) && begin(row) >= units.longValueExact()) {
                lost = lostBetween(ticks, Columns.Tick.TICK_INDEX, "tick", row, ticks.getLong(Columns.Tick.TICK_INDEX, row));
            } else if (row < part[1]) {
                hits.add(new Playhead.AtTick(row));
            }
        }
        if (hits.isEmpty() && !lost.isEmpty()) {
            return nothing("the tick at " + asked + " is lost: " + lost);
        }
        return hits.isEmpty() ? nothing("no tick reached or passed " + asked) : choose(hits, "simulation " + Amounts.seconds(
                model.session().timeBase(), units.longValueExact(), 6), step);
    }

    /** The simulation time at which a tick began. */
    private long begin(long row) {
        return model.view().ticks().getLong(Columns.Tick.SIMULATION_TIME, row) - StepInForce.ofTick(model.view(), model.session().stepUnits(), row);
    }

    // Objects.

    private Result object(String asked, int step) {
        int number = named(objectNames.get(), asked);
        if (number < 0) {
            return nothing("no frame, tick, time or object \"" + asked + "\"; " + EXPECTED);
        }
        String name = objectNames.get().get(number);
        TableView rows = model.view().objects();
        List<Playhead> hits = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (long row = rows.firstRow(); row < rows.rowCount(); row = rows.atOrAfter(row + 1)) {
            if (rows.getInt(Columns.Obj.OBJECT, row) == number) {
                String what = CHANGES[rows.getInt(Columns.Obj.CHANGE, row)].name().toLowerCase(Locale.ROOT).replace('_', ' ');
                hits.add(placeOf(row));
                words.add(name + ": " + what + ", tick " + rows.getLong(Columns.Obj.TICK_INDEX, row));
            }
        }
        if (hits.isEmpty()) {
            return nothing("nothing is recorded about " + name);
        }
        Result chosen = choose(hits, "", step);
        return new Result(chosen.playhead(), words.get(hits.indexOf(chosen.playhead())) + chosen.words());
    }

    /** The tick after which a row's change shows. */
    private long tickOf(long row) {
        long tick = model.view().objects().getLong(Columns.Obj.TICKS_BEFORE, row);
        TableView ticks = model.view().ticks();
        boolean inside = ticks.has(tick)
                && ticks.getLong(Columns.Tick.FRAME_POSITION, tick) == model.view().objects().getLong(Columns.Obj.FRAME_POSITION, row);
        return inside ? tick : tick - 1;
    }

    private Playhead placeOf(long row) {
        long frame = model.view().objects().getLong(Columns.Obj.FRAME_POSITION, row);
        long tick = tickOf(row);
        TableView ticks = model.view().ticks();
        return ticks.has(tick) && ticks.getLong(Columns.Tick.FRAME_POSITION, tick) == frame ? new Playhead.AtTick(tick)
                : new Playhead.AtFrame(Math.max(0, frame));
    }

    /** By its whole name, else the first whose name begins with what was asked for, else the first that contains it. */
    private static int named(List<String> names, String asked) {
        String lower = asked.toLowerCase(Locale.ROOT);
        int begins = -1;
        int contains = -1;
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i).toLowerCase(Locale.ROOT);
            if (name.equals(lower)) {
                return i;
            }
            begins = begins < 0 && name.startsWith(lower) ? i : begins;
            contains = contains < 0 && name.contains(lower) ? i : contains;
        }
        return begins >= 0 ? begins : contains;
    }
}
