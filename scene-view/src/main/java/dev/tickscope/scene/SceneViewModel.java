package dev.tickscope.scene;

import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.PoseHistory;
import dev.tickscope.core.session.PoseLookup;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.StepInForce;
import dev.tickscope.core.store.StoreView;
import java.util.Arrays;
import java.util.Objects;

/**
 * What the scene shows at a moment: the pose of every body at the tick completed last (committed), at the tick before it (previous) and
 * as the last presenting frame showed it (presented), and how far the last lags behind the first. Knows no toolkit.
 */
public final class SceneViewModel {
    /** What there is to show. */
    public enum Condition {
        /** No session is open. */
        NO_SESSION,
        /** The session has a clock but no world. */
        NO_BODIES,
        /** No tick has been completed. */
        WAITING,
        /** The poses of this tick were lost to the byte budget. */
        LOST,
        /** They were, but what the tick committed is known from elsewhere; what was presented is not. */
        SIMULATED,
        /** What was committed is known; the world may be empty. */
        SHOWN
    }

    /** A lag below this many metres would read 0.00 m and has no arrow. */
    private static final double LEAST_LAG_METRES = 0.005;

    private SessionInfo info;
    private PoseLookup lookup = new PoseLookup(0);
    private PoseHistory history = new PoseHistory(0);
    /** Bodies that were put where they are since what was presented: no line leads there. */
    private boolean[] placed = new boolean[0];
    /** Bodies that were put where they are by the end of the frame that presented, and where they were then. */
    private boolean[] shownPlaced = new boolean[0];
    private PoseBuffer shownAt = new PoseBuffer(0);
    private PresentedFinder finder;
    private Poses committed = new Poses(0);
    private Poses previous = committed;
    private Poses presented = committed;
    private Poses from = committed;
    private Poses to = committed;

    private LostPoses lost = LostPoses.NONE;
    private String lostWords = "";
    private long seenLost;
    private long seenReleases = -1;
    private Moment seenMoment;
    private Condition condition = Condition.NO_SESSION;
    private Presented shown = Presented.NOTHING;
    private long committedRow = -1;
    private long committedTick;
    private long lagUnits;
    private int lagBody = -1;
    private double lagMetres;
    private boolean lagBroken;
    private boolean lagPlaced;
    private SceneText text = SceneText.of(this, null);

    /** Without a session. */
    public SceneViewModel() {
        // The fields say it all.
    }

    /** Shows another session; null for none. */
    public void setSession(SessionInfo session) {
        info = session;
        int bodies = session == null ? 0 : session.bodies().size();
        finder = session == null ? null : new PresentedFinder(session);
        lookup = new PoseLookup(bodies);
        history = new PoseHistory(bodies);
        placed = new boolean[bodies];
        shownPlaced = new boolean[bodies];
        shownAt = new PoseBuffer(bodies);
        committed = new Poses(bodies);
        previous = new Poses(bodies);
        presented = new Poses(bodies);
        from = new Poses(bodies);
        to = new Poses(bodies);
        condition = session == null ? Condition.NO_SESSION : bodies == 0 ? Condition.NO_BODIES : Condition.WAITING;
        forgetMoment();
        text = SceneText.of(this, null);
    }

    /** Where poses come from whose rows are lost; for this session. */
    public void setLostPoses(LostPoses newLost) {
        lost = newLost;
        seenReleases = -1;
    }

    private void forgetMoment() {
        seenReleases = -1;
        seenMoment = null;
        shown = Presented.NOTHING;
        committedRow = -1;
        committedTick = 0;
        lagUnits = 0;
        lagBody = -1;
        lagMetres = 0;
        lagBroken = false;
        lagPlaced = false;
        lostWords = "";
    }

