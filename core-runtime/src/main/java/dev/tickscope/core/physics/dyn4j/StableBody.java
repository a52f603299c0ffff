package dev.tickscope.core.physics.dyn4j;

import dev.tickscope.core.physics.StateHash;
import org.dyn4j.dynamics.Body;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;

/**
 * A dyn4j body that behaves alike in every run and on every machine. Two things would differ for plain bodies: dyn4j keeps them in hash
 * maps and iterates over those when it solves fast bodies, in the order of identity hashes; here the hash code is the place in the
 * world. And it turns them by {@code Math.sin}; see {@link StrictTransform}.
 */
final class StableBody extends Body {
    private final int id;
    private final StrictTransform pose = new StrictTransform(transform);
    private final StrictTransform previousPose = new StrictTransform(transform0);
    private double pushX;
    private double pushY;

    StableBody(int id) {
        super(1);
        this.id = id;
    }

    int id() {
        return id;
    }

    void moveTo(double x, double y, double angle) {
        pose.turnTo(angle);
        pose.setTranslation(x, y);
    }

    /** It comes into the world: nothing pushes it yet, and it is awake. */
    void enter() {
        endPush();
        clearForce();
        clearAccumulatedForce();
        clearTorque();
        clearAccumulatedTorque();
        setAtRest(false);
    }

    /** Adds to the force of the next step; dyn4j's own list of forces would take an object a push. */
    void push(double forceX, double forceY) {
        if (isDynamic()) {
            pushX += forceX;
            pushY += forceY;
            setAtRest(false);
        }
    }

    /** Velocity, spin and what waits to push it in the next step. Asks dyn4j for no copies, which would take an object each. */
    void addMotion(StateHash hash) {
        hash.add(linearVelocity.x).add(linearVelocity.y).add(angularVelocity).add(pushX).add(pushY).add(isAtRest() ? 1 : 0);
        for (int i = 0; i < forces.size(); i++) {
            Vector2 waiting = forces.get(i).getForce();
            hash.add(waiting.x).add(waiting.y);
        }
        for (int i = 0; i < torques.size(); i++) {
            hash.add(torques.get(i).getTorque());
        }
    }

    @Override
    protected void accumulate(double stepSeconds) {
        super.accumulate(stepSeconds);
        force.add(pushX, pushY);
    }

    /** The step is over, and with it what pushed in all of its parts. */
    void endPush() {
        pushX = 0;
        pushY = 0;
    }

    @Override
    public Transform getTransform() {
        return pose;
    }

    @Override
    public Transform getPreviousTransform() {
        return previousPose;
    }

    @Override
    public void translate(double x, double y) {
        pose.translate(x, y);
    }

    @Override
    public void translate(Vector2 by) {
        pose.translate(by);
    }

    @Override
    public void rotateAboutCenter(double angle) {
        Vector2 centre = getWorldCenter();
        pose.rotate(angle, centre.x, centre.y);
    }

    @Override
    public int hashCode() {
        return id;
    }

    /** Bodies stay distinct objects: two are equal only if they are one. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }
}
