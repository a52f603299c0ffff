package dev.tickscope.core.host;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.StateHash;
import java.util.List;

/**
 * A small game that the tool runs and watches. One instance lives as long as one session; all calls come from the clock's thread. A game
 * with objects extends {@link dev.tickscope.core.host.game.ObjectGame} instead of implementing this.
 */
public interface Debuggee {
    /** Its world, or null if it has none. */
    PhysicsPort physics();

    /**
     * Game code of one hook or contact stage (never of physics or presentation stages).
     *
     * @return how many callbacks were called; 0 if nothing listens in that stage
     */
    int hook(Stage stage, GameClock clock);

    /** Engine work of one stage. */
    default void engine(Stage stage, GameClock clock) {
    }

    /** The actions that a player can press. */
    default ActionMap actions() {
        return ActionMap.NONE;
    }

    /** It begins, before the session's first frame or between two frames. */
    default void begin(GameSession session) {
    }

    /** An outer frame begins. */
    default void frameBegins(FrameRow frame) {
    }

    /** Its probes; in an engine that has them, ticks are held back until the copies that they read have arrived. */
    default ProbePlan probes() {
        return ProbePlan.NONE;
    }

    /** A fixed tick begins. */
    default void tickBegins(long tickIndex) {
    }

    /** Physics is about to integrate: what was asked of bodies is due. */
    default void beforePhysics() {
    }

    /** Whether a stage has anything to call. */
    default boolean hasWork(Stage stage) {
        return true;
    }

    /** Adds what decides how the game goes on, beside its world, to a hash by which runs are compared. */
    default void addState(StateHash hash) {
    }

    /** Whether a stage, that is about to run, is going to call a hook of an object of that name. */
    default boolean callsHook(Stage stage, String object) {
        return false;
    }

    /**
     * Whether something that ignores the time scale, such as its user interface, moves: then a frame is drawn even while game time stands
     * and nothing that the session knows of has changed.
     */
    default boolean animates() {
        return false;
    }

    /** An outer frame has ended. */
    default void frameEnded(FrameRow frame) {
    }

    /** A scene was loaded under a contract whose physics world stays then. Where it does not, a fresh debuggee takes this one's place. */
    default void sceneLoaded() {
    }

    /** It is over: another scene or a restart puts a fresh debuggee in its place. */
    default void ends() {
    }

    /** A user paused, or resumed a pause. */
    default void pauseChanged() {
    }

    /** The objects that scripts and users may name for an action; empty if it offers none. The same before and after it begins. */
    default List<String> offers(ObjectAction.Verb verb) {
        return List.of();
    }

    /** Does something to an object that it {@link #offers}, as if its own code had asked for it. */
    default void perform(ObjectAction action) {
    }
}
