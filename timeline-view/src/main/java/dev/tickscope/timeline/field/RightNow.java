package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ClockField;
import dev.tickscope.core.contract.ClockReading;
import dev.tickscope.core.contract.Excess;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.RunEvent;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.RunStatus;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.Rational;

/** What each field means at one moment, in plain words. */
final class RightNow {
    private static final String FROZEN = "paused, frozen";
    private static final String UNTOUCHED = "unchanged by the step";
    private static final String REFUSED = "kept, the delta was refused";

    private final SessionInfo info;
    private final ClockContract contract;
    private final MomentClock clock;
    private final StoreView view;
    private final Moment moment;
    private final ClockValues values;
    private final FrameKind kind;
    private final boolean paused;

    RightNow(SessionInfo info, MomentClock clock, StoreView view, Moment moment, ClockValues values) {
        this.info = info;
        this.contract = info.contract();
        this.clock = clock;
        this.view = view;
        this.moment = moment;
        this.values = values;
        this.kind = FrameKind.of(MomentClock.flags(view, moment.framePosition()));
        this.paused = kind == FrameKind.PAUSE || kind.active() && pausedAfterFrame();
    }

    private boolean pausedAfterFrame() {
        return moment.isStop() && moment.place() == Moment.Place.FRAME_END
                && RunStatus.at(view, moment.stateRow()).event() == RunEvent.PAUSED && kind != FrameKind.STEP_FRAME;
    }

    String of(ClockField field) {
        if (!values.has(field)) {
            return "none in " + contract.title();
        }
        return switch (field) {
            case DELTA_TIME -> standing() ? whyStanding() : delta();
            case FRAME_TIME -> standing() ? whyStanding() : "active time, with this frame";
            case FRAME_INDEX -> standing() ? whyStanding() : frameIndex();
            case SIMULATION_TIME -> simulationTime();
            case SIMULATION_TICK -> simulationTick();
            case FIXED_DELTA_TIME -> fixedDelta();
            case INTERPOLATION_ALPHA -> alpha();
            case DROPPED_TIME -> paused ? FROZEN : dropped();
        };
    }

    private String fixedDelta() {
        String step = info.timeBase().seconds(values.stepUnits()) + " s";
        return view.frames().getLong(Columns.Frame.CHANGED_STEP, moment.framePosition()) == 0 ? "always " + step
                : step + "; the contract's is " + contract.rate().step() + " s";
    }

    /** Whether the outer frame clock stands still at this moment. */
    private boolean standing() {
        return paused || !kind.active();
    }

    private String whyStanding() {
        return paused ? FROZEN : kind == FrameKind.STEP_TICK ? UNTOUCHED : REFUSED;
    }

    private String delta() {
        long position = moment.framePosition();
        long clamped = view.frames().getLong(Columns.Frame.CLAMPED, position);
        Rational scale = Rational.of(view.frames().getLong(Columns.Frame.SCALE_NUMERATOR, position),
                view.frames().getLong(Columns.Frame.SCALE_DENOMINATOR, position));
        if (kind == FrameKind.START) {
            return "start frame, not fed to the ticks";
        }
        if (kind == FrameKind.STEP_FRAME) {
            return values.deltaUnits() == 0 ? "step, paid from what waits" : "exactly one step";
        }
        String words = "brought by this frame";
        if (clamped > 0) {
            words = "clamped, " + ClockText.millis(info.timeBase(), clamped, 1) + " ms cut";
        }
        return scale.equals(Rational.ONE) ? words : words + ", × " + ClockText.factor(scale);
    }

    private String frameIndex() {
        boolean endedRow = view.frameEnds().has(moment.framePosition());
        if (moment.place() == Moment.Place.TICK_END && endedRow
                && (MomentClock.flags(view, moment.framePosition()) & FrameRow.INTERRUPTED) != 0 && lastTickOfFrame()) {
            return "interrupted, counted once";
        }
        if (!endedRow && moment.isStop()) {
            return "suspended, counted once";
        }
        if (moment.place() != Moment.Place.FRAME_END) {
            return "still running, counted once";
        }
        if ((MomentClock.flags(view, moment.framePosition()) & FrameRow.INTERRUPTED) != 0) {
            return "interrupted, counted once";
        }
        return switch (kind) {
            case START -> "start frame, runs no tick";
            case STEP_FRAME -> "stepped, counted";
            default -> "ended, one-based";
        };
    }

