package dev.tickscope.core.control;

import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.PhasePlan;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.contract.SuspendPoint;
import dev.tickscope.core.time.TickPath;
import java.util.ArrayList;
import java.util.List;

/**
 * The breakpoints of one session, on the thread that runs it. Bit masks of armed stages keep a run without breakpoints free of any cost
 * beyond one test.
 */
@TickPath
public final class BreakpointTable {
    private final PhasePlan plan;
    private final List<Armed> items = new ArrayList<>();
    private long beforeStages;
    private long tickStages;
    private long objectStages;
    private boolean tickEnds;
    private boolean frameEnds;

    public BreakpointTable(PhasePlan plan) {
        this.plan = plan;
    }

    /** One breakpoint of the table, and what has come of it so far. */
    @TickPath
    public static final class Armed {
        /** What the user asked for. */
        public final Breakpoint breakpoint;
        /** Its condition and log message. */
        public final HitCheck check;
        /** Stages before which it stops, and stages that hit it inside a tick, a bit for each index. */
        final long beforeStages;
        final long tickStages;
        private boolean enabled = true;
        private long hits;
        private boolean failedBefore;
        /** The stage of the running tick that touched it, or −1: what it is worth shows at the end of the tick. */
        private int touchedStage = -1;
        private long touchedNanos;

        Armed(Breakpoint breakpoint, HitCheck check, long beforeStages, long tickStages) {
            this.breakpoint = breakpoint;
            this.check = check;
            this.beforeStages = beforeStages;
            this.tickStages = tickStages;
        }

        public boolean enabled() {
            return enabled;
        }

        public long hits() {
            return hits;
        }

        /** Whether it watches this tick (0 outside ticks) of this frame. */
        public boolean watches(long tick, long framePosition) {
            return enabled && (breakpoint.onlyTick() == 0 || breakpoint.onlyTick() == tick)
                    && (breakpoint.onlyFrame() < 0 || breakpoint.onlyFrame() == framePosition);
        }

        /** Counts a hit. @return whether the hit rule lets it count */
        public boolean hit() {
            hits++;
            return breakpoint.hitRule().counts(hits);
        }

        /** Its condition failed. @return whether that is news: it stops once */
        public boolean failed() {
            boolean news = !failedBefore;
            failedBefore = true;
            return news;
        }

        /** A stage of the running tick touched it. */
        public void touch(int stage, long nanos) {
            if (touchedStage < 0) {
                touchedStage = stage;
                touchedNanos = nanos;
            }
        }

        /** The first stage of the running tick that touched it, or −1. */
        public int touchedStage() {
            return touchedStage;
        }

        public long touchedNanos() {
            return touchedNanos;
        }

        public void forgetTouch() {
            touchedStage = -1;
        }
    }

    /** Whether an enabled breakpoint stops before that stage. */
    public boolean armedBefore(int stage) {
        return (beforeStages >>> stage & 1) != 0;
    }

    /** Whether that stage may hit an enabled breakpoint that stops at the end of its tick. */
    public boolean armedInTick(int stage) {
        return (tickStages >>> stage & 1) != 0;
    }

    /** Whether an enabled breakpoint watches single objects in that stage. */
    public boolean watchesObjects(int stage) {
        return (objectStages >>> stage & 1) != 0;
    }

    /** Whether anything may be hit inside, or at the end of, a tick. */
    public boolean armedTicks() {
        return tickStages != 0 || tickEnds;
    }

    /** Whether an enabled breakpoint watches the ends of frames. */
    public boolean armedFrameEnds() {
        return frameEnds;
    }

    public int count() {
        return items.size();
    }

    public Armed at(int index) {
        return items.get(index);
    }

    /** Whether breakpoint number {@code index} stops before this stage. */
    public boolean stopsBefore(int index, int stage) {
        return (items.get(index).beforeStages >>> stage & 1) != 0;
    }

