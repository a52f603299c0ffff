package dev.tickscope.core.host;

import dev.tickscope.core.control.Command;
import dev.tickscope.core.control.CommandQueue;
import dev.tickscope.core.event.StopCause;
import dev.tickscope.core.loop.Pacer;

/**
 * What the clock's thread does, a piece at a time: carry out queued commands, then run the next frame when it is due. Tests call it
 * without a thread.
 */
public final class SimulationAgent {
    private static final int REPEATED_AT_ONCE = 500;

    private final RunControl control;
    private final Pacer pacer;
    private final CommandQueue commands;
    private final boolean startPaused;
    private boolean begun;
    /** What the session repeats before it goes on by itself, or null. */
    private JournalPlayer prelude;
    private volatile String failure;

    public SimulationAgent(RunControl control, Pacer pacer, CommandQueue commands, boolean startPaused) {
        this.control = control;
        this.pacer = pacer;
        this.commands = commands;
        this.startPaused = startPaused;
    }

    /** First repeats another run, as fast as it can, up to the end of the tick that makes them so many; there it stands. */
    void repeat(JournalPlayer player, long ticks) {
        prelude = player;
        control.stopAfterTicks(ticks);
    }

    /** Why the session failed, in plain words; null while it has not. */
    public String failure() {
        return failure;
    }

    /**
     * Carries out what is queued and then at most one frame; waits for that frame to become due.
     *
     * @return false if there is nothing to do before the next command
     */
    public boolean work() {
        try {
            if (prelude != null) {
                repeatSome();
                return true;
            }
            if (!begun) {
                begin();
            }
            drain();
            if (!control.running()) {
                return false;
            }
            runFrame();
            return true;
        } catch (ArithmeticException e) {
            fail(StopCause.CLOCK_OVERFLOW, "the session's clock has run so long that its numbers do not fit 63 bits any more");
            return false;
        } catch (GameException e) {
            fail(StopCause.GAME_ERROR, e.getMessage());
            return false;
        } catch (RuntimeException e) {
            fail(StopCause.GAME_ERROR, new GameException(e).getMessage());
            return false;
        }
    }

    /** A stretch at a time, so that a command to close is heard. */
    private void repeatSome() {
        for (int i = 0; i < REPEATED_AT_ONCE && prelude != null; i++) {
            if (prelude.atEnd() || control.stoppedAfterTicks()) {
                prelude = null;
                begun = true;
                pacer.begun();
                control.standStill();
                pacer.stopped();
            } else {
                prelude.step();
            }
        }
    }

    private void begin() {
        begun = true;
        pacer.begun();
        control.start(startPaused);
        if (startPaused) {
            pacer.stopped();
        }
    }

    private void fail(StopCause cause, String words) {
        failure = words;
        control.end(cause);
    }

    private void drain() {
        for (Command command = commands.poll(); command != null; command = commands.poll()) {
            boolean wasRunning = control.running();
            if (RunControl.moves(command) && !wasRunning && !control.ended()) {
                move(command);
            } else if (wasRunning && (command instanceof Command.LoadScene || command instanceof Command.Restart)) {
                load(command);
            } else {
                control.apply(command, 0);
                if (wasRunning && !control.running()) {
                    pacer.stopped();
                }
            }
        }
    }

    /** A command that lets time pass while the run stands: what really passed since it stopped is paused time. */
    private void move(Command command) {
        long pausedUnits = pacer.resumed();
        if (!RunControl.steps(command)) {
            if (pausedUnits > 0) {
                control.pausedFor(pausedUnits);
            }
            control.apply(command, 0);
        } else if (!control.apply(command, pausedUnits).accepted() && pausedUnits > 0) {
            // A refused step takes no time with it, but the time has passed all the same.
            control.pausedFor(pausedUnits);
        }
        if (!control.running()) {
            pacer.stopped();
        }
    }

    /** Loading takes real time that no frame is to simulate: the run stands meanwhile. */
    private void load(Command command) {
        pacer.stopped();
        control.apply(command, 0);
        long loadingUnits = pacer.resumed();
        if (loadingUnits > 0) {
            control.pausedFor(loadingUnits);
        }
    }

    private void runFrame() {
        switch (pacer.await()) {
            case FRAME -> {
                control.frame(pacer.deltaUnits());
                if (!control.running()) {
                    pacer.stopped();
                }
            }
            case REFUSED -> control.refuse(pacer.deltaUnits());
            case ENDED -> control.end(StopCause.PACING_ENDED);
            case WOKEN -> {
                // A command came in; it is next.
            }
        }
    }
}
