package dev.tickscope.core.physics.dyn4j;

import dev.tickscope.core.time.TickPath;
import org.dyn4j.geometry.Vector2;

/**
 * One body of a {@link Dyn4jPort}, for game code that reads or moves it. Only call it between two steps, on the thread that steps: the
 * hooks of a debuggee are always there. What is applied acts in the next step. None of it
 * allocates, except that newer Java versions take a few bytes for the sine and cosine of {@link #place}.
 */
@TickPath
public final class Dyn4jBody {
    private final StableBody body;
    private final Dyn4jPort port;
    private final Vector2 scratch = new Vector2();

    Dyn4jBody(StableBody body, Dyn4jPort port) {
        this.body = body;
        this.port = port;
    }

    /** Its index in the port's list of bodies. */
    public int id() {
        return body.id();
    }

    /** Where its centre is, in metres. */
    public double x() {
        return body.getTransform().getTranslationX();
    }

    public double y() {
        return body.getTransform().getTranslationY();
    }

    /** In metres a second. */
    public double velocityX() {
        return body.getLinearVelocity().x;
    }

    public double velocityY() {
        return body.getLinearVelocity().y;
    }

    /** Whether it lies still and is left out of the simulation until something touches or moves it. */
    public boolean resting() {
        return body.isAtRest();
    }

    /** Pushes the centre with this force, in newtons, during the next step. Several calls add up; a fixed body does not move. */
    public void applyForce(double forceX, double forceY) {
        body.push(forceX, forceY);
    }

    /** Changes the velocity at once by impulse / mass; in newton seconds. A fixed body does not move. */
    public void applyImpulse(double impulseX, double impulseY) {
        body.applyImpulse(scratch.set(impulseX, impulseY));
    }

    /** In metres a second. A fixed body does not move. */
    public void setVelocity(double metresPerSecondX, double metresPerSecondY) {
        if (body.isDynamic()) {
            body.setLinearVelocity(metresPerSecondX, metresPerSecondY);
            body.setAtRest(false);
        }
    }

    /** Rotation, in radians a second, counterclockwise. A fixed body does not turn. */
    public void setSpin(double radiansPerSecond) {
        if (body.isDynamic()) {
            body.setAngularVelocity(radiansPerSecond);
            body.setAtRest(false);
        }
    }

    /** Puts it somewhere else, turned by {@code angle} radians; its velocity and spin stay. The next step looks for contacts there before it moves anything. */
    public void place(double x, double y, double angle) {
        body.moveTo(x, y, angle);
        body.setAtRest(false);
        port.bodyMoved();
    }
}
