package dev.tickscope.core.host;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.HistoryPolicy;
import dev.tickscope.core.contract.InputOnPause;
import dev.tickscope.core.contract.Phase;
import dev.tickscope.core.contract.SceneChange;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.input.EdgeLatch;
import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.StepHistory;
import dev.tickscope.core.time.TickPath;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Runs a debuggee's hooks and world in the loop's stages, hands input to it by the contract's rules, and publishes its committed poses.
 */
@TickPath
public final class DebuggeeRunner implements PhaseHandler, GameSession, GameControl {
    private final DebuggeeProvider provider;
    private final ClockContract contract;
    private final TimeBase base;
    private final StepHistory steps;
    private final EventSink sink;
    private final EdgeLatch latch;
    private final ProbePlan scriptedProbes;
    private final EdgeRows edges;
    private final ObjectLog objects;
    private final Map<ObjectAction.Verb, List<String>> offered = new EnumMap<>(ObjectAction.Verb.class);
    private Debuggee debuggee;
    private Debuggee prepared;
    private ProbeGate probes;
    private ActionMap actions;
    private PhysicsPort physics;
    private BodyRows bodyRows;
    /** Whether what is drawn may have changed since it was drawn. */
    private boolean pictureChanged;
    private boolean inFixed;
    private int runningStage = -1;
    private long framePosition;
    private long tickIndex;
    private long ticksBefore;
    private long frameIndex;
    private long outerUnits;
    private TimeScale askedScale;

    /** With the probes that the game itself brings. */
    public DebuggeeRunner(DebuggeeProvider provider, ClockContract contract, TimeBase base, EventSink sink) {
        this(provider, contract, base, sink, null);
    }

    /** @param scriptedProbes instead of those that the game brings; null leaves the game's */
    public DebuggeeRunner(DebuggeeProvider provider, ClockContract contract, TimeBase base, EventSink sink, ProbePlan scriptedProbes) {
        this.scriptedProbes = scriptedProbes;
        this.provider = provider;
        this.contract = contract;
        this.base = base;
        this.steps = new StepHistory(base.step(contract.rate()));
        this.sink = sink;
        this.objects = new ObjectLog(sink);
        this.edges = new EdgeRows(sink);
        this.latch = new EdgeLatch(contract.input().latch());
        Debuggee first = provider.create();
        for (ObjectAction.Verb verb : ObjectAction.Verb.values()) {
            offered.put(verb, List.copyOf(first.offers(verb)));
        }
        begin(first);
    }

    /** Makes the game that is to take the running one's place. One that cannot be made leaves game and clock as they are. */
    @Override
    public boolean prepare(SceneChange change) {
        try {
            prepared = change == SceneChange.NOTHING ? null : provider.create();
            return true;
        } catch (RuntimeException e) {
            objectChanged(ObjectRow.Change.INVALID_COMMAND, -1, -1, "the scene cannot be built, the old one stays: " + wordsOf(e));
            return false;
        }
    }

    private void begin(Debuggee fresh) {
        debuggee = fresh;
        actions = debuggee.actions();
        physics = debuggee.physics();
        if (physics != null) {
            physics.substeps(contract.substeps());
        }
        bodyRows = new BodyRows(physics);
        pictureChanged = true;
        for (int body = 0; body < bodyRows.count(); body++) {
            if (physics.present(body)) {
                bodyPlaced(body);
            } else {
                sink.gone(body);
            }
        }
        ProbePlan own = contract.hold().hasProbes() ? debuggee.probes() : ProbePlan.NONE;
        probes = new ProbeGate(contract.hold(), scriptedProbes != null ? scriptedProbes : own);
        probes.forgetUpTo(tickIndex);
        debuggee.begin(this);
    }

