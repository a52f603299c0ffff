package dev.tickscope.core.host.game;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.HistoryPolicy;
import dev.tickscope.core.contract.JoinPolicy;
import dev.tickscope.core.contract.SceneChange;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.input.TickInteraction;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.time.TimeBase;
import java.util.ArrayList;
import java.util.List;

/**
 * A game made of objects. It calls their hooks in the stages of the session's contract and lets their wishes take effect when that
 * contract says so.
 */
public abstract class ObjectGame implements Debuggee, GameApi {
    private final BodyCommands bodyCommands = new BodyCommands();
    private final GameTimers timers = new GameTimers();
    private final List<TickInteraction> interactions = new ArrayList<>();
    private GameSession session;
    private ObjectTable objects;
    private GameClock clock;
    private MovableWorld world;
    private PoseBuffer poses;
    private long tickIndex;
    /** Where a contract has no stage for timers, they come right before Update. */
    private boolean timersWithUpdate;

    /** One call of one hook. */
    @FunctionalInterface
    interface HookCall {
        void on(GameObject object, GameApi api);
    }

    /** Spawns what the scene begins with. */
    protected abstract void populate(GameApi api);

    @Override
    public abstract MovableWorld physics();

    @Override
    public final void begin(GameSession newSession) {
        session = newSession;
        world = physics();
        timers.outerClock(session.outerUnits());
        timersWithUpdate = contract().plan().stages().stream().noneMatch(stage -> Hook.of(stage) == Hook.TIMERS);
        poses = new PoseBuffer(world == null ? 0 : world.bodies().size());
        objects = new ObjectTable(contract().objects(), session, bodyCommands, this);
        populate(this);
        if (contract().objects().join() == JoinPolicy.NEXT_TICK) {
            // A scene is loaded whole before its first tick: everything exists, then everything starts.
            objects.applyRequests();
            objects.chooseCohort();
        }
    }

    private ClockContract contract() {
        return session.contract();
    }

    @Override
    public final List<String> objectNames() {
        return objects == null ? List.of() : objects.names();
    }

    @Override
    public final void frameBegins(FrameRow frame) {
        if (contract().objects().join() != JoinPolicy.NEXT_TICK) {
            objects.chooseCohort();
        }
        timers.outerClock(frame.frameTimeUnits);
    }

    @Override
    public final boolean hasWork(Stage stage) {
        return switch (Hook.of(stage)) {
            case START -> objects.hasRequests() || objects.cohort().stream().anyMatch(o -> callable(o) && !o.startCalled);
            case TIMERS -> timers.due();
            case UPDATE -> timersWithUpdate && timers.due() || objects.cohort().stream().anyMatch(this::ready);
            case FIXED_UPDATE, SIMULATE, FLOW_TICK, LATE_UPDATE -> objects.cohort().stream().anyMatch(this::ready);
            default -> true;
        };
    }

    @Override
    public final int hook(Stage stage, GameClock newClock) {
        clock = newClock;
        return switch (Hook.of(stage)) {
            case START -> start();
            case UPDATE -> update();
            case FIXED_UPDATE -> each(GameObject::fixedUpdate);
            case SIMULATE -> each(GameObject::simulate);
            case FLOW_TICK -> each(GameObject::flowTick);
            case LATE_UPDATE -> each(GameObject::lateUpdate);
            case TIMERS -> timers.advance(this::callTimer);
            case CONTACTS -> contacts();
            default -> 0;
        };
    }

    @Override
    public final void engine(Stage stage, GameClock newClock) {
        clock = newClock;
        if (Hook.of(stage) == Hook.STRUCTURAL) {
            objects.applyRequests();
            objects.chooseCohort();
        }
    }

    @Override
    public final void tickBegins(long newTickIndex) {
        tickIndex = newTickIndex;
    }

    private int start() {
        int calls = objects.applyRequests();
        if (contract().objects().join() == JoinPolicy.FRAME_UPDATE) {
            objects.chooseCohort();
        }
        for (GameObject object : objects.cohort()) {
            calls += startIfDue(object) ? 1 : 0;
        }
        return calls;
    }

