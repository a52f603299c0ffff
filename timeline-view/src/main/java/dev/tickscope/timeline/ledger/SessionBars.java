package dev.tickscope.timeline.ledger;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.field.ClockText;
import dev.tickscope.timeline.field.FrameKind;
import java.util.ArrayList;
import java.util.List;

/** The bars of the session: one while real time and game time read as one line, else one for each, joined by the time scale. */
final class SessionBars {
    private static final int DIGITS = 3;

    private final SessionInfo info;
    private final LedgerText text;
    private final LedgerCounts counts = new LedgerCounts();

    SessionBars(SessionInfo info, LedgerText text) {
        this.info = info;
        this.text = text;
    }

    List<LedgerBar> at(StoreView view, Moment moment, Balance now) {
        count(view, moment.framePosition());
        if (now.oneLine()) {
            return List.of(oneLine(view, moment, now));
        }
        return twoLines(view, moment, now);
    }

    private void count(StoreView view, long position) {
        long ended = view.frameEnds().has(position) ? position : position - 1;
        long ledgers = view.frameEnds().has(ended) ? view.frameEnds().getInt(Columns.FrameEnd.LEDGER_ROW, ended) + 1L : 0;
        counts.update(view, ledgers, view.frames().getInt(Columns.Frame.STATES_BEFORE, position));
    }

    private LedgerBar oneLine(StoreView view, Moment moment, Balance now) {
        BarBuilder builder = new BarBuilder(text, false)
                .addShared(PartKind.SIMULATED, now.simulated(), ClockText.count(now.ticks(), "tick"))
                .add(PartKind.PAUSED, now.paused(), pauses())
                .addShared(PartKind.DROPPED, now.dropped(), text.steps(now.dropped()))
                .addShared(PartKind.CARRIED, now.accumulator(), text.carried(now.accumulator(), ""));
        realParts(builder, view, moment, now).add(PartKind.CLEARED, now.cleared(), times(Columns.Ledger.CLEARED))
                .add(PartKind.ROUNDED, now.rounded(), "by new rates");
        engineParts(builder, now);
        SumRounding.Sum sum = SumRounding.fit(List.of(builder.sum()), DIGITS).get(0);
        return new LedgerBar("Session", caption(view, moment, sum), builder.parts(sum), text.residue(now.residueReal(), now.residueGame()),
                now.residueReal().signum() == 0 && now.residueGame().signum() == 0);
    }

    private BarBuilder realParts(BarBuilder builder, StoreView view, Moment moment, Balance now) {
        return builder.add(PartKind.CLAMPED, now.clamped(), clampedFrames(view, moment))
                .add(PartKind.REFUSED, now.refused(), counted(Columns.Ledger.REFUSED, "delta"))
                .add(PartKind.START_FRAMES, now.startDiscarded(), startFrames(view, moment))
                .add(PartKind.REPLACED, now.replaced(), counted(Columns.Ledger.REPLACED, "step"))
                .add(PartKind.ADJUSTED, now.adjusted(), "by smoothing or snapping");
    }

    private static void engineParts(BarBuilder builder, Balance now) {
        builder.add(PartKind.STRETCHED, now.stretched(), "in ticks of another length").add(PartKind.ROUNDING, now.rounding(), "by the engine's numbers");
    }

    private List<LedgerBar> twoLines(StoreView view, Moment moment, Balance now) {
        BarBuilder real = new BarBuilder(text, false).addShared(PartKind.FED, now.fed(), "to the game clock")
                .add(PartKind.PAUSED, now.paused(), pauses());
        realParts(real, view, moment, now);
        BarBuilder game = new BarBuilder(text, false)
                .addShared(PartKind.SIMULATED, now.simulated(), ClockText.count(now.ticks(), "tick"))
                .addShared(PartKind.DROPPED, now.dropped(), text.steps(now.dropped()))
                .addShared(PartKind.CARRIED, now.accumulator(), text.carried(now.accumulator(), ""))
                .add(PartKind.CLEARED, now.cleared(), times(Columns.Ledger.CLEARED))
                .add(PartKind.ROUNDED, now.rounded(), "by new rates");
        engineParts(game, now);
        List<SumRounding.Part> source = List.of(new SumRounding.Part(text.seconds(now.scaled()), now.scaled().equals(now.fed())),
                new SumRounding.Part(text.seconds(now.stepped()), true));
        List<SumRounding.Sum> sums = SumRounding.fit(List.of(real.sum(), game.sum(), source), DIGITS);
        List<LedgerBar> bars = new ArrayList<>(2);
        bars.add(new LedgerBar("Session", caption(view, moment, sums.get(0)), real.parts(sums.get(0)),
                text.residue(now.residueReal(), Rational.ZERO), now.residueReal().signum() == 0));
        bars.add(new LedgerBar("× timeScale", gameCaption(view, moment, now, sums.get(2)), game.parts(sums.get(1)),
                text.residue(Rational.ZERO, now.residueGame()), now.residueGame().signum() == 0));
        return bars;
    }

