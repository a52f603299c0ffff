package dev.tickscope.timeline.ledger;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.Excess;
import dev.tickscope.core.session.CapInForce;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.field.ClockText;
import dev.tickscope.timeline.field.FrameKind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The bar of one frame: brought + carried in = consumed + carried + dropped, and whatever else became of its time. */
final class FrameBar {
    private static final int DIGITS = 3;

    private final SessionInfo info;
    private final LedgerText text;

    FrameBar(SessionInfo info, LedgerText text) {
        this.info = info;
        this.text = text;
    }

    /** One term on the left side of the sum. */
    private record Term(Rational units, String words, boolean alsoElsewhere) {
    }

    /** @param before the balance at the end of the frame before; null if that was lost */
    LedgerBar at(StoreView view, Moment moment, Balance before, Balance now) {
        long position = moment.framePosition();
        String title = title(view, position);
        if (before == null || now == null) {
            return new LedgerBar(title, "needs the frame before, whose rows were lost", List.of(), "", true);
        }
        Balance frame = now.since(before);
        BarBuilder builder = parts(new BarBuilder(text, true), frame, scale(view, position), CapInForce.ticks(view, info.contract(), position));
        List<Term> terms = terms(frame, before.accumulator(), scale(view, position));
        List<SumRounding.Sum> sums = SumRounding.fit(List.of(
                terms.stream().map(t -> new SumRounding.Part(text.millis(t.units), t.alsoElsewhere)).toList(), builder.sum()), DIGITS);
        Rational game = frame.residueGame(before.accumulator());
        return new LedgerBar(title, caption(terms, sums.get(0)), builder.parts(sums.get(1)), text.residue(frame.residueReal(), game),
                frame.residueReal().signum() == 0 && game.signum() == 0);
    }

    static String title(StoreView view, long position) {
        return switch (FrameKind.of(view.frames().getInt(Columns.Frame.FLAGS, position))) {
            case PAUSE -> "Pause";
            case REFUSED -> "Refused delta";
            case STEP_TICK -> "Tick step";
            default -> "Frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, position);
        };
    }

    static Rational scale(StoreView view, long position) {
        return Rational.of(view.frames().getLong(Columns.Frame.SCALE_NUMERATOR, position),
                view.frames().getLong(Columns.Frame.SCALE_DENOMINATOR, position));
    }

    private static List<Term> terms(Balance frame, Rational carriedIn, Rational scale) {
        List<Term> all = List.of(new Term(frame.real(), "brought", true),
                new Term(frame.scaled().minus(frame.fed()).max(Rational.ZERO), "by × " + ClockText.factor(scale), false),
                new Term(carriedIn, "carried in", false), new Term(frame.stepped(), "added by the step", true));
        List<Term> shown = new ArrayList<>(all);
        shown.removeIf(t -> t.units.signum() == 0);
        return shown.isEmpty() ? all.subList(0, 1) : shown;
    }

    private static String caption(List<Term> terms, SumRounding.Sum sum) {
        StringBuilder caption = new StringBuilder();
        for (int i = 0; i < terms.size(); i++) {
            BigDecimal amount = sum.parts().get(i);
            caption.append(i == 0 ? "" : " + ").append(ClockText.plain(amount)).append(i == 0 ? " ms " : " ").append(terms.get(i).words);
        }
        return terms.size() == 1 ? caption.toString() : caption + " = " + ClockText.plain(sum.total()) + " ms";
    }

    private BarBuilder parts(BarBuilder builder, Balance frame, Rational scale, long capTicks) {
        ClockContract contract = info.contract();
        Rational cap = contract.maxDelta() != null ? contract.maxDelta() : contract.maxScaledDelta();
        return builder.addShared(PartKind.CONSUMED, frame.simulated(), ClockText.count(frame.ticks(), "tick") + " run")
                .add(PartKind.CARRIED, frame.accumulator(), text.carried(frame.accumulator(), "owed"))
                .addShared(PartKind.DROPPED, frame.dropped(), dropped(frame.dropped(), capTicks))
                .add(PartKind.CLAMPED, frame.clamped(), cap == null ? "" : "above " + ClockText.factor(cap.times(Rational.of(1000))) + " ms")
                .add(PartKind.SCALED_AWAY, frame.fed().minus(frame.scaled()).max(Rational.ZERO), "× " + ClockText.factor(scale))
                .add(PartKind.PAUSED, frame.paused(), "nothing ran")
                .add(PartKind.REFUSED, frame.refused(), "no valid delta")
                .add(PartKind.START_FRAME, frame.startDiscarded(), "not fed to the ticks")
                .add(PartKind.REPLACED, frame.replaced(), "by the step")
                .add(PartKind.CLEARED, frame.cleared(), "from what waited")
                .add(PartKind.ROUNDED, frame.rounded(), "by a new rate")
                .add(PartKind.ADJUSTED, frame.adjusted(), "by smoothing or snapping")
                .add(PartKind.STRETCHED, frame.stretched(), "in ticks of another length")
                .add(PartKind.ROUNDING, frame.rounding(), "by the engine's numbers");
    }

    private String dropped(Rational units, long capTicks) {
        boolean whole = info.contract().excess() == Excess.DROP_WHOLE_TICKS && text.wholeSteps(units) != null;
        return whole ? ClockText.count(text.wholeSteps(units).longValue(), "whole step") : "above the cap of " + capTicks;
    }
}
