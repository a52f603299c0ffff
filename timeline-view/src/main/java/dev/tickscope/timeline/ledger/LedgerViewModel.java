package dev.tickscope.timeline.ledger;

import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.timeline.field.ClockText;
import dev.tickscope.timeline.field.MomentClock;
import dev.tickscope.timeline.stats.Csv;
import java.util.ArrayList;
import java.util.List;

/** What the time ledger shows at one moment: a sentence, the bar of the frame, and one or two bars of the session. */
public final class LedgerViewModel {
    /** Shown before the first frame. */
    public static final String WAITING = "Waiting for the first frame.";

    private final LedgerText text;
    private final BalanceReader balances;
    private final FrameBar frameBar;
    private final SessionBars sessionBars;
    private final LedgerSentence sentences;
    private final MomentClock clock;
    private String sentence = WAITING;
    private List<LedgerBar> bars = List.of();
    private long waitingUnits;

    public LedgerViewModel(SessionInfo info) {
        this.text = new LedgerText(info);
        this.balances = new BalanceReader(info);
        this.frameBar = new FrameBar(info, text);
        this.sessionBars = new SessionBars(info, text);
        this.sentences = new LedgerSentence(info, text);
        this.clock = new MomentClock(info);
    }

    /** Reads the rows at {@code moment}. */
    public void update(StoreView view, Moment moment) {
        if (moment.framePosition() < 0) {
            sentence = WAITING;
            bars = List.of();
            return;
        }
        text.countIn(view, moment.framePosition());
        Balance before = balances.before(view, moment.framePosition());
        Balance now = balances.at(view, moment);
        sentence = sentences.at(view, moment, before, now, clock.clearedByPause(view, moment));
        List<LedgerBar> built = new ArrayList<>(3);
        built.add(frameBar.at(view, moment, before, now));
        if (now != null) {
            waitingUnits = now.accumulator().numerator().divide(now.accumulator().denominator()).longValueExact();
            built.addAll(sessionBars.at(view, moment, now));
        }
        bars = List.copyOf(built);
    }

    /** The frame in words. */
    public String sentence() {
        return sentence;
    }

    /** The frame's bar first, then the session's; empty before the first frame. */
    public List<LedgerBar> bars() {
        return bars;
    }

    /** Whole units that wait in the accumulator. */
    long waitingUnits() {
        return waitingUnits;
    }

    /** Everything that is shown, with exact amounts, a line each: for copying. */
    public String exactText() {
        StringBuilder lines = new StringBuilder(sentence).append('\n');
        for (LedgerBar bar : bars) {
            lines.append(bar.title()).append('\n');
            for (LedgerPart part : bar.parts()) {
                lines.append(part.kind().label()).append('\t').append(part.exact()).append('\n');
            }
        }
        return lines.toString();
    }

    /** The same for programs: bar, part, exact amount with its unit, and note. */
    public String csv() {
        StringBuilder csv = new StringBuilder("bar,part,value,unit,note\n");
        for (LedgerBar bar : bars) {
            for (LedgerPart part : bar.parts()) {
                int space = part.exact().lastIndexOf(' ');
                csv.append(Csv.cell(bar.title())).append(',').append(part.kind().label()).append(',')
                        .append(part.exact().substring(0, space).replace(ClockText.MINUS, '-')).append(',').append(part.exact().substring(space + 1))
                        .append(',').append(Csv.cell(part.note())).append('\n');
            }
        }
        return csv.toString();
    }
}
