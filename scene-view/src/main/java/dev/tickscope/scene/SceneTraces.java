package dev.tickscope.scene;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.scene.trace.ContactMarks;
import dev.tickscope.scene.trace.PoseTrack;
import dev.tickscope.scene.trace.TimeStack;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * What the scene can show of the ticks before the moment, beside its poses: trails and velocities, of the selected body or of all that
 * move. Reads rows only for what is switched on. Knows no toolkit.
 */
final class SceneTraces {
    /** Ticks of a trail at first. */
    static final int TRAIL_TICKS = 60;
    /** Slices of a time stack at first. */
    static final int STACK_TICKS = 8;
    /** With more moving bodies than this, only the selected one has a trail. */
    static final int MOST_TRAILS = 64;

    private SessionInfo info;
    private long tickUnits;
    private PoseTrack track = PoseTrack.NONE;
    private int trailTicks = TRAIL_TICKS;
    private boolean trailsOn;
    private boolean velocityOn;
    private boolean contactsOn;
    private final ContactMarks contacts = new ContactMarks();
    private int moving;
    private final TimeStack stack = new TimeStack();
    private PoseTrack slices = PoseTrack.NONE;
    private int stackTicks = STACK_TICKS;
    private boolean stackOn;
    private Moment stacked;
    private long stackedReleases = -1;

    void setSession(SessionInfo session) {
        info = session;
        track = PoseTrack.NONE;
        slices = PoseTrack.NONE;
        stack.clear();
        contacts.clear();
        stacked = null;
        moving = session == null ? 0 : (int) session.bodies().stream().filter(body -> !body.fixed()).count();
    }

    /** Switches trails, whose length in ticks is {@link #setTrailTicks}. */
    void setTrailsOn(boolean on) {
        trailsOn = on;
    }

    void setVelocityOn(boolean on) {
        velocityOn = on;
    }

    void setContactsOn(boolean on) {
        contactsOn = on;
        contacts.clear();
    }

    boolean contactsOn() {
        return contactsOn;
    }

    /** While nobody sees them: what is read again later keeps no rows alive. */
    void letGo() {
        contacts.clear();
    }

    /** The contacts of the tick completed last. Not up to date while they are off. */
    ContactMarks contacts() {
        return contacts;
    }

    boolean trailsOn() {
        return trailsOn;
    }

    boolean velocityOn() {
        return velocityOn;
    }

    int trailTicks() {
        return trailTicks;
    }

    /** @param ticks at least 1; counts from the next update on */
    void setTrailTicks(int ticks) {
        trailTicks = ticks;
    }

    /**
     * Brings what is switched on to a moment.
     *
     * @param committedRow the TICK row completed last, or −1
     * @return whether anything may look different
     */
    boolean update(StoreView view, long committedRow) {
        boolean touched = info != null && contactsOn && contacts.update(view, committedRow);
        if (info == null || !trailsOn && !velocityOn) {
            return touched;
        }
        // A trail of n ticks has n links at most, so it needs one tick more; a velocity needs two.
        int wanted = (trailsOn ? trailTicks : 1) + 1;
        boolean made = track.bodies() != info.bodies().size() || track.capacity() != wanted;
        if (made) {
            track = new PoseTrack(info.bodies().size(), wanted);
        }
        tickUnits = StepInForce.ofTick(view, info.stepUnits(), committedRow);
        return track.update(view, committedRow) || made || touched;
    }

    void setStackOn(boolean on) {
        stackOn = on;
        stacked = null;
    }

    boolean stackOn() {
        return stackOn;
    }

    int stackTicks() {
        return stackTicks;
    }

    /** @param ticks at least 2; counts from the next update on */
    void setStackTicks(int ticks) {
        stackTicks = ticks;
        stacked = null;
    }

    /**
     * Brings the time stack to a moment, if it is on.
     *
     * @param model has been brought there
     * @return whether it changed
     */
    boolean updateStack(StoreView view, Moment moment, SceneViewModel model) {
        if (info == null || !stackOn || moment.equals(stacked) && view.releases() == stackedReleases) {
            return false;
        }
        stacked = moment;
        stackedReleases = view.releases();
        if (slices.bodies() != info.bodies().size() || slices.capacity() != stackTicks) {
            slices = new PoseTrack(info.bodies().size(), stackTicks);
        }
        slices.update(view, model.committedRow());
        stack.update(view, moment, slices, StepInForce.units(view, info.stepUnits(), moment.framePosition()));
        stack.setPresented(model.shown().framePosition(), presentedUnits(view, info, model.shown()));
        return true;
    }

    /** The simulation time of what a frame presented: at the end of a tick, or so much after it. */
    private static long presentedUnits(StoreView view, SessionInfo info, Presented shown) {
        long row = shown.toRow();
        if (row < 0 || !view.ticks().has(row)) {
            return TimeStack.NONE;
        }
        long end = view.ticks().getLong(Columns.Tick.SIMULATION_TIME, row);
        return shown.isCommitted() ? end : end - shown.restUnits(StepInForce.ofTick(view, info.stepUnits(), row));
    }

    TimeStack stack() {
        return stack;
    }

    /** The ticks before the moment. Not up to date while nothing needs it. */
    PoseTrack track() {
        return track;
    }

    /** Whether the body has a trail: the selected one, or without one all that move. */
    boolean hasTrail(int body, int selected) {
        return trailsOn && hasTrace(body, selected, moving <= MOST_TRAILS);
    }

    boolean hasVelocity(int body, int selected) {
        return velocityOn && track.hasStep(body) && hasTrace(body, selected, true);
    }

    private boolean hasTrace(int body, int selected, boolean all) {
        List<BodyShape> bodies = info == null ? List.of() : info.bodies();
        return body < bodies.size() && (selected < 0 ? all && !bodies.get(body).fixed() : body == selected);
    }

    /** Why no body has a trail though they are switched on; empty if that is not so. */
    String trailNote(int selected) {
        return trailsOn && selected < 0 && moving > MOST_TRAILS ? "More than " + MOST_TRAILS + " bodies move: select one to see its trail." : "";
    }

    /** The speed that the last tick gave a body, in metres a second: the way it went in that tick over the step. */
    double speed(int body) {
        double x = track.step(body, 0);
        double y = track.step(body, 1);
        double z = track.step(body, 2);
        return Math.sqrt(x * x + y * y + z * z) / stepSeconds();
    }

    /** Of the tick at the moment. */
    private double stepSeconds() {
        return info.timeBase().secondsDouble(tickUnits);
    }

    /** "3.42 m/s", rounded half up. */
    String speedText(int body) {
        return BigDecimal.valueOf(speed(body)).setScale(2, RoundingMode.HALF_UP).toPlainString() + " m/s";
    }
}
