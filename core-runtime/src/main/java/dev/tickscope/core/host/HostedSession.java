package dev.tickscope.core.host;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.CommandQueue;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.loop.Pacer;
import dev.tickscope.core.session.Capability;
import dev.tickscope.core.session.DebugSession;
import dev.tickscope.core.session.SessionInfo;
import dev.tickscope.core.session.SubmitResult;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import dev.tickscope.core.store.StoreView;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.TickRate;
import dev.tickscope.core.time.TimeBase;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/**
 * A debuggee that runs in this program. {@link #start()} gives it two threads: {@code clock-sim} runs loop, game and store writer;
 * {@code clock-index} lays chunks ready and summarises full ones.
 */
public final class HostedSession implements DebugSession {
    private static final long INDEX_PAUSE_NANOS = 3_000_000;
    /** While nothing happens its pauses become longer, up to this. */
    private static final long LONGEST_INDEX_PAUSE_NANOS = 2_000_000_000;

    private final SessionInfo info;
    private final Set<Capability> capabilities;
    private final Store store;
    private final CommandQueue commands = new CommandQueue();
    private final SimulationAgent agent;
    private final DebuggeeRunner runner;
    private final RunControl control;
    private final RunRecord record;
    private final Repetition past;
    private volatile boolean closed;
    private volatile boolean stirred;
    private Thread simulation;
    private Thread index;

    private HostedSession(Builder builder) {
        TimeBase base = builder.past == null ? timeBase(builder.contract, builder.rates) : builder.past.setup().base();
        store = new Store(builder.retention);
        record = new RunRecord(new RunSetup(builder.contract, base, builder.provider, builder.past == null ? null : builder.past.setup().probes(),
                builder.pacingTitle, builder.retention), new RunJournal(), builder.hashes ? new HashTrace() : null);
        RunSetup.Parts run = record.setup().assemble(store.writer(), builder.nanos, record.journal());
        runner = run.game();
        control = run.control();
        past = builder.past == null ? null
                : new Repetition(builder.past, builder.pastTicks, builder.pastRows, run, store.writer(), record.hashes());
        if (past == null) {
            run.loop().setHashTrace(record.hashes());
        }
        agent = new SimulationAgent(control, builder.pacer.apply(base), commands, builder.startPaused, past,
                () -> past.stands(store.view().states().rowCount() - 1));
        info = new SessionInfo(builder.provider.title(), builder.pacingTitle, builder.contract, base, base.step(builder.contract.rate()),
                runner.bodies(), runner.actions());
        capabilities = EnumSet.of(Capability.PAUSE, Capability.STEP_TICK, Capability.STEP_FRAME, Capability.TIME_SCALE,
                Capability.STEP_PHASE, Capability.RUN_TO, Capability.CLOCK_CHANGES, Capability.RESTART, Capability.BREAKPOINTS);
        if (info.actions().size() > 0) {
            capabilities.add(Capability.INPUT);
        }
        if (!info.bodies().isEmpty()) {
            capabilities.add(Capability.POSES);
        }
        if (Arrays.stream(ObjectAction.Verb.values()).anyMatch(verb -> !runner.offered(verb).isEmpty())) {
            capabilities.add(Capability.OBJECTS);
        }
    }

    /** The time base of a live session: its tick, its clamps and a nanosecond are whole; scaled deltas leave a carry. */
    public static TimeBase timeBase(ClockContract contract) {
        TimeBase base = contract.leastTimeBase();
        return contract.maxScaledDelta() == null ? base : base.including(contract.maxScaledDelta());
    }

    private static TimeBase timeBase(ClockContract contract, List<TickRate> rates) {
        TimeBase base = timeBase(contract);
        for (TickRate rate : rates) {
            base = base.including(rate.step());
        }
        return base;
    }

    /** Starts the threads; commands submitted before are carried out before the first frame. */
    public HostedSession start() {
        simulation = new Thread(this::simulate, "clock-sim");
        index = new Thread(this::maintain, "clock-index");
        simulation.setDaemon(true);
        index.setDaemon(true);
        simulation.start();
        index.start();
        return this;
    }

    private void simulate() {
        while (!closed) {
            if (!agent.work() && commands.isEmpty() && !closed) {
                LockSupport.park(this);
            }
        }
    }

    private void maintain() {
        long seen = -1;
        long pauseNanos = INDEX_PAUSE_NANOS;
        boolean more = false;
        while (!closed) {
            long releases = store.releases();
            boolean still = !more && releases == seen;
            more = !still && store.maintain();
            seen = releases;
            pauseNanos = still && !stirred ? Math.min(pauseNanos * 2, LONGEST_INDEX_PAUSE_NANOS) : INDEX_PAUSE_NANOS;
            stirred = false;
            if (!more) {
                LockSupport.parkNanos(this, pauseNanos);
            }
        }
    }

