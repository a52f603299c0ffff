package dev.tickscope.timeline;

import dev.tickscope.core.session.LookBack;
import dev.tickscope.core.session.Marks;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.axis.TimeAxis;
import dev.tickscope.timeline.track.FrameFacts;
import dev.tickscope.timeline.track.LaneInput;
import dev.tickscope.timeline.track.PlayheadMark;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Where marks are drawn: those closer than {@value #MERGE} px become one with their number. */
final class MarkPins {
    static final double MERGE = 8;
    private static final double ROOM = 72;
    /** How far a pennant reaches to the right of its line, and below the rulers. */
    private static final double WIDE = 10;
    private static final double TALL = 12;

    /** One pennant. @param text the name, how many there are, or nothing where a next one is near */
    record Pin(double x, String text, boolean kept, Playhead playhead) {
    }

    private MarkPins() {
    }

    static List<Pin> decide(LaneInput input, List<Marks.Mark> marks) {
        TimeAxis axis = input.axis();
        return merge(marks, mark -> {
            Moment moment = Moment.of(input.view(), mark.playhead());
            double rough = axis.x(LookBack.real(input.view(), input.info().timeBase().unitsPerNano(), moment));
            boolean near = moment.framePosition() >= 0 && rough >= -axis.width() && rough <= 2 * axis.width();
            return near ? axis.x(PlayheadMark.at(input, moment, input.execution(FrameFacts.of(input.view(), moment.framePosition()).row())))
                    : rough;
        }, axis.width());
    }

    /** The same for the strip of all frames. */
    static List<Pin> overview(StoreView view, List<Marks.Mark> marks, ToDoubleFunction<Moment> x, double width) {
        return merge(marks, mark -> x.applyAsDouble(Moment.of(view, mark.playhead())), width);
    }

    private static List<Pin> merge(List<Marks.Mark> marks, ToDoubleFunction<Marks.Mark> place, double width) {
        List<Pin> pins = new ArrayList<>();
        int merged = 1;
        for (Marks.Mark mark : marks) {
            double x = place.applyAsDouble(mark);
            if (x < 0 || x > width) {
                continue;
            }
            Pin last = pins.isEmpty() ? null : pins.get(pins.size() - 1);
            if (last != null && x - last.x < MERGE) {
                merged++;
                pins.set(pins.size() - 1, new Pin(last.x, Integer.toString(merged), last.kept || mark.kept(), last.playhead));
                continue;
            }
            if (last != null && merged == 1 && x - last.x < ROOM) {
                pins.set(pins.size() - 1, new Pin(last.x, "", last.kept, last.playhead));
            }
            merged = 1;
            pins.add(new Pin(x, mark.name(), mark.kept(), mark.playhead()));
        }
        return List.copyOf(pins);
    }

    /** The mark whose pennant is at (x, y), y from the lower edge of the rulers; null if none is. */
    static Playhead at(List<Pin> pins, double x, double y) {
        for (Pin pin : pins) {
            if (y >= 0 && y <= TALL && x >= pin.x - 2 && x <= pin.x + WIDE) {
                return pin.playhead;
            }
        }
        return null;
    }
}
