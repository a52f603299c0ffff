package dev.tickscope.core.host.game;

import dev.tickscope.core.contract.JoinPolicy;
import dev.tickscope.core.contract.ObjectPolicy;
import dev.tickscope.core.contract.RemovalPolicy;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.host.GameSession;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The objects of a game: who exists, who belongs to the cohort that hooks are called on, and what waits to come or go. When changes take
 * effect is the contract's {@link ObjectPolicy}; what was asked is carried out first in, first out.
 */
final class ObjectTable {
    private final ObjectPolicy policy;
    private final GameSession session;
    private final BodyCommands bodies;
    private final ObjectGame game;
    private final List<GameObject> alive = new ArrayList<>();
    private final List<GameObject> cohort = new ArrayList<>();
    private final List<String> names = new CopyOnWriteArrayList<>();
    private Deque<Request> requests = new ArrayDeque<>();
    private Deque<Request> spare = new ArrayDeque<>();

    private record Request(GameObject object, boolean spawn) {
    }

    ObjectTable(ObjectPolicy policy, GameSession session, BodyCommands bodies, ObjectGame game) {
        this.game = game;
        this.policy = policy;
        this.session = session;
        this.bodies = bodies;
    }

    /** By number; readable from any thread. */
    List<String> names() {
        return names;
    }

    /** The objects that hooks are called on now. Do not keep it. */
    List<GameObject> cohort() {
        return cohort;
    }

    GameObject withBody(int body) {
        for (GameObject object : alive) {
            if (object.body == body) {
                return object;
            }
        }
        return null;
    }

    void spawn(GameObject object) {
        if (object.number >= 0) {
            session.objectChanged(Change.INVALID_COMMAND, object.number);
            return;
        }
        object.number = names.size();
        names.add(object.name());
        session.objectChanged(Change.SPAWN_ASKED, object.number);
        if (policy.join() == JoinPolicy.NEXT_OUTER_FRAME) {
            create(object);
        } else {
            requests.add(new Request(object, true));
        }
    }

    void remove(GameObject object) {
        if (object.number < 0) {
            throw new IllegalArgumentException(object.name() + " was never spawned");
        }
        if (object.retired) {
            session.objectChanged(Change.STALE_HANDLE, object.number);
            return;
        }
        session.objectChanged(Change.REMOVAL_ASKED, object.number);
        if (policy.removal() == RemovalPolicy.IMMEDIATE) {
            destroy(object);
        } else {
            requests.add(new Request(object, false));
        }
    }

    /** Makes it exist: its body joins the next integration. */
    private void create(GameObject object) {
        object.exists = true;
        alive.add(object);
        if (object.body >= 0) {
            bodies.present(object.body, true);
        }
        session.objectChanged(Change.CREATED, object.number);
    }

    /** Children go before their parent. */
    private void destroy(GameObject object) {
        if (object.retired) {
            return;
        }
        for (GameObject child : List.copyOf(alive)) {
            if (child.parent == object) {
                destroy(child);
            }
        }
        if (object.exists) {
            game.call(object, GameObject::onDestroy);
        }
        object.retired = true;
        alive.remove(object);
        if (object.body >= 0) {
            bodies.present(object.body, false);
        }
        session.objectChanged(Change.DESTROYED, object.number);
    }

    /** Carries out what was asked before; what that asks for in turn waits for the next time. */
    int applyRequests() {
        Deque<Request> taken = requests;
        requests = spare;
        spare = taken;
        int count = taken.size();
        for (Request request = taken.poll(); request != null; request = taken.poll()) {
            GameObject object = request.object;
            if (request.spawn) {
                if (!object.retired) {
                    create(object);
                    game.startIfDue(object);
                }
            } else if (object.retired) {
                session.objectChanged(Change.STALE_HANDLE, object.number);
            } else {
                destroy(object);
            }
        }
        return count;
    }

    boolean hasRequests() {
        return !requests.isEmpty();
    }

    void chooseCohort() {
        cohort.clear();
        cohort.addAll(alive);
    }
}