    /** Whether this stage may hit breakpoint number {@code index} inside a tick. */
    public boolean hitInTick(int index, int stage) {
        return (items.get(index).tickStages >>> stage & 1) != 0;
    }

    /** The index of that id, or −1. */
    public int indexOf(int id) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).breakpoint.id() == id) {
                return i;
            }
        }
        return -1;
    }

    /** Adds it without a condition or message; see {@link #add(Breakpoint, HitCheck)}. */
    public void add(Breakpoint breakpoint) {
        add(breakpoint, HitCheck.ALWAYS);
    }

    /** Adds it, enabled. Lowest id first, so that several hits in one tick name the lowest. */
    public void add(Breakpoint breakpoint, HitCheck check) {
        if (indexOf(breakpoint.id()) >= 0) {
            throw new IllegalArgumentException("there is a breakpoint " + breakpoint.id() + " already");
        }
        int at = 0;
        while (at < items.size() && items.get(at).breakpoint.id() < breakpoint.id()) {
            at++;
        }
        items.add(at, new Armed(breakpoint, check, stagesBefore(breakpoint.place()), stagesInTicks(breakpoint.place())));
        rearm();
    }

    /** Whether anything in this plan can stop there. */
    public boolean canStop(BreakpointPlace place) {
        return place instanceof BreakpointPlace.TickEnd || place instanceof BreakpointPlace.FrameEnd
                || (stagesBefore(place) | stagesInTicks(place)) != 0;
    }

    /** The stage under which a place is shown: the first that it watches, or −1. */
    public int shownStage(BreakpointPlace place) {
        long stages = stagesBefore(place) | stagesInTicks(place);
        return stages == 0 ? -1 : Long.numberOfTrailingZeros(stages);
    }

    private long stagesBefore(BreakpointPlace place) {
        return mask(place, false);
    }

    private long stagesInTicks(BreakpointPlace place) {
        return mask(place, true);
    }

    private long mask(BreakpointPlace place, boolean inTick) {
        long mask = 0;
        Phase previous = null;
        for (Stage stage : plan.stages()) {
            boolean begins = stage.phase() != previous || plan.tick().indexOf(stage) == 0 || plan.after().indexOf(stage) == 0;
            boolean stopsInTick = plan.inTick(stage) && stage.suspend() != SuspendPoint.BEFORE_HOOK;
            if (stopsInTick == inTick && watches(place, stage, begins)) {
                mask |= 1L << stage.index();
            }
            previous = stage.phase();
        }
        return mask;
    }

    private static boolean watches(BreakpointPlace place, Stage stage, boolean phaseBegins) {
        if (place instanceof BreakpointPlace.AtStage at) {
            return at.stage() == stage.index() && stage.suspend() != SuspendPoint.NONE;
        } else if (place instanceof BreakpointPlace.OfObject of) {
            return of.stage() == stage.index() && stage.suspend() != SuspendPoint.NONE;
        } else if (place instanceof BreakpointPlace.Contact) {
            return stage.role() == StageRole.PHYSICS && stage.phase() == Phase.FIXED;
        }
        return place instanceof BreakpointPlace.AtPhase at && at.phase() == stage.phase() && phaseBegins;
    }

    public void setEnabled(int index, boolean on) {
        items.get(index).enabled = on;
        rearm();
    }

    public void remove(int index) {
        items.remove(index);
        rearm();
    }

    private void rearm() {
        beforeStages = 0;
        tickStages = 0;
        objectStages = 0;
        tickEnds = false;
        frameEnds = false;
        for (Armed armed : items) {
            if (armed.enabled) {
                BreakpointPlace place = armed.breakpoint.place();
                beforeStages |= armed.beforeStages;
                tickStages |= armed.tickStages;
                objectStages |= place instanceof BreakpointPlace.OfObject of ? 1L << of.stage() : 0;
                tickEnds |= place instanceof BreakpointPlace.TickEnd;
                frameEnds |= place instanceof BreakpointPlace.FrameEnd;
            }
        }
    }
}
