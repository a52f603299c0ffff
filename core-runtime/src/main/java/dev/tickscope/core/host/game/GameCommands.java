package dev.tickscope.core.host.game;

import dev.tickscope.core.contract.HistoryPolicy;
import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.input.TickInteraction;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.time.TimeBase;

/** What the hooks of one game may ask for. A command that makes no sense is told and changes nothing. */
final class GameCommands implements GameApi {
    private final GameSession session;
    private final MovableWorld world;
    private final ActionMap actions;
    private final PoseBuffer poses;
    private final PoseBuffer placed = new PoseBuffer(1);
    final BodyCommands bodies = new BodyCommands();
    final GameTimers timers = new GameTimers();
    private long tickIndex;
    final HookCalls calls;
    final ObjectTable objects;
    private GameClock clock;
    private Hook running = Hook.NOTHING;

    GameCommands(GameSession session, MovableWorld world, ActionMap actions) {
        this.session = session;
        this.world = world;
        this.actions = actions;
        int bodyCount = world == null ? 0 : world.bodies().size();
        poses = new PoseBuffer(bodyCount);
        timers.outerClock(session.outerUnits());
        calls = new HookCalls(session, this);
        objects = new ObjectTable(session, bodyCount, bodies, calls, timers);
        clock = session.clockAtBegin();
    }

    /** The stage's hooks are about to run. */
    void enter(Hook hook, GameClock newClock) {
        running = hook;
        clock = newClock;
    }

    void tickBegins(long newTickIndex) {
        tickIndex = newTickIndex;
    }

    void leave() {
        running = Hook.NOTHING;
    }

    @Override
    public GameClock clock() {
        return clock;
    }

    @Override
    public InputSnapshot input() {
        return session.input();
    }

    @Override
    public int action(String name) {
        int action = actions.indexOf(name);
        if (action < 0) {
            throw new IllegalArgumentException("there is no action \"" + name + "\"; there are " + actions.names());
        }
        return action;
    }

    @Override
    public TickInteraction interaction(long milliseconds) {
        return new TickInteraction(session.timeBase().unitsFromNanos(Math.multiplyExact(milliseconds, 1_000_000)), session.steps());
    }

    @Override
    public void spawn(GameObject object) {
        objects.spawn(object);
    }

    @Override
    public void remove(GameObject object) {
        objects.remove(object);
    }

    @Override
    public void setEnabled(GameObject object, boolean enabled) {
        // One that waits to exist will come like this.
        boolean waits = object.number >= 0 && !object.retired && !object.exists;
        if ((waits || commandable(object)) && object.enabled != enabled) {
            object.enabled = enabled;
            objects.tell(enabled ? Change.ENABLED : Change.DISABLED, object, null);
        }
    }

    private boolean commandable(GameObject object) {
        if (object.alive()) {
            return true;
        }
        if (object.retired) {
            objects.tell(Change.STALE_HANDLE, object, object.name() + " is gone");
        } else {
            objects.tell(Change.INVALID_COMMAND, object, object.name() + " does not exist yet");
        }
        return false;
    }

    /** Whether the object's body can carry out a command with these numbers. */
    private boolean commandable(GameObject object, double a, double b, double c) {
        if (!commandable(object)) {
            return false;
        }
        if (object.body < 0) {
            objects.tell(Change.INVALID_COMMAND, object, object.name() + " has no body");
            return false;
        }
        if (object.body < poses.bodies() && !world.movable(object.body)) {
            objects.tell(Change.INVALID_COMMAND, object, object.name() + " is moved by what it is a part of");
            return false;
        }
        if (!Double.isFinite(a) || !Double.isFinite(b) || !Double.isFinite(c)) {
            objects.tell(Change.INVALID_COMMAND, object, object.name() + ": a command's numbers are finite, not " + a + ", " + b + ", " + c);
            return false;
        }
        return true;
    }

    @Override
    public void applyForce(GameObject object, double newtonsX, double newtonsY) {
        if (commandable(object, newtonsX, newtonsY, 0)) {
            bodies.force(object.body, newtonsX, newtonsY);
        }
    }

    @Override
    public void applyImpulse(GameObject object, double newtonSecondsX, double newtonSecondsY) {
        if (commandable(object, newtonSecondsX, newtonSecondsY, 0)) {
            bodies.impulse(object.body, newtonSecondsX, newtonSecondsY);
        }
    }

    @Override
    public void setVelocity(GameObject object, double metresPerSecondX, double metresPerSecondY) {
        if (commandable(object, metresPerSecondX, metresPerSecondY, 0)) {
            bodies.velocity(object.body, metresPerSecondX, metresPerSecondY);
        }
    }

    @Override
    public void setSpin(GameObject object, double radiansPerSecond) {
        if (commandable(object, radiansPerSecond, 0, 0)) {
            bodies.spin(object.body, radiansPerSecond);
        }
    }

