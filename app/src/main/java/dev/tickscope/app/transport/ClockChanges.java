package dev.tickscope.app.transport;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.session.CapInForce;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TickRate;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * The tick rate, the catch-up cap and the clamp of a frame's real time that are in force, and what was asked for, as rows tell. No toolkit.
 *
 * <p>What was applied acts from the next frame on, so it is "from the next frame" until a frame has begun after it.
 */
final class ClockChanges {
    private static final CommandKind[] KINDS = CommandKind.values();
    private static final CommandAnswer[] ANSWERS = CommandAnswer.values();

    private final SessionInfo info;
    private final ClockContract contract;
    private long nextRow;
    private long rateRow = -1;
    private long capRow = -1;
    private long clampRow = -1;

    ClockChanges(SessionInfo info) {
        this.info = info;
        contract = info.contract();
    }

    /** Takes in what is new. */
    void update(StoreView view) {
        TableView rows = view.commands();
        for (nextRow = rows.atOrAfter(nextRow); nextRow < rows.rowCount(); nextRow = rows.atOrAfter(nextRow + 1)) {
            CommandKind kind = KINDS[rows.getInt(Columns.Command.KIND, nextRow)];
            boolean accepted = ANSWERS[rows.getInt(Columns.Command.ANSWER, nextRow)].accepted();
            if (accepted && kind == CommandKind.RATE) {
                rateRow = nextRow;
            } else if (accepted && kind == CommandKind.CAP) {
                capRow = nextRow;
            } else if (accepted && kind == CommandKind.MAX_DELTA) {
                clampRow = nextRow;
            }
        }
    }

    /** "In force: 60 Hz, the contract's.", "120 Hz, from the next outer frame on". */
    String rate(StoreView view) {
        TableView rows = view.commands();
        if (!rows.has(rateRow)) {
            return "In force: " + contract.rate() + ", the contract's.";
        }
        TickRate applied = new TickRate(rows.getLong(Columns.Command.APPLIED_NUMERATOR, rateRow), rows.getLong(Columns.Command.APPLIED_DENOMINATOR, rateRow));
        boolean begun = StepInForce.units(view, info.stepUnits(), Long.MAX_VALUE) == info.timeBase().step(applied);
        return begun ? "In force: " + applied + "." : applied + ", from the next outer frame on.";
    }

    /** "In force: 4 ticks a frame, the contract's", "Asked 99, applied 12, from the next frame on". */
    String cap(StoreView view) {
        TableView rows = view.commands();
        if (!rows.has(capRow)) {
            return "In force: " + cap(CapInForce.ticks(view, contract, Long.MAX_VALUE)) + ", the contract's.";
        }
        long asked = rows.getLong(Columns.Command.ASKED_NUMERATOR, capRow);
        long applied = rows.getLong(Columns.Command.APPLIED_NUMERATOR, capRow);
        return told(view, capRow, cap(asked == 0 ? ClockContract.NO_CAP : asked), cap(applied == 0 ? ClockContract.NO_CAP : applied));
    }

    private static String cap(long ticks) {
        return ticks == ClockContract.NO_CAP ? "no cap" : ticks == 1 ? "1 tick a frame" : ticks + " ticks a frame";
    }

    /** "In force: 200 ms, the contract's", "In force: 50 ms". */
    String clamp(StoreView view) {
        TableView rows = view.commands();
        if (!rows.has(clampRow)) {
            return "In force: " + clamp(contract.maxDelta()) + ", the contract's.";
        }
        return told(view, clampRow, clamp(ratio(rows.getLong(Columns.Command.ASKED_NUMERATOR, clampRow),
                rows.getLong(Columns.Command.ASKED_DENOMINATOR, clampRow))), clamp(ratio(rows.getLong(Columns.Command.APPLIED_NUMERATOR, clampRow),
                rows.getLong(Columns.Command.APPLIED_DENOMINATOR, clampRow))));
    }

    private static Rational ratio(long numerator, long denominator) {
        return numerator == 0 ? null : Rational.of(numerator, denominator);
    }

    private static String clamp(Rational seconds) {
        if (seconds == null) {
            return "no clamp";
        }
        return new BigDecimal(seconds.numerator()).multiply(BigDecimal.valueOf(1000)).divide(new BigDecimal(seconds.denominator()), 3,
                RoundingMode.HALF_UP).stripTrailingZeros().toPlainString() + " ms";
    }

    private static String told(StoreView view, long row, String asked, String applied) {
        boolean begun = view.frames().rowCount() > view.commands().getLong(Columns.Command.FRAME_POSITION, row);
        String value = asked.equals(applied) ? applied : applied + " (asked " + asked + ", the range ends there)";
        return (begun ? "In force: " + value : value + ", from the next frame on") + ".";
    }
}
