package dev.tickscope.app.work;

import dev.tickscope.core.control.RunTarget;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.CommandKind;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.Optional;

/**
 * The run-to that a session is on, or was stopped on, as its COMMAND rows tell. No toolkit.
 *
 * @param fromFrame the FRAME row before which it began
 */
public record RunTo(RunTarget target, long fromFrame) {
    private static final CommandKind[] KINDS = CommandKind.values();
    private static final CommandAnswer[] ANSWERS = CommandAnswer.values();
    private static final RunTarget.Kind[] TARGETS = RunTarget.Kind.values();

    /** The run-to, if that was what set the session going last; a pause cancels it. */
    public static Optional<RunTo> last(StoreView view) {
        TableView rows = view.commands();
        for (long row = rows.rowCount() - 1; row >= rows.firstRow(); row--) {
            CommandKind kind = KINDS[rows.getInt(Columns.Command.KIND, row)];
            if (!ANSWERS[rows.getInt(Columns.Command.ANSWER, row)].accepted()) {
                continue;
            }
            if (kind == CommandKind.RUN_TO) {
                RunTarget target = new RunTarget(TARGETS[(int) rows.getLong(Columns.Command.ASKED_NUMERATOR, row)],
                        rows.getLong(Columns.Command.APPLIED_NUMERATOR, row));
                return Optional.of(new RunTo(target, rows.getLong(Columns.Command.FRAME_POSITION, row)));
            }
            if (moves(kind)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean moves(CommandKind kind) {
        return switch (kind) {
            case RESUME, PAUSE, STEP_TICK, STEP_PHASE, STEP_FRAME, FINISH_FRAME, RESTART, SCENE -> true;
            default -> false;
        };
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
