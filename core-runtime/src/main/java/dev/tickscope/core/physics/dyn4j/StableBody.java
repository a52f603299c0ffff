package dev.tickscope.core.physics.dyn4j;

import org.dyn4j.dynamics.Body;

/**
 * A dyn4j body whose hash code is its place in the world. dyn4j keeps bodies in hash maps and iterates over them when it solves fast
 * bodies; with the identity hash of plain bodies that order, and with it the result, would differ from run to run.
 */
final class StableBody extends Body {
    private final int id;
    private double pushX;
    private double pushY;

    StableBody(int id) {
        super(1);
        this.id = id;
    }

    int id() {
        return id;
    }

    /** Adds to the force of the next step; dyn4j's own list of forces would take an object a push. */
    void push(double forceX, double forceY) {
        if (isDynamic()) {
            pushX += forceX;
            pushY += forceY;
            setAtRest(false);
        }
    }

    @Override
    protected void accumulate(double stepSeconds) {
        super.accumulate(stepSeconds);
        force.add(pushX, pushY);
        pushX = 0;
        pushY = 0;
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
