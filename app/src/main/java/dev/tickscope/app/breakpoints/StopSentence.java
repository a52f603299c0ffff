package dev.tickscope.app.breakpoints;

import dev.tickscope.app.work.RunTo;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.TickEndStop;
import dev.tickscope.core.event.BreakpointRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.session.StopHits;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/**
 * What the stop that a session stands at means, in words: what stopped it, what was finished, what is skipped and what is still owed.
 *
 * @param lead who stopped it, such as "Breakpoint 2."; empty while it runs
 * @param text the sentences after it
 */
public record StopSentence(String lead, String text) {
    /** Nothing to tell. */
    public static final StopSentence NONE = new StopSentence("", "");

    private static final int FAILED = BreakpointRow.Change.FAILED.ordinal();

    /** Tells of the newest state of the session. */
    public static StopSentence of(DebugSession session, StoreView view) {
        RunStatus status = RunStatus.of(view);
        boolean between = status.event() == RunEvent.PAUSED && status.cause() != StopCause.USER && status.cause() != StopCause.STEP;
        if (status.row() < 0 || status.running() || !status.stoppedInside() && !between) {
            return NONE;
        }
        SessionInfo info = session.info();
        long row = status.row();
        List<String> sentences = new ArrayList<>();
        sentences.add(place(info, view, status));
        for (long hit : StopHits.rows(view, row)) {
            if (view.breakpoints().getInt(Columns.Breakpoint.CHANGE, hit) == FAILED) {
                String why = session.wordsOfBreakpointRow(hit);
                sentences.add("The condition of breakpoint " + view.breakpoints().getInt(Columns.Breakpoint.ID, hit) + " failed"
                        + (why == null ? "." : ": " + why + "."));
            }
        }
        sentences.add(before(info, view, status));
        String pending = pending(info, view, row);
        sentences.add(pending);
        // What waits for the tick's end decides how it goes on.
        sentences.add(pending.isEmpty() ? remainder(info.contract().plan(), view.states(), row) : "");
        sentences.removeIf(String::isEmpty);
        return new StopSentence(lead(info, view, status), String.join(" ", sentences));
    }

    private static String lead(SessionInfo info, StoreView view, RunStatus status) {
        return switch (status.cause()) {
            case BREAKPOINT, CONDITION_FAILED -> "B" + StopHits.words(view, status.row()).substring(1) + ".";
            case RUN_TO -> RunTo.last(view).map(run -> "Arrived at " + run.words(info) + ".").orElse("Arrived.");
            case STEP -> "Step.";
            default -> "Stopped.";
        };
    }

    private static String place(SessionInfo info, StoreView view, RunStatus status) {
        TableView states = view.states();
        PhasePlan plan = info.contract().plan();
        long frame = states.getLong(Columns.State.FRAME_INDEX, status.row());
        if (status.event() == RunEvent.STOPPED_TICK_END) {
            return tickEnd(plan, view, status.row());
        } else if (status.event() == RunEvent.PAUSED) {
            return "Stands at the end of frame " + frame + ", before the next.";
        }
        int stage = states.getInt(Columns.State.STOPPED_STAGE, status.row());
        long tick = states.getLong(Columns.State.TICK_INDEX, status.row());
        return "Stopped in frame " + frame + " before " + (stage < 0 ? "its next phase" : plan.stage(stage).title()) + "; the last completed tick is "
                + tick + ".";
    }

    private static String tickEnd(PhasePlan plan, StoreView view, long row) {
        long tick = view.states().getLong(Columns.State.TICK_INDEX, row);
        List<Integer> stages = stages(view, StopHits.rows(view, row));
        if (stages.isEmpty()) {
            return "Stands at the end of tick " + tick + ".";
        }
        List<String> finished = new ArrayList<>();
        for (Stage stage : plan.tick()) {
            if (stage.index() > stages.get(0)) {
                finished.add(stage.title());
            }
        }
        String after = finished.isEmpty() ? "" : ", after every object's callback" + (finished.size() > 1 ? ", " : " and ")
                + list(finished).toLowerCase(Locale.ROOT);
        return "Hit in " + titles(plan, stages) + " of tick " + tick + "; stopped at its end" + after + ".";
    }

    /** The stages in which they were hit, without those that belong to no stage. */
    private static List<Integer> stages(StoreView view, long[] hits) {
        return LongStream.of(hits).mapToObj(hit -> view.breakpoints().getInt(Columns.Breakpoint.STAGE, hit)).filter(stage -> stage >= 0).distinct()
                .sorted().toList();
    }

    private static String titles(PhasePlan plan, List<Integer> stages) {
        return list(stages.stream().map(stage -> plan.stage(stage).title()).toList());
    }

    /** A breakpoint that came before a run-to arrived says so. */
    private static String before(SessionInfo info, StoreView view, RunStatus status) {
        if (status.cause() != StopCause.BREAKPOINT && status.cause() != StopCause.CONDITION_FAILED) {
            return "";
        }
        return RunTo.last(view).map(run -> arrives(run, view, status.row()) ? "The run to " + run.words(info) + " arrives with it."
                : "It came first: the run to " + run.words(info) + " ends here.").orElse("");
    }

    /** Whether the target is reached by this very stop. Only those of which the STATE row can tell. */
    private static boolean arrives(RunTo run, StoreView view, long row) {
        boolean tickEnd = view.states().getInt(Columns.State.EVENT, row) == RunEvent.STOPPED_TICK_END.ordinal();
        boolean between = view.states().getInt(Columns.State.EVENT, row) == RunEvent.PAUSED.ordinal();
        return switch (run.target().kind()) {
            case NEXT_TICK -> tickEnd;
            case TICK -> tickEnd && view.states().getLong(Columns.State.TICK_INDEX, row) >= run.target().value();
            case FRAME -> between && view.states().getLong(Columns.State.FRAME_INDEX, row) >= run.target().value();
            default -> false;
        };
    }

    /** What was hit inside the running tick and waits for its end. */
    private static String pending(SessionInfo info, StoreView view, long row) {
        long[] hits = StopHits.pending(view, row);
        PhasePlan plan = info.contract().plan();
        int stage = view.states().getInt(Columns.State.STOPPED_STAGE, row);
        if (hits.length == 0 || stage < 0 || !plan.inTick(plan.stage(stage))) {
            return "";
        }
        boolean cuts = info.contract().tickEndStop() == TickEndStop.END_FRAME;
        long owed = cuts ? view.states().getLong(Columns.State.ACCUMULATOR, row)
                / StepInForce.units(view, info.stepUnits(), view.states().getLong(Columns.State.FRAME_POSITION, row)) - 1
                : view.states().getLong(Columns.State.OWED, row) - 1;
        String names = StopHits.words(LongStream.of(hits).mapToInt(hit -> view.breakpoints().getInt(Columns.Breakpoint.ID, hit)).toArray());
        String skips = cuts && !plan.after().isEmpty() ? "; will skip " + list(plan.after().stream().map(Stage::title).toList()) : "";
        List<Integer> stages = stages(view, hits);
        return "B" + names.substring(1) + (stages.isEmpty() ? " hit" : " hit in " + titles(plan, stages)) + " of tick "
                + (view.states().getLong(Columns.State.TICK_INDEX, row) + 1) + "; will stop at its end" + skips + "; "
                + (owed <= 0 ? "no tick stays owed." : owed == 1 ? "1 tick stays owed." : owed + " ticks stay owed.");
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
