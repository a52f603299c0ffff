package dev.tickscope.timeline.track;

import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.Amounts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a count in the stops lane stands for, one by one. */
public final class StopList {
    /** One event. @param realUnits where it lies. @param playhead how to go there */
    public record Entry(long realUnits, String words, Playhead playhead) {
    }

    private static final double REACH = 12;

    private StopList() {
    }

    /** The group of several whose glyph or count is at x; null if there is none. */
    public static StopsTrack.Group groupAt(StopsTrack.Picture picture, double x) {
        for (StopsTrack.Group group : picture.groups()) {
            double count = Integer.toString(group.count()).length() * 7 + REACH;
            if (group.count() > 1 && x >= group.item().x() - REACH && x <= group.item().x() + count) {
                return group;
            }
        }
        return null;
    }

    /** Its events, oldest first. */
    public static List<Entry> of(LaneInput input, StopsTrack.Picture picture, StopsTrack.Group group) {
        int next = picture.groups().indexOf(group) + 1;
        double to = next < picture.groups().size() ? picture.groups().get(next).item().x() : input.axis().contextWidth() + 1;
        List<Entry> entries = new ArrayList<>();
        StoreView view = input.view();
        TableView states = view.states();
        for (long row = states.firstRow(); row < states.rowCount(); row = states.atOrAfter(row + 1)) {
            RunEvent event = StateRows.event(view, row);
            if (event != RunEvent.STARTED && event != RunEvent.RESUMED) {
                boolean inside = event == RunEvent.STOPPED_TICK_END || event == RunEvent.STOPPED_BEFORE_HOOK;
                long at = inside ? StopsTrack.inFrame(input, row, states.getLong(Columns.State.FRAME_POSITION, row))
                        : states.getLong(Columns.State.REAL, row);
                String words = inside ? StopsTrack.words(input, row) : event.name().toLowerCase(java.util.Locale.ROOT);
                add(entries, input, group, to, at, words, inside ? new Playhead.AtStop(row)
                        : before(view, states.getLong(Columns.State.FRAME_POSITION, row), states.getLong(Columns.State.NANOS, row)));
            }
        }
        TableView commands = view.commands();
        for (long row = commands.firstRow(); row < commands.rowCount(); row = commands.atOrAfter(row + 1)) {
            String words = StateRows.answer(view, row).accepted() ? StopsTrack.commandWords(input, row) : "";
            if (!words.isEmpty()) {
                add(entries, input, group, to, commands.getLong(Columns.Command.REAL, row), words,
                        before(view, commands.getLong(Columns.Command.FRAME_POSITION, row), commands.getLong(Columns.Command.NANOS, row)));
            }
        }
        entries.sort(Comparator.comparingLong(Entry::realUnits));
        return List.copyOf(entries);
    }

    private static void add(List<Entry> entries, LaneInput input, StopsTrack.Group group, double to, long at, String words, Playhead playhead) {
        double x = input.axis().x(at);
        if (x < group.item().x() || x >= to) {
            return;
        }
        entries.add(new Entry(at, Amounts.seconds(input.info().timeBase(), at, 3) + "  " + words, playhead));
    }

    /** The frame after which something happened: the one it names, unless that had not begun. */
    private static Playhead before(StoreView view, long position, long nanos) {
        TableView frames = view.frames();
        boolean begun = frames.has(position) && frames.getLong(Columns.Frame.BEGIN_NANOS, position) < nanos;
        return new Playhead.AtFrame(Math.max(frames.firstRow(), frames.atOrBefore(begun ? position : position - 1)));
    }
}
