package dev.tickscope.core.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.DiscardAt;
import dev.tickscope.core.contract.Excess;
import dev.tickscope.core.contract.CapTest;
import dev.tickscope.core.contract.SingleStep;
import dev.tickscope.core.contract.SuspendPoint;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.host.GameControl;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.loop.PhaseHandler;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.NanoSource;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import dev.tickscope.core.time.TimeScale;
import java.math.BigInteger;
import java.util.Random;

/**
 * Drives a live clock with random deltas and commands and the reference clock beside it, and compares both exactly after every row. Its
 * time base is a live session's, so scaled deltas leave a carry.
 */
final class RandomRun {
    private static final long[] DENOMINATORS = {1, 1, 2, 3, 7, 10, 1000, 640, 333};

    private final ClockContract contract;
    private final TimeBase base;
    private final Random random;
    private final Recorder rows = new Recorder();
    private final FrameLoop loop;
    private final RunControl control;
    private final ReferenceClock reference;
    private final long stepUnits;
    /** The first stage of a tick in which a breakpoint stops at its end. */
    private final int tickHook;
    private long axisUnits;
    private boolean contractPaused;
    private int nextId = 1;
    private int breakpoints;
    private String did = "";

    RandomRun(ClockContract contract, long seed) {
        this.contract = contract;
        this.base = HostedSession.timeBase(contract);
        this.random = new Random(seed);
        this.stepUnits = base.step(contract.rate());
        this.tickHook = contract.plan().tick().stream().filter(s -> s.suspend() == SuspendPoint.TICK_END).findFirst().orElseThrow().index();
        this.loop = new FrameLoop(contract, base, rows, PhaseHandler.NONE, NanoSource.STILL);
        this.control = new RunControl(contract, loop, rows, GameControl.NONE);
        this.reference = new ReferenceClock(contract, base.seconds(1));
        control.start(false);
    }

    void run(int frames) {
        for (int i = 0; i < frames; i++) {
            int before = rows.ended.size();
            long ticksBefore = rows.ticks.size();
            if (random.nextInt(4) == 0) {
                command();
            }
            frame();
            resumeIfStopped();
            if (rows.ended.size() > before) {
                compare();
                properties(rows.last(), rows.ticks.size() - ticksBefore);
            }
            rows.begun.clear();
            rows.phases.clear();
            rows.commands.clear();
        }
    }

