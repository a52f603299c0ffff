package dev.tickscope.core.host.game;

import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.input.TickInteraction;
import dev.tickscope.core.loop.GameClock;

/** What the hooks of an object may use. For the duration of the hook. */
public interface GameApi {
    GameClock clock();

    /** Actions as this hook sees them: a tick's own snapshot in fixed hooks, the outer frame's everywhere else. */
    InputSnapshot input();

    /** The number of an action. @throws IllegalArgumentException if the game has no such action */
    int action(String name);

    /** The one-based index of the tick that runs or, between ticks, of the last one: the same in every contract. For interactions. */
    long tickIndex();

    /** An interaction over simulation time for fixed hooks; forgotten when a new physics session begins. */
    TickInteraction interaction(long milliseconds);

    /** Asks for an object. When it exists and when it is first called is the contract's rule. */
    void spawn(GameObject object);

    /** Asks for an object to go. Asking twice is harmless; an object that is gone is told as a stale handle. */
    void remove(GameObject object);

    /** Puts one object in another's place: the old one goes, the new one joins like any spawned one. */
    default void replace(GameObject old, GameObject replacement) {
        remove(old);
        spawn(replacement);
    }

    /** A disabled object gets no hook calls. */
    void setEnabled(GameObject object, boolean enabled);

    /** In newtons. This and what follows is carried out before the next integration, in the order asked. */
    void applyForce(GameObject object, double newtonsX, double newtonsY);

    void applyImpulse(GameObject object, double newtonSecondsX, double newtonSecondsY);

    void setVelocity(GameObject object, double metresPerSecondX, double metresPerSecondY);

    void setSpin(GameObject object, double radiansPerSecond);

    /**
     * Moves a body as if it had been driven there: its history stays, so it is drawn on its way. Under a contract that shows moves at
     * once, one that is asked for outside FixedUpdate is made at once and resets the history.
     */
    void moveKinematic(GameObject object, double x, double y, double angle);

    /** Puts a body somewhere else, velocity kept. Its interpolation history is reset where the contract says so. */
    void teleport(GameObject object, double x, double y, double angle);

    /** A copy of the committed pose: changing it changes nothing. Without a body it is the nearest parent's. */
    SimulationPose physicsSimulationPose(GameObject object);

    /**
     * Has the object drawn somewhere else than presentation put it, until the next presentation; its body stays where it is. Possible in
     * LateUpdate only, which runs after presentation; anywhere else it is an invalid command and changes nothing.
     */
    void setPresentation(GameObject object, double x, double y, double angle);

    /**
     * A copy of where the object is drawn: between two committed poses where the contract interpolates, as presentation left it last. In
     * fixed phases it is the committed pose. Without a body it is the nearest parent's.
     */
    SimulationPose presentedPose(GameObject object);

    /**
     * Calls back once, after so many seconds on the frame clock, wherever it is asked for. A timer belongs to the object whose hook starts
     * it and goes with it.
     */
    Timer after(double seconds, Runnable callback);

    /** Calls back again and again, first after one interval; no drift, several times in one frame if that covers several intervals. */
    Timer every(double seconds, Runnable callback);

    /** As {@link #after(double, Runnable)}, on the clock of the object's time group. */
    Timer after(GameObject object, double seconds, Runnable callback);

    /** As {@link #every(double, Runnable)}, on the clock of the object's time group. */
    Timer every(GameObject object, double seconds, Runnable callback);

    /** Lets a timer count anew from now, also from inside its own callback, and also if it was cancelled or is over. */
    void reschedule(Timer timer, double seconds);

    /** The time group of that name; made when it is first asked for. */
    TimeGroup timeGroup(String name);

    /** Game seconds since the session or its outer clock began, with every frame's time scale. */
    double time();

    /** Sets the time scale from the next frame on, as numerator / denominator; clamped to the contract's range. */
    void timeScale(long numerator, long denominator);
}
