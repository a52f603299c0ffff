package dev.tickscope.timeline.track;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.store.Columns;

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
        Execution execution = input.execution(frame.row());
        return switch (moment.place()) {
            case NOTHING_YET -> null;
            case BEFORE_HOOK -> new PlayheadMark(execution.endUnits(), "before " + stageTitle(input, moment) + ", frame " + frame.frameIndex());
            case TICK_END -> atTickEnd(input, moment, playhead, frame, execution);
            case FRAME_END -> new PlayheadMark(execution.endUnits(), frameFlag(input, live, frame));
        };
    }

    private static String stageTitle(LaneInput input, Moment moment) {
        int stage = input.view().states().getInt(Columns.State.STOPPED_STAGE, moment.stateRow());
        Stage found = input.info().contract().plan().stage(stage);
        return found.title();
    }

    private static PlayheadMark atTickEnd(LaneInput input, Moment moment, Playhead playhead, FrameFacts frame, Execution execution) {
        for (Execution.TickRun tick : execution.ticks()) {
            if (tick.tickRow() == moment.tickRow() && !(playhead instanceof Playhead.AtFrame)) {
                return new PlayheadMark(tick.endUnits(), "end of tick " + tick.tickIndex());
            }
        }
        return new PlayheadMark(execution.endUnits(), "frame " + frame.frameIndex());
    }

    private static String frameFlag(LaneInput input, boolean live, FrameFacts frame) {
        if (!live) {
            return "frame " + frame.frameIndex();
        }
        boolean ended = input.status().event() == RunEvent.ENDED || input.status().event() == RunEvent.FAILED;
        return (ended ? "end, frame " : "paused after frame ") + frame.frameIndex();
    }
}
