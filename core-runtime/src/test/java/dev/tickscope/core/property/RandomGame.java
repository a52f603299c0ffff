package dev.tickscope.core.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickscope.core.Recorder;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.InputLatch;
import dev.tickscope.core.contract.InputOnPause;
import dev.tickscope.core.contract.JoinPolicy;
import dev.tickscope.core.contract.RemovalPolicy;
import dev.tickscope.core.contract.SuspendPoint;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.event.LedgerRow;
import dev.tickscope.core.event.TickRow;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.DebuggeeRunner;
import dev.tickscope.core.host.HostedSession;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.host.RunControl;
import dev.tickscope.core.host.game.GameApi;
import dev.tickscope.core.host.game.GameObject;
import dev.tickscope.core.host.game.ObjectGame;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.FrameLoop;
import dev.tickscope.core.physics.MovableWorld;
import dev.tickscope.core.physics.StateHash;
import dev.tickscope.core.store.TimeLedger;
import dev.tickscope.core.time.NanoSource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A game whose objects come, go and are switched at random, under random frames, keys, late probes, pauses, steps and stops. What a
 * contract promises to objects and ticks is checked in every hook and after every frame.
 */
final class RandomGame {
    private static final int MOST_OBJECTS = 12;
    private static final ActionMap KEYS = new ActionMap(List.of("a", "b", "c"));

    private final ClockContract contract;
    private final SplittableRandom random;
    private final Recorder rows = new Recorder();
    private final List<Actor> actors = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final StateHash digest = new StateHash();
    private final ProbePlan plan;
    private final DebuggeeRunner runner;
    private final FrameLoop loop;
    private final RunControl control;
    private final long stepUnits;
    private final int tickHook;
    /** The probe frame in which each step ran, by its number. */
    private final List<Long> stepFrames = new ArrayList<>(List.of(0L));
    private GameApi api;
    private long probeFrame;
    private int names;
    private int breakpoints;
    private long waitingPressed;
    private long waitingReleased;
    private long down;
    private boolean inTick;

    RandomGame(ClockContract contract, long seed) {
        this.contract = contract;
        this.random = new SplittableRandom(seed);
        this.plan = contract.hold().hasProbes() && random.nextBoolean() ? new ProbePlan(1, 1 + random.nextInt(2)) : ProbePlan.NONE;
        this.tickHook = contract.plan().tick().stream().filter(s -> s.suspend() == SuspendPoint.TICK_END).findFirst().orElseThrow().index();
        this.stepUnits = HostedSession.timeBase(contract).step(contract.rate());
        this.runner = new DebuggeeRunner(new Provider(), contract, HostedSession.timeBase(contract), rows);
        this.loop = new FrameLoop(contract, HostedSession.timeBase(contract), rows, runner, NanoSource.STILL);
        this.control = new RunControl(contract, loop, rows, runner);
        control.start(false);
    }

    /** Runs so many frames. @return a digest of all that happened */
    long run(int frames) {
        for (int i = 0; i < frames; i++) {
            between();
            long units = deltaUnits();
            probeFrame++;
            if (control.running()) {
                control.frame(units);
            } else {
                control.pausedFor(units);
                probeFrame--;
                forgetIfPauseClears();
            }
            while (control.runInterrupted()) {
                control.apply(new Command.Resume(), 0);
            }
            check();
        }
        assertTrue(names > frames / 100 && loop.tickIndex() > frames / 10, "something happened");
        return digest.value();
    }