    private boolean lastTickOfFrame() {
        return moment.tickRow() == view.frameEnds().getLong(Columns.FrameEnd.TICKS_AFTER, moment.framePosition()) - 1;
    }

    private String simulationTime() {
        if (pending()) {
            return "start of tick " + values.simulationTick() + ", pending";
        }
        if (values.simulationTick() == 0) {
            return "no tick completed yet";
        }
        if (countsPending()) {
            return "end of tick " + values.simulationTick() + ", being run";
        }
        return paused ? FROZEN : "end of tick " + MomentClock.completedTick(view, moment) + ", committed";
    }

    private String simulationTick() {
        if (pending()) {
            return "pending, starts at " + ClockText.seconds(info.timeBase(), values.simulationTimeUnits(), 6) + " s";
        }
        if (values.simulationTick() == 0) {
            return "none completed yet";
        }
        if (paused) {
            return FROZEN;
        }
        if (countsPending()) {
            return "being run, counted as completed";
        }
        boolean counter = contract.plan().tick().stream().anyMatch(s -> s.reading() == ClockReading.COUNTER);
        return counter ? "completed; its hooks read " + (values.simulationTick() - 1) : "completed, one-based";
    }

    /** Whether a stage inside a tick counts that tick as completed. */
    private boolean countsPending() {
        return moment.pendingTick(view, contract.plan()) >= 0 && clock.stageReading(view, moment) == ClockReading.COMPLETED;
    }

    private boolean pending() {
        return clock.stageReading(view, moment) == ClockReading.PENDING;
    }

    private String alpha() {
        if (clock.clearedByPause(view, moment)) {
            return "cleared by the pause";
        }
        if (paused) {
            return FROZEN;
        }
        long position = moment.framePosition();
        boolean here = moment.place() == Moment.Place.FRAME_END && MomentClock.ended(view, moment)
                && view.frameEnds().getInt(Columns.FrameEnd.PRESENTED, position) != 0;
        if (here) {
            return kind == FrameKind.STEP_FRAME && values.alphaUnits() == values.alphaStepUnits() ? "1 on a step, current pose shown"
                    : "presented in this frame";
        }
        if (moment.afterTicks(view, contract.plan()) && !MomentClock.ended(view, moment)) {
            return "new after the ticks";
        }
        if (!MomentClock.ended(view, moment) && clock.alphaResetBefore(view, position)) {
            return "reset before this frame";
        }
        long from = clock.presentedFrame(view, position - 1);
        return from < 0 ? view.frameEnds().lostIn(0, position) > 0 ? "kept from a frame that is lost" : "nothing presented yet" : "kept from frame " + view.frames().getLong(Columns.Frame.FRAME_INDEX, from);
    }

    private String dropped() {
        long now = droppedNow();
        if (now == 0) {
            if (values.droppedUnits() == 0) {
                return contract.excess() == Excess.KEEP ? "nothing is ever dropped" : "nothing dropped yet";
            }
            return "total; none in this frame";
        }
        if (contract.excess() == Excess.DROP_WHOLE_TICKS && now % values.stepUnits() == 0) {
            return "total; " + ClockText.count(now / values.stepUnits(), "step") + " lost now";
        }
        return "total; " + ClockText.millis(info.timeBase(), now, 3) + " ms lost now";
    }

    /** Dropped in this frame up to the moment. */
    private long droppedNow() {
        long position = moment.framePosition();
        return MomentClock.settled(view, info, moment) ? view.frameEnds().getLong(Columns.FrameEnd.DROPPED, position)
                : view.frames().getLong(Columns.Frame.DROPPED_AT_START, position);
    }
}
