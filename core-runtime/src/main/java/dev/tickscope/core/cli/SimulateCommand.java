package dev.tickscope.core.cli;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.scenario.RowPrinter;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioReader;
import dev.tickscope.core.scenario.ScenarioRunner;
import dev.tickscope.core.scenario.TablePrinter;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs scenarios and prints what their clocks did. */
@Command(name = "simulate", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Run scenarios and print their rows: frames, ticks, phases, stops, drops and the time ledger.",
        footer = {"", "Files are independent and run in order. Exit status: 0 done, 2 an input is wrong, 3 a ledger does not add up; the highest of all files."})
final class SimulateCommand implements Callable<Integer> {
    /** How rows are printed. */
    enum Format {
        ndjson, table
    }

    @Option(names = "--exact", description = "Write times and ratios as exact fractions in text.")
    private boolean exact;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "ndjson", description = "ndjson (default) or table: one line a frame.")
    private Format format;

    @Parameters(arity = "1..*", paramLabel = "SCENARIO.json", description = "Scenario files.")
    private List<Path> files;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        int status = Main.DONE;
        for (Path file : files) {
            status = Math.max(status, simulate(file));
        }
        return status;
    }

    private int simulate(Path file) {
        PrintWriter out = spec.commandLine().getOut();
        try {
            Scenario scenario = ScenarioReader.read(file);
            if (run(scenario, out)) {
                return Main.DONE;
            }
            out.flush();
            spec.commandLine().getErr().println("tickscope: " + file + ": the time ledger does not add up");
            return Main.CHECK_FAILED;
        } catch (InputException e) {
            out.flush();
            spec.commandLine().getErr().println("tickscope: " + e.getMessage());
            return Main.WRONG_INPUT;
        }
    }

    /** Whether the ledger added up after every frame. */
    private boolean run(Scenario scenario, PrintWriter out) {
        if (format == Format.table) {
            TablePrinter printer = new TablePrinter(scenario.contract(), scenario.base(), exact, scenario.readout(), out);
            ScenarioRunner.run(scenario, printer);
            return printer.balanced();
        }
        try (RowPrinter printer = new RowPrinter(scenario.name(), scenario.contract(), scenario.base(), scenario.actions(), exact, out)) {
            ScenarioRunner.run(scenario, printer);
            return printer.balanced();
        }
    }
}
