package dev.tickscope.core.cli;

import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.Debuggees;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.recording.ReplayRun;
import dev.tickscope.core.scenario.RecordedTicks;
import dev.tickscope.core.scenario.ReplayCheck;
import dev.tickscope.core.store.Retention;
import dev.tickscope.core.store.Store;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Simulates recorded sessions again and compares. */
@Command(name = "replay", mixinStandardHelpOptions = true, versionProvider = Version.class,
        description = "Simulate recorded sessions again with the same frames, commands and input, and compare every phase and tick.",
        footer = {"", "Exit status: 0 identical, 2 an input is wrong, 3 a run differs; the highest of all files."})
final class ReplayCommand implements Callable<Integer> {
    @Option(names = "--by-tick", description = "Keep the input on the ticks that saw it, and run them with frames of other lengths, as check does.")
    private boolean byTick;

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
        try (RecordedSession session = RecordedSession.open(file)) {
            if (session.notice() != null) {
                out.flush();
                spec.commandLine().getErr().println("tickscope: " + session.notice());
            }
            if (session.record().setup().debuggee() == null) {
                throw new InputException(file + ": it was recorded with a game that is not here; there are " + String.join(", ", Debuggees.ids()));
            }
            DebuggeeProvider game = session.record().setup().debuggee();
            if (game.missing() != null) {
                throw new InputException(file + ": \"" + game.title() + "\" cannot run here: " + game.missing());
            }
            return byTick ? byTick(file, session, out) : byFrame(file, session, out);
        } catch (InputException e) {
            out.flush();
            spec.commandLine().getErr().println("tickscope: " + e.getMessage());
            return Main.WRONG_INPUT;
        }
    }

    private static int byFrame(Path file, RecordedSession session, PrintWriter out) {
        Store store = new Store(new Retention(Retention.MIN_ROW_BYTES, Retention.MIN_POSE_BYTES));
        ReplayRun replay = new ReplayRun(session.record(), session.view(), store.writer());
        while (replay.step()) {
            store.maintain();
        }
        out.println(file.getFileName() + ": " + replay.words());
        if (session.record().hashes() == null) {
            out.println("  note: the file has no hashes, so nothing was compared");
        }
        return replay.identical() ? Main.DONE : Main.CHECK_FAILED;
    }

    private int byTick(Path file, RecordedSession session, PrintWriter out) throws InputException {
        RecordedTicks ticks = RecordedTicks.of(file.getFileName().toString(), session.record().setup(), session.info().actions(), session.view());
        return CheckCommand.report(file, ReplayCheck.run(ticks.scenario(), ticks.count(), 1, null), out);
    }
}
