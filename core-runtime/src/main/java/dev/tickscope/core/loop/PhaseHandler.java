package dev.tickscope.core.loop;

import dev.tickscope.core.contract.SceneChange;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.TickRow;

/** What the loop runs in each stage: the game's hooks, its physics. Called on the loop's thread. */
public interface PhaseHandler {
    /** A clock without a game: every stage counts as one call of an empty hook. */
    PhaseHandler NONE = new PhaseHandler() {
        @Override
        public int run(Stage stage, GameClock clock) {
            return 1;
        }

        @Override
        public void tickCommitted(TickRow row, EventSink sink) {
            // No bodies, no contacts.
        }
    };

    /** An outer frame begins, before its first stage: the moment at which cohorts and outer-frame input are chosen. */
    default void frameBegins(FrameRow row) {
    }

    /** Whether the tick may run now; a tick that may not is held, and every later one with it. */
    default boolean mayRunTick(long tickIndex) {
        return true;
    }

    /** Whether the tick may run as a single step, which would count as the next frame. */
    default boolean mayStepTick(long tickIndex) {
        return true;
    }

    /** A fixed tick begins, before its first stage. */
    default void tickBegins(long tickIndex) {
    }

    /** Whether a stage has anything to call; a breakpoint stops before it only then. */
    default boolean hasWork(Stage stage) {
        return true;
    }

    /** Whether a stage, that is about to run, is going to call a hook of an object of that name. */
    default boolean callsHook(Stage stage, String object) {
        return false;
    }

    /** Whether two bodies began to touch in the last integration; an empty second name is any other body. */
    default boolean contactBegan(String bodyA, String bodyB) {
        return false;
    }

    /** Whether a body is in the world. */
    default boolean present(int body) {
        return false;
    }

    /** The {@code part}-th number of the pose, as in {@code PoseBuffer}, that the last tick committed. */
    default double pose(int body, int part) {
        return 0;
    }

    /** The same one tick earlier, or where the body was put since: what interpolation starts from. */
    default double previousPose(int body, int part) {
        return 0;
    }

    /** A hash of everything that decides how the game goes on, right after that stage; asked only when phases are compared. */
    default long stateHash(Stage stage) {
        return 0;
    }

    /** Whether anything that is drawn may have changed since presentation last ran; asked only at a time scale of 0, and of no other cause. */
    default boolean pictureChanged() {
        return true;
    }

    /** An outer frame has ended, also when a stop cut it short. */
    default void frameEnded(FrameRow row) {
    }

    /** A user paused, or resumed a pause. */
    default void pauseChanged() {
    }

    /** Something may be about to replace the game. @return false if it cannot, and everything stays as it is */
    default boolean prepare(SceneChange change) {
        return true;
    }

    /** A scene is loaded; the clocks were restarted as far as {@code change} reaches. */
    default void sceneLoaded(SceneChange change) {
    }

    /** The session is restarted; the clocks were restarted as far as {@code change} reaches. */
    default void restarted(SceneChange change) {
    }

    /**
     * Runs one stage.
     *
     * @return how many game callbacks it made; a breakpoint on a fixed hook is hit only if there was one
     */
    int run(Stage stage, GameClock clock);

    /** A tick is complete: fill in contacts and state hash, and hand its poses to the sink. The row itself is written afterwards. */
    void tickCommitted(TickRow row, EventSink sink);
}
