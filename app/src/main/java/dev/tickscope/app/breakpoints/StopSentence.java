package dev.tickscope.app.breakpoints;

import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;

/**
 * What the stop that a session stands at means, in words: what stopped it, what was finished, what is skipped and what is still owed.
 *
 * @param lead who stopped it, such as "Breakpoint 2."; empty while it runs
 * @param text the sentences after it
 */
public record StopSentence(String lead, String text) {
    /** Nothing to tell. */
    public static final StopSentence NONE = new StopSentence("", "");

    /** Tells of the newest state of the session. */
    public static StopSentence of(SessionInfo info, StoreView view) {
        RunStatus status = RunStatus.of(view);
        if (status.row() < 0 || !status.stoppedInside()) {
            return NONE;
        }
        TableView states = view.states();
        long row = status.row();
        List<String> sentences = new ArrayList<>();
        PhasePlan plan = info.contract().plan();
        String lead = switch (status.cause()) {
            case BREAKPOINT -> "Breakpoint " + status.breakpointId() + ".";
            case STEP -> "Step.";
            default -> "Stopped.";
        };
        if (status.event() == RunEvent.STOPPED_TICK_END) {
            sentences.add(tickEnd(plan, states, row));
        } else {
            int stage = states.getInt(Columns.State.STOPPED_STAGE, row);
            long tick = states.getLong(Columns.State.TICK_INDEX, row);
            sentences.add("Stopped in frame " + states.getLong(Columns.State.FRAME_INDEX, row) + " before "
                    + (stage < 0 ? "its next phase" : plan.stage(stage).title()) + "; the last completed tick is " + tick + ".");
        }
        int others = states.getInt(Columns.State.BREAKPOINTS_HIT, row) - 1;
        if (others > 0) {
            sentences.add(others == 1 ? "One more breakpoint was hit before this stop." : others + " more breakpoints were hit before this stop.");
        }
        sentences.add(remainder(plan, states, row));
        return new StopSentence(lead, String.join(" ", sentences).strip());
    }

    private static String tickEnd(PhasePlan plan, TableView states, long row) {
        long tick = states.getLong(Columns.State.TICK_INDEX, row);
        int hit = states.getInt(Columns.State.HIT_STAGE, row);
        if (hit < 0) {
            return "Stands at the end of tick " + tick + ".";
        }
        List<String> finished = new ArrayList<>();
        for (Stage stage : plan.tick()) {
            if (stage.index() > hit) {
                finished.add(stage.title());
            }
        }
        String after = finished.isEmpty() ? "" : ", after every object's callback" + (finished.size() > 1 ? ", " : " and ")
                + list(finished).toLowerCase(java.util.Locale.ROOT);
        return "Hit in " + plan.stage(hit).title() + " of tick " + tick + "; stopped at its end" + after + ".";
    }

    private static String remainder(PhasePlan plan, TableView states, long row) {
        long frame = states.getLong(Columns.State.FRAME_INDEX, row);
        long owed = states.getLong(Columns.State.OWED, row);
        long tick = states.getLong(Columns.State.TICK_INDEX, row);
        if (states.getInt(Columns.State.SUSPENDED, row) != 0) {
            return resumes(plan, states, row, frame, owed, tick);
        }
        List<String> skipped = plan.fromMask(states.getLong(Columns.State.SKIPPED, row)).stream().map(Stage::title).toList();
        String first = skipped.isEmpty() ? "" : "Skipped in frame " + frame + ": " + String.join(", ", skipped) + ". ";
        return first + (owed == 0 ? "No whole tick is owed." : "Still owed: " + ticks(tick, owed) + ", run by the next frame on Resume.");
    }

    /** A suspended frame goes on where it stands: its remaining ticks, then the phases after them. */
    private static String resumes(PhasePlan plan, TableView states, long row, long frame, long owed, long tick) {
        int stopped = states.getInt(Columns.State.STOPPED_STAGE, row);
        boolean insideTicks = stopped < 0 || !plan.after().contains(plan.stage(stopped));
        List<String> parts = new ArrayList<>();
        if (stopped >= 0) {
            parts.add(plan.stage(stopped).title());
        }
        if (insideTicks && owed > 0) {
            parts.add(ticks(tick, owed));
        }
        for (Stage stage : plan.after()) {
            if (stage.index() > stopped) {
                parts.add(stage.title());
            }
        }
        return "Resume goes on with frame " + frame + (parts.isEmpty() ? "." : ": " + String.join(", ", parts) + ".");
    }

    /** "tick 432", "ticks 432 and 433", "ticks 432 to 435", counted from the last completed one. */
    static String ticks(long completed, long count) {
        if (count == 1) {
            return "tick " + (completed + 1);
        }
        return "ticks " + (completed + 1) + (count == 2 ? " and " : " to ") + (completed + count);
    }

    private static String list(List<String> words) {
        if (words.size() == 1) {
            return words.get(0);
        }
        return String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.get(words.size() - 1);
    }
}
