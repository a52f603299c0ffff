package dev.tickscope.scene;

import dev.tickscope.core.store.StoreView;

/**
 * The newest frame at or before a given one that has some property. It remembers its last answer, so following a live session costs
 * only the frames that came since.
 */
final class NewestFrame {
    /** A property of an ended frame that never changes. */
    interface Property {
        boolean holds(StoreView view, long framePosition);
    }

    private final Property property;
    private long askedPosition = -1;
    private long answer = -1;

    NewestFrame(Property property) {
        this.property = property;
    }

    void forget() {
        askedPosition = -1;
        answer = -1;
    }

    /** @return a FRAME row that has ended, or −1 if none that is still kept has the property */
    long atOrBefore(StoreView view, long framePosition) {
        long first = view.frameEnds().firstRow();
        long last = Math.min(framePosition, view.frameEnds().rowCount() - 1);
        long found = -1;
        for (long position = last; position >= first && found < 0; position--) {
            if (position == askedPosition) {
                found = answer >= first ? answer : -1;
                break;
            }
            if (property.holds(view, position)) {
                found = position;
            }
        }
        askedPosition = last;
        answer = found;
        return found;
    }
}
