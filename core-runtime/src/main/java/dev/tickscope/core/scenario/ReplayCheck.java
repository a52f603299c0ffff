package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.CapTest;
import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.PhysicsCadence;
import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.contract.StageRole;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.scenario.ReplayReport.Difference;
import dev.tickscope.core.scenario.ReplayReport.Outcome;
import dev.tickscope.core.scenario.TickTrace.Entry;
import dev.tickscope.core.scenario.TimelineEntry.Place;
import dev.tickscope.core.time.Rational;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Runs what a scenario does at ticks with frames of other lengths, and compares what every tick saw and left behind: input, contacts and
 * poses. A game whose ticks depend on nothing but earlier ticks and tick-stamped input comes out alike; one that lets frames move its
 * world does not.
 */
public final class ReplayCheck {
    private static final List<String> POSE_PARTS = List.of("x", "y", "z", "rotation x", "rotation y", "rotation z", "rotation w");
    private static final int MOST_DOUBLINGS = 8;

    private final Scenario scenario;
    private final ClockContract contract;
    private final List<BodyShape> bodies;
    private final Rational longestFrame;
    private final int ticks;

    private ReplayCheck(Scenario scenario, int wantedTicks) throws InputException {
        this.scenario = scenario;
        this.contract = scenario.contract();
        PhysicsPort world = scenario.debuggee().create().physics();
        this.bodies = world == null ? List.of() : world.bodies();
        this.longestFrame = longestFrame();
        refuseFrameEntries();
        this.ticks = wantedTicks > 0 ? wantedTicks : trace(scenario, 0).ticks();
        if (ticks == 0) {
            throw new InputException(scenario.name() + ": its pacing runs no tick, so there is nothing to compare");
        }
    }

    /**
     * Checks one scenario at 60, 30 and 144 Hz, with irregular frames, with its own, and with those of a capture.
     *
     * @param wantedTicks how many ticks; 0 for as many as the scenario itself runs
     * @param seed of the irregular frames
     * @param capture a file of frame times, or null
     * @throws InputException if something in it belongs to frames instead of ticks, or it runs no tick
     */
    public static ReplayReport run(Scenario scenario, int wantedTicks, long seed, Path capture) throws InputException {
        List<ReplayPacing> others = new ArrayList<>(List.of(ReplayPacing.steady(30), ReplayPacing.steady(144), ReplayPacing.irregular(seed)));
        if (capture != null) {
            others.add(ReplayPacing.capture(capture));
        }
        if (scenario.deltas().stream().anyMatch(d -> !d.refused() && d.seconds().signum() > 0)) {
            others.add(ReplayPacing.ownOf(scenario));
        }
        return new ReplayCheck(scenario, wantedTicks).compareAll(ReplayPacing.steady(60), others);
    }

    private void refuseFrameEntries() throws InputException {
        for (TimelineEntry entry : scenario.timeline()) {
            if (entry.place() == Place.FRAME || entry.place() == Place.REAL_TIME) {
                throw new InputException(entry.key() + ": a check runs other frames than the scenario: "
                        + "give everything a \"tick\" or \"simTime\"");
            }
            if (entry.action() instanceof TimelineEntry.Run run && run.command() instanceof Command.Pause) {
                throw new InputException(entry.key() + ": a check runs without pauses, which need a frame to resume at");
            }
        }
    }

    /** The longest frame after which no contract drops or clamps anything, however much of a tick was left before it; null for any. */
    private Rational longestFrame() {
        Rational steps = null;
        if (contract.hasCap()) {
            long whole = contract.capTest() == CapTest.TICKS ? contract.capTicks() : contract.capTicks() - 1;
            steps = whole > 0 ? Rational.of(whole) : Rational.of(1, 2);
        }
        ProbePlan probes = scenario.probes() != null ? scenario.probes() : scenario.debuggee().create().probes();
        if (contract.hold().hasProbes() && probes.count() > 0) {
            steps = least(steps, Rational.of(contract.hold().probeDelay() + 1L, probes.latencyFrames()));
        }
        Rational scale = Rational.ONE;
        for (TimelineEntry entry : scenario.timeline()) {
            if (entry.action() instanceof TimelineEntry.Run run && run.command() instanceof Command.SetTimeScale set) {
                scale = scale.max(contract.timeScale().clamp(set.value().value()));
            }
        }
        Rational game = steps == null ? null : steps.times(contract.rate().step());
        game = least(game, contract.maxScaledDelta());
        return least(game == null ? null : game.dividedBy(scale), contract.maxDelta());
    }

    private static Rational least(Rational a, Rational b) {
        return a == null ? b : b == null ? a : a.min(b);
    }

    /** A pacing's run. @param splitFrames frames that came in pieces */
    private record Run(ReplayPacing pacing, Scenario scenario, TickTrace trace, int splitFrames) {
    }

    private ReplayReport compareAll(ReplayPacing reference, List<ReplayPacing> others) throws InputException {
        Run first = run(reference);
        List<Outcome> outcomes = new ArrayList<>();
        for (ReplayPacing pacing : others) {
            outcomes.add(compare(first, run(pacing)));
        }
        List<String> notes = new ArrayList<>();
        if (bodies.isEmpty()) {
            notes.add("there is no world, so only what ticks see of the input was compared");
        }
        boolean posesDiffer = outcomes.stream().anyMatch(o -> o.difference() != null && o.difference().what().startsWith("pose"));
        if (posesDiffer && contract.physics() == PhysicsCadence.PER_FRAME) {
            notes.add("physics steps once a frame under this contract, by the frame's own length");
        }
        return new ReplayReport(scenario.debuggee().title() + " under " + contract.title(), ticks, reference.title(), outcomes, notes);
    }

