package dev.tickscope.app;

import dev.tickscope.app.picture.Instant;
import dev.tickscope.app.picture.PictureView;
import dev.tickscope.app.picture.RunFile;
import dev.tickscope.app.shell.LayoutChoice;
import dev.tickscope.app.theme.Theme;
import dev.tickscope.core.cli.Main;
import dev.tickscope.core.contract.InputException;
import dev.tickscope.core.recording.RecordedSession;
import dev.tickscope.core.session.Playhead;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.application.Platform;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws one picture of a run, without a window. What is wrong with its options is told before anything is run or drawn. */
@Command(name = "tickscope picture", mixinStandardHelpOptions = true, sortOptions = false, usageHelpWidth = 100,
        description = {"Draw a picture of a scenario or a recorded session, without opening a window.",
            "A scenario is run up to the instant; of a session file the instant is looked up. The same file and options give the same picture."},
        footer = {"", "Exit status: 0 the picture is written, 1 drawing failed, 2 an option or the input is wrong, or the picture cannot be written."})
final class PictureCommand implements Callable<Integer> {
    private static final int FAILED = 1;
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{1,4})x([1-9][0-9]{1,4})");

    /** What is drawn, and into which file. @param editor whether the contract editor lies over the window */
    record Request(LayoutChoice layout, Theme theme, int width, int height, PictureView view, boolean editor, Path out) {
        boolean svg() {
            return ending(out).equals("svg");
        }
    }

    @Parameters(paramLabel = "SCENARIO|SESSION", description = "A scenario file, or a session file as \"run --record\" writes it.")
    private Path file;

    @Option(names = {"-o", "--output"}, required = true, paramLabel = "FILE", description = "Where to write it: a name in .png, or in .svg for the timeline. A file that is there is replaced.")
    private Path out;

    @Option(names = "--at", paramLabel = "INSTANT", defaultValue = "stop",
            description = "tick:N or frame:N (its end), stop (default: where the scenario stops for good, else its end) or end.")
    private String at;

    @Option(names = "--view", paramLabel = "VIEW", defaultValue = "window", description = "window (default), timeline, scene, fields or ledger.")
    private String view;

    @Option(names = "--layout", paramLabel = "LAYOUT", defaultValue = "debug", description = "Of the window: debug (default) or pacing.")
    private String layout;

    @Option(names = "--contract-editor", description = "Draw the window with the contract editor open on the run's contract.")
    private boolean editor;

    @Option(names = "--theme", paramLabel = "THEME", defaultValue = "dark", description = "dark (default) or light.")
    private String theme;

    @Option(names = "--size", paramLabel = "WxH", defaultValue = "1600x1000", description = "Width and height in pixels, 1600x1000 by default.")
    private String size;

    @Spec
    private CommandSpec spec;

    /** Runs the command line. @return the exit status */
    static int execute(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new PictureCommand()).setOut(out).setErr(err);
        line.setParameterExceptionHandler((wrong, given) -> {
            err.println("tickscope picture: " + wrong.getMessage());
            err.println("\"tickscope picture --help\" lists the options.");
            return Main.WRONG_INPUT;
        });
        int status = line.execute(args);
        out.flush();
        err.flush();
        return status;
    }

    @Override
    public Integer call() {
        try {
            Request request = request();
            Instant instant = Instant.parse(at);
            RecordedSession session = RunFile.open(file, instant.runEnd());
            Playhead playhead = instant.in(session.view(), file.toString());
            if (session.notice() != null) {
                spec.commandLine().getErr().println("tickscope picture: " + session.notice());
            }
            return draw(session, playhead, request);
        } catch (InputException e) {
            return tell(e.getMessage(), Main.WRONG_INPUT);
        } catch (IOException e) {
            return tell("the run cannot be kept for drawing: " + e.getMessage(), Main.WRONG_INPUT);
        }
    }

    private int tell(String message, int status) {
        spec.commandLine().getErr().println("tickscope picture: " + message);
        return status;
    }

    /** The options, checked. */
    private Request request() throws InputException {
        LayoutChoice chosenLayout = one(LayoutChoice.values(), LayoutChoice::id, "--layout", layout);
        Theme chosenTheme = one(Theme.values(), Theme::id, "--theme", theme);
        PictureView chosenView = one(PictureView.values(), PictureView::id, "--view", view);
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
            throw new InputException("--size: expected WIDTHxHEIGHT in pixels, such as 1600x1000, found \"" + size + "\"");
        }
        Request request = new Request(chosenLayout, chosenTheme, Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)), chosenView,
                editor, out);
        String refused = chosenView.refusal(request.width, request.height).orElse(null);
        if (refused != null) {
            throw new InputException("--size: " + refused);
        }
        if (editor && chosenView != PictureView.WINDOW) {
            throw new InputException("--contract-editor: it lies over the window; leave out --view " + view);
        }
        checkOutput(chosenView);
        return request;
    }

    private void checkOutput(PictureView chosenView) throws InputException {
        String ending = ending(out);
        if (!ending.equals("png") && !ending.equals("svg")) {
            throw new InputException("-o: expected a name that ends in .png or .svg, found \"" + out + "\"");
        }
        if (ending.equals("svg") && chosenView != PictureView.TIMELINE) {
            throw new InputException("-o: only the timeline is drawn as SVG: add --view timeline, or name a .png");
        }
        Path folder = out.toAbsolutePath().getParent();
        if (Files.isDirectory(out) || folder == null || !Files.isDirectory(folder)) {
            throw new InputException("-o: " + (Files.isDirectory(out) ? out + " is a folder" : "there is no folder " + folder) + "; expected the name of a file to write");
        }
    }

    private static <T> T one(T[] all, java.util.function.Function<T, String> id, String option, String found) throws InputException {
        StringBuilder names = new StringBuilder();
        for (T choice : all) {
            if (id.apply(choice).equals(found)) {
                return choice;
            }
            names.append(names.isEmpty() ? "" : ", ").append(id.apply(choice));
        }
        throw new InputException(option + ": expected one of " + names + ", found \"" + found + "\"");
    }

    private static String ending(Path path) {
        String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private int draw(RecordedSession session, Playhead playhead, Request request) {
        CompletableFuture<Void> written = new CompletableFuture<>();
        Platform.startup(() -> new PictureJob(session, playhead, request, written).run());
        try {
            written.get();
            return Main.DONE;
        } catch (ExecutionException e) {
            boolean cannotWrite = e.getCause() instanceof IOException;
            return tell(cannotWrite ? request.out + " cannot be written: " + e.getCause().getMessage()
                    : "drawing failed: " + e.getCause(), cannotWrite ? Main.WRONG_INPUT : FAILED);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return tell("interrupted before the picture was written", FAILED);
        } finally {
            Platform.exit();
        }
    }
}
