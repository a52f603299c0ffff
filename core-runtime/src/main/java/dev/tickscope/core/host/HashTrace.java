package dev.tickscope.core.host;

import dev.tickscope.core.event.PhaseRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.loop.PhaseHashes;
import dev.tickscope.core.time.TickPath;

/**
 * Hashes of what each phase and each tick left behind, 32 bits a PHASE row and a TICK row, apart from the rows and their budget. Equal runs
 * leave equal traces; where two differ for the first time, that phase is to blame. When the budget is used up nothing more is kept, so
 * that the beginning of a run stays provable. Written by the clock's thread; any thread may read what is published.
 */
@TickPath
public final class HashTrace implements PhaseHashes {
    /** Enough for some hours of an ordinary game. */
    public static final long DEFAULT_BUDGET_BYTES = 32L << 20;

    private final long mostNumbers;
    private final AppendLog phases = new AppendLog();
    private final AppendLog ticks = new AppendLog();
    private long numbers;

    public HashTrace() {
        this(DEFAULT_BUDGET_BYTES);
    }

    public HashTrace(long budgetBytes) {
        mostNumbers = budgetBytes / Integer.BYTES;
    }

    @Override
    public void phase(PhaseRow row, long hash) {
        addPhase(fold(hash));
    }

    @Override
    public void tick(TickRow row) {
        addTick(fold(row.stateHash));
    }

    /** Adds what a phase left behind; also for those who read a trace from a file. */
    public void addPhase(int hash) {
        add(phases, hash);
    }

    /** Adds what a tick left behind. */
    public void addTick(int hash) {
        add(ticks, hash);
    }

    private void add(AppendLog log, int hash) {
        if (numbers < mostNumbers) {
            numbers++;
            log.append(hash);
            log.publish();
        }
    }

    /** As the trace keeps a hash. */
    public static int fold(long hash) {
        return (int) (hash ^ hash >>> 32);
    }

    /** How many PHASE rows it tells about, from the first. Any thread. */
    public long phaseCount() {
        return phases.count();
    }

    /** What the phase of that PHASE row left behind. */
    public int phase(long row) {
        return phases.get(row);
    }

    /** How many TICK rows it tells about, from the first. Any thread. */
    public long tickCount() {
        return ticks.count();
    }

    /** What the tick of that TICK row left behind; 0 for a game without a world. */
    public int tick(long row) {
        return ticks.get(row);
    }

    /** Memory taken. */
    public long bytes() {
        return phases.bytes() + ticks.bytes();
    }
}
