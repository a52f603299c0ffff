package dev.tickscope.timeline;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.InputOnPause;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.event.DivergenceRow;
import dev.tickscope.core.event.EventKind;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.InputRow;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.input.EdgeLatch;
import dev.tickscope.core.input.InputSnapshot;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Column;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.RawRows;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.store.StoreWriter;
import dev.tickscope.core.store.TableView;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;
import dev.tickscope.core.time.TimeText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A real loop run by a script, whose stages take a known time: every row is what a session would have written. */
public final class TimelineRun {
    private static final Map<String, Long> COST_NANOS = Map.of("start", 0L, "update", 900_000L, "fixedUpdate", 860_000L, "physics", 1_060_000L, "contacts",
            380_000L, "timedRoutines", 60_000L, "flowTick", 380_000L, "presentation", 2_100_000L);

    private Store store;
    private final SessionInfo info;
    private final RunControl control;
    private final boolean costs;
    private long nanos = 1_000;
    private int mostTicks = Integer.MAX_VALUE;
    private int frameTicks;
    private boolean still;

    private TimelineRun(ClockContract contract, Retention retention, boolean costs, List<String> actions) {
        this.store = new Store(retention);
        this.costs = costs;
        TimeBase base = TimeBase.of(contract.rate());
        this.info = new SessionInfo("Test", "scripted", contract, base, base.step(contract.rate()), List.of(),
                new ActionMap(actions));
        StoreWriter writer = store.writer();
        Stages stages = new Stages(contract, writer);
        FrameLoop loop = new FrameLoop(contract, base, writer, stages, () -> nanos);
        this.control = new RunControl(contract, loop, writer, stages);
        control.start(false);
    }

    /** A preset's id, or a JSON object that extends one. */
    public static TimelineRun of(String contract) {
        return of(contract, Retention.DEFAULT, true);
    }

    /** Like {@link #of(String)}, with a game that has these actions. */
    public static TimelineRun withActions(String contract, String... actions) {
        return of(contract, Retention.DEFAULT, true, actions);
    }

    /** The machine's clock goes on between frames. */
    public TimelineRun idle(long milliseconds) {
        nanos += milliseconds * 1_000_000;
        return this;
    }

    /** From now on no tick may run; probes that are late hold it. */
    public TimelineRun hold(boolean on) {
        return holdBeyond(on ? 0 : Integer.MAX_VALUE);
    }

    /** From now on a frame runs no more than so many ticks; probes that are late hold the others. */
    public TimelineRun holdBeyond(int ticks) {
        mostTicks = ticks;
        return this;
    }

    /** From now on the game changes nothing that is in the picture. */
    public TimelineRun drawsOnlyChanges() {
        still = true;
        return this;
    }

    /** An action goes down or up. */
    public TimelineRun edge(int action, boolean down) {
        return apply(new Command.InputEdge(action, down));
    }

    /** Like {@link #of(String)}, on a machine whose clock stands still. */
    public static TimelineRun withoutCosts(String contract) {
        return of(contract, Retention.DEFAULT, false);
    }

    /** Like {@link #of(String)}, with a history budget. */
    public static TimelineRun withBudget(String contract, long bytes) {
        return of(contract, new Retention(bytes), true);
    }

