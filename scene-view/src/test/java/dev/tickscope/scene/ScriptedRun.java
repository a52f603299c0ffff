package dev.tickscope.scene;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.ObjectGame;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TimeBase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The real loop under a scripted world, driven frame by frame without a thread. */
final class ScriptedRun {
    final SessionInfo info;
    /** One tick in units. */
    final long step;
    private Store store;
    private final FrameLoop loop;
    private final RunControl control;
    private long nanos;

    ScriptedRun(String preset, List<BodyShape> bodies, ScriptedWorld.Motion motion) {
        this(preset, ScriptedWorld.provider(bodies, motion));
    }

    ScriptedRun(String preset, DebuggeeProvider provider) {
        this(ContractReader.preset(preset), provider, Retention.DEFAULT);
    }

    /** With as little history as there can be. */
    static ScriptedRun forgetful(String preset, List<BodyShape> bodies, ScriptedWorld.Motion motion) {
        return new ScriptedRun(ContractReader.preset(preset), ScriptedWorld.provider(bodies, motion),
                new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES));
    }

    /** Summarises and packs what is full, as a thread of its own does in a session. */
    void maintain() {
        store.maintain();
    }

    /** A game with objects, at so many ticks a second. */
    static ScriptedRun game(String preset, int rate, Supplier<MovableWorld> world, Consumer<GameApi> scene) {
        return new ScriptedRun(atRate(preset, rate), ScriptedWorld.provider(() -> new ObjectGame() {
            private final MovableWorld made = world.get();

            @Override
            public MovableWorld physics() {
                return made;
            }

            @Override
            protected void populate(GameApi api) {
                scene.accept(api);
            }
        }), Retention.DEFAULT);
    }

    private static ClockContract atRate(String preset, int rate) {
        try {
            String json = "{\"extends\": \"" + preset + "\", \"rate\": " + rate + "}";
            return ContractReader.read("test", ContractReader.parse("test", json), Path.of("."), null, new ArrayList<>());
        } catch (InputException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    private ScriptedRun(ClockContract contract, DebuggeeProvider provider, Retention retention) {
        store = new Store(retention);
        TimeBase base = HostedSession.timeBase(contract);
        DebuggeeRunner runner = new DebuggeeRunner(provider, contract, base, store.writer());
        loop = new FrameLoop(contract, base, store.writer(), runner, () -> nanos += 1_000);
        control = new RunControl(contract, loop, store.writer(), runner);
        step = base.step(contract.rate());
        info = new SessionInfo(provider.title(), "listed", contract, base, step, runner.bodies());
        control.start(false);
        store.writer().release();
    }

    /** Runs a frame that brings so many units. */
    ScriptedRun frame(long units) {
        control.frame(units);
        return this;
    }

    /** Runs a frame that brings so many ticks, which may be a fraction. */
    ScriptedRun steps(double ticks) {
        return frame((long) (ticks * step));
    }

    ScriptedRun frames(int count, long units) {
        for (int i = 0; i < count; i++) {
            frame(units);
        }
        return this;
    }

    /** Stops in that stage at that tick. */
    ScriptedRun breakpoint(String stage, long tick) {
        int index = info.contract().plan().named(stage).orElseThrow().index();
        control.apply(new Command.AddBreakpoint(new Breakpoint(1, index, tick, -1, 1)), 0);
        return this;
    }

    ScriptedRun command(Command command) {
        control.apply(command, 0);
        return this;
    }

    StoreView view() {
        return store.view();
    }

    /** The rows from one up to, but without, another are lost, as if a recorder had come too late for them. Nothing can run afterwards. */
    ScriptedRun lose(EventKind kind, long from, long to) {
        StoreView whole = view();
        Store left = new Store(store.retention());
        RawRows rows = new RawRows(left);
        for (EventKind each : EventKind.values()) {
            TableView table = whole.table(each);
            for (long row = 0; row < table.rowCount(); row++) {
                if (!table.has(row) || each == kind && row >= from && row < to) {
                    rows.lose(each, row, row + 1);
                } else {
                    long at = row;
                    rows.add(each, RawRows.columns(each).stream().mapToLong(column -> column.type() == Column.Type.DOUBLE
                            ? Double.doubleToRawLongBits(table.getDouble(column, at)) : table.getLong(column, at)).toArray());
                }
            }
        }
        rows.release();
        store = left;
        return this;
    }

    Moment live() {
        return Moment.of(view(), Playhead.LIVE);
    }

    /** A view model that has seen the newest moment. */
    SceneViewModel seen() {
        return seen(Playhead.LIVE);
    }

    SceneViewModel seen(Playhead playhead) {
        SceneViewModel model = new SceneViewModel();
        model.setSession(info);
        StoreView view = view();
        model.update(view, Moment.of(view, playhead));
        return model;
    }
}
