package dev.tickscope.timeline.ledger;

import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.field.ClockText;
import java.util.ArrayList;
import java.util.List;

/** Collects the parts of one bar in their order, leaving out those that are 0. */
final class BarBuilder {
    private record Entry(PartKind kind, Rational units, Rational shown, String note, boolean alsoElsewhere) {
    }

    private final LedgerText text;
    private final boolean inMillis;
    private final List<Entry> entries = new ArrayList<>();

    BarBuilder(LedgerText text, boolean inMillis) {
        this.text = text;
        this.inMillis = inMillis;
    }

    BarBuilder add(PartKind kind, Rational units, String note) {
        return add(kind, units, note, false);
    }

    /** A part that another panel shows too, plainly rounded. */
    BarBuilder addShared(PartKind kind, Rational units, String note) {
        return add(kind, units, note, true);
    }

    private BarBuilder add(PartKind kind, Rational units, String note, boolean alsoElsewhere) {
        if (units.signum() != 0) {
            entries.add(new Entry(kind, units, shown(units), note, alsoElsewhere));
        }
        return this;
    }

    Rational shown(Rational units) {
        return inMillis ? text.millis(units) : text.seconds(units);
    }

    /** The parts as a sum to be rounded. */
    List<SumRounding.Part> sum() {
        return entries.stream().map(e -> new SumRounding.Part(e.shown, e.alsoElsewhere)).toList();
    }

    /** The parts with the digits of a rounded {@link #sum()}. */
    List<LedgerPart> parts(SumRounding.Sum rounded) {
        Rational whole = Rational.ZERO;
        for (Entry entry : entries) {
            whole = whole.plus(entry.units.max(Rational.ZERO));
        }
        List<LedgerPart> parts = new ArrayList<>(entries.size());
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            double share = entry.units.signum() <= 0 ? 0 : entry.units.dividedBy(whole).toDouble();
            parts.add(new LedgerPart(entry.kind, share, ClockText.plain(rounded.parts().get(i)) + unit(), entry.note,
                    text.exact(entry.units)));
        }
        return parts;
    }

    private String unit() {
        return inMillis ? " ms" : " s";
    }
}