    private static TimelineRun of(String contract, Retention retention, boolean costs, String... actions) {
        try {
            String json = contract.startsWith("{") ? contract : "\"" + contract + "\"";
            return new TimelineRun(ContractReader.read("test:", ContractReader.parse("test", json), Path.of("."), null, new java.util.ArrayList<>()),
                    retention, costs, List.of(actions));
        } catch (InputException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The worked example up to its breakpoint in tick 431: frame 61 is a pause, frame 512 is stopped. */
    public static TimelineRun workedExample() {
        return workedExample(Integer.MAX_VALUE, true);
    }

    /** The worked example without its breakpoint, up to that many deltas. */
    public static TimelineRun workedExampleRunning(int deltas) {
        return workedExample(deltas, false);
    }

    private static TimelineRun workedExample(int deltas, boolean stops) {
        try (InputStream in = TimelineRun.class.getResourceAsStream("design-example.json")) {
            JsonNode tree = ContractReader.parse("example", new String(in.readAllBytes(), StandardCharsets.UTF_8));
            TimelineRun run = of(tree.get("contract").toString());
            if (stops) {
                run.breakpoint(2, "fixedUpdate", 431);
            }
            int position = 0;
            for (JsonNode delta : tree.get("pacing").get("deltas")) {
                position++;
                if (position == 61) {
                    run.apply(new Command.Pause());
                } else if (position == 62) {
                    run.apply(new Command.Resume());
                }
                run.frames(delta.stringValue());
                if (position >= deltas || position != 61 && !run.control.running()) {
                    break;
                }
            }
            return run;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InputException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Frames with these deltas; paused time while the run stands; a negative one is refused. */
    public TimelineRun frames(String... deltas) {
        for (String delta : deltas) {
            units(info.timeBase().units(TimeText.seconds(delta)));
        }
        return this;
    }

    /** One frame, paused span or refused delta. */
    public TimelineRun units(long units) {
        if (units < 0) {
            control.refuse(units);
        } else if (control.running()) {
            control.frame(units);
        } else {
            control.pausedFor(units);
        }
        return this;
    }

    public TimelineRun apply(Command command) {
        return apply(command, "0");
    }

    /** @param listed the real time that passes with a step */
    public TimelineRun apply(Command command, String listed) {
        control.apply(command, info.timeBase().units(TimeText.seconds(listed)));
        return this;
    }

    public TimelineRun breakpoint(int id, String stage, long onlyTick) {
        int index = info.contract().plan().named(stage).orElseThrow().index();
        return apply(new Command.AddBreakpoint(new Breakpoint(id, index, onlyTick, -1, 1)));
    }

    /** As if the run repeated another one and differed for the first time in that stage of a completed tick. */
    public TimelineRun differs(long tickRow, String stage) {
        DivergenceRow row = new DivergenceRow();
        row.tickRow = tickRow;
        row.tickIndex = view().ticks().getLong(Columns.Tick.TICK_INDEX, tickRow);
        row.framePosition = view().ticks().getLong(Columns.Tick.FRAME_POSITION, tickRow);
        row.stage = info.contract().plan().named(stage).orElseThrow().index();
        row.expectedHash = 0x0a1b2c3dL;
        row.actualHash = 0xdd0e89fcL;
        store.writer().divergence(row);
        store.writer().release();
        return this;
    }

    /** The rows from one up to, but without, another are lost, as if a recorder had come too late for them. Nothing can run afterwards. */
    public TimelineRun lose(EventKind kind, long from, long to) {
        StoreView whole = view();
        Store left = new Store(store.retention());
        RawRows rows = new RawRows(left);
        for (EventKind each : EventKind.values()) {
            TableView table = whole.table(each);
            for (long row = 0; row < table.rowCount(); row++) {
                if (!table.has(row) || each == kind && row >= from && row < to) {
                    rows.lose(each, row, row + 1);
                } else {
                    rows.add(each, values(table, row));
                }
            }
        }
        rows.release();
        left.maintain();
        store = left;
        return this;
    }

    /** Whole frames are lost with their ends. */
    public TimelineRun loseFrames(long from, long to) {
        return lose(EventKind.FRAME, from, to).lose(EventKind.FRAME_END, from, to);
    }

    private static long[] values(TableView table, long row) {
        return RawRows.columns(table.kind()).stream().mapToLong(column -> column.type() == Column.Type.DOUBLE
                ? Double.doubleToRawLongBits(table.getDouble(column, row)) : table.getLong(column, row)).toArray();
    }

    public TimelineRun end() {
        control.end(StopCause.PACING_ENDED);
        return this;
    }

    public SessionInfo info() {
        return info;
    }

    public Store store() {
        return store;
    }

    public StoreView view() {
        return store.view();
    }

    /** Units of so many milliseconds, written as a time text such as {@code 33.3ms}. */
    public long units(String text) {
        return info.timeBase().units(TimeText.seconds(text));
    }

    private final class Stages implements PhaseHandler, GameControl {
        private final EdgeLatch latch;
        private final StoreWriter writer;
        private final boolean clears;
        private final InputRow row = new InputRow();
        private InputSnapshot seen;

        Stages(ClockContract contract, StoreWriter writer) {
            this.latch = new EdgeLatch(contract.input().latch());
            this.clears = contract.input().onPause() == InputOnPause.CLEAR;
            this.writer = writer;
        }

        @Override
        public void frameBegins(FrameRow frame) {
            frameTicks = 0;
            latch.beginFrame();
        }

        @Override
        public boolean mayRunTick(long tickIndex) {
            return frameTicks < mostTicks;
        }

        @Override
        public boolean pictureChanged() {
            return !still;
        }

        @Override
        public void tickBegins(long tickIndex) {
            frameTicks++;
            seen = latch.beginTick();
        }

        @Override
        public void pauseChanged() {
            if (clears) {
                latch.clear();
            }
        }

        @Override
        public int run(Stage stage, GameClock clock) {
            nanos += costs ? COST_NANOS.getOrDefault(stage.name(), 200_000L) : 0;
            return 1;
        }

        @Override
        public void tickCommitted(TickRow tick, EventSink sink) {
            tick.inputPressed = seen.pressed();
            tick.inputReleased = seen.released();
            tick.inputHeld = seen.held();
        }

        @Override
        public void deliver(int action, boolean down, long framePosition, long realUnits, long atNanos) {
            latch.deliver(action, down);
            write(action, down, framePosition, realUnits, atNanos);
        }

        private void write(int action, boolean down, long framePosition, long realUnits, long atNanos) {
            row.action = action;
            row.down = down;
            row.framePosition = framePosition;
            row.realUnits = realUnits;
            row.nanos = atNanos;
            writer.input(row);
        }

        @Override
        public void deliverToTick(int action, boolean down, long realUnits, long atNanos) {
            throw new UnsupportedOperationException("nothing is scripted for a tick");
        }

        @Override
        public boolean offers(ObjectAction action) {
            return false;
        }

        @Override
        public void perform(ObjectAction action) {
            throw new UnsupportedOperationException(action + " of a game without objects");
        }

        @Override
        public TimeScale takeAskedScale() {
            return null;
        }
    }
}
