package dev.tickscope.app.watch;

import dev.tickscope.core.expression.Names;
import dev.tickscope.core.expression.StoredSample;
import dev.tickscope.core.expression.Template;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.MomentSample;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.field.MomentBefore;
import java.util.ArrayList;
import java.util.List;

/** Reads watched expressions from the rows of one view. "The moment before" is the row before, as in the table of clock fields. */
final class WatchReader {
    private static final String NOTHING = "–";
    private static final String LOST = "no longer kept";

    private final SessionInfo info;
    private final StoredSample sample;

    WatchReader(StoreView view, SessionInfo info) {
        this.info = info;
        sample = new StoredSample(view, Names.of(info.contract(), info.timeBase(), info.bodies(), info.actions()));
    }

    StoreView view() {
        return sample.view();
    }

    WatchLine read(Watch watch, Moment moment) {
        if (watch.value() == null) {
            return new WatchLine(watch.number(), watch.expression(), watch.complaint(), watch.complaint(), NOTHING, NOTHING, true);
        }
        long[] value = moment.framePosition() < 0 ? null : take(watch.value(), moment);
        if (value == null) {
            String words = moment.framePosition() < 0 ? "waiting for the first frame" : LOST;
            return new WatchLine(watch.number(), watch.expression(), words, words, NOTHING, NOTHING, false);
        }
        long[] change = watch.change() == null || MomentBefore.row(view(), moment) == null ? null : take(watch.change(), moment);
        return new WatchLine(watch.number(), watch.expression(), watch.value().about(value, 0), watch.value().text(value, 0),
                change == null ? NOTHING : words(watch, watch.change().about(change, 0)),
                change == null ? NOTHING : words(watch, watch.change().text(change, 0)), false);
    }

    /** Its values at a moment, with the moments before it that it compares with; null if the rows are lost. */
    private long[] take(Template template, Moment moment) {
        List<Moment> way = new ArrayList<>(List.of(moment));
        for (int i = 0; i < template.lookBack(); i++) {
            Moment before = MomentBefore.row(view(), way.get(0));
            if (before == null) {
                break;
            }
            way.add(0, before);
        }
        template.reset();
        long[] taken = new long[template.slots()];
        for (Moment at : way) {
            if (!MomentSample.stand(sample, info, at)) {
                return null;
            }
            template.take(sample, taken, 0);
        }
        return taken;
    }

    private static String words(Watch watch, String change) {
        if (watch.truth()) {
            return change.equals("true") ? "changed" : change.equals("false") ? "=" : NOTHING;
        }
        return switch (change) {
            case "0", "0 s", "0.0", "-0.0" -> "=";
            case "none" -> NOTHING;
            default -> signed(change);
        };
    }

    private static String signed(String change) {
        boolean about = change.startsWith("≈");
        String amount = about ? change.substring(1) : change;
        boolean positive = !amount.isEmpty() && Character.isDigit(amount.charAt(0));
        return (about ? "≈" : "") + (positive ? "+" : "") + amount;
    }
}
