package dev.tickscope.app.shell;

import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.Readout;
import dev.tickscope.core.session.ReadoutMeter;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;

/** The newest readout of a session, from its ended frames; each row is read once. No toolkit. */
public final class ReadoutLine {
    /** What a game cannot have seen for minutes need not be added up. */
    private static final long MOST_ROWS = 20_000;

    private final FrameRow row = new FrameRow();
    private SessionInfo info;
    private ReadoutMeter meter;
    private long next;
    private String text = "";

    /** Takes in new frames. @return such as {@code 12% slowed · 3/s held}; "–" before the first second is full */
    public String update(SessionInfo session, StoreView view) {
        if (session != info) {
            info = session;
            meter = new ReadoutMeter(session.timeBase());
            text = "–";
            next = Math.max(0, view.frameEnds().rowCount() - MOST_ROWS);
        }
        TableView frames = view.frames();
        TableView ends = view.frameEnds();
        for (next = Math.max(next, Math.max(frames.firstRow(), ends.firstRow())); next < ends.rowCount(); next++) {
            if (!frames.has(next) || !ends.has(next)) {
                // What a second was made of is lost: it begins anew.
                meter = new ReadoutMeter(session.timeBase());
                next = Math.max(ends.atOrAfter(next), frames.atOrAfter(next)) - 1;
                continue;
            }
            row.flags = ends.getInt(Columns.FrameEnd.FLAGS, next);
            row.realDeltaUnits = frames.getLong(Columns.Frame.REAL_DELTA, next);
            row.droppedUnits = ends.getLong(Columns.FrameEnd.DROPPED, next);
            row.heldTicks = ends.getLong(Columns.FrameEnd.HELD, next);
            row.scaleNumerator = frames.getLong(Columns.Frame.SCALE_NUMERATOR, next);
            row.scaleDenominator = frames.getLong(Columns.Frame.SCALE_DENOMINATOR, next);
            Readout readout = meter.add(row);
            if (readout != null) {
                text = readout.words().replace(", ", " · ");
            }
        }
        return text;
    }
}
