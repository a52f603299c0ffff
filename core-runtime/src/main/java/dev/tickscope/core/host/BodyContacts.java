package dev.tickscope.core.host;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.time.TickPath;
import java.util.List;

/** Looks for contacts of the last integration by the names of bodies. */
@TickPath
final class BodyContacts {
    private BodyContacts() {
    }

    /** Whether the two began to touch; an empty second name is any other body. */
    static boolean began(MovableWorld world, String bodyA, String bodyB) {
        List<BodyShape> bodies = world.bodies();
        for (int i = 0; i < world.contactCount(); i++) {
            if (world.contactKind(i) == MovableWorld.BEGAN) {
                String a = bodies.get(world.contactA(i)).name();
                String b = bodies.get(world.contactB(i)).name();
                if (a.equals(bodyA) && (bodyB.isEmpty() || b.equals(bodyB)) || b.equals(bodyA) && (bodyB.isEmpty() || a.equals(bodyB))) {
                    return true;
                }
            }
        }
        return false;
    }
}
