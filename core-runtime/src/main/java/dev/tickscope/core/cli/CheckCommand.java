package dev.tickscope.core.cli;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.scenario.ReplayCheck;
import dev.tickscope.core.scenario.ReplayReport;
import dev.tickscope.core.scenario.ScenarioReader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs scenarios with frames of other lengths and compares their ticks. */
@Command(name = "check", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Run what scenarios do at ticks at 30, 60 and 144 Hz and with irregular frames, and compare every tick.",
        footer = {"", "Input, contacts and poses are compared. Long frames are cut up so that nothing is dropped.",
            "Exit status: 0 identical, 2 an input is wrong, 3 ticks differ; the highest of all files."})
final class CheckCommand implements Callable<Integer> {
    @Option(names = "--ticks", paramLabel = "N", defaultValue = "0", description = "How many ticks; if left out, as many as the scenario itself runs.")
    private int ticks;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Seed of the irregular frames; 1 if left out.")
    private long seed;

    @Option(names = "--capture", paramLabel = "FILE", description = "Run with the frame times of this file, too.")
    private Path capture;

    @Parameters(arity = "1..*", paramLabel = "SCENARIO.json", description = "Scenario files; everything in them stands at a tick or simTime.")
    private List<Path> files;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (ticks < 0) {
            throw new ParameterException(spec.commandLine(), "--ticks: expected 1 or more, found " + ticks);
        }
        int status = Main.DONE;
        for (Path file : files) {
            status = Math.max(status, check(file));
        }
        return status;
    }

    private int check(Path file) {
        PrintWriter out = spec.commandLine().getOut();
        try {
            ReplayReport report = ReplayCheck.run(ScenarioReader.read(file), ticks, seed, capture);
            return report(file, report, out);
        } catch (InputException e) {
            out.flush();
            spec.commandLine().getErr().println("tickscope: " + e.getMessage());
            return Main.WRONG_INPUT;
        }
    }

    /** Prints what came of a comparison. @return the exit status */
    static int report(Path file, ReplayReport report, PrintWriter out) {
        out.printf(Locale.ROOT, "%s: %s, %d ticks, compared with %s%n", file.getFileName(), report.subject(), report.ticks(), report.reference());
        int width = report.outcomes().stream().mapToInt(o -> o.pacing().length()).max().orElse(1);
        for (ReplayReport.Outcome outcome : report.outcomes()) {
            out.printf(Locale.ROOT, "  %-" + width + "s  %s%n", outcome.pacing(), outcome.words(report.reference()));
        }
        report.notes().forEach(note -> out.println("  note: " + note));
        return report.identical() ? Main.DONE : Main.CHECK_FAILED;
    }
}
