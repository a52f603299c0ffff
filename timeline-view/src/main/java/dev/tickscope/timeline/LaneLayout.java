package dev.tickscope.timeline;

import dev.tickscope.timeline.track.Lane;
import dev.tickscope.timeline.track.Track.Band;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the lanes lie. Pinned ones stay under the rulers; if the others do not fit below them, they scroll.
 *
 * @param places from top to bottom
 * @param scrollTop the upper border of what scrolls
 * @param bottom the lower border of all lanes
 * @param scroll how far it is scrolled, 0 to {@code most}
 */
record LaneLayout(List<Place> places, double scrollTop, double bottom, double scroll, double most) {
    /** How near its lower edge a lane is gripped to change its height. */
    static final double EDGE = 3;

    /** A lane and its place on the canvas; it may be scrolled away. */
    record Place(Lane lane, boolean pinned, Band band) {
    }

    /** @param top the lower border of the rulers. @param wantedScroll is kept as far as there is something to scroll */
    static LaneLayout of(LaneSetup setup, double top, double bottom, double wantedScroll) {
        List<Lane> lanes = setup.shown();
        double[] heights = LaneHeights.distribute(lanes.stream().mapToDouble(Lane::height).toArray(),
                lanes.stream().mapToInt(setup::height).toArray(), lanes.indexOf(Lane.BACKLOG), bottom - top);
        double sum = 0;
        double pinnedSum = 0;
        for (int i = 0; i < heights.length; i++) {
            sum += heights[i];
            pinnedSum += setup.pinned(lanes.get(i)) ? heights[i] : 0;
        }
        double most = Math.max(0, Math.ceil(sum - (bottom - top)));
        double scroll = Math.max(0, Math.min(most, wantedScroll));
        List<Place> places = new ArrayList<>();
        double at = top;
        for (int i = 0; i < heights.length; i++) {
            boolean pinned = setup.pinned(lanes.get(i));
            places.add(new Place(lanes.get(i), pinned, new Band(pinned ? at : at - scroll, heights[i])));
            at += heights[i];
        }
        return new LaneLayout(List.copyOf(places), Math.min(bottom, top + pinnedSum), bottom, scroll, most);
    }

    /** Whether anything of a place is in sight. */
    boolean seen(Place place) {
        return place.band().top() < bottom && (place.pinned() || place.band().bottom() > scrollTop);
    }

    /** Where a lane lies; null if it is hidden. */
    Place of(Lane lane) {
        return places.stream().filter(place -> place.lane() == lane).findFirst().orElse(null);
    }

    /** The lane at y; null if there is none. */
    Place at(double y) {
        for (Place place : places) {
            boolean inside = y >= place.band().top() && y < place.band().bottom();
            if (inside && (place.pinned() || y >= scrollTop)) {
                return place;
            }
        }
        return null;
    }

    /** The lane whose lower edge is at y; null if there is none. */
    Place edgeAt(double y) {
        for (Place place : places) {
            if (Math.abs(place.band().bottom() - 1 - y) <= EDGE && (place.pinned() || place.band().bottom() > scrollTop)) {
                return place;
            }
        }
        return null;
    }

    /** The lane of the same group before which one is put that is dropped at y; null for the end of the group. */
    Lane before(Lane dragged, double y) {
        boolean pinned = of(dragged).pinned();
        for (Place place : places) {
            if (place.pinned() == pinned && y < place.band().top() + place.band().height() / 2) {
                return place.lane();
            }
        }
        return null;
    }

    /** Where the border lies at which a lane would be put. */
    double borderBefore(Lane dragged, Lane before) {
        boolean pinned = of(dragged).pinned();
        double end = 0;
        for (Place place : places) {
            if (place.lane() == before) {
                return place.band().top();
            }
            end = place.pinned() == pinned ? place.band().bottom() : end;
        }
        return end;
    }
}