    private long deltaUnits() {
        return switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1 -> stepUnits;
            case 2 -> stepUnits * random.nextInt(8);
            case 3 -> random.nextLong(10 * stepUnits);
            default -> random.nextLong(2 * stepUnits);
        };
    }

    private void between() {
        for (int edges = random.nextInt(3); edges > 0; edges--) {
            edge(random.nextInt(KEYS.size()));
        }
        switch (random.nextInt(16)) {
            case 0 -> {
                control.apply(control.running() ? new Command.Pause() : new Command.Resume(), 0);
                forgetIfPauseClears();
            }
            case 1 -> step();
            case 2 -> control.apply(new Command.AddBreakpoint(new Breakpoint(++breakpoints, tickHook, loop.tickIndex() + 1 + random.nextInt(3), -1, 1)), 0);
            case 3 -> runner.probes().delayNextFrame(random.nextInt(3));
            case 4, 5, 6 -> act(false);
            default -> {
                // Only a frame.
            }
        }
    }

    /** In an engine without a latch a single tick sees only what is new since the last one; that has tests of its own. */
    private void step() {
        if (contract.input().latch() != InputLatch.NONE && !control.running()) {
            control.apply(new Command.StepTick(), 0);
            while (loop.suspended()) {
                control.apply(new Command.StepFrame(), 0);
            }
            check();
        }
    }

    private void edge(int key) {
        long bit = 1L << key;
        boolean press = (down & bit) == 0;
        down ^= bit;
        waitingPressed |= press ? bit : 0;
        waitingReleased |= press ? 0 : bit;
        control.apply(new Command.InputEdge(key, press), 0);
    }

    private void forgetIfPauseClears() {
        if (contract.input().onPause() == InputOnPause.CLEAR) {
            waitingPressed = 0;
            waitingReleased = 0;
        }
    }

    /** What scripts do now and then, from a hook or between frames. */
    private void act(boolean inside) {
        Actor some = actors.isEmpty() ? null : actors.get(random.nextInt(actors.size()));
        switch (random.nextInt(5)) {
            case 0, 1 -> {
                if (actors.size() < MOST_OBJECTS) {
                    Actor fresh = new Actor("O" + ++names, inside ? loop.position() : -1, loop.tickIndex() + (inTick ? 1 : 0));
                    actors.add(fresh);
                    api.spawn(fresh);
                }
            }
            case 2 -> {
                if (some != null && some.alive()) {
                    some.removedAtTick = loop.tickIndex() + (inTick ? 1 : 0);
                    actors.remove(some);
                    api.remove(some);
                }
            }
            default -> {
                if (some != null && some.alive()) {
                    some.switched = true;
                    api.setEnabled(some, !some.enabled());
                }
            }
        }
    }

    private void check() {
        assertEquals(List.of(), faults);
        assertEquals(List.of(), runner.failures().newest());
        for (TickRow tick : rows.ticks) {
            checkTick(tick);
        }
        for (int i = 0; i < rows.ended.size(); i++) {
            checkFrame(rows.ended.get(i), rows.ledgers.get(i));
        }
        rows.ticks.clear();
        rows.ended.clear();
        rows.ledgers.clear();
        rows.begun.clear();
        rows.phases.clear();
        rows.commands.clear();
        rows.states.clear();
        rows.breakpoints.clear();
    }

    private void checkTick(TickRow tick) {
        boolean latched = contract.input().latch() != InputLatch.NONE;
        boolean sees = !latched || tick.row == 0 || waitingPressed != 0 || waitingReleased != 0;
        assertEquals(sees ? waitingPressed : 0, tick.inputPressed, () -> "row " + tick.row);
        assertEquals(sees && contract.input().latch() != InputLatch.PRESS ? waitingReleased : 0, tick.inputReleased);
        assertEquals(down, tick.inputHeld);
        if (latched) {
            waitingPressed = 0;
            waitingReleased = 0;
        }
        assertEquals(stepFrames.size(), tick.tickIndex, "no step is skipped or repeated");
        stepFrames.add(probeFrame);
        long needed = tick.tickIndex - 1 - contract.hold().probeDelay();
        assertTrue(plan.count() == 0 || needed < 1 || stepFrames.get((int) needed) + plan.latencyFrames() <= probeFrame, "the copy is there");
        digest.add(tick.tickIndex).add(tick.inputPressed).add(tick.framePosition);
    }

    private void checkFrame(FrameRow row, LedgerRow sums) {
        TimeLedger ledger = new TimeLedger(row.realUnits - sums.wentBackUnits, sums.pausedUnits, sums.refusedUnits, sums.clampedUnits, sums.startDiscardedUnits,
                sums.replacedUnits, row.fedUnits, row.scaledUnits, row.scaledPart, sums.steppedUnits, row.ticksAfter, row.ticksAfter * stepUnits,
                row.accumulatorUnits, row.accumulatorPart, row.droppedSessionUnits, sums.droppedPart, sums.clearedUnits, sums.clearedPart,
                sums.roundedUnits, sums.roundedPart, row.denominator);
        assertTrue(ledger.balanced(), () -> ledger.toString());
        assertTrue(row.ticks <= contract.capTicks());
        assertEquals(row.simulationTick * stepUnits, row.simulationTimeUnits);
        assertTrue(row.accumulatorUnits >= 0 && row.accumulatorUnits <= contract.capTicks() * stepUnits);
        boolean whole = !row.is(FrameRow.INTERRUPTED) && !row.is(FrameRow.PAUSED);
        if (whole && row.heldTicks == 0) {
            assertTrue(row.accumulatorUnits < stepUnits);
            assertEquals(row.plannedTicks, row.ticks);
        }
        if (whole && plan.count() > 0) {
            assertEquals(row.plannedTicks, row.ticks + row.heldTicks, "held and run are all that was planned");
            assertTrue(row.ticks <= contract.hold().probeDelay() + 1);
        }
        if (!row.is(FrameRow.PAUSED)) {
            // Without a latch, what arrived belongs to this frame alone.
            boolean latched = contract.input().latch() != InputLatch.NONE;
            waitingPressed = latched ? waitingPressed : 0;
            waitingReleased = latched ? waitingReleased : 0;
        }
        digest.add(row.accumulatorUnits).add(row.droppedSessionUnits).add(row.heldTicks);
    }

    /** An object that checks when it is called. */
    private final class Actor extends GameObject {
        private final long spawnedInFrame;
        private final long spawnedAtTick;
        private long removedAtTick = -1;
        private long startedAtTick = -1;
        private boolean switched;
        private boolean ran;

        Actor(String name, long spawnedInFrame, long spawnedAtTick) {
            super(name);
            this.spawnedInFrame = spawnedInFrame;
            this.spawnedAtTick = spawnedAtTick;
        }

        private void expect(boolean holds, String what) {
            if (!holds) {
                faults.add(name() + ": " + what + ", tick " + api.tickIndex() + ", frame " + loop.position());
            }
        }

        private void called() {
            boolean immediate = contract.objects().removal() == RemovalPolicy.IMMEDIATE;
            expect(enabled(), "called while disabled");
            expect(alive(), "called though it is gone");
            expect(removedAtTick < 0 || !immediate, "called after it was removed");
        }

        @Override
        protected void onStart(GameApi now) {
            called();
            expect(startedAtTick < 0, "started twice");
            startedAtTick = now.tickIndex();
        }

        @Override
        protected void fixedUpdate(GameApi now) {
            inTick = true;
            called();
            long tick = now.tickIndex();
            expect(startedAtTick >= 0, "FixedUpdate before its start");
            expect(removedAtTick < 0 || tick <= removedAtTick, "FixedUpdate in a tick after its removal");
            if (!ran) {
                ran = true;
                boolean nextTick = contract.objects().join() == JoinPolicy.NEXT_TICK;
                expect(!nextTick || switched || tick == spawnedAtTick + 1, "first FixedUpdate in tick " + tick + " after " + spawnedAtTick);
                expect(!nextTick || switched || name().startsWith("First") || startedAtTick == tick, "its start and its first FixedUpdate are in one tick");
                expect(nextTick || loop.position() > spawnedInFrame, "first FixedUpdate in the frame that spawned it");
            }
            digest.add(number()).add(tick);
            if (random.nextInt(40) == 0) {
                act(true);
            }
            inTick = false;
        }

        @Override
        protected void update(GameApi now) {
            called();
            expect(startedAtTick >= 0, "Update before its start");
            if (random.nextInt(40) == 0) {
                act(true);
            }
        }
    }

    private final class Provider implements DebuggeeProvider {
        @Override
        public String id() {
            return "random";
        }

        @Override
        public String title() {
            return "Random";
        }

        @Override
        public String description() {
            return "A game of a test.";
        }

        @Override
        public Debuggee create() {
            return new Game();
        }
    }

    private final class Game extends ObjectGame {
        @Override
        public MovableWorld physics() {
            return null;
        }

        @Override
        public ActionMap actions() {
            return KEYS;
        }

        @Override
        public ProbePlan probes() {
            return plan;
        }

        @Override
        protected void populate(GameApi newApi) {
            api = newApi;
            for (int i = 0; i < 3; i++) {
                Actor first = new Actor("First" + i, -1, 0);
                actors.add(first);
                api.spawn(first);
            }
        }
    }
}