    private int update() {
        int calls = timersWithUpdate ? timers.advance(this::callTimer) : 0;
        calls += each(GameObject::update);
        if (contract().objects().join() == JoinPolicy.FRAME_UPDATE) {
            objects.applyRequests();
        }
        return calls;
    }

    /** Calls the start hook once, and lets the other hooks through when it has completed. */
    boolean startIfDue(GameObject object) {
        if (!callable(object) || object.started) {
            return false;
        }
        boolean called = !object.startCalled;
        if (called) {
            object.startCalled = true;
            call(object, GameObject::onStart);
        }
        if (callable(object) && object.startCompleted(this)) {
            object.started = true;
            session.objectChanged(Change.STARTED, object.number);
        }
        return called;
    }

    private boolean callable(GameObject object) {
        return object.exists && !object.retired && object.enabled;
    }

    private boolean ready(GameObject object) {
        return callable(object) && object.started;
    }

    private int each(HookCall hook) {
        int calls = 0;
        List<GameObject> cohort = objects.cohort();
        for (int i = 0; i < cohort.size(); i++) {
            if (ready(cohort.get(i))) {
                call(cohort.get(i), hook);
                calls++;
            }
        }
        return calls;
    }

    /** A hook that throws is told; what comes after it still runs. */
    void call(GameObject object, HookCall hook) {
        try {
            hook.on(object, this);
        } catch (RuntimeException e) {
            session.objectChanged(Change.HOOK_FAILED, object.number);
        }
    }

    private void callTimer(Runnable callback) {
        try {
            callback.run();
        } catch (RuntimeException e) {
            session.objectChanged(Change.HOOK_FAILED, -1);
        }
    }

    private int contacts() {
        if (world == null) {
            return 0;
        }
        int calls = 0;
        for (int i = 0; i < world.contactCount(); i++) {
            GameObject a = objects.withBody(world.contactA(i));
            GameObject b = objects.withBody(world.contactB(i));
            calls += contact(world.contactKind(i), a, b) + contact(world.contactKind(i), b, a);
        }
        return calls;
    }

    private int contact(int kind, GameObject object, GameObject other) {
        if (object == null || other == null || !ready(object) || other.retired) {
            return 0;
        }
        switch (kind) {
            case MovableWorld.BEGAN -> call(object, (o, api) -> o.contactBegan(api, other));
            case MovableWorld.PERSISTS -> call(object, (o, api) -> o.contactPersists(api, other));
            default -> call(object, (o, api) -> o.contactEnded(api, other));
        }
        return 1;
    }

    @Override
    public final void beforePhysics() {
        if (world != null) {
            bodyCommands.applyTo(world);
        }
    }

    @Override
    public final void sceneLoaded(SceneChange change) {
        if (change == SceneChange.SIMULATION || change == SceneChange.CLOCKS || change == SceneChange.EVERYTHING) {
            interactions.forEach(TickInteraction::cancel);
        }
        if (change == SceneChange.CLOCKS || change == SceneChange.EVERYTHING) {
            timers.clear();
        }
    }

    @Override
    public final GameClock clock() {
        return clock;
    }

    @Override
    public final InputSnapshot input() {
        return session.input();
    }

    @Override
    public final int action(String name) {
        int action = actions().indexOf(name);
        if (action < 0) {
            throw new IllegalArgumentException("there is no action \"" + name + "\"; there are " + actions().names());
        }
        return action;
    }

    @Override
    public final TickInteraction interaction(long milliseconds) {
        TickInteraction interaction = new TickInteraction(session.timeBase().unitsFromNanos(milliseconds * 1_000_000), session.stepUnits());
        interactions.add(interaction);
        return interaction;
    }

    @Override
    public final void spawn(GameObject object) {
        objects.spawn(object);
    }

    @Override
    public final void remove(GameObject object) {
        objects.remove(object);
    }

