package dev.tickscope.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javafx.application.Application;

/** The main class of the window. It is no {@link Application}, so that the JVM starts it from a plain class path. */
public final class Launcher {
    private Launcher() {
    }

    /** @param args see {@link LaunchOptions}; after {@code picture}, {@link PictureCommand} */
    public static void main(String[] args) {
        if (args.length > 0 && args[0].equals("picture")) {
            System.exit(PictureCommand.execute(new PrintWriter(System.out, false, StandardCharsets.UTF_8),
                    new PrintWriter(System.err, false, StandardCharsets.UTF_8), Arrays.copyOfRange(args, 1, args.length)));
        }
        try {
            LaunchOptions.parse(args);
        } catch (IllegalArgumentException e) {
            System.err.println("tickscope: " + e.getMessage());
            System.err.println(LaunchOptions.USAGE);
            System.exit(2);
        }
        Application.launch(TickscopeApp.class, args);
        System.exit(TickscopeApp.exitStatus());
    }
}