    @Override
    public void moveKinematic(GameObject object, double x, double y, double angle) {
        if (commandable(object, x, y, angle)) {
            if (showsNow(object)) {
                placeNow(object, x, y, angle);
            } else {
                bodies.move(object.body, x, y, angle);
            }
        }
    }

    @Override
    public void teleport(GameObject object, double x, double y, double angle) {
        if (!commandable(object, x, y, angle)) {
            return;
        }
        if (showsNow(object)) {
            placeNow(object, x, y, angle);
        } else if (session.contract().history() == HistoryPolicy.KEEP) {
            bodies.move(object.body, x, y, angle);
        } else {
            bodies.place(object.body, x, y, angle);
        }
        objects.tell(Change.TELEPORTED, object, null);
    }

    @Override
    public void setPresentation(GameObject object, double x, double y, double angle) {
        if (running != Hook.LATE_UPDATE) {
            objects.tell(Change.INVALID_COMMAND, object, "setPresentation is possible in LateUpdate only");
        } else if (commandable(object, x, y, angle)) {
            session.bodyShown(object.body, x, y, angle);
        }
    }

    /** Whether a move is made and shown at once instead of before the next integration. */
    private boolean showsNow(GameObject object) {
        return session.contract().history() == HistoryPolicy.SHOW_AT_ONCE && running != Hook.FIXED_UPDATE && world.present(object.body);
    }

    private void placeNow(GameObject object, double x, double y, double angle) {
        world.place(object.body, x, y, angle);
        BodyCommands.tellPlaced(world, object.body, session);
    }

    @Override
    public SimulationPose presentedPose(GameObject object) {
        GameObject source = bodyOf(object);
        boolean inTick = running == Hook.FIXED_UPDATE || running == Hook.CONTACTS || running == Hook.SIMULATE || running == Hook.STRUCTURAL;
        if (inTick || source == null || source.body >= poses.bodies() || !world.present(source.body)) {
            return physicsSimulationPose(object);
        }
        session.presentedPose(source.body, placed);
        return pose(placed, 0);
    }

    private static GameObject bodyOf(GameObject object) {
        GameObject source = object;
        while (source != null && source.body < 0) {
            source = source.parent;
        }
        return source;
    }

    @Override
    public SimulationPose physicsSimulationPose(GameObject object) {
        GameObject source = bodyOf(object);
        if (source == null || source.body >= poses.bodies()) {
            return new SimulationPose(0, 0, 0, 0, 0, 0, 1);
        }
        if (source.hasPlace && !world.present(source.body)) {
            placed.setPlanar(0, source.placeX, source.placeY, source.placeAngle);
            return pose(placed, 0);
        }
        world.readPoses(poses);
        return pose(poses, source.body);
    }

    private static SimulationPose pose(PoseBuffer from, int body) {
        return new SimulationPose(from.get(body, 0), from.get(body, 1), from.get(body, 2), from.get(body, 3), from.get(body, 4),
                from.get(body, 5), from.get(body, 6));
    }

    @Override
    public long tickIndex() {
        return tickIndex;
    }

    @Override
    public Timer after(double seconds, Runnable callback) {
        return addTimer(null, calls.running(), seconds, false, callback);
    }

    @Override
    public Timer every(double seconds, Runnable callback) {
        return addTimer(null, calls.running(), seconds, true, callback);
    }

    @Override
    public Timer after(GameObject object, double seconds, Runnable callback) {
        return addTimer(object.timeGroup, object, seconds, false, callback);
    }

    @Override
    public Timer every(GameObject object, double seconds, Runnable callback) {
        return addTimer(object.timeGroup, object, seconds, true, callback);
    }

    private Timer addTimer(TimeGroup group, GameObject owner, double seconds, boolean repeats, Runnable callback) {
        Timer timer = timers.queueOf(group).add(units(seconds), repeats, () -> calls.run(owner, "timer", callback));
        timer.owner = owner;
        return timer;
    }

    @Override
    public void reschedule(Timer timer, double seconds) {
        if (timer.owner == null || !timer.owner.retired) {
            timer.queue.reschedule(timer, units(seconds));
        } else {
            objects.tell(Change.STALE_HANDLE, timer.owner, timer.owner.name() + " is gone, and its timers with it");
        }
    }

    /** A number from game code, rounded to a nanosecond before it is used. */
    private long units(double seconds) {
        if (!Double.isFinite(seconds)) {
            throw new IllegalArgumentException("a timer's interval is a finite number of seconds, not " + seconds);
        }
        return session.timeBase().unitsFromNanos(Math.round(seconds * TimeBase.NANOS));
    }

    @Override
    public TimeGroup timeGroup(String name) {
        return timers.group(name);
    }

    @Override
    public double time() {
        return session.timeBase().secondsDouble(timers.outerUnits());
    }

    @Override
    public void timeScale(long numerator, long denominator) {
        session.timeScale(numerator, denominator);
    }
}
