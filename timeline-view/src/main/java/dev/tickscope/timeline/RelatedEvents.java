package dev.tickscope.timeline;

import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.timeline.axis.Amounts;
import dev.tickscope.timeline.edge.EdgeIndex;
import dev.tickscope.timeline.edge.InputEdge;
import java.util.ArrayList;
import java.util.List;

/**
 * What has to do with a frame, from cause to effect: the edges that its ticks saw, those ticks, its end. Steps along that chain; an edge
 * has no instant of its own, so the playhead stands at the one before it arrived.
 */
final class RelatedEvents {
    /** More ticks a frame are stepped over. */
    private static final int MOST_TICKS = 1_024;

    /** One event. @param realUnits where it lies. @param edge whether it is an edge. @param words what it is */
    record Event(Playhead playhead, long realUnits, boolean edge, String words) {
    }

    private final TimelineViewModel model;
    private EdgeIndex edges;
    private List<Event> chain = List.of();
    private Event current;

    RelatedEvents(TimelineViewModel model) {
        this.model = model;
    }

    /** Another session begins. */
    void reset() {
        edges = null;
        chain = List.of();
        current = null;
    }

    /** The event to go to, or null at the end of the chain. */
    Event go(int step) {
        if (model.view() == null || model.moment().framePosition() < 0) {
            return null;
        }
        boolean onChain = current != null && current.playhead().equals(model.playhead());
        if (!onChain) {
            chain = chain();
            current = null;
        }
        int at = current == null ? placeOf(model.moment(), step) : chain.indexOf(current);
        int next = at + step;
        if (next < 0 || next >= chain.size()) {
            return null;
        }
        current = chain.get(next);
        return current;
    }

    /** The event where the playhead stands after a step, or null. */
    Event current() {
        return current != null && current.playhead().equals(model.playhead()) ? current : null;
    }

    /** Where a moment is in the chain; between two events the one before in the direction of going. */
    private int placeOf(Moment moment, int step) {
        Playhead here = moment.playhead(model.view());
        int before = 0;
        for (int i = 0; i < chain.size(); i++) {
            Event event = chain.get(i);
            if (!event.edge() && event.playhead().equals(here)) {
                return i;
            }
            boolean done = event.edge() || Moment.of(model.view(), event.playhead()).tickRow() <= moment.tickRow() && i < chain.size() - 1;
            before = done ? i + 1 : before;
        }
        return moment.place() == Moment.Place.FRAME_END ? chain.size() - 1 : step > 0 ? before - 1 : before;
    }

    private List<Event> chain() {
        StoreView view = model.view();
        if (edges == null) {
            edges = new EdgeIndex(model.session());
        }
        edges.update(view);
        long frame = model.moment().framePosition();
        TableView frames = view.frames();
        long first = Math.max(view.ticks().firstRow(), frames.getLong(Columns.Frame.TICKS_BEFORE, frame));
        boolean ended = view.frameEnds().has(frame);
        long end = Math.min(first + MOST_TICKS, ended ? view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, frame) : view.ticks().rowCount());
        List<Event> events = new ArrayList<>();
        edges(first, end, events);
        for (long tick = view.ticks().atOrAfter(first); tick < end; tick = view.ticks().atOrAfter(tick + 1)) {
            Playhead playhead = Moment.of(view, new Playhead.AtTick(tick)).playhead(view);
            events.add(new Event(playhead, real(playhead), false, "tick " + view.ticks().getLong(Columns.Tick.TICK_INDEX, tick)));
        }
        if (ended) {
            Playhead playhead = new Playhead.AtFrame(frame);
            events.add(new Event(playhead, real(playhead), false, "frame " + frames.getLong(Columns.Frame.FRAME_INDEX, frame)));
        }
        return List.copyOf(events);
    }

    private void edges(long firstTick, long endTick, List<Event> events) {
        for (InputEdge edge : edges.seenBy(firstTick, endTick)) {
            String words = model.session().actions().names().get(edge.action()) + (edge.down() ? " pressed" : " released") + ", seen by T"
                    + model.view().ticks().getLong(Columns.Tick.TICK_INDEX, edge.tickRow())
                    + (edge.stampedTick() > 0 ? "" : " after " + Amounts.ms(model.session().timeBase(), edge.latencyUnits()));
            events.add(new Event(model.moves().atReal(edge.arrivalUnits()), edge.arrivalUnits(), true, words));
        }
    }

    private long real(Playhead playhead) {
        return LookBack.real(model.view(), model.session().timeBase().unitsPerNano(),
                Moment.of(model.view(), playhead));
    }
}
