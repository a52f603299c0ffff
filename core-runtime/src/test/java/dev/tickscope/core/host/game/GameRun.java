package dev.tickscope.core.host.game;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.event.CommandAnswer;
import dev.tickscope.core.event.ObjectRow;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.NanoSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs a game of scripted objects under a contract and keeps a log of what its hooks saw. One step is {@link #STEP} units. */
final class GameRun {
    static final long STEP = 50_000_000;

    final Store store = new Store(Retention.DEFAULT);
    final List<String> log = new ArrayList<>();
    private final List<Thing> things = new ArrayList<>();
    final ClockContract contract;
    final DebuggeeRunner runner;
    final FrameLoop loop;
    final RunControl control;
    private final Supplier<MovableWorld> newWorld;
    private final Consumer<GameApi> scene;
    private int scenes;
    private GameApi api;
    private int breakpoints;

    /** A game without a world. */
    GameRun(String preset, Scene scene) {
        this(ContractReader.preset(preset), () -> null, scene);
    }

    GameRun(String preset, Supplier<MovableWorld> newWorld, Scene scene) {
        this(ContractReader.preset(preset), newWorld, scene);
    }

    /** @param scene spawns what the scene begins with; it gets this run to log into */
    GameRun(ClockContract contract, Supplier<MovableWorld> newWorld, Scene scene) {
        this.contract = contract;
        this.newWorld = newWorld;
        this.scene = newApi -> scene.populate(this, newApi);
        runner = new DebuggeeRunner(new Provider(), contract, HostedSession.timeBase(contract), store.writer());
        loop = new FrameLoop(contract, HostedSession.timeBase(contract), store.writer(), runner, NanoSource.STILL);
        control = new RunControl(contract, loop, store.writer(), runner);
        control.start(false);
    }

    /** A contract written as JSON. */
    static ClockContract contract(String json) {
        try {
            return ContractReader.read("test", ContractReader.parse("test", json), Path.of("."), null, new ArrayList<>());
        } catch (InputException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    /** What a scene begins with. */
    interface Scene {
        void populate(GameRun run, GameApi api);
    }

    /** One frame of so many steps, which may be a fraction; the log begins anew. */
    GameRun frame(double steps) {
        log.clear();
        control.frame((long) (steps * STEP));
        return this;
    }

    /** The log of the last frame as one line. */
    String seen() {
        return String.join(" ", log);
    }

    String frameSeen(double steps) {
        return frame(steps).seen();
    }

    /** The API outside any hook, as a script uses it. */
    GameApi api() {
        return api;
    }

    int scenes() {
        return scenes;
    }

    /** The last thing of that name that was made. */
    GameObject named(String name) {
        return things.stream().filter(t -> t.name().equals(name)).reduce((x, y) -> y).orElseThrow();
    }

    CommandAnswer apply(Command command) {
        log.clear();
        return control.apply(command, 0);
    }

    void perform(ObjectAction.Verb verb, String object) {
        runner.perform(new ObjectAction(verb, object));
    }

    void breakpointAt(String stage) {
        Stage at = contract.plan().named(stage).orElseThrow();
        control.apply(new Command.AddBreakpoint(Breakpoint.at(++breakpoints, at.index())), 0);
    }

    StoreView view() {
        store.writer().release();
        return store.view();
    }

    /** All OBJECT rows of these changes, such as {@code CREATED Ball@update/1}: stage and tick; {@code -} outside stages. */
    String rows(ObjectRow.Change... changes) {
        List<ObjectRow.Change> wanted = List.of(changes);
        TableView table = view().objects();
        List<String> rows = new ArrayList<>();
        for (long row = 0; row < table.rowCount(); row++) {
            ObjectRow.Change change = ObjectRow.Change.values()[table.getInt(Columns.Obj.CHANGE, row)];
            if (wanted.contains(change)) {
                int object = table.getInt(Columns.Obj.OBJECT, row);
                int stage = table.getInt(Columns.Obj.STAGE, row);
                rows.add(change + " " + (object < 0 ? "?" : runner.objectNames().get(object)) + "@"
                        + (stage < 0 ? "-" : contract.plan().stage(stage).name()) + "/" + table.getLong(Columns.Obj.TICK_INDEX, row));
            }
        }
        return String.join(", ", rows);
    }

    List<String> failures() {
        return runner.failures().newest().stream().map(f -> f.words()).toList();
    }

    private final class Provider implements DebuggeeProvider {
        @Override
        public String id() {
            return "test";
        }

        @Override
        public String title() {
            return "Test";
        }

        @Override
        public String description() {
            return "A game of a test.";
        }

        @Override
        public Debuggee create() {
            return new Game(newWorld.get());
        }
    }

    private final class Game extends ObjectGame {
        private final MovableWorld world;

        Game(MovableWorld world) {
            this.world = world;
        }

        @Override
        public MovableWorld physics() {
            return world;
        }

        @Override
        protected void populate(GameApi newApi) {
            api = newApi;
            scenes++;
            scene.accept(newApi);
        }
    }

    /** An object that logs its hooks, such as {@code Ball.fixed1}, and does in them what a test says. */
    static class Thing extends GameObject {
        final GameRun run;
        Consumer<GameApi> inStart = unused -> { };
        Consumer<GameApi> inFixed = unused -> { };
        Consumer<GameApi> inUpdate = unused -> { };
        Consumer<GameApi> inContact = unused -> { };
        Consumer<GameApi> inDestroy = unused -> { };
        boolean ready = true;

        Thing(GameRun run, String name) {
            super(name);
            this.run = run;
            run.things.add(this);
        }

        @Override
        protected void onStart(GameApi api) {
            run.log.add(name() + ".start");
            inStart.accept(api);
        }

        @Override
        protected boolean startCompleted(GameApi api) {
            return ready;
        }

        @Override
        protected void fixedUpdate(GameApi api) {
            long tick = api.clock().simulationTick();
            run.log.add(name() + ".fixed" + (tick < 0 ? "" : tick));
            inFixed.accept(api);
        }

        @Override
        protected void update(GameApi api) {
            run.log.add(name() + ".update");
            inUpdate.accept(api);
        }

        @Override
        protected void onDestroy(GameApi api) {
            run.log.add(name() + ".destroy");
            inDestroy.accept(api);
        }
    }

    /** A thing that also hears of contacts: {@code A.began(B)5}, with the tick that the clock shows. */
    static class Touching extends Thing {
        Touching(GameRun run, String name) {
            super(run, name);
        }

        @Override
        protected void contactBegan(GameApi api, GameObject other) {
            run.log.add(name() + ".began(" + other.name() + ")" + api.clock().simulationTick());
            inContact.accept(api);
        }

        @Override
        protected void contactEnded(GameApi api, GameObject other) {
            run.log.add(name() + ".ended(" + other.name() + ")" + api.clock().simulationTick());
        }
    }
}