    private static String wordsOf(RuntimeException e) {
        return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage());
    }

    /** What holds ticks back, for scripts that let copies come late. A restart makes a new one. */
    public ProbeGate probes() {
        return probes;
    }

    /** Ticks completed since the session began. */
    public long ticksCompleted() {
        return ticksBefore;
    }

    /** Copies where all bodies are now. */
    public void readPoses(PoseBuffer into) {
        physics.readPoses(into);
    }

    /** What there is to draw; empty without a world. */
    @Override
    public List<BodyShape> bodies() {
        return physics == null ? List.of() : physics.bodies();
    }

    @Override
    public ActionMap actions() {
        return actions;
    }

    /** Names of the session's objects by their number; grows, never shrinks. Any thread. */
    public List<String> objectNames() {
        return objects.names();
    }

    /** What went wrong in game code. Any thread. */
    public HookFailures failures() {
        return objects.failures();
    }

    /** The objects that may be named for an action; the same for as long as the session lives. Any thread. */
    public List<String> offered(ObjectAction.Verb verb) {
        return offered.get(verb);
    }

    @Override
    public boolean offers(ObjectAction action) {
        return offered.get(action.verb()).contains(action.object());
    }

    @Override
    public void perform(ObjectAction action) {
        debuggee.perform(action);
    }

    @Override
    public TimeScale takeAskedScale() {
        TimeScale asked = askedScale;
        askedScale = null;
        return asked;
    }

    @Override
    public void deliver(int action, boolean down, long position, long realUnits, long nanos) {
        latch.deliver(action, down);
        pictureChanged = true;
        edges.write(action, down, 0, position, realUnits, nanos);
    }

    @Override
    public void deliverToTick(int action, boolean down, long realUnits, long nanos) {
        latch.deliverToTick(action, down);
        pictureChanged = true;
        edges.write(action, down, tickIndex + 1, framePosition, realUnits, nanos);
    }

    @Override
    public void frameBegins(FrameRow row) {
        framePosition = row.position;
        outerUnits = row.frameTimeUnits;
        frameIndex = row.frameIndex;
        steps.change(row.simulationTickBefore, row.stepUnits);
        probes.frameBegins();
        boolean onlyATick = row.is(FrameRow.STEPPED) && !row.is(FrameRow.STEPPED_FRAME);
        if (onlyATick) {
            latch.beginSingleTick();
        } else {
            latch.beginFrame();
            outerUnits = row.frameTimeUnits;
            debuggee.frameBegins(row);
        }
    }

    @Override
    public boolean mayRunTick(long nextTick) {
        return probes.mayRun(nextTick);
    }

    @Override
    public boolean mayStepTick(long nextTick) {
        return probes.mayStep(nextTick);
    }

    @Override
    public void tickBegins(long nextTick) {
        tickIndex = nextTick;
        latch.beginTick();
        debuggee.tickBegins(nextTick);
    }

    @Override
    public boolean hasWork(Stage stage) {
        return debuggee.hasWork(stage);
    }

    @Override
    public boolean callsHook(Stage stage, String object) {
        return debuggee.callsHook(stage, object);
    }

    @Override
    public void delayCopies(boolean ofTick, long frames) {
        probes.delay(ofTick, frames);
    }

    /** Hooks and what follows from them; a presentation or a readback changes nothing that decides how the game goes on. */
    @Override
    public long stateHash(Stage stage) {
        return stage.role() == StageRole.PRESENTATION ? 0 : bodyRows.stateHash(debuggee);
    }

    @Override
    public boolean present(int body) {
        return bodyRows.present(body);
    }

    @Override
    public double pose(int body, int part) {
        return bodyRows.presented().current(body, part);
    }

    @Override
    public double previousPose(int body, int part) {
        return bodyRows.presented().previous(body, part);
    }

    @Override
    public boolean contactBegan(String bodyA, String bodyB) {
        return physics instanceof MovableWorld world && BodyContacts.began(world, bodyA, bodyB);
    }

    @Override
    public void frameEnded(FrameRow row) {
        debuggee.frameEnded(row);
        framePosition = row.position + 1;
    }

    @Override
    public void pausedFrame() {
        if (contract.input().onPause() == InputOnPause.CLEAR) {
            latch.clear();
        }
    }

    @Override
    public void pauseChanged() {
        if (contract.input().onPause() == InputOnPause.CLEAR) {
            latch.clear();
        }
        debuggee.pauseChanged();
        if (contract.history() == HistoryPolicy.SHOW_AT_ONCE) {
            for (int body = 0; body < bodyRows.count(); body++) {
                if (physics.present(body)) {
                    bodyPlaced(body);
                }
            }
        }
    }

    @Override
    public void sceneLoaded(SceneChange change) {
        if (change == SceneChange.NOTHING) {
            debuggee.sceneLoaded();
        } else {
            restarted(change);
        }
    }

    @Override
    public void restarted(SceneChange change) {
        debuggee.ends();
        if (change == SceneChange.CLOCKS || change == SceneChange.EVERYTHING) {
            latch.clear();
            outerUnits = 0;
            frameIndex = 0;
        } else if (change == SceneChange.SIMULATION) {
            latch.clearWaiting();
        }
        if (change != SceneChange.ACCUMULATOR) {
            tickIndex = 0;
            steps.restart();
        }
        if (prepared != null) {
            begin(prepared);
            prepared = null;
        }
    }

    /** @throws GameException if game code or its world throws, so that nobody takes it for a fault of the clock */
    @Override
    public int run(Stage stage, GameClock clock) {
        inFixed = stage.phase() == Phase.FIXED;
        runningStage = stage.index();
        try {
            return switch (stage.role()) {
                case HOOK, CONTACTS -> debuggee.hook(stage, clock);
                case PHYSICS -> step(stage, clock);
                case ENGINE, PRESENTATION -> engine(stage, clock);
            };
        } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError e) {
            throw new GameException(e);
        } finally {
            runningStage = -1;
            inFixed = false;
        }
    }

    private int engine(Stage stage, GameClock clock) {
        if (stage.role() == StageRole.PRESENTATION) {
            pictureChanged = false;
            if (physics != null) {
                bodyRows.presented().present(physics, clock.interpolationAlpha());
            }
        }
        debuggee.engine(stage, clock);
        return 1;
    }

    private int step(Stage stage, GameClock clock) {
        debuggee.beforePhysics();
        if (physics == null) {
            return 0;
        }
        double seconds = stage.phase() == Phase.FIXED ? clock.fixedDeltaTime() : clock.deltaTime();
        if (seconds > 0) {
            physics.step(seconds);
        }
        return 1;
    }

    @Override
    public void tickCommitted(TickRow row, EventSink rows) {
        probes.stepCopied(row.tickIndex);
        InputSnapshot input = latch.tickSnapshot();
        row.inputPressed = input.pressed();
        row.inputReleased = input.released();
        row.inputHeld = input.held();
        ticksBefore = row.row + 1;
        if (physics != null) {
            bodyRows.commit(row, rows);
        }
    }

    @Override
    public ClockContract contract() {
        return contract;
    }

    @Override
    public TimeBase timeBase() {
        return base;
    }

    @Override
    public StepHistory steps() {
        return steps;
    }

    @Override
    public long outerUnits() {
        return outerUnits;
    }

    @Override
    public InputSnapshot input() {
        return inFixed ? latch.tickSnapshot() : latch.frameSnapshot();
    }

    @Override
    public GameClock clockAtBegin() {
        return new ClockAtBegin(base.seconds(outerUnits).toDouble(), frameIndex, base.seconds(steps.stepUnits()).toDouble(), contract.hasAlpha());
    }

    @Override
    public long framePosition() {
        return framePosition;
    }

    @Override
    public int newObject(String name) {
        return objects.names().append(name);
    }

    @Override
    public void bodyPlaced(int body) {
        pictureChanged = true;
        bodyRows.placed(body, sink);
    }

    @Override
    public void bodyShown(int body, double x, double y, double angle) {
        bodyRows.presented().show(body, x, y, angle, sink);
    }

    @Override
    public void presentedPose(int body, PoseBuffer into) {
        bodyRows.presented().read(body, into);
    }

    @Override
    public boolean pictureChanged() {
        return pictureChanged || debuggee.animates();
    }

    @Override
    public void bodyGone(int body) {
        pictureChanged = true;
        sink.gone(body);
    }

    @Override
    public void objectChanged(ObjectRow.Change change, int object, int body, String words) {
        pictureChanged = true;
        objects.changed(change, object, body, words, runningStage, framePosition, tickIndex, ticksBefore);
    }

    @Override
    public void timeScale(long numerator, long denominator) {
        askedScale = TimeScale.of(contract.timeScale().clamp(Rational.of(numerator, denominator)));
    }
}
