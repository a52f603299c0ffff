package dev.tickscope.app;

import javafx.application.Application;

/** The main class of the window. It is no {@link Application}, so that the JVM starts it from a plain class path. */
public final class Launcher {
    private Launcher() {
    }

    /** @param args see {@link LaunchOptions} */
    public static void main(String[] args) {
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
