package dev.tickscope.app.work;

import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.Optional;

/**
 * The run-to that a session is on, or was stopped on, as its STATE and COMMAND rows tell. No toolkit.
 *
 * @param fromFrame the FRAME row before which it began
 */
public record RunTo(RunTarget target, long fromFrame) {
    private static final CommandKind[] KINDS = CommandKind.values();
    private static final CommandAnswer[] ANSWERS = CommandAnswer.values();
    private static final RunTarget.Kind[] TARGETS = RunTarget.Kind.values();

    /** The run-to, if that was what set the session going last; a pause or a step ends it. */
    public static Optional<RunTo> last(StoreView view) {
        RunStatus status = RunStatus.of(view);
        if (!status.running()) {
            // What stopped it must lie right after what set it going.
            boolean onItsWay = status.cause() != StopCause.USER && status.cause() != StopCause.STEP && view.states().has(status.row() - 1);
            status = onItsWay ? RunStatus.at(view, status.row() - 1) : status;
        }
        return status.running() && status.cause() == StopCause.RUN_TO ? before(view, view.states().getLong(Columns.State.FRAME_POSITION, status.row()))
                : Optional.empty();
    }

    /** The newest one that was asked for up to a frame. Only commands of that frame lie behind it. */
    private static Optional<RunTo> before(StoreView view, long framePosition) {
        TableView rows = view.commands();
        long end = rows.firstAtLeast(Columns.Command.FRAME_POSITION, framePosition + 1, rows.firstRow(), rows.rowCount());
        for (long row = rows.atOrBefore(end - 1); row >= rows.firstRow(); row = rows.atOrBefore(row - 1)) {
            if (KINDS[rows.getInt(Columns.Command.KIND, row)] == CommandKind.RUN_TO && ANSWERS[rows.getInt(Columns.Command.ANSWER, row)].accepted()) {
                RunTarget target = new RunTarget(TARGETS[(int) rows.getLong(Columns.Command.ASKED_NUMERATOR, row)],
                        rows.getLong(Columns.Command.APPLIED_NUMERATOR, row));
                return Optional.of(new RunTo(target, framePosition));
            }
        }
        return Optional.empty();
    }

    /** "a drop", "tick 500", "the cursor at 7.250 s". */
    public String words(SessionInfo info) {
        return switch (target.kind()) {
            case TICK, FRAME -> target.kind().words() + " " + target.value();
            case REAL_TIME -> "the cursor at " + info.timeBase().decimalSeconds(target.value(), 3).toPlainString() + " s";
            default -> target.kind().words();
        };
    }

    /** Frames that it went through so far. */
    public long framesSearched(StoreView view) {
        return Math.max(0, view.frames().rowCount() - fromFrame);
    }
}
