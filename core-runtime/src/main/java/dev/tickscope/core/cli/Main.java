package dev.tickscope.core.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Where the command line begins. */
@Command(name = "tickscope", mixinStandardHelpOptions = true, versionProvider = Version.class, subcommands = {SimulateCommand.class, CheckCommand.class, RunCommand.class, ReplayCommand.class},
        synopsisSubcommandLabel = "COMMAND", description = "A visual clock debugger and inspector for game loops.",
        footer = {"", "Without arguments the window opens; with the name of a capture file it opens that.",
            "The launcher also knows: test [--nightly], bench [PATTERN], open FILE..., picture FILE [OPTIONS]"})
public final class Main implements Runnable {
    /** Everything was done. */
    public static final int DONE = 0;
    /** The input is wrong. */
    public static final int WRONG_INPUT = 2;
    /** A check failed. */
    public static final int CHECK_FAILED = 3;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Runs a command line; the exit status is returned. */
    public static int execute(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new Main());
        line.setOut(out);
        line.setErr(err);
        line.setExecutionExceptionHandler((exception, command, result) -> {
            err.println("tickscope: " + (exception.getMessage() == null ? exception.getClass().getSimpleName() : exception.getMessage()));
            return 1;
        });
        int status = line.execute(args);
        out.flush();
        err.flush();
        return status;
    }

    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(new java.io.OutputStreamWriter(new java.io.FileOutputStream(java.io.FileDescriptor.out), StandardCharsets.UTF_8));
        PrintWriter err = new PrintWriter(new java.io.OutputStreamWriter(new java.io.FileOutputStream(java.io.FileDescriptor.err), StandardCharsets.UTF_8));
        System.exit(execute(out, err, args));
    }
}
