package dev.tickscope.core.host.game;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.JoinPolicy;
import dev.tickscope.core.contract.RemovalPolicy;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.StateHash;
import java.util.List;
import java.util.function.Predicate;

/**
 * A game made of objects. It calls their hooks in the stages of the session's contract and lets their wishes take effect when that
 * contract says so. Stages are known by their names: {@code start}, {@code update}, {@code fixedUpdate}, {@code simulations},
 * {@code flowTick}, {@code lateUpdate}, {@code timedRoutines} or {@code timers}, {@code structural}, and any with the role of contacts.
 */
public abstract class ObjectGame implements Debuggee {
    private GameSession session;
    private MovableWorld world;
    private GameCommands commands;
    private ObjectTable objects;
    private boolean barrierStage;
    /** Where a contract has no stage for timers, they come right before Update. */
    private boolean timersWithUpdate;

    /** Spawns what the scene begins with. */
    protected abstract void populate(GameApi api);

    /** Its world, or null; the same for as long as the game lives. */
    @Override
    public abstract MovableWorld physics();

    /** Makes an object that a script or user asks for by its name; only those that it {@link #offers} for spawning. Null if it cannot. */
    protected GameObject make(String name) {
        return null;
    }

    @Override
    public final void begin(GameSession newSession) {
        session = newSession;
        world = physics();
        commands = new GameCommands(session, world, actions());
        objects = commands.objects;
        barrierStage = contract().plan().tick().stream().anyMatch(stage -> Hook.of(stage) == Hook.STRUCTURAL);
        timersWithUpdate = contract().plan().stages().stream().noneMatch(stage -> Hook.of(stage) == Hook.TIMERS);
        makeScene();
        beforePhysics();
    }

    private void makeScene() {
        commands.calls.run(null, "populate", () -> populate(commands));
        if (contract().objects().join() == JoinPolicy.NEXT_TICK) {
            // A scene is loaded whole before its first tick: everything exists, then everything starts.
            objects.apply(true, true);
            objects.chooseCohort();
        }
    }

    private ClockContract contract() {
        return session.contract();
    }

    @Override
    public final void sceneLoaded() {
        ends();
        commands.timers.cancelOf(null);
        makeScene();
    }

    @Override
    public final void ends() {
        objects.destroyAll();
    }

    @Override
    public final void frameBegins(FrameRow frame) {
        commands.timers.outerClock(frame.frameTimeUnits);
        if (contract().objects().join() != JoinPolicy.NEXT_TICK) {
            objects.chooseCohort();
        }
    }

    @Override
    public final void tickBegins(long tickIndex) {
        commands.tickBegins(tickIndex);
        if (!barrierStage) {
            barrier();
        }
    }

    /** The beginning of a tick, at which a contract may let structural changes take effect. */
    private void barrier() {
        boolean spawns = contract().objects().join() == JoinPolicy.NEXT_TICK;
        objects.apply(spawns, contract().objects().removal() == RemovalPolicy.NEXT_TICK);
        if (spawns) {
            objects.chooseCohort();
            startThoseDue();
        }
    }

    @Override
    public final boolean hasWork(Stage stage) {
        return switch (Hook.of(stage)) {
            case START -> objects.hasSpawns() || anyInCohort(o -> ObjectTable.callable(o) && !o.startCalled);
            case STRUCTURAL -> objects.hasRequests();
            case TIMERS -> commands.timers.due();
            case UPDATE -> timersWithUpdate && commands.timers.due() || anyHas(HookSet.UPDATE);
            case FIXED_UPDATE -> anyHas(HookSet.FIXED_UPDATE);
            case SIMULATE -> anyHas(HookSet.SIMULATE);
            case FLOW_TICK -> anyHas(HookSet.FLOW_TICK);
            case LATE_UPDATE -> anyHas(HookSet.LATE_UPDATE);
            case CONTACTS -> contacts(false) > 0;
            case NOTHING -> true;
        };
    }

    @Override
    public final void addState(StateHash hash) {
        commands.bodies.addTo(hash);
        List<GameObject> cohort = objects.cohort();
        for (int i = 0; i < cohort.size(); i++) {
            GameObject object = cohort.get(i);
            hash.add(object.number).add(object.started && ObjectTable.callable(object) ? 1 : 0);
            object.addState(hash);
        }
    }

    @Override
    public final boolean callsHook(Stage stage, String name) {
        return switch (Hook.of(stage)) {
            case START -> anyInCohort(o -> o.name().equals(name) && ObjectTable.callable(o) && !o.startCalled);
            case UPDATE -> named(name, HookSet.UPDATE);
            case FIXED_UPDATE -> named(name, HookSet.FIXED_UPDATE);
            case SIMULATE -> named(name, HookSet.SIMULATE);
            case FLOW_TICK -> named(name, HookSet.FLOW_TICK);
            case LATE_UPDATE -> named(name, HookSet.LATE_UPDATE);
            case CONTACTS -> contactOf(name);
            case TIMERS, STRUCTURAL, NOTHING -> false;
        };
    }

    private boolean named(String name, int hook) {
        return anyInCohort(o -> o.name().equals(name) && ready(o, hook));
    }