    /** Runs enough frames for the wanted ticks: twice as many as before until they are, since time scales may slow the clock down. */
    private Run run(ReplayPacing pacing) throws InputException {
        Rational seconds = contract.rate().step().times(Rational.of(ticks + 2L)).plus(Rational.of(1, 10));
        Run run = null;
        for (int doubling = 0; doubling <= MOST_DOUBLINGS; doubling++) {
            ReplayPacing.Cut cut = pacing.cut(seconds, longestFrame);
            Scenario paced = ScenarioReader.withDeltas(scenario, cut.deltas());
            run = new Run(pacing, paced, trace(paced, 0), cut.splitFrames());
            if (run.trace.ticks() >= ticks) {
                return run;
            }
            seconds = seconds.plus(seconds);
        }
        return run;
    }

    private TickTrace trace(Scenario paced, int posesOfTick) {
        TickTrace trace = new TickTrace(bodies.size(), posesOfTick);
        ScenarioRunner.run(paced, trace);
        return trace;
    }

    private Outcome compare(Run reference, Run run) {
        List<String> notes = new ArrayList<>();
        if (run.splitFrames > 0) {
            notes.add(run.splitFrames + (run.splitFrames == 1 ? " frame was" : " frames were") + " cut up, so that nothing is dropped");
        }
        long end = Math.min(ticks, Math.min(reachable(reference, notes), reachable(run, notes)));
        Difference difference = null;
        for (int i = 0; i < end && difference == null; i++) {
            if (!sameApartFromFrame(run.trace.entry(i), reference.trace.entry(i))) {
                difference = difference(i, run, reference);
            }
        }
        return new Outcome(run.pacing.title(), end, difference, String.join("; ", notes));
    }

    /** How far a run can be compared. */
    private long reachable(Run run, List<String> notes) {
        long reached = run.trace.ticks();
        if (run.trace.ticksBeforeDrop() >= 0 && run.trace.ticksBeforeDrop() < ticks) {
            reached = run.trace.ticksBeforeDrop();
            notes.add(run.pacing.title() + " drops time after tick " + reached);
        } else if (reached < ticks) {
            notes.add(run.pacing.title() + " runs only " + reached + " ticks");
        }
        return reached;
    }

    private static boolean sameApartFromFrame(Entry a, Entry b) {
        return a.pressed() == b.pressed() && a.released() == b.released() && a.held() == b.held() && a.contacts() == b.contacts()
                && a.hash() == b.hash();
    }

    private Difference difference(int index, Run run, Run reference) {
        Entry here = run.trace.entry(index);
        Entry there = reference.trace.entry(index);
        if (here.pressed() != there.pressed()) {
            return difference(index, here, there, stage(StageRole.HOOK), "pressed", names(here.pressed()), names(there.pressed()));
        } else if (here.released() != there.released()) {
            return difference(index, here, there, stage(StageRole.HOOK), "released", names(here.released()), names(there.released()));
        } else if (here.held() != there.held()) {
            return difference(index, here, there, stage(StageRole.HOOK), "held", names(here.held()), names(there.held()));
        } else if (here.hash() != there.hash()) {
            return poseDifference(index, run, reference);
        }
        return difference(index, here, there, stage(StageRole.CONTACTS), "number of contacts that began", Long.toString(here.contacts()),
                Long.toString(there.contacts()));
    }

    private static Difference difference(int index, Entry here, Entry there, String stage, String what, String value, String referenceValue) {
        return new Difference(index + 1L, here.frame(), there.frame(), stage, what, value, referenceValue);
    }

    /** Hashes tell that poses differ; both runs are repeated to tell whose. */
    private Difference poseDifference(int index, Run run, Run reference) {
        Entry here = run.trace.entry(index);
        Entry there = reference.trace.entry(index);
        double[][] poses = trace(run.scenario, index + 1).poses();
        double[][] wanted = trace(reference.scenario, index + 1).poses();
        for (int body = 0; body < bodies.size(); body++) {
            for (int part = 0; part < POSE_PARTS.size(); part++) {
                if (Double.doubleToLongBits(poses[body][part]) != Double.doubleToLongBits(wanted[body][part])) {
                    return difference(index, here, there, stage(StageRole.PHYSICS), "pose of " + bodies.get(body).name() + ", "
                            + POSE_PARTS.get(part), Double.toString(poses[body][part]), Double.toString(wanted[body][part]));
                }
            }
        }
        return difference(index, here, there, stage(StageRole.PHYSICS), "pose hash, which no repetition gives again", hex(here.hash()),
                hex(there.hash()));
    }

    private static String hex(long hash) {
        return String.format(Locale.ROOT, "%016x", hash);
    }

    private String names(long mask) {
        List<String> names = new ArrayList<>();
        for (int action = 0; action < scenario.actions().size(); action++) {
            if ((mask >>> action & 1) != 0) {
                names.add(scenario.actions().names().get(action));
            }
        }
        return names.isEmpty() ? "nothing" : String.join("+", names);
    }

    /** Where such a thing comes from: a stage of a tick, else of a frame. */
    private String stage(StageRole role) {
        return contract.plan().tick().stream().filter(s -> s.role() == role).findFirst()
                .or(() -> contract.plan().stages().stream().filter(s -> s.role() == role).findFirst())
                .map(Stage::title).orElse("the tick");
    }
}
