package dev.tickscope.core.physics.dyn4j;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.ContactBuffer;
import dev.tickscope.core.physics.ContactPairs;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.time.TickPath;
import java.util.List;
import org.dyn4j.dynamics.TimeStep;
import org.dyn4j.dynamics.contact.Contact;
import org.dyn4j.dynamics.joint.DistanceJoint;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.ContactCollisionData;
import org.dyn4j.world.PhysicsWorld;
import org.dyn4j.world.World;
import org.dyn4j.world.listener.ContactListenerAdapter;
import org.dyn4j.world.listener.StepListenerAdapter;

/**
 * A flat dyn4j world in the plane z = 0, made by {@link Dyn4jWorldBuilder}. Worlds built and moved alike behave alike to the last bit,
 * in any run of the program, on any machine.
 *
 * <p>Game code is never called while dyn4j works, where moving or removing bodies would break its iterations: contacts are only
 * collected there, and the game acts on them between steps.
 */
@TickPath
public final class Dyn4jPort implements MovableWorld {
    /** Tests look into it. */
    final World<StableBody> world;
    private final StableBody[] bodies;
    private final Dyn4jBody[] handles;
    private final List<BodyShape> shapes;
    private final boolean[] present;
    private final ContactPairs pairs = new ContactPairs();
    private final ContactBuffer points = new ContactBuffer();
    private final List<DistanceJoint<StableBody>> springs;
    private int contactsBegun;
    private int substeps = 1;

    Dyn4jPort(World<StableBody> world, StableBody[] bodies, boolean[] present, List<BodyShape> shapes,
            List<DistanceJoint<StableBody>> springs) {
        this.world = world;
        this.bodies = bodies;
        this.present = present;
        this.handles = new Dyn4jBody[bodies.length];
        for (int id = 0; id < bodies.length; id++) {
            handles[id] = new Dyn4jBody(bodies[id], this);
        }
        this.shapes = shapes;
        this.springs = springs;
        addSprings();
        world.addContactListener(new ContactListenerAdapter<>() {
            @Override
            public void begin(ContactCollisionData<StableBody> collision, Contact contact) {
                contactsBegun++;
                pairs.pointBegan(collision.getBody1().id(), collision.getBody2().id());
                addPoint(collision, contact);
            }

            @Override
            public void persist(ContactCollisionData<StableBody> collision, Contact before, Contact now) {
                addPoint(collision, now);
            }

            @Override
            public void end(ContactCollisionData<StableBody> collision, Contact contact) {
                pairs.pointEnded(collision.getBody1().id(), collision.getBody2().id());
            }
        });
        world.addStepListener(new StepListenerAdapter<>() {
            @Override
            public void postSolve(TimeStep step, PhysicsWorld<StableBody, ?> of) {
                // Contacts are detected after this, where the bodies end up; what was told before is from where they began.
                points.clear();
            }
        });
    }

    private void addPoint(ContactCollisionData<StableBody> collision, Contact contact) {
        Vector2 normal = collision.getManifold().getNormal();
        // A manifold's normal leads from its second body to its first.
        points.add(collision.getBody2().id(), collision.getBody1().id(), contact.getPoint().x, contact.getPoint().y, 0, normal.x, normal.y, 0);
    }

    @Override
    public void readContacts(ContactBuffer into) {
        into.addAll(points, 0);
    }

    @Override
    public List<BodyShape> bodies() {
        return shapes;
    }

    /** For game code: the body with this id. */
    public Dyn4jBody body(int id) {
        return handles[id];
    }

    @Override
    public void substeps(int parts) {
        if (parts < 1) {
            throw new IllegalArgumentException("a step has 1 part or more, not " + parts);
        }
        substeps = parts;
    }

    /**
     * Integrates by exactly {@code stepSeconds}; nothing happens for 0.
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
        pairs.beginStep();
        world.step(substeps, stepSeconds / substeps);
        pairs.endStep();
        for (StableBody body : bodies) {
            body.endPush();
        }
    }

    @Override
    public void addMotion(StateHash hash) {
        for (int id = 0; id < bodies.length; id++) {
            if (present[id]) {
                bodies[id].addMotion(hash);
            }
        }
    }

    @Override
    public boolean present(int body) {
        return present[body];
    }

    @Override
    public void setPresent(int body, boolean wanted) {
        if (present[body] == wanted) {
            return;
        }
        present[body] = wanted;
        if (wanted) {
            world.addBody(bodies[body]);
            bodies[body].enter();
            addSprings();
        } else {
            world.removeBody(bodies[body]);
            pairs.forget(body);
        }
        world.setUpdateRequired(true);
    }

    /** Those whose bodies are both here; dyn4j removes a body's joints with it. */
    private void addSprings() {
        for (int i = 0; i < springs.size(); i++) {
            DistanceJoint<StableBody> spring = springs.get(i);
            if (present[spring.getBody1().id()] && present[spring.getBody2().id()] && !world.containsJoint(spring)) {
                world.addJoint(spring);
            }
        }
    }

    @Override
    public void applyForce(int body, double newtonsX, double newtonsY) {
        if (present[body]) {
            handles[body].applyForce(newtonsX, newtonsY);
        }
    }

    @Override
    public void applyImpulse(int body, double newtonSecondsX, double newtonSecondsY) {
        if (present[body]) {
            handles[body].applyImpulse(newtonSecondsX, newtonSecondsY);
        }
    }

    @Override
    public void setVelocity(int body, double metresPerSecondX, double metresPerSecondY) {
        handles[body].setVelocity(metresPerSecondX, metresPerSecondY);
    }

    @Override
    public void setSpin(int body, double radiansPerSecond) {
        handles[body].setSpin(radiansPerSecond);
    }

    @Override
    public void place(int body, double x, double y, double angle) {
        handles[body].place(x, y, angle);
    }

    @Override
    public int contactCount() {
        return pairs.count();
    }

    @Override
    public int contactKind(int index) {
        return pairs.kind(index);
    }

    @Override
    public int contactA(int index) {
        return pairs.bodyA(index);
    }

    @Override
    public int contactB(int index) {
        return pairs.bodyB(index);
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
