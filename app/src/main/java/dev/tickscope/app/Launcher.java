package dev.tickscope.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import javafx.application.Application;

/** The main class of the window. It is no {@link Application}, so that the JVM starts it from a plain class path. */
public final class Launcher {
    /**
     * Settings of JavaFX's painter; what is given on the command line wins. It keeps backgrounds with a border as pictures and magnifies those,
     * which takes ten times as long as filling; and it joins areas that changed until six are left, which here are half the window.
     */
    private static final Map<String, String> PAINTER = Map.of("prism.disableRegionCaching", "true", "prism.dirtyregioncount", "15");

    private Launcher() {
    }

    /** To be called before JavaFX starts. */
    static void setUpPainter() {
        PAINTER.forEach((key, value) -> System.getProperties().putIfAbsent(key, value));
    }

    /** @param args see {@link LaunchOptions}; after {@code picture}, {@link PictureCommand} */
    public static void main(String[] args) {
        setUpPainter();
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
