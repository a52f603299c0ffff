package dev.tickscope.core.session;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.EventSink;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeText;

/** A real loop run by a script, in which every stage takes one millisecond: its rows are the past that tests look back at. */
final class Recorded {
    static final long MILLI_NANOS = 1_000_000;

    private final Store store;
    private final ClockContract contract;
    private final RunControl control;
    private final TimeBase base;
    private long nanos;

    private Recorded(ClockContract contract, Retention retention) {
        this.contract = contract;
        store = new Store(retention);
        base = TimeBase.of(contract.rate());
        PhaseHandler millisecond = new PhaseHandler() {
            @Override
            public int run(Stage stage, GameClock clock) {
                nanos += MILLI_NANOS;
                return 1;
            }

            @Override
            public void tickCommitted(TickRow tick, EventSink sink) {
                // A game without a world.
            }
        };
        FrameLoop loop = new FrameLoop(contract, base, store.writer(), millisecond, () -> nanos);
        control = new RunControl(contract, loop, store.writer(), GameControl.NONE);
        control.start(false);
    }

    static Recorded of(String preset) {
        return new Recorded(ContractReader.preset(preset), Retention.DEFAULT);
    }

    static Recorded withBudget(String preset, long bytes) {
        return new Recorded(ContractReader.preset(preset), new Retention(bytes, Retention.MIN_POSE_BYTES));
    }

    /** Frames with these deltas, or paused time while the run stands. */
    Recorded frames(String... deltas) {
        for (String delta : deltas) {
            long units = base.units(TimeText.seconds(delta));
            if (control.running()) {
                control.frame(units);
            } else {
                control.pausedFor(units);
            }
        }
        return this;
    }

    Recorded apply(Command command) {
        control.apply(command, 0);
        return this;
    }

    /** @param everyHits stops at every n-th hit only */
    Recorded breakpoint(int id, String stage, long onlyTick, long everyHits) {
        return apply(new Command.AddBreakpoint(
                new Breakpoint(id, contract.plan().named(stage).orElseThrow().index(), onlyTick, -1, everyHits)));
    }

    ClockContract contract() {
        return contract;
    }

    long unitsPerNano() {
        return base.unitsPerNano();
    }

    StoreView view() {
        return store.view();
    }

    Moment at(Playhead playhead) {
        return Moment.of(view(), playhead);
    }

    /** The title of the stage at a moment, or a dash. */
    String stage(Moment moment) {
        Stage stage = moment.stage(view(), contract.plan());
        return stage == null ? "-" : stage.title();
    }
}
