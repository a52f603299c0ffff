package dev.tickscope.core.cli;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.host.BareClock;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.Debuggees;
import dev.tickscope.core.recording.Recording;
import dev.tickscope.core.recording.ReplayReport;
import dev.tickscope.core.recording.ReplayRun;
import dev.tickscope.core.recording.SessionFileReader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs recorded sessions again and compares them. */
@Command(name = "replay", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Run recorded sessions again with the same real time, commands and input, and compare every phase and tick.",
        footer = {"", "Exit status: 0 identical, 2 an input is wrong, 3 a run differs; the highest of all files."})
final class ReplayCommand implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Session files.")
    private List<Path> files;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        int status = Main.DONE;
        for (Path file : files) {
            status = Math.max(status, replay(file));
        }
        return status;
    }

    private int replay(Path file) {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try {
            SessionFileReader.Opened opened = SessionFileReader.open(file);
            if (opened.note() != null) {
                err.println("tickscope: " + opened.note());
            }
            ReplayReport report = new ReplayRun(opened.recording(), provider(file, opened.recording())).run();
            print(file, report, out);
            return report.identical() ? Main.DONE : Main.CHECK_FAILED;
        } catch (InputException e) {
            out.flush();
            err.println("tickscope: " + e.getMessage());
            return Main.WRONG_INPUT;
        }
    }

    private static DebuggeeProvider provider(Path file, Recording recording) throws InputException {
        if (recording.debuggee().equals(BareClock.ID)) {
            return new BareClock(recording.info().actions());
        }
        return Debuggees.named(recording.debuggee()).orElseThrow(() -> new InputException(file + ": it was recorded with \"" + recording.debuggee()
                + "\", which is not here; there are " + String.join(", ", Debuggees.ids())));
    }

    private static void print(Path file, ReplayReport report, PrintWriter out) {
        String over = report.ticks() + " ticks" + (report.phases() > 0 ? ", " + report.phases() + " phases" : "");
        if (report.identical()) {
            out.printf(Locale.ROOT, "%s: identical over %s%n", file.getFileName(), over);
            return;
        }
        out.printf(Locale.ROOT, "%s: differs; %d of %s differ%n", file.getFileName(), report.differingTicks(), over);
        if (report.divergence() != null) {
            out.println("  " + report.divergence().words());
        }
        if (report.note() != null) {
            out.println("  " + report.note());
        }
    }
}
