package dev.tickscope.app.held;

import dev.tickscope.core.expression.Expressions;
import dev.tickscope.core.expression.Names;
import dev.tickscope.core.expression.StoredSample;
import dev.tickscope.core.expression.Template;
import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.field.ClockText;
import java.util.ArrayList;
import java.util.List;

/** Reads what a line of a hit tells from the newest rows, only for lines that are shown. */
final class HeldValues {
    private static final String LOST = "no longer kept";

    private final SessionInfo info;
    private final Names names;
    private final List<String> quantities;
    private final List<Template> columns;
    private final Template message;
    private StoredSample sample;

    /** @param message a log message that is understood; may be blank */
    HeldValues(SessionInfo info, String condition, String message) {
        this.info = info;
        this.names = Names.of(info.contract(), info.timeBase(), info.bodies(), info.actions());
        this.quantities = Expressions.quantities(condition, names);
        this.columns = quantities.stream().map(quantity -> Expressions.template("{" + quantity + "}", names).orThrow()).toList();
        this.message = message.isBlank() ? null : Expressions.template(message, names).orThrow();
    }

    /** What the condition names, a column each. */
    List<String> quantities() {
        return quantities;
    }

    boolean hasMessage() {
        return message != null;
    }

    HeldLine line(StoreView view, HeldHits hits, int index) {
        long row = hits.rows()[index];
        boolean kept = hits.frames() ? view.frames().has(row) && view.frameEnds().has(row)
                : view.ticks().has(row) && view.frames().has(view.ticks().getLong(Columns.Tick.FRAME_POSITION, row));
        if (!kept) {
            return new HeldLine(index, LOST, "", "", "", "", "", nothing(), nothing(), "");
        }
        if (sample == null || sample.view() != view) {
            sample = new StoredSample(view, names, object -> message != null && message.reads(object)
                    || columns.stream().anyMatch(column -> column.reads(object)));
        }
        Moment moment = Moment.of(view, hits.playhead(index));
        stand(hits, row);
        List<String> values = new ArrayList<>();
        List<String> exact = new ArrayList<>();
        for (Template column : columns) {
            long[] taken = new long[column.slots()];
            column.take(sample, taken, 0);
            values.add(column.about(taken, 0));
            exact.add(column.text(taken, 0));
        }
        long real = LookBack.real(view, info.timeBase().unitsPerNano(), moment);
        long simulation = hits.frames() ? view.frameEnds().getLong(Columns.FrameEnd.SIMULATION_TIME, row)
                : view.ticks().getLong(Columns.Tick.SIMULATION_TIME, row);
        long tick = hits.frames() ? view.frameEnds().getLong(Columns.FrameEnd.SIMULATION_TICK, row)
                : view.ticks().getLong(Columns.Tick.TICK_INDEX, row);
        return new HeldLine(index, Long.toString(view.frames().getLong(Columns.Frame.FRAME_INDEX, moment.framePosition())), Long.toString(tick),
                seconds(real), seconds(simulation), ClockText.exact(info.timeBase(), real), ClockText.exact(info.timeBase(), simulation), values, exact,
                message(view, hits, row));
    }

    /** Lets rows go that nobody looks at any more. */
    void letGoOfOthers(StoreView view) {
        sample = sample != null && sample.view() == view ? sample : null;
    }

    private List<String> nothing() {
        return columns.stream().map(column -> "").toList();
    }

    private String seconds(long units) {
        return ClockText.seconds(info.timeBase(), units, 6) + " s";
    }

    private void stand(HeldHits hits, long row) {
        if (hits.frames()) {
            sample.atFrame(row);
        } else {
            sample.atTick(row);
        }
    }

    /** As in a search, "the moment before" is the row before. */
    private String message(StoreView view, HeldHits hits, long row) {
        if (message == null) {
            return "";
        }
        TableView table = hits.frames() ? view.frameEnds() : view.ticks();
        long first = hits.frames() ? Math.max(table.firstRow(), view.frames().firstRow()) : table.firstRow();
        message.reset();
        long oldest = Math.max(first, Math.max(table.runBegin(row), hits.frames() ? view.frames().runBegin(row) : 0));
        for (long before = Math.max(oldest, row - message.lookBack()); before < row; before++) {
            stand(hits, before);
            message.render(sample);
        }
        stand(hits, row);
        return message.render(sample);
    }
}