    private String gameCaption(StoreView view, Moment moment, Balance now, SumRounding.Sum sum) {
        boolean unscaled = now.scaled().equals(now.fed());
        String fed = unscaled ? ClockText.plain(sum.parts().get(0)) : ClockText.decimal(text.seconds(now.fed()), sum.digits());
        StringBuilder caption = new StringBuilder(fed).append(" s fed");
        if (!unscaled) {
            caption.append(" became ").append(ClockText.plain(sum.parts().get(0))).append(" s (× ")
                    .append(ClockText.factor(FrameBar.scale(view, moment.framePosition()))).append(" now)");
        }
        if (now.stepped().signum() != 0) {
            caption.append(" + ").append(ClockText.plain(sum.parts().get(1))).append(" stepped = ")
                    .append(ClockText.plain(sum.total())).append(" s");
        }
        return caption.toString();
    }

    private String caption(StoreView view, Moment moment, SumRounding.Sum sum) {
        long position = moment.framePosition();
        long index = view.frames().getLong(Columns.Frame.FRAME_INDEX, position);
        String upTo = switch (FrameKind.of(view.frames().getInt(Columns.Frame.FLAGS, position))) {
            case PAUSE -> "end of the pause after frame " + index;
            case REFUSED -> "refused delta after frame " + index;
            case STEP_TICK -> "tick step after frame " + index;
            default -> "start of frame " + index;
        };
        String caption = ClockText.plain(sum.total()) + " s of real time up to the " + upTo;
        long first = view.frames().firstRow();
        String from = first == 0 ? "" : "; rows from frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, first) + " on";
        long lost = view.frames().lostIn(first, position);
        return caption + from + (lost == 0 ? "" : "; " + ClockText.count(lost, "row") + " before it " + (lost == 1 ? "is" : "are") + " lost");
    }

    private String pauses() {
        String pauses = count(counts.pauses(), "pause");
        String stops = count(counts.stops(), "stop");
        if (counts.stops() == 0) {
            return counts.pauses() == 0 ? "" : pauses;
        }
        return counts.pauses() == 0 ? stops : pauses + ", " + stops;
    }

    private String counted(Column part, String noun) {
        return counts.of(part) == 0 ? "" : count(counts.of(part), noun);
    }

    private String times(Column part) {
        long count = counts.of(part);
        return count == 0 && counts.complete() ? "just now" : count == 1 && counts.complete() ? "once" : least() + count + " times";
    }

    private String count(long count, String noun) {
        return least() + ClockText.count(count, noun);
    }

    /** Before a number of rows of which some may be lost. */
    private String least() {
        return counts.complete() ? "" : "at least ";
    }

    private String startFrames(StoreView view, Moment moment) {
        return count(counts.of(Columns.Ledger.START_DISCARDED) + ownRow(view, moment, FrameKind.START), "frame");
    }

    /** Names the frame if it was one, else counts them. */
    private String clampedFrames(StoreView view, Moment moment) {
        long position = moment.framePosition();
        boolean own = !view.frameEnds().has(position) && view.frames().getLong(Columns.Frame.CLAMPED, position) > 0;
        long count = counts.of(Columns.Ledger.CLAMPED) + (own ? 1 : 0);
        if (count != 1 || !counts.complete()) {
            return count(count, "frame");
        }
        long frame = own ? position : firstFrameWith(view, counts.firstRow(Columns.Ledger.CLAMPED));
        return frame < 0 ? "1 frame" : "frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, frame);
    }

    private static long ownRow(StoreView view, Moment moment, FrameKind kind) {
        long position = moment.framePosition();
        boolean own = !view.frameEnds().has(position) && FrameKind.of(view.frames().getInt(Columns.Frame.FLAGS, position)) == kind;
        return own ? 1 : 0;
    }

    /** The first frame whose end has that LEDGER row or a later one; −1 if that frame was lost. */
    private static long firstFrameWith(StoreView view, long ledgerRow) {
        TableView ends = view.frameEnds();
        long low = ends.firstRow();
        long high = ends.rowCount();
        while (low < high) {
            long middle = (low + high) >>> 1;
            long there = ends.atOrAfter(middle);
            if (there >= high || ends.getInt(Columns.FrameEnd.LEDGER_ROW, there) >= ledgerRow) {
                high = middle;
            } else {
                low = there + 1;
            }
        }
        boolean there = view.frames().has(low) && (low == 0 || ends.has(low - 1));
        return there ? low : -1;
    }
}
