package dev.tickscope.timeline.ledger;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.DiscardAt;
import dev.tickscope.core.contract.Excess;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.timeline.field.ClockText;
import dev.tickscope.timeline.field.FrameKind;

/** One frame in words: what it brought, what was due, what ran, what stays. */
final class LedgerSentence {
    private final SessionInfo info;
    private final ClockContract contract;
    private final LedgerText text;

    LedgerSentence(SessionInfo info, LedgerText text) {
        this.info = info;
        this.contract = info.contract();
        this.text = text;
    }

    /** @param pauseCleared whether the moment is a pause that has just emptied the accumulator */
    String at(StoreView view, Moment moment, Balance before, Balance now, boolean pauseCleared) {
        long position = moment.framePosition();
        if (before == null || now == null) {
            return FrameBar.title(view, position) + ": the rows before it were lost.";
        }
        Balance frame = now.since(before);
        String stays = stays(frame, pauseCleared);
        return switch (FrameKind.of(view.frames().getInt(Columns.Frame.FLAGS, position))) {
            case PAUSE -> "Paused for " + text.brief(frame.real()) + ": no frame ran; " + stays + ".";
            case REFUSED -> "A delta of " + text.brief(frame.real()) + " was refused: no frame ran; " + stays + ".";
            case STEP_TICK -> tickStep(view, moment, before, frame) + "; " + stays + ".";
            case STEP_FRAME -> frameStep(view, position, before, frame) + " " + ran(view, moment, frame) + "; " + stays + ".";
            case START -> FrameBar.title(view, position) + " is a start frame: its " + text.brief(frame.real())
                    + " never reach the ticks. No tick ran; " + stays + ".";
            case ORDINARY -> ordinary(view, moment, frame, stays);
        };
    }

    private String stays(Balance frame, boolean pauseCleared) {
        if (pauseCleared && frame.cleared().signum() > 0) {
            return "the pause cleared " + text.brief(frame.cleared());
        }
        return frame.accumulator().signum() == 0 ? "nothing stays" : text.brief(frame.accumulator()) + " stay";
    }

    private String ordinary(StoreView view, Moment moment, Balance frame, String stays) {
        long position = moment.framePosition();
        String brought = brought(view, position, frame);
        long owed = view.frames().getLong(Columns.Frame.OWED, position);
        if (owed == 0 && frame.dropped().signum() == 0 && frame.ticks() == 0) {
            return brought + " No step was due; " + stays + ".";
        }
        return brought + " " + due(view, moment, frame, owed) + " " + ran(view, moment, frame) + "; " + stays + ".";
    }

    private String brought(StoreView view, long position, Balance frame) {
        StringBuilder words = new StringBuilder(FrameBar.title(view, position)).append(" brought ").append(text.brief(frame.real()));
        if (frame.clamped().signum() > 0) {
            words.append(", ").append(text.brief(frame.clamped())).append(" clamped");
        }
        Rational scale = FrameBar.scale(view, position);
        if (!scale.equals(Rational.ONE)) {
            words.append(", × ").append(ClockText.factor(scale)).append(" = ").append(text.brief(frame.scaled()));
        }
        words.append('.');
        boolean clearedBefore = (view.frames().getInt(Columns.Frame.FLAGS, position) & FrameRow.CLEARED) != 0;
        if (clearedBefore && frame.cleared().signum() > 0) {
            words.append(' ').append(text.brief(frame.cleared())).append(" had been cleared before.");
        }
        return words.toString();
    }

    private String due(StoreView view, Moment moment, Balance frame, long owed) {
        String due = owed + (owed == 1 ? " step was due" : " steps were due");
        if (frame.dropped().signum() > 0) {
            return dropped(frame.dropped(), owed, due);
        }
        if (!contract.hasCap()) {
            return due + ", there is no cap.";
        }
        if (owed <= contract.capTicks()) {
            return due + ".";
        }
        boolean later = contract.excess() != Excess.KEEP && contract.discardAt() == DiscardAt.END && !over(view, moment);
        return due + ", the cap allows " + contract.capTicks() + (later ? "; the rest is dropped after them." : "; the rest is kept.");
    }

    private String dropped(Rational units, long owed, String due) {
        boolean whole = contract.excess() == Excess.DROP_WHOLE_TICKS && text.wholeSteps(units) != null;
        String amount = whole ? text.wholeSteps(units).toString() : text.brief(units);
        String lost = amount + (amount.equals("1") ? " was dropped." : " were dropped.");
        return owed > contract.capTicks() ? due + ", the cap allows " + contract.capTicks() + ", so " + lost
                : "The cap of " + ClockText.count(contract.capTicks(), "step") + " was passed, so " + lost;
    }

    /** "2 ticks ran", or how many so far while more of them are to come in this frame. */
    private String ran(StoreView view, Moment moment, Balance frame) {
        long position = moment.framePosition();
        long planned = view.frames().getLong(Columns.Frame.PLANNED, position);
        if (!over(view, moment) && frame.ticks() < planned) {
            return frame.ticks() + " of " + ClockText.count(planned, "tick") + " ran so far";
        }
        return frame.ticks() == 0 ? "No tick ran" : ClockText.count(frame.ticks(), "tick") + " ran";
    }

    /** Whether the frame has ended and no tick of it came after the moment. */
    private boolean over(StoreView view, Moment moment) {
        long position = moment.framePosition();
        if (!view.frameEnds().has(position)) {
            return false;
        }
        boolean interrupted = (view.frameEnds().getInt(Columns.FrameEnd.FLAGS, position) & FrameRow.INTERRUPTED) != 0;
        boolean lastTick = moment.tickRow() == view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, position) - 1;
        return moment.afterTicks(view, contract.plan()) || interrupted && lastTick && moment.place() == Moment.Place.TICK_END;
    }

    private String tickStep(StoreView view, Moment moment, Balance before, Balance frame) {
        String pause = frame.paused().signum() > 0 ? "After " + text.brief(frame.paused()) + " of pause, tick " : "Tick ";
        String tick = view.ticks().has(moment.tickRow()) ? view.ticks().getLong(Columns.Tick.TICK_INDEX, moment.tickRow()) + " " : "";
        String paid = frame.stepped().signum() > 0 ? "one step of " + text.brief(frame.stepped()) + " was added for it"
                : "paid from the " + text.brief(before.accumulator()) + " that waited";
        return pause + tick + "was stepped: " + paid;
    }

    private String frameStep(StoreView view, long position, Balance before, Balance frame) {
        String given = frame.stepped().signum() > 0 ? "it got exactly one step of " + text.brief(frame.stepped())
                : "it was paid from the " + text.brief(before.accumulator()) + " that waited";
        String instead = frame.replaced().signum() > 0 ? " instead of the " + text.brief(frame.replaced()) + " that passed"
                : frame.paused().signum() > 0 ? " after " + text.brief(frame.paused()) + " of pause" : "";
        return FrameBar.title(view, position) + " is a single step: " + given + instead + ".";
    }
}
