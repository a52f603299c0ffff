package dev.tickscope.core.host;

import dev.tickscope.core.contract.SceneChange;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.PhysicsPort;
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

    /** The session begins, before its first frame. */
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

    /** An outer frame has ended. */
    default void frameEnded(FrameRow frame) {
    }

    /** A scene was loaded or the session restarted, as far as {@code change} reaches. A restart makes a fresh debuggee instead. */
    default void sceneLoaded(SceneChange change) {
    }

    /** Names of its objects by their number; grows, never shrinks. Readable from any thread. */
    default List<String> objectNames() {
        return List.of();
    }
}
