package dev.tickscope.app.picture;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.scenario.RunEnd;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The instant of a run that a picture shows.
 *
 * @param kind what the number counts
 * @param index of the tick or frame, from 1; 0 for the others
 */
public record Instant(Kind kind, long index) {
    /** What an instant is named by. */
    public enum Kind {
        /** Where the scenario stops for good; its end if it does not. A recording: its end. */
        STOP,
        /** When the pacing has no further frame. */
        END,
        /** The end of the tick of that index. */
        TICK,
        /** The end of the frame of that index. */
        FRAME
    }

    public static final Instant STOP = new Instant(Kind.STOP, 0);
    private static final Pattern COUNTED = Pattern.compile("(tick|frame):([1-9][0-9]{0,17})");

    /** Reads {@code tick:N}, {@code frame:N}, {@code stop} or {@code end}. @throws InputException if it is none of them */
    public static Instant parse(String text) throws InputException {
        if (text.equals("stop") || text.equals("end")) {
            return text.equals("stop") ? STOP : new Instant(Kind.END, 0);
        }
        Matcher matcher = COUNTED.matcher(text);
        if (!matcher.matches()) {
            throw new InputException("--at: expected tick:N or frame:N with a number of 1 or more, stop or end, found \"" + text + "\"");
        }
        return new Instant(matcher.group(1).equals("tick") ? Kind.TICK : Kind.FRAME, Long.parseLong(matcher.group(2)));
    }

    /** Where a scenario that is run for it ends. */
    public RunEnd runEnd() {
        return switch (kind) {
            case STOP -> RunEnd.STOP;
            case END -> RunEnd.PACING;
            case TICK -> RunEnd.tick(index);
            case FRAME -> RunEnd.frame(index);
        };
    }

    /**
     * The playhead at it; the live one where the run stands just there, since that is where it was stopped and not its past.
     *
     * @param file for the message
     * @throws InputException if the run has no such tick or frame
     */
    public Playhead in(StoreView view, String file) throws InputException {
        if (view.frames().isEmpty()) {
            throw new InputException(file + ": it has no frame, so there is nothing to show");
        }
        Playhead wanted = switch (kind) {
            case STOP, END -> Moment.of(view, Playhead.LIVE).playhead(view);
            case TICK -> new Playhead.AtTick(row(view.ticks(), Columns.Tick.TICK_INDEX, "tick", file));
            case FRAME -> new Playhead.AtFrame(row(view.frames(), Columns.Frame.FRAME_INDEX, "frame", file));
        };
        boolean stands = !RunStatus.of(view).running() && Moment.of(view, wanted).equals(Moment.of(view, Playhead.LIVE));
        return stands ? Playhead.LIVE : wanted;
    }

    /** The first row of that index: paused time has the index of the frame before it, and a restart counts from 1 again. */
    private long row(TableView table, Column column, String what, String file) throws InputException {
        for (long row = table.firstRow(); row < table.rowCount(); row = table.atOrAfter(row + 1)) {
            if (table.getLong(column, row) == index) {
                return row;
            }
        }
        String there = table.isEmpty() ? "the run has none" : "the run has " + what + "s " + table.getLong(column, table.firstRow()) + " to "
                + table.getLong(column, table.rowCount() - 1)
                + (table.lostRows() == table.firstRow() ? "" : ", and some of them are lost");
        throw new InputException("--at " + what + ":" + index + ": there is no such " + what + " in " + file + "; " + there);
    }
}
