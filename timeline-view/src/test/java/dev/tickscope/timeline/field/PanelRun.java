package dev.tickscope.timeline.field;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.session.Moment;
import dev.tickscope.core.session.Playhead;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;
import dev.tickscope.core.time.TimeText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A real loop run by a script, without threads and without a game: every row is what a session would have written. */
public final class PanelRun {
    private final Store store;
    private final SessionInfo info;
    private final RunControl control;
    private long nanos;

    private PanelRun(ClockContract contract, Retention retention) {
        this.store = new Store(retention);
        TimeBase base = TimeBase.of(contract.rate());
        this.info = new SessionInfo("Test", "scripted", contract, base, base.step(contract.rate()), List.of());
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), PhaseHandler.NONE, () -> nanos += 1000);
        this.control = new RunControl(contract, loop, store.writer(), GameControl.NONE);
        control.start(false);
    }

    /** A preset's id, or a JSON object that extends one. */
    public static PanelRun of(String contract) {
        return of(contract, Retention.DEFAULT);
    }

    /** A session whose history may take that many bytes. */
    public static PanelRun withBudget(String contract, long bytes) {
        return of(contract, new Retention(bytes));
    }

    private static PanelRun of(String contract, Retention retention) {
        try {
            String json = contract.startsWith("{") ? contract : "\"" + contract + "\"";
            return new PanelRun(ContractReader.read("test:", ContractReader.parse("test", json), Path.of("."), null, new ArrayList<>()), retention);
        } catch (InputException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The worked example up to its breakpoint in tick 431: frame 61 is a pause, frame 512 is stopped. */
    public static PanelRun workedExample() {
        try (InputStream in = PanelRun.class.getResourceAsStream("design-example.json")) {
            JsonNode tree = ContractReader.parse("example", new String(in.readAllBytes(), StandardCharsets.UTF_8));
            PanelRun run = of(tree.get("contract").toString());
            Stage fixedUpdate = run.info.contract().plan().named("fixedUpdate").orElseThrow();
            run.apply(new Command.AddBreakpoint(new Breakpoint(2, fixedUpdate.index(), 431, -1, 1)));
            int position = 0;
            for (JsonNode delta : tree.get("pacing").get("deltas")) {
                position++;
                if (position == 61) {
                    run.apply(new Command.Pause());
                } else if (position == 62) {
                    run.apply(new Command.Resume());
                }
                run.frames(delta.stringValue());
                if (position != 61 && !run.control.running()) {
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
    public PanelRun frames(String... deltas) {
        for (String delta : deltas) {
            long units = info.timeBase().units(TimeText.seconds(delta));
            if (units < 0) {
                control.refuse(units);
            } else if (control.running()) {
                control.frame(units);
            } else {
                control.pausedFor(units);
            }
        }
        return this;
    }

    public PanelRun apply(Command command) {
        return apply(command, "0");
    }

    /** @param listed the real time that passes with a step */
    public PanelRun apply(Command command, String listed) {
        control.apply(command, info.timeBase().units(TimeText.seconds(listed)));
        return this;
    }

    public PanelRun scale(String scale) {
        return apply(new Command.SetTimeScale(TimeScale.of(TimeText.ratio(scale))));
    }

    public PanelRun breakpoint(int id, String stage, long onlyTick) {
        int index = info.contract().plan().named(stage).orElseThrow().index();
        return apply(new Command.AddBreakpoint(new Breakpoint(id, index, onlyTick, -1, 1)));
    }

    public boolean running() {
        return control.running();
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

    public Moment live() {
        return Moment.of(view(), Playhead.LIVE);
    }

    /** The end of the frame with this position, from 0. */
    public Moment frame(long position) {
        return Moment.of(view(), new Playhead.AtFrame(position));
    }

    /** The end of the tick with this row, from 0. */
    public Moment tick(long row) {
        return Moment.of(view(), new Playhead.AtTick(row));
    }

    /** Right after the stage with this PHASE row, from 0. */
    public Moment stage(long row) {
        return Moment.of(view(), new Playhead.AtPhase(row));
    }

    /** Seconds as units of the session. */
    public Rational units(String seconds) {
        return Rational.of(info.timeBase().units(TimeText.seconds(seconds)));
    }
}