    @Override
    public final void setEnabled(GameObject object, boolean enabled) {
        if (commandable(object) && object.enabled != enabled) {
            object.enabled = enabled;
            session.objectChanged(enabled ? Change.ENABLED : Change.DISABLED, object.number);
        }
    }

    private boolean commandable(GameObject object) {
        if (object.alive()) {
            return true;
        }
        session.objectChanged(Change.STALE_HANDLE, object.number);
        return false;
    }

    /** A command that a body can carry out: everything else is told and changes nothing. */
    private boolean commandable(GameObject object, double a, double b, double c) {
        if (!commandable(object)) {
            return false;
        }
        if (object.body < 0 || !Double.isFinite(a) || !Double.isFinite(b) || !Double.isFinite(c)) {
            session.objectChanged(Change.INVALID_COMMAND, object.number);
            return false;
        }
        return true;
    }

    @Override
    public final void applyForce(GameObject object, double newtonsX, double newtonsY) {
        if (commandable(object, newtonsX, newtonsY, 0)) {
            bodyCommands.force(object.body, newtonsX, newtonsY);
        }
    }

    @Override
    public final void applyImpulse(GameObject object, double newtonSecondsX, double newtonSecondsY) {
        if (commandable(object, newtonSecondsX, newtonSecondsY, 0)) {
            bodyCommands.impulse(object.body, newtonSecondsX, newtonSecondsY);
        }
    }

    @Override
    public final void setVelocity(GameObject object, double metresPerSecondX, double metresPerSecondY) {
        if (commandable(object, metresPerSecondX, metresPerSecondY, 0)) {
            bodyCommands.velocity(object.body, metresPerSecondX, metresPerSecondY);
        }
    }

    @Override
    public final void moveKinematic(GameObject object, double x, double y, double angle) {
        if (commandable(object, x, y, angle)) {
            bodyCommands.place(object.body, x, y, angle);
        }
    }

    @Override
    public final void teleport(GameObject object, double x, double y, double angle) {
        if (commandable(object, x, y, angle)) {
            bodyCommands.place(object.body, x, y, angle);
            if (contract().history() == HistoryPolicy.RESET) {
                session.objectChanged(Change.TELEPORTED, object.number);
            }
        }
    }

    @Override
    public final SimulationPose physicsSimulationPose(GameObject object) {
        GameObject source = object;
        while (source != null && source.body < 0) {
            source = source.parent;
        }
        if (source == null || world == null) {
            return new SimulationPose(0, 0, 0, 0, 0, 0, 1);
        }
        world.readPoses(poses);
        int b = source.body;
        return new SimulationPose(poses.get(b, 0), poses.get(b, 1), poses.get(b, 2), poses.get(b, 3), poses.get(b, 4), poses.get(b, 5),
                poses.get(b, 6));
    }

    @Override
    public final Timer after(double seconds, Runnable callback) {
        return timers.queueOf(null).add(units(seconds), false, callback);
    }

    @Override
    public final Timer every(double seconds, Runnable callback) {
        return timers.queueOf(null).add(units(seconds), true, callback);
    }

    @Override
    public final Timer after(GameObject object, double seconds, Runnable callback) {
        return timers.queueOf(object.timeGroup).add(units(seconds), false, callback);
    }

    @Override
    public final Timer every(GameObject object, double seconds, Runnable callback) {
        return timers.queueOf(object.timeGroup).add(units(seconds), true, callback);
    }

    @Override
    public final void reschedule(Timer timer, double seconds) {
        timer.queue.reschedule(timer, units(seconds));
    }

    @Override
    public final TimeGroup timeGroup(String name) {
        return timers.group(name);
    }

    @Override
    public final double time() {
        return session.timeBase().secondsDouble(timers.outerUnits());
    }

    @Override
    public final long tickIndex() {
        return tickIndex;
    }

    /** A number from game code, rounded to a nanosecond before it is used. */
    private long units(double seconds) {
        return session.timeBase().unitsFromNanos(Math.round(seconds * TimeBase.NANOS));
    }

    @Override
    public final void timeScale(long numerator, long denominator) {
        session.timeScale(numerator, denominator);
    }
}
