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
    private final RunControl control;
    private final Pacer pacer;
    private final CommandQueue commands;
    private final boolean startPaused;
    /** Is played before anything else; null for nothing. */
    private final Repetition prefix;
    private final Runnable prefixStands;
    private boolean begun;
    private volatile String failure;

    public SimulationAgent(RunControl control, Pacer pacer, CommandQueue commands, boolean startPaused) {
        this(control, pacer, commands, startPaused, null, null);
    }

    /**
     * @param prefix what is played first, as fast as the machine can; the run then stands. Null for a run from its first frame
     * @param prefixStands is told when it does
     */
    SimulationAgent(RunControl control, Pacer pacer, CommandQueue commands, boolean startPaused, Repetition prefix,
            Runnable prefixStands) {
        this.prefix = prefix;
        this.prefixStands = prefixStands;
        this.control = control;
        this.pacer = pacer;
        this.commands = commands;
        this.startPaused = startPaused;
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
            if (!begun && prefix != null && prefix.step()) {
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

    private void begin() {
        begun = true;
        pacer.begun();
        if (prefix == null) {
            control.start(startPaused);
        } else if (control.running()) {
            control.apply(new Command.Pause(), 0);
        }
        if (prefix != null) {
            prefixStands.run();
        }
        if (!control.running()) {
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
