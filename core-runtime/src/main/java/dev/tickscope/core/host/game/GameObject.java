package dev.tickscope.core.host.game;

import dev.tickscope.core.physics.StateHash;

/**
 * An object of a game. Override the hooks it needs; which of them a contract calls, and when, is the contract's rule. Hooks run on the
 * clock's thread. A hook that throws is told as a diagnostic; everything else goes on.
 */
public abstract class GameObject {
    private final String name;
    int number = -1;
    int body = -1;
    GameObject parent;
    TimeGroup timeGroup;
    boolean enabled = true;
    boolean exists;
    boolean startCalled;
    boolean started;
    boolean leaving;
    boolean retired;
    /** The FRAME row in which it came into being. */
    long joinedFrame;
    int hooks;
    boolean hasPlace;
    double placeX;
    double placeY;
    double placeAngle;
    double speedX;
    double speedY;

    protected GameObject(String name) {
        this.name = name;
    }

    public final String name() {
        return name;
    }

    /** Its number in the session, never used again; −1 before it was spawned. */
    public final int number() {
        return number;
    }

    /** Its body in the physics world, or −1. */
    public final int body() {
        return body;
    }

    /** Gives it a body of the world before it is spawned. */
    public final GameObject withBody(int bodyId) {
        body = bodyId;
        return this;
    }

    /** Where its body appears, at rest and turned by {@code angle} radians. Without it the body appears where it was left. */
    public final GameObject at(double x, double y, double angle) {
        hasPlace = true;
        placeX = x;
        placeY = y;
        placeAngle = angle;
        return this;
    }

    /** With which velocity its body appears; only together with {@link #at}. */
    public final GameObject moving(double metresPerSecondX, double metresPerSecondY) {
        speedX = metresPerSecondX;
        speedY = metresPerSecondY;
        return this;
    }

    /** Makes it a part of another object: removed with it, before it. */
    public final GameObject childOf(GameObject newParent) {
        parent = newParent;
        return this;
    }

    /** Lets its timed routines run on a clock of that group; null is the game's own clock. What runs already stays where it is. */
    public final GameObject inTimeGroup(TimeGroup group) {
        timeGroup = group;
        return this;
    }

    public final boolean enabled() {
        return enabled;
    }

    /** Whether it can still be called or commanded. */
    public final boolean alive() {
        return exists && !retired;
    }

    /** Called once, when it and everything that came with it exists. */
    protected void onStart(GameApi api) {
    }

    /** Whether its start has completed; asked again each frame until it has. Until then no other hook is called. */
    protected boolean startCompleted(GameApi api) {
        return true;
    }

    /** Before each physics step. */
    protected void fixedUpdate(GameApi api) {
    }

    /** Simulations on the fixed clock, after physics. */
    protected void simulate(GameApi api) {
    }

    /** Once an outer frame. */
    protected void update(GameApi api) {
    }

    /** Once an outer frame, after the ticks, where the contract has such a stage. */
    protected void flowTick(GameApi api) {
    }

    /** Once an outer frame, after presentation was prepared. */
    protected void lateUpdate(GameApi api) {
    }

    /** Its body and another object's body came together. */
    protected void contactBegan(GameApi api, GameObject other) {
    }

    /** They still touch; once a tick. */
    protected void contactPersists(GameApi api, GameObject other) {
    }

    /** They do not touch any more. Not told when one of them left the game. */
    protected void contactEnded(GameApi api, GameObject other) {
    }

    /** The last call, before it is gone; only if its start was called. */
    protected void onDestroy(GameApi api) {
    }

    /** Adds what it remembers to a hash by which runs are compared; what it does to its body is added anyway. */
    protected void addState(StateHash hash) {
    }
}