    /** For tests and scripts that bring no thread: does one piece of work, as {@link SimulationAgent#work()}. */
    public boolean work() {
        return agent.work();
    }

    @Override
    public SessionInfo info() {
        return info;
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.copyOf(capabilities);
    }

    @Override
    public StoreView view() {
        return store.view();
    }

    @Override
    public long releases() {
        return store.releases();
    }

    @Override
    public void ringAfter(long seen, Runnable bell) {
        store.ringAfter(seen, bell);
    }

    @Override
    public SubmitResult submit(Command command) {
        if (closed) {
            return new SubmitResult.Refused("the session is closed");
        }
        Capability needed = Capability.of(command);
        if (!capabilities.contains(needed)) {
            return new SubmitResult.Missing(needed);
        }
        if (command instanceof Command.Pause && past != null) {
            // While it repeats the past it takes no commands; this one ends that.
            past.stop();
        }
        if (!commands.offer(command)) {
            return new SubmitResult.Refused("too many commands wait; try again");
        }
        // The writer may need fresh chunks soon.
        stirred = true;
        // Nobody to wake, if it has no threads.
        LockSupport.unpark(simulation);
        LockSupport.unpark(index);
        return SubmitResult.ACCEPTED;
    }

    /** What it takes to repeat this session from its first frame; grows with it. */
    public RunRecord record() {
        return record;
    }

    /** How it repeats another session's past at its beginning; null for a session from its first frame. Any thread. */
    public Repetition repetition() {
        return past;
    }

    /** How much history it keeps. */
    public Retention retention() {
        return store.retention();
    }

    @Override
    public List<String> objectNames() {
        return runner.objectNames();
    }

    /** What went wrong in the game's hooks, in words. Any thread. */
    public HookFailures hookFailures() {
        return runner.failures();
    }

    @Override
    public String wordsOfObjectRow(long row) {
        return runner.failures().wordsOf(row);
    }

    @Override
    public String wordsOfBreakpointRow(long row) {
        return store.breakpointWords().of(row);
    }

    @Override
    public Map<Integer, Breakpoint> breakpoints() {
        return Map.copyOf(control.breakpoints());
    }

    @Override
    public List<String> offers(ObjectAction.Verb verb) {
        return runner.offered(verb);
    }

    /** Why the session failed, in plain words; null while it has not. */
    public String failure() {
        return agent.failure();
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(simulation);
        LockSupport.unpark(index);
    }

    /** Puts a session together. */
    public static final class Builder {
        private final ClockContract contract;
        private final DebuggeeProvider provider;
        private Function<TimeBase, Pacer> pacer;
        private String pacingTitle = "";
        private Retention retention = Retention.DEFAULT;
        private NanoSource nanos = NanoSource.SYSTEM;
        private List<TickRate> rates = List.of();
        private boolean startPaused;
        private boolean hashes;
        private RunRecord past;
        private long pastTicks;
        private StoreView pastRows;

        public Builder(ClockContract contract, DebuggeeProvider provider) {
            this.contract = contract;
            this.provider = provider;
        }

        /** Where its frames come from; required. */
        public Builder pacing(String title, Function<TimeBase, Pacer> newPacer) {
            pacingTitle = title;
            pacer = newPacer;
            return this;
        }

        public Builder retention(Retention newRetention) {
            retention = newRetention;
            return this;
        }

        /** What execution times are read from. */
        public Builder nanos(NanoSource newNanos) {
            nanos = newNanos;
            return this;
        }

        /** Chooses the time base so that the tick rate can be changed to each of these; without it only to some. */
        public Builder rates(List<TickRate> later) {
            rates = List.copyOf(later);
            return this;
        }

        public Builder startPaused(boolean paused) {
            startPaused = paused;
            return this;
        }

        /** Whether it records what each phase and tick left behind, so that a repetition can be compared. It is not unless this is asked for. */
        public Builder hashes(boolean recorded) {
            hashes = recorded;
            return this;
        }

        /**
         * First repeats another session up to the end of a tick, as fast as the machine can, then stands there and goes on by its own pacing;
         * a pause before that ends the repetition early. The contract and the debuggee must be those of that session.
         *
         * @param rows of that session, to tell which body differs; null if there are none
         * @param ticks so many of its ticks, 1 or more; all that it has so far if it has less. {@link Long#MAX_VALUE} also repeats what came
         *     after its last tick
         */
        public Builder past(RunRecord other, StoreView rows, long ticks) {
            if (ticks < 1) {
                throw new IllegalArgumentException("a session repeats one tick or more, not " + ticks);
            }
            past = other;
            pastRows = rows;
            pastTicks = ticks;
            return this;
        }

        public HostedSession build() {
            if (pacer == null) {
                throw new IllegalStateException("a session needs pacing");
            }
            return new HostedSession(this);
        }
    }
}
