package dev.tickscope.core.host;

import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.InputRow;
import dev.tickscope.core.time.TickPath;

/** Writes the edges that arrive. */
@TickPath
final class EdgeRows {
    private final EventSink sink;
    private final InputRow row = new InputRow();

    EdgeRows(EventSink sink) {
        this.sink = sink;
    }

    /** @param stampedTick the tick it belongs to, or 0 for live input */
    void write(int action, boolean down, long stampedTick, long framePosition, long realUnits, long nanos) {
        row.action = action;
        row.down = down;
        row.stampedTick = stampedTick;
        row.framePosition = framePosition;
        row.realUnits = realUnits;
        row.nanos = nanos;
        sink.input(row);
    }
}