    /** @return whether anything may look different now */
    public boolean update(StoreView view, Moment moment) {
        if (info == null || info.bodies().isEmpty()
                || view.releases() == seenReleases && lost.version() == seenLost && Objects.equals(moment, seenMoment)) {
            return false;
        }
        forgetMoment();
        seenLost = lost.version();
        seenReleases = view.releases();
        seenMoment = moment;
        readCommitted(view, moment);
        if (condition == Condition.SIMULATED) {
            previous.clear();
            presented.clear();
        } else {
            readPresented(view, moment);
        }
        if (condition == Condition.SHOWN) {
            breakAtPlacings(view, moment);
            showWhatTheGameWished(view);
        }
        measureLag(view);
        text = SceneText.of(this, view);
        return true;
    }

    private void readCommitted(StoreView view, Moment moment) {
        committedRow = moment.tickRow();
        committed.read(lookup, view, committedRow);
        boolean kept = lookup.allKept();
        previous.read(lookup, view, committedRow - 1);
        if (committedRow < 0) {
            condition = Condition.WAITING;
        } else {
            condition = committed.knownCount() > 0 || kept ? Condition.SHOWN : Condition.LOST;
        }
        if (view.ticks().has(committedRow)) {
            committedTick = view.ticks().getLong(Columns.Tick.TICK_INDEX, committedRow);
            if (view.ticks().has(committedRow - 1)
                    && view.ticks().getLong(Columns.Tick.TICK_INDEX, committedRow - 1) >= committedTick) {
                previous.clear();
            }
            if (!kept) {
                askForLost(view);
            }
        }
    }

    /** Also where only some bodies are known: those that moved since the oldest row that is kept. */
    private void askForLost(StoreView view) {
        LostPoses.Answer answer = lost.of(view, committedRow);
        lostWords = answer.words();
        if (answer.poses() != null) {
            committed.clear();
            for (int body = 0; body < committed.bodies(); body++) {
                if (answer.present()[body]) {
                    committed.put(body, answer.poses());
                }
            }
            condition = Condition.SIMULATED;
        }
    }

    private void readPresented(StoreView view, Moment moment) {
        shown = finder.find(view, moment);
        if (shown.toRow() < 0) {
            presented.clear();
        } else if (shown.fromRow() < 0) {
            presented.read(lookup, view, shown.toRow());
        } else {
            from.read(lookup, view, shown.fromRow());
            to.read(lookup, view, shown.toRow());
            presented.between(from, to, shown.alpha());
        }
    }

    /** A body that was spawned or teleported came from nowhere, and one that left is not drawn. */
    private void breakAtPlacings(StoreView view, Moment moment) {
        readShownPlacings(view);
        history.read(view, moment);
        for (int body = 0; body < placed.length; body++) {
            boolean put = history.present(body) && history.reset(body);
            boolean presentedThere = shownPlaced[body] && shown.toRow() == committedRow && history.committed().same(shownAt, body);
            placed[body] = put && !presentedThere;
            if (!history.present(body)) {
                committed.remove(body);
                previous.remove(body);
                presented.remove(body);
            } else if (put) {
                committed.put(body, history.committed());
                previous.remove(body);
            }
            if (put && shown.isCommitted() && shown.toRow() == committedRow) {
                presented.put(body, history.committed());
            }
        }
    }

    /** Game code may have had bodies drawn elsewhere in the frame that is on screen. */
    private void showWhatTheGameWished(StoreView view) {
        if (view.frameEnds().has(shown.framePosition())) {
            history.overlay(view, shown.framePosition(), body -> presented.put(body, history.presented()));
        }
    }

    /** What the frame presented of bodies that were put somewhere by its end: on the way from there, not from where they were before. */
    private void readShownPlacings(StoreView view) {
        Arrays.fill(shownPlaced, false);
        if (shown.isCommitted() || !view.frameEnds().has(shown.framePosition())) {
            return;
        }
        history.readFrameEnd(view, shown.framePosition());
        PoseBuffer between = history.present(shown.alpha());
        for (int body = 0; body < shownPlaced.length; body++) {
            shownPlaced[body] = history.present(body) && history.reset(body);
            if (!history.present(body)) {
                presented.remove(body);
            } else if (shownPlaced[body]) {
                presented.put(body, between);
                shownAt.copyFrom(history.committed(), body);
            }
        }
    }

