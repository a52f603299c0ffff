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

/**
 * The objects of a game: who exists, who belongs to the cohort that hooks are called on, and what waits to come or go. When changes take
 * effect is the contract's {@link ObjectPolicy}; what was asked is carried out first in, first out.
 */
final class ObjectTable {
    private final ObjectPolicy policy;
    private final GameSession session;
    private final BodyCommands bodies;
    private final HookCalls calls;
    private final GameTimers timers;
    private final List<GameObject> alive = new ArrayList<>();
    private final List<GameObject> cohort = new ArrayList<>();
    private final List<GameObject> created = new ArrayList<>();
    private final GameObject[] byBody;
    private Deque<Request> requests = new ArrayDeque<>();
    private Deque<Request> spare = new ArrayDeque<>();

    private record Request(GameObject object, boolean spawn) {
    }

    ObjectTable(GameSession session, int bodyCount, BodyCommands bodies, HookCalls calls, GameTimers timers) {
        this.policy = session.contract().objects();
        this.session = session;
        this.bodies = bodies;
        this.calls = calls;
        this.timers = timers;
        this.byBody = new GameObject[bodyCount];
    }

    /** The objects that hooks are called on now. Do not keep it. */
    List<GameObject> cohort() {
        return cohort;
    }

    /** The objects that exist, in the order in which they came. Do not keep it. */
    List<GameObject> alive() {
        return alive;
    }

    GameObject withBody(int body) {
        return byBody[body];
    }

    /** The newest object of that name that exists, else one that waits to; null if there is none. */
    GameObject named(String name) {
        for (int i = alive.size() - 1; i >= 0; i--) {
            if (alive.get(i).name().equals(name)) {
                return alive.get(i);
            }
        }
        return requests.stream().filter(r -> r.spawn && r.object.name().equals(name)).map(Request::object).findFirst().orElse(null);
    }

    void tell(Change change, GameObject object, String words) {
        session.objectChanged(change, object.number, object.body, words);
    }

    void spawn(GameObject object) {
        if (object.number >= 0) {
            tell(Change.INVALID_COMMAND, object, object.name() + " was spawned before; an object lives once");
            return;
        }
        object.number = session.newObject(object.name());
        object.hooks = HookSet.of(object);
        tell(Change.SPAWN_ASKED, object, null);
        if (policy.join() == JoinPolicy.NEXT_OUTER_FRAME) {
            create(object);
        } else {
            requests.add(new Request(object, true));
        }
    }

    void remove(GameObject object) {
        if (object.number < 0) {
            tell(Change.INVALID_COMMAND, object, object.name() + " cannot be removed: it was never spawned");
        } else if (object.retired || object.leaving) {
            tell(Change.STALE_HANDLE, object, object.name() + " is gone already");
        } else {
            tell(Change.REMOVAL_ASKED, object, null);
            if (policy.removal() == RemovalPolicy.IMMEDIATE) {
                destroy(object);
            } else {
                requests.add(new Request(object, false));
            }
        }
    }

    /** Makes it exist: its body joins the next integration. */
    private boolean create(GameObject object) {
        String wrong = whyNot(object);
        if (wrong != null) {
            object.retired = true;
            tell(Change.INVALID_COMMAND, object, wrong);
            tell(Change.DESTROYED, object, null);
            return false;
        }
        object.exists = true;
        object.joinedFrame = session.framePosition();
        alive.add(object);
        if (object.body >= 0) {
            byBody[object.body] = object;
            if (object.hasPlace) {
                bodies.move(object.body, object.placeX, object.placeY, object.placeAngle);
                bodies.velocity(object.body, object.speedX, object.speedY);
                bodies.spin(object.body, 0);
            }
            bodies.appear(object.body);
        }
        tell(Change.CREATED, object, null);
        return true;
    }

    private String whyNot(GameObject object) {
        if (object.parent != null && !object.parent.alive()) {
            return object.name() + " cannot be spawned: " + object.parent.name() + ", which it is a part of, does not exist";
        }
        if (object.body >= byBody.length) {
            return object.name() + " cannot be spawned: the world has no body " + object.body;
        }
        if (object.body >= 0 && byBody[object.body] != null) {
            return object.name() + " cannot be spawned: its body belongs to " + byBody[object.body].name();
        }
        return null;
    }

    /** Children go before their parent. */
    private void destroy(GameObject object) {
        if (object.retired || object.leaving) {
            return;
        }
        object.leaving = true;
        for (GameObject child : List.copyOf(alive)) {
            if (child.parent == object) {
                destroy(child);
            }
        }
        if (object.startCalled) {
            calls.call(object, "onDestroy", GameObject::onDestroy);
        }
        object.retired = true;
        timers.cancelOf(object);
        alive.remove(object);
        if (object.exists && object.body >= 0) {
            byBody[object.body] = null;
            bodies.vanish(object.body);
        }
        tell(Change.DESTROYED, object, null);
    }

    /** The scene is over: everything goes at once, newest first. */
    void destroyAll() {
        for (Request request = requests.poll(); request != null; request = requests.poll()) {
            if (request.spawn && !request.object.retired) {
                request.object.retired = true;
                tell(Change.DESTROYED, request.object, null);
            }
        }
        while (!alive.isEmpty()) {
            destroy(alive.get(alive.size() - 1));
        }
        cohort.clear();
    }

    /**
     * Carries out what was asked before; what that asks for in turn waits for the next time. Everything that comes exists before the
     * first of it starts.
     */
    int apply(boolean spawns, boolean removals) {
        Deque<Request> taken = requests;
        requests = spare;
        spare = taken;
        created.clear();
        for (Request request = taken.poll(); request != null; request = taken.poll()) {
            if (request.spawn ? !spawns : !removals) {
                requests.add(request);
            } else if (request.spawn) {
                spawnNow(request.object);
            } else if (request.object.retired) {
                tell(Change.STALE_HANDLE, request.object, request.object.name() + " is gone already");
            } else {
                destroy(request.object);
            }
        }
        int starts = 0;
        for (int i = 0; i < created.size(); i++) {
            starts += startIfDue(created.get(i)) ? 1 : 0;
        }
        return starts;
    }

    private void spawnNow(GameObject object) {
        if (!object.retired && create(object)) {
            created.add(object);
        }
    }

    /** Calls the start hook once, and lets the other hooks through when it has completed. Whether it was called now. */
    boolean startIfDue(GameObject object) {
        if (!callable(object) || object.started) {
            return false;
        }
        boolean called = !object.startCalled;
        if (called) {
            object.startCalled = true;
            calls.call(object, "onStart", GameObject::onStart);
        }
        if (callable(object) && calls.startCompleted(object)) {
            object.started = true;
            tell(Change.STARTED, object, null);
        }
        return called;
    }

    static boolean callable(GameObject object) {
        return object.exists && !object.retired && !object.leaving && object.enabled;
    }

    boolean hasRequests() {
        return !requests.isEmpty();
    }

    boolean hasSpawns() {
        return requests.stream().anyMatch(Request::spawn);
    }

    void chooseCohort() {
        cohort.clear();
        for (int i = 0; i < alive.size(); i++) {
            cohort.add(alive.get(i));
        }
    }
}