    private boolean contactOf(String name) {
        for (int i = 0; world != null && i < world.contactCount(); i++) {
            GameObject a = objects.withBody(world.contactA(i));
            GameObject b = objects.withBody(world.contactB(i));
            int kind = world.contactKind(i);
            if (a != null && a.name().equals(name) && contact(false, kind, a, b) > 0
                    || b != null && b.name().equals(name) && contact(false, kind, b, a) > 0) {
                return true;
            }
        }
        return false;
    }

    private boolean anyHas(int hook) {
        return anyInCohort(o -> ready(o, hook));
    }

    private boolean anyInCohort(Predicate<GameObject> test) {
        return objects.cohort().stream().anyMatch(test);
    }

    @Override
    public final int hook(Stage stage, GameClock clock) {
        Hook hook = Hook.of(stage);
        commands.enter(hook, clock);
        int calls = switch (hook) {
            case START -> start();
            case UPDATE -> update();
            case FIXED_UPDATE -> each(HookSet.FIXED_UPDATE, hook, GameObject::fixedUpdate);
            case SIMULATE -> each(HookSet.SIMULATE, hook, GameObject::simulate);
            case FLOW_TICK -> each(HookSet.FLOW_TICK, hook, GameObject::flowTick);
            case LATE_UPDATE -> each(HookSet.LATE_UPDATE, hook, GameObject::lateUpdate);
            case TIMERS -> commands.timers.advance(Runnable::run);
            case CONTACTS -> contacts(true);
            case STRUCTURAL, NOTHING -> 0;
        };
        commands.leave();
        return calls;
    }

    @Override
    public final void engine(Stage stage, GameClock clock) {
        if (Hook.of(stage) == Hook.STRUCTURAL) {
            commands.enter(Hook.STRUCTURAL, clock);
            barrier();
            commands.leave();
        }
    }

    private int start() {
        int calls = 0;
        if (contract().objects().join() == JoinPolicy.FRAME_UPDATE) {
            calls = objects.apply(true, false);
            objects.chooseCohort();
        }
        return calls + startThoseDue();
    }

    private int startThoseDue() {
        int calls = 0;
        List<GameObject> cohort = objects.cohort();
        for (int i = 0; i < cohort.size(); i++) {
            calls += objects.startIfDue(cohort.get(i)) ? 1 : 0;
        }
        return calls;
    }

    private int update() {
        int calls = timersWithUpdate ? commands.timers.advance(Runnable::run) : 0;
        calls += each(HookSet.UPDATE, Hook.UPDATE, GameObject::update);
        if (contract().objects().join() == JoinPolicy.FRAME_UPDATE) {
            calls += objects.apply(true, false);
        }
        return calls;
    }

    private boolean ready(GameObject object, int hook) {
        return (object.hooks & hook) != 0 && ObjectTable.callable(object) && object.started && !tooNew(object, hook);
    }

    /** The ticks of the frame that creates an object are not its own, whatever the order of the frame. */
    private boolean tooNew(GameObject object, int hook) {
        return (hook & (HookSet.UPDATE | HookSet.FLOW_TICK | HookSet.LATE_UPDATE)) == 0
                && contract().objects().join() == JoinPolicy.FRAME_UPDATE && object.joinedFrame == session.framePosition();
    }

    private int each(int bit, Hook hook, HookCalls.HookCall call) {
        int calls = 0;
        List<GameObject> cohort = objects.cohort();
        for (int i = 0; i < cohort.size(); i++) {
            if (ready(cohort.get(i), bit)) {
                commands.calls.call(cohort.get(i), hook.method, call);
                calls++;
            }
        }
        return calls;
    }

    /** @param call false only counts the calls that are due */
    private int contacts(boolean call) {
        int calls = 0;
        for (int i = 0; world != null && i < world.contactCount(); i++) {
            GameObject a = objects.withBody(world.contactA(i));
            GameObject b = objects.withBody(world.contactB(i));
            calls += contact(call, world.contactKind(i), a, b);
            calls += contact(call, world.contactKind(i), b, a);
        }
        return calls;
    }

    private int contact(boolean call, int kind, GameObject object, GameObject other) {
        if (object == null || other == null || other.retired || !ready(object, HookSet.CONTACT_BEGAN << kind)) {
            return 0;
        }
        if (call) {
            commands.calls.contact(kind, object, other);
        }
        return 1;
    }

    @Override
    public final void beforePhysics() {
        if (world != null) {
            commands.bodies.applyTo(world, session);
        }
    }

    @Override
    public final void perform(ObjectAction action) {
        if (action.verb() == ObjectAction.Verb.SPAWN) {
            GameObject made = make(action.object());
            if (made == null) {
                session.objectChanged(Change.INVALID_COMMAND, -1, -1, "the game cannot make " + action.object() + " now");
            } else {
                commands.spawn(made);
            }
            return;
        }
        GameObject object = objects.named(action.object());
        if (object == null) {
            session.objectChanged(Change.STALE_HANDLE, -1, -1, "there is no " + action.object() + " now");
            return;
        }
        switch (action.verb()) {
            case REMOVE -> commands.remove(object);
            case TELEPORT -> commands.teleport(object, action.x(), action.y(), action.angle());
            case ENABLE -> commands.setEnabled(object, true);
            default -> commands.setEnabled(object, false);
        }
    }
}