    /** Simulation time between two ticks; as many steps as there are ticks if the clock began anew between them. */
    private long between(StoreView view, long fromRow, long toRow) {
        long ticks = toRow - fromRow;
        if (view.ticks().has(fromRow) && view.ticks().has(toRow)
                && view.ticks().getLong(Columns.Tick.TICK_INDEX, toRow) - view.ticks().getLong(Columns.Tick.TICK_INDEX, fromRow) == ticks) {
            return view.ticks().getLong(Columns.Tick.SIMULATION_TIME, toRow) - view.ticks().getLong(Columns.Tick.SIMULATION_TIME, fromRow);
        }
        return ticks * StepInForce.ofTick(view, info.stepUnits(), toRow);
    }

    private void measureLag(StoreView view) {
        if (shown.toRow() < 0 || committedRow < 0) {
            return;
        }
        lagUnits = between(view, shown.toRow(), committedRow) + (shown.isCommitted() ? 0 : shown.restUnits(StepInForce.ofTick(view, info.stepUnits(), shown.toRow())));
        lagBroken = view.ticks().has(shown.toRow()) && view.ticks().has(committedRow)
                && committedTick < view.ticks().getLong(Columns.Tick.TICK_INDEX, shown.toRow()) + committedRow - shown.toRow();
        double largest = LEAST_LAG_METRES;
        for (int body = 0; body < committed.bodies(); body++) {
            if (committed.has(body) && presented.has(body) && committed.distance(presented, body) >= largest) {
                largest = committed.distance(presented, body);
                lagBody = body;
                lagMetres = largest;
            }
        }
        lagPlaced = lagBody >= 0 && placed[lagBody];
    }

    public SessionInfo session() {
        return info;
    }

    public Condition condition() {
        return condition;
    }

    /** Whether there are bodies to draw, or it is known that there are none. */
    boolean hasPicture() {
        return condition == Condition.SHOWN || condition == Condition.SIMULATED;
    }

    /** What is said of poses that are not known, as the end of a sentence; or empty. */
    String lostWords() {
        return lostWords;
    }

    /** The TICK row completed last, or −1. */
    public long committedRow() {
        return committedRow;
    }

    /** Its one-based index on the simulation clock, or 0. */
    public long committedTick() {
        return committedTick;
    }

    /** Poses at the end of the tick completed last. */
    public Poses committed() {
        return committed;
    }

    /** Poses at the end of the tick before; none just after the simulation clock restarted. */
    public Poses previous() {
        return previous;
    }

    /** Poses as the last presenting frame showed them. */
    public Poses presented() {
        return presented;
    }

    /** What that frame presented. */
    Presented shown() {
        return shown;
    }

    /** Committed minus presented simulation time in units of the session's time base; 0 if nothing was presented. */
    public long lagUnits() {
        return lagUnits;
    }

    /** The body whose presented pose is furthest from its committed one, or −1 if none is 5 mm away. */
    public int lagBody() {
        return lagBody;
    }

    /** How far that is, in metres. */
    public double lagMetres() {
        return lagMetres;
    }

    /** Whether the simulation clock restarted after what was presented: then poses on both sides have nothing to do with one another. */
    public boolean lagBroken() {
        return lagBroken;
    }

    /** Whether the body that lags was put where it is: no way leads there, so the arrow is drawn broken. */
    public boolean lagPlaced() {
        return lagPlaced;
    }

    /** "tick 431", or empty before the first tick. */
    public String title() {
        return text.title();
    }

    /** What stands in place of a picture; empty when there is one. */
    public String message() {
        return text.message();
    }

    /** Which ticks and alpha are presented; empty when there is no picture. */
    public String caption() {
        return text.caption();
    }

    /** "41.6 ms · 0.40 m", or "clock restarted · 0.40 m", or empty when no body lags. */
    public String lagText() {
        return text.lag();
    }
}
