package dev.tickscope.core.scenario;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractReader;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.contract.JsonFields;
import dev.tickscope.core.control.Command;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.Debuggees;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.scenario.TimelineEntry.Run;
import dev.tickscope.core.time.Rational;
import dev.tickscope.core.time.TimeBase;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads scenario files. */
public final class ScenarioReader {
    private static final BigInteger LIMIT = BigInteger.ONE.shiftLeft(62);

    private ScenarioReader() {
    }

    public static Scenario read(Path file) throws InputException {
        return read(file.getFileName().toString(), file + ":", ContractReader.readTree(file), file.toAbsolutePath().getParent());
    }

    /**
     * A scenario from a text.
     *
     * @param name what rows and messages call it
     * @param directory what relative paths in it start from
     */
    public static Scenario parse(String name, String json, Path directory) throws InputException {
        return read(name, name + ":", ContractReader.parse(name, json), directory);
    }

    private static Scenario read(String name, String source, JsonNode tree, Path directory) throws InputException {
        JsonFields fields = new JsonFields(source, tree);
        List<String> notes = new ArrayList<>();
        ClockContract contract = ContractReader.read(fields.at("contract"),
                fields.required("contract", "a preset, a path or an object with \"extends\""), directory, fields.node("settings"), notes);
        List<Delta> deltas = new PacingReader(directory, notes).read(fields.object("pacing"));
        DebuggeeProvider sample = debuggee(fields);
        Debuggee game = sample == null ? null : sample.create();
        ProbePlan probes = probes(fields, contract);
        int probeCount = probes != null ? probes.count() : game == null || !contract.hold().hasProbes() ? 0 : game.probes().count();
        TimelineReader reader = new TimelineReader(contract, notes, game, probeCount);
        List<TimelineEntry> timeline = fields.has("timeline") ? reader.read(fields.at("timeline"), fields.list("timeline")) : List.of();
        DebuggeeProvider debuggee = sample != null ? sample : new BareClock(reader.actions());
        boolean readout = fields.flag("readout", false);
        fields.end();
        return new Scenario(name, contract, timeBase(source, contract, deltas, timeline), deltas, timeline, debuggee, reader.actions(), probes,
                readout, notes);
    }

    /** The same scenario with other frames. */
    public static Scenario withDeltas(Scenario scenario, List<Delta> deltas) throws InputException {
        return new Scenario(scenario.name(), scenario.contract(),
                timeBase(scenario.name() + ":", scenario.contract(), deltas, scenario.timeline()), deltas, scenario.timeline(),
                scenario.debuggee(), scenario.actions(), scenario.probes(), scenario.readout(), scenario.notes());
    }

    private static ProbePlan probes(JsonFields fields, ClockContract contract) throws InputException {
        if (!fields.has("probes")) {
            return null;
        }
        JsonFields probes = fields.object("probes");
        ProbePlan plan = new ProbePlan((int) probes.whole("count", 0, ProbePlan.MAX_COUNT, 1),
                (int) probes.whole("latencyFrames", 1, ProbePlan.MAX_LATENCY, 1));
        probes.end();
        if (plan.count() > 0 && !contract.hold().hasProbes()) {
            throw new InputException(probes.path() + ": the contract \"" + contract.id() + "\" has no probes: its \"probeDelay\" is null");
        }
        return plan;
    }

    private static DebuggeeProvider debuggee(JsonFields fields) throws InputException {
        String id = fields.text("debuggee", null);
        if (id == null) {
            return null;
        }
        DebuggeeProvider sample = Debuggees.named(id).orElseThrow(() -> new InputException(fields.at("debuggee") + ": there is no sample \"" + id
                + "\"; there are " + String.join(", ", Debuggees.ids())));
        if (sample.missing() != null) {
            throw new InputException(fields.at("debuggee") + ": the sample \"" + id + "\" cannot run here: " + sample.missing());
        }
        return sample;
    }

    /** The smallest base in which every time of the scenario is whole, also after scaling. */
    private static TimeBase timeBase(String source, ClockContract contract, List<Delta> deltas, List<TimelineEntry> timeline)
            throws InputException {
        Set<Rational> scales = scales(contract, timeline);
        TimeBase base = contract.leastTimeBase();
        for (TimelineEntry entry : timeline) {
            if (entry.action() instanceof Run run && run.command() instanceof Command.SetRate rate) {
                base = base.including(rate.rate().step());
            }
        }
        BigInteger denominator = base.unitsPerSecond();
        Rational total = Rational.ZERO;
        for (Delta delta : deltas) {
            if (delta.seconds() != null) {
                BigInteger own = delta.seconds().denominator();
                if (denominator.mod(own).signum() != 0) {
                    base = base.including(delta.seconds());
                    denominator = base.unitsPerSecond();
                }
                total = total.plus(delta.seconds().signum() < 0 ? delta.seconds().negated() : delta.seconds());
            }
        }
        BigInteger factor = BigInteger.ONE;
        Rational largest = Rational.ONE;
        for (Rational scale : scales) {
            largest = largest.max(scale);
            factor = lcm(factor, scale.denominator());
            if (contract.maxScaledDelta() != null && scale.signum() > 0) {
                base = base.including(contract.maxScaledDelta()).including(contract.maxScaledDelta().dividedBy(scale));
            }
        }
        base = base.times(factor);
        long steps = timeline.stream().filter(TimelineEntry::isStep).count();
        // A whole second must fit besides, for contracts that count in frames a second or in an engine's own unit.
        Rational sum = total.plus(contract.rate().step().times(Rational.of(steps + 1))).plus(needsSecond(contract) ? Rational.ONE : Rational.ZERO);
        checkFits(source, base, sum, largest);
        return base;
    }

    private static boolean needsSecond(ClockContract contract) {
        return contract.arithmetic().rounds() || contract.ticks().fixesJitter() || contract.deltas().changes();
    }

    private static void checkFits(String source, TimeBase base, Rational seconds, Rational largestScale) throws InputException {
        Rational needed = seconds.times(Rational.of(base.unitsPerSecond(), BigInteger.ONE)).times(largestScale);
        if (needed.compareTo(Rational.of(LIMIT, BigInteger.ONE)) > 0) {
            Rational fits = Rational.of(LIMIT, base.unitsPerSecond()).dividedBy(largestScale);
            throw new InputException(source + " pacing: the times are too fine for their length: a unit of 1/" + base.unitsPerSecond()
                    + " s makes all of them whole, and with it only " + (long) fits.toDouble() + " s fit; the deltas add up to "
                    + (long) seconds.toDouble() + " s. Write the times with fewer digits, or fewer of them.");
        }
    }

    private static Set<Rational> scales(ClockContract contract, List<TimelineEntry> timeline) {
        Set<Rational> scales = new HashSet<>();
        scales.add(contract.timeScale().clamp(Rational.ONE));
        for (TimelineEntry entry : timeline) {
            if (entry.action() instanceof Run run && run.command() instanceof Command.SetTimeScale scale) {
                scales.add(contract.timeScale().clamp(scale.value().value()));
            }
        }
        return scales;
    }

    private static BigInteger lcm(BigInteger a, BigInteger b) {
        return a.divide(a.gcd(b)).multiply(b);
    }
}