    private long deltaUnits() {
        long second = base.units(Rational.ONE);
        return switch (random.nextInt(12)) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> stepUnits;
            case 3 -> stepUnits * random.nextInt(8);
            case 4 -> second / 144;
            case 5 -> random.nextLong(2 * second);
            case 6 -> stepUnits - 1;
            case 7 -> stepUnits + 1;
            default -> random.nextLong(Math.max(1, 2 * stepUnits));
        };
    }

    private void frame() {
        long units = deltaUnits();
        Rational seconds = base.seconds(units);
        if (random.nextInt(30) == 0) {
            did = "refuse";
            control.refuse(-units);
            reference.refuse(seconds.negated());
        } else if (control.running()) {
            did = "frame of " + seconds;
            control.frame(units);
            reference.frame(seconds);
        } else {
            did = "paused for " + seconds;
            control.pausedFor(units);
            reference.pausedFor(seconds);
        }
    }

    private void command() {
        switch (random.nextInt(10)) {
            case 0, 1 -> pauseOrResume();
            case 2 -> step(true);
            case 3 -> step(false);
            case 4, 5 -> scale();
            case 6, 7 -> breakpoint();
            case 8 -> {
                control.apply(new Command.LoadScene(), 0);
                reference.change(contract.sceneLoad());
            }
            default -> {
                if (random.nextInt(3) == 0) {
                    control.apply(new Command.Restart(), 0);
                    reference.change(contract.restart());
                }
            }
        }
    }

    private void pauseOrResume() {
        boolean running = control.running();
        control.apply(running ? new Command.Pause() : new Command.Resume(), 0);
        reference.pauseChanged();
        contractPaused = running;
    }

    private void step(boolean tick) {
        long units = random.nextInt(1000);
        boolean paused = !control.running();
        boolean accepted = control.apply(tick ? new Command.StepTick() : new Command.StepFrame(), units).accepted();
        boolean allowed = !tick || contract.singleStep() == SingleStep.WHOLE_FRAME || paused && !reference.startPending;
        assertEquals(allowed, accepted, "whether a step is possible");
        if (!accepted) {
            return;
        }
        did = (tick ? "step of a tick" : "step of a frame") + (paused ? ", paused" : "");
        if (tick) {
            reference.stepTick(base.seconds(units), paused);
        } else {
            reference.stepFrame(base.seconds(units), paused);
        }
        resumeIfStopped();
        compare();
    }

    /** Goes on after a stop at once; a step that was stopped while paused is only finished. */
    private void resumeIfStopped() {
        while (control.runInterrupted()) {
            control.apply(new Command.Resume(), 0);
        }
        while (loop.suspended()) {
            control.apply(new Command.StepFrame(), 0);
        }
        assertEquals(!contractPaused, control.running());
    }

    private void scale() {
        long q = DENOMINATORS[random.nextInt(DENOMINATORS.length)];
        TimeScale scale = new TimeScale(random.nextInt(5) == 0 ? random.nextLong(110 * q) : random.nextLong(3 * q), q);
        control.apply(new Command.SetTimeScale(scale), 0);
        reference.scale = contract.timeScale().clamp(scale.value());
    }

    private void breakpoint() {
        if (breakpoints < 12) {
            breakpoints++;
            long tick = loop.tickIndex() + 1 + random.nextInt(6);
            control.apply(new Command.AddBreakpoint(new Breakpoint(nextId++, tickHook, tick, -1, 1)), 0);
            reference.breakpoints.add(tick);
        }
    }

    private Rational seconds(long units, long part, long denominator) {
        return Rational.of(units).plus(Rational.of(part, denominator)).dividedBy(Rational.of(base.unitsPerSecond(), BigInteger.ONE));
    }

    private long floorUnits(Rational seconds) {
        Rational units = seconds.times(Rational.of(base.unitsPerSecond(), BigInteger.ONE));
        return units.numerator().divide(units.denominator()).longValueExact();
    }

    private void compare() {
        FrameRow row = rows.last();
        LedgerRow sums = rows.ledgers.get(rows.ledgers.size() - 1);
        String where = contract + ", row " + row.position + " after " + did;
        assertEquals(reference.accumulator, seconds(row.accumulatorUnits, row.accumulatorPart, row.denominator), where);
        assertEquals(reference.allTicks, row.ticksAfter, where);
        assertEquals(reference.tick, row.simulationTick, where);
        assertEquals(reference.contractTime(), base.seconds(row.simulationTimeUnits), where);
        assertEquals(reference.dropped, seconds(row.droppedSessionUnits, sums.droppedPart, row.denominator), where);
        assertEquals(reference.cleared, seconds(sums.clearedUnits, sums.clearedPart, row.denominator), where);
        assertEquals(reference.scaled, seconds(row.scaledUnits, row.scaledPart, row.denominator), where);
        assertEquals(reference.fed, base.seconds(row.fedUnits), where);
        assertEquals(reference.real, base.seconds(row.realUnits - sums.wentBackUnits), where);
        assertEquals(reference.paused, base.seconds(sums.pausedUnits), where);
        assertEquals(reference.refused, base.seconds(sums.refusedUnits), where);
        assertEquals(reference.clamped, base.seconds(sums.clampedUnits), where);
        assertEquals(reference.startDiscarded, base.seconds(sums.startDiscardedUnits), where);
        assertEquals(reference.replaced, base.seconds(sums.replacedUnits), where);
        assertEquals(reference.stepped, base.seconds(sums.steppedUnits), where);
        assertEquals(reference.frameIndex, row.frameIndex, where);
        assertEquals(floorUnits(reference.frameTime), row.frameTimeUnits, where);
        assertEquals(floorUnits(reference.delta), row.deltaUnits, where);
        assertEquals(reference.alpha == null ? -1 : floorUnits(reference.alpha.times(contract.rate().step())), row.alphaUnits, where);
        assertEquals(0, sums.roundedUnits + sums.roundedPart);
        TimeLedger ledger = new TimeLedger(row.realUnits - sums.wentBackUnits, sums.pausedUnits, sums.refusedUnits, sums.clampedUnits, sums.startDiscardedUnits,
                sums.replacedUnits, row.fedUnits, row.scaledUnits, row.scaledPart, sums.steppedUnits, row.ticksAfter, row.ticksAfter * stepUnits,
                row.accumulatorUnits, row.accumulatorPart, row.droppedSessionUnits, sums.droppedPart, sums.clearedUnits, sums.clearedPart,
                sums.roundedUnits, sums.roundedPart, row.denominator);
        assertTrue(ledger.balanced(), where + ": " + ledger);
    }

    /** What holds after every frame, whatever came before. */
    private void properties(FrameRow row, long ticks) {
        assertTrue(row.realUnits >= axisUnits, "the real axis never goes back");
        axisUnits = row.realUnits;
        assertTrue(row.accumulatorUnits >= 0 && row.accumulatorPart >= 0 && row.accumulatorPart < row.denominator);
        boolean plain = !row.is(FrameRow.INTERRUPTED) && !row.is(FrameRow.PAUSED) && !row.is(FrameRow.REFUSED) && !row.is(FrameRow.START);
        if (contract.hasCap()) {
            assertTrue(row.ticks <= contract.capTicks(), "never more than the cap in one frame");
            if (plain && contract.excess() != Excess.KEEP && !(contract.capTest() == CapTest.TIME && contract.discardAt() == DiscardAt.END)) {
                assertTrue(row.accumulatorUnits < stepUnits, "less than a step is left after an uninterrupted frame: " + row.accumulatorUnits);
            }
        } else if (plain) {
            assertTrue(row.accumulatorUnits < stepUnits);
        }
    }
}
