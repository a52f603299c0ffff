package dev.tickscope.samples.jolt;

import com.github.stephengold.joltjni.Quat;
import com.github.stephengold.joltjni.RVec3;
import com.github.stephengold.joltjni.Vec3;
import com.github.stephengold.joltjni.enumerate.EActivation;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.time.TickPath;

/**
 * One body of a {@link JoltPort}, for game code that reads or moves it. Only call it between two steps, on the thread that steps: the
 * hooks of a debuggee are always there. What is applied acts in the next step. A body that is fixed or not present is not moved by forces
 * and velocities.
 */
@TickPath
public final class JoltBody {
    private final JoltPort port;
    private final int id;
    private final boolean fixed;
    private final Vec3 vector = new Vec3();
    private final RVec3 place = new RVec3();
    private final Quat turn = new Quat();

    JoltBody(JoltPort port, int id, boolean fixed) {
        this.port = port;
        this.id = id;
        this.fixed = fixed;
    }

    /** Its index in the port's list of bodies. */
    public int id() {
        return id;
    }

    /** Where its centre is, in metres. */
    public double x() {
        return port.pose(id, 0);
    }

    public double y() {
        return port.pose(id, 1);
    }

    public double z() {
        return port.pose(id, 2);
    }

    /** Whether it lies still and is left out of the simulation until something touches or moves it. */
    public boolean resting() {
        return !port.world.bodies.isActive(port.world.ids[id]);
    }

    private boolean movable() {
        return !fixed && port.present(id);
    }

    /** Pushes the centre with this force, in newtons, during the next step. Several calls add up. */
    public void applyForce(double newtonsX, double newtonsY, double newtonsZ) {
        if (movable()) {
            port.world.bodies.addForce(port.world.ids[id], vector(newtonsX, newtonsY, newtonsZ));
        }
    }

    /** Changes the velocity at once by impulse / mass; in newton seconds. */
    public void applyImpulse(double newtonSecondsX, double newtonSecondsY, double newtonSecondsZ) {
        if (movable()) {
            port.world.bodies.addImpulse(port.world.ids[id], vector(newtonSecondsX, newtonSecondsY, newtonSecondsZ));
        }
    }

    /** In metres a second. */
    public void setVelocity(double metresPerSecondX, double metresPerSecondY, double metresPerSecondZ) {
        if (movable()) {
            port.world.bodies.setLinearVelocity(port.world.ids[id], vector(metresPerSecondX, metresPerSecondY, metresPerSecondZ));
        }
    }

    /** About the axes of the world, in radians a second. */
    public void setSpin(double radiansPerSecondX, double radiansPerSecondY, double radiansPerSecondZ) {
        if (movable()) {
            port.world.bodies.setAngularVelocity(port.world.ids[id], vector(radiansPerSecondX, radiansPerSecondY, radiansPerSecondZ));
        }
    }

    /** Puts it somewhere else, upright; its velocity and spin stay. */
    public void place(double x, double y, double z) {
        place(x, y, z, 0, 0, 0, 1);
    }

    /** Puts it somewhere else, turned by a unit quaternion; its velocity and spin stay. */
    public void place(double x, double y, double z, double qx, double qy, double qz, double qw) {
        place.set(x, y, z);
        turn.set((float) qx, (float) qy, (float) qz, (float) qw);
        port.world.bodies.setPositionAndRotation(port.world.ids[id], place, turn, movable() ? EActivation.Activate : EActivation.DontActivate);
        port.posesChanged();
    }

    private Vec3 vector(double x, double y, double z) {
        vector.set((float) x, (float) y, (float) z);
        return vector;
    }

    void read(PoseBuffer into) {
        port.world.bodies.getPositionAndRotation(port.world.ids[id], place, turn);
        into.set(id, place.xx(), place.yy(), place.zz(), turn.getX(), turn.getY(), turn.getZ(), turn.getW());
    }
}
