package dev.tickscope.samples;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.store.Columns;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TimeBase;

/** One game of a test under a shipped contract, driven frame by frame; frames are in parts of a tick at 60 Hz. */
public final class SampleRun {
    private static final long STEP_UNITS = 50_000_000;

    private final FrameLoop loop;
    private final DebuggeeRunner runner;
    private final Store store = new Store(Retention.DEFAULT);

    public SampleRun(String contract, Debuggee game) {
        ClockContract rules = ContractReader.preset(contract);
        TimeBase base = HostedSession.timeBase(rules);
        runner = new DebuggeeRunner(new DebuggeeProvider() {
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
                return "A sample in a test.";
            }

            @Override
            public Debuggee create() {
                return game;
            }
        }, rules, base, store.writer());
        loop = new FrameLoop(rules, base, store.writer(), runner, NanoSource.STILL);
        if (contract.equals("scaled")) {
            loop.advance(0); // Its first frame runs no tick.
        }
    }

    /** Runs so many frames of one tick each. */
    public SampleRun ticks(int count) {
        return frames(count, 1, 1);
    }

    /** Runs so many frames of {@code numerator / denominator} ticks each. */
    public SampleRun frames(int count, int numerator, int denominator) {
        for (int i = 0; i < count; i++) {
            loop.advance(STEP_UNITS * numerator / denominator);
        }
        return this;
    }

    public SampleRun press(int action) {
        runner.deliver(action, true, loop.position(), loop.realUnits(), 0);
        return this;
    }

    public SampleRun release(int action) {
        runner.deliver(action, false, loop.position(), loop.realUnits(), 0);
        return this;
    }

    /** The hash of what a completed tick left behind. */
    public long stateHash(long tick) {
        return store.view().ticks().getLong(Columns.Tick.STATE_HASH, tick - 1);
    }

    public long tickIndex() {
        return loop.tickIndex();
    }
}
