package dev.tickscope.core.host;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.time.TickPath;
import java.util.Arrays;

/**
 * Everything that determines a run, in the order in which it came to {@link RunControl}: real time, commands and input. A loop that is
 * fed the same does the same again, as long as its game looks at nothing else. Written by the clock's thread; any thread may read the
 * first {@link #size()} entries.
 */
@TickPath
public final class RunJournal {
    /** What came. */
    public enum Kind {
        /** The session began; 1 if paused. */
        START,
        /** A frame of so many units. */
        FRAME,
        /** A delta that makes no sense. */
        REFUSE,
        /** The run stood for so many units. */
        PAUSED,
        /** A command between frames or at a stop; the units passed with it. */
        COMMAND,
        /** A command right before that tick, inside a frame. */
        COMMAND_IN_TICK,
        /** An edge that belongs to that tick. */
        EDGE_IN_TICK,
        /** Copies of probes of the next frame come late, by so many frames. */
        LATE_FRAME,
        /** Copies of probes of that tick come late, by as many frames as the next entry says. */
        LATE_TICK,
        /** The number that belongs to the entry before. */
        AMOUNT,
        /** The run stops at the end of that tick. */
        STOP_AFTER_TICK,
        /** The session ended; the ordinal of its cause. */
        END
    }

    private static final Kind[] KINDS = Kind.values();
    private static final int SHIFT = 12;
    private static final int MASK = (1 << SHIFT) - 1;

    /** Entries of one stretch. Those without a command need no array for commands. */
    private static final class Chunk {
        final byte[] kinds = new byte[1 << SHIFT];
        final long[] units = new long[1 << SHIFT];
        Command[] commands;
    }

    /** A journal that keeps nothing. */
    public static final RunJournal NONE = new RunJournal(false);

    private final boolean on;
    private volatile Chunk[] chunks = new Chunk[16];
    private int count;
    private volatile int published;

    public RunJournal() {
        this(true);
    }

    private RunJournal(boolean on) {
        this.on = on;
    }

    void start(boolean paused) {
        add(Kind.START, paused ? 1 : 0, null);
    }

    void frame(long units) {
        add(Kind.FRAME, units, null);
    }

    void refuse(long units) {
        add(Kind.REFUSE, units, null);
    }

    void paused(long units) {
        add(Kind.PAUSED, units, null);
    }

    void command(Command command, long units) {
        add(Kind.COMMAND, units, command);
    }

    void commandInTick(Command command, long tickIndex) {
        add(Kind.COMMAND_IN_TICK, tickIndex, command);
    }

    void edgeInTick(int action, boolean down, long tickIndex) {
        add(Kind.EDGE_IN_TICK, tickIndex, new Command.InputEdge(action, down));
    }

    void lateFrame(long frames) {
        add(Kind.LATE_FRAME, frames, null);
    }

    void lateTick(long frames, long tickIndex) {
        add(Kind.LATE_TICK, tickIndex, null);
        add(Kind.AMOUNT, frames, null);
    }

    void stopAfterTick(long tickIndex) {
        add(Kind.STOP_AFTER_TICK, tickIndex, null);
    }

    void end(StopCause cause) {
        add(Kind.END, cause.ordinal(), null);
    }

    /** Adds an entry that was read from a file. */
    public void add(Kind kind, long units, Command command) {
        if (!on) {
            return;
        }
        int index = count >>> SHIFT;
        Chunk[] all = chunks;
        if (index == all.length) {
            all = Arrays.copyOf(all, index * 2);
            chunks = all;
        }
        if (all[index] == null) {
            all[index] = new Chunk();
        }
        Chunk chunk = all[index];
        int at = count & MASK;
        chunk.kinds[at] = (byte) kind.ordinal();
        chunk.units[at] = units;
        if (command != null) {
            if (chunk.commands == null) {
                chunk.commands = new Command[1 << SHIFT];
            }
            chunk.commands[at] = command;
        }
        published = ++count;
    }

    /** Entries that are complete. */
    public int size() {
        return published;
    }

    public Kind kind(int index) {
        return KINDS[chunks[index >>> SHIFT].kinds[index & MASK]];
    }

    /** What the kind says: units of the session's time base, a tick, or a number. */
    public long units(int index) {
        return chunks[index >>> SHIFT].units[index & MASK];
    }

    /** The command of an entry that has one. */
    public Command command(int index) {
        Command[] commands = chunks[index >>> SHIFT].commands;
        return commands == null ? null : commands[index & MASK];
    }
}
