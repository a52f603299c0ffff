package dev.tickscope.core.cli;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.host.GameException;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.host.RunRecord;
import dev.tickscope.core.recording.FileSink;
import dev.tickscope.core.scenario.RunEnd;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioReader;
import dev.tickscope.core.scenario.ScenarioRunner;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;

/** Runs one scenario, tells where it stopped, and records it. */
@Command(name = "run", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Run a scenario with breakpoints, print its stops and log messages, and record it as a session file.",
        footer = {"", "A place is a phase of the contract that can stop, tickEnd or frameEnd; a condition may follow after a colon:",
            "  --break \"fixedUpdate:accumulator > 10 ms\"", "Every stop goes on at once, unless the scenario resumes by itself.",
            "Exit status: 0 done, 2 an input is wrong."})
final class RunCommand implements Callable<Integer> {
    /** Breakpoints of the timeline are counted from 1. */
    private static final int FIRST_ID = 1001;
    private static final Pattern UNTIL = Pattern.compile("(tick|frame):([1-9][0-9]{0,17})");

    @Option(names = "--break", paramLabel = "PLACE[:CONDITION]", description = "Stop there, print it, and go on. May be given several times.")
    private List<String> places = new ArrayList<>();

    @Option(names = "--until", paramLabel = "tick:N|frame:N", description = "Run no further than the end of that tick, or frame of the pacing.")
    private String until;

    @Option(names = "--record", paramLabel = "FILE", description = "Write a session file, which can be opened and replayed.")
    private Path file;

    @Parameters(paramLabel = "SCENARIO.json", description = "The scenario file.")
    private Path scenarioFile;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        try {
            Scenario scenario = ScenarioReader.read(scenarioFile);
            List<Breakpoint> breakpoints = new ArrayList<>();
            for (String place : places) {
                breakpoints.add(BreakPlaces.read(FIRST_ID + breakpoints.size(), place, scenario));
            }
            run(cut(scenario), breakpoints);
            return Main.DONE;
        } catch (InputException e) {
            return wrong(e.getMessage());
        } catch (IOException e) {
            return wrong(file + ": cannot be written: " + e.getMessage());
        } catch (JacksonException e) {
            return wrong(file + ": cannot be written: " + e.getOriginalMessage());
        } catch (GameException e) {
            return wrong(scenarioFile + ": the game failed: " + e.getMessage());
        }
    }

    private void run(Scenario scenario, List<Breakpoint> breakpoints) throws InputException, IOException {
        PrintWriter out = spec.commandLine().getOut();
        StopPrinter printer = new StopPrinter(scenario.contract().plan(), out);
        if (file == null) {
            ScenarioRunner.run(scenario, printer, new RunRecord(scenario.setup(), null, null), breakpoints, RunEnd.tick(until("tick")));
        } else {
            RunRecord record = new RunRecord(scenario.setup(), new RunJournal(), new HashTrace());
            try (FileSink sink = new FileSink(file, record, printer)) {
                ScenarioRunner.run(scenario, sink, record, breakpoints, RunEnd.tick(until("tick")));
            }
        }
        printer.printSum();
    }

    private int wrong(String message) {
        spec.commandLine().getOut().flush();
        spec.commandLine().getErr().println("tickscope: " + message);
        return Main.WRONG_INPUT;
    }

    /** The number behind {@code --until} if it counts those; else 0. */
    private long until(String what) throws InputException {
        Matcher matcher = until == null ? null : UNTIL.matcher(until);
        if (matcher == null) {
            return 0;
        } else if (!matcher.matches()) {
            throw new InputException("--until: expected tick:N or frame:N with a number of 1 or more, found \"" + until + "\"");
        }
        return matcher.group(1).equals(what) ? Long.parseLong(matcher.group(2)) : 0;
    }

    private Scenario cut(Scenario scenario) throws InputException {
        long frames = until("frame");
        return frames == 0 || frames >= scenario.deltas().size() ? scenario
                : ScenarioReader.withDeltas(scenario, scenario.deltas().subList(0, (int) frames));
    }
}
