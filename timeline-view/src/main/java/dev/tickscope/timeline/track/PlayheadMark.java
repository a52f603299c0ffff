package dev.tickscope.timeline.track;

import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;
import dev.tickscope.timeline.field.InstantText;

/**
 * The playhead: where it is drawn and what its flag says.
 *
 * @param realUnits where it stands on the real axis
 */
public record PlayheadMark(long realUnits, String flag) {
    /** The mark of the moment shown, or null: while a session runs and is followed there is nothing to mark. */
    public static PlayheadMark of(LaneInput input, Playhead playhead) {
        Moment moment = input.moment();
        boolean live = playhead instanceof Playhead.Live;
        if (moment.framePosition() < 0 || live && input.status().running()) {
            return null;
        }
        FrameFacts frame = FrameFacts.of(input.view(), moment.framePosition());
        if (frame.standing() && input.lens() != null) {
            // Nothing happens while the run stands: the mark stays where it came to rest.
            frame = input.lens().frame();
        }
        boolean between = live && moment.place() == Moment.Place.FRAME_END;
        return new PlayheadMark(at(input, moment, input.execution(frame.row())),
                between ? standsFlag(input, frame) : InstantText.of(input.view(), input.info(), moment)
                + InstantText.difference(input.view(), input.info(), moment));
    }

    /** Where a moment lies in what its frame executed. */
    public static long at(LaneInput input, Moment moment, Execution execution) {
        if (moment.place() == Moment.Place.TICK_END) {
            for (Execution.TickRun tick : execution.ticks()) {
                if (tick.tickRow() == moment.tickRow()) {
                    return tick.endUnits();
                }
            }
        }
        long stages = switch (moment.place()) {
            case AFTER_PHASE -> moment.phaseRow() + 1;
            case BEFORE_HOOK -> input.view().states().getLong(Columns.State.PHASES_BEFORE, moment.stateRow());
            default -> execution.firstPhase() + execution.stages().size();
        };
        if (stages == execution.firstPhase() + execution.stages().size()) {
            return execution.endUnits();
        }
        return stages <= execution.firstPhase() ? execution.beginUnits()
                : execution.stages().get((int) (stages - execution.firstPhase()) - 1).endUnits();
    }

    private static String standsFlag(LaneInput input, FrameFacts frame) {
        boolean ended = input.status().event() == RunEvent.ENDED || input.status().event() == RunEvent.FAILED;
        return (ended ? "end, frame " : "paused after frame ") + frame.frameIndex();
    }
}
