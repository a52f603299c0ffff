package dev.tickscope.core.cli;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.control.Breakpoint;
import dev.tickscope.core.host.HashTrace;
import dev.tickscope.core.host.RunJournal;
import dev.tickscope.core.recording.Recording;
import dev.tickscope.core.recording.SessionFileWriter;
import dev.tickscope.core.scenario.Scenario;
import dev.tickscope.core.scenario.ScenarioReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs one scenario, tells where it stopped, and records it. */
@Command(name = "run", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Run a scenario with breakpoints, print its stops and log messages, and record it as a session file.",
        footer = {"", "A place is a phase of the contract that can stop, tickEnd or frameEnd; after \" if \" comes a condition:",
            "  --break \"fixedUpdate if accumulator > 10 ms\"", "Exit status: 0 done, 2 an input is wrong."})
final class RunCommand implements Callable<Integer> {
    private static final Pattern UNTIL = Pattern.compile("(tick|frame):([1-9][0-9]{0,17})");

    @Option(names = "--break", paramLabel = "PLACE", description = "Stop there, print it, and go on. May be given several times.")
    private List<String> places = new ArrayList<>();

    @Option(names = "--until", paramLabel = "tick:N|frame:N", description = "Run no further than the end of that tick of the session, or frame of the pacing.")
    private String until;

    @Option(names = "--record", paramLabel = "FILE", description = "Write a session file, which can be opened and replayed.")
    private Path file;

    @Parameters(paramLabel = "SCENARIO.json", description = "The scenario file.")
    private Path scenarioFile;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            Scenario scenario = ScenarioReader.read(scenarioFile);
            List<Breakpoint> breakpoints = new ArrayList<>();
            for (String place : places) {
                breakpoints.add(BreakPlaces.read(ScenarioRecording.FIRST_ADDED_ID + breakpoints.size(), place, scenario));
            }
            Recording recording = ScenarioRecording.of(cut(scenario), breakpoints, ticks(), new RunJournal(), new HashTrace());
            StopLines.print(recording, out);
            if (file != null) {
                SessionFileWriter.save(recording, file);
                out.printf(Locale.ROOT, "recorded %d frames, %d ticks in %s%n", recording.view().frames().rowCount(),
                        recording.view().ticks().rowCount(), file);
            }
            return Main.DONE;
        } catch (InputException e) {
            return wrong(e.getMessage());
        } catch (IOException e) {
            return wrong(file + ": cannot be written: " + (e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage()));
        }
    }

    private int wrong(String message) {
        spec.commandLine().getOut().flush();
        spec.commandLine().getErr().println("tickscope: " + message);
        return Main.WRONG_INPUT;
    }

    private Matcher until() throws InputException {
        Matcher matcher = until == null ? null : UNTIL.matcher(until);
        if (matcher != null && !matcher.matches()) {
            throw new InputException("--until: expected tick:N or frame:N with a number of 1 or more, found \"" + until + "\"");
        }
        return matcher;
    }

    private long ticks() throws InputException {
        Matcher matcher = until();
        return matcher != null && matcher.group(1).equals("tick") ? Long.parseLong(matcher.group(2)) : 0;
    }

    private Scenario cut(Scenario scenario) throws InputException {
        Matcher matcher = until();
        if (matcher == null || !matcher.group(1).equals("frame") || Long.parseLong(matcher.group(2)) >= scenario.deltas().size()) {
            return scenario;
        }
        return ScenarioReader.withDeltas(scenario, scenario.deltas().subList(0, Integer.parseInt(matcher.group(2))));
    }
}
