package dev.tickscope.core.physics.dyn4j;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.time.TickPath;
import java.util.List;
import org.dyn4j.dynamics.contact.Contact;
import org.dyn4j.geometry.Transform;
import org.dyn4j.world.ContactCollisionData;
import org.dyn4j.world.World;
import org.dyn4j.world.listener.ContactListenerAdapter;

/**
 * A flat dyn4j world in the plane z = 0, made by {@link Dyn4jWorldBuilder}. Worlds built and moved alike behave alike to the last bit,
 * in any run of the program, on any machine.
 *
 * <p>Game code is never called while dyn4j works, where moving or removing bodies would break its iterations: contacts are only
 * counted there, and the game acts on them between steps.
 */
@TickPath
public final class Dyn4jPort implements PhysicsPort {
    private final World<StableBody> world;
    private final StableBody[] bodies;
    private final Dyn4jBody[] handles;
    private final List<BodyShape> shapes;
    private int contactsBegun;

    Dyn4jPort(World<StableBody> world, StableBody[] bodies, List<BodyShape> shapes) {
        this.world = world;
        this.bodies = bodies;
        this.handles = new Dyn4jBody[bodies.length];
        for (int id = 0; id < bodies.length; id++) {
            handles[id] = new Dyn4jBody(bodies[id], this);
        }
        this.shapes = shapes;
        world.addContactListener(new ContactListenerAdapter<>() {
            @Override
            public void begin(ContactCollisionData<StableBody> collision, Contact contact) {
                contactsBegun++;
            }
        });
    }

    @Override
    public List<BodyShape> bodies() {
        return shapes;
    }

    /** For game code: the body with this id. */
    public Dyn4jBody body(int id) {
        return handles[id];
    }

    /**
     * Integrates once by exactly {@code stepSeconds}; nothing happens for 0.
     *
     * @throws IllegalArgumentException if it is negative or not a finite number
     */
    @Override
    public void step(double stepSeconds) {
        if (!(stepSeconds >= 0 && stepSeconds < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("a step is 0 s or longer, not " + stepSeconds);
        }
        contactsBegun = 0;
        // Not update(): that one collects time by itself and steps when it thinks fit.
        world.step(1, stepSeconds);
    }

    /** Points of touch that began in the last step: a crate that lands flat begins two. */
    @Override
    public int contactsBegun() {
        return contactsBegun;
    }

    @Override
    public void readPoses(PoseBuffer into) {
        for (int id = 0; id < bodies.length; id++) {
            Transform at = bodies[id].getTransform();
            setPose(into, id, at.getTranslationX(), at.getTranslationY(), at.getCost(), at.getSint());
        }
    }

    /**
     * The quaternion of half the angle straight from the angle's cosine and sine: square roots are exact to the last bit everywhere.
     * The half angle is at most a quarter turn either way.
     */
    private static void setPose(PoseBuffer into, int id, double x, double y, double cos, double sin) {
        if (cos >= 0) {
            double halfCos = Math.sqrt((1 + cos) / 2);
            into.set(id, x, y, 0, 0, 0, sin / (2 * halfCos), halfCos);
        } else {
            double halfSin = Math.copySign(Math.sqrt((1 - cos) / 2), sin);
            into.set(id, x, y, 0, 0, 0, halfSin, sin / (2 * halfSin));
        }
    }

    void bodyMoved() {
        world.setUpdateRequired(true);
    }
}
