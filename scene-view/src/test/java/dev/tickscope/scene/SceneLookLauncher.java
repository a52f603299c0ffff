package dev.tickscope.scene;

/** Starts {@link SceneLook} from the class path, where an application class itself cannot be the main class. */
public final class SceneLookLauncher {
    private SceneLookLauncher() {
    }

    public static void main(String[] args) {
        SceneLook.main(args);
    }
}
