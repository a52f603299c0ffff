package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockField;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.Rational;
import java.util.ArrayList;
import java.util.List;

/** What the clock-field table shows at one moment: exact values, what changed since the row and the frame before, and what each means. */
public final class FieldTableViewModel {
    /** Shown before the first frame. */
    public static final String WAITING = "waiting for the first frame";
    private static final ClockField[] FIELDS = ClockField.values();
    private static final int ALPHA_DIGITS = 4;
    private static final int ALPHA_MOST_DIGITS = 9;

    private final SessionInfo info;
    private final MomentClock clock;
    private List<FieldRow> rows = List.of();
    private String instant = WAITING;
    private String comparedWith = "";

    public FieldTableViewModel(SessionInfo info) {
        this.info = info;
        this.clock = new MomentClock(info);
    }

    /** Reads the rows at {@code moment}. */
    public void update(StoreView view, Moment moment) {
        if (moment.framePosition() < 0) {
            rows = List.of();
            instant = WAITING;
            comparedWith = "";
            return;
        }
        ClockValues now = clock.at(view, moment);
        Moment frameBefore = MomentBefore.frame(view, moment);
        Moment rowBefore = MomentBefore.row(view, moment);
        ClockValues atRow = rowBefore == null ? null : clock.at(view, rowBefore);
        ClockValues atFrame = frameBefore == null ? null : clock.at(view, frameBefore);
        RightNow words = new RightNow(info, clock, view, moment, now);
        List<FieldRow> built = new ArrayList<>(FIELDS.length);
        for (ClockField field : FIELDS) {
            built.add(row(field, now, atRow, atFrame, words));
        }
        rows = built;
        instant = instant(view, moment);
        comparedWith = "row = " + (rowBefore != null ? InstantText.of(view, info, rowBefore)
                : moment.framePosition() > 0 ? "lost, nothing to compare with" : "none before");
    }

    /** One row a field, in the order of {@link ClockField}; empty before the first frame. */
    public List<FieldRow> rows() {
        return rows;
    }

    /** The instant that is shown, such as "after physics of tick 431". */
    public String instant() {
        return instant;
    }

    /** What the row column compares with, such as "row = end of tick 430". */
    public String comparedWith() {
        return comparedWith;
    }

    private FieldRow row(ClockField field, ClockValues now, ClockValues atRow, ClockValues atFrame, RightNow words) {
        long raw = now.of(field);
        boolean there = raw != ClockValues.ABSENT;
        return new FieldRow(field, there ? value(field, now) : "none", there ? unit(field) : "", change(field, now, atRow),
                change(field, now, atFrame), words.of(field), there ? exact(field, now) : "none",
                exactChange(field, now, atRow), exactChange(field, now, atFrame), raw);
    }

    private String value(ClockField field, ClockValues now) {
        long raw = now.of(field);
        return switch (field) {
            case DELTA_TIME, FIXED_DELTA_TIME, DROPPED_TIME -> ClockText.millis(info.timeBase(), raw, 3);
            case FRAME_TIME, SIMULATION_TIME -> ClockText.seconds(info.timeBase(), raw, 6);
            case FRAME_INDEX, SIMULATION_TICK -> Long.toString(raw);
            case INTERPOLATION_ALPHA -> alpha(raw, now.alphaStepUnits());
        };
    }

    /** An alpha below 1 never reads 1: it gets as many digits as that takes. */
    private static String alpha(long raw, long stepUnits) {
        Rational alpha = Rational.of(raw, stepUnits);
        int digits = ALPHA_DIGITS;
        while (raw < stepUnits && digits < ALPHA_MOST_DIGITS && ClockText.decimal(alpha, digits).startsWith("1")) {
            digits++;
        }
        return ClockText.decimal(alpha, digits);
    }

    private static String unit(ClockField field) {
        return switch (field) {
            case DELTA_TIME, FIXED_DELTA_TIME, DROPPED_TIME -> "ms";
            case FRAME_TIME, SIMULATION_TIME -> "s";
            case FRAME_INDEX, SIMULATION_TICK, INTERPOLATION_ALPHA -> "";
        };
    }

    private String exact(ClockField field, ClockValues now) {
        long raw = now.of(field);
        return switch (field) {
            case FRAME_INDEX, SIMULATION_TICK -> Long.toString(raw);
            case INTERPOLATION_ALPHA -> Rational.of(raw, now.alphaStepUnits()).toString();
            default -> ClockText.exact(info.timeBase(), raw);
        };
    }

    private String change(ClockField field, ClockValues now, ClockValues before) {
        if (!now.has(field) || before == null || !before.has(field)) {
            return FieldRow.NOTHING_BEFORE;
        }
        long change = now.of(field) - before.of(field);
        return switch (field) {
            case FRAME_INDEX, SIMULATION_TICK -> ClockText.change(change);
            case INTERPOLATION_ALPHA -> ClockText.change(Rational.of(now.alphaUnits(), now.alphaStepUnits())
                    .minus(Rational.of(before.alphaUnits(), before.alphaStepUnits())), ALPHA_DIGITS, ALPHA_MOST_DIGITS);
            default -> ClockText.changeMillis(info.timeBase(), change);
        };
    }

    private String exactChange(ClockField field, ClockValues now, ClockValues before) {
        if (!now.has(field) || before == null || !before.has(field)) {
            return FieldRow.NOTHING_BEFORE;
        }
        long change = now.of(field) - before.of(field);
        return switch (field) {
            case FRAME_INDEX, SIMULATION_TICK -> ClockText.change(change);
            case INTERPOLATION_ALPHA -> ClockText.signed(Rational.of(now.alphaUnits(), now.alphaStepUnits())
                    .minus(Rational.of(before.alphaUnits(), before.alphaStepUnits())), Rational::toString);
            default -> ClockText.signed(info.timeBase().seconds(change), ClockText::exact);
        };
    }

    private String instant(StoreView view, Moment moment) {
        return (moment.place() == Moment.Place.TICK_END && MomentClock.ranTick(view, moment)
                ? "after physics of tick " + MomentClock.completedTick(view, moment) : InstantText.of(view, info, moment))
                + InstantText.difference(view, info, moment);
    }
}
