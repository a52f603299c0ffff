package dev.tickscope.app.transport;

import dev.tickscope.app.work.RunTo;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.host.Repetition;
import dev.tickscope.core.session.Divergence;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.Replay;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.session.StopHits;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TimeBase;
import java.util.Locale;
import java.util.Optional;

/**
 * What the mode badge says: a mode, which has a shape and a word, and a reason.
 *
 * @param reason who or what did it, and where
 * @param details more than fits into the badge; may be empty
 */
public record ModeText(Mode mode, String reason, String details) {
    /** One that says all in its badge. */
    public ModeText(Mode mode, String reason) {
        this(mode, reason, "");
    }

    private static final int RATE_FRAMES = 60;

    /** The modes that there are; each is drawn with a shape of its own. */
    public enum Mode {
        LIVE, PAUSED, REPLAY, DIVERGED, ENDED, FAILED;

        /** The style class of the badge in this mode. */
        public String style() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Reads it off the rows. @param ended what to say when there are no more frames */
    public static ModeText of(SessionInfo info, StoreView view, Playhead playhead, String ended) {
        return of(info, view, playhead, null, ended, null);
    }

    /**
     * Reads it off the rows. While the playhead is held in the past, that is the mode, whatever the session does meanwhile.
     *
     * @param way which way the past is played, or null
     * @param ended what to say when there are no more frames
     * @param repetition how the session repeats another one; null if it does not
     */
    public static ModeText of(SessionInfo info, StoreView view, Playhead playhead, Replay.Way way, String ended, Repetition repetition) {
        RunStatus status = RunStatus.of(view);
        Divergence divergence = Divergence.first(view, info);
        if (!(playhead instanceof Playhead.Live) && !view.frames().isEmpty()) {
            if (way == null && divergence != null && divergence.compareTo(view, Moment.of(view, playhead)) >= 0) {
                return diverged(divergence);
            }
            String what = way == null ? "look back" : way == Replay.Way.BACK ? "reverse" : "forward";
            return new ModeText(Mode.REPLAY, what + " · " + instant(view, Moment.of(view, playhead)));
        }
        if (divergence != null && (repetition == null || !repetition.wentOn(status.row()))) {
            return diverged(divergence);
        }
        if (repetition != null && !repetition.wentOn(status.row())) {
            return repeats(view, repetition);
        }
        if (status.row() < 0) {
            return new ModeText(Mode.PAUSED, "waiting for the first frame");
        }
        if (status.running()) {
            Optional<RunTo> run = RunTo.last(view);
            if (run.isPresent()) {
                return new ModeText(Mode.LIVE, "running to " + run.get().words(info));
            }
            return new ModeText(Mode.LIVE, "following" + rate(info, view));
        }
        return switch (status.event()) {
            case ENDED -> new ModeText(Mode.ENDED, ended);
            case FAILED -> new ModeText(Mode.FAILED, failure(status));
            default -> new ModeText(Mode.PAUSED, cause(info, view, status) + place(info, view, status));
        };
    }

    /** Such as {@code tick 431 · Physics}. */
    private static ModeText diverged(Divergence divergence) {
        return new ModeText(Mode.DIVERGED, divergence.place(), "Differs from the recorded run first in " + divergence.words());
    }

    /** A run that repeats another one, or stands where it has repeated it, and has left no state that differs. */
    private static ModeText repeats(StoreView view, Repetition repetition) {
        boolean over = repetition.over();
        long agreed = repetition.compares() ? repetition.agreedTicks() : repetition.ticks();
        String tick = agreed == 0 ? "the first tick" : "tick " + (view.ticks().has(agreed - 1)
                ? view.ticks().getLong(Columns.Tick.TICK_INDEX, agreed - 1) : agreed);
        if (repetition.trouble() != null || over && !repetition.cut() && !repetition.identical()) {
            return new ModeText(Mode.DIVERGED, (agreed == 0 ? "before " : "after ") + tick, "The repeated run " + repetition.words());
        }
        if (agreed == 0) {
            return new ModeText(Mode.REPLAY, "before " + tick);
        }
        return new ModeText(Mode.REPLAY, (repetition.compares() ? "agrees to " + tick : "repeated to " + tick + ", not compared")
                + (repetition.cut() ? ", stopped" : ""));
    }

    /** Such as {@code tick 431 of 1,204}: the tick completed last, and the newest one. */
    private static String instant(StoreView view, Moment moment) {
        TableView ticks = view.ticks();
        if (!ticks.has(moment.tickRow())) {
            return moment.tickRow() < 0 ? "before the first tick" : "frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, moment.framePosition());
        }
        long newest = ticks.rowCount() - 1;
        long tick = ticks.getLong(Columns.Tick.TICK_INDEX, moment.tickRow());
        long of = ticks.getLong(Columns.Tick.TICK_INDEX, newest);
        boolean sameClock = of - tick == newest - moment.tickRow();
        return String.format(Locale.ROOT, sameClock ? "tick %,d of %,d" : "tick %,d, before a restart", tick, of);
    }

    private static String failure(RunStatus status) {
        return switch (status.cause()) {
            case CLOCK_OVERFLOW -> "the clock's numbers do not fit any more";
            case GAME_ERROR -> "the sample's own code failed";
            default -> "the session cannot go on";
        };
    }

    private static String cause(SessionInfo info, StoreView view, RunStatus status) {
        return switch (status.cause()) {
            case BREAKPOINT -> StopHits.words(view, status.row());
            case CONDITION_FAILED -> StopHits.words(view, status.row()) + ", condition failed";
            case RUN_TO -> RunTo.last(view).map(run -> "arrived at " + run.words(info)).orElse("arrived");
            case STEP -> "step";
            default -> "you, F6";
        };
    }

    private static String place(SessionInfo info, StoreView view, RunStatus status) {
        TableView states = view.states();
        long frame = states.getLong(Columns.State.FRAME_INDEX, status.row());
        if (status.event() == RunEvent.STOPPED_TICK_END) {
            return " · end of tick " + states.getLong(Columns.State.TICK_INDEX, status.row());
        }
        if (status.event() == RunEvent.STOPPED_BEFORE_HOOK) {
            PhasePlan plan = info.contract().plan();
            int stage = states.getInt(Columns.State.STOPPED_STAGE, status.row());
            return stage < 0 ? "" : " · before " + plan.stage(stage).title() + ", frame " + frame;
        }
        return frame > 0 ? " · after frame " + frame : " · before the first frame";
    }

    /** Frames a second of real time, over the last frames. */
    private static String rate(SessionInfo info, StoreView view) {
        TableView frames = view.frames();
        long last = frames.rowCount() - 1;
        long first = Math.max(frames.isEmpty() ? last : frames.runBegin(last), last - RATE_FRAMES);
        if (last <= first) {
            return "";
        }
        TimeBase base = info.timeBase();
        double seconds = base.secondsDouble(frames.getLong(Columns.Frame.REAL, last) - frames.getLong(Columns.Frame.REAL, first));
        return seconds <= 0 ? "" : String.format(Locale.ROOT, ", %.1f frames a second", (last - first) / seconds);
    }
}
